//! Games played by policy, and what they teach.

use bastide_anarchy::{Anarchy, Phase};
use bastide_core::{Game as _, Seat, Silent};
use rand_core::Rng;

use super::defence::Defence;
use super::features::TRAITS;
use super::weights::{Menu, PolicyWeights};

/// Plays games to their end.
#[derive(Default)]
pub(super) struct PolicyPlayer {
    menu: Menu,
    defences: [Defence; 4],
}

impl PolicyPlayer {
    /// Plays `game` out and notes what would have made the choices of `learner` likelier. Others
    /// play by the shipped weights.
    pub(super) fn play(
        &mut self,
        game: &mut Anarchy,
        (learner, weights): (Seat, &PolicyWeights),
        rng: &mut impl Rng,
        slopes: &mut Vec<(u16, f32)>,
    ) {
        while let Some(seat) = game.to_act().iter().next() {
            let action = if game.phase() == Phase::Defence {
                self.defences[seat.index()].play(game, seat, rng)
            } else {
                let own = if seat == learner { weights } else { PolicyWeights::taught() };
                self.menu.read(game, seat, own);
                let chosen = self.menu.draw(rng);
                if seat == learner && self.menu.actions.len() > 1 {
                    self.menu.slope(chosen, slopes);
                }
                self.menu.actions[chosen]
            };
            let _ = game.apply(seat, action, &mut Silent).expect("the action was listed");
        }
    }
}

/// What a seat aims at: its points, less those of the best other.
fn goal(game: &Anarchy, seat: Seat) -> f32 {
    let own = game.score(seat).total as f32;
    let others = game.standing().map_or(f32::NEG_INFINITY, |standing| {
        let others = standing.places.iter().filter(|&(other, _)| other != seat);
        others.map(|(_, place)| place.points as f32).fold(f32::NEG_INFINITY, f32::max)
    });
    if others.is_finite() { own - others } else { own }
}

/// Playouts that begin alike: each is measured against the others.
pub(super) const PLAYOUTS: usize = 4;

/// Improves weights by playouts that begin alike.
pub(super) struct Twins {
    ascent: Ascent,
    player: PolicyPlayer,
    slopes: [Vec<(u16, f32)>; PLAYOUTS],
}

impl Twins {
    pub(super) fn new(pace: f32) -> Self {
        let (player, slopes) = (PolicyPlayer::default(), Default::default());
        Self { ascent: Ascent::new(pace), player, slopes }
    }

    pub(super) fn set_pace(&mut self, pace: f32) {
        self.ascent.pace = pace;
    }

    /// Plays a game out several times and notes what did better than the mean, which it gives.
    pub(super) fn play(
        &mut self,
        start: &Anarchy,
        seat: Seat,
        weights: &PolicyWeights,
        rng: &mut impl Rng,
    ) -> f32 {
        let mut results = [0.0; PLAYOUTS];
        for (slopes, result) in self.slopes.iter_mut().zip(&mut results) {
            let mut game = start.clone();
            slopes.clear();
            self.player.play(&mut game, (seat, weights), rng, slopes);
            *result = goal(&game, seat);
        }
        let mean = results.iter().sum::<f32>() / PLAYOUTS as f32;
        for (slopes, result) in self.slopes.iter().zip(results) {
            self.ascent.add(slopes, result - mean);
        }
        mean
    }

    /// One step uphill by all that was noted.
    pub(super) fn step(&mut self, weights: &mut PolicyWeights) {
        self.ascent.step(weights);
    }
}

/// Follows slopes uphill, with a step for each trait that suits how much it jumps about (Adam).
struct Ascent {
    slope: Vec<f32>,
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
    pace: f32,
}

const MEMORY: f32 = 0.9;
const LONG_MEMORY: f32 = 0.99;

impl Ascent {
    fn new(pace: f32) -> Self {
        let zeros = || vec![0.0; TRAITS];
        Self { slope: zeros(), mean: zeros(), spread: zeros(), steps: 0, pace }
    }

    fn add(&mut self, slopes: &[(u16, f32)], advantage: f32) {
        for &(index, slope) in slopes {
            self.slope[usize::from(index)] += slope * advantage;
        }
    }

    fn step(&mut self, weights: &mut PolicyWeights) {
        self.steps += 1;
        let [fresh, long_fresh] = [MEMORY, LONG_MEMORY].map(|m| 1.0 - m.powi(self.steps));
        let state = self.slope.iter_mut().zip(&mut self.mean).zip(&mut self.spread);
        for (((slope, mean), spread), weight) in state.zip(weights.as_mut_slice()) {
            *mean = MEMORY * *mean + (1.0 - MEMORY) * *slope;
            *spread = LONG_MEMORY * *spread + (1.0 - LONG_MEMORY) * *slope * *slope;
            *slope = 0.0;
            if *spread > 0.0 {
                let size = (*spread / long_fresh).sqrt() + 1e-3;
                *weight += self.pace * (*mean / fresh) / size;
            }
        }
    }
}
