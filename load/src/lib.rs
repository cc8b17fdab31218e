//! Drives a server from outside: under load, beside boardgame.io, and with requests that nobody should send.
//! `cargo xtask load` and `cargo xtask fuzz-requests` build it, prepare what it needs and start it.

#![allow(clippy::print_stdout, reason = "its figures are for the terminal")]

mod fuzz;
mod measure;
mod process;
mod wire;

use std::path::{Path, PathBuf};

pub use fuzz::few;
use measure::Size;

/// Does what the words of the command line ask for.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    match *arguments {
        ["load"] => measure::servers(Size::WHOLE),
        ["load", "bots"] => measure::bots(),
        ["load", "nodes"] => measure::nodes(None),
        ["load", "nodes", matches] => measure::nodes(Some(matches)),
        ["load", matches] => measure::servers(Size::small(matches)?),
        ["fuzz-requests"] => fuzz::all(fuzz::COUNT),
        ["fuzz-requests", count] => {
            fuzz::all(count.parse().map_err(|_| format!("`{count}` is no number of requests"))?)
        }
        _ => Err("cargo xtask says what can be asked for".to_owned()),
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("this crate lies in the repository").to_owned()
}
