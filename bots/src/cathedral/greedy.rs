//! A bot that looks one action ahead, at as many actions as its budget allows.

use bastide_cathedral::{Action, Cathedral, Side};
use bastide_core::{Game as _, Seat, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::evaluation::evaluate;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

#[derive(Default)]
pub struct CathedralGreedyBot {
    actions: Vec<Action>,
    /// Decides between actions of the same value.
    rng: Option<Pcg64Mcg>,
}

impl CathedralGreedyBot {
    /// Takes the first of several actions of the same value.
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes any of them: the city is symmetrical and nothing is left to chance, so two that always
    /// took the first would play one and the same game.
    pub fn varied(seed: u64) -> Self {
        Self { rng: Some(Pcg64Mcg::seed_from_u64(seed)), ..Self::default() }
    }

    /// Puts one of the best candidates first.
    fn vary(&mut self, candidates: &mut [Candidate<Action>]) {
        let (Some(rng), Some(best)) = (&mut self.rng, candidates.first()) else { return };
        let best = best.estimate.value;
        let is_as_good = |other: &&Candidate<Action>| other.estimate.value.total_cmp(&best).is_eq();
        let count = candidates.iter().take_while(is_as_good).count();
        if let Some(chosen) = below(rng, count as u32) {
            candidates.swap(0, chosen as usize);
        }
    }
}

impl Bot<Cathedral> for CathedralGreedyBot {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        let side = Side::of(seat).expect("Cathedral has two seats");
        self.actions.clear();
        game.legal(seat, &mut self.actions);
        let mut candidates: Vec<Candidate<Action>> = Vec::with_capacity(self.actions.len());
        // The list ends with the largest buildings: where time is short, they come first.
        for &action in self.actions.iter().rev() {
            candidates.push(judge(game, side, action));
            if stopwatch.is_over(candidates.len() as u64) {
                break;
            }
        }
        let nodes = candidates.len() as u64;
        candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        self.vary(&mut candidates);
        Choice::ranked(candidates, nodes)
    }
}

fn judge(game: &Cathedral, side: Side, action: Action) -> Candidate<Action> {
    let mut after = game.clone();
    after.play_unchecked(action);
    let margin = evaluate(&after, side);
    let estimate =
        Estimate { value: (margin / 10.0).tanh(), margin: Some(margin), is_exact: false };
    Candidate { action, estimate, visits: 1 }
}
