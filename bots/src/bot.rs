//! What a bot is.

use bastide_core::{Game, Seat};
use rand_core::Rng;
use serde::Serialize;

use crate::budget::Budget;

/// How good a bot thinks an action is for its seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The expected result: 1 a sure win, −1 a sure loss.
    pub value: f32,
    /// The expected lead in points over the best opponent, where the bot reckons in points.
    pub margin: Option<f32>,
    /// Whether this was proven and not guessed.
    pub is_exact: bool,
}

/// An action that a bot looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<Action> {
    pub action: Action,
    pub estimate: Estimate,
    /// How much of the search went into it.
    pub visits: u64,
}

/// A bot's answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<Action> {
    pub action: Action,
    pub estimate: Estimate,
    /// The next best actions, best first.
    pub runners_up: Vec<Candidate<Action>>,
    /// Positions looked at.
    pub nodes: u64,
}

/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

impl<Action> Choice<Action> {
    /// The first of candidates, best first and at least one, with the next ones behind it.
    pub fn ranked(mut candidates: Vec<Candidate<Action>>, nodes: u64) -> Self {
        let Candidate { action, estimate, .. } = candidates.remove(0);
        candidates.truncate(RUNNERS_UP);
        Self { action, estimate, runners_up: candidates, nodes }
    }

    /// An answer without a thought behind it.
    pub fn unconsidered(action: Action) -> Self {
        Self { action, estimate: Estimate::default(), runners_up: Vec::new(), nodes: 1 }
    }
}

/// A player of one game.
pub trait Bot<G: Game>: Send {
    /// As in tables and records: `search 0.1s`.
    fn name(&self) -> String;

    /// Chooses an action for `seat`, which is to act. `game` holds nothing that the seat may not
    /// know: use [`consult`] to make sure of that.
    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Choice<G::Action>;
}

/// Asks a bot for an action in a state it may not know: what it sees is imagined.
pub fn consult<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    budget: Budget,
    rng: &mut impl Rng,
) -> Choice<G::Action> {
    bot.choose(&game.imagine(seat, rng), seat, budget)
}
