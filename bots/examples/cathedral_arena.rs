//! Pairs of Cathedral games between searches, one of which may have weights of its own: the gate
//! that a newly taught network has to pass.
//!
//! `cargo run --release -p bastide-bots --example cathedral_arena -- search@new.bin:0.1s search-1:0.1s 100 15`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::convert::Infallible;
use std::sync::Arc;

use bastide_bots::arena::statistics::{Interval, bootstrap};
use bastide_bots::arena::{Opening, hand_out, opening};
use bastide_bots::cathedral::network::Network;
use bastide_bots::cathedral::{CathedralSearchBot, openings};
use bastide_bots::{Bot, BotSpec, Roster as _};
use bastide_cathedral::{Cathedral, Setup, Side};
use bastide_core::Game as _;

struct Contestant {
    spec: BotSpec,
    network: Option<Arc<Network>>,
}

impl Contestant {
    /// `search:0.1s`, or with a file of weights `search@new.bin:0.1s`.
    fn read(text: &str) -> Self {
        let spec: BotSpec = text.parse().expect("a bot and its budget");
        let network = spec.engine.split_once('@').map(|(_, file)| {
            let bytes = std::fs::read(file).expect("a file of weights");
            Arc::new(Network::read(&bytes).expect("weights"))
        });
        Self { spec, network }
    }

    fn bot(&self, seed: u64) -> Box<dyn Bot<Cathedral>> {
        match &self.network {
            Some(network) => Box::new(CathedralSearchBot::with_network(Arc::clone(network))),
            None => Cathedral::bot(&self.spec, seed).expect("a bot by this name"),
        }
    }
}

/// What a pair came to.
#[derive(Default)]
struct Outcome {
    margin: i32,
    /// Of both contestants.
    nodes: [u64; 2],
    decisions: [u64; 2],
}

impl Outcome {
    /// Plays a game with the first contestant on `side`.
    fn add_game(
        &mut self,
        contestants: &[Contestant; 2],
        side: Side,
        opening: &Opening<Cathedral>,
    ) {
        let mut game = Cathedral::new(Setup::default());
        for (_, action) in opening {
            game.play_unchecked(*action);
        }
        let mut bots = contestants.each_ref().map(|contestant| contestant.bot(1));
        while let Some(seat) = game.to_act().iter().next() {
            let who = usize::from(game.to_move() != side);
            let choice = bots[who].choose(&game, seat, contestants[who].spec.budget);
            self.nodes[who] += choice.nodes;
            self.decisions[who] += 1;
            game.play_unchecked(choice.action);
        }
        self.margin += i32::from(game.points(!side)) - i32::from(game.points(side));
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let contestants = [Contestant::read(&words[0]), Contestant::read(&words[1])];
    let number = |index: usize, usual: usize| {
        words.get(index).map_or(usual, |word| word.parse().expect("a number"))
    };
    let openings = opening::deal(&openings(), number(2, 20), 1);
    let play = |opening: &Opening<Cathedral>| {
        let mut outcome = Outcome::default();
        for side in Side::BOTH {
            outcome.add_game(&contestants, side, opening);
        }
        outcome
    };
    let mut outcomes: Vec<Outcome> = Vec::new();
    let taken = |outcome| {
        outcomes.push(outcome);
        Ok::<(), Infallible>(())
    };
    let _ = hand_out(&openings, number(3, 1), play, taken);
    println!("{} against {}", words[0], words[1]);
    report(&outcomes);
}

fn report(outcomes: &[Outcome]) {
    let count = |sign: i32| outcomes.iter().filter(|o| o.margin.signum() == sign).count();
    println!("  {} won, {} lost, {} even", count(1), count(-1), count(0));
    let said = |name: &str, value: fn(&Outcome) -> f64| {
        let values: Vec<f64> = outcomes.iter().map(value).collect();
        let Interval { mean, low, high } = bootstrap(&values, 1).expect("some pairs");
        println!("  {name} {mean:.3} [{low:.3}, {high:.3}]");
    };
    said("share of pairs", |outcome| f64::midpoint(f64::from(outcome.margin.signum()), 1.0));
    said("margin", |outcome| f64::from(outcome.margin));
    for who in 0..2 {
        let nodes: u64 = outcomes.iter().map(|outcome| outcome.nodes[who]).sum();
        let decisions: u64 = outcomes.iter().map(|outcome| outcome.decisions[who]).sum();
        println!("  {} nodes a decision", nodes / decisions.max(1));
    }
}
