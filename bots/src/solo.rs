//! Games with one seat: how many points a bot makes, and how they are spread.
//!
//! Game `n` of a seed meets the same chance whoever plays it, so that bots can be compared deal by
//! deal.

use std::time::Instant;

use bastide_core::{Seat, Seed, Setup as _, Sink};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use thiserror::Error;

use crate::arena::statistics::{Interval, bootstrap, quantile};
use crate::arena::{Conduct, hand_out};
use crate::bot::consult;
use crate::roster::{BotSpec, BotSpecError, Roster};
use crate::seeds::stream;

/// How many kinds of events may be counted.
pub const COLUMNS: usize = 4;

#[derive(Clone, Debug, PartialEq, Error)]
pub enum SoloError {
    #[error(transparent)]
    Bot(#[from] BotSpecError),
    #[error(transparent)]
    Setup(#[from] bastide_core::SetupError),
    #[error("a solo game has one seat; this setup has {0}")]
    Seats(u8),
}

/// One bot alone at a table, game after game.
pub struct Solo<G: Roster> {
    setup: G::Setup,
    bot: BotSpec,
    seed: u64,
    /// In which column an event is counted, if in any.
    column: fn(&G::Event) -> Option<usize>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SoloGame {
    pub number: u64,
    pub points: i32,
    pub conduct: Conduct,
    pub counts: [u32; COLUMNS],
}

struct EventCounter<Event> {
    column: fn(&Event) -> Option<usize>,
    counts: [u32; COLUMNS],
}

impl<Event> Sink<Event> for EventCounter<Event> {
    fn tell(&mut self, event: Event) {
        if let Some(column) = (self.column)(&event) {
            self.counts[column] += 1;
        }
    }
}

impl<G: Roster> Solo<G> {
    pub fn new(
        setup: G::Setup,
        bot: BotSpec,
        seed: u64,
        column: fn(&G::Event) -> Option<usize>,
    ) -> Result<Self, SoloError> {
        if setup.seats() != 1 {
            return Err(SoloError::Seats(setup.seats()));
        }
        G::bot(&bot, 0)?;
        G::start(&setup, &Seed::numbered(0))?;
        Ok(Self { setup, bot, seed, column })
    }

    /// Plays games 0 to `games`, and hands each over as it ends.
    pub fn run(
        &self,
        games: u64,
        threads: usize,
        mut finished: impl FnMut(&SoloGame) + Send,
    ) -> Vec<SoloGame> {
        let numbers: Vec<u64> = (0..games).collect();
        let mut played = Vec::with_capacity(numbers.len());
        let taken = |game: SoloGame| {
            finished(&game);
            played.push(game);
            Ok::<(), std::convert::Infallible>(())
        };
        let Ok(()) = hand_out(&numbers, threads, |&number| self.game(number), taken);
        played.sort_by_key(|game| game.number);
        played
    }

    pub fn game(&self, number: u64) -> SoloGame {
        let seat = Seat::new(0);
        let deal = stream(self.seed, number);
        let mut rng = Pcg64Mcg::seed_from_u64(deal);
        let mut game = G::start(&self.setup, &Seed::numbered(deal)).expect("the setup was tried");
        let mut bot = G::bot(&self.bot, rng.next_u64()).expect("the bot was tried");
        let mut conduct = Conduct::default();
        let mut events = EventCounter { column: self.column, counts: [0; COLUMNS] };
        while !game.to_act().is_empty() {
            let start = Instant::now();
            let choice = consult(bot.as_mut(), &game, seat, self.bot.budget, &mut rng);
            conduct.note(choice.nodes, start.elapsed(), self.bot.budget.time);
            if game.apply(seat, choice.action, &mut events).is_err() {
                conduct.illegal += 1;
                let action = game.pick(seat, &mut rng).expect("a seat to act has an action");
                let _ = game.apply(seat, action, &mut events).expect("picked actions are legal");
            }
        }
        let standing = game.standing().expect("nobody is to act, so it is over");
        let points = standing.places[seat].points;
        SoloGame { number, points, conduct, counts: events.counts }
    }
}

/// How results are spread.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Distribution {
    /// With its 95 % interval.
    pub mean: Interval,
    pub least: f64,
    /// The values below which 10, 25, 50, 75 and 90 of 100 lie.
    pub quantiles: [f64; 5],
    pub most: f64,
}

impl Distribution {
    /// Nothing where there are no values.
    pub fn of(values: &[f64], seed: u64) -> Option<Self> {
        let mean = bootstrap(values, seed)?;
        let mut sorted = values.to_vec();
        sorted.sort_by(f64::total_cmp);
        let quantiles = [0.1, 0.25, 0.5, 0.75, 0.9].map(|share| quantile(&sorted, share));
        Some(Self { mean, least: sorted[0], quantiles, most: sorted[sorted.len() - 1] })
    }
}

#[cfg(test)]
mod tests {
    use bastide_anarchy::{Anarchy, Event};

    use super::*;

    fn column(event: &Event) -> Option<usize> {
        match event {
            Event::Repelled { .. } => Some(0),
            Event::Withstood { .. } => Some(1),
            _ => None,
        }
    }

    /// Two to six cards a round: each is repelled or withstands.
    #[test]
    fn every_card_of_a_solo_game_is_counted_once() {
        let setup = "players=1 rules=2".parse().unwrap();
        let solo = Solo::<Anarchy>::new(setup, "random".parse().unwrap(), 1, column).unwrap();
        for game in solo.run(5, 2, |_| {}) {
            assert_eq!(game.counts[0] + game.counts[1], 20);
            assert_eq!(game.conduct.illegal, 0);
        }
    }

    #[test]
    fn games_do_not_depend_on_threads() {
        let setup: bastide_anarchy::Setup = "players=1 rules=2".parse().unwrap();
        let play = |threads| {
            let bot = "habit:1n".parse().unwrap();
            let solo = Solo::<Anarchy>::new(setup.clone(), bot, 4, column).unwrap();
            solo.run(4, threads, |_| {}).into_iter().map(|game| game.points).collect::<Vec<_>>()
        };
        assert_eq!(play(1), play(3));
    }

    #[test]
    fn a_distribution_names_its_quantiles() {
        let values: Vec<f64> = (0..=100).map(f64::from).collect();
        let spread = Distribution::of(&values, 1).unwrap();
        assert_eq!(spread.quantiles.map(|value| value.round() as i32), [10, 25, 50, 75, 90]);
        assert_eq!((spread.least as i32, spread.most as i32), (0, 100));
        assert_eq!(Distribution::of(&[], 1), None);
    }

    #[test]
    fn a_table_for_two_is_no_solo_game() {
        let setup = "players=2 rules=2".parse().unwrap();
        let solo = Solo::<Anarchy>::new(setup, "random".parse().unwrap(), 1, column);
        assert_eq!(solo.err(), Some(SoloError::Seats(2)));
    }
}
