//! `bastide bots`: which bots there are.

use anyhow::Result;
use clap::Args;
use serde_json::json;

use crate::console::{say, say_json};
use crate::games::{GameName, Playable, Task};

const EXAMPLES: &str = "\
A bot is named with what it may spend on a decision, in seconds or in positions:
  search         as long as it usually takes
  search:0.1s    a tenth of a second
  search:5000n   five thousand positions, the same on every machine

Examples:
  bastide bots cathedral
  bastide bots cathedral --json";

/// List the bots of a game, weakest first
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bots {
    /// Which game
    game: GameName,
    /// Answer with a JSON document
    #[arg(long)]
    json: bool,
}

impl Bots {
    pub(crate) fn run(self) -> Result<()> {
        self.game.run(self)
    }
}

impl Task for Bots {
    type Answer = ();

    fn run<G: Playable>(self) -> Result<()> {
        if self.json {
            let bots = G::ENGINES.iter().map(|(name, about)| json!({"name": name, "about": about}));
            return say_json(&json!({"game": G::NAME, "bots": bots.collect::<Vec<_>>()}));
        }
        let width = G::ENGINES.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, about) in G::ENGINES {
            say(format_args!("{name:width$}  {about}"))?;
        }
        Ok(())
    }
}
