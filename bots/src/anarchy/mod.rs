//! The Anarchy's bots: a policy taught by many games, a planner that bends it to the position at
//! hand, and a solver of the castle's defence.

mod defence;
mod features;
mod foresight;
mod greedy;
mod levels;
mod planner;
mod playout;
mod situation;
mod training;
mod weights;

use bastide_anarchy::Anarchy;

pub use defence::{Forecast, Posting, absorbed, forecast};
pub use greedy::AnarchyGreedyBot;
pub use planner::{PlannerBot, PolicyBot};
pub use training::PolicyTraining;
pub use weights::PolicyWeights;

use crate::bot::Bot;
use crate::levels::{Level, LevelBot};
use crate::random::RandomBot;
use crate::roster::Roster;

impl Roster for Anarchy {
    const ENGINES: &'static [(&'static str, &'static str)] = &[
        ("random", "takes any legal action"),
        ("greedy", "looks one action ahead, at points, production and what the defence lacks"),
        ("habit", "does what games like this one have taught, without looking ahead"),
        ("planner", "bends the habits to the position by playing it out, and solves the defence"),
    ];

    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomBot::new(seed))),
            "greedy" => Some(Box::new(AnarchyGreedyBot::new(seed))),
            "habit" => Some(Box::new(PolicyBot::new(seed))),
            "planner" => Some(Box::new(PlannerBot::new(seed))),
            _ => None,
        }
    }

    fn level(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(LevelBot::new::<Self>(level, seed))
    }
}
