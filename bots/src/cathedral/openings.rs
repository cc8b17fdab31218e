//! Openings of Cathedral for the arena.

use bastide_cathedral::{Action, Cathedral, Kind, Orientation, Placement, Side};

use crate::arena::Opening;

/// Cathedral's openings: the 56 ways to place the cathedral that no turn of the board maps onto
/// each other (CAT-PIECE-03, -04). Turning the board turns the piece, so each class has exactly one
/// member that faces north.
pub fn openings() -> Vec<Opening<Cathedral>> {
    let placements = Placement::all(Side::Light, Kind::Cathedral);
    let facing_north = placements.filter(|p| p.orientation() == Orientation::North);
    facing_north.map(|placement| vec![(Side::Light.seat(), Action::Place(placement))]).collect()
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
        let classes = openings();
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
}
