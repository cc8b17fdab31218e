//! Tournay's levels.

use bastide_core::Seat;
use bastide_tournay::{Action, Tournay};
use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;

use super::LEVELS;
use super::bot::within;
use super::mind::{Ladder, Mind, mind, sharp};
use crate::bot::{Bot as _, Candidate, Choice};
use crate::budget::Budget;
use crate::tournay::SearchBot;

impl Ladder for Tournay {
    const MINDS: [Mind; LEVELS] = [
        mind(12, 0.40, 0.5, 0.38),
        mind(16, 0.30, 0.4, 0.14),
        mind(28, 0.15, 0.28, 0.0),
        mind(40, 0.10, 0.2, 0.0),
        mind(80, 0.05, 0.1, 0.0),
        sharp(250),
        sharp(1000),
        sharp(4000),
    ];

    /// What comes to mind first, and how it might go: its greedy bot is no beginner.
    const GLANCE: (&'static str, u64) = ("mcts", 16);

    fn weigh(
        &self,
        seat: Seat,
        mind: Mind,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> (Vec<Candidate<Action>>, u64) {
        let mut search = SearchBot::new(rng.next_u64());
        let Choice { action, estimate, runners_up, nodes } =
            search.choose(self, seat, within(mind.nodes, budget));
        let first = Candidate { action, estimate, visits: nodes };
        (std::iter::once(first).chain(runners_up).collect(), nodes)
    }

    /// Events that could be fought are the first to be forgotten, then what is deep in the hand.
    fn subtlety(&self, _: Seat, action: Action) -> f32 {
        match action {
            Action::Combat { .. } | Action::Raise(_) | Action::Follow { .. } => 1.0,
            Action::Play { .. } | Action::Activate { .. } => 0.6,
            _ => 0.3,
        }
    }
}
