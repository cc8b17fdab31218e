//! `bastide tournament`: several bots, everybody against the same number of others.

use std::fmt::Display;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use bastide_bots::BotSpec;
use bastide_presentation::{TournamentOrder, TournamentTable, TournamentWatcher, games};
use bastide_text::Phrasebook;
use clap::Args;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::conditions::Conditions;
use crate::console::{say, say_json};
use crate::games::GameName;
use crate::{files, progress};

const EXAMPLES: &str = "\
Two bots that meet play two games with colours exchanged. Every game adds the squares left in hand
to a bot's total, whoever won it; the lowest total wins, and equal totals share a place.

Examples:
  bastide tournament cathedral --bots greedy,random,search:0.1s
  bastide tournament cathedral --bots greedy,random,search:500n,search:5000n --opponents 2 --json";

/// Let bots play a tournament
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TournamentCall {
    /// Which game
    game: GameName,
    /// The bots, as `greedy,search:0.1s,random`
    #[arg(long, value_name = "BOT", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many different others each bot meets; all of them if nothing is said
    #[arg(long, value_name = "N")]
    opponents: Option<usize>,
    #[command(flatten)]
    conditions: Conditions,
}

impl TournamentCall {
    pub(crate) fn run(self) -> Result<()> {
        let Some(play) = self.game.tournament else {
            let book = Phrasebook::default();
            let able = games().iter().filter(|game| game.tournament.is_some());
            let able: Vec<String> = able.map(|game| (game.title)(&book)).collect();
            bail!(
                "only {} has rules for tournaments; `bastide arena` compares bots in every game",
                able.join(", ")
            );
        };
        let bots = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
        let setup = self.conditions.options.setup(&self.game)?;
        self.game.warn(&setup, &bots);
        let order = TournamentOrder {
            setup: &setup,
            bots: &bots,
            opponents: self.opponents,
            seed: self.conditions.seed,
            threads: self.conditions.threads(),
        };
        let keeper = TournamentKeeper {
            bar: progress::bar(0, "meetings"),
            records: self.conditions.records.clone(),
        };
        let table = play(&order, &keeper)?;
        keeper.bar.finish_and_clear();
        if self.conditions.json {
            self.say_json(&table, &setup, &bots)
        } else {
            print(&table, &bots)
        }
    }

    fn say_json(&self, table: &TournamentTable, setup: &str, bots: &[BotSpec]) -> Result<()> {
        let places = table.places.iter().map(|place| {
            json!({"place": place.rank, "bot": bots[place.player].to_string(),
                "player": place.player + 1, "total": place.total, "games": place.games})
        });
        let meetings = table.meetings.iter().map(|meeting| {
            json!({"first": meeting.first + 1, "second": meeting.second + 1,
                "games": meeting.games})
        });
        say_json(&json!({"game": self.game.name, "setup": setup, "seed": self.conditions.seed,
            "table": places.collect::<Vec<Value>>(), "meetings": meetings.collect::<Vec<Value>>()}))
    }
}

/// Shows how far a tournament is, and writes its records.
struct TournamentKeeper {
    bar: ProgressBar,
    records: Option<PathBuf>,
}

impl TournamentWatcher for TournamentKeeper {
    fn begins(&self, meetings: usize) {
        self.bar.set_length(meetings as u64);
    }

    fn met(&self) {
        self.bar.inc(1);
    }

    fn keep(&self, name: &str, record: &dyn Display) -> Result<(), String> {
        let Some(folder) = &self.records else { return Ok(()) };
        let written = files::folder(folder)
            .and_then(|()| files::write(&folder.join(name), record.to_string().as_bytes()));
        written.context("a record is lost").map_err(|error| format!("{error:#}"))
    }
}

fn print(table: &TournamentTable, bots: &[BotSpec]) -> Result<()> {
    say(format_args!("{:>5}  {:<24} {:>6} {:>6}", "place", "bot", "points", "games"))?;
    for place in &table.places {
        let bot = bots[place.player].to_string();
        say(format_args!("{:>5}  {bot:<24} {:>6} {:>6}", place.rank, place.total, place.games))?;
    }
    Ok(())
}
