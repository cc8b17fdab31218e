//! Turns the clauses of the ledger into constants, so that a typo in a clause does not compile, and
//! the data file into static rows, so that a mistake in a card does not compile either.

#![allow(dead_code, unreachable_pub, reason = "the library uses more of these files")]

use std::fmt::{Debug, Write as _};
use std::path::Path;
use std::{env, fs};

#[path = "src/colour.rs"]
mod colour;
#[path = "src/file/mod.rs"]
mod file;
#[path = "src/verb.rs"]
mod verb;

const LEDGER: &str = "../../docs/rules/tournay.md";
const CARDS: &str = "data/cards.toml";

fn main() {
    for input in
        [LEDGER, CARDS, "src/colour.rs", "src/file/mod.rs", "src/file/raw.rs", "src/verb.rs"]
    {
        println!("cargo::rerun-if-changed={input}");
    }
    let ledger = fs::read_to_string(LEDGER).expect("the ledger is part of the repository");
    write("clause.rs", &bastide_ledger::constants(&ledger, "bastide_core::Clause"));
    let cards = fs::read_to_string(CARDS).expect("the cards are part of the repository");
    match file::read(&cards) {
        Ok(file) => write("rows.rs", &rows(&file)),
        Err(error) => panic!("{CARDS}, {error}"),
    }
}

/// The rows print as the source that makes them.
fn rows(file: &file::DataFile) -> String {
    let mut source = String::new();
    list(&mut source, "CARD_ROWS", "CardRow", file.cards.iter().map(|card| card.row));
    list(&mut source, "CARD_IDS", "&str", file.cards.iter().map(|card| &card.id));
    list(&mut source, "CARD_NAMES_EN", "&str", file.cards.iter().map(|card| &card.name_en));
    list(&mut source, "CARD_NAMES_FR", "&str", file.cards.iter().map(|card| &card.name_fr));
    list(&mut source, "EVENT_ROWS", "EventRow", file.events.iter().map(|event| event.row));
    list(&mut source, "EVENT_IDS", "&str", file.events.iter().map(|event| &event.id));
    list(&mut source, "EVENT_NAMES_EN", "&str", file.events.iter().map(|event| &event.name_en));
    list(&mut source, "EVENT_NAMES_FR", "&str", file.events.iter().map(|event| &event.name_fr));
    source
}

fn list<T: Debug>(source: &mut String, name: &str, of: &str, items: impl Iterator<Item = T>) {
    let items: Vec<T> = items.collect();
    let _ = writeln!(source, "pub(crate) static {name}: [{of}; {}] = {items:#?};", items.len());
}

fn write(name: &str, source: &str) {
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join(name), source).expect("OUT_DIR can be written to");
}
