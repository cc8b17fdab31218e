//! Teaches Tournay's search by letting it play against itself: how games end, and what is worth a
//! look. `training/tournay.md` has the commands that made what comes with the program.
//!
//! `cargo run --release -p bastide-bots --example tournay_lessons -- --games 4000 --nodes 100 --setups
//! duel --seed 1 --start FILE --out FILE`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

mod learn;
mod play;

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
    "players=3 expansion=mix",
    "players=4",
    "players=3",
    "players=4 rules=advanced",
    "players=3 rules=advanced expansion=replace",
    "players=4 expansion=mix",
    "players=3",
];

struct Options {
    lesson: play::Lesson,
    pace: learn::Pace,
    start: Option<String>,
    out: String,
}

fn options() -> Result<Options, String> {
    let lesson = play::Lesson { setups: Vec::new(), games: 100, nodes: 100, seed: 1 };
    let pace = learn::Pace { rounds: 2, rate: 0.0015, decay: 0.05 };
    let mut options = Options { lesson, pace, start: None, out: "judgement".to_owned() };
    let mut setups = DUEL;
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let wrong = || format!("{name} cannot be `{value}`");
        match name.as_str() {
            "--games" => options.lesson.games = value.parse().map_err(|_| wrong())?,
            "--nodes" => options.lesson.nodes = value.parse().map_err(|_| wrong())?,
            "--seed" => options.lesson.seed = value.parse().map_err(|_| wrong())?,
            "--rounds" => options.pace.rounds = value.parse().map_err(|_| wrong())?,
            "--rate" => options.pace.rate = value.parse().map_err(|_| wrong())?,
            "--decay" => options.pace.decay = value.parse().map_err(|_| wrong())?,
            "--setups" if value == "duel" => setups = DUEL,
            "--setups" if value == "crowd" => setups = CROWD,
            "--start" => options.start = Some(value),
            "--out" => options.out = value,
            _ => return Err(format!("there is no {name}, or not as {value}")),
        }
    }
    options.lesson.setups =
        setups.iter().map(|text| text.parse::<Setup>().expect("a setup")).collect();
    Ok(options)
}

fn teach(options: &Options) -> Result<(), String> {
    let mut judgement = match &options.start {
        None => Judgement::untaught(options.lesson.seed),
        Some(file) => {
            let bytes = std::fs::read(file).map_err(|error| error.to_string())?;
            Judgement::from_bytes(&bytes).ok_or("this is no judgement")?
        }
    };
    let samples = options.lesson.play(&Arc::new(judgement.clone()));
    println!("{} positions, {} decisions", samples.ends.len(), samples.wishes.len());
    let players = options.lesson.setups[0].players;
    learn::ends(judgement.network_mut(players), &samples.ends, options.pace);
    learn::wishes(&mut judgement.habits, &samples.wishes, options.pace);
    std::fs::write(&options.out, judgement.to_bytes()).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    match options().and_then(|options| teach(&options)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("{problem}");
            ExitCode::FAILURE
        }
    }
}
