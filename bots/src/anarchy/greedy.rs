//! A bot that looks one action ahead.

use bastide_anarchy::{Action, Anarchy, Phase, Table};
use bastide_core::{Game as _, Seat, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::defence::Defence;
use super::situation::Situation;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// What a filled box is worth for what it opens: enough to prefer acting to being done.
const BOX: f32 = 1.0;
/// What one worker or resource a round is worth.
const PRODUCTION: f32 = 0.4;
/// A food that the defence will lack is a discontent.
const FOOD: f32 = 1.2;
/// A point of strength that the defence will lack.
const STRENGTH: f32 = 0.3;
/// A castle left behind is a discontent in this round and in every one to come.
const CASTLE: f32 = 1.5;

/// Looks one action ahead, at points, production and what the defence will lack.
pub struct AnarchyGreedyBot {
    actions: Vec<Action>,
    defence: Defence,
    rng: Pcg64Mcg,
}

impl AnarchyGreedyBot {
    pub fn new(seed: u64) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        Self { actions: Vec::new(), defence: Defence::default(), rng }
    }
}

impl Bot<Anarchy> for AnarchyGreedyBot {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, game: &Anarchy, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        if game.phase() == Phase::Defence {
            return Choice::unconsidered(self.defence.play(game, seat, &mut self.rng));
        }
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
        Choice::ranked(candidates, nodes)
    }
}

/// Points now, what production will bring, and what is missing for defence and castle.
fn worth(game: &Anarchy, seat: Seat, round: u8) -> f32 {
    let own = game.insight(seat);
    let lines = &game.table().lines;
    let produced: u8 = lines.production.iter().map(|&line| own.filled().count(line)).sum();
    let to_come = f32::from(Table::ROUNDS as u8 - round);
    let mut worth = game.score(seat).total as f32
        + PRODUCTION * to_come * f32::from(produced)
        + BOX * own.filled().len() as f32;
    if game.phase() == Phase::Actions && game.round() == round {
        let situation = Situation::of(game, seat);
        worth -= FOOD * f32::from(situation.spare_food.min(0).abs());
        worth -= STRENGTH * f32::from(situation.gap.max(0));
    }
    if game.castle_needs(seat).is_some() {
        worth -= CASTLE * (to_come + 1.0);
    }
    worth
}
