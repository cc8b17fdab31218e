//! What an action does: placing, claiming, capturing, and whose turn it is then.

use bastide_core::Sink;

use super::{Cathedral, Question};
use crate::action::Action;
use crate::cell::Cells;
use crate::city::{CathedralStand, Piece};
use crate::event::Event;
use crate::piece::Kind;
use crate::placement::Placement;
use crate::setup::{CaptureRule, CathedralRule, FirstMoveRule, LateCapture};
use crate::side::PerSide;
use crate::territory::{is_enclosed, region_at, regions};

impl Cathedral {
    pub(super) fn carry_out(&mut self, action: Action, log: &mut impl Sink<Event>) {
        match action {
            Action::Place(placement) if placement.kind() == Kind::Cathedral => {
                self.place_cathedral(placement, log);
            }
            Action::Place(placement) => self.place_building(placement, log),
            Action::Capture(_) => {
                let piece = self.next_decision();
                self.capture(piece, log);
                self.end_turn_if_decided(log);
            }
            Action::Leave(_) => {
                let Piece { kind, cells, .. } = self.next_decision();
                log.tell(Event::Left { side: self.to_move, kind, cells });
                self.end_turn_if_decided(log);
            }
            Action::Pass => self.pass(log),
        }
    }

    fn place_cathedral(&mut self, placement: Placement, log: &mut impl Sink<Event>) {
        let side = self.to_move;
        self.city.lay(side, placement);
        let cells = self.city.cathedral_cells();
        log.tell(Event::Placed { side, kind: Kind::Cathedral, cells });
        self.question = Question::Building;
        if self.setup.cathedral == CathedralRule::Before {
            self.to_move = !side;
        }
    }

    fn place_building(&mut self, placement: Placement, log: &mut impl Sink<Event>) {
        let side = self.to_move;
        let is_in_hand = self.hands[side].take(placement.kind());
        debug_assert!(is_in_hand, "a placement of a building that is not in hand");
        self.city.lay(side, placement);
        self.placements[side] += 1;
        self.passes = 0;
        let cells = placement.cells_inside(side);
        log.tell(Event::Placed { side, kind: placement.kind(), cells });

        let is_first = self.placements[side] == 1;
        let isolated = if is_first { Cells::NONE } else { self.settle(cells, log) };
        if isolated.is_empty() {
            self.end_turn(log);
        } else if self.setup.capture == CaptureRule::Choice {
            self.question = Question::Capture(isolated);
        } else {
            for first in isolated.iter() {
                let piece = self.city.piece_at(first).expect("it was isolated a moment ago");
                self.capture(piece, log);
            }
            self.end_turn(log);
        }
    }

    /// Claims what the mover's newest building encloses and says which pieces it isolated, by
    /// their first squares (CAT-CLAIM-05, -09, -11; CAT-CAPTURE-02).
    fn settle(&mut self, newest: Cells, log: &mut impl Sink<Event>) -> Cells {
        let side = self.to_move;
        let own = self.city.built(side);
        let mut isolated = Cells::NONE;
        for region in regions(own) {
            if !is_enclosed(region, own, self.setup.open_city) {
                continue;
            }
            if !region.meets(self.city.foreign(side)) {
                self.claim_region(region, newest, log);
            } else if let Some(piece) = self.city.lone_foreigner(side, region)
                && (self.setup.late_capture == LateCapture::Yes
                    || !self.was_isolated(piece, own - newest))
            {
                isolated |= piece.cells.first().into_iter().collect();
            }
        }
        isolated
    }

    fn claim_region(&mut self, region: Cells, newest: Cells, log: &mut impl Sink<Event>) {
        let side = self.to_move;
        if self.setup.first_move == FirstMoveRule::Never {
            let first = region.first().expect("regions are not empty");
            let before = region_at(first, self.city.built(side) - newest);
            if before == region {
                return;
            }
        }
        let cells = self.city.claim(side, region);
        if !cells.is_empty() {
            log.tell(Event::Claimed { side, cells });
        }
    }

    /// Whether a piece was isolated by the mover's buildings as they stood before (CAT-CAPTURE-02).
    fn was_isolated(&self, piece: Piece, own_before: Cells) -> bool {
        let first = piece.cells.first().expect("pieces cover squares");
        let region = region_at(first, own_before);
        is_enclosed(region, own_before, self.setup.open_city)
            && self.city.lone_foreigner(self.to_move, region).is_some()
    }

    /// The piece the mover now decides about; the question moves on to the next one.
    fn next_decision(&mut self) -> Piece {
        let Question::Capture(pending) = self.question else {
            unreachable!("decisions are carried out only while they are asked for")
        };
        let piece = self.isolated_piece(pending);
        self.question = Question::Capture(pending - piece.cells);
        piece
    }

    fn end_turn_if_decided(&mut self, log: &mut impl Sink<Event>) {
        if self.question == Question::Capture(Cells::NONE) {
            self.end_turn(log);
        }
    }

    fn capture(&mut self, piece: Piece, log: &mut impl Sink<Event>) {
        let side = self.to_move;
        let first = piece.cells.first().expect("pieces cover squares");
        let region = region_at(first, self.city.built(side));
        self.city.remove(piece);
        if let Some(owner) = piece.owner {
            self.hands[owner].put(piece.kind);
        }
        let Piece { owner, kind, cells } = piece;
        log.tell(Event::Captured { side, owner, kind, cells });
        let cells = self.city.claim(side, region);
        log.tell(Event::Claimed { side, cells });
    }

    fn pass(&mut self, log: &mut impl Sink<Event>) {
        log.tell(Event::Passed { side: self.to_move });
        self.passes += 1;
        if self.passes == 2 {
            self.end(log);
        } else {
            self.end_turn(log);
        }
    }

    /// Gives the turn to whoever can place next (CAT-PLACE-10, CAT-END-01, -02).
    fn end_turn(&mut self, log: &mut impl Sink<Event>) {
        let mover = self.to_move;
        self.question = Question::Building;
        self.to_move = !mover;
        if self.city.cathedral() == CathedralStand::NotPlaced {
            self.question = Question::Cathedral;
            return;
        }
        if self.can_place(!mover) {
            return;
        }
        if self.passes == 0 && self.can_place(mover) {
            self.to_move = mover;
            self.passes = 1;
            log.tell(Event::Passed { side: !mover });
        } else {
            // After a free pass this one, though forced, is the second in a row (R 7).
            if self.passes == 1 {
                self.passes = 2;
                log.tell(Event::Passed { side: !mover });
            }
            self.end(log);
        }
    }

    fn end(&mut self, log: &mut impl Sink<Event>) {
        self.question = Question::Nothing;
        log.tell(Event::Ended { points: PerSide::from_fn(|side| self.points(side)) });
    }
}
