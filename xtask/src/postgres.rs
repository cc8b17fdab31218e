//! The PostgreSQL that the tests of several nodes start for themselves.

use std::path::PathBuf;

use crate::pages::install;

/// Where Debian puts a folder for each version, with the programs that stand in no `PATH`.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What is missing is installed or named, never skipped.
pub(crate) fn prepare() -> Result<(), String> {
    if is_there() { Ok(()) } else { install(&["postgresql"], "install PostgreSQL 15 or later") }
}

fn is_there() -> bool {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.chain(std::env::split_paths(&path).collect::<Vec<PathBuf>>());
    folders.any(|folder| folder.join("initdb").exists())
}
