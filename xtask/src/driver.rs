//! Starts the driver of loads and hostile requests, a program of its own that nothing else has to wait for.

use std::path::Path;
use std::process::Command;

use crate::command::{install, is_there, run};
use crate::{packages, program, services};

const SCHEMATHESIS: &str = "schemathesis>=4,<5";

/// `cargo xtask load …` and `cargo xtask fuzz-requests …`, in the same words.
pub(crate) fn drive(root: &Path, words: &[&str]) -> Result<(), String> {
    match *words {
        ["load", "nodes", ..] => services::prepare()?,
        ["load", "bots"] => {}
        ["load", ..] => packages::install(&root.join("load/boardgame"))?,
        _ => schemathesis()?,
    }
    let (bastide, driver) = program::released_with_driver(root)?;
    run(Command::new(driver).args(words).env("BASTIDE", bastide).current_dir(root))
}

/// Installs it beside what cargo builds.
fn schemathesis() -> Result<(), String> {
    let folder = program::target()?.join("schemathesis");
    if folder.join("bin/schemathesis").exists() {
        return Ok(());
    }
    if !is_there("python3") {
        install(&["python3", "python3-venv"], "install Python 3 with venv")?;
    }
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder))?;
    run(Command::new(folder.join("bin/pip")).args(["install", "--quiet", SCHEMATHESIS]))
}
