//! Teaching: many games from the start, and habits that follow what went well.

use bastide_anarchy::{Anarchy, Setup};
use bastide_core::{Game as _, Seat, Seed};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::habits::Habits;
use super::playout::{Ascent, Player, goal};

/// Games that meet the same chance: each is measured against the others.
const TWINS: usize = 4;

/// Habits that are being taught, in games of these setups in turn.
pub struct Lesson {
    habits: Habits,
    ascent: Ascent,
    player: Player,
    rng: Pcg64Mcg,
    setups: Vec<Setup>,
    slopes: [Vec<(u16, f32)>; TWINS],
}

impl Lesson {
    pub fn new(habits: Habits, setups: Vec<Setup>, seed: u64) -> Self {
        Self {
            habits,
            ascent: Ascent::new(0.05),
            player: Player::default(),
            rng: Pcg64Mcg::seed_from_u64(seed),
            setups,
            slopes: Default::default(),
        }
    }

    pub fn habits(&self) -> &Habits {
        &self.habits
    }

    pub fn set_pace(&mut self, pace: f32) {
        self.ascent.set_pace(pace);
    }

    /// One step uphill after so many deals, each played several times; gives the mean result.
    pub fn step(&mut self, deals: usize) -> f32 {
        let seat = Seat::new(0);
        let mut total = 0.0;
        for _ in 0..deals {
            let at = self.rng.next_u64() as usize % self.setups.len();
            let seed = Seed::numbered(self.rng.next_u64());
            let start = Anarchy::start(&self.setups[at], &seed).expect("the setup starts a game");
            let mut results = [0.0; TWINS];
            for (slopes, result) in self.slopes.iter_mut().zip(&mut results) {
                let mut game = start.clone();
                slopes.clear();
                self.player.play(&mut game, (seat, &self.habits), &mut self.rng, slopes);
                *result = goal(&game, seat);
            }
            let mean = results.iter().sum::<f32>() / TWINS as f32;
            for (slopes, result) in self.slopes.iter().zip(results) {
                self.ascent.add(slopes, result - mean);
            }
            total += mean;
        }
        self.ascent.step(&mut self.habits);
        total / deals as f32
    }
}
