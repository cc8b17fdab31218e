//! A bot that takes any legal action: the floor of every ladder.

use bastide_core::{Game, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::bot::{Bot, Choice};
use crate::budget::Budget;

pub struct RandomBot {
    rng: Pcg64Mcg,
}

impl RandomBot {
    pub fn new(seed: u64) -> Self {
        Self { rng: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for RandomBot {
    fn name(&self) -> String {
        "random".to_owned()
    }

    fn choose(&mut self, game: &G, seat: Seat, _: Budget) -> Choice<G::Action> {
        let action = game.pick(seat, &mut self.rng).expect("a seat that is to act has an action");
        Choice::unconsidered(action)
    }
}
