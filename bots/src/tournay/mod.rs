//! Tournay's bots: what things are worth, first sight of an action, and a tree search over
//! imagined worlds.

mod evaluation;
mod foresight;
mod greedy;
pub mod judgement;
mod ledger;
mod levels;
mod playout;
mod policy;
mod search;

use bastide_tournay::Tournay;

pub use evaluation::{chances, evaluate, lead};
pub use greedy::TournayGreedyBot;
pub use search::{TournayFirstSearchBot, TournayParams, TournaySearchBot};

use crate::bot::Bot;
use crate::levels::{Level, LevelBot};
use crate::mcts::MctsBot;
use crate::random::RandomBot;
use crate::roster::Roster;

impl Roster for Tournay {
    const ENGINES: &'static [(&'static str, &'static str)] = &[
        ("random", "takes any legal action"),
        ("mcts", "grows a tree by random playouts, as it would for any game"),
        ("greedy", "looks to the end of its own turn and takes what the evaluation likes best"),
        ("search-1", "grows a tree over imagined worlds, guided by the evaluation"),
        ("search", "grows a tree over imagined worlds, guided by what self-play has taught"),
    ];

    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomBot::new(seed))),
            "mcts" => Some(Box::new(MctsBot::new(seed))),
            "greedy" => Some(Box::new(TournayGreedyBot::new(seed))),
            "search-1" => Some(Box::new(TournayFirstSearchBot::new(seed))),
            "search" => Some(Box::new(TournaySearchBot::new(seed))),
            _ => None,
        }
    }

    fn level(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(LevelBot::new::<Self>(level, seed))
    }
}
