//! Foreign text is read or refused, and whatever is read can be played to its end.

use bastide_anarchy::{Action, Anarchy, Position, Scenario, Setup};
use bastide_core::{Game as _, Seed, Silent};
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
    let setup = Setup { players: (number % 4) as u8 + 1, scenario, data: None };
    let mut game = Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
    play(&mut game, &mut Pcg64Mcg::seed_from_u64(number), ply);
    serde_json::to_value(game.position()).expect("a position is a document")
}

/// Whatever is restored is restored as written and can be played out.
fn is_played_or_refused(text: &str) -> bool {
    let Ok(position) = serde_json::from_str::<Position>(text) else { return false };
    let Ok(mut game) = Anarchy::restore(&position) else { return false };
    assert_eq!(game.position(), position, "the position changed in the game");
    play(&mut game, &mut Pcg64Mcg::seed_from_u64(1), usize::MAX);
    assert!(game.standing().is_some());
    true
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
        let _ = text.parse::<Setup>();
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
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
        let text = words.join(" ");
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
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
        is_played_or_refused(&one.to_string());
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
        is_played_or_refused(&format!("{}{to}{}", &text[..at], &text[at + 1..]));
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
        if let Ok(setup) = format!("data={path}:{value}").parse::<Setup>() {
            prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
            let mut game = Anarchy::start(&setup, &Seed::numbered(1)).expect("it starts");
            play(&mut game, &mut Pcg64Mcg::seed_from_u64(1), usize::MAX);
            prop_assert!(game.standing().is_some());
        }
    }
}

/// The strategies above would prove nothing if hardly anything got through them.
#[test]
fn good_text_gets_through() {
    let restored =
        (0..200).filter(|&number| is_played_or_refused(&document(number, 60).to_string()));
    assert_eq!(restored.count(), 200);
}
