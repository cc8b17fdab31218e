//! Training: many games from the start, and weights that follow what went well.

use bastide_anarchy::{Anarchy, Setup};
use bastide_core::{Game as _, Seat, Seed};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::playout::Twins;
use super::weights::PolicyWeights;

/// Weights in training, in games of these setups in turn.
pub struct PolicyTraining {
    weights: PolicyWeights,
    twins: Twins,
    rng: Pcg64Mcg,
    setups: Vec<Setup>,
}

impl PolicyTraining {
    pub fn new(weights: PolicyWeights, setups: Vec<Setup>, seed: u64) -> Self {
        Self { weights, twins: Twins::new(0.05), rng: Pcg64Mcg::seed_from_u64(seed), setups }
    }

    pub fn weights(&self) -> &PolicyWeights {
        &self.weights
    }

    pub fn set_pace(&mut self, pace: f32) {
        self.twins.set_pace(pace);
    }

    /// One step uphill after so many deals, each played several times; gives the mean result.
    pub fn step(&mut self, deals: usize) -> f32 {
        let seat = Seat::new(0);
        let mut total = 0.0;
        for _ in 0..deals {
            let at = self.rng.next_u64() as usize % self.setups.len();
            let seed = Seed::numbered(self.rng.next_u64());
            let start = Anarchy::start(&self.setups[at], &seed).expect("the setup starts a game");
            total += self.twins.play(&start, seat, &self.weights, &mut self.rng);
        }
        self.twins.step(&mut self.weights);
        total / deals as f32
    }
}
