//! A mind: how far somebody looks, and how they err.

use std::fmt;
use std::str::FromStr;

use bastide_core::{Game, Seat};
use rand_pcg::Pcg64Mcg;
use thiserror::Error;

use super::LEVELS;
use crate::bot::{Bot, Candidate};
use crate::budget::Budget;

/// How somebody thinks. Positions and not seconds are counted, so that no machine makes anybody
/// stronger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mind {
    /// Positions looked at for a decision; with none, it goes by what it has learned.
    pub nodes: u64,
    /// What is this much worse is chosen e times less often: small losses are frequent, large ones
    /// rare. It counts in expected results; in The Anarchy, in how likely a learned action is.
    pub temperature: f32,
    /// The share of the things that are easily missed which it does miss.
    pub oversight: f32,
    /// The share of decisions that it makes at a glance: by what can be had at once, or comes to mind.
    pub glance: f32,
}

/// A mind that does not err.
pub(crate) const fn sharp(nodes: u64) -> Mind {
    Mind { nodes, temperature: 0.0, oversight: 0.0, glance: 0.0 }
}

/// A mind that looks at so many positions and errs by temperature, oversight and glance.
pub(crate) const fn mind(nodes: u64, temperature: f32, oversight: f32, glance: f32) -> Mind {
    Mind { nodes, temperature, oversight, glance }
}

/// A game with levels.
pub trait Ladder: Game {
    /// Weakest first.
    const MINDS: [Mind; LEVELS];

    /// What a look at the position says of its actions, best first; with the positions looked at.
    fn weigh(
        &self,
        seat: Seat,
        mind: Mind,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> (Vec<Candidate<Self::Action>>, u64);

    /// How many positions a glance takes in at most.
    const GLANCE_NODES: u64;

    /// The bot that says what a glance shows. Its randomness, if it has any, follows from `seed`.
    fn glancing(seed: u64) -> Box<dyn Bot<Self>>;

    /// How easily an action is missed: 1 is missed first, 0 never.
    fn subtlety(&self, seat: Seat, action: Self::Action) -> f32;

    /// What speaks for an action at a glance, in expected result: a habit of beginners.
    fn charm(&self, action: Self::Action) -> f32 {
        let _ = action;
        0.0
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no mind; write nodes, temperature, oversight and glance as in 24,0.2,0.1,0")]
pub struct MindError(String);

/// `24,0.2,0.1,0`: nodes, temperature, oversight, glance.
impl FromStr for Mind {
    type Err = MindError;

    fn from_str(text: &str) -> Result<Self, MindError> {
        let error = || MindError(text.to_owned());
        let parts: Vec<&str> = text.split(',').collect();
        let [nodes, temperature, oversight, glance] = parts[..] else { return Err(error()) };
        let share = |part: &str| part.parse::<f32>().ok().filter(|number| *number >= 0.0);
        Ok(Self {
            nodes: nodes.parse().map_err(|_| error())?,
            temperature: share(temperature).ok_or_else(error)?,
            oversight: share(oversight).ok_or_else(error)?,
            glance: share(glance).ok_or_else(error)?,
        })
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { nodes, temperature, oversight, glance } = self;
        write!(f, "{nodes},{temperature},{oversight},{glance}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minds_are_read_as_they_are_written() {
        let text = "24,0.2,0.1,0";
        let read: Mind = text.parse().unwrap();
        assert_eq!(read, mind(24, 0.2, 0.1, 0.0));
        assert_eq!(read.to_string(), text);
        for wrong in ["", "24", "24,0.2,0.1", "-1,0,0,0", "1,-1,0,0", "1,0,NaN,0"] {
            assert!(wrong.parse::<Mind>().is_err(), "{wrong}");
        }
    }
}
