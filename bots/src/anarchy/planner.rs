//! The planner: plays the position out in imagined worlds, and lets its policy follow what goes
//! well there. What it learns stays with it for the decisions that follow.

use std::time::{Duration, Instant};

use bastide_anarchy::{Action, Anarchy, Phase};
use bastide_core::{Game as _, Seat};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::defence::Defence;
use super::playout::{PLAYOUTS, Twins};
use super::weights::{Menu, PolicyWeights};
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// Worlds between two steps of the weights.
const WORLDS: usize = 4;
/// How far a step goes; longer ones wander about.
const PACE: f32 = 0.02;

/// Does what is most likely by the policy that was taught.
pub struct PolicyBot {
    menu: Menu,
    defence: Defence,
    rng: Pcg64Mcg,
}

impl PolicyBot {
    pub fn new(seed: u64) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        Self { menu: Menu::default(), defence: Defence::default(), rng }
    }
}

impl Bot<Anarchy> for PolicyBot {
    fn name(&self) -> String {
        "habit".to_owned()
    }

    fn choose(&mut self, game: &Anarchy, seat: Seat, _: Budget) -> Choice<Action> {
        if game.phase() == Phase::Defence {
            return Choice::unconsidered(self.defence.play(game, seat, &mut self.rng));
        }
        self.menu.read(game, seat, PolicyWeights::taught());
        answer(&self.menu, None, 1)
    }
}

/// Plans the actions of a round by playing the game out.
pub struct PlannerBot {
    weights: PolicyWeights,
    twins: Twins,
    menu: Menu,
    defence: Defence,
    rng: Pcg64Mcg,
    /// The round in which the ascent last began anew.
    round: u8,
}

impl PlannerBot {
    pub fn new(seed: u64) -> Self {
        Self {
            weights: PolicyWeights::taught().clone(),
            twins: Twins::new(PACE),
            menu: Menu::default(),
            defence: Defence::default(),
            rng: Pcg64Mcg::seed_from_u64(seed),
            round: 0,
        }
    }

    /// What the policy inclines to once it is bent to the position, with the games played out.
    /// Not for the defence, which is solved.
    pub(crate) fn weigh(
        &mut self,
        game: &Anarchy,
        seat: Seat,
        budget: Budget,
    ) -> (Vec<Candidate<Action>>, u64) {
        let Choice { nodes, .. } = self.choose(game, seat, budget);
        (listed(&self.menu), nodes)
    }
}

impl Bot<Anarchy> for PlannerBot {
    fn name(&self) -> String {
        "planner".to_owned()
    }

    fn choose(&mut self, game: &Anarchy, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        if game.phase() == Phase::Defence {
            let (action, nodes) = self.defence.think(game, seat, &stopwatch);
            return Choice { nodes, ..Choice::unconsidered(action) };
        }
        if game.round() != self.round {
            self.round = game.round();
            self.twins = Twins::new(PACE);
        }
        let mut nodes = 0;
        let (mut total, mut worlds) = (0.0, 0);
        // A world takes milliseconds, and more with more players: none is begun that may be late.
        let mut longest = Duration::ZERO;
        let has_time = |longest| stopwatch.remaining().is_none_or(|left| left > longest);
        while !stopwatch.is_over(nodes + PLAYOUTS as u64 - 1) && has_time(longest) {
            let begun = Instant::now();
            let world = game.imagine(seat, &mut self.rng);
            total += self.twins.play(&world, seat, &self.weights, &mut self.rng);
            longest = longest.max(begun.elapsed());
            worlds += 1;
            nodes += PLAYOUTS as u64;
            if worlds % WORLDS == 0 {
                self.twins.step(&mut self.weights);
            }
        }
        self.menu.read(game, seat, &self.weights);
        answer(&self.menu, (worlds > 0).then(|| total / worlds as f32), nodes.max(1))
    }
}

/// What the policy inclines to, likeliest first; the estimate is how likely it is, as a logarithm.
pub(crate) fn inclinations(game: &Anarchy, seat: Seat) -> Vec<Candidate<Action>> {
    let mut menu = Menu::default();
    menu.read(game, seat, PolicyWeights::taught());
    listed(&menu)
}

fn listed(menu: &Menu) -> Vec<Candidate<Action>> {
    let candidate = |(&action, chance): (&Action, &f32)| {
        let estimate = Estimate { value: chance.max(1e-9).ln(), margin: None, is_exact: false };
        Candidate { action, estimate, visits: 1 }
    };
    let mut candidates: Vec<Candidate<Action>> =
        menu.actions.iter().zip(&menu.chances).map(candidate).collect();
    candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
    candidates
}

/// The likeliest action, with the next likely ones behind it.
fn answer(menu: &Menu, margin: Option<f32>, nodes: u64) -> Choice<Action> {
    let estimate = Estimate {
        value: margin.map_or(0.0, |margin| (margin / 100.0).tanh()),
        margin,
        is_exact: false,
    };
    let chosen = menu.likeliest();
    let mut order: Vec<usize> = (0..menu.actions.len()).filter(|&at| at != chosen).collect();
    order.sort_by(|&a, &b| menu.chances[b].total_cmp(&menu.chances[a]));
    let visits = |at: usize| (menu.chances[at] * nodes as f32) as u64;
    let candidate = |at| Candidate { action: menu.actions[at], estimate, visits: visits(at) };
    Choice::ranked(std::iter::once(chosen).chain(order).map(candidate).collect(), nodes)
}
