//! What a search found out about a position: all that it looked at, not only its choice.

use bastide_cathedral::{Action, Cathedral};

use crate::bot::{Candidate, Choice};
use crate::budget::Budget;

/// The actions that a search looked at, best first; at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    pub candidates: Vec<Candidate<Action>>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Survey {
    pub fn choice(self) -> Choice<Action> {
        Choice::ranked(self.candidates, self.nodes)
    }
}

/// A bot that tells what it looked at.
pub trait Surveyor: Send {
    /// Looks at the actions of the side that is to move.
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey;
}
