//! Placements: a piece, turned, on its pivot square (CAT-PLACE-01, CAT-PLACE-02, CAT-NOTE-01).

use std::fmt;
use std::str::FromStr;

use bastide_core::NotationError;

use crate::cell::{Cell, Cells};
use crate::clause;
use crate::hand::Hand;
use crate::piece::{Covered, Kind, Orientation, Shifted};
use crate::side::Side;

/// Where and how a piece is put down. It may stick out of the city: [`Placement::cells`] tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    kind: Kind,
    orientation: Orientation,
    pivot: Cell,
}

impl Placement {
    /// Only orientations that the kind's table lists make a placement.
    pub fn new(kind: Kind, orientation: Orientation, pivot: Cell) -> Option<Self> {
        let is_listed = kind.orientations().contains(&orientation);
        is_listed.then_some(Self { kind, orientation, pivot })
    }

    pub const fn kind(self) -> Kind {
        self.kind
    }

    pub const fn orientation(self) -> Orientation {
        self.orientation
    }

    pub const fn pivot(self) -> Cell {
        self.pivot
    }

    /// The squares covered, or nothing when the piece would stick out of the city.
    pub fn cells(self, side: Side) -> Option<Cells> {
        let offsets = self.kind.shape(side, self.orientation).offsets();
        offsets.iter().map(|&(dx, dy)| self.pivot.offset(dx, dy)).collect()
    }

    /// The squares covered by a placement that is known to be inside, as those of a legal list and
    /// of pieces on the board are; for others the answer means nothing.
    pub fn cells_inside(self, side: Side) -> Cells {
        self.kind.shape(side, self.orientation).cells_around(self.pivot)
    }

    /// The placement of this kind that covers exactly these squares.
    pub fn covering(side: Side, kind: Kind, cells: Cells) -> Option<Self> {
        let turned = |&orientation: &Orientation| {
            let placements = cells.iter().map(move |pivot| Self { kind, orientation, pivot });
            placements.into_iter().find(|placement| placement.cells(side) == Some(cells))
        };
        kind.orientations().iter().find_map(turned)
    }

    /// Every placement of a kind into an empty city, in the order of the notation.
    pub fn all(side: Side, kind: Kind) -> impl Iterator<Item = Self> {
        Self::all_on(side, kind, Cells::ALL)
    }

    /// Every placement of a kind wholly on `space`, in the order of the notation.
    pub(crate) fn all_on(side: Side, kind: Kind, space: Cells) -> impl Iterator<Item = Self> {
        kind.orientations().iter().flat_map(move |&orientation| {
            let pivots = kind.shape(side, orientation).pivots_on(space);
            pivots.iter().map(move |pivot| Self { kind, orientation, pivot })
        })
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.kind, self.orientation.letter(), self.pivot)
    }
}

/// Kind, orientation, square, in either case: `CSwD2`.
impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = |expected| NotationError {
            clause: clause::CAT_NOTE_01,
            text: text.chars().take(20).collect(),
            expected,
        };
        let is_long_enough = text.is_ascii() && text.len() > 3;
        if !is_long_enough {
            return Err(error("a placement is written like CSwD2: kind, orientation, square"));
        }
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.code().eq_ignore_ascii_case(&text[..2]))
            .ok_or_else(|| error("it begins with TA ST IN BR SQ MA AB IF CS TO AC or CA"))?;
        let letter = text.as_bytes()[2].to_ascii_lowercase() as char;
        let orientation = Orientation::ALL
            .into_iter()
            .find(|orientation| orientation.letter() == letter)
            .ok_or_else(|| error("the third letter is n, e, s or w"))?;
        let pivot = text[3..].parse()?;
        Self::new(kind, orientation, pivot)
            .ok_or_else(|| error("this piece looks the same turned further: write it with n or e"))
    }
}

/// What a hand can still do with the squares it may build on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Squares that some building can cover.
    pub cells: Cells,
    /// How many placements there are.
    pub placements: u32,
    /// Squares of the buildings that fit nowhere any more.
    pub stuck: u8,
    /// How pressed the hand is: for each kind its squares, divided by one more than its
    /// placements, in sixty-fourths.
    pub pressure: u32,
}

/// Where each building of a hand fits onto a set of squares.
pub struct Fits {
    side: Side,
    hand: Hand,
    shifted: Shifted,
}

impl Fits {
    /// `space` is what `side` may build on.
    pub fn new(side: Side, hand: Hand, space: Cells) -> Self {
        Self { side, hand, shifted: Shifted::new(space) }
    }

    /// For each kind in the hand and each of its orientations, the pivots that fit.
    pub fn pivots(&self) -> impl Iterator<Item = (Kind, Orientation, Cells)> + '_ {
        let kinds = Kind::BUILDINGS.into_iter().filter(|&kind| self.hand.count(kind) > 0);
        kinds.flat_map(move |kind| {
            let turned = kind.orientations().iter();
            turned.map(move |&orientation| (kind, orientation, self.pivots_of(kind, orientation)))
        })
    }

    pub fn pivots_of(&self, kind: Kind, orientation: Orientation) -> Cells {
        self.shifted.pivots(kind.shape(self.side, orientation))
    }

    pub fn is_any(&self) -> bool {
        self.pivots().any(|(_, _, pivots)| !pivots.is_empty())
    }

    pub fn count(&self) -> u32 {
        self.pivots().map(|(_, _, pivots)| pivots.len()).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = Placement> + '_ {
        self.pivots().flat_map(|(kind, orientation, pivots)| {
            pivots.iter().map(move |pivot| Placement { kind, orientation, pivot })
        })
    }

    /// The placements that cover a square, largest buildings first.
    pub fn covering(&self, cell: Cell) -> impl Iterator<Item = Placement> + '_ {
        let kinds = Kind::BUILDINGS.into_iter().rev().filter(|&kind| self.hand.count(kind) > 0);
        let turned = kinds.flat_map(|kind| kind.orientations().iter().map(move |&o| (kind, o)));
        turned.flat_map(move |(kind, orientation)| {
            let shape = kind.shape(self.side, orientation);
            let pivots = self.shifted.pivots(shape);
            let around = shape.offsets().iter();
            around
                .filter_map(move |&(dx, dy)| cell.offset(-dx, -dy))
                .filter(move |&pivot| pivots.contains(pivot))
                .map(move |pivot| Placement { kind, orientation, pivot })
        })
    }

    /// All that the fits say at once.
    pub fn reach(&self) -> Reach {
        let mut covered = Covered::default();
        let mut reach = Reach { cells: Cells::NONE, placements: 0, stuck: 0, pressure: 0 };
        for (kind, copies) in self.hand.kinds() {
            let mut of_kind = 0;
            for &orientation in kind.orientations() {
                let shape = kind.shape(self.side, orientation);
                let pivots = self.shifted.pivots(shape);
                covered.add(shape, pivots);
                of_kind += pivots.len();
            }
            reach.placements += of_kind;
            reach.pressure += 64 * u32::from(kind.size() * copies) / (1 + of_kind);
            if of_kind == 0 {
                reach.stuck += kind.size() * copies;
            }
        }
        reach.cells = covered.cells();
        reach
    }

    /// The placement with `index` others before it.
    pub fn nth(&self, mut index: u32) -> Option<Placement> {
        for (kind, orientation, pivots) in self.pivots() {
            let count = pivots.len();
            if index < count {
                return pivots.nth(index).map(|pivot| Placement { kind, orientation, pivot });
            }
            index -= count;
        }
        None
    }
}
