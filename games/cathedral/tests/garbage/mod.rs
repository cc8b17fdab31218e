//! Garbage in, no panic out: every parser of foreign text is fed with noise, with text that looks
//! almost right, and with good text that was spoiled.

mod checks;

use bastide_cathedral::Cathedral;
use bastide_core::{Game as _, Seed, Silent};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const RECORDS: [&str; 3] = [
    include_str!("../records/draw.record"),
    include_str!("../records/cathedral_captured.record"),
    include_str!("../records/two_free_passes.record"),
];

/// Pieces of the notation in any order, and pieces of nothing at all.
fn almost_an_action() -> impl Strategy<Value = String> {
    let part = select(vec![
        "TA", "ca", "CS", "x", "X", "=", "--", "-", "n", "E", "w", "A", "J", "k", "1", "10", "0",
        "11", " ", "é", "\u{0}", "🏰",
    ]);
    prop::collection::vec(part, 0..6).prop_map(|parts| parts.concat())
}

fn almost_a_setup() -> impl Strategy<Value = String> {
    let part = select(vec![
        "open_city=",
        "literal",
        "area(",
        "40",
        "0",
        "100",
        "-1",
        ")",
        " ",
        "pass=free",
        "capture=",
        "forced",
        "late_capture=true",
        "first_move=never",
        "cathedral=",
        "after_first",
        "=",
        "é",
    ]);
    prop::collection::vec(part, 0..8).prop_map(|parts| parts.concat())
}

/// One character replaced, left out or put in, or two lines exchanged, a few times over.
fn spoiled(text: &str, changes: &[(Index, Index, char)]) -> String {
    let mut text = text.to_owned();
    for (place, kind, character) in changes {
        let mut characters: Vec<char> = text.chars().collect();
        if characters.is_empty() {
            break;
        }
        let at = place.index(characters.len());
        match kind.index(4) {
            0 => characters[at] = *character,
            1 => {
                characters.remove(at);
            }
            2 => characters.insert(at, *character),
            _ => {
                let mut lines: Vec<&str> = text.lines().collect();
                let other = place.index(lines.len());
                let last = lines.len() - 1;
                lines.swap(other, last.min(other + 1));
                text = lines.join("\n") + "\n";
                continue;
            }
        }
        text = characters.into_iter().collect();
    }
    text
}

fn changes() -> impl Strategy<Value = Vec<(Index, Index, char)>> {
    let character = prop_oneof![any::<char>(), prop::char::range(' ', '~')];
    prop::collection::vec((any::<Index>(), any::<Index>(), character), 1..4)
}

/// The document of a position from somewhere in a random game.
fn document(number: u64, ply: usize) -> serde_json::Value {
    let setups = Cathedral::showcase();
    let setup = &setups[number as usize % setups.len()];
    let mut game = Cathedral::start(setup, &Seed::numbered(number)).expect("a showcase setup");
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    for _ in 0..ply {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = game.pick(seat, &mut rng).expect("a seat to act has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("a picked action is legal");
    }
    serde_json::to_value(game.position()).expect("a position is a document")
}

/// A document that says something else in some places but still has the right form.
fn twisted(mut document: serde_json::Value, other: &serde_json::Value, keys: &[&str]) -> String {
    for &key in keys {
        document[key] = other[key].clone();
    }
    document.to_string()
}

const KEYS: [&str; 8] = [
    "setup",
    "cathedral",
    "buildings",
    "owned",
    "placements_made",
    "to_move",
    "question",
    "passes",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(10_000) })]

    #[test]
    fn noise_is_no_action(text in any::<String>()) {
        checks::action(&text);
        checks::setup(&text);
        checks::seed(&text);
    }

    #[test]
    fn noise_is_no_document(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let text = String::from_utf8_lossy(&bytes);
        checks::record(&text);
        checks::position(&text);
        checks::action(&text);
    }

    #[test]
    fn what_is_almost_an_action_is_one_or_is_refused(text in almost_an_action()) {
        checks::action(&text);
    }

    #[test]
    fn what_is_almost_a_setup_is_one_or_is_refused(text in almost_a_setup()) {
        checks::setup(&text);
    }

    #[test]
    fn digits_are_seeds_and_commitments(text in "[0-9a-fA-F]{60,66}") {
        checks::seed(&text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn spoiled_records_are_read_or_refused(record in select(RECORDS.to_vec()), changes in changes()) {
        checks::record(&spoiled(record, &changes));
    }

    #[test]
    fn spoiled_positions_are_read_or_refused(
        number in 0..10_000u64, ply in 0..30usize, changes in changes(),
    ) {
        checks::position(&spoiled(&document(number, ply).to_string(), &changes));
    }

    /// Parts of two positions put together: well formed, and mostly impossible.
    #[test]
    fn patched_positions_are_played_or_refused(
        number in 0..10_000u64,
        plies in (0..30usize, 0..30usize),
        other in 0..10_000u64,
        keys in prop::sample::subsequence(KEYS.to_vec(), 1..4),
    ) {
        let text = twisted(document(number, plies.0), &document(other, plies.1), &keys);
        checks::position(&text);
    }
}

/// The strategies above would prove nothing if hardly anything got through them.
#[test]
fn good_text_gets_through() {
    for record in RECORDS {
        checks::record(record);
    }
    let restored = (0..400).filter(|&number| {
        let text = twisted(document(number, 14), &document(number + 1, 14), &["setup"]);
        checks::position(&text);
        let position = serde_json::from_str(&text).expect("the right form");
        Cathedral::restore(&position).is_ok()
    });
    assert!(restored.count() > 200);
}
