//! Packages of Node.js: installed once, and again when their lock file has changed.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::run;

/// npm's own note of what it installed would differ from the lock file in details; this copy does not.
const INSTALLED: &str = "node_modules/.installed-lock.json";

pub(crate) fn install(folder: &Path) -> Result<(), String> {
    let lock = folder.join("package-lock.json");
    let wanted = fs::read(&lock).map_err(|error| format!("{}: {error}", lock.display()))?;
    let installed = folder.join(INSTALLED);
    if fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(folder))?;
    fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
}
