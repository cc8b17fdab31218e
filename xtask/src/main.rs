//! The chores of the repository.
//!
//! - `cargo xtask test` runs everything that has to pass before a commit.
//! - `cargo xtask pages` runs the last part of it alone: the page's script and the whole program in a browser.
//! - `cargo xtask screenshots DIR` takes pictures of every page.
//! - `cargo xtask measure` times the table page in a browser, `cargo xtask measure sheets` that of The Anarchy
//!   while two hundred other games are played.
//! - `cargo xtask load` measures the server under load, beside boardgame.io, and writes `docs/load.md`.
//! - `cargo xtask load bots` measures whether bots that think hold anybody up.
//! - `cargo xtask load nodes` plays the same matches on one, two and three nodes.
//! - `cargo xtask fuzz-requests` sends a server what nobody should send.
//! - `cargo xtask house` checks that crates and modules point down, and the sizes of types and functions.
//! - `cargo xtask ledger` lists the clauses of the rules that no test names.

#![allow(clippy::print_stdout, reason = "it is a program for the terminal")]

mod coverage;
mod fuzz;
mod house;
mod ledger;
mod load;
mod mentions;
mod named;
mod pages;
mod process;
mod services;
mod suite;
mod wire;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use load::Size;

const USAGE: &str =
    "cargo xtask test              format, lints and all tests, as the continuous build runs them
cargo xtask pages             of these only the script and the program in a browser
cargo xtask screenshots DIR   every page in a browser, in all widths, appearances and languages
cargo xtask measure           how long the table page takes to load and to show a move
cargo xtask measure sheets    how long a box of The Anarchy takes to be filled among two hundred other games
cargo xtask load [MATCHES]    moves a second, latencies and memory under load, beside boardgame.io: docs/load.md
cargo xtask load bots         how soon moves are acknowledged while bots think in fifty games
cargo xtask load nodes [MATCHES]   the same matches on one, two and three nodes with one PostgreSQL
cargo xtask fuzz-requests [COUNT]   a million hostile requests, and those that schemathesis makes up
cargo xtask house             whether crates and modules are as planned, and how large things are
cargo xtask ledger            the clauses of docs/rules that no test names";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => suite::run(&root()),
        ["pages"] => told(pages::test(&root())).into(),
        ["screenshots", folder] => told(pages::screenshots(&root(), Path::new(folder))).into(),
        ["measure"] => told(pages::measure(&root(), "measure.js")).into(),
        ["measure", "sheets"] => told(pages::measure(&root(), "measure-sheets.js")).into(),
        ["load", "bots"] => told(load::bots(&root())).into(),
        ["load", "nodes"] => told(load::nodes(&root(), None)).into(),
        ["load", "nodes", matches] => told(load::nodes(&root(), Some(matches))).into(),
        ["load"] => told(load::servers(&root(), Size::WHOLE)).into(),
        ["load", matches] => {
            told(Size::small(matches).and_then(|size| load::servers(&root(), size))).into()
        }
        ["fuzz-requests"] => told(fuzz::all(&root(), fuzz::COUNT)).into(),
        ["fuzz-requests", count] => {
            let count = count.parse().map_err(|_| format!("`{count}` is no number of requests"));
            told(count.and_then(|count| fuzz::all(&root(), count))).into()
        }
        ["house"] => told(house::check(&root())).into(),
        ["ledger"] => ledger::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The exit code for what went well or did not, which is said.
fn told(result: Result<(), String>) -> u8 {
    match result {
        Ok(()) => 0,
        Err(why) => {
            eprintln!("{why}");
            1
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}
