//! `bastide arena`: which of two bots is stronger.

mod log;
mod report;

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use bastide_bots::BotSpec;
use bastide_bots::arena::{Arena, Opening, Pair, Summary, opening};
use bastide_core::Record;
use clap::{Args, ValueEnum};

use crate::conditions::Conditions;
use crate::games::{GameName, Playable, Task};
use crate::{files, progress};
use log::{Log, Terms};

const EXAMPLES: &str = "\
The unit is the pair: two games from the same opening with colours exchanged, won by whoever leads
by points over both. Intervals are 95 % bootstrap intervals over pairs. A move is late when it took
more than its time and ten milliseconds.

Examples:
  bastide arena cathedral greedy random
  bastide arena cathedral search:0.1s greedy --pairs 200 --log run.jsonl
  bastide arena cathedral search:0.1s greedy --pairs 200 --resume run.jsonl   go on after a break
  bastide arena cathedral search:5000n search:500n --cathedral chosen --json";

/// Let two bots play pairs of games and say which is stronger, and how sure that is
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct ArenaCall {
    /// Which game
    game: GameName,
    /// The bot that is judged, as `search:0.1s`
    #[arg(value_name = "BOT")]
    first: String,
    /// The bot it is judged against
    #[arg(value_name = "BOT")]
    second: String,
    /// How many pairs to play
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    /// Who places the cathedral
    #[arg(long, value_name = "HOW", default_value = "uniform")]
    cathedral: Openings,
    #[command(flatten)]
    conditions: Conditions,
    /// Write a line for every finished pair into this new file
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    log: Option<PathBuf>,
    /// Go on with the run that this file is the log of
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
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
        self.game.run(self)
    }

    fn terms<G: Playable>(&self, bots: &[BotSpec; 2]) -> Result<Terms> {
        let setup = self.conditions.options.setup::<G>()?;
        let openings = self.cathedral.to_possible_value().context("no value is hidden")?;
        Ok(Terms {
            game: G::NAME.to_owned(),
            setup: setup.to_string(),
            bots: bots.each_ref().map(ToString::to_string),
            openings: openings.get_name().to_owned(),
            seed: self.conditions.seed,
        })
    }

    fn openings<G: Playable>(&self) -> Vec<Opening<G>> {
        let kinds = match self.cathedral {
            Openings::Uniform => G::openings(),
            Openings::Chosen => Vec::new(),
        };
        opening::deal(&kinds, self.pairs as usize, self.conditions.seed)
    }

    fn open_log(&self, terms: &Terms) -> Result<(Log, Vec<Pair>)> {
        match (&self.log, &self.resume) {
            (_, Some(path)) => Log::resume(path, terms),
            (Some(path), None) => Ok((Log::create(path, terms)?, Vec::new())),
            (None, None) => Ok((Log::none(), Vec::new())),
        }
    }

    fn keep<G: Playable>(&self, pair: &Pair, records: &[Record<G>; 2]) -> Result<()> {
        let Some(folder) = &self.conditions.records else { return Ok(()) };
        for (game, record) in records.iter().enumerate() {
            let name = format!("pair-{:05}-game-{}.record", pair.number + 1, game + 1);
            files::write(&folder.join(name), record.to_string().as_bytes())?;
        }
        Ok(())
    }
}

impl Task for ArenaCall {
    type Answer = ();

    fn run<G: Playable>(self) -> Result<()> {
        let bots: [BotSpec; 2] = [self.first.parse()?, self.second.parse()?];
        let terms = self.terms::<G>(&bots)?;
        let setup = self.conditions.options.setup::<G>()?;
        let arena = Arena::<G>::new(
            setup,
            bots,
            self.openings::<G>(),
            self.conditions.seed,
            G::is_notable,
        )?;
        if let Some(folder) = &self.conditions.records {
            files::folder(folder)?;
        }
        let (mut log, mut pairs) = self.open_log(&terms)?;
        pairs.retain(|pair| pair.number < arena.pairs());
        let is_missing = |number: &usize| !pairs.iter().any(|pair| pair.number == *number);
        let missing: Vec<usize> = (0..arena.pairs()).filter(is_missing).collect();
        let bar = progress::bar(missing.len() as u64, "pairs");
        let threads = self.conditions.threads();
        arena.run(&missing, threads, |pair, records| {
            self.keep(&pair, &records)?;
            log.add(&pair)?;
            pairs.push(pair);
            bar.inc(1);
            anyhow::Ok(())
        })?;
        bar.finish_and_clear();
        pairs.sort_by_key(|pair| pair.number);
        let summary = Summary::new(&pairs, self.conditions.seed).context("no pair was played")?;
        if !summary.is_clean() {
            eprintln!("bastide: a bot made illegal or late moves; do not trust this result");
        }
        if self.conditions.json {
            report::json::<G>(&terms, &summary)
        } else {
            report::print::<G>(&terms, &summary)
        }
    }
}
