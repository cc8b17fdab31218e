//! The log of a run: its terms on the first line, then a line for every finished pair.
//!
//! Lines are appended as pairs are finished, so a run that is cut short loses only what was being
//! played. A last line that was cut in the middle counts as not played.

use std::fs::{File, OpenOptions};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail, ensure};
use serde::{Deserialize, Serialize};

use super::meetings::Played;
use crate::files;

/// What a run was about. Only pairs played on the same terms may be counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) setup: String,
    pub(super) bots: Vec<String>,
    pub(super) openings: String,
    pub(super) seed: u64,
}

pub(super) struct Log(Option<File>);

impl Log {
    pub(super) fn none() -> Self {
        Self(None)
    }

    /// A log that was not there before: one that is could be somebody's hours of work.
    pub(super) fn create(path: &Path, terms: &Terms) -> Result<Self> {
        let file = OpenOptions::new().append(true).create_new(true).open(path);
        let file = file.with_context(|| {
            format!("{} could not be made; to go on with a log, --resume it", path.display())
        })?;
        let mut log = Self(Some(file));
        log.line(terms)?;
        Ok(log)
    }

    /// The pairs that were played already, and the log to go on with.
    pub(super) fn resume(path: &Path, terms: &Terms) -> Result<(Self, Vec<Played>)> {
        let text = files::read(path)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines();
        let first = lines.next().with_context(|| format!("{} is empty", path.display()))?;
        let written: Terms = serde_json::from_str(first)
            .with_context(|| format!("{} is not the log of a run", path.display()))?;
        if written != *terms {
            bail!("{} is the log of another run: {written:?}, not {terms:?}", path.display());
        }
        let mut all: Vec<Played> = Vec::new();
        for (index, line) in lines.enumerate() {
            let at = || format!("{}, line {}", path.display(), index + 2);
            let played: Played = serde_json::from_str(line).with_context(at)?;
            let key = |played: &Played| (played.meeting, played.pair.number);
            let is_new = all.iter().all(|other| key(other) != key(&played));
            ensure!(is_new, "{}: pair {} is there twice", at(), played.pair.number);
            all.push(played);
        }
        let mut file = OpenOptions::new().write(true).open(path)?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        Ok((Self(Some(file)), all))
    }

    pub(super) fn add(&mut self, played: &Played) -> Result<()> {
        self.line(played)
    }

    fn line(&mut self, value: &impl Serialize) -> Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let line = format!("{}\n", serde_json::to_string(value)?);
        file.write_all(line.as_bytes()).context("the log could not be written")
    }
}
