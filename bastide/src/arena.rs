//! `bastide arena`: which of some bots is stronger.

mod levels;
mod log;
mod meetings;
mod report;

use std::path::PathBuf;

use anyhow::{Context as _, Result, ensure};
use bastide_bots::arena::sprt::{Sprt, Verdict};
use bastide_bots::arena::{Contestant, Pair, Summary};
use bastide_bots::levels::Level;
use bastide_presentation::{ArenaOrder, games};
use clap::{Args, ValueEnum};

use crate::conditions::Conditions;
use crate::games::GameName;
use crate::{files, progress};
use log::{Log, Terms};
use meetings::{Meetings, Plan, Played, Records};

const EXAMPLES: &str = "\
The unit is the pair: two games from the same opening with colours exchanged, won by whoever leads
by points over both. Intervals are 95 % bootstrap intervals over pairs. A move is late when it took
more than its time and ten milliseconds. Three bots and more all meet each other and are rated.

A program of your own plays as program:COMMAND, if it speaks the protocol of docs/bot-protocol.md;
`bastide bot` is one that does.

With --levels each of the eight levels meets the one below it; the table says what a level scores
by games, draws counted half, and how they are rated with the first at 1000.

Examples:
  bastide arena cathedral greedy random
  bastide arena cathedral search:0.1s greedy --pairs 200 --log run.jsonl
  bastide arena cathedral search:0.1s greedy --pairs 200 --resume run.jsonl   go on after a break
  bastide arena cathedral search:5000n search:500n --cathedral chosen --json
  bastide arena cathedral random greedy mcts:0.1s search:0.1s --pairs 50      everybody meets
  bastide arena cathedral search:100n search-1:100n --pairs 2000 --sprt 0,20  until it is clear
  bastide arena cathedral --levels --games 400 --log levels.jsonl             every level
  bastide arena cathedral search:0.1s 'program:./my-bot --fast:0.1s'";

/// Let bots play pairs of games and say which is stronger, and how sure that is
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ArenaCall {
    /// Which game
    game: GameName,
    /// The bots, as `search:0.1s` or `program:./my-bot:0.1s`; of two, the first is judged
    #[arg(value_name = "BOT", required_unless_present = "levels", num_args = 2..)]
    bots: Vec<String>,
    /// Check the levels: each meets the one below it
    #[arg(long, conflicts_with_all = ["bots", "pairs", "sprt"])]
    levels: bool,
    /// How many games every two levels play
    #[arg(long, value_name = "N", default_value_t = 400, conflicts_with = "bots", value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    /// How many pairs every two bots play; with --sprt, how many at most
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// Who places the cathedral
    #[arg(long = opening_option(), value_name = "HOW", default_value = "uniform")]
    openings: Openings,
    /// Of two bots: stop as soon as it is clear that the first is better by less than the lower
    /// or more than the higher of two differences in Elo, as `0,20`
    #[arg(long, value_name = "LOW,HIGH", value_parser = differences)]
    sprt: Option<Sprt>,
    /// How many threads a bot may think with, if it can use several
    #[arg(long, value_name = "N", default_value = "1", value_parser = progress::threads)]
    bot_threads: usize,
    #[command(flatten)]
    conditions: Conditions,
    /// Write a line for every finished pair into this new file
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    log: Option<PathBuf>,
    /// Go on with the run that this file is the log of
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// What the option for openings is called: the game that has them says so.
fn opening_option() -> &'static str {
    games().iter().find_map(|game| game.engines.opening_option).unwrap_or("openings")
}

/// How often the sequential test may be wrong.
const SPRT_ERROR: f64 = 0.05;

fn differences(text: &str) -> Result<Sprt, String> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|number| number.parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[low, high]) if low < high => Ok(Sprt { low, high, error: SPRT_ERROR }),
        _ => Err("two differences in Elo, the lower one first, as `0,20`".to_owned()),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Openings {
    /// Chance, each of the 56 different places equally often; the same for both games of a pair
    Uniform,
    /// The bot that plays Light
    Chosen,
}

impl ArenaCall {
    pub(crate) fn run(self) -> Result<()> {
        let bots = self.contestants()?;
        let terms = self.terms(&bots)?;
        let meetings = self.meetings(&terms, &bots)?;
        let engines = bots.iter().filter_map(|bot| match bot {
            Contestant::Engine(spec) => Some(spec),
            Contestant::Program { .. } => None,
        });
        self.game.warn(&terms.setup, engines);
        if let Some(folder) = &self.conditions.records {
            files::folder(folder)?;
        }
        let played = self.play(&meetings, &terms)?;
        if self.levels {
            return levels::report(&terms, &meetings.by_meeting(&played), &self.conditions);
        }
        if bots.len() > 2 {
            return meetings.report(&terms, &played, &self.conditions);
        }
        let pairs: Vec<Pair> = played.into_iter().map(|played| played.pair).collect();
        self.report_two(&terms, &pairs)
    }

    /// The number of pairs in each meeting.
    fn pairs(&self) -> usize {
        if self.levels { self.games as usize / 2 } else { self.pairs as usize }
    }

    fn plan(&self) -> Plan {
        if self.levels { Plan::Ladder } else { Plan::Everybody }
    }

    fn setup(&self) -> Result<String> {
        let usual = if self.levels { self.game.engines.measured } else { "" };
        self.conditions.options.setup_or(&self.game, usual)
    }

    fn contestants(&self) -> Result<Vec<Contestant>> {
        if self.levels {
            return Ok(Level::all()
                .map(|level| level.to_string().parse())
                .collect::<Result<_, _>>()?);
        }
        let read = |bot: &String| bot.parse::<Contestant>();
        let bots = self.bots.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        ensure!(self.sprt.is_none() || bots.len() == 2, "a sequential test is between two bots");
        Ok(bots.into_iter().map(|bot| bot.with_threads(self.bot_threads)).collect())
    }

    fn terms(&self, bots: &[Contestant]) -> Result<Terms> {
        let openings = self.openings.to_possible_value().context("no value is hidden")?;
        Ok(Terms {
            game: self.game.name.to_owned(),
            setup: self.setup()?,
            bots: if self.levels { levels::named(&self.game) } else { named(bots) },
            openings: openings.get_name().to_owned(),
            seed: self.conditions.seed,
        })
    }

    fn meetings(&self, terms: &Terms, bots: &[Contestant]) -> Result<Meetings> {
        let openings = match self.openings {
            Openings::Uniform => bastide_presentation::Openings::Dealt,
            Openings::Chosen => bastide_presentation::Openings::Chosen,
        };
        let begin = |contestants: [Contestant; 2], seed: u64| {
            let order = ArenaOrder {
                setup: &terms.setup,
                contestants,
                openings,
                pairs: self.pairs(),
                opening_seed: self.conditions.seed,
                seed,
            };
            Ok((self.game.engines.arena)(&order)?)
        };
        Meetings::new(bots, self.plan(), self.conditions.seed, begin)
    }

    fn open_log(&self, terms: &Terms) -> Result<(Log, Vec<Played>)> {
        match (&self.log, &self.resume) {
            (_, Some(path)) => Log::resume(path, terms),
            (Some(path), None) => Ok((Log::create(path, terms)?, Vec::new())),
            (None, None) => Ok((Log::none(), Vec::new())),
        }
    }

    fn keep(&self, played: &Played, records: &Records) -> Result<()> {
        let Some(folder) = &self.conditions.records else { return Ok(()) };
        for (game, record) in records.iter().enumerate() {
            let meeting = match self.bots.len() {
                2 => String::new(),
                _ => format!("meeting-{:02}-", played.meeting + 1),
            };
            let (pair, game) = (played.pair.number + 1, game + 1);
            let name = format!("{meeting}pair-{pair:05}-game-{game}.record");
            files::write(&folder.join(name), record.to_string().as_bytes())?;
        }
        Ok(())
    }

    /// Whether what was played is enough.
    fn is_decided(&self, played: &[Played]) -> bool {
        let Some(sprt) = self.sprt else { return false };
        let shares: Vec<f64> = played.iter().map(|played| played.pair.share()).collect();
        sprt.verdict(&shares) != Verdict::Undecided
    }

    /// Plays what is missing.
    fn play(&self, meetings: &Meetings, terms: &Terms) -> Result<Vec<Played>> {
        let (mut log, mut played) = self.open_log(terms)?;
        played.retain(|played| played.pair.number < self.pairs());
        let missing = meetings.missing(&played);
        let bar = progress::bar(missing.len() as u64, "pairs");
        if !self.is_decided(&played) {
            meetings.run(&missing, self.conditions.threads(), |fresh, records| {
                self.keep(&fresh, &records)?;
                log.add(&fresh)?;
                played.push(fresh);
                bar.inc(1);
                Ok(!self.is_decided(&played))
            })?;
        }
        bar.finish_and_clear();
        played.sort_by_key(|played| (played.meeting, played.pair.number));
        Ok(played)
    }

    fn report_two(&self, terms: &Terms, pairs: &[Pair]) -> Result<()> {
        let summary = Summary::new(pairs, self.conditions.seed).context("no pair was played")?;
        if !summary.is_clean() {
            eprintln!("bastide: a bot made illegal or late moves; do not trust this result");
        }
        let shares: Vec<f64> = pairs.iter().map(Pair::share).collect();
        let test = self.sprt.map(|sprt| report::Test::new(sprt, &shares));
        if self.conditions.json {
            report::json(&self.game, terms, &summary, test.as_ref())
        } else {
            report::print(&self.game, terms, &summary, test.as_ref())
        }
    }
}

fn named(bots: &[Contestant]) -> Vec<String> {
    bots.iter().map(ToString::to_string).collect()
}
