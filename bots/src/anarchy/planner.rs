//! The planner: plays the position out in imagined worlds, and lets its habits follow what goes
//! well there. What it learns stays with it for the decisions that follow.

use std::time::{Duration, Instant};

use bastide_anarchy::{Action, Anarchy, Phase};
use bastide_core::{Game as _, Seat};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::defence::Defence;
use super::habits::{Habits, Menu};
use super::playout::{Ascent, Player, goal};
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

const RUNNERS_UP: usize = 5;
/// Playouts of one imagined world: each is measured against the others.
const TWINS: usize = 4;
/// Worlds between two steps of the habits.
const WORLDS: usize = 4;
/// How far a step goes; longer ones wander about.
const PACE: f32 = 0.02;

/// Does what is most likely by the habits that were taught.
pub struct HabitBot {
    menu: Menu,
    defence: Defence,
    rng: Pcg64Mcg,
}

impl HabitBot {
    pub fn new(seed: u64) -> Self {
        let rng = Pcg64Mcg::seed_from_u64(seed);
        Self { menu: Menu::default(), defence: Defence::default(), rng }
    }
}

impl Bot<Anarchy> for HabitBot {
    fn name(&self) -> String {
        "habit".to_owned()
    }

    fn choose(&mut self, game: &Anarchy, seat: Seat, _: Budget) -> Choice<Action> {
        if game.phase() == Phase::Defence {
            return Choice::unconsidered(self.defence.play(game, seat, &mut self.rng));
        }
        self.menu.read(game, seat, Habits::taught());
        answer(&self.menu, None, 1)
    }
}

/// Plans the actions of a round by playing the game out.
pub struct PlannerBot {
    habits: Habits,
    ascent: Ascent,
    player: Player,
    menu: Menu,
    defence: Defence,
    slopes: [Vec<(u16, f32)>; TWINS],
    rng: Pcg64Mcg,
    /// The round in which the habits were last taken up.
    round: u8,
}

impl PlannerBot {
    pub fn new(seed: u64) -> Self {
        Self {
            habits: Habits::taught().clone(),
            ascent: Ascent::new(PACE),
            player: Player::default(),
            menu: Menu::default(),
            defence: Defence::default(),
            slopes: Default::default(),
            rng: Pcg64Mcg::seed_from_u64(seed),
            round: 0,
        }
    }

    /// What the habits incline to once they are bent to the position, with the games played out.
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

    /// One imagined world, played several times; gives the mean result.
    fn play_world(&mut self, game: &Anarchy, seat: Seat) -> f32 {
        let world = game.imagine(seat, &mut self.rng);
        let mut results = [0.0; TWINS];
        for (slopes, result) in self.slopes.iter_mut().zip(&mut results) {
            let mut game = world.clone();
            slopes.clear();
            self.player.play(&mut game, (seat, &self.habits), &mut self.rng, slopes);
            *result = goal(&game, seat);
        }
        let mean = results.iter().sum::<f32>() / TWINS as f32;
        for (slopes, result) in self.slopes.iter().zip(results) {
            self.ascent.add(slopes, result - mean);
        }
        mean
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
            self.ascent = Ascent::new(PACE);
        }
        let mut nodes = 0;
        let (mut total, mut worlds) = (0.0, 0);
        // A world takes milliseconds, and more with more players: none is begun that may be late.
        let mut longest = Duration::ZERO;
        let has_time = |longest| stopwatch.remaining().is_none_or(|left| left > longest);
        while !stopwatch.is_over(nodes + TWINS as u64 - 1) && has_time(longest) {
            let begun = Instant::now();
            total += self.play_world(game, seat);
            longest = longest.max(begun.elapsed());
            worlds += 1;
            nodes += TWINS as u64;
            if worlds % WORLDS == 0 {
                self.ascent.step(&mut self.habits);
            }
        }
        self.menu.read(game, seat, &self.habits);
        answer(&self.menu, (worlds > 0).then(|| total / worlds as f32), nodes.max(1))
    }
}

/// What the habits incline to, likeliest first; the estimate is how likely it is, as a logarithm.
pub(crate) fn inclinations(game: &Anarchy, seat: Seat) -> Vec<Candidate<Action>> {
    let mut menu = Menu::default();
    menu.read(game, seat, Habits::taught());
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
    let runners_up = order
        .into_iter()
        .take(RUNNERS_UP)
        .map(|at| Candidate { action: menu.actions[at], estimate, visits: visits(at) })
        .collect();
    Choice { action: menu.actions[chosen], estimate, runners_up, nodes }
}
