//! `bastide perft`: counts sequences of actions.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, anyhow};
use bastide_core::{Seat, Seed, Silent};
use clap::Args;
use rayon::prelude::*;
use serde_json::{Map, Value, json};

use crate::console::{say, say_json};
use crate::games::{GameName, Playable, Task};
use crate::progress;
use crate::source::Source;

const EXAMPLES: &str = "\
Two implementations of the same rules give the same counts; where they do not, --divide shows
after which first action they part.

Examples:
  bastide perft cathedral --depth 2                       398,548 from the start
  bastide perft cathedral --depth 3 --position city.json
  bastide perft cathedral --depth 2 --setup capture=forced --divide";

/// Count the sequences of so many actions from a position
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// Which game
    game: GameName,
    /// How many actions a sequence has
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=20))]
    depth: u32,
    /// Count from this position, a JSON document, instead of from the start
    #[arg(long, value_name = "FILE", conflicts_with = "setup")]
    position: Option<PathBuf>,
    /// Options of the game, as in `capture=forced pass=free`
    #[arg(long, default_value = "", hide_default_value = true)]
    setup: String,
    /// Count for each first action separately
    #[arg(long)]
    divide: bool,
    /// Answer with a JSON document
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub(crate) fn run(self) -> Result<()> {
        self.game.run(self)
    }

    fn state<G: Playable>(&self) -> Result<G> {
        match &self.position {
            Some(path) => Source::read(path)?.position(),
            None => Ok(G::start(&self.setup.parse()?, &Seed::from_bytes([0; 32]))?),
        }
    }
}

impl Task for Perft {
    type Answer = ();

    fn run<G: Playable>(self) -> Result<()> {
        let state: G = self.state()?;
        let start = Instant::now();
        let parts = if self.depth == 0 { Vec::new() } else { divided(&state, self.depth)? };
        let total = if self.depth == 0 { 1 } else { parts.iter().map(|(_, count)| count).sum() };
        let seconds = start.elapsed().as_secs_f64();
        if self.json {
            let parts: Map<String, Value> =
                parts.iter().map(|(action, count)| (action.clone(), json!(count))).collect();
            let mut answer = json!({"game": G::NAME, "setup": state.setup().to_string(),
                "depth": self.depth, "sequences": total, "seconds": seconds});
            if self.divide {
                answer["divided"] = Value::Object(parts);
            }
            return say_json(&answer);
        }
        if self.divide {
            for (action, count) in &parts {
                say(format_args!("{action} {count}"))?;
            }
        }
        say(total)?;
        eprintln!("{total} sequences of {} actions in {seconds:.2} s", self.depth);
        Ok(())
    }
}

/// The counts after each first action, in the order of the notation.
fn divided<G: Playable>(state: &G, depth: u32) -> Result<Vec<(String, u64)>> {
    let mut actions: Vec<(Seat, G::Action)> = Vec::new();
    for seat in state.to_act().iter() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        actions.extend(legal.into_iter().map(|action| (seat, action)));
    }
    actions.sort_unstable();
    let bar = progress::bar(actions.len() as u64, "first actions");
    let count = |&(seat, action): &(Seat, G::Action)| {
        let mut next = state.clone();
        let played = next.apply(seat, action, &mut Silent);
        let _ = played.map_err(|v| anyhow!("`{action}` is listed but refused ({})", v.clause))?;
        bar.inc(1);
        Ok((action.to_string(), next.perft(depth - 1)))
    };
    let counts = actions.par_iter().map(count).collect();
    bar.finish_and_clear();
    counts
}
