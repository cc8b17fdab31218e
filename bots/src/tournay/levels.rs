//! Tournay's levels.

use bastide_core::Seat;
use bastide_tournay::{Action, Tournay};
use rand_core::Rng as _;
use rand_pcg::Pcg64Mcg;

use super::TournaySearchBot;
use crate::bot::{Bot, Candidate, Choice};
use crate::budget::Budget;
use crate::levels::{LEVELS, Ladder, Mind, mind, sharp, within};
use crate::mcts::MctsBot;

impl Ladder for Tournay {
    const MINDS: [Mind; LEVELS] = [
        mind(12, 0.39, 0.49, 0.36),
        mind(15, 0.33, 0.43, 0.2),
        mind(20, 0.22, 0.34, 0.06),
        mind(36, 0.125, 0.225, 0.0),
        mind(68, 0.065, 0.13, 0.0),
        mind(100, 0.036, 0.07, 0.0),
        mind(160, 0.014, 0.028, 0.0),
        sharp(1000),
    ];

    const GLANCE_NODES: u64 = 16;

    /// What comes to mind first, and how it might go: its greedy bot is no beginner.
    fn glancing(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(MctsBot::new(seed))
    }

    fn weigh(
        &self,
        seat: Seat,
        mind: Mind,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> (Vec<Candidate<Action>>, u64) {
        let mut search = TournaySearchBot::new(rng.next_u64());
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
