//! Which bots there are, and how they are asked for in words: `level-3`, `random`, `search:0.1s`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_core::{Game, Seat};
use thiserror::Error;

use crate::bot::Bot;
use crate::budget::{Budget, BudgetError};
use crate::levels::Level;

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
    #[error("there is no bot `{name}`; there are level-1 to level-8, {known}")]
    Unknown { name: String, known: String },
}

/// What an engine gets when nothing else is said. A level has a budget of its own.
const USUAL: Duration = Duration::from_millis(500);

impl BotSpec {
    /// Whether a decision takes some milliseconds and not seconds.
    pub fn is_quick(&self) -> bool {
        const TIME: Duration = Duration::from_millis(100);
        const NODES: u64 = 500;
        match (self.budget.time, self.budget.nodes) {
            _ if ["random", "greedy"].contains(&self.engine.as_str()) => true,
            (None, None) => ["level-1", "level-2", "level-3"].contains(&self.engine.as_str()),
            (time, nodes) => {
                time.is_some_and(|time| time <= TIME) || nodes.is_some_and(|nodes| nodes <= NODES)
            }
        }
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let (engine, budget) = match text.split_once(':') {
            Some((engine, budget)) => (engine, budget.parse()?),
            None if text.parse::<Level>().is_ok() => (text, Budget::default()),
            None => (text, Budget::time(USUAL)),
        };
        Ok(Self { engine: engine.to_owned(), budget })
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.budget == Budget::default() {
            return f.write_str(&self.engine);
        }
        write!(f, "{}:{}", self.engine, self.budget)
    }
}

/// A game that has bots.
pub trait Roster: Game {
    /// The engines, weakest first, each with a sentence about it.
    const ENGINES: &'static [(&'static str, &'static str)];

    /// The engine of this name. Its randomness, if it has any, follows from `seed`.
    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The bot of a level.
    fn level(level: Level, seed: u64) -> Box<dyn Bot<Self>>;

    /// About how many decisions a seat has still to make, this one included: what is left on a
    /// clock has to last for them.
    fn decisions_left(&self, seat: Seat) -> u32 {
        let _ = seat;
        30
    }

    /// What people should know who let an engine or a level play with these options.
    fn caveat(setup: &Self::Setup, engine: &str) -> Option<&'static str> {
        let _ = (setup, engine);
        None
    }

    fn bot(spec: &BotSpec, seed: u64) -> Result<Box<dyn Bot<Self>>, BotSpecError> {
        if let Ok(level) = spec.engine.parse() {
            return Ok(Self::level(level, seed));
        }
        Self::engine(&spec.engine, seed).ok_or_else(|| BotSpecError::Unknown {
            name: spec.engine.clone(),
            known: Self::ENGINES.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_as_they_are_written() {
        for text in ["level-3", "level-8:0.1s", "search:0.1s", "random:5n"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search".parse::<BotSpec>().unwrap().to_string(), "search:0.5s");
        assert_eq!("level-9".parse::<BotSpec>().unwrap().to_string(), "level-9:0.5s");
    }
}
