//! `bastide perft`: counts sequences of actions.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use bastide_core::Seed;
use bastide_presentation::{AnyGame, unknown_version};
use clap::Args;
use serde_json::{Map, Value, json};

use crate::console::{say, say_json};
use crate::games::GameName;
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
        let game = self.start()?;
        let start = Instant::now();
        let parts = if self.depth == 0 { Vec::new() } else { divided(game.as_ref(), self.depth)? };
        let total = if self.depth == 0 { 1 } else { parts.iter().map(|(_, count)| count).sum() };
        let seconds = start.elapsed().as_secs_f64();
        if self.json {
            let parts: Map<String, Value> =
                parts.iter().map(|(action, count)| (action.clone(), json!(count))).collect();
            let mut answer = json!({"game": self.game.name, "setup": game.header().setup,
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

    fn start(&self) -> Result<Box<dyn AnyGame>> {
        if let Some(path) = &self.position {
            return Source::read(path)?.position(&self.game);
        }
        let seed = Seed::from_bytes([0; 32]);
        Ok((self.game.entry.start)(&self.setup, &seed, unknown_version())?)
    }
}

/// The counts after each first action, in the order of the notation.
fn divided(game: &dyn AnyGame, depth: u32) -> Result<Vec<(String, u64)>> {
    let bar = progress::bar(0, "first actions");
    let counts = game.perft(depth, &|actions| bar.set_length(actions as u64), &|| bar.inc(1));
    bar.finish_and_clear();
    Ok(counts?)
}
