//! Pebbles: two players take one, two or three from a heap, and the last one wins. It is a whole game in
//! two hundred lines, so that the tests can show what a fourth game needs: its rules here, its looks in
//! the folder beside it, and one line that registers it.

mod bots;

use std::fmt;
use std::str::FromStr;

use bastide_core::{
    Clause, Game, NotationError, PerSeat, PositionError, Reveal, Seat, Seats, Seed, SetupError,
    Sink, Standing, Viewer, Violation, ensure,
};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

const HEAP: u8 = 15;
const MOST: u8 = 3;

pub const TAKE: Clause = Clause::new("PEB-TAKE-01");
pub const TURN: Clause = Clause::new("PEB-TAKE-02");
pub const NOTATION: Clause = Clause::new("PEB-TAKE-03");
pub const END: Clause = Clause::new("PEB-END-01");

/// The ledger of the rules.
pub const RULES_TEXT: &str = include_str!("../rules.md");

/// A game has no options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup;

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        2
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        if text.trim().is_empty() { Ok(Self) } else { Err(SetupError::NotAPair(text.to_owned())) }
    }
}

/// Takes so many pebbles: `take 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Take(pub u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.strip_prefix("take ").and_then(|number| number.parse().ok());
        let is_canonical = |take: &Self| take.to_string() == text;
        number.map(Self).filter(is_canonical).ok_or_else(|| NotationError {
            clause: NOTATION,
            text: text.to_owned(),
            expected: "it is `take 1`, `take 2` or `take 3`",
        })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Took { seat: Seat, pebbles: u8, left: u8 },
    Ended { winner: Seat },
}

/// What a refused action would have needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    OwnTurn,
    OneToThree { left: u8 },
}

/// Everything: nothing is hidden.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    pub heap: u8,
    pub to_move: Option<Seat>,
    pub standing: Option<Standing>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    pub game: String,
    pub heap: u8,
    pub plies: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pebbles {
    heap: u8,
    plies: u8,
}

impl Pebbles {
    pub fn heap(&self) -> u8 {
        self.heap
    }

    fn next(&self) -> Seat {
        Seat::new(self.plies % 2)
    }
}

impl Game for Pebbles {
    const NAME: &'static str = "pebbles";

    type Setup = Setup;
    type Action = Take;
    type Event = Event;
    type View = View;
    type Need = Need;
    type Position = Position;

    fn start(_: &Setup, _: &Seed) -> Result<Self, SetupError> {
        Ok(Self { heap: HEAP, plies: 0 })
    }

    fn setup(&self) -> Setup {
        Setup
    }

    fn showcase() -> Vec<Setup> {
        vec![Setup]
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["First", "Second"][seat.index()]
    }

    fn to_act(&self) -> Seats {
        if self.heap == 0 { Seats::NONE } else { Seats::one(self.next()) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Take>) {
        if self.to_act().contains(seat) {
            out.extend((1..=MOST.min(self.heap)).map(Take));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        Take(pebbles): Take,
        log: &mut impl Sink<Event>,
    ) -> Result<Reveal, Violation<Need>> {
        ensure(self.to_act().contains(seat), TURN, Need::OwnTurn)?;
        let is_possible = (1..=MOST.min(self.heap)).contains(&pebbles);
        ensure(is_possible, TAKE, Need::OneToThree { left: self.heap })?;
        self.heap -= pebbles;
        self.plies += 1;
        log.tell(Event::Took { seat, pebbles, left: self.heap });
        if self.heap == 0 {
            log.tell(Event::Ended { winner: seat });
        }
        Ok(Reveal::Nothing)
    }

    fn view(&self, _: Viewer) -> View {
        View { heap: self.heap, to_move: self.to_act().iter().next(), standing: self.standing() }
    }

    fn imagine(&self, _: Seat, _: &mut impl Rng) -> Self {
        self.clone()
    }

    fn standing(&self) -> Option<Standing> {
        let has_won = |seat: Seat| (i32::from(seat != self.next()), 0);
        (self.heap == 0).then(|| Standing::most_points(&PerSeat::from_fn(2, has_won)))
    }

    fn position(&self) -> Position {
        Position { game: Self::NAME.to_owned(), heap: self.heap, plies: self.plies }
    }

    fn restore(position: &Position) -> Result<Self, PositionError> {
        let Position { heap, plies, .. } = *position;
        let taken = HEAP.checked_sub(heap);
        let is_possible = taken.is_some_and(|taken| (plies..=MOST * plies).contains(&taken));
        if !is_possible {
            let problem = format!("{plies} actions do not leave {heap} pebbles");
            return Err(PositionError { at: "heap".to_owned(), problem, clause: Some(TAKE) });
        }
        Ok(Self { heap, plies })
    }
}
