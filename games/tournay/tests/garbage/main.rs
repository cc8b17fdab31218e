//! Text from outside: whatever it says, it is refused with a reason or can be played on.

mod checks;

use std::sync::LazyLock;

use bastide_core::{Game as _, PerSeat, Record, RulesVersion, Seed, Silent, rules_version};
use bastide_tournay::{BUILT_IN_FILE, Position, Setup, Tournay};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

/// All values of a document, by their paths.
fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                paths(item, &format!("{path}/{index}"), out);
            }
        }
        Value::Object(fields) => {
            for (key, item) in fields {
                paths(item, &format!("{path}/{key}"), out);
            }
        }
        _ => {}
    }
    out.push(path.to_owned());
}

fn one_of<'l, T>(items: &'l [T], rng: &mut Pcg64Mcg) -> &'l T {
    &items[rng.next_u32() as usize % items.len()]
}

/// Another value in the place of one, or two exchanged, or one removed or doubled.
fn spoil(document: &mut Value, rng: &mut Pcg64Mcg) {
    let mut all = Vec::new();
    paths(document, "", &mut all);
    // Half of the time what is asked is spoilt, because the rest is mostly cards that are counted.
    let tasks: Vec<String> = all.iter().filter(|path| path.contains("tasks")).cloned().collect();
    let is_task = rng.next_u32().is_multiple_of(2) && !tasks.is_empty();
    let places = if is_task { &tasks } else { &all };
    let (one, other) = (one_of(places, rng).clone(), one_of(places, rng).clone());
    let borrowed = document.pointer(&other).cloned().unwrap_or(Value::Null);
    let Some(value) = document.pointer_mut(&one) else { return };
    match (rng.next_u32() % 4, &mut *value) {
        (0, Value::Array(items)) if !items.is_empty() => {
            items.remove(0);
        }
        (1, Value::Array(items)) if !items.is_empty() => {
            let again = items[0].clone();
            items.push(again);
        }
        (0 | 1, Value::Number(_)) => *value = Value::from(rng.next_u32() % 12),
        (2, Value::Bool(is_it)) => *is_it = !*is_it,
        _ => *value = borrowed,
    }
}

#[test]
fn spoilt_positions_are_refused_or_can_be_played() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let (mut refused, mut played) = (0, 0);
    for (number, setup) in Setup::all().iter().enumerate() {
        let mut game = Tournay::start(setup, &Seed::numbered(number as u64)).expect("a table");
        while let Some(seat) = game.to_act().iter().next() {
            if rng.next_u32().is_multiple_of(2) {
                let mut document = serde_json::to_value(game.position()).expect("a document");
                (0..=rng.next_u32() % 2).for_each(|_| spoil(&mut document, &mut rng));
                let is_one = checks::position(&document.to_string());
                let counter = if is_one { &mut played } else { &mut refused };
                *counter += 1;
            }
            let action = game.pick(seat, &mut rng).expect("a choice");
            let _ = game.apply(seat, action, &mut Silent).expect("legal");
        }
    }
    assert!(refused > 2_000 && played > 200, "{refused} refused, {played} played");
}

#[test]
fn a_refusal_says_where_and_why() {
    let game = Tournay::start(&Setup::default(), &Seed::numbered(1)).expect("a table");
    let refusal = |edit: fn(&mut Position)| {
        let mut position = game.position();
        edit(&mut position);
        let error = Tournay::restore(&position).expect_err("nonsense");
        (error.at, error.clause.map(bastide_core::Clause::id))
    };
    assert_eq!(refusal(|p| p.game = "chess".into()), ("game".into(), None));
    assert_eq!(refusal(|p| p.setup = "players=7".into()), ("setup".into(), None));
    assert_eq!(refusal(|p| p.active = 2), ("active".into(), None));
    assert_eq!(refusal(|p| p.decks.swap(0, 1)), ("decks[0]".into(), None));
    assert_eq!(refusal(|p| p.tasks.clear()).0, "tasks");
    assert_eq!(refusal(|p| p.reserve.red = 9), ("reserve".into(), Some("TOU-TST-20")));
    assert_eq!(
        refusal(|p| p.queue[0].as_mut().expect("an event").coins = 4),
        ("queue".into(), Some("TOU-EVENT-04"))
    );
    assert_eq!(refusal(|p| p.decks[0].is_face_up = true), ("decks[0]".into(), None));
}

/// One character replaced, left out or put in.
fn misspelt(text: &str, rng: &mut Pcg64Mcg) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let at = rng.next_u32() as usize % characters.len();
    let other = *one_of(&['0', '7', 'x', ' ', '=', '-', '"', '\n', 'é', '\0'], rng);
    match rng.next_u32() % 3 {
        0 => characters[at] = other,
        1 => characters.insert(at, other),
        _ => {
            characters.remove(at);
        }
    }
    characters.into_iter().collect()
}

/// How many of so many misspelt texts are read all the same.
fn still_read(text: &str, times: usize, check: fn(&str) -> bool) -> usize {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    assert!(check(text), "it is right as it is");
    (0..times).filter(|_| check(&misspelt(text, &mut rng))).count()
}

#[test]
fn misspelt_actions_and_setups_are_read_or_refused() {
    for text in ["draw W2 blind", "play Y1-MARKET b2", "fire 1 3", "keep R1-FORT/2", "earn red 2"] {
        let read = still_read(text, 2_000, checks::action);
        assert!(read < 1_000, "{text}: {read}");
    }
    let setup = "players=3 rules=advanced expansion=mix cards=Y1-MARKET.cost:2+EV-PLAGUE.circles:4";
    let read = still_read(setup, 2_000, checks::setup);
    assert!((1..1_000).contains(&read), "{read}");
}

/// Finding it out takes a while.
static VERSION: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Tournay>);

/// The record of a random game, with some of its actions.
fn record(number: u64, actions: usize) -> String {
    let setup = Setup::all()[number as usize % 18].clone();
    let names = PerSeat::from_fn(setup.players, |seat| format!("seat {seat}"));
    let mut record =
        Record::<Tournay>::start(setup, Seed::numbered(number), *VERSION, names).expect("a table");
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    for _ in 0..actions {
        let Some(seat) = record.state().to_act().iter().next() else { break };
        let action = record.state().pick(seat, &mut rng).expect("a choice");
        let _ = record.play(seat, action, &mut Silent).expect("legal");
    }
    record.to_string()
}

#[test]
fn misspelt_records_are_read_or_refused() {
    let read: usize = (0..6)
        .map(|number| still_read(&record(number, 90 * number as usize), 100, checks::record))
        .sum();
    assert!((1..600).contains(&read), "{read}");
}

#[test]
fn misspelt_card_files_are_read_or_refused() {
    let read = still_read(BUILT_IN_FILE, 300, checks::card_file);
    assert!((1..300).contains(&read), "{read}");
}
