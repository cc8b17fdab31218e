//! Openings: what is played before the bots take over, so that both games of a pair begin alike.

use bastide_cathedral::{Action, Cathedral, Kind, Orientation, Placement, Side};
use bastide_core::{Game, Seat, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// The first actions of a game. An empty one leaves everything to the bots.
pub type Opening<G> = Vec<(Seat, <G as Game>::Action)>;

/// Cathedral's openings: the 56 ways to place the cathedral that no turn of the board maps onto
/// each other (CAT-PIECE-03, -04). Turning the board turns the piece, so each class has exactly one
/// member that faces north.
pub fn cathedral() -> Vec<Opening<Cathedral>> {
    let placements = Placement::all(Side::Light, Kind::Cathedral);
    let facing_north = placements.filter(|p| p.orientation() == Orientation::North);
    facing_north.map(|placement| vec![(Side::Light.seat(), Action::Place(placement))]).collect()
}

/// Openings for a number of pairs: each kind occurs equally often, give or take one, in an order
/// that follows from the seed. Without kinds to choose from, the bots open.
pub fn deal<O: Clone + Default>(kinds: &[O], pairs: usize, seed: u64) -> Vec<O> {
    if kinds.is_empty() {
        return vec![O::default(); pairs];
    }
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut dealt = Vec::with_capacity(pairs + kinds.len());
    while dealt.len() < pairs {
        let round = dealt.len();
        dealt.extend_from_slice(kinds);
        shuffle(&mut dealt[round..], &mut rng);
    }
    dealt.truncate(pairs);
    dealt
}

fn shuffle<T>(items: &mut [T], rng: &mut Pcg64Mcg) {
    for last in (1..items.len()).rev() {
        let other = below(rng, last as u32 + 1).expect("the bound is positive");
        items.swap(last, other as usize);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bastide_cathedral::{Cell, Cells};

    use super::*;

    fn turned(cells: Cells) -> Cells {
        cells.iter().filter_map(|c| Cell::at(9 - c.row() as i8, c.column() as i8)).collect()
    }

    #[test]
    fn cat_piece_03_the_classes_turned_are_all_placements_once() {
        let mut covered = BTreeSet::new();
        let classes = cathedral();
        assert_eq!(classes.len(), 56);
        for opening in classes {
            let Action::Place(placement) = opening[0].1 else { panic!("no placement") };
            let mut cells = placement.cells(Side::Light).unwrap();
            for _ in 0..4 {
                assert!(covered.insert(cells.bits()), "{placement} is in another class too");
                cells = turned(cells);
            }
        }
        let all = Placement::all(Side::Light, Kind::Cathedral);
        let all: BTreeSet<u128> = all.map(|p| p.cells(Side::Light).unwrap().bits()).collect();
        assert_eq!(covered, all);
    }

    #[test]
    fn every_class_is_dealt_equally_often() {
        let dealt = deal(&cathedral(), 2 * 56 + 10, 5);
        let mut counts: Vec<usize> =
            cathedral().iter().map(|kind| dealt.iter().filter(|d| *d == kind).count()).collect();
        counts.sort_unstable();
        assert_eq!((counts.len(), counts[0], counts[55]), (56, 2, 3));
        assert_ne!(deal(&cathedral(), 56, 5), deal(&cathedral(), 56, 6));
        assert_eq!(deal::<Opening<Cathedral>>(&[], 3, 5), [const { Vec::new() }; 3]);
    }
}
