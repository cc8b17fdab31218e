//! Turns the clauses of the ledger into constants, so that a typo in a clause does not compile.

use std::path::Path;
use std::{env, fs};

const LEDGER: &str = "../../docs/rules/cathedral.md";

fn main() {
    println!("cargo::rerun-if-changed={LEDGER}");
    let ledger = fs::read_to_string(LEDGER).expect("the ledger is part of the repository");
    let source = bastide_ledger::constants(&ledger, "bastide_core::Clause");
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("clause.rs"), source).expect("OUT_DIR can be written to");
}
