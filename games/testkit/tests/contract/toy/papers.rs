//! What the toy shows and keeps: setup, view, events, position.

use std::fmt;
use std::str::FromStr;

use bastide_core::{Game as _, PerSeat, PositionError, Seat, SetupError, Standing, Viewer};
use serde::{Deserialize, Serialize};

use super::{Phase, Toy};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    pub(crate) seats: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2 }
    }
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        self.seats
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.seats == 2 { Ok(()) } else { write!(f, "players={}", self.seats) }
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        match text {
            "" => Ok(Self { seats: 2 }),
            "players=3" => Ok(Self { seats: 3 }),
            "players=4" => Ok(Self { seats: 4 }),
            _ => Err(SetupError::NotAPair(text.to_owned())),
        }
    }
}

/// Cards that a listener may not know are told as `None`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Laid { seat: Seat, card: Option<u8> },
    TurnedUp { cards: Vec<u8>, host: Seat },
    Drew { seat: Seat, card: Option<u8> },
    Asked { seat: Seat, asked: Seat },
    Gave { seat: Seat, card: u8 },
    Paid { seat: Seat },
    Dawn { weather: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "need", rename_all = "snake_case")]
pub(crate) enum Need {
    OwnTurn,
    AnotherPhase,
    Card { card: u8 },
    Deck,
    SomebodyElse,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct View {
    pub(crate) phase: Phase,
    pub(crate) weather: Option<u8>,
    /// The viewer's own cards; in the end, everybody's.
    pub(crate) hands: PerSeat<Option<Vec<u8>>>,
    pub(crate) hand_sizes: PerSeat<usize>,
    pub(crate) has_laid: PerSeat<bool>,
    pub(crate) own_laid: Option<u8>,
    pub(crate) thrown: Vec<u8>,
    pub(crate) deck_size: usize,
    pub(crate) points: PerSeat<i32>,
    pub(crate) standing: Option<Standing>,
}

impl View {
    pub(super) fn of(toy: &Toy, who: Viewer) -> Self {
        let own = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let seats = toy.setup.seats;
        Self {
            phase: toy.phase,
            weather: (toy.phase != Phase::Over).then(|| toy.weather()),
            hands: PerSeat::from_fn(seats, |seat| {
                let is_shown = own == Some(seat) || toy.phase == Phase::Over;
                is_shown.then(|| toy.hands[seat].clone())
            }),
            hand_sizes: PerSeat::from_fn(seats, |seat| toy.hands[seat].len()),
            has_laid: PerSeat::from_fn(seats, |seat| toy.laid[seat].is_some()),
            own_laid: own.and_then(|seat| toy.laid[seat]),
            thrown: toy.thrown.clone(),
            deck_size: toy.deck.len(),
            points: toy.points.clone(),
            standing: toy.standing(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Position {
    pub(crate) phase: Phase,
    pub(crate) day: u8,
    pub(crate) deck: Vec<u8>,
    pub(crate) weather: Vec<u8>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) laid: Vec<Option<u8>>,
    pub(crate) thrown: Vec<u8>,
    pub(crate) points: Vec<i32>,
}

impl Position {
    pub(super) fn of(toy: &Toy) -> Self {
        Self {
            phase: toy.phase,
            day: toy.day,
            deck: toy.deck.clone(),
            weather: toy.weather.clone(),
            hands: toy.hands.iter().map(|(_, hand)| hand.clone()).collect(),
            laid: toy.laid.iter().map(|(_, &card)| card).collect(),
            thrown: toy.thrown.clone(),
            points: toy.points.iter().map(|(_, &points)| points).collect(),
        }
    }

    pub(super) fn restore(&self) -> Result<Toy, PositionError> {
        let seats = self.hands.len();
        let is_table = (2..=4).contains(&seats)
            && [self.laid.len(), self.points.len()] == [seats, seats]
            && usize::from(self.day) <= self.weather.len();
        if !is_table {
            let problem = "two to four players, and as much of everything".to_owned();
            return Err(PositionError { at: "hands".to_owned(), problem, clause: None });
        }
        let seats = seats as u8;
        Ok(Toy {
            setup: Setup { seats },
            phase: self.phase,
            day: self.day,
            deck: self.deck.clone(),
            weather: self.weather.clone(),
            hands: PerSeat::from_fn(seats, |seat| self.hands[seat.index()].clone()),
            laid: PerSeat::from_fn(seats, |seat| self.laid[seat.index()]),
            thrown: self.thrown.clone(),
            points: PerSeat::from_fn(seats, |seat| self.points[seat.index()]),
        })
    }
}
