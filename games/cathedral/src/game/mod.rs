//! A game of Cathedral: its state, and the contract of [`Game`] that it fulfils.

mod legality;
mod turn;

use bastide_core::{
    Game, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError, Sink, Standing, Viewer,
    Violation, below,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cell::Cells;
use crate::city::{City, Piece};
use crate::event::Event;
use crate::hand::Hand;
use crate::need::Need;
use crate::piece::Kind;
use crate::placement::{Fits, Placement};
use crate::position::Position;
use crate::setup::{CathedralRule, FirstMoveRule, PassRule, Setup};
use crate::side::{PerSide, Side};
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

    /// The side that is asked the question. Once the game is over, it is nobody's turn and this
    /// means nothing.
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

    /// The piece that the mover decides about next.
    fn isolated_piece(&self, pending: Cells) -> Piece {
        let first = pending.first().expect("a capture question is about at least one piece");
        self.city.piece_at(first).expect("a piece to be decided about stands on its first square")
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
