//! The pieces: kinds, sizes and shapes (CAT-PIECE, CAT-SETUP-03 to -05 and -09).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::cell::{Cell, Cells, STRIDE};
use crate::side::Side;

/// A kind of piece. All but the cathedral are buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Tavern,
    Stable,
    Inn,
    Bridge,
    Square,
    Manor,
    Abbey,
    Infirmary,
    Castle,
    Tower,
    Academy,
    Cathedral,
}

/// How a piece is turned: the drawing of the ledger, or that drawing after quarter turns clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Orientation {
    #[serde(rename = "n")]
    North,
    #[serde(rename = "e")]
    East,
    #[serde(rename = "s")]
    South,
    #[serde(rename = "w")]
    West,
}

impl Orientation {
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    pub const fn letter(self) -> char {
        match self {
            Self::North => 'n',
            Self::East => 'e',
            Self::South => 's',
            Self::West => 'w',
        }
    }
}

impl Kind {
    pub const ALL: [Self; 12] = [
        Self::Tavern,
        Self::Stable,
        Self::Inn,
        Self::Bridge,
        Self::Square,
        Self::Manor,
        Self::Abbey,
        Self::Infirmary,
        Self::Castle,
        Self::Tower,
        Self::Academy,
        Self::Cathedral,
    ];

    /// The eleven kinds of buildings, smallest first.
    pub const BUILDINGS: [Self; 11] = {
        let mut buildings = [Self::Tavern; 11];
        let mut index = 0;
        while index < 11 {
            buildings[index] = Self::ALL[index];
            index += 1;
        }
        buildings
    };

    /// The two letters of the notation.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Tavern => "TA",
            Self::Stable => "ST",
            Self::Inn => "IN",
            Self::Bridge => "BR",
            Self::Square => "SQ",
            Self::Manor => "MA",
            Self::Abbey => "AB",
            Self::Infirmary => "IF",
            Self::Castle => "CS",
            Self::Tower => "TO",
            Self::Academy => "AC",
            Self::Cathedral => "CA",
        }
    }

    /// How many a player has; there is one cathedral for both.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Tavern | Self::Stable | Self::Inn => 2,
            _ => 1,
        }
    }

    /// Squares covered.
    pub const fn size(self) -> u8 {
        self.drawing(Side::Light).len() as u8
    }

    /// The orientations that give different shapes; only these are written.
    pub const fn orientations(self) -> &'static [Orientation] {
        const ALL: &[Orientation] = &Orientation::ALL;
        match self {
            Self::Tavern | Self::Square | Self::Infirmary => ALL.split_at(1).0,
            Self::Stable | Self::Bridge | Self::Abbey => ALL.split_at(2).0,
            _ => ALL,
        }
    }

    /// The squares in orientation *n*, as (dx, dy) from the pivot. The two colours' Abbeys and
    /// Academies are mirror images of each other.
    const fn drawing(self, side: Side) -> &'static [(i8, i8)] {
        match (self, side) {
            (Self::Tavern, _) => &[(0, 0)],
            (Self::Stable, _) => &[(0, -1), (0, 0)],
            (Self::Inn, _) => &[(0, -1), (0, 0), (1, 0)],
            (Self::Bridge, _) => &[(0, -1), (0, 0), (0, 1)],
            (Self::Square, _) => &[(0, -1), (1, -1), (0, 0), (1, 0)],
            (Self::Manor, _) => &[(0, -1), (-1, 0), (0, 0), (1, 0)],
            (Self::Abbey, Side::Light) => &[(0, -1), (0, 0), (1, 0), (1, 1)],
            (Self::Abbey, Side::Dark) => &[(0, -1), (-1, 0), (0, 0), (-1, 1)],
            (Self::Infirmary, _) => &[(0, -1), (-1, 0), (0, 0), (1, 0), (0, 1)],
            (Self::Castle, _) => &[(-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0)],
            (Self::Tower, _) => &[(1, -1), (0, 0), (1, 0), (-1, 1), (0, 1)],
            (Self::Academy, Side::Light) => &[(0, -1), (-1, 0), (0, 0), (0, 1), (1, 1)],
            (Self::Academy, Side::Dark) => &[(0, -1), (0, 0), (1, 0), (-1, 1), (0, 1)],
            (Self::Cathedral, _) => &[(0, -1), (-1, 0), (0, 0), (1, 0), (0, 1), (0, 2)],
        }
    }

    /// The shape of this kind in this colour, turned.
    pub(crate) fn shape(self, side: Side, orientation: Orientation) -> &'static Shape {
        &SHAPES[side as usize][self as usize][orientation as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The most squares a piece covers: the cathedral's six.
const LARGEST: usize = 6;
const LARGEST_BUILDING: usize = 5;
/// A square far enough from the corner that every shape fits around it.
const ORIGIN: u8 = 2 * STRIDE + 2;

/// A turned piece.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    offsets: [(i8, i8); LARGEST],
    size: usize,
    /// The shape with its pivot on [`ORIGIN`].
    around_origin: u128,
    /// For buildings: which of the nine squares around the pivot are covered, as indices into
    /// [`Shifted`]. Small ones name their pivot again, so that all take the same number of steps.
    neighbours: [u8; LARGEST_BUILDING],
}

static SHAPES: [[[Shape; 4]; 12]; 2] = {
    let mut shapes = [[[Shape::EMPTY; 4]; 12]; 2];
    let mut kind = 0;
    while kind < 12 {
        let mut turns = 0;
        while turns < 4 {
            shapes[0][kind][turns] = Shape::turned(Kind::ALL[kind].drawing(Side::Light), turns);
            shapes[1][kind][turns] = Shape::turned(Kind::ALL[kind].drawing(Side::Dark), turns);
            turns += 1;
        }
        kind += 1;
    }
    shapes
};

impl Shape {
    const EMPTY: Self = Self {
        offsets: [(0, 0); LARGEST],
        size: 0,
        around_origin: 0,
        neighbours: [Shifted::PIVOT; LARGEST_BUILDING],
    };

    const fn turned(drawing: &[(i8, i8)], quarter_turns: usize) -> Self {
        let mut shape = Self::EMPTY;
        shape.size = drawing.len();
        let mut index = 0;
        while index < drawing.len() {
            let (mut dx, mut dy) = drawing[index];
            let mut turn = 0;
            while turn < quarter_turns {
                (dx, dy) = (-dy, dx);
                turn += 1;
            }
            shape.offsets[index] = (dx, dy);
            shape.around_origin |= 1 << (ORIGIN as i8 + dy * STRIDE as i8 + dx);
            if drawing.len() <= LARGEST_BUILDING {
                shape.neighbours[index] = ((dy + 1) * 3 + dx + 1) as u8;
            }
            index += 1;
        }
        shape
    }

    pub(crate) fn offsets(&self) -> &[(i8, i8)] {
        &self.offsets[..self.size]
    }

    /// The squares covered with the pivot on `pivot`, which must leave the piece inside the city.
    pub(crate) const fn cells_around(&self, pivot: Cell) -> Cells {
        let bit = pivot.bit();
        Cells::from_bits(if bit >= ORIGIN {
            self.around_origin << (bit - ORIGIN)
        } else {
            self.around_origin >> (ORIGIN - bit)
        })
    }

    /// The pivots with which the shape lies wholly on `space`. Shapes hang together, so one that
    /// ran over the edge would cover a square of the empty eleventh column.
    pub(crate) fn pivots_on(&self, space: Cells) -> Cells {
        let from_offset = |&(dx, dy): &(i8, i8)| {
            let shift = dy * STRIDE as i8 + dx;
            let bits = space.bits();
            if shift < 0 { bits << -shift } else { bits >> shift }
        };
        let covered = self.offsets().iter().map(from_offset);
        Cells::from_bits(covered.fold(Cells::ALL.bits(), |pivots, bits| pivots & bits))
    }
}

/// A set of squares as seen from each of the nine squares around a pivot: what makes asking for
/// all places of all buildings cheap. Sixteen entries instead of nine spare the bounds checks.
pub(crate) struct Shifted([u128; 16]);

impl Shifted {
    /// The index of the set as it is.
    const PIVOT: u8 = 4;

    pub(crate) const fn new(cells: Cells) -> Self {
        let bits = cells.bits();
        let row = [bits << 1, bits, bits >> 1];
        let mut shifted = [0; 16];
        let mut column = 0;
        while column < 3 {
            shifted[column] = row[column] << STRIDE;
            shifted[3 + column] = row[column];
            shifted[6 + column] = row[column] >> STRIDE;
            column += 1;
        }
        Self(shifted)
    }

    /// The pivots with which a building lies wholly on the set. The empty eleventh column keeps
    /// shapes from running over the edge.
    pub(crate) fn pivots(&self, shape: &Shape) -> Cells {
        let covered = shape.neighbours.iter();
        Cells::from_bits(covered.fold(u128::MAX, |bits, &index| bits & self.0[index as usize & 15]))
    }
}

/// Gathers the squares that shapes cover, pivots of many shapes at a time: the way back from
/// [`Shifted`].
#[derive(Default)]
pub(crate) struct Covered([u128; 16]);

impl Covered {
    pub(crate) fn add(&mut self, shape: &Shape, pivots: Cells) {
        for &index in &shape.neighbours {
            self.0[index as usize & 15] |= pivots.bits();
        }
    }

    pub(crate) const fn cells(&self) -> Cells {
        let [nw, n, ne, w, own, e, sw, s, se, ..] = self.0;
        let left = nw >> STRIDE | w | sw << STRIDE;
        let middle = n >> STRIDE | own | s << STRIDE;
        let right = ne >> STRIDE | e | se << STRIDE;
        Cells::from_bits(left >> 1 | middle | right << 1)
    }
}
