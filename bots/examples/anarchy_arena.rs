//! How many points The Anarchy's bots make alone, or who wins between two of them.
//!
//! `cargo run --release -p bastide-bots --example anarchy_arena -- --games 200 --time 0.2
//! --threads 16 --bots planner,greedy,random [--scenario classic-standard] [--players 2] [--seed 1]
//! [--rules 1]`
//!
//! With two players the first two bots meet in pairs of games with seats exchanged.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "its output is what it is for")]

use bastide_anarchy::{Anarchy, Event, Setup, Title};
use bastide_bots::arena::statistics::bootstrap;
use bastide_bots::arena::{Arena, Conduct};
use bastide_bots::solo::{Distribution, Solo, SoloGame};
use bastide_bots::{BotSpec, Roster as _};
use bastide_core::{Game as _, Seed};

struct Options {
    games: u64,
    threads: usize,
    seed: u64,
    setup: Setup,
    bots: Vec<BotSpec>,
}

fn option(name: &str, usual: &str) -> String {
    let mut arguments = std::env::args().skip_while(|argument| argument != name);
    arguments.nth(1).unwrap_or_else(|| usual.to_owned())
}

fn options() -> Options {
    let (players, scenario) = (option("--players", "1"), option("--scenario", "classic-standard"));
    let rules = option("--rules", "2");
    let setup = format!("players={players} scenario={scenario} rules={rules}");
    let bots = option("--bots", "planner,greedy,random");
    let time = option("--time", "0.2");
    let budget = if time.ends_with('n') { time } else { format!("{time}s") };
    let bot = |name: &str| format!("{name}:{budget}").parse().expect("a bot and a budget");
    Options {
        games: option("--games", "200").parse().expect("a number of games"),
        threads: option("--threads", "1").parse().expect("a number of threads"),
        seed: option("--seed", "1").parse().expect("a seed"),
        setup: setup.parse().expect("players and a scenario"),
        bots: bots.split(',').map(bot).collect(),
    }
}

fn column(event: &Event) -> Option<usize> {
    match event {
        Event::Repelled { .. } => Some(0),
        Event::Withstood { .. } => Some(1),
        Event::Attacked { .. } => Some(2),
        _ => None,
    }
}

fn main() {
    let options = options();
    if options.setup.players == 1 {
        for bot in &options.bots {
            alone(&options, bot.clone());
        }
    } else {
        between_two(&options);
    }
}

fn alone(options: &Options, bot: BotSpec) {
    let name = bot.to_string();
    let solo = Solo::<Anarchy>::new(options.setup.clone(), bot, options.seed, column)
        .unwrap_or_else(|error| panic!("{error}; there are {:?}", Anarchy::ENGINES));
    let (mut done, mut total) = (0, 0);
    let games = solo.run(options.games, options.threads, |game| {
        done += 1;
        total += game.points;
        eprint!(
            "\r{name}: {done} of {} games, mean {:.1} ",
            options.games,
            f64::from(total) / f64::from(done)
        );
    });
    eprintln!();
    report(options, &name, &games);
}

fn report(options: &Options, name: &str, games: &[SoloGame]) {
    let points: Vec<f64> = games.iter().map(|game| f64::from(game.points)).collect();
    let Some(spread) = Distribution::of(&points, 1) else { return };
    let mean = spread.mean;
    println!("{name}, {}, {} games, seed {}", options.setup, games.len(), options.seed);
    let off = points.iter().map(|points| (points - mean.mean).powi(2)).sum::<f64>();
    let count = points.len() as f64;
    let error = (off / (count - 1.0).max(1.0) / count).sqrt();
    println!(
        "  points    mean {:.2}, standard error {error:.2} (95 %: {:.2} to {:.2})",
        mean.mean, mean.low, mean.high
    );
    println!(
        "            least {:.0}, 10/25/50/75/90 %: {:.1?}, most {:.0}",
        spread.least, spread.quantiles, spread.most
    );
    let sum = |column: usize| games.iter().map(|game| game.counts[column]).sum::<u32>();
    let [repelled, withstood, castles] = [0, 1, 2].map(sum).map(f64::from);
    println!(
        "  attacks   {:.1} % repelled; castles taken: {:.2} a game",
        100.0 * repelled / (repelled + withstood).max(1.0),
        castles / games.len() as f64
    );
    titles(options, games);
    conduct(
        games.iter().map(|game| game.conduct).fold(Conduct::default(), Conduct::merged),
        games.len(),
    );
}

fn titles(options: &Options, games: &[SoloGame]) {
    let game = Anarchy::start(&options.setup, &Seed::numbered(0)).expect("the setup was tried");
    let count = |title: Title| {
        games.iter().filter(|played| Title::of(played.points, game.table()) == title).count()
    };
    let share = |title: &Title| format!("{title} {}", count(*title));
    println!("  titles    {}", Title::ALL.iter().map(share).collect::<Vec<_>>().join(", "));
}

fn conduct(conduct: Conduct, games: usize) {
    println!(
        "  decisions {:.1} a game, {:.1} ms and {:.0} nodes each; {} late (worst by {:.1} ms), {} illegal",
        f64::from(conduct.moves) / games as f64,
        conduct.micros as f64 / 1000.0 / f64::from(conduct.moves.max(1)),
        conduct.nodes as f64 / f64::from(conduct.moves.max(1)),
        conduct.late,
        conduct.overrun_micros as f64 / 1000.0,
        conduct.illegal
    );
}

fn between_two(options: &Options) {
    let [one, other, ..] = &options.bots[..] else { panic!("name two bots") };
    let bots = [one.clone(), other.clone()];
    let pairs = options.games.div_ceil(2) as usize;
    let openings = vec![Vec::new(); pairs];
    let arena =
        Arena::<Anarchy>::new(options.setup.clone(), bots, openings, options.seed, |_| false)
            .unwrap_or_else(|error| panic!("{error}"));
    let numbers: Vec<usize> = (0..pairs).collect();
    let mut played = Vec::new();
    let run = arena.run(&numbers, options.threads, |pair, _| {
        played.push(pair);
        eprint!("\r{} of {pairs} pairs ", played.len());
        Ok::<(), std::convert::Infallible>(())
    });
    let Ok(()) = run;
    eprintln!();
    let games = || played.iter().flat_map(|pair| &pair.games);
    let wins = games().filter(|game| game.margin() > 0).count();
    let losses = games().filter(|game| game.margin() < 0).count();
    let count = games().count();
    println!(
        "{one} against {other}, {}: {wins} won, {} drawn, {losses} lost",
        options.setup,
        count - wins - losses
    );
    let shares: Vec<f64> = played
        .iter()
        .map(|pair| f64::midpoint(pair.games[0].score(), pair.games[1].score()))
        .collect();
    if let Some(share) = bootstrap(&shares, 1) {
        println!(
            "  score     {:.1} % (95 %: {:.1} to {:.1})",
            100.0 * share.mean,
            100.0 * share.low,
            100.0 * share.high
        );
    }
    for at in 0..2 {
        let points: Vec<f64> = games().map(|game| f64::from(game.points[at])).collect();
        let Some(mean) = bootstrap(&points, 1) else { continue };
        println!(
            "{}: points {:.2} (95 %: {:.2} to {:.2})",
            options.bots[at], mean.mean, mean.low, mean.high
        );
        conduct(
            games().map(|game| game.conduct[at]).fold(Conduct::default(), Conduct::merged),
            count,
        );
    }
}
