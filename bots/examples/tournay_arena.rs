//! Two bots meet at Tournay, with seats exchanged, and what comes of it.
//!
//! `cargo run --release -p bastide-bots --example tournay_arena -- --games 200 --time 0.2 --threads 16
//! --bots search,greedy`; `--nodes 500` in place of a time; `--setup rules=advanced`; `--seed 7`.
//! A bot may bring a budget of its own: `--bots search:0.2s,search:0.05s`. With three or four players
//! (`--setup players=3`) the bots are named seat by seat and the games are simulated as they are.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::io::Write as _;
use std::process::ExitCode;

use bastide_bots::arena::statistics::{Interval, bootstrap};
use bastide_bots::arena::{Arena, Bout, Count, Pair, Summary};
use bastide_bots::simulation::{MOST_PLIES, Simulation};
use bastide_bots::{BotSpec, Budget};
use bastide_tournay::{Event, Setup, Tournay};

struct Options {
    games: usize,
    threads: usize,
    seed: u64,
    setup: Setup,
    bots: Vec<BotSpec>,
}

fn options() -> Result<Options, String> {
    let mut options =
        Options { games: 20, threads: 1, seed: 1, setup: Setup::default(), bots: Vec::new() };
    let (mut bots, mut budget) = ("search,greedy".to_owned(), "0.2s".to_owned());
    let mut words = std::env::args().skip(1);
    while let Some(name) = words.next() {
        let value = words.next().ok_or_else(|| format!("{name} needs a value"))?;
        let wrong = || format!("{name} cannot be `{value}`");
        match name.as_str() {
            "--games" => options.games = value.parse().map_err(|_| wrong())?,
            "--threads" => options.threads = value.parse().map_err(|_| wrong())?,
            "--seed" => options.seed = value.parse().map_err(|_| wrong())?,
            "--setup" => options.setup = value.parse().map_err(|error| format!("{error}"))?,
            "--time" => budget = format!("{value}s"),
            "--nodes" => budget = format!("{value}n"),
            "--bots" => bots = value,
            _ => return Err(format!("there is no {name}")),
        }
    }
    let budget: Budget = budget.parse().map_err(|error| format!("{error}"))?;
    for name in bots.split(',') {
        let spec: BotSpec = name.parse().map_err(|error| format!("{error}"))?;
        let budget = if name.contains(':') { spec.budget } else { budget };
        options.bots.push(BotSpec { budget, ..spec });
    }
    Ok(options)
}

/// Turns are what is counted.
fn is_turn(event: &Event) -> bool {
    matches!(event, Event::Turn { .. })
}

fn meet(options: &Options, bots: [BotSpec; 2]) -> Result<(), String> {
    let names = bots.clone().map(|bot| bot.to_string());
    let openings = vec![Vec::new(); options.games.div_ceil(2)];
    let arena = Arena::<Tournay>::new(options.setup.clone(), bots, openings, options.seed, is_turn)
        .map_err(|error| error.to_string())?;
    let numbers: Vec<usize> = (0..arena.pairs()).collect();
    let mut pairs: Vec<Pair> = Vec::new();
    arena.run(&numbers, options.threads, |pair: Pair, _| {
        pairs.push(pair);
        let won = pairs.iter().flat_map(|pair| &pair.games).map(Bout::score).sum::<f64>();
        print!("\r{} of {} games, {won} for {} ", 2 * pairs.len(), 2 * numbers.len(), names[0]);
        std::io::stdout().flush().map_err(|error| error.to_string())
    })?;
    println!();
    report(&names, &pairs)
}

fn report(names: &[String; 2], pairs: &[Pair]) -> Result<(), String> {
    let summary = Summary::new(pairs, 1).ok_or("no games were played")?;
    let games = || pairs.iter().flat_map(|pair| &pair.games);
    let Count { won, lost, tied } = summary.games;
    println!("{} against {}: {won} won, {tied} drawn, {lost} lost", names[0], names[1]);
    let shares: Vec<f64> =
        pairs.iter().map(|pair| pair.games.iter().map(Bout::score).sum::<f64>() / 2.0).collect();
    say("share of games in %", &shares.iter().map(|share| 100.0 * share).collect::<Vec<_>>());
    println!("share of the second seat: {:.1} %", 100.0 * summary.second_seat_share);
    for (bot, name) in names.iter().enumerate() {
        let points: Vec<f64> = games().map(|game| f64::from(game.points[bot])).collect();
        say(&format!("points of {name}"), &points);
    }
    let turns: Vec<f64> = games().map(|game| f64::from(game.notable + 1) / 2.0).collect();
    say("turns each", &turns);
    say("decisions", &games().map(|game| f64::from(game.plies)).collect::<Vec<_>>());
    let stopped = games().filter(|game| game.plies >= MOST_PLIES).count();
    println!("stopped after {MOST_PLIES} decisions: {stopped}");
    for (name, conduct) in names.iter().zip(&summary.conduct) {
        println!(
            "{name}: {} decisions, {:.0} nodes each, {:.1} ms each, {} illegal, {} late (at most {:.1} ms)",
            conduct.moves,
            conduct.nodes as f64 / f64::from(conduct.moves.max(1)),
            conduct.micros as f64 / 1000.0 / f64::from(conduct.moves.max(1)),
            conduct.illegal,
            conduct.late,
            conduct.overrun_micros as f64 / 1000.0,
        );
    }
    Ok(())
}

/// The mean with its interval, and the quantiles.
fn say(what: &str, values: &[f64]) {
    let Some(Interval { mean, low, high }) = bootstrap(values, 1) else { return };
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let at = |share: f64| sorted[(share * (sorted.len() - 1) as f64).round() as usize];
    println!(
        "{what}: {mean:.1} ({low:.1} to {high:.1}); from {:.0}, quarters {:.0}, {:.0}, {:.0}, to {:.0}",
        at(0.0),
        at(0.25),
        at(0.5),
        at(0.75),
        at(1.0)
    );
}

/// Games of any number of players, as the seats are named.
fn simulate(options: &Options) -> Result<(), String> {
    let simulation =
        Simulation::<Tournay>::new(options.setup.clone(), &options.bots, options.seed, is_turn)
            .map_err(|error| error.to_string())?;
    let tally = simulation
        .play(0..options.games as u64, options.threads, &())
        .map_err(|error| error.to_string())?;
    for (seat, wins) in tally.wins.iter() {
        let (bot, points) = (&simulation.bots()[seat], tally.mean_points(seat));
        println!("seat {seat}, {bot}: {wins} of {} won, {points:.1} points", tally.games);
    }
    let turns = (tally.notable + tally.games) as f64 / tally.games as f64;
    let each = turns / f64::from(options.setup.players);
    println!("{} drawn; {each:.1} turns each, {:.0} decisions", tally.draws, tally.mean_plies());
    Ok(())
}

fn main() -> ExitCode {
    let done = options().and_then(|options| match &options.bots[..] {
        [one, other] if options.setup.players == 2 => meet(&options, [one.clone(), other.clone()]),
        _ => simulate(&options),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("{problem}");
            ExitCode::FAILURE
        }
    }
}
