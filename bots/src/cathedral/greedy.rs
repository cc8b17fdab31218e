//! A bot that looks one action ahead, at as many actions as its budget allows.

use bastide_cathedral::{Action, Cathedral, Side};
use bastide_core::{Game as _, Seat};

use super::evaluation::evaluate;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

#[derive(Default)]
pub struct CathedralGreedyBot {
    actions: Vec<Action>,
}

impl CathedralGreedyBot {
    pub fn new() -> Self {
        Self::default()
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
