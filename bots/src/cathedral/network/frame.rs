//! How a position is turned before the network looks at it, and the numbers of its answers.
//!
//! The colours' buildings are mirror images of each other. Mirrored when Light is to move, every
//! position is seen by somebody with Dark's buildings, and half as much has to be learned. The
//! four turns of the city are for learning alone.

use std::sync::LazyLock;

use bastide_cathedral::{Cell, Cells, Kind, Placement, Side};

/// Squares of the city.
pub const SQUARES: usize = 100;
/// Kinds of buildings, each in the orientations that look different.
pub const SHAPES: usize = 29;
/// Answers that the network gives: every shape with its pivot on every square.
pub const ANSWERS: usize = SHAPES * SQUARES;

const COLUMNS: u8 = 10;

/// From where a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Who looks.
    pub side: Side,
    /// Quarter turns clockwise.
    pub turns: u8,
}

impl Frame {
    pub const fn of(side: Side) -> Self {
        Self { side, turns: 0 }
    }

    /// The number of a square in this frame, counted in reading order.
    pub fn square(self, cell: Cell) -> usize {
        let (mut column, mut row) = (cell.column(), cell.row());
        if self.side == Side::Light {
            column = COLUMNS - 1 - column;
        }
        for _ in 0..self.turns {
            (column, row) = (COLUMNS - 1 - row, column);
        }
        usize::from(row * COLUMNS + column)
    }

    /// The number of the answer that stands for a placement of the side that looks.
    pub fn answer(self, placement: Placement) -> usize {
        let plain = usize::from(SHAPE_OF[placement.kind() as usize]) + turn_of(placement);
        let pivot = placement.pivot();
        let place = plain * SQUARES + usize::from(pivot.row() * COLUMNS + pivot.column());
        usize::from(ANSWER_OF[self.side as usize][usize::from(self.turns)][place])
    }
}

/// The first shape of each kind of building.
const SHAPE_OF: [u8; 11] = {
    let mut first = [0; 11];
    let mut kind = 1;
    while kind < 11 {
        first[kind] = first[kind - 1] + Kind::BUILDINGS[kind - 1].orientations().len() as u8;
        kind += 1;
    }
    first
};

fn turn_of(placement: Placement) -> usize {
    let turned = placement.kind().orientations().iter();
    turned.take_while(|&&orientation| orientation != placement.orientation()).count()
}

type Answers = [u16; ANSWERS];

/// For each side and each turn, the answer that a placement becomes. Places over the edge of the
/// city become nothing that is asked for.
static ANSWER_OF: LazyLock<[[Answers; 4]; 2]> = LazyLock::new(|| {
    let mut table = [[[0; ANSWERS]; 4]; 2];
    for side in Side::BOTH {
        for turns in 0..4 {
            fill(Frame { side, turns }, &mut table[side as usize][usize::from(turns)]);
        }
    }
    table
});

fn fill(frame: Frame, answers: &mut Answers) {
    let number = |placement: Placement| {
        let shape = usize::from(SHAPE_OF[placement.kind() as usize]) + turn_of(placement);
        let pivot = placement.pivot();
        shape * SQUARES + usize::from(pivot.row() * COLUMNS + pivot.column())
    };
    let all_squares: Vec<Cell> = Cell::all().collect();
    for placement in Kind::BUILDINGS.into_iter().flat_map(|kind| Placement::all(frame.side, kind)) {
        let cells = placement.cells_inside(frame.side);
        let turned: Cells = cells.iter().map(|cell| all_squares[frame.square(cell)]).collect();
        let seen = Placement::covering(Side::Dark, placement.kind(), turned);
        let seen = seen.expect("a mirrored building of Light's is one of Dark's");
        answers[number(placement)] = number(seen) as u16;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_placement_has_an_answer_of_its_own_in_every_frame() {
        for (side, turns) in Side::BOTH.into_iter().flat_map(|s| (0..4).map(move |t| (s, t))) {
            let frame = Frame { side, turns };
            let all = Kind::BUILDINGS.into_iter().flat_map(|kind| Placement::all(side, kind));
            let answers: Vec<usize> = all.map(|placement| frame.answer(placement)).collect();
            let different: BTreeSet<usize> = answers.iter().copied().collect();
            assert_eq!((answers.len(), different.len()), (2_141, 2_141));
            assert!(different.last().is_some_and(|&last| last < ANSWERS));
        }
    }

    /// Turned four times, a square is where it was; mirrored, the left is on the right.
    #[test]
    fn squares_turn_with_the_city() {
        let corner: Cell = "B1".parse().unwrap();
        let squares = [0, 1, 2, 3].map(|turns| Frame { side: Side::Dark, turns }.square(corner));
        assert_eq!(squares, [1, 19, 98, 80]);
        assert_eq!(Frame::of(Side::Light).square(corner), 8);
    }

    #[test]
    fn a_mirrored_academy_of_light_is_one_of_dark() {
        let light: Placement = "ACnD4".parse().unwrap();
        let answer = Frame::of(Side::Light).answer(light);
        let turned: Cells = light
            .cells(Side::Light)
            .unwrap()
            .iter()
            .map(|cell| Cell::at(9 - cell.column() as i8, cell.row() as i8).unwrap())
            .collect();
        let dark = Placement::covering(Side::Dark, Kind::Academy, turned).unwrap();
        assert_eq!(answer, Frame::of(Side::Dark).answer(dark));
    }
}
