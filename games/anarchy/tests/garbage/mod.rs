//! Foreign text is read or refused, and whatever is read can be played to its end.

mod checks;

use std::sync::LazyLock;

use bastide_anarchy::{Anarchy, BUILT_IN_FILE, Scenario, Setup};
use bastide_core::{Game as _, PerSeat, Record, RulesVersion, Seed, Silent, rules_version};
use proptest::prelude::*;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn play(game: &mut Anarchy, rng: &mut Pcg64Mcg, most: usize) {
    for _ in 0..most {
        let Some(seat) = game.to_act().iter().next() else { return };
        let action = game.pick(seat, rng).expect("a seat to act has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("a picked action is legal");
    }
}

/// The document of a position from somewhere in a random game.
fn document(number: u64, ply: usize) -> serde_json::Value {
    let scenario = Scenario::all().nth(number as usize % 6).expect("six scenarios");
    let setup = Setup { players: (number % 4) as u8 + 1, scenario, ..Setup::default() };
    let mut game = Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
    play(&mut game, &mut Pcg64Mcg::seed_from_u64(number), ply);
    serde_json::to_value(game.position()).expect("a position is a document")
}

/// Finding it out takes a while.
static VERSION: LazyLock<RulesVersion> = LazyLock::new(rules_version::<Anarchy>);

/// The record of a random game, with some of its actions.
fn record(number: u64, plies: usize) -> String {
    let setup = Setup { players: (number % 4) as u8 + 1, ..Setup::default() };
    let names = PerSeat::from_fn(setup.players, |seat| format!("seat {seat}"));
    let mut record =
        Record::<Anarchy>::start(setup, Seed::numbered(number), *VERSION, names).expect("a table");
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    for _ in 0..plies {
        let Some(seat) = record.state().to_act().iter().next() else { break };
        let action = record.state().pick(seat, &mut rng).expect("a seat to act has a choice");
        let _ = record.play(seat, action, &mut Silent).expect("a picked action is legal");
    }
    record.to_string()
}

/// With another character in the place of one.
fn misspelt(text: &str, at: prop::sample::Index, other: char) -> String {
    let at = at.index(text.chars().count());
    text.chars().enumerate().map(|(index, own)| if index == at { other } else { own }).collect()
}

const PLAYER_KEYS: [&str; 21] = [
    "stage",
    "purse",
    "filled",
    "towers",
    "walls",
    "prepared",
    "beers",
    "knowledge",
    "rally",
    "joy",
    "discontent",
    "tent",
    "paths",
    "written",
    "estate",
    "pending",
    "cards",
    "shown",
    "standing",
    "deployed",
    "battle",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    #[test]
    fn noise_is_no_action_and_no_setup(text in any::<String>()) {
        checks::setup(&text);
        checks::action(&text);
    }

    #[test]
    fn almost_an_action_is_one_or_is_refused(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "fill", "build", "mark", "write", "spy", "take", "trade", "attack", "deploy", "use",
                "keep-2", "keep-2-1", "wall-3", "north", "ne", "serf", "coin", "food", "->", "Red",
                "soldiers", "knights", "overrun", "soldier", "beer", "castle", "1", "2", "300", "",
            ]),
            1..6,
        ),
    ) {
        checks::action(&words.join(" "));
    }

    /// Parts of two players put together: well formed, and mostly impossible.
    #[test]
    fn patched_positions_are_played_or_refused(
        number in 0..10_000u64,
        plies in (0..160usize, 0..160usize),
        keys in prop::sample::subsequence(PLAYER_KEYS.to_vec(), 1..4),
    ) {
        let (mut one, other) = (document(number, plies.0), document(number, plies.1));
        for key in keys {
            one["players"][0][key] = other["players"][0][key].clone();
        }
        checks::position(&one.to_string());
    }

    /// A number of the document is another number.
    #[test]
    fn miscounted_positions_are_played_or_refused(
        number in 0..10_000u64,
        ply in 0..160usize,
        at in any::<prop::sample::Index>(),
        to in 0..30u8,
    ) {
        let text = document(number, ply).to_string();
        let digits: Vec<usize> = text
            .match_indices(|c: char| c.is_ascii_digit())
            .map(|(at, _)| at)
            .filter(|&at| [b',', b':', b'['].contains(&text.as_bytes()[at - 1]))
            .filter(|&at| !text.as_bytes()[at + 1].is_ascii_digit())
            .collect();
        let at = digits[at.index(digits.len())];
        checks::position(&format!("{}{to}{}", &text[..at], &text[at + 1..]));
    }
}

proptest! {
    // A correction compiles the whole table anew.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(150) })]

    #[test]
    fn almost_a_correction_is_read_or_refused(
        path in prop::sample::select(vec![
            "round.1.resolve", "path_card.abbot.at", "spies.assists_max", "land_track.farms.boxes.1",
            "fortification.gate.cost.1", "scenario_card.1.castle.horses", "wheel.hub_links", "x.y",
        ]),
        value in prop::sample::select(vec!["0", "3", "999", "none", "coin*2", "coin*x", "1,2,3", "black", "-1", ""]),
    ) {
        checks::setup(&format!("data={path}:{value}"));
    }

    #[test]
    fn misspelt_records_are_read_or_refused(
        number in 0..100u64, plies in 0..160usize, at in any::<prop::sample::Index>(), other in any::<char>(),
    ) {
        checks::record(&misspelt(&record(number, plies), at, other));
    }
}

proptest! {
    // And a file is compared with the built-in one besides.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    #[test]
    fn misspelt_data_files_are_read_or_refused(at in any::<prop::sample::Index>(), other in any::<char>()) {
        checks::data_file(&misspelt(BUILT_IN_FILE, at, other));
    }
}

/// The strategies above would prove nothing if hardly anything got through them.
#[test]
fn good_text_gets_through() {
    let restored = (0..200).filter(|&number| checks::position(&document(number, 60).to_string()));
    assert_eq!(restored.count(), 200);
    assert!(checks::record(&record(3, 100)) && checks::data_file(BUILT_IN_FILE));
    assert!(checks::setup("players=3 scenario=siege-hard") && checks::action("spy Blue 2"));
}
