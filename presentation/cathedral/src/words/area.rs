//! Where something stands, without coordinates: `in the north-east`, `on the east wall`, `in the middle`.

use bastide_cathedral::{Cell, Cells};
use bastide_text::{Argument, Value};

use crate::Package;

/// A part of the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Area {
    /// The key that sentences select their words by.
    key: &'static str,
}

/// From the west to the east and from the north to the south; the middle has no name of its own.
const INSIDE: [[&str; 3]; 3] = [
    ["north-west", "north", "north-east"],
    ["west", "middle", "east"],
    ["south-west", "south", "south-east"],
];
const AT_WALLS: [[&str; 3]; 3] = [
    ["corner-north-west", "wall-north", "corner-north-east"],
    ["wall-west", "middle", "wall-east"],
    ["corner-south-west", "wall-south", "corner-south-east"],
];

impl Area {
    /// The walls that a piece touches, or else where its middle is.
    pub(crate) fn of(cells: Cells) -> Self {
        let third = |at: fn(Cell) -> u8| {
            let (low, high) =
                cells.iter().map(at).fold((9, 0), |(low, high), it| (it.min(low), it.max(high)));
            (wall(low, high), part(low + high))
        };
        let (columns, rows) = (third(Cell::column), third(Cell::row));
        let at_walls = AT_WALLS[rows.0][columns.0];
        let key = if at_walls == "middle" { INSIDE[rows.1][columns.1] } else { at_walls };
        Self { key }
    }
}

/// Whether something from `low` to `high` touches the near wall, none, or the far one.
fn wall(low: u8, high: u8) -> usize {
    match (low, high) {
        (0, _) => 0,
        (_, 9) => 2,
        _ => 1,
    }
}

/// In which part of the city something is whose ends add up to this.
fn part(ends: u8) -> usize {
    match ends {
        ..7 => 0,
        7..12 => 1,
        _ => 2,
    }
}

impl Argument<Package> for Area {
    fn value(&self) -> Value {
        Value::from(self.key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(squares: &str) -> &'static str {
        let cells = squares.split(' ').map(|square| square.parse().expect("a square"));
        Area::of(cells.collect()).key
    }

    #[test]
    fn a_piece_is_at_the_walls_it_touches_or_where_its_middle_is() {
        assert_eq!(area("A1 B1"), "corner-north-west");
        assert_eq!(area("J9 J10"), "corner-south-east");
        assert_eq!(area("J5 J6"), "wall-east");
        assert_eq!(area("D10 E10"), "wall-south");
        assert_eq!(area("E5 F5"), "middle");
        assert_eq!(area("H2 H3"), "north-east");
        assert_eq!(area("B5 C5"), "west");
        assert_eq!(area("E8 E9"), "south");
    }
}
