//! Hipped roofs over any set of squares: each quarter of a square slopes away from the ridges.

use bastide_cathedral::{Cell, Cells};
use bastide_draw::svg::{Path, Point, at};

use super::outline::has;
use super::{CELL, RISE};

/// The slopes of a roof by the side they face, in the order of a material's colours, and its
/// ridges.
#[derive(Default)]
pub(super) struct Roof {
    pub(super) west: Path,
    pub(super) north: Path,
    pub(super) east: Path,
    pub(super) south: Path,
    pub(super) ridges: Path,
}

impl Roof {
    /// A roof whose eaves stay `inset` away from the grid lines.
    pub(super) fn over(cells: Cells, inset: f64) -> Self {
        let mut roof = Self::default();
        for cell in cells.iter() {
            for toward in [(1, -1), (1, 1), (-1, 1), (-1, -1)] {
                roof.add_quarter(&Quarter::new(cells, cell, toward, inset));
            }
            roof.add_ridges(cells, cell);
        }
        roof
    }

    fn add_quarter(&mut self, quarter: &Quarter) {
        let Quarter { toward, centre, corner, across, along, goes_on } = *quarter;
        let (upright, level) = match goes_on {
            // A hip runs from the centre to the corner.
            (false, false) => (vec![centre, across, corner], vec![centre, along, corner]),
            // Ridges on both sides make a valley.
            (true, true) => {
                let (end, top) = (at(across.x, corner.y), at(corner.x, along.y));
                (vec![centre, along, top, corner], vec![centre, across, end, corner])
            }
            (true, false) => (vec![], vec![centre, across, corner, along]),
            (false, true) => (vec![centre, across, corner, along], vec![]),
        };
        add(self.facing_sideways(toward.0), &upright);
        add(self.facing_up_or_down(toward.1), &level);
    }

    fn facing_sideways(&mut self, dx: i8) -> &mut Path {
        if dx > 0 { &mut self.east } else { &mut self.west }
    }

    fn facing_up_or_down(&mut self, dy: i8) -> &mut Path {
        if dy > 0 { &mut self.south } else { &mut self.north }
    }

    fn add_ridges(&mut self, cells: Cells, cell: Cell) {
        let middle = middle(cell);
        for (dx, dy) in [(1, 0), (0, 1)] {
            if has(cells, cell, (dx, dy)) {
                let next = middle + at(f64::from(dx), f64::from(dy)) * CELL;
                self.ridges.line(&[middle, next]);
            }
        }
    }
}

/// The centre of a square at the height of the roofs.
pub(super) fn middle(cell: Cell) -> Point {
    at((f64::from(cell.column()) + 0.5) * CELL, (f64::from(cell.row()) + 0.5) * CELL - RISE)
}

/// A quarter of a square, between its centre and one of its corners.
struct Quarter {
    toward: (i8, i8),
    centre: Point,
    corner: Point,
    /// Where the way sideways from the centre meets the eaves or the next square.
    across: Point,
    /// The same up or down.
    along: Point,
    /// Whether the building goes on sideways, and up or down.
    goes_on: (bool, bool),
}

impl Quarter {
    fn new(cells: Cells, cell: Cell, toward: (i8, i8), inset: f64) -> Self {
        let (dx, dy) = toward;
        let goes_on = (has(cells, cell, (dx, 0)), has(cells, cell, (0, dy)));
        let centre = middle(cell);
        let reach = |goes_on| if goes_on { CELL / 2.0 } else { CELL / 2.0 - inset };
        let (width, height) = (f64::from(dx) * reach(goes_on.0), f64::from(dy) * reach(goes_on.1));
        let corner = match goes_on {
            (true, true) => at(f64::from(dx), f64::from(dy)) * (CELL / 2.0 - inset),
            _ => at(width, height),
        };
        Self {
            toward,
            centre,
            corner: centre + corner,
            across: centre + at(width, 0.0),
            along: centre + at(0.0, height),
            goes_on,
        }
    }
}

/// Adds a polygon, if it is one.
fn add(path: &mut Path, points: &[Point]) {
    if !points.is_empty() {
        path.polygon(points);
    }
}
