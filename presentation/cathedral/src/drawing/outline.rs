//! Outlines of sets of squares: many squares drawn as one body.

use bastide_cathedral::{Cell, Cells};
use bastide_draw::svg::{Path, Point, at};

use super::CELL;

/// A step along the grid.
type Step = (i8, i8);

/// How an outline runs.
#[derive(Clone, Copy)]
pub(super) struct Contour {
    /// Its distance from the grid lines, inwards.
    pub(super) inset: f64,
    /// How much its corners are rounded off.
    pub(super) radius: f64,
    /// How high it lies above the ground.
    pub(super) rise: f64,
}

/// The outline of the set as closed paths.
pub(super) fn outline(cells: Cells, line: Contour) -> Path {
    let mut path = Path::default();
    for corners in loops(cells) {
        let mut corners = inset_corners(&corners, line.inset);
        for corner in &mut corners {
            corner.y -= line.rise;
        }
        path.rounded(&corners, line.radius);
    }
    path
}

/// The closed lines around the set, each as its corners on the grid with the inside to the right.
fn loops(cells: Cells) -> Vec<Vec<(Point, Step, Step)>> {
    let mut edges = edges(cells);
    let mut loops = Vec::new();
    while let Some(&first) = edges.first() {
        let mut corners = Vec::new();
        let mut edge = first;
        loop {
            edges.retain(|&other| other != edge);
            let ((x, y), (dx, dy)) = edge;
            let end = (x + dx, y + dy);
            // The rightmost turn keeps squares that meet at a corner apart.
            let turns = [(-dy, dx), (dx, dy), (dy, -dx)];
            let next = turns
                .into_iter()
                .find(|&turn| edges.contains(&(end, turn)) || (end, turn) == first)
                .expect("outlines are closed");
            if next != (dx, dy) {
                corners.push((grid(end), (dx, dy), next));
            }
            edge = (end, next);
            if edge == first {
                break;
            }
        }
        loops.push(corners);
    }
    loops
}

/// The sides of squares that have no neighbour there, each from its start along its step.
fn edges(cells: Cells) -> Vec<(Step, Step)> {
    let mut edges = Vec::new();
    for cell in cells.iter() {
        let (x, y) = (cell.column() as i8, cell.row() as i8);
        let sides = [
            ((0, -1), (x, y), (1, 0)),
            ((1, 0), (x + 1, y), (0, 1)),
            ((0, 1), (x + 1, y + 1), (-1, 0)),
            ((-1, 0), (x, y + 1), (0, -1)),
        ];
        let open = sides.into_iter().filter(|&(toward, _, _)| !has(cells, cell, toward));
        edges.extend(open.map(|(_, start, step)| (start, step)));
    }
    edges
}

/// Whether the set has the square one step from this one.
pub(super) fn has(cells: Cells, cell: Cell, (dx, dy): Step) -> bool {
    cell.offset(dx, dy).is_some_and(|next| cells.contains(next))
}

fn grid((x, y): Step) -> Point {
    at(f64::from(x) * CELL, f64::from(y) * CELL)
}

fn inset_corners(corners: &[(Point, Step, Step)], inset: f64) -> Vec<Point> {
    let right_of = |(dx, dy): Step| at(f64::from(-dy), f64::from(dx));
    corners
        .iter()
        .map(|&(corner, into, out)| corner + (right_of(into) + right_of(out)) * inset)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_l_has_six_corners() {
        let cells = Cells::drawn(
            "
            x .
            x x
        ",
        );
        let loops = loops(cells);
        assert_eq!(loops.len(), 1);
        assert_eq!(loops[0].len(), 6);
    }

    #[test]
    fn a_ring_has_an_inner_line_and_corner_neighbours_have_two() {
        let ring = Cells::drawn(
            "
            x x x
            x . x
            x x x
        ",
        );
        assert_eq!(loops(ring).len(), 2);
        let corner = Cells::drawn(
            "
            x .
            . x
        ",
        );
        assert_eq!(loops(corner).iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
    }

    #[test]
    fn insets_go_inwards_at_both_kinds_of_corners() {
        let cells = Cells::drawn(
            "
            x .
            x x
        ",
        );
        let corners = inset_corners(&loops(cells)[0], 2.0);
        assert!(corners.contains(&at(2.0, 2.0)));
        assert!(corners.contains(&at(CELL - 2.0, CELL + 2.0)));
        assert!(corners.contains(&at(2.0 * CELL - 2.0, CELL + 2.0)));
    }
}
