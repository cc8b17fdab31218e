//! Scoring (CAT-SCORE).

use std::collections::BTreeSet;

use crate::table::{finished, playout, position, table};
use bastide_cathedral::{Cathedral, Side};
use bastide_core::Game as _;

#[test]
fn cat_score_01_points_are_the_squares_left_in_hand() {
    let start = table("CAnB2").game;
    assert_eq!([start.points(Side::Light), start.points(Side::Dark)], [47, 47]);
    // A captured cathedral is nobody's loss.
    let captured = table("CAnB2 ACnD2 IFnH8 CSnB5 xB1").game;
    assert_eq!([captured.points(Side::Light), captured.points(Side::Dark)], [42, 37]);
    position(finished::NONE_TO_ONE).ends(0, 1);
    position(finished::THREE_TO_FOUR).ends(3, 4);
}

#[test]
fn cat_score_02_having_placed_everything_wins() {
    assert_eq!(position(finished::NONE_TO_ONE).winner(), Some(Side::Light));
}

#[test]
fn cat_score_03_fewer_points_win() {
    assert_eq!(position(finished::THREE_TO_FOUR).winner(), Some(Side::Light));
}

#[test]
fn cat_score_04_equal_points_are_a_draw() {
    assert_eq!(position(finished::NONE_TO_NONE).winner(), None);
    assert_eq!(position(finished::THREE_TO_THREE).winner(), None);
}

/// The three clauses one after the other, as the rule sheet has them.
fn winner_by_clauses(game: &Cathedral) -> Option<Side> {
    let is_done = |side: Side| game.hand(side).is_empty();
    let alone = |&side: &Side| is_done(side) && !is_done(!side);
    let fewer = |&side: &Side| game.points(side) < game.points(!side);
    let first = Side::BOTH.into_iter().find(alone);
    first.or_else(|| Side::BOTH.into_iter().find(fewer))
}

#[test]
fn cat_score_05_the_three_clauses_agree() {
    let mut results = BTreeSet::new();
    for seed in 0..1000 {
        let end = playout("", seed, |_| ());
        let standing = end.standing().expect("the game is over");
        let ranks = Side::BOTH.map(|side| standing.places[side.seat()].rank);
        let expected = match winner_by_clauses(&end) {
            Some(Side::Light) => [1, 2],
            Some(Side::Dark) => [2, 1],
            None => [1, 1],
        };
        assert_eq!(ranks, expected, "{seed}");
        results.insert(ranks);
    }
    assert_eq!(results.len(), 3, "each side won and there was a draw: {results:?}");
}
