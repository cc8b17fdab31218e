//! Territory: regions, and which of them are enclosed (CAT-CLAIM-01 to -04, -12).
//!
//! A region of a player is a maximal set of squares without that player's buildings, connected by
//! sides and corners. Enemy buildings and the cathedral lie inside regions; they bound nothing.

use crate::cell::{Cell, Cells};
use crate::setup::OpenCity;

/// The regions that `own` buildings cut the city into, in reading order of their first squares.
/// ```
/// # use bastide_cathedral::{Cells, regions};
/// let own = Cells::drawn("
///     . . x .
///     . . x .
///     x x x .
/// ");
/// let sizes: Vec<u32> = regions(own).map(|region| region.len()).collect();
/// assert_eq!(sizes, [4, 91]);
/// ```
pub fn regions(own: Cells) -> impl Iterator<Item = Cells> {
    let open = !own;
    let mut rest = open;
    std::iter::from_fn(move || {
        let region = Cells::one(rest.first()?).flooded(open);
        rest -= region;
        Some(region)
    })
}

/// The region that a square not covered by `own` lies in.
pub fn region_at(cell: Cell, own: Cells) -> Cells {
    Cells::one(cell).flooded(!own)
}

/// Whether a region counts as enclosed; `own` is what bounds it.
pub fn is_enclosed(region: Cells, own: Cells, rule: OpenCity) -> bool {
    match rule {
        OpenCity::FourWalls => !touches_all_walls(region),
        OpenCity::Literal => true,
        OpenCity::Largest => regions(own).any(|other| other.len() > region.len()),
        OpenCity::Area(most) => region.len() <= u32::from(most),
    }
}

/// Whether a region reaches the city wall on each of its four sides.
pub fn touches_all_walls(region: Cells) -> bool {
    Cells::WALLS.iter().all(|&wall| region.meets(wall))
}
