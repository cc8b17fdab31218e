//! Levels: opponents from a first-timer's to the strongest, the same on every machine.
//!
//! A level is a [`Mind`]: how far somebody looks and how they err. What they look with is the search
//! of their game, and every game has one table of eight minds. Each decision is thought about
//! afresh, so a level plays the same wherever it is asked.

mod bot;
mod mind;
mod offered;
mod strength;

use std::fmt;
use std::str::FromStr;

pub use bot::LevelBot;
pub(crate) use bot::within;
pub use mind::{Ladder, Mind, MindError};
pub(crate) use mind::{mind, sharp};
pub use offered::{FormerBot, is_offered};
pub use strength::Strength;

/// One of the eight levels of a game, 1 the weakest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// How many levels a game has.
pub const LEVELS: usize = 8;

impl Level {
    pub const FIRST: Self = Self(1);
    /// For somebody who did not choose.
    pub const MIDDLE: Self = Self(4);
    pub const LAST: Self = Self(LEVELS as u8);

    pub fn new(number: u8) -> Option<Self> {
        (1..=LEVELS as u8).contains(&number).then_some(Self(number))
    }

    /// All of them, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=LEVELS as u8).map(Self)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in a table of all levels.
    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// What the name of a level begins with in the roster.
const PREFIX: &str = "level-";

/// `level-3`
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.0)
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = text.strip_prefix(PREFIX).ok_or(())?;
        Self::all().find(|level| level.0.to_string() == number).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for wrong in ["level-0", "level-9", "level-", "level-03", "level-+3", "search", ""] {
            assert_eq!(wrong.parse::<Level>(), Err(()), "{wrong}");
        }
        assert_eq!((Level::new(8), Level::new(9)), (Some(Level::LAST), None));
    }
}
