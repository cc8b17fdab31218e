//! `bastide cards`: the printed values that a game is played with, and where each of them comes from.

use std::path::PathBuf;

use anyhow::{Context as _, Result};
use bastide_presentation::{Origin, canonical_setup};
use clap::Args;
use serde_json::json;

use crate::console::{say, say_json};
use crate::files;
use crate::games::GameName;
use crate::options::with_components;

const EXAMPLES: &str = "\
A value is from the `rules`, from `public` material, or `reconstructed`: nobody whose words we know says it,
and it was chosen so that the game is sound. Whoever owns the game can type the printed values over those.

Examples:
  bastide cards tournay --reconstructed            which values want checking?
  bastide cards tournay --export cards.toml        the file, to be corrected
  bastide cards tournay --check cards.toml         is it sound?
  bastide play tournay --cards cards.toml          play with it";

/// List the values of cards and sheets with their provenance, or write and check a file with them
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Cards {
    /// Which game
    game: GameName,
    /// Every value with its provenance; what is shown if nothing is said
    #[arg(long)]
    provenance: bool,
    /// Only values that are reconstructed
    #[arg(long)]
    reconstructed: bool,
    /// Write the program's own file here
    #[arg(long, value_name = "FILE", conflicts_with_all = ["provenance", "reconstructed", "check"])]
    export: Option<PathBuf>,
    /// Say whether a corrected file is sound, and what differs in it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["provenance", "reconstructed"])]
    check: Option<PathBuf>,
    /// Answer with a JSON document
    #[arg(long)]
    json: bool,
}

impl Cards {
    pub(crate) fn run(self) -> Result<()> {
        let none = || format!("{} has no cards or sheets with printed values", self.game.name);
        let components = self.game.form.components.with_context(none)?;
        if let Some(path) = &self.export {
            return files::write(path, components.file.as_bytes());
        }
        let Some(path) = &self.check else { return self.list((components.origins)()) };
        let text = files::read(path)?;
        let setup =
            with_components(&self.game, "", &text).with_context(|| path.display().to_string())?;
        if self.json {
            return say_json(&json!({"sound": true, "setup": setup}));
        }
        match setup {
            same if Some(&same) == canonical_setup(self.game.name, "").as_ref() => {
                say("the file is sound, and says what the program's own says")
            }
            differences => say(format_args!("the file is sound; it differs by\n{differences}")),
        }
    }

    fn list(&self, origins: Vec<Origin>) -> Result<()> {
        let is_shown = |origin: &Origin| !self.reconstructed || origin.is_reconstructed();
        let shown: Vec<Origin> = origins.into_iter().filter(is_shown).collect();
        if self.json {
            let rows = shown.iter().map(|origin| {
                json!({"value": origin.value, "is": origin.is, "provenance": origin.provenance})
            });
            return say_json(&json!(rows.collect::<Vec<_>>()));
        }
        for Origin { value, is, provenance } in &shown {
            say(format_args!("{provenance:<14} {value} {is}").to_string().trim_end())?;
        }
        let reconstructed = shown.iter().filter(|origin| origin.is_reconstructed()).count();
        eprintln!("{} values, {reconstructed} of them reconstructed", shown.len());
        Ok(())
    }
}
