//! The file of a backup: a line of JSON for every row, a heading before each table, and at the end how
//! many rows there were and a hash of everything above.

use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use sha2::{Digest as _, Sha256};

use crate::{BackupProblem, Result, StoreError};

/// The version of the format, in the first line.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Opening {
    bastide_backup: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Closing {
    rows: u64,
    sha256: String,
}

/// What stands between the first line and the last.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum BackupLine {
    Table { table: String, columns: Vec<String> },
    Row(Vec<Json>),
}

/// A backup that is being written, beside the place it will have.
pub(super) struct BackupWriter {
    path: PathBuf,
    draft: PathBuf,
    file: BufWriter<File>,
    hash: Sha256,
}

impl BackupWriter {
    pub(super) fn create(path: &Path) -> Result<Self> {
        let mut draft = path.as_os_str().to_owned();
        draft.push(format!(".{}.draft", std::process::id()));
        let draft = PathBuf::from(draft);
        let file = crate::private::create(&draft).map_err(|error| failed(path, error))?;
        let (path, file) = (path.to_owned(), BufWriter::new(file));
        let mut writer = Self { path, draft, file, hash: Sha256::new() };
        writer.line(&Opening { bastide_backup: FORMAT })?;
        Ok(writer)
    }

    pub(super) fn table(&mut self, table: &str, columns: &[&str]) -> Result<()> {
        self.line(&json!({ "table": table, "columns": columns }))
    }

    pub(super) fn row(&mut self, cells: Vec<Json>) -> Result<()> {
        self.line(&Json::Array(cells))
    }

    fn line(&mut self, what: &impl Serialize) -> Result<()> {
        let mut line =
            serde_json::to_vec(what).map_err(|error| failed(&self.path, error.into()))?;
        line.push(b'\n');
        self.hash.update(&line);
        self.file.write_all(&line).map_err(|error| failed(&self.path, error))
    }

    /// Ends the file, waits for the disk, and puts it in its place.
    pub(super) fn finish(mut self, rows: u64) -> Result<()> {
        let sha256 = hex(&self.hash.clone().finalize());
        self.line(&Closing { rows, sha256 })?;
        let flushed = self.file.flush().and_then(|()| self.file.get_ref().sync_all());
        let placed = flushed.and_then(|()| fs::rename(&self.draft, &self.path));
        placed.map_err(|error| failed(&self.path, error))
    }
}

/// Removes an unfinished draft.
impl Drop for BackupWriter {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.draft);
    }
}

/// A backup that is being read, line by line.
pub(super) struct BackupReader {
    path: PathBuf,
    file: BufReader<File>,
    hash: Sha256,
    number: usize,
    end: Option<Closing>,
}

impl BackupReader {
    pub(super) fn open(path: &Path) -> Result<Self> {
        let file = File::open(path).map_err(|error| failed(path, error))?;
        let (path, file) = (path.to_owned(), BufReader::new(file));
        let mut reader = Self { path, file, hash: Sha256::new(), number: 0, end: None };
        let first = reader.text()?;
        let Ok(opening) = serde_json::from_str::<Opening>(&first) else {
            return Err(reader.problem(BackupProblem::Foreign));
        };
        if opening.bastide_backup != FORMAT {
            return Err(reader.later(&format!("format {}", opening.bastide_backup)));
        }
        reader.hash.update(first);
        Ok(reader)
    }

    /// The next heading or row; nothing at the last line, which is kept for [`BackupReader::check_end`].
    pub(super) fn next_line(&mut self) -> Result<Option<BackupLine>> {
        let text = self.text()?;
        if let Ok(end) = serde_json::from_str(&text) {
            self.end = Some(end);
            return Ok(None);
        }
        if text.is_empty() {
            return Err(self.problem(BackupProblem::NotWhole));
        }
        self.hash.update(&text);
        serde_json::from_str(&text).map(Some).map_err(|_| self.unreadable())
    }

    fn text(&mut self) -> Result<String> {
        let mut text = String::new();
        self.number += 1;
        match self.file.read_line(&mut text) {
            Ok(_) => Ok(text),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Err(self.unreadable()),
            Err(error) => Err(failed(&self.path, error)),
        }
    }

    /// Whether all that was written was read, and nothing else.
    pub(super) fn check_end(&mut self, rows: u64) -> Result<()> {
        let hash = hex(&self.hash.clone().finalize());
        let fits = self.end.as_ref().is_some_and(|end| end.rows == rows && end.sha256 == hash);
        let is_last = self.text()?.is_empty();
        if fits && is_last { Ok(()) } else { Err(self.problem(BackupProblem::NotWhole)) }
    }

    pub(super) fn unreadable(&self) -> StoreError {
        self.problem(BackupProblem::Line(self.number))
    }

    pub(super) fn later(&self, what: &str) -> StoreError {
        self.problem(BackupProblem::Later(what.to_owned()))
    }

    fn problem(&self, problem: BackupProblem) -> StoreError {
        StoreError::Backup { file: self.path.display().to_string(), problem }
    }
}

fn failed(path: &Path, error: io::Error) -> StoreError {
    let problem = BackupProblem::File(Arc::new(error));
    StoreError::Backup { file: path.display().to_string(), problem }
}

/// Bytes as JSON: `{"hex": "00ff"}`.
pub(super) fn hexadecimal(bytes: &[u8]) -> Json {
    json!({ "hex": hex(bytes) })
}

/// The bytes of a cell that holds some; of any other, none.
pub(super) fn bytes(cell: &Json) -> Vec<u8> {
    let digits = cell.get("hex").and_then(Json::as_str).unwrap_or_default().as_bytes();
    let byte = |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok();
    digits.chunks(2).filter_map(byte).collect()
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
