//! How long the network takes to read a position, and how many positions a second the search looks
//! at with one thread and with several.
//!
//! `cargo run --release -p bastide-bots --example cathedral_reading -- [weights.bin]`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use bastide_bots::Budget;
use bastide_bots::cathedral::network::{Frame, Network, Planes, Reader};
use bastide_bots::cathedral::{CathedralSearchBot, Surveyor as _};
use bastide_cathedral::{Cathedral, Setup};
use bastide_core::Game as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const READINGS: u32 = 2_000;

fn main() {
    let network = std::env::args().nth(1).map_or_else(Network::shipped, |file| {
        let bytes = std::fs::read(file).expect("a file of weights");
        Arc::new(Network::read(&bytes).expect("weights"))
    });
    let mut reader = Reader::new(network);
    let mut game = Cathedral::new(Setup::default());
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..6 {
        let seat = game.to_act().iter().next().expect("the game goes on");
        game.play_unchecked(game.pick(seat, &mut rng).expect("a legal action"));
    }
    let planes = Planes::of(&game, Frame::of(game.to_move()));
    println!("{:?}", reader.read(&planes));
    let start = Instant::now();
    for _ in 0..READINGS {
        std::hint::black_box(reader.read(std::hint::black_box(&planes)));
    }
    println!("{:?} a reading", start.elapsed() / READINGS);
    let start = Instant::now();
    for _ in 0..READINGS {
        std::hint::black_box(Planes::of(std::hint::black_box(&game), Frame::of(game.to_move())));
    }
    println!("{:?} to show it", start.elapsed() / READINGS);
    for threads in [1, 2, 4, 8, 16] {
        let second = Budget::time(Duration::from_secs(1)).with_threads(threads);
        let survey = CathedralSearchBot::new().survey(&game, second);
        println!("{threads} threads: {} nodes in a second", survey.nodes);
    }
}
