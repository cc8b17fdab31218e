//! `bastide tournament`: several bots, everybody against the same number of others (CAT-TOURN).

use anyhow::{Context as _, Result, bail};
use bastide_bots::BotSpec;
use bastide_bots::arena::{Arena, Pair, hand_out};
use bastide_cathedral::{Cathedral, Meeting, PerSide, Tournament};
use bastide_core::Record;
use clap::Args;
use serde_json::{Value, json};

use crate::conditions::Conditions;
use crate::console::{say, say_json};
use crate::games::{GameName, Playable as _};
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

/// A meeting that has been played.
struct Met {
    meeting: Meeting,
    pair: Pair,
    records: [Record<Cathedral>; 2],
}

impl Met {
    /// The points of both games, by colour: the first player is Light in the first game.
    fn points(&self) -> Result<[PerSide<u8>; 2]> {
        let [one, two] = &self.pair.games;
        let points = |light: i32, dark: i32| -> Result<PerSide<u8>> {
            Ok(PerSide { light: light.try_into()?, dark: dark.try_into()? })
        };
        Ok([points(one.points[0], one.points[1])?, points(two.points[1], two.points[0])?])
    }
}

impl TournamentCall {
    pub(crate) fn run(self) -> Result<()> {
        // Tournaments are scored by clauses of Cathedral.
        if self.game != GameName::Cathedral {
            bail!(
                "only Cathedral has rules for tournaments; `bastide arena` compares bots in every game"
            );
        }
        let bots = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
        let opponents = self.opponents.unwrap_or(bots.len().saturating_sub(1));
        let mut tournament = Tournament::new(bots.len(), opponents)?;
        let meetings: Vec<Meeting> = tournament.meetings().map(|(meeting, _)| meeting).collect();
        let arenas = self.arenas(&bots, &meetings)?;
        if let Some(folder) = &self.conditions.records {
            files::folder(folder)?;
        }
        let bar = progress::bar(meetings.len() as u64, "meetings");
        let threads = self.conditions.threads();
        let play = |(meeting, arena): &(Meeting, Arena<Cathedral>)| {
            let (pair, records) = arena.pair(0);
            Met { meeting: *meeting, pair, records }
        };
        hand_out(&arenas, threads, play, |met| {
            bar.inc(1);
            self.enter(&mut tournament, &met)
        })?;
        bar.finish_and_clear();
        if self.conditions.json {
            self.say_json(&tournament, &bots)
        } else {
            print(&tournament, &bots)
        }
    }

    /// One arena with one pair for each meeting.
    fn arenas(
        &self,
        bots: &[BotSpec],
        meetings: &[Meeting],
    ) -> Result<Vec<(Meeting, Arena<Cathedral>)>> {
        let setup = self.conditions.options.setup::<Cathedral>()?;
        let arena = |(number, &meeting): (usize, &Meeting)| {
            let pair = [meeting.first, meeting.second].map(|bot| bots[bot].clone());
            let seed = self.conditions.seed.wrapping_add(number as u64);
            let arena = Arena::new(setup, pair, vec![Vec::new()], seed, Cathedral::is_notable)?;
            Ok((meeting, arena))
        };
        meetings.iter().enumerate().map(arena).collect()
    }

    fn enter(&self, tournament: &mut Tournament, met: &Met) -> Result<()> {
        let illegal: u32 =
            met.pair.games.iter().flat_map(|game| game.conduct).map(|c| c.illegal).sum();
        if illegal > 0 {
            bail!("a bot made {illegal} illegal moves; the tournament is void");
        }
        for (game, points) in met.points()?.into_iter().enumerate() {
            tournament.add(met.meeting, points)?;
            if let Some(folder) = &self.conditions.records {
                let Meeting { first, second } = met.meeting;
                let name = format!("{}-{}-game-{}.record", first + 1, second + 1, game + 1);
                let record = met.records[game].to_string();
                files::write(&folder.join(name), record.as_bytes()).context("a record is lost")?;
            }
        }
        Ok(())
    }

    fn say_json(&self, tournament: &Tournament, bots: &[BotSpec]) -> Result<()> {
        let table = tournament.table().into_iter().map(|place| {
            json!({"place": place.rank, "bot": bots[place.player].to_string(),
                "player": place.player + 1, "total": place.total, "games": place.games})
        });
        let meetings = tournament.meetings().map(|(meeting, series)| {
            json!({"first": meeting.first + 1, "second": meeting.second + 1,
                "games": series.games()})
        });
        say_json(
            &json!({"game": "cathedral", "setup": self.conditions.options.setup::<Cathedral>()?.to_string(), "seed": self.conditions.seed,
            "table": table.collect::<Vec<Value>>(), "meetings": meetings.collect::<Vec<Value>>()}),
        )
    }
}

fn print(tournament: &Tournament, bots: &[BotSpec]) -> Result<()> {
    say(format_args!("{:>5}  {:<24} {:>6} {:>6}", "place", "bot", "points", "games"))?;
    for place in tournament.table() {
        let bot = bots[place.player].to_string();
        say(format_args!("{:>5}  {bot:<24} {:>6} {:>6}", place.rank, place.total, place.games))?;
    }
    Ok(())
}
