//! A bot that looks one action ahead.

use bastide_anarchy::{Action, Anarchy, Asset, Phase, Table};
use bastide_core::{Game as _, Seat, Silent};

use super::defence::strength_in;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

const RUNNERS_UP: usize = 5;

/// What a filled box is worth for what it opens: enough to prefer acting to being done.
const BOX: f32 = 0.2;

#[derive(Default)]
pub struct GreedyBot {
    actions: Vec<Action>,
}

impl GreedyBot {
    pub fn new() -> Self {
        Self::default()
    }
}

impl Bot<Anarchy> for GreedyBot {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, game: &Anarchy, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        self.actions.clear();
        game.legal(seat, &mut self.actions);
        let mut candidates: Vec<Candidate<Action>> = Vec::with_capacity(self.actions.len());
        for &action in &self.actions {
            let mut after = game.clone();
            let _ = after.apply(seat, action, &mut Silent).expect("the action was listed");
            let margin = worth(&after, seat, game.round());
            let estimate =
                Estimate { value: (margin / 50.0).tanh(), margin: Some(margin), is_exact: false };
            candidates.push(Candidate { action, estimate, visits: 1 });
            if stopwatch.is_over(candidates.len() as u64) {
                break;
            }
        }
        let nodes = candidates.len() as u64;
        candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        let best = candidates[0];
        Choice {
            action: best.action,
            estimate: best.estimate,
            runners_up: candidates.into_iter().skip(1).take(RUNNERS_UP).collect(),
            nodes,
        }
    }
}

/// Points now, what production will bring, and what defends the castle and feeds it.
fn worth(game: &Anarchy, seat: Seat, round: u8) -> f32 {
    let own = game.insight(seat);
    let lines = &game.table().lines;
    let produced: u8 = lines.production.iter().map(|&line| own.filled().count(line)).sum();
    let to_come = (Table::ROUNDS as u8 - round) as f32;
    let points = game.score(seat).total as f32;
    let mut worth = points + 0.4 * to_come * f32::from(produced);
    worth += BOX * own.filled().len() as f32;
    if game.phase() == Phase::Actions && game.round() == round {
        let food = own.purse().count(Asset::Food).min(game.food_due());
        worth += 0.5 * f32::from(food) + 0.3 * f32::from(strength_in(own.purse()).min(12));
    }
    worth
}
