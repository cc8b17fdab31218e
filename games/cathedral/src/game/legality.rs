//! Which actions are legal, as checks that name the clause.

use bastide_core::{Seat, Violation, ensure};

use super::{Cathedral, Question};
use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::city::CathedralStand;
use crate::clause;
use crate::need::Need;
use crate::piece::Kind;
use crate::placement::Placement;
use crate::setup::{FirstMoveRule, PassRule};
use crate::side::Side;
use crate::territory::{regions, touches_all_walls};

type Refusal = Violation<Need>;

impl Cathedral {
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let is_over = self.question == Question::Nothing;
        ensure(!is_over, clause::CAT_END_01, Need::GameGoingOn)?;
        let is_own_turn = Side::of(seat) == Some(self.to_move);
        ensure(is_own_turn, clause::CAT_SETUP_08, Need::TurnOf { side: self.to_move })?;
        match action {
            Action::Place(placement) => self.check_placement(placement),
            Action::Capture(cell) | Action::Leave(cell) => self.check_decision(cell),
            Action::Pass => self.check_pass(),
        }
    }

    fn check_placement(&self, placement: Placement) -> Result<(), Refusal> {
        self.check_decided()?;
        let side = self.to_move;
        let kind = placement.kind();
        if kind == Kind::Cathedral {
            let clause = match self.city.cathedral() {
                CathedralStand::Captured => clause::CAT_CAPTURE_05,
                _ => clause::CAT_SETUP_07,
            };
            ensure(self.question == Question::Cathedral, clause, Need::CathedralUnplaced)?;
        } else {
            let is_placed = self.question == Question::Building;
            ensure(is_placed, clause::CAT_SETUP_07, Need::CathedralFirst)?;
            let is_in_hand = self.hands[side].count(kind) > 0;
            ensure(is_in_hand, clause::CAT_PLACE_01, Need::InHand { kind })?;
        }
        let Some(cells) = placement.cells(side) else {
            return Err(Violation::new(clause::CAT_PLACE_01, Need::InsideWalls));
        };
        let taken = cells - self.city.free();
        ensure(taken.is_empty(), clause::CAT_PLACE_03, Need::FreeSquares { cells: taken })?;
        let owned = cells & self.city.owned(!side);
        let need = Need::NotOwned { cells: owned, owner: !side };
        ensure(owned.is_empty(), clause::CAT_PLACE_04, need)?;
        let pocket = self.forbidden_pocket(placement);
        let need = Need::NothingEnclosed { cells: pocket.unwrap_or_default() };
        ensure(pocket.is_none(), clause::CAT_CLAIM_07, need)
    }

    /// While captures are to be decided, nothing else is (CAT-CAPTURE-03).
    fn check_decided(&self) -> Result<(), Refusal> {
        let Question::Capture(pending) = self.question else { return Ok(()) };
        let cells = self.isolated_piece(pending).cells;
        Err(Violation::new(clause::CAT_CAPTURE_03, Need::Decision { cells }))
    }

    fn check_decision(&self, cell: Cell) -> Result<(), Refusal> {
        let Question::Capture(pending) = self.question else {
            return Err(Violation::new(clause::CAT_CAPTURE_02, Need::Isolated));
        };
        ensure(pending.contains(cell), clause::CAT_CAPTURE_02, Need::Isolated)?;
        let cells = self.isolated_piece(pending).cells;
        let is_next = pending.first() == Some(cell);
        ensure(is_next, clause::CAT_NOTE_03, Need::Decision { cells })
    }

    fn check_pass(&self) -> Result<(), Refusal> {
        self.check_decided()?;
        let is_placed = self.question == Question::Building;
        ensure(is_placed, clause::CAT_SETUP_07, Need::CathedralFirst)?;
        // A side that is asked for a building can place one: forced passes happen by themselves.
        ensure(self.setup.pass == PassRule::Free, clause::CAT_PLACE_09, Need::NothingToPlace)
    }

    /// With `first_move = forbidden`: the pocket that this first building would wall off.
    pub(super) fn forbidden_pocket(&self, placement: Placement) -> Option<Cells> {
        let side = self.to_move;
        if self.setup.first_move != FirstMoveRule::Forbidden
            || self.placements[side] > 0
            || placement.kind() == Kind::Cathedral
        {
            return None;
        }
        // One building never reaches across the city, so whatever open-city rule is played, a
        // region that misses a wall is a pocket. With two pieces in it there is nothing to claim.
        regions(placement.cells_inside(side)).find(|&region| {
            let foreign = region & self.city.foreign(side);
            let is_worthless =
                !foreign.is_empty() && self.city.lone_foreigner(side, region).is_none();
            !touches_all_walls(region) && !is_worthless
        })
    }
}
