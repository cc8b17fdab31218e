//! Which bots there are, and how they are asked for in words: `random`, `search:0.1s`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_core::{Game, Seat};
use thiserror::Error;

use crate::bot::Bot;
use crate::budget::{Budget, BudgetError};

/// A bot asked for by name, with what it may spend on a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotSpec {
    pub engine: String,
    pub budget: Budget,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotSpecError {
    #[error(transparent)]
    Budget(#[from] BudgetError),
    #[error("there is no bot `{name}`; there are {known}")]
    Unknown { name: String, known: String },
}

/// What a bot gets when nothing else is said.
const USUAL: Duration = Duration::from_millis(500);

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let (engine, budget) = match text.split_once(':') {
            Some((engine, budget)) => (engine, budget.parse()?),
            None => (text, Budget::time(USUAL)),
        };
        Ok(Self { engine: engine.to_owned(), budget })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.engine, self.budget)
    }
}

/// A game that has bots.
pub trait Roster: Game {
    /// The engines, weakest first, each with a sentence about it.
    const ENGINES: &'static [(&'static str, &'static str)];

    /// The engine of this name. Its randomness, if it has any, follows from `seed`.
    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// About how many decisions a seat has still to make, this one included: what is left on a
    /// clock has to last for them.
    fn decisions_left(&self, seat: Seat) -> u32 {
        let _ = seat;
        30
    }

    fn bot(spec: &BotSpec, seed: u64) -> Result<Box<dyn Bot<Self>>, BotSpecError> {
        Self::engine(&spec.engine, seed).ok_or_else(|| BotSpecError::Unknown {
            name: spec.engine.clone(),
            known: Self::ENGINES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
        })
    }
}
