//! Positions from outside: whatever a document says, it is refused with a reason or can be played on.

use bastide_core::{Game as _, Seed, Silent};
use bastide_tournay::{Position, Setup, Tournay};
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

/// Plays on for a while, if the position is one.
fn is_playable(document: &Value, rng: &mut Pcg64Mcg) -> bool {
    let Ok(position) = serde_json::from_value::<Position>(document.clone()) else { return false };
    let Ok(mut game) = Tournay::restore(&position) else { return false };
    for _ in 0..300 {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = game.pick(seat, rng).expect("whoever is asked has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("what is listed is legal");
        let _ = game.imagine(seat, rng);
    }
    true
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
                let counter =
                    if is_playable(&document, &mut rng) { &mut played } else { &mut refused };
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
