//! A match as engines see it.

use std::time::Duration;

use bastide_bots::analysis::Course;
use bastide_bots::{Bot, BotSpec, Budget, Roster as _, consult};
use bastide_core::{Seat, Seed};
use bastide_text::Phrasebook;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::Host;
use crate::analysis::{self, Analysing, Hint};
use crate::any::{AnyGame, Engines, Player};
use crate::engines::{self, EngineError};
use crate::presentation::Presentation;

/// The most a bot at a table thinks about a move: all tables share the machine.
const MOST_TIME: Duration = Duration::from_secs(10);
const MOST_NODES: u64 = 1_000_000;

fn is_modest(budget: Budget) -> bool {
    budget.time.is_none_or(|time| time <= MOST_TIME)
        && budget.nodes.is_none_or(|nodes| nodes <= MOST_NODES)
}

/// Neither positions nor seconds alone are a bound: how much the one costs of the other differs by engine.
fn capped(budget: Budget) -> Budget {
    let time = budget.time.map_or(MOST_TIME, |time| time.min(MOST_TIME));
    let nodes = budget.nodes.map_or(MOST_NODES, |nodes| nodes.min(MOST_NODES));
    Budget { time: Some(time), nodes: Some(nodes), ..budget }
}

/// The chance of a bot's decision: another one in every match. It follows from what everybody is shown of
/// the shuffle, so that nothing hidden comes through it.
fn whim(shuffle: &Seed, decision: u64) -> u64 {
    let shown = shuffle.commitment().to_string();
    let first = u64::from_str_radix(&shown[..16], 16).expect("a hash is written in hexadecimal");
    first.wrapping_add(decision)
}

/// A bot at a table of its game.
struct Seated<P: Presentation> {
    bot: Box<dyn Bot<P::Game>>,
    budget: Budget,
}

impl<P: Presentation> Seated<P> {
    fn new(spec: &BotSpec, seed: u64) -> Result<Self, EngineError> {
        Ok(Self { bot: P::Game::bot(spec, seed)?, budget: spec.budget })
    }
}

impl<P: Presentation> Player for Seated<P> {
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Pcg64Mcg) -> String {
        let host = game.as_any().downcast_ref::<Host<P>>().expect("a bot is made for one game");
        consult(self.bot.as_mut(), host.state(), seat, self.budget, rng).action.to_string()
    }
}

impl<P: Presentation> Engines for Host<P> {
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<String> {
        let spec: BotSpec = bot.parse().ok()?;
        let seed = whim(self.record.seed(), seed);
        let mut engine = P::Game::bot(&spec, seed).ok()?;
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let budget = capped(spec.budget);
        let choice = consult(engine.as_mut(), self.state(), seat, budget, &mut rng);
        Some(choice.action.to_string())
    }

    fn has_bot(&self, bot: &str) -> bool {
        bot.parse()
            .is_ok_and(|spec: BotSpec| is_modest(spec.budget) && P::Game::bot(&spec, 0).is_ok())
    }

    fn player(&self, bot: &BotSpec, seed: u64) -> Result<Box<dyn Player>, EngineError> {
        Ok(Box::new(Seated::<P>::new(bot, seed)?))
    }

    fn hint(&self, seat: Seat, budget: Budget, book: &Phrasebook) -> Option<Hint> {
        analysis::hint::<P>(self.state(), seat, budget, book)
    }

    fn analysis(&self, budget: Budget) -> Box<dyn Analysing> {
        Box::new(Course::of(&self.record, budget))
    }

    fn worded(&self, asked: &[(usize, String)], book: &Phrasebook) -> Vec<String> {
        analysis::worded::<P>(&self.record, asked, book)
    }

    fn perft(
        &self,
        depth: u32,
        begin: &dyn Fn(usize),
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<(String, u64)>, EngineError> {
        engines::perft::<P>(self.state(), depth, begin, done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_at_a_table_is_bounded_in_seconds_and_in_positions() {
        for asked in ["1000000n", "10s", "500n", "0.1s"] {
            let given = capped(asked.parse().unwrap());
            assert!(given.time.is_some_and(|time| time <= MOST_TIME), "{asked}");
            assert!(given.nodes.is_some_and(|nodes| nodes <= MOST_NODES), "{asked}");
        }
        assert_eq!(capped(Budget::default()).time, Some(MOST_TIME), "a level, too");
        assert_eq!(capped(Budget::nodes(500)).nodes, Some(500));
    }
}
