//! Reading and writing files.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).context("standard input could not be read")?;
        return Ok(text);
    }
    fs::read_to_string(path).with_context(|| format!("{} could not be read", path.display()))
}

/// Writes a whole file or nothing: what is there is replaced only by what is complete.
pub(crate) fn write(path: &Path, contents: &[u8]) -> Result<()> {
    let draft = draft_of(path)?;
    let written = write_draft(&draft, contents).and_then(|()| fs::rename(&draft, path));
    if written.is_err() {
        let _ = fs::remove_file(&draft);
    }
    written.with_context(|| format!("{} could not be written", path.display()))
}

/// A name beside the file, on the same disk, that nobody else uses.
fn draft_of(path: &Path) -> Result<PathBuf> {
    let name = path.file_name().with_context(|| format!("{} is no file name", path.display()))?;
    let mut draft = std::ffi::OsString::from(".");
    draft.push(name);
    draft.push(format!(".{}.draft", std::process::id()));
    Ok(path.with_file_name(draft))
}

fn write_draft(draft: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file: File = OpenOptions::new().write(true).create_new(true).open(draft)?;
    file.write_all(contents)?;
    file.sync_all()
}

/// Makes sure that a folder for records is there.
pub(crate) fn folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("{} could not be made", path.display()))
}
