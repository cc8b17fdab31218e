//! Who plays in the arena: a bot of the roster, or a program that speaks the line protocol.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_core::Seat;
use rand_core::Rng;
use thiserror::Error;

use crate::bot::{Bot, Choice, consult};
use crate::budget::Budget;
use crate::protocol::{Program, ProgramError};
use crate::roster::{BotSpec, BotSpecError, Roster};

/// Somebody who plays in the arena. Programs are started from here alone: wherever else a bot is
/// named, by a visitor of a server for example, it is one of the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    Engine(BotSpec),
    /// `program:./bot --fast:0.1s`
    Program {
        command: String,
        budget: Budget,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ContestantError {
    #[error(transparent)]
    Engine(#[from] BotSpecError),
    #[error(transparent)]
    Program(#[from] ProgramError),
}

const PROGRAM: &str = "program:";
/// What a program gets when nothing else is said.
const USUAL: Duration = Duration::from_millis(500);

impl Contestant {
    pub fn budget(&self) -> Budget {
        match self {
            Self::Engine(spec) => spec.budget,
            Self::Program { budget, .. } => *budget,
        }
    }

    /// Lets somebody think with several threads.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        let budget = match &mut self {
            Self::Engine(spec) => &mut spec.budget,
            Self::Program { budget, .. } => budget,
        };
        *budget = budget.with_threads(threads);
        self
    }

    /// Calls the contestant to the table. The randomness of a bot follows from `seed`.
    pub(super) fn called<G: Roster>(&self, seed: u64) -> Result<Player<G>, ContestantError> {
        Ok(match self {
            Self::Engine(spec) => Player::Bot(G::bot(spec, seed)?),
            Self::Program { command, .. } => Player::Program(Program::start::<G>(command)?),
        })
    }
}

/// A contestant at the table.
pub(super) enum Player<G: Roster> {
    Bot(Box<dyn Bot<G>>),
    Program(Program),
}

impl<G: Roster> Player<G> {
    /// A choice; nothing where a program gives none.
    pub(super) fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        budget: Budget,
        rng: &mut impl Rng,
    ) -> Option<Choice<G::Action>> {
        match self {
            Self::Bot(bot) => Some(consult(bot.as_mut(), game, seat, budget, rng)),
            Self::Program(program) => program.choose(&game.imagine(seat, rng), seat, budget),
        }
    }
}

impl From<BotSpec> for Contestant {
    fn from(spec: BotSpec) -> Self {
        Self::Engine(spec)
    }
}

impl FromStr for Contestant {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Self, BotSpecError> {
        let Some(command) = text.strip_prefix(PROGRAM) else {
            return text.parse().map(Self::Engine);
        };
        let with_budget = command.rsplit_once(':').and_then(|(command, budget)| {
            Some(Self::Program { command: command.to_owned(), budget: budget.parse().ok()? })
        });
        Ok(with_budget.unwrap_or_else(|| Self::Program {
            command: command.to_owned(),
            budget: Budget::time(USUAL),
        }))
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine(spec) => spec.fmt(f),
            Self::Program { command, budget } => write!(f, "{PROGRAM}{command}:{budget}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::Cathedral;

    use super::*;

    #[test]
    fn contestants_are_read_as_they_are_written() {
        for text in ["search:0.1s", "program:./bot --fast:0.1s", "program:C:/bots/bot:50n"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        let usual: Contestant = "program:./bot".parse().unwrap();
        assert_eq!(usual.to_string(), "program:./bot:0.5s");
        assert!("search:soon".parse::<Contestant>().is_err());
    }

    #[test]
    fn a_program_that_is_none_is_refused_before_the_first_game() {
        let absent: Contestant = "program:/nowhere/bot:1s".parse().unwrap();
        let error = absent.called::<Cathedral>(1).map(|_| ()).unwrap_err();
        assert!(matches!(error, ContestantError::Program(ProgramError::Start { .. })), "{error}");
    }
}
