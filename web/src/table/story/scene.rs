//! The story of a match, as one viewer may know it.

use bastide_core::{Seat, Viewer};
use bastide_text::{Phrasebook, people};

use super::page::{Aside, Story};
use crate::names::names_at_table;
use bastide_matches::{MatchState, UndoAnswer};

/// Turns that the page of a table is sent; the replay has them all.
const MOST_TURNS: usize = 40;
/// Steps that can be shown again to those who were away, and how far back it is looked for them.
const MOST_STEPS: usize = 60;
const STEPS_BACK: usize = 40;

pub(crate) fn told(now: &MatchState, viewer: Viewer, book: &Phrasebook) -> Story {
    if !now.is_dealt() {
        return Story::default();
    }
    let mut turns = now.game.story(viewer, MOST_TURNS + 1, book);
    let has_earlier = turns.len() > MOST_TURNS;
    if has_earlier {
        turns.remove(0);
    }
    let mut steps = now.game.steps(viewer, now.game.plies().saturating_sub(STEPS_BACK), book);
    steps.drain(..steps.len().saturating_sub(MOST_STEPS));
    let in_question = now.undo_wish.map(|request| request.ply);
    let round = now.game.round_page(viewer, book);
    Story { turns, has_earlier, steps, asides: asides(now, viewer, book), in_question, round }
}

/// Who was let take back, and who was not.
fn asides(now: &MatchState, viewer: Viewer, book: &Phrasebook) -> Vec<Aside> {
    let names = names_at_table(now, book);
    let name = |seat: Seat| match viewer {
        Viewer::Seat(own) if own == seat => "you".to_owned(),
        _ => names[seat].clone(),
    };
    let told = |answer: &UndoAnswer| {
        let (player, by) = (name(answer.seat), name(answer.by));
        let words = if answer.is_granted {
            people::story_undo_granted(book, player, by)
        } else {
            people::story_undo_refused(book, player, by)
        };
        Aside { ply: answer.ply, words }
    };
    now.undo_answers.iter().map(told).collect()
}
