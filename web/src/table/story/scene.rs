//! The story of a match, as one viewer may know it.

use bastide_core::Viewer;
use bastide_text::Phrasebook;

use super::page::Story;
use bastide_matches::MatchState;

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
    Story { turns, has_earlier, steps }
}
