//! The examples of `docs/formats.md` are what the page says they are.

use bastide_anarchy::{Action, Anarchy, Position};
use bastide_core::Game as _;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/formats.md");

#[test]
fn the_page_writes_actions_as_programs_do() {
    let (_, rest) = PAGE.split_once("```anarchy actions\n").expect("an example of actions");
    let (block, _) = rest.split_once("```").expect("the end of the example");
    let lines: Vec<&str> = block.lines().collect();
    assert!(lines.len() >= 18, "one of each");
    for line in lines {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), line);
    }
}

/// What the page says about positions of this game.
fn section() -> &'static str {
    let positions = PAGE.split("\n## Positions\n").nth(1).expect("a section on positions");
    let positions = positions.split("\n## ").next().expect("it ends");
    let mut games = positions.split("\n### ").skip(1);
    games.find(|text| text.starts_with("The Anarchy\n")).expect("one on this game")
}

fn example() -> &'static str {
    let (_, rest) = section().split_once("```json anarchy\n").expect("an example");
    rest.split_once("```").expect("its end").0
}

#[test]
fn the_position_of_the_page_is_one_that_programs_write() {
    let position: Position = serde_json::from_str(example()).expect("a position");
    let game = Anarchy::restore(&position).expect("a possible one");
    assert_eq!(game.position(), position);
    let written = serde_json::to_value(game.position()).expect("a document");
    assert_eq!(serde_json::from_str::<Value>(example()).expect("a document"), written);
}

#[test]
fn every_key_of_a_position_is_on_the_page() {
    let mut keys = Vec::new();
    gather(&serde_json::from_str(example()).expect("a document"), &mut keys);
    let prose = section().replace(example(), "");
    for key in keys {
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
