//! A game of Cathedral: turns, claims, captures and the end.

use bastide_core::{
    Game, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink, Standing, Viewer,
    Violation, below, ensure,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::city::{CathedralStand, City, Piece};
use crate::clause;
use crate::event::Event;
use crate::hand::Hand;
use crate::need::Need;
use crate::piece::Kind;
use crate::placement::{Fits, Placement};
use crate::position::Position;
use crate::setup::{
    CaptureRule, CathedralRule, FirstMoveRule, LateCapture, OpenCity, PassRule, Setup,
};
use crate::side::{PerSide, Side};
use crate::territory::{is_enclosed, region_at, regions, touches_all_walls};
use crate::view::View;

/// What the side to move is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Where the cathedral shall stand (CAT-SETUP-07).
    Cathedral,
    /// Where the next building shall stand.
    Building,
    /// Whether to remove or leave the pieces that the placement isolated, given by their first
    /// squares; asked one by one in reading order (CAT-CAPTURE-03, CAT-NOTE-03).
    Capture(Cells),
    /// Nothing: the game is over.
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cathedral {
    city: City,
    question: Question,
    hands: PerSide<Hand>,
    /// Buildings placed so far, those captured later included (CAT-CLAIM-07).
    placements: PerSide<u8>,
    to_move: Side,
    /// Passes since the last placement.
    passes: u8,
    setup: Setup,
}

type Refusal = Violation<Need>;

impl Cathedral {
    /// A game about to start.
    pub fn new(setup: Setup) -> Self {
        let (to_move, question) = match setup.cathedral {
            CathedralRule::Before => (Side::Light, Question::Cathedral),
            CathedralRule::AfterFirst => (Side::Dark, Question::Building),
        };
        Self {
            city: City::empty(),
            question,
            hands: PerSide { light: Hand::FULL, dark: Hand::FULL },
            placements: PerSide::default(),
            to_move,
            passes: 0,
            setup,
        }
    }

    pub(crate) fn restored(
        city: City,
        hands: PerSide<Hand>,
        placements: PerSide<u8>,
        turn: (Side, Question, u8),
        setup: Setup,
    ) -> Self {
        let (to_move, question, passes) = turn;
        Self { city, question, hands, placements, to_move, passes, setup }
    }

    pub fn city(&self) -> &City {
        &self.city
    }

    pub fn question(&self) -> Question {
        self.question
    }

    pub fn hand(&self, side: Side) -> Hand {
        self.hands[side]
    }

    /// Buildings a side has placed in the game, whether they still stand or not.
    pub fn placements_made(&self, side: Side) -> u8 {
        self.placements[side]
    }

    /// The side that is asked the question; once the game is over, the one that was asked last.
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Passes since the last placement, forced ones included.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    pub fn rules(&self) -> Setup {
        self.setup
    }

    /// Squares that the buildings in hand would cover (CAT-SCORE-01).
    pub fn points(&self, side: Side) -> u8 {
        self.hands[side].points()
    }

    /// Where a side's buildings fit, whoever's turn it is.
    pub fn fits(&self, side: Side) -> Fits {
        Fits::new(side, self.hands[side], self.city.space(side))
    }

    /// Forbidden first moves need no look: a side at its first move has a Tavern wherever it has
    /// anything, and a Tavern encloses nothing.
    fn can_place(&self, side: Side) -> bool {
        self.fits(side).is_any()
    }

    /// Carries out a placement that came from [`Cathedral::fits`] or a decision that is asked for:
    /// [`Game::apply`] without its checks, for searches that make their own lists.
    pub fn play_unchecked(&mut self, action: Action) {
        self.carry_out(action, &mut bastide_core::Silent);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
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
    fn forbidden_pocket(&self, placement: Placement) -> Option<Cells> {
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

    fn isolated_piece(&self, pending: Cells) -> Piece {
        let first = pending.first().expect("a capture question is about at least one piece");
        self.city.piece_at(first).expect("a piece to be decided about stands on its first square")
    }

    fn carry_out(&mut self, action: Action, log: &mut impl Sink<Event>) {
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
            // The open city is by far the most common region, and the cheapest to tell.
            let is_open = self.setup.open_city == OpenCity::FourWalls && touches_all_walls(region);
            if is_open || !is_enclosed(region, own, self.setup.open_city) {
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

impl Game for Cathedral {
    const NAME: &'static str = "cathedral";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(setup: &Setup, _: &Seed) -> Result<Self, SetupError> {
        Ok(Self::new(*setup))
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn showcase() -> Vec<Setup> {
        let variants = [
            "",
            "open_city=literal",
            "open_city=largest",
            "open_city=area(40)",
            "first_move=forbidden",
            "first_move=never",
            "capture=forced",
            "late_capture=true",
            "pass=free",
            "cathedral=after_first",
            "open_city=literal capture=forced late_capture=true",
        ];
        variants.map(|text| text.parse().expect("a valid list of options")).to_vec()
    }

    fn seat_name(seat: Seat) -> &'static str {
        Side::of(seat).map_or("Nobody", Side::name)
    }

    fn to_act(&self) -> Seats {
        match self.question {
            Question::Nothing => Seats::NONE,
            _ => Seats::one(self.to_move.seat()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if Side::of(seat) != Some(self.to_move) {
            return;
        }
        match self.question {
            Question::Nothing => {}
            Question::Cathedral => {
                let free = self.city.free();
                let placements = Placement::all_on(self.to_move, Kind::Cathedral, free);
                placements.for_each(|placement| out.push(Action::Place(placement)));
            }
            Question::Building => {
                let fits = self.fits(self.to_move);
                if self.setup.first_move == FirstMoveRule::Forbidden {
                    let allowed = fits.iter().filter(|&p| self.forbidden_pocket(p).is_none());
                    out.extend(allowed.map(Action::Place));
                } else {
                    fits.iter().for_each(|placement| out.push(Action::Place(placement)));
                }
                if self.setup.pass == PassRule::Free {
                    out.push(Action::Pass);
                }
            }
            Question::Capture(pending) => {
                let first = pending.first().expect("a capture question is about a piece");
                out.extend([Action::Capture(first), Action::Leave(first)]);
            }
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        self.check(seat, action)?;
        self.carry_out(action, log);
        Ok(Reveal::Nothing)
    }

    fn view(&self, _: Viewer) -> View {
        View::of(self)
    }

    fn imagine(&self, _: Seat, _: &mut impl Rng) -> Self {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        if self.question != Question::Nothing {
            return None;
        }
        let points = PerSeat::from_fn(2, |seat| {
            Side::of(seat).map_or(0, |side| i32::from(self.points(side)))
        });
        Some(Standing::fewest_points(&points))
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        position.restore()
    }

    /// Any square of a piece may name it; the printed form uses the first (CAT-NOTE-02).
    fn canonical(&self, _: Seat, action: Action) -> Action {
        let first =
            |cell| self.city.piece_at(cell).and_then(|piece| piece.cells.first()).unwrap_or(cell);
        match action {
            Action::Capture(cell) => Action::Capture(first(cell)),
            Action::Leave(cell) => Action::Leave(first(cell)),
            other => other,
        }
    }

    /// A forced pass (CAT-NOTE-04).
    fn implied(&self) -> Option<(Seat, Action)> {
        let is_forced = self.passes == 1
            && self.question == Question::Building
            && !self.can_place(!self.to_move);
        is_forced.then_some(((!self.to_move).seat(), Action::Pass))
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let is_plain = self.question == Question::Building
            && self.setup.pass == PassRule::Forced
            && self.setup.first_move != FirstMoveRule::Forbidden
            && Side::of(seat) == Some(self.to_move);
        if is_plain {
            let fits = self.fits(self.to_move);
            let index = below(rng, fits.count())?;
            return fits.nth(index).map(Action::Place);
        }
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let index = below(rng, actions.len() as u32)?;
        Some(actions[index as usize])
    }
}
