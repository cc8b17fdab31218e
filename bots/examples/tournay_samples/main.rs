//! Lets Tournay's search play against itself, and notes what can be learned from that: how games end,
//! and what is worth a look. `training/tournay.md` says how it is learned from.
//!
//! `cargo run --release -p bastide-bots --example tournay_samples -- --games 4000 --nodes 100 --setups
//! duel --seed 1 --threads 16 --start JUDGEMENT --out FOLDER`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

mod notes;
mod play;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use bastide_bots::tournay::judgement::Judgement;
use bastide_tournay::Setup;

/// Setups that are played in turn: mostly the base game, and every other for a change.
const DUEL: [&str; 8] = [
    "",
    "expansion=mix",
    "",
    "rules=advanced",
    "",
    "expansion=replace",
    "",
    "rules=advanced expansion=mix",
];
const CROWD: [&str; 8] = [
    "players=4",
    "players=3",
    "players=4",
    "players=4 expansion=mix",
    "players=4",
    "players=3 rules=advanced expansion=replace",
    "players=4 rules=advanced",
    "players=3 expansion=mix",
];

struct Options {
    self_play: play::SelfPlay,
    threads: u64,
    start: Option<String>,
    out: PathBuf,
}

fn options() -> Result<Options, String> {
    let self_play =
        play::SelfPlay { setups: Vec::new(), games: 100, nodes: 100, seed: 1, trust: 0.0 };
    let mut options = Options { self_play, threads: 1, start: None, out: PathBuf::from("samples") };
    let mut setups = DUEL;
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let wrong = || format!("{name} cannot be `{value}`");
        match name.as_str() {
            "--games" => options.self_play.games = value.parse().map_err(|_| wrong())?,
            "--nodes" => options.self_play.nodes = value.parse().map_err(|_| wrong())?,
            "--seed" => options.self_play.seed = value.parse().map_err(|_| wrong())?,
            "--trust" => options.self_play.trust = value.parse().map_err(|_| wrong())?,
            "--threads" => options.threads = value.parse().map_err(|_| wrong())?,
            "--setups" if value == "duel" => setups = DUEL,
            "--setups" if value == "crowd" => setups = CROWD,
            "--start" => options.start = Some(value),
            "--out" => options.out = value.into(),
            _ => return Err(format!("there is no {name}, or not as {value}")),
        }
    }
    options.self_play.setups =
        setups.iter().map(|text| text.parse::<Setup>().expect("a setup")).collect();
    Ok(options)
}

fn play(options: &Options) -> Result<(), String> {
    let judgement = Arc::new(match &options.start {
        None => Judgement::untaught(),
        Some(file) => {
            let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
            Judgement::from_bytes(&bytes).ok_or("this is no judgement")?
        }
    });
    std::fs::create_dir_all(&options.out).map_err(|error| error.to_string())?;
    notes::Notes::write_shape(&options.out).map_err(|error| error.to_string())?;
    let part = |number: u64| {
        let notes = notes::Notes::create(&options.out, number)?;
        options.self_play.play(&judgement, notes, (number, options.threads))
    };
    let counts: Vec<std::io::Result<(u64, u64)>> = std::thread::scope(|scope| {
        let parts: Vec<_> =
            (0..options.threads).map(|number| scope.spawn(move || part(number))).collect();
        parts.into_iter().map(|part| part.join().expect("no panic")).collect()
    });
    let (mut positions, mut decisions) = (0, 0);
    for count in counts {
        let count = count.map_err(|error| error.to_string())?;
        positions += count.0;
        decisions += count.1;
    }
    println!("{} games: {positions} positions, {decisions} decisions", options.self_play.games);
    Ok(())
}

fn main() -> ExitCode {
    match options().and_then(|options| play(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("{problem}");
            ExitCode::FAILURE
        }
    }
}
