//! Where a position comes from: a record at some ply, or a document.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail};
use bastide_core::record::{Seal, game_of};
use bastide_presentation::{AnyGame, GameInfo, PositionFault, RecordFault, SealFault};
use bastide_text::Phrasebook;
use serde_json::Value;

use crate::files;
use crate::games::GameName;

/// A file that holds a match or a position, not yet understood.
pub(crate) struct Source {
    path: PathBuf,
    text: String,
}

impl Source {
    pub(crate) fn read(path: &Path) -> Result<Self> {
        Ok(Self { path: path.to_owned(), text: files::read(path)? })
    }

    fn name(&self) -> String {
        if self.path == Path::new("-") { "standard input".into() } else { self.path_text() }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    fn path_text(&self) -> String {
        self.path.display().to_string()
    }

    fn is_document(&self) -> bool {
        self.text.trim_start().starts_with('{')
    }

    /// The game that the file says it is of.
    pub(crate) fn game(&self) -> Result<GameName> {
        let document: Option<Value> = self.is_document().then(|| self.document()).transpose()?;
        let name = match &document {
            Some(document) => document.get("game").and_then(Value::as_str),
            None => game_of(&self.text),
        };
        let name = name.with_context(|| {
            format!(
                "{} is neither a record (its first line is `bastide-record: 1`) nor a position \
                 (a JSON document with a `game`)",
                self.name()
            )
        })?;
        GameName::named(name).with_context(|| self.name())
    }

    fn document(&self) -> Result<Value> {
        serde_json::from_str(&self.text).with_context(|| format!("{} is no JSON", self.name()))
    }

    /// The record in the file, verified.
    pub(crate) fn record(&self, seal: Seal, book: &Phrasebook) -> Result<Box<dyn AnyGame>> {
        (self.game()?.entry.read)(&self.text, seal, book).map_err(|fault| self.explain(&fault))
    }

    /// What is wrong with a record, why, and what to do about it.
    fn explain(&self, fault: &RecordFault) -> anyhow::Error {
        let reason = fault.violation.as_ref().map(|words| format!("\n  {words}"));
        let advice = match fault.seal {
            SealFault::Missing => {
                "\n  A record written by hand is read with --unsealed, and sealed with \
                 `bastide replay FILE --unsealed --seal OUT`."
            }
            SealFault::Broken => {
                "\n  If you changed it on purpose, delete the seal line and seal it anew with \
                 `bastide replay FILE --unsealed --seal OUT`."
            }
            SealFault::Nothing => "",
        };
        anyhow!("{}, {}{}{advice}", self.name(), fault.message, reason.unwrap_or_default())
    }

    /// The position in the file, as one of this game.
    pub(crate) fn position(&self, game: &GameInfo) -> Result<Box<dyn AnyGame>> {
        (game.entry.restore)(&self.text).map_err(|fault| match fault {
            PositionFault::Document(error) => anyhow::Error::new(error).context(format!(
                "{} is no position of {}",
                self.name(),
                game.name
            )),
            PositionFault::Impossible(error) => {
                anyhow::Error::new(error).context(format!("{} cannot have come about", self.name()))
            }
        })
    }

    /// The game of a document, or that of a record after so many of its actions, or after all of them.
    pub(crate) fn moment(
        &self,
        ply: Option<usize>,
        seal: Seal,
        book: &Phrasebook,
    ) -> Result<Box<dyn AnyGame>> {
        if !self.is_document() {
            return moment_of(self.record(seal, book)?, ply);
        }
        if ply.is_some() {
            bail!("{} is a single position; --ply is for records", self.name());
        }
        self.position(&*self.game()?)
    }
}

/// A game after so many actions of its record, or after all of them. A forced pass is an action like
/// any other: records write it, so whoever counts their lines counts it.
pub(crate) fn moment_of(
    mut game: Box<dyn AnyGame>,
    ply: Option<usize>,
) -> Result<Box<dyn AnyGame>> {
    let Some(line) = ply else { return Ok(game) };
    let lines = game.lines();
    // The rules do their part at once: between an action and what it forces there is no position.
    let Some(plies) = lines.iter().position(|&lines| lines >= line) else {
        let most = lines.last().copied().unwrap_or_default();
        bail!("the record has {most} actions; --ply can be anything from 0 to {most}");
    };
    game.rewind(plies);
    Ok(game)
}
