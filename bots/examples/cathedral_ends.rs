//! Absolute strength: of late positions that can be solved, in how many does a bot choose an
//! action that keeps the best result?
//!
//! `cargo run --release -p bastide-bots --example cathedral_ends -- search:0.1s [positions] [threads]`
//!
//! Positions come from games of the search against itself, stopped before one of the placements
//! 14 to 20. Each is solved beforehand, with ten seconds at most; what was not solved is counted
//! and left out.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use std::convert::Infallible;
use std::time::{Duration, Instant};

use bastide_bots::arena::hand_out;
use bastide_bots::cathedral::{CathedralFirstSearchBot, Endgame, Outlook, Surveyor as _};
use bastide_bots::{BotSpec, Budget, Roster as _, Stopwatch};
use bastide_cathedral::{Cathedral, Question, Setup, Side};
use bastide_core::Game as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const PLACEMENTS: u64 = 7;
const FIRST_PLACEMENT: u64 = 14;

/// What became of a position.
struct Seen {
    placement: u64,
    contested: u32,
    /// How long its solution took; nothing if it was not solved.
    solved: Option<Duration>,
    /// Points that the bot's choice gave away.
    lost: i8,
}

/// A position before the given placement; nothing if the game ends before.
fn position(placement: u64, seed: u64) -> Option<Cathedral> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = Cathedral::new(Setup::default());
    let mut bot = CathedralFirstSearchBot::new();
    loop {
        let made: u8 = Side::BOTH.map(|side| game.placements_made(side)).iter().sum();
        if u64::from(made) + 1 >= placement && game.question() == Question::Building {
            return Some(game);
        }
        let seat = game.to_act().iter().next()?;
        let action = match made {
            // The cathedral and the first two buildings: all positions shall be different.
            0..2 => game.pick(seat, &mut rng)?,
            _ => bot.survey(&game, Budget::nodes(60)).candidates[0].action,
        };
        game.play_unchecked(action);
    }
}

fn solved(game: &Cathedral, seconds: u64) -> Option<(i8, Duration)> {
    if game.question() == Question::Nothing {
        let lead = game.points(Side::Dark) as i8 - game.points(Side::Light) as i8;
        return Some((lead, Duration::ZERO));
    }
    let start = Instant::now();
    let stopwatch = Stopwatch::start(Budget::time(Duration::from_secs(seconds)));
    let solution = Endgame::new().solve(game, u64::MAX, Some(stopwatch))?;
    Some((solution.lead, start.elapsed()))
}

fn look(number: u64, spec: &BotSpec) -> Option<Seen> {
    let placement = FIRST_PLACEMENT + number % PLACEMENTS;
    let game = position(placement, number)?;
    let contested = Outlook::of(&game).contested().len();
    let Some((lead, time)) = solved(&game, 10) else {
        return Some(Seen { placement, contested, solved: None, lost: 0 });
    };
    let mut bot = Cathedral::bot(spec, 1).expect("a bot by this name");
    let seat = game.to_move().seat();
    let mut after = game.clone();
    after.play_unchecked(bot.choose(&game, seat, spec.budget).action);
    let (reached, _) = solved(&after, 60)?;
    let sign = if game.to_move() == Side::Light { 1 } else { -1 };
    Some(Seen { placement, contested, solved: Some(time), lost: sign * (lead - reached) })
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let spec: BotSpec = words.first().map_or("search:0.1s", String::as_str).parse().expect("a bot");
    let number =
        |index: usize, usual: u64| words.get(index).and_then(|w| w.parse().ok()).unwrap_or(usual);
    let numbers: Vec<u64> = (0..number(1, 200)).collect();
    let mut seen = Vec::new();
    let taken = |one: Option<Seen>| {
        seen.extend(one);
        Ok::<(), Infallible>(())
    };
    let _ = hand_out(&numbers, number(2, 1) as usize, |&number| look(number, &spec), taken);
    println!("placement  positions  contested  within 1 s  within 10 s  best action  points lost");
    let row = |name: &str, rows: Vec<&Seen>| {
        let count = rows.len().max(1) as f64;
        let contested = f64::from(rows.iter().map(|seen| seen.contested).sum::<u32>()) / count;
        let judged: Vec<&&Seen> = rows.iter().filter(|seen| seen.solved.is_some()).collect();
        let quick = judged.iter().filter(|s| s.solved.is_some_and(|t| t.as_secs_f64() <= 1.0));
        let best = judged.iter().filter(|seen| seen.lost == 0).count();
        let lost: i32 = judged.iter().map(|seen| i32::from(seen.lost)).sum();
        println!(
            "{name:>9}  {:9}  {contested:9.1}  {:10}  {:11}  {:9.1} %  {:11.3}",
            rows.len(),
            quick.count(),
            judged.len(),
            100.0 * best as f64 / judged.len().max(1) as f64,
            f64::from(lost) / judged.len().max(1) as f64,
        );
    };
    for placement in FIRST_PLACEMENT..FIRST_PLACEMENT + PLACEMENTS {
        let rows = seen.iter().filter(|seen| seen.placement == placement).collect();
        row(&placement.to_string(), rows);
    }
    row("all", seen.iter().collect());
}
