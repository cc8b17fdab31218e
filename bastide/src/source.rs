//! Where a position comes from: a record at some ply, or a document.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail};
use bastide_core::record::{RecordProblem, Seal, game_of};
use bastide_core::{Record, RecordError};
use bastide_text::Phrasebook;
use serde_json::Value;

use crate::files;
use crate::games::{GameName, Playable};

/// A file that holds a match or a position, not yet understood.
pub(crate) struct Source {
    path: PathBuf,
    text: String,
}

/// A state and what has just happened in it.
pub(crate) struct Moment<G: Playable> {
    pub(crate) state: G,
    pub(crate) last: Vec<G::Event>,
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
    pub(crate) fn record<G: Playable>(&self, seal: Seal, book: &Phrasebook) -> Result<Record<G>> {
        Record::read(&self.text, seal).map_err(|error| self.explain::<G>(&error, book))
    }

    /// What is wrong with a record, why, and what to do about it.
    fn explain<G: Playable>(
        &self,
        error: &RecordError<G::Need>,
        book: &Phrasebook,
    ) -> anyhow::Error {
        let reason = error.violation().map(|v| format!("\n  {}", G::violation_words(book, v)));
        let advice = match error.problem {
            RecordProblem::NotSealed => {
                "\n  A record written by hand is read with --unsealed, and sealed with \
                 `bastide replay FILE --unsealed --seal OUT`."
            }
            RecordProblem::Seal => {
                "\n  If you changed it on purpose, delete the seal line and seal it anew with \
                 `bastide replay FILE --unsealed --seal OUT`."
            }
            _ => "",
        };
        anyhow!("{}, {error}{}{advice}", self.name(), reason.unwrap_or_default())
    }

    /// The position in the file.
    pub(crate) fn position<G: Playable>(&self) -> Result<G> {
        let position = serde_json::from_str(&self.text)
            .with_context(|| format!("{} is no position of {}", self.name(), G::NAME))?;
        G::restore(&position)
            .map_err(anyhow::Error::new)
            .with_context(|| format!("{} cannot have come about", self.name()))
    }

    /// The state of a document, or that of a record after `ply` plies, or after all of them.
    pub(crate) fn moment<G: Playable>(
        &self,
        ply: Option<usize>,
        seal: Seal,
        book: &Phrasebook,
    ) -> Result<Moment<G>> {
        if !self.is_document() {
            return moment_of(&self.record(seal, book)?, ply);
        }
        if ply.is_some() {
            bail!("{} is a single position; --ply is for records", self.name());
        }
        Ok(Moment { state: self.position()?, last: Vec::new() })
    }
}

/// A record's state after `ply` plies, or after all of them.
pub(crate) fn moment_of<G: Playable>(record: &Record<G>, ply: Option<usize>) -> Result<Moment<G>> {
    let plies = record.plies().len();
    let (state, last) = record.at(ply.unwrap_or(plies)).with_context(|| {
        format!("the record has {plies} plies; --ply can be anything from 0 to {plies}")
    })?;
    Ok(Moment { state, last })
}
