//! The story of a match, as one viewer may know it.

use bastide_core::{Seat, Viewer};
use bastide_text::{Phrasebook, people};

use super::page::{Aside, Story};
use crate::names::names_at_table;
use bastide_matches::{MatchState, UndoAnswer};

/// Turns that the page of a table is sent; the replay has them all.
const MOST_TURNS: usize = 40;
/// Actions whose steps the page of a table is sent. Those who were away longer are shown what a replay knows of it.
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
    let plies = now.game.plies();
    let begin = plies.saturating_sub(STEPS_BACK);
    let steps = now.game.steps(viewer, begin, book);
    let in_question = now.undo_wish.map(|request| request.ply);
    let round = now.game.round_page(viewer, book);
    Story {
        turns,
        has_earlier,
        steps,
        steps_of: (begin + 1, plies),
        asides: asides(now, viewer, book),
        in_question,
        round,
    }
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
