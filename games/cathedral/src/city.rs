//! The city: what stands where, and who owns which squares.
//!
//! Invariants (CAT-PROP-01, -02): a piece's squares are covered by it alone; no square is owned by
//! both; no square owned by one side bears the other's building or the cathedral.

use arrayvec::ArrayVec;

use crate::cell::{Cell, Cells};
use crate::piece::Kind;
use crate::placement::Placement;
use crate::side::{PerSide, Side};

/// A side's fourteen buildings.
const MOST_BUILDINGS: usize = 14;

/// Where the cathedral is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CathedralStand {
    NotPlaced,
    At(Placement),
    /// Out of the game for good (CAT-CAPTURE-05).
    Captured,
}

/// A piece on the board. The cathedral has no owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub owner: Option<Side>,
    pub kind: Kind,
    pub cells: Cells,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct City {
    built: PerSide<Cells>,
    owned: PerSide<Cells>,
    cathedral_cells: Cells,
    cathedral: CathedralStand,
    buildings: PerSide<ArrayVec<Placement, MOST_BUILDINGS>>,
}

impl City {
    pub(crate) fn empty() -> Self {
        Self {
            built: PerSide::default(),
            owned: PerSide::default(),
            cathedral_cells: Cells::NONE,
            cathedral: CathedralStand::NotPlaced,
            buildings: PerSide::from_fn(|_| ArrayVec::new()),
        }
    }

    pub fn cathedral(&self) -> CathedralStand {
        self.cathedral
    }

    /// Squares the cathedral covers; none when it is not on the board.
    pub fn cathedral_cells(&self) -> Cells {
        self.cathedral_cells
    }

    /// A side's buildings in the order in which they were placed.
    pub fn buildings(&self, side: Side) -> &[Placement] {
        &self.buildings[side]
    }

    /// Squares that a side's buildings cover.
    pub fn built(&self, side: Side) -> Cells {
        self.built[side]
    }

    /// Squares that a side owns, built upon or not.
    pub fn owned(&self, side: Side) -> Cells {
        self.owned[side]
    }

    /// Squares that nothing stands on.
    pub fn free(&self) -> Cells {
        !(self.built.light | self.built.dark | self.cathedral_cells)
    }

    /// The free squares that a side may build on: all but those the opponent owns.
    pub fn space(&self, side: Side) -> Cells {
        self.free() - self.owned[!side]
    }

    /// Squares covered by what is foreign to a side: enemy buildings and the cathedral.
    pub fn foreign(&self, side: Side) -> Cells {
        self.built[!side] | self.cathedral_cells
    }

    /// The piece that covers a square.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        if self.cathedral_cells.contains(cell) {
            let cells = self.cathedral_cells;
            return Some(Piece { owner: None, kind: Kind::Cathedral, cells });
        }
        let side = Side::BOTH.into_iter().find(|&side| self.built[side].contains(cell))?;
        self.buildings[side].iter().find_map(|placement| {
            let cells = placement.cells_inside(side);
            let owner = Some(side);
            cells.contains(cell).then_some(Piece { owner, kind: placement.kind(), cells })
        })
    }

    /// The foreign piece in a region of `side`, if there is exactly one (CAT-CAPTURE-01).
    pub fn lone_foreigner(&self, side: Side, region: Cells) -> Option<Piece> {
        let foreign = region & self.foreign(side);
        // A piece hangs together by sides, so it never lies partly in a region.
        self.piece_at(foreign.first()?).filter(|piece| piece.cells == foreign)
    }

    /// Puts a piece down on squares known to be free.
    pub(crate) fn lay(&mut self, side: Side, placement: Placement) {
        let cells = placement.cells_inside(side);
        if placement.kind() == Kind::Cathedral {
            self.cathedral = CathedralStand::At(placement);
            self.cathedral_cells = cells;
        } else {
            self.buildings[side].push(placement);
            self.built[side] |= cells;
        }
    }

    /// Takes a piece off the board.
    pub(crate) fn remove(&mut self, piece: Piece) {
        let Some(owner) = piece.owner else {
            self.cathedral = CathedralStand::Captured;
            self.cathedral_cells = Cells::NONE;
            return;
        };
        self.buildings[owner].retain(|building| building.cells_inside(owner) != piece.cells);
        self.built[owner] -= piece.cells;
    }

    /// Makes squares a side's own and says which of them were not before (CAT-CAPTURE-09 takes
    /// some of them from the other side).
    pub(crate) fn claim(&mut self, side: Side, cells: Cells) -> Cells {
        let fresh = cells - self.owned[side];
        self.owned[side] |= cells;
        self.owned[!side] -= cells;
        fresh
    }

    pub(crate) fn restored(
        cathedral: CathedralStand,
        buildings: impl IntoIterator<Item = (Side, Placement)>,
        owned: PerSide<Cells>,
    ) -> Self {
        let mut city = Self { owned, ..Self::empty() };
        match cathedral {
            CathedralStand::At(placement) => city.lay(Side::Light, placement),
            other => city.cathedral = other,
        }
        for (side, placement) in buildings {
            city.lay(side, placement);
        }
        city
    }
}
