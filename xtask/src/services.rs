//! What the Rust tests need besides Rust: the PostgreSQL that the tests of several nodes start for themselves, and
//! Python for the example of a bot.

use std::path::PathBuf;

use crate::command::{install, is_there};

/// Where Debian puts a folder for each version, with the programs that stand in no `PATH`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What is missing is installed or named, never skipped.
pub(crate) fn prepare() -> Result<(), String> {
    if !has_postgresql() {
        install(&["postgresql"], "install PostgreSQL 15 or later")?;
    }
    if !is_there("python3") {
        install(&["python3"], "install Python 3")?;
    }
    Ok(())
}

fn has_postgresql() -> bool {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.chain(std::env::split_paths(&path).collect::<Vec<PathBuf>>());
    folders.any(|folder| folder.join("initdb").exists())
}
