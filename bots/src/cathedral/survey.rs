//! What a search found out about a position: all that it looked at, not only its choice.

use bastide_cathedral::{Action, Cathedral};

use crate::bot::{Candidate, Choice};
use crate::budget::Budget;

/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

/// The actions that a search looked at, best first; at least one.
#[derive(Clone, Debug, PartialEq)]
pub struct Survey {
    pub candidates: Vec<Candidate<Action>>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Survey {
    pub fn choice(mut self) -> Choice<Action> {
        let best = self.candidates.remove(0);
        self.candidates.truncate(RUNNERS_UP);
        let runners_up = self.candidates;
        Choice { action: best.action, estimate: best.estimate, runners_up, nodes: self.nodes }
    }
}

/// A proven action that is worth as much as the most tried one is the better choice.
pub(super) fn prefer_proof(candidates: &mut [Candidate<Action>]) {
    let value = |candidate: &Candidate<Action>| candidate.estimate.value;
    let best = candidates
        .iter()
        .enumerate()
        .filter(|(_, candidate)| candidate.estimate.is_exact)
        .max_by(|(_, a), (_, b)| value(a).total_cmp(&value(b)))
        .map(|(index, _)| index);
    if let Some(index) = best
        && value(&candidates[index]) >= value(&candidates[0])
    {
        candidates[..=index].rotate_right(1);
    }
}

/// A bot that tells what it looked at.
pub trait Surveyor: Send {
    /// Looks at the actions of the side that is to move.
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey;
}
