//! `bastide bots`: which bots there are.

use anyhow::Result;
use bastide_bots::levels::Level;
use clap::Args;
use serde_json::json;

use crate::console::{say, say_json};
use crate::games::GameName;

const EXAMPLES: &str = "\
The eight levels are as strong on every machine; an engine is named with what it may spend on a
decision, in seconds or in positions:
  level-3        a level, with what belongs to it
  search         as long as it usually takes
  search:0.1s    a tenth of a second
  search:5000n   five thousand positions, the same on every machine

Examples:
  bastide bots cathedral
  bastide bots cathedral --json";

/// List the bots of a game: engines and levels, each weakest first
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
        let engine = |(name, about): &(&str, &str)| ((*name).to_owned(), (*about).to_owned());
        let engines = self.game.engines.list.iter().map(engine);
        let levels = Level::all().map(|one| level(one, self.game.name));
        let all: Vec<(String, String)> = engines.chain(levels).collect();
        if self.json {
            let bots = all.iter().map(|(name, about)| json!({"name": name, "about": about}));
            return say_json(&json!({"game": self.game.name, "bots": bots.collect::<Vec<_>>()}));
        }
        let width = all.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, about) in &all {
            say(format_args!("{name:width$}  {about}"))?;
        }
        Ok(())
    }
}

fn level(level: Level, game: &str) -> (String, String) {
    let about = level.strength(game).map_or_else(
        || "not measured yet".to_owned(),
        |measured| format!("rated {} ± {} by the arena", measured.rating, measured.error),
    );
    (level.to_string(), about)
}
