//! `bastide simulate`: plays many games and says how fast.

use std::fmt::Display;
use std::path::PathBuf;

use anyhow::Result;
use bastide_bots::BotSpec;
use bastide_bots::simulation::{Measured, Pace};
use bastide_presentation::{GamesPlayed, SimulationOrder, Watcher};
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::conditions::Conditions;
use crate::console::{say, say_json};
use crate::games::GameName;
use crate::{files, progress};

const EXAMPLES: &str = "\
Game number i follows from the seed and from i, so the result is the same on any number of threads
(bots that are limited by time aside). The first fifth of the games is played on one thread, the
rest on all.

Examples:
  bastide simulate cathedral --games 200000 --bots random
  bastide simulate cathedral --games 200 --bots greedy,random --records games/
  bastide simulate cathedral --games 1000 --setup capture=forced --json";

/// Play many games between bots: results, lengths, games per second
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Simulate {
    /// Which game
    game: GameName,
    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// One bot for all seats, or one for each, as `random,greedy`
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    #[command(flatten)]
    conditions: Conditions,
}

impl Simulate {
    pub(crate) fn run(self) -> Result<()> {
        let bots = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
        let setup = self.conditions.options.setup(&self.game)?;
        self.game.warn(&setup, &bots);
        if let Some(folder) = &self.conditions.records {
            files::folder(folder)?;
        }
        let keeper = SimulationKeeper {
            bar: progress::bar(self.games, "games"),
            records: self.conditions.records.clone(),
        };
        let order = SimulationOrder {
            setup: &setup,
            bots: &bots,
            seed: self.conditions.seed,
            games: self.games,
            threads: self.conditions.threads(),
        };
        let played = (self.game.engines.simulate)(&order, &keeper);
        keeper.bar.finish_and_clear();
        let report = Report { call: &self, setup, played: played? };
        if self.conditions.json { say_json(&report.json()) } else { report.print() }
    }
}

struct SimulationKeeper {
    bar: ProgressBar,
    records: Option<PathBuf>,
}

impl Watcher for SimulationKeeper {
    fn finished(&self, games: u64) {
        self.bar.inc(games);
    }

    fn is_keeping(&self) -> bool {
        self.records.is_some()
    }

    fn keep(&self, game: u64, record: &dyn Display) -> Result<(), String> {
        let Some(folder) = &self.records else { return Ok(()) };
        let path = folder.join(format!("game-{:06}.record", game + 1));
        files::write(&path, record.to_string().as_bytes()).map_err(|error| format!("{error:#}"))
    }
}

struct Report<'a> {
    call: &'a Simulate,
    setup: String,
    played: GamesPlayed,
}

impl Report<'_> {
    fn json(&self) -> Value {
        let game = self.call.game;
        let Measured { tally, one_thread, all_threads } = &self.played.measured;
        let seats = self.played.bots.iter().map(|(seat, bot)| {
            json!({"seat": (game.seat_name)(seat), "bot": bot.to_string(), "wins": tally.wins[seat],
                "mean_points": tally.mean_points(seat)})
        });
        let pace = |pace: &Pace| {
            json!({"threads": pace.threads, "games": pace.games, "seconds": pace.seconds,
                "games_per_second": pace.games_per_second()})
        };
        json!({
            "game": game.name, "setup": self.setup, "seed": self.call.conditions.seed,
            "games": tally.games, "seats": seats.collect::<Vec<_>>(), "draws": tally.draws,
            "plies": {"mean": tally.mean_plies(), "shortest": tally.shortest,
                "longest": tally.longest},
            (game.engines.notable): {"total": tally.notable, "games": tally.games_with_notable},
            "one_thread": pace(one_thread), "all_threads": all_threads.as_ref().map(pace),
            "state_bytes": game.engines.state_bytes,
        })
    }

    fn print(&self) -> Result<()> {
        let game = self.call.game;
        let Measured { tally, one_thread, all_threads } = &self.played.measured;
        let share = |count: u64| 100.0 * count as f64 / tally.games as f64;
        say(format_args!(
            "{} games of {}, seed {}",
            tally.games, game.name, self.call.conditions.seed
        ))?;
        for (seat, bot) in self.played.bots.iter() {
            let (wins, points) = (tally.wins[seat], tally.mean_points(seat));
            let name = format!("{} ({bot})", (game.seat_name)(seat));
            say(format_args!(
                "  {name:<24} won {wins:>8}  {:>5.1} %  {points:.2} points",
                share(wins)
            ))?;
        }
        say(format_args!(
            "  {:<24}     {:>8}  {:>5.1} %",
            "drawn",
            tally.draws,
            share(tally.draws)
        ))?;
        let (mean, shortest, longest) = (tally.mean_plies(), tally.shortest, tally.longest);
        say(format_args!("  length: {mean:.2} actions, from {shortest} to {longest}"))?;
        let (rate, with) = (tally.notable as f64 / tally.games as f64, tally.games_with_notable);
        say(format_args!(
            "  {}: {rate:.3} a game, in {:.1} % of the games",
            game.engines.notable,
            share(with)
        ))?;
        for pace in std::iter::once(one_thread).chain(all_threads) {
            let threads = if pace.threads == 1 { "thread" } else { "threads" };
            let (rate, games) = (pace.games_per_second(), pace.games);
            say(format_args!("  {} {threads}: {rate:.0} games/s ({games} games)", pace.threads))?;
        }
        say(format_args!("  state: {} bytes", game.engines.state_bytes))
    }
}
