//! How often the end of Cathedral is solved within a second: positions from games that the search
//! plays against itself, at each of the placements 16 to 20.
//!
//! `cargo run --release -p bastide-bots --example endgames -- [games for each placement] [nodes]`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::time::{Duration, Instant};

use bastide_bots::cathedral::{CathedralFirstSearchBot, Endgame, Outlook};
use bastide_bots::{Bot as _, Budget, Stopwatch};
use bastide_cathedral::{Cathedral, Question, Setup, Side};
use bastide_core::Game as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Plays on from a random cathedral until `placement` is to be made; nothing if the game ends
/// before.
fn position(placement: u8, budget: Budget, seed: u64) -> Option<Cathedral> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = Cathedral::new(Setup::default());
    let cathedral = game.pick(Side::Light.seat(), &mut rng)?;
    game.play_unchecked(cathedral);
    let mut bots = [CathedralFirstSearchBot::new(), CathedralFirstSearchBot::new()];
    let made =
        |game: &Cathedral| Side::BOTH.map(|side| game.placements_made(side)).iter().sum::<u8>();
    while made(&game) + 1 < placement || game.question() != Question::Building {
        let seat = game.to_act().iter().next()?;
        let choice = bots[seat.index()].choose(&game, seat, budget);
        game.play_unchecked(choice.action);
    }
    Some(game)
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|n| n.parse().ok()).collect();
    let games = numbers.first().copied().unwrap_or(40);
    let budget = Budget::nodes(numbers.get(1).copied().unwrap_or(200));
    println!("placement  positions  contested  solved  mean ms  positions looked at");
    for placement in 16..=20 {
        let positions: Vec<Cathedral> = (0..games)
            .filter_map(|n| position(placement, budget, n + 1000 * u64::from(placement)))
            .collect();
        let contested: u32 = positions.iter().map(|p| Outlook::of(p).contested().len()).sum();
        let (mut solved, mut nodes, mut time) = (0, 0, Duration::ZERO);
        for position in &positions {
            let mut endgame = Endgame::new();
            let start = Instant::now();
            let second = Stopwatch::start(Budget::time(Duration::from_secs(1)));
            solved += u32::from(endgame.solve(position, u64::MAX, Some(second)).is_some());
            time += start.elapsed();
            nodes += endgame.nodes();
        }
        let count = positions.len().max(1);
        println!(
            "{placement:9}  {:9}  {:9.1}  {solved:6}  {:7.1}  {:19}",
            positions.len(),
            f64::from(contested) / count as f64,
            1000.0 * time.as_secs_f64() / count as f64,
            nodes / count as u64,
        );
    }
}
