//! Cathedral's bots: a hand-made evaluation, a tree search guided by it, and exact play of the end.

mod endgame;
mod evaluation;
mod fingerprint;
mod greedy;
mod judge;
mod levels;
pub mod network;
mod openings;
mod outlook;
mod packing;
mod places;
mod search;
mod survey;
mod worth;

use bastide_cathedral::{Cathedral, Setup, Side};
use bastide_core::Seat;

pub use endgame::{Endgame, Solution};
pub use evaluation::{Features, evaluate};
pub use fingerprint::fingerprint;
pub use greedy::CathedralGreedyBot;
pub use openings::openings;
pub use outlook::{Bounds, Outlook};
pub use packing::{Packer, Packing};
pub use search::{CathedralFirstSearchBot, CathedralSearchBot};
pub use survey::{Survey, Surveyor};

use crate::bot::Bot;
use crate::levels::{Level, LevelBot};
use crate::mcts::MctsBot;
use crate::random::RandomBot;
use crate::roster::Roster;

impl Roster for Cathedral {
    const ENGINES: &'static [(&'static str, &'static str)] = &[
        ("random", "takes any legal action"),
        ("greedy", "looks one action ahead and takes what the evaluation likes best"),
        ("mcts", "grows a tree by random playouts, as it would for any game"),
        ("search-1", "grows a tree guided by the evaluation and plays the end exactly"),
        (
            "search",
            "grows a tree guided by a network and plays the end exactly; with other options than the \
             usual ones it is `search-1`",
        ),
    ];

    /// A side places eleven or twelve of its fourteen buildings, and the last three of them are
    /// solved in no time.
    fn decisions_left(&self, seat: Seat) -> u32 {
        let made = Side::of(seat).map_or(0, |side| self.placements_made(side));
        u32::from(9_u8.saturating_sub(made)).max(2)
    }

    fn engine(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(RandomBot::new(seed))),
            "mcts" => Some(Box::new(MctsBot::new(seed))),
            "greedy" => Some(Box::new(CathedralGreedyBot::varied(seed))),
            "search" => Some(Box::new(CathedralSearchBot::new())),
            "search-1" => Some(Box::new(CathedralFirstSearchBot::new())),
            _ => None,
        }
    }

    fn caveat(setup: &Setup, engine: &str) -> Option<&'static str> {
        let has_network = engine == "search" || engine.parse::<Level>().is_ok();
        (has_network && *setup != Setup::default()).then_some(
            "the network of `search` and of the levels knows the usual options only; with others \
             they play as `search-1` does, without it, and are weaker",
        )
    }

    fn level(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(LevelBot::new::<Self>(level, seed))
    }
}

/// The position after some actions in their notation.
#[cfg(test)]
fn after(actions: &str) -> Cathedral {
    use bastide_core::{Game as _, Silent};
    let mut game = Cathedral::new(Setup::default());
    for action in actions.split_whitespace() {
        let seat = game.to_act().iter().next().expect("the game goes on");
        let _ = game.apply(seat, action.parse().unwrap(), &mut Silent).expect("it is legal");
    }
    game
}
