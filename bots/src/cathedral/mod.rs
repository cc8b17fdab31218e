//! Cathedral's bots: a hand-made evaluation, a tree search guided by it, and exact play of the end.

mod evaluation;
mod greedy;

use bastide_cathedral::Cathedral;

pub use evaluation::{Features, evaluate};
pub use greedy::GreedyBot;

use crate::bot::Bot;
use crate::random::RandomBot;
use crate::roster::Roster;

impl Roster for Cathedral {
    const ENGINES: &'static [(&'static str, &'static str)] = &[
        ("random", "takes any legal action"),
        ("greedy", "looks one action ahead and takes what the evaluation likes best"),
    ];

    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomBot::new(seed))),
            "greedy" => Some(Box::new(GreedyBot::new())),
            _ => None,
        }
    }
}
