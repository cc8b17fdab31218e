//! The chores of the repository.
//!
//! - `cargo xtask test` runs everything that has to pass before a commit.
//! - `cargo xtask prove` runs the same at the counts that we publish, and the driver of loads.
//! - `cargo xtask pages` runs one part of it alone: the page's script and the whole program in a browser.
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

mod command;
mod coverage;
mod driver;
mod house;
mod ledger;
mod mentions;
mod named;
mod packages;
mod pages;
mod program;
mod services;
mod suite;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use suite::Proof;

const USAGE: &str =
    "cargo xtask test              format, all tests and lints, as the continuous build runs them
cargo xtask prove             the same at the counts that we publish, hostile requests and load
cargo xtask pages             of the tests only the script and the program in a browser
cargo xtask screenshots DIR   every page in a browser, in all widths, appearances and languages
cargo xtask measure           how long the table page takes to load and to show a move
cargo xtask measure sheets    how long a box of The Anarchy takes to be filled among two hundred other games
cargo xtask load [MATCHES]    moves a second, latencies and memory under load, beside boardgame.io: docs/load.md
cargo xtask load bots         how soon moves are acknowledged while bots think in fifty games
cargo xtask load nodes [MATCHES]   the same matches on one, two and three nodes with one PostgreSQL
cargo xtask fuzz-requests [COUNT]   a million hostile requests, and those that schemathesis makes up
cargo xtask house             whether crates and modules are as planned, and how large things are
cargo xtask ledger            the clauses of docs/rules that no test names";

/// Set for tests that are to prove as much as we publish.
const PROOF: &str = "BASTIDE_PROOF";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => suite::run_all(&root(), Proof::Usual),
        ["prove"] if std::env::var_os(PROOF).is_none() => prove(),
        ["prove"] => suite::run_all(&root(), Proof::Published),
        ["pages"] => told(pages::test(&root())),
        ["screenshots", folder] => told(pages::screenshots(&root(), Path::new(folder))),
        ["measure"] => told(pages::measure(&root(), "measure.js")),
        ["measure", "sheets"] => told(pages::measure(&root(), "measure-sheets.js")),
        ["load" | "fuzz-requests", ..] => told(driver::drive(&root(), &words)),
        ["house"] => told(house::check(&root())),
        ["ledger"] => ledger::run(&root()),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// Starts itself again with the variable that asks every test for more: a process cannot safely change its own.
fn prove() -> ExitCode {
    let again = std::env::current_exe().map_err(|error| error.to_string());
    told(again.and_then(|program| command::run(Command::new(program).arg("prove").env(PROOF, "1"))))
}

/// The exit code for what went well or did not, which is said.
fn told(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}
