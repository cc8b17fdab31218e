//! What can be done on a market day, and how it is written.

use std::fmt;
use std::str::FromStr;

use bastide_core::{MAX_SEATS, NotationError, Seat};

use super::{CARDS, NOTATION};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Action {
    /// `lay 7`
    Lay(u8),
    /// `draw`
    Draw,
    /// `ask 2`
    Ask(Seat),
    /// `give 7`
    Give(u8),
    /// `pay`
    Pay,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::Draw => f.write_str("draw"),
            Self::Ask(seat) => write!(f, "ask {seat}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Pay => f.write_str("pay"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |digits: &str, most: u8| {
            let number: u8 = digits.parse().ok()?;
            ((1..=most).contains(&number) && number.to_string() == digits).then_some(number)
        };
        let action = match text.split_once(' ') {
            None if text == "draw" => Some(Self::Draw),
            None if text == "pay" => Some(Self::Pay),
            Some(("lay", card)) => number(card, CARDS).map(Self::Lay),
            Some(("give", card)) => number(card, CARDS).map(Self::Give),
            Some(("ask", seat)) => {
                number(seat, MAX_SEATS as u8).map(|seat| Self::Ask(Seat::new(seat - 1)))
            }
            _ => None,
        };
        let expected = "it is `lay 7`, `draw`, `ask 2`, `give 7` or `pay`";
        action.ok_or_else(|| NotationError { clause: NOTATION, text: text.to_owned(), expected })
    }
}
