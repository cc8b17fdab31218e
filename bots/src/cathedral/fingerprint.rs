//! Fingerprints of positions, for tables that remember them.

use bastide_cathedral::{Cathedral, Cells, Question, Side};

/// A number that differs, for all practical purposes, between positions that can go on
/// differently. Which buildings make up a side's squares counts, because captures take whole
/// buildings; the order in which they were placed does not.
pub fn fingerprint(game: &Cathedral) -> u64 {
    let city = game.city();
    let hands =
        u64::from(game.hand(Side::Light).bits()) << 32 | u64::from(game.hand(Side::Dark).bits());
    let (question, pending) = match game.question() {
        Question::Cathedral => (0, Cells::NONE),
        Question::Building => (1, Cells::NONE),
        Question::Capture(pending) => (2, pending),
        Question::Nothing => (3, Cells::NONE),
    };
    let first_moves = Side::BOTH.map(|side| u64::from(game.placements_made(side).min(2)));
    let turn = game.to_move() as u64 | question << 1 | first_moves[0] << 3 | first_moves[1] << 5;
    let mut hash = mix(hands, turn ^ SALTS[0]);
    let squares = [
        city.cathedral_cells(),
        city.owned(Side::Light),
        city.owned(Side::Dark),
        pending,
        city.built(Side::Light),
        city.built(Side::Dark),
    ];
    for cells in squares {
        let bits = cells.bits();
        hash = mix(hash ^ bits as u64, (bits >> 64) as u64 ^ SALTS[3]);
    }
    // Sums do not depend on the order.
    let pieces = Side::BOTH.into_iter().flat_map(|side| {
        city.buildings(side).iter().map(move |building| {
            let bits = building.cells_inside(side).bits();
            mix(bits as u64 ^ SALTS[2], (bits >> 64) as u64 ^ SALTS[3])
        })
    });
    mix(hash, pieces.fold(SALTS[4], u64::wrapping_add))
}

/// Digits of the golden ratio, of pi and of e: any odd-looking numbers do.
const SALTS: [u64; 5] = [
    0x9e37_79b9_7f4a_7c15,
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7344,
    0xb7e1_5162_8aed_2a6b,
    0xa409_3822_299f_31d0,
];

/// Neither number may be one that a salt makes nothing of: the product would forget the other.
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a ^ SALTS[0]) * u128::from(b ^ SALTS[1]);
    (product >> 64) as u64 ^ product as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cathedral::after;

    /// Light's Inn shuts a Tavern of Dark's into the corner; left there, the buildings are the
    /// same as while it is asked about, but the turn and the question are not.
    #[test]
    fn a_question_and_its_answer_are_different_positions() {
        let asked = "CAnH7 TAnA1 SQnE6 TAnJ10 INwB2";
        let prints = [asked.to_owned(), format!("{asked} =A1"), format!("{asked} xA1")]
            .map(|actions| fingerprint(&after(&actions)));
        assert!(prints[0] != prints[1] && prints[1] != prints[2] && prints[0] != prints[2]);
    }

    #[test]
    fn the_order_of_placements_does_not_count_but_the_place_of_the_cathedral_does() {
        let one = fingerprint(&after("CAnE5 TAnA1 TAnJ10 SQnA5 SQnI5"));
        assert_eq!(one, fingerprint(&after("CAnE5 SQnA5 SQnI5 TAnA1 TAnJ10")));
        assert_ne!(one, fingerprint(&after("CAnE3 TAnA1 TAnJ10 SQnA5 SQnI5")));
    }
}
