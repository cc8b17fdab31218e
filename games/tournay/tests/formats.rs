//! The examples of `docs/formats.md` are what the page says they are.

use bastide_core::Game as _;
use bastide_tournay::{Position, Setup, Tournay};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/formats.md");

/// What the page says about positions of this game.
fn section() -> &'static str {
    let positions = PAGE.split("\n## Positions\n").nth(1).expect("a section on positions");
    let positions = positions.split("\n## ").next().expect("it ends");
    let mut games = positions.split("\n### ").skip(1);
    games.find(|text| text.starts_with("Tournay\n")).expect("one on this game")
}

fn example() -> &'static str {
    let (_, rest) = section().split_once("```json tournay\n").expect("an example");
    rest.split_once("```").expect("its end").0
}

#[test]
fn the_position_of_the_page_is_one_that_programs_write() {
    let position: Position = serde_json::from_str(example()).expect("a position");
    let game = Tournay::restore(&position).expect("a possible one");
    assert_eq!(game.position(), position);
    let written = serde_json::to_value(game.position()).expect("a document");
    assert_eq!(serde_json::from_str::<Value>(example()).expect("a document"), written);
}

/// Every key of the document, however deep, and every case that a last card can be.
#[test]
fn every_key_of_a_position_is_on_the_page() {
    let mut keys = Vec::new();
    gather(&serde_json::from_str(example()).expect("a document"), &mut keys);
    let more = ["seen_by", "is_public", "is_known", "has_crier", "left_out", "looked", "copied"];
    keys.extend(more.map(str::to_owned));
    let prose = section().replace(example(), "");
    let colours = ["yellow", "white", "red", "task"];
    for key in keys.iter().filter(|key| !colours.contains(&key.as_str())) {
        assert!(prose.contains(&format!("`{key}`")), "{key} is not explained");
    }
}

fn gather(value: &Value, keys: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                keys.push(key.clone());
                gather(value, keys);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| gather(item, keys)),
        _ => {}
    }
}

/// The options in the order of the rules, and the first value of each is the usual one.
#[test]
fn every_option_is_on_the_page() {
    let table = PAGE.split("| option | values |\n|---|---|\n").nth(1).expect("a table of options");
    let rows: Vec<&str> = table.lines().take_while(|line| line.starts_with('|')).collect();
    let name = |row: &&str| row.split('`').nth(1).map(str::to_owned);
    let named: Vec<String> = rows.iter().filter_map(name).collect();
    assert_eq!(named, Setup::OPTIONS.map(|(name, _)| name));
    for row in rows.iter().filter(|row| !row.contains("`cards`")) {
        let words: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let [name, usual, others @ ..] = words.as_slice() else { panic!("{row}") };
        assert_eq!(format!("{name}={usual}").parse(), Ok(Setup::default()), "{row}");
        for value in others {
            let setup = format!("players=4 {name}={value}").replace("players=4 players", "players");
            assert!(setup.parse::<Setup>().is_ok(), "{setup}");
        }
    }
}
