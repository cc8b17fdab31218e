//! A bot that looks one action ahead.

use bastide_cathedral::{Action, Cathedral, Side};
use bastide_core::{Game as _, Seat};

use super::evaluation::evaluate;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::Budget;

/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

#[derive(Default)]
pub struct GreedyBot {
    actions: Vec<Action>,
}

impl GreedyBot {
    pub fn new() -> Self {
        Self::default()
    }
}

impl Bot<Cathedral> for GreedyBot {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, seat: Seat, _: Budget) -> Choice<Action> {
        let side = Side::of(seat).expect("Cathedral has two seats");
        self.actions.clear();
        game.legal(seat, &mut self.actions);
        let mut candidates: Vec<Candidate<Action>> =
            self.actions.iter().map(|&action| judge(game, side, action)).collect();
        candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        let best = candidates[0];
        Choice {
            action: best.action,
            estimate: best.estimate,
            runners_up: candidates.into_iter().skip(1).take(RUNNERS_UP).collect(),
            nodes: self.actions.len() as u64,
        }
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
