//! Pairs of Cathedral games between searches, one of which may have weights of its own: the gate
//! that a newly taught network has to pass.
//!
//! `cargo run --release -p bastide-bots --example cathedral_arena -- search@new.bin:0.1s search-1:0.1s 100 15`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::convert::Infallible;
use std::sync::Arc;

use bastide_bots::arena::{hand_out, opening, statistics};
use bastide_bots::cathedral::SearchBot;
use bastide_bots::cathedral::network::Network;
use bastide_bots::{Bot, BotSpec, Roster as _};
use bastide_cathedral::{Cathedral, Setup, Side};
use bastide_core::{Game as _, Seat};

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
            Some(network) => Box::new(SearchBot::with_network(Arc::clone(network))),
            None => Cathedral::bot(&self.spec, seed).expect("a bot by this name"),
        }
    }
}

/// The lead of the first contestant, who sits on `side`, and the nodes and decisions of both.
fn game(
    contestants: &[Contestant; 2],
    side: Side,
    opening: &[(Seat, bastide_cathedral::Action)],
    tally: &mut [[u64; 2]; 2],
) -> i32 {
    let mut game = Cathedral::new(Setup::default());
    opening.iter().for_each(|(_, action)| game.play_unchecked(*action));
    let mut bots = contestants.each_ref().map(|contestant| contestant.bot(1));
    while let Some(seat) = game.to_act().iter().next() {
        let who = usize::from(game.to_move() != side);
        let choice = bots[who].choose(&game, seat, contestants[who].spec.budget);
        tally[who][0] += choice.nodes;
        tally[who][1] += 1;
        game.play_unchecked(choice.action);
    }
    i32::from(game.points(!side)) - i32::from(game.points(side))
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let contestants = [Contestant::read(&words[0]), Contestant::read(&words[1])];
    let number = |index: usize, usual: usize| {
        words.get(index).map_or(usual, |word| word.parse().expect("a number"))
    };
    let openings = opening::deal(&opening::cathedral(), number(2, 20), 1);
    let mut margins: Vec<f64> = Vec::new();
    let mut shares: Vec<f64> = Vec::new();
    let mut tally = [[0; 2]; 2];
    let play = |opening: &Vec<_>| {
        let mut tally = [[0; 2]; 2];
        let leads = Side::BOTH.map(|side| game(&contestants, side, opening, &mut tally));
        (leads, tally)
    };
    let taken = |(leads, nodes): ([i32; 2], [[u64; 2]; 2])| {
        let margin = leads[0] + leads[1];
        margins.push(f64::from(margin));
        shares.push(f64::midpoint(f64::from(margin.signum()), 1.0));
        for who in 0..2 {
            for what in 0..2 {
                tally[who][what] += nodes[who][what];
            }
        }
        Ok::<(), Infallible>(())
    };
    let _ = hand_out(&openings, number(3, 1), play, taken);
    let count = |share: f64| shares.iter().filter(|&&s| (s - share).abs() < 0.1).count();
    println!("{} against {}: {}-{}-{}", words[0], words[1], count(1.0), count(0.0), count(0.5));
    let share = statistics::bootstrap(&shares, 1).expect("some pairs");
    let margin = statistics::bootstrap(&margins, 1).expect("some pairs");
    println!(
        "share {:.3} [{:.3}, {:.3}], margin {:+.2} [{:+.2}, {:+.2}], nodes {:?}",
        share.mean,
        share.low,
        share.high,
        margin.mean,
        margin.low,
        margin.high,
        tally.map(|[nodes, moves]| nodes / moves.max(1))
    );
}
