//! Counting sequences of actions: the quickest way to see that two implementations agree.

use bastide_core::Game as _;

use crate::game::{Cathedral, Question};
use crate::setup::{FirstMoveRule, PassRule};

/// How many sequences of `depth` actions there are. Capture decisions are actions of their own.
pub fn perft(game: &Cathedral, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1
        && let Some(count) = count_placements(game)
    {
        return count;
    }
    let mut actions = Vec::new();
    game.legal(game.to_move().seat(), &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        perft(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

/// The last ply needs no list where all that is asked for is a building.
fn count_placements(game: &Cathedral) -> Option<u64> {
    let rules = game.rules();
    let is_plain = game.question() == Question::Building
        && rules.pass == PassRule::Forced
        && rules.first_move != FirstMoveRule::Forbidden;
    is_plain.then(|| u64::from(game.fits(game.to_move()).count()))
}
