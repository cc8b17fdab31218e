//! Turns the clauses of the ledger into constants, so that a typo in a clause does not compile, and
//! the data file into the table of the program, so that a wrong value does not compile either.

#[allow(dead_code, unreachable_pub, reason = "the build needs a part of what the program needs")]
#[path = "src/sheet/mod.rs"]
mod sheet;

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

const LEDGER: &str = "../../docs/rules/anarchy.md";
const SHEETS: &str = "data/sheets.toml";

fn main() {
    println!("cargo::rerun-if-changed={LEDGER}");
    println!("cargo::rerun-if-changed={SHEETS}");
    println!("cargo::rerun-if-changed=src/sheet");
    let ledger = fs::read_to_string(LEDGER).expect("the ledger is part of the repository");
    write("clause.rs", &bastide_ledger::constants(&ledger, "bastide_core::Clause"));
    let sheets = fs::read_to_string(SHEETS).expect("the data file is part of the repository");
    match sheet::tree::Node::parse(&sheets).and_then(|root| sheet::compile::compile(&root)) {
        Ok(compiled) => write("table.rs", &source(&compiled)),
        Err(error) => panic!("{SHEETS}: {error}"),
    }
}

/// The table as Rust: its `Debug` form is one.
fn source(compiled: &sheet::compile::Compiled) -> String {
    let mut source = String::new();
    let _ = writeln!(source, "/// Every printed value, as in `data/sheets.toml`.");
    let _ = writeln!(source, "pub static BUILT_IN: Table = {:?};", compiled.table);
    for (doc, name, texts) in [
        ("The ids of the boxes.", "BOX_IDS", &compiled.boxes),
        ("The ids of the path cards.", "PATH_IDS", &compiled.paths),
        ("The ids of the loot tiles.", "LOOT_IDS", &compiled.loot),
    ] {
        let _ = writeln!(source, "/// {doc}");
        let _ = writeln!(source, "pub(crate) static {name}: [&str; {}] = {texts:?};", texts.len());
    }
    source
}

fn write(name: &str, source: &str) {
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join(name), source).expect("OUT_DIR can be written to");
}
