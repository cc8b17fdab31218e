//! Trains The Anarchy's policy by playing games of all scenarios, and writes its weights: what the bots start from.
//!
//! `cargo run --release -p bastide-bots --example anarchy_training -- [seconds] [pace] [file] [new]`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::time::{Duration, Instant};

use bastide_anarchy::Setup;
use bastide_bots::anarchy::{PolicyTraining, PolicyWeights};

const SCENARIOS: [&str; 6] = [
    "classic-easy",
    "classic-standard",
    "classic-hard",
    "siege-easy",
    "siege-standard",
    "siege-hard",
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: f32| {
        arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let file = arguments.get(2).map_or("weights.txt", String::as_str);
    let alone = ["classic-standard"; 4].into_iter().chain(SCENARIOS).map(|name| (1, name));
    let all =
        alone.chain(["classic-standard", "siege-standard", "classic-easy"].map(|name| (2, name)));
    let setups: Vec<Setup> = all
        .map(|(players, name)| format!("players={players} scenario={name} rules=2"))
        .map(|setup| setup.parse().expect("a setup"))
        .collect();
    let kept = std::fs::read_to_string(file);
    let weights = if arguments.get(3).is_some() {
        PolicyWeights::none()
    } else {
        kept.map_or_else(|_| PolicyWeights::taught().clone(), |text| PolicyWeights::parse(&text))
    };
    let limit = Duration::from_secs_f32(number(0, 60.0));
    let pace = number(1, 0.05);
    let seed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let mut training =
        PolicyTraining::new(weights, setups, seed.map_or(0, |time| time.as_nanos() as u64));
    let start = Instant::now();
    let (mut total, mut steps) = (0.0, 0);
    while start.elapsed() < limit {
        // Long strides first, short ones to settle down.
        let share = start.elapsed().as_secs_f32() / limit.as_secs_f32();
        training.set_pace(pace * (1.0 - 0.9 * share));
        total += training.step(16);
        steps += 1;
        if steps % 100 == 0 {
            println!(
                "{:6.1} s  {:7} games  mean {:6.2}",
                start.elapsed().as_secs_f32(),
                steps * 64,
                total / 100.0
            );
            total = 0.0;
            std::fs::write(file, training.weights().text()).expect("the file can be written");
        }
    }
    std::fs::write(file, training.weights().text()).expect("the file can be written");
}
