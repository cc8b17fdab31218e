//! What is played: the options of a game, and its owner's own values for cards and sheets.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow};
use bastide_presentation::GameInfo;
use clap::Args;

use crate::files;

#[derive(Args)]
pub(crate) struct Options {
    /// Options of the game, as in `capture=forced pass=free`; `bastide play GAME --help` lists them
    #[arg(long, default_value = "", hide_default_value = true)]
    setup: String,
    /// How many play, in a game for several numbers of players; the same as `players=N` in --setup
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Which scenario, in a game with several; the same as `scenario=NAME` in --setup
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// A file with its owner's values of cards or sheets (see `bastide cards`)
    #[arg(long, value_name = "FILE", alias = "data")]
    cards: Option<PathBuf>,
}

impl Options {
    /// The setup that all of it adds up to.
    pub(crate) fn setup(&self, game: &GameInfo) -> Result<String> {
        self.setup_or(game, "")
    }

    /// The same, with other options where nothing is said of any.
    pub(crate) fn setup_or(&self, game: &GameInfo, usual: &str) -> Result<String> {
        let is_said = !self.setup.is_empty() || self.players.is_some() || self.scenario.is_some();
        let usual = if is_said { "" } else { usual };
        let players = self.players.map(|players| format!("players={players}"));
        let scenario = self.scenario.as_ref().map(|name| format!("scenario={name}"));
        let said = [Some(usual.to_owned()), Some(self.setup.clone()), players, scenario];
        let said = said.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let setup = (game.entry.canonical)(&said)?;
        let Some(path) = &self.cards else { return Ok(setup) };
        let text = files::read(path)?;
        with_components(game, &setup, &text).with_context(|| path.display().to_string())
    }
}

/// A setup with its owner's values of cards or sheets, from the text of a file.
pub(crate) fn with_components(game: &GameInfo, setup: &str, text: &str) -> Result<String> {
    let none = || anyhow!("{} has no cards or sheets whose values could be replaced", game.name);
    Ok(game.with_file(setup, text).ok_or_else(none)??)
}
