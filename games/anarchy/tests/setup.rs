//! Set-up (ANA-SETUP), corrected data, and the options of a game.

use std::collections::BTreeSet;

use crate::table::{acting, started};
use bastide_anarchy::{
    Anarchy, Asset, BUILT_IN, Corrected, Phase, Rules, Scenario, Setup, Tactic, provenance,
};
use bastide_core::{Game as _, Seat, Seed};

fn game(setup: &str, number: u64) -> Anarchy {
    Anarchy::start(&setup.parse().expect("a setup"), &Seed::numbered(number)).expect("it starts")
}

#[test]
fn ana_setup_01_one_to_four_players_and_six_scenarios() {
    assert_eq!(Scenario::all().count(), 6);
    for players in 1..=4u8 {
        for scenario in Scenario::all() {
            let setup = Setup { players, scenario, ..Setup::default() };
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
            assert!(Anarchy::start(&setup, &Seed::numbered(0)).is_ok());
        }
    }
    for players in [0, 5] {
        let setup = Setup { players, ..Setup::default() };
        assert!(Anarchy::start(&setup, &Seed::numbered(0)).is_err());
    }
    for wrong in ["players=0", "players=5", "players=02", "scenario=campaign", "colour=red"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
}

/// Two cards of the row are the rulebook's: round 3 and, by example, round 5 of classic easy.
#[test]
fn ana_setup_02_a_scenario_is_a_row_of_five_cards() {
    let firsts: Vec<[u8; 5]> = Scenario::all().map(Scenario::cards).collect();
    assert_eq!(firsts[0], [1, 2, 3, 4, 5]);
    assert_eq!(firsts[1], [6, 7, 8, 9, 10]);
    assert_eq!(firsts[5], [26, 27, 28, 29, 30]);
    assert_eq!(BUILT_IN.scenarios[0][2].strength, [3, 2, 2, 3, 4]);
    assert_eq!(BUILT_IN.scenarios[0][4].strength, [4, 3, 3, 4, 5]);
    assert_eq!(acting("players=2 scenario=siege-hard", 2).view().setup.scenario.cards()[1], 27);
    // Each round reads its own card: 1 to 5 food of the rounds, and that of the red ribbons.
    for (round, due) in (1..).zip([3, 5, 6, 8, 9]) {
        assert_eq!(acting("players=1 scenario=siege-hard", round).game.food_due(), due);
    }
}

/// Harder scenarios climb the same ladder of strengths (A to E) earlier.
#[test]
fn ana_setup_02_every_card_has_its_strengths() {
    let ladder = [
        [1, 1, 1, 1, 2],
        [2, 1, 1, 2, 3],
        [2, 2, 1, 2, 3],
        [3, 2, 2, 3, 4],
        [3, 3, 2, 3, 4],
        [4, 3, 3, 4, 5],
        [4, 4, 3, 4, 5],
        [5, 4, 4, 5, 6],
        [5, 5, 4, 5, 6],
    ];
    let climbs = [
        [0, 1, 3, 5, 5],
        [2, 4, 6, 7, 8],
        [3, 4, 6, 7, 8],
        [0, 1, 3, 4, 5],
        [2, 3, 5, 6, 7],
        [3, 4, 6, 7, 8],
    ];
    for (scenario, (cards, climb)) in BUILT_IN.scenarios.iter().zip(climbs).enumerate() {
        let expected = climb.map(|rung| ladder[rung]);
        assert_eq!(cards.map(|card| card.strength), expected, "scenario {scenario}");
    }
    // By the first rules the scenarios climbed more slowly, and classic and siege alike.
    let first = [[0, 1, 3, 4, 5], [1, 2, 4, 5, 6], [2, 3, 5, 6, 7]];
    let game = Anarchy::start(&"".parse().unwrap(), &Seed::numbered(1)).unwrap();
    for (scenario, cards) in game.table().scenarios.iter().enumerate() {
        let expected = first[scenario % 3].map(|rung| ladder[rung]);
        assert_eq!(cards.map(|card| card.strength), expected, "scenario {scenario}, first rules");
    }
}

/// Also ANA-SETUP-04, ANA-SETUP-05, ANA-TACT-06: some production, a circle of each tactic, nothing else.
#[test]
fn ana_setup_03_a_player_starts_with_an_empty_castle() {
    let table = started("players=3");
    for (_, player) in table.view().players.iter() {
        assert_eq!((player.gate, player.moat), (0, 0));
        assert_eq!((player.towers, player.walls), ([0; 4], [0; 4]));
        assert_eq!(player.prepared, [1; 5]);
        assert!(player.purse.is_empty());
        assert_eq!((player.rally.owned, player.beers, player.knowledge), (0, 0, 0));
        assert_eq!(player.filled, BUILT_IN.start);
    }
    let start = Asset::ALL.iter().map(|&asset| table.production("Red", asset));
    assert_eq!(start.collect::<Vec<_>>(), [1, 0, 0, 2, 0, 1, 1, 1]);
    assert_eq!(Tactic::ALL.len(), 5);
}

#[test]
fn ana_setup_06_each_player_has_an_own_shuffled_deck_of_24_estate_cards() {
    let position = game("players=4", 3).position();
    let decks: Vec<_> = position.players.iter().map(|player| &player.estate.cards).collect();
    for deck in &decks {
        let mut sorted = (*deck).clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), 24);
    }
    assert_ne!(decks[0], decks[1]);
    assert_ne!(decks[0], &game("players=4", 4).position().players[0].estate.cards);
}

#[test]
fn ana_setup_07_the_marker_goes_to_a_player_drawn_at_random() {
    let markers: Vec<usize> = (0..200).map(|n| game("players=4", n).marker().index()).collect();
    for seat in 0..4 {
        let count = markers.iter().filter(|&&marker| marker == seat).count();
        assert!((25..=75).contains(&count), "seat {seat} has it {count} times in 200");
    }
}

/// Also ANA-SOLO-05: in a solo game Emissary is not there.
#[test]
fn ana_setup_08_the_path_cards_are_shuffled() {
    let position = game("players=3", 1).position();
    assert_eq!(position.path_deck.len() + position.paths_drawn.len(), 25);
    let solo = game("players=1", 1).position();
    assert_eq!(solo.path_deck.len() + solo.paths_drawn.len(), 24);
    let all = solo.path_deck.iter().chain(&solo.paths_drawn);
    assert!(all.into_iter().all(|path| path.text() != "emissary"));
    assert_ne!(position.path_deck, game("players=3", 2).position().path_deck);
}

#[test]
fn ana_setup_09_there_are_36_attack_cards_and_6_final_assaults() {
    assert_eq!(bastide_anarchy::AttackCard::attacks().count(), 36);
    assert_eq!(bastide_anarchy::AttackCard::assaults().count(), 6);
    for kind in BUILT_IN.attacks.chunks(6) {
        assert!(kind.iter().all(|card| card.kind == kind[0].kind));
        assert_eq!(kind.iter().filter(|card| card.is_violent).count(), 2);
    }
}

/// Also ANA-SETUP-11, ANA-SETUP-12.
#[test]
fn ana_setup_10_loot_and_tents_are_for_classic_scenarios() {
    let mut seen = BTreeSet::new();
    for number in 0..40 {
        let loot = game("players=2", number).position().loot;
        let names: Vec<String> = loot.iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), 5);
        assert!(names[..2].iter().all(|name| name.starts_with('L')), "{names:?}");
        assert!(names[2..].iter().all(|name| name.starts_with('S')), "{names:?}");
        assert_ne!(names[0], names[1]);
        seen.extend([names[0].clone(), names[4].clone()]);
    }
    assert_eq!(seen.len(), 10, "every tile may lie there");
    let view = started("players=2").view();
    assert!(view.players.iter().all(|(_, player)| player.tent == 0));
    let siege = started("players=2 scenario=siege-easy").view();
    assert!(siege.loot.is_empty());
}

#[test]
fn ana_setup_13_the_supply_never_runs_out() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 60 craftsman 60");
    table.plays("Red", "fill training-grounds-1").has("Red", "serf 59 craftsman 60 soldier 1");
    // There are 25 soldiers in the box, and 30 materials.
    table.holds("Red", "serf 2 soldier 60 material 60");
    table.plays("Red", "fill training-grounds-2, fill quarry-forest-1");
    table.holds("Red", "serf 1 soldier 60 material 61").plays("Red", "fill training-grounds-3");
    table.has("Red", "soldier 61 material 61");
}

#[test]
fn corrected_values_travel_as_differences_in_the_setup() {
    let own = include_str!("../data/sheets.toml");
    assert!(Corrected::from_file(own, Rules::LATEST).unwrap().is_empty());
    let changed = own
        .replace(
            "n = 1\nattack_cards = 1\nfood = 1\nresolve = 1",
            "n = 1\nattack_cards = 1\nfood = 1\nresolve = 3",
        )
        .replace("penalty_beyond = 2", "penalty_beyond = 3");
    let corrected = Corrected::from_file(&changed, Rules::LATEST).unwrap();
    assert_eq!(corrected.to_string(), "discontent.penalty_beyond:3+round.1.resolve:3");
    let text = format!("rules=2 data={corrected}");
    let setup: Setup = text.parse().unwrap();
    assert_eq!(setup.to_string(), text);
    assert_eq!(setup.data.as_ref().unwrap().table(), corrected.table());
    let game = Anarchy::start(&setup, &Seed::numbered(1)).unwrap();
    assert_eq!(game.table().rounds[0].resolve, 3);
    assert_eq!(BUILT_IN.rounds[0].resolve, 1);
    let again = Anarchy::restore(&game.position()).unwrap();
    assert!(again == game);
}

#[test]
fn gains_costs_measures_and_cranes_can_be_corrected() {
    let setup: Setup = "data=land_track.farms.boxes.2:coin*1+building_level.keep-1.measure:0\
                        +fortification.gate.boxes.1.crane:small+path_card.abbot.at:1,2,4"
        .parse()
        .unwrap();
    let table = setup.data.as_ref().unwrap().table();
    let spec = |text: &str| *table.spec(text.parse().unwrap());
    assert_eq!(spec("farms-2").gain.purse.count(Asset::Coin), 1);
    assert_eq!(spec("keep-1").needs().count(), 0);
    assert_eq!(spec("gate-1").needs().count(), 1);
    assert_eq!(table.paths[0].at[2], [4, 0]);
}

#[test]
fn a_wrong_data_file_is_refused_with_its_line() {
    let own = include_str!("../data/sheets.toml");
    let line_of = |text: &str| own[..own.find(text).unwrap()].lines().count() + 1;
    let cases = [
        ("developed_by = \"weaponsmiths_5\"", "developed_by = \"weaponsmiths_50\"", "no box"),
        ("wall_cap = 4 ", "wall_cap = 5 ", "written for"),
        (
            "boxes = [{ knight = 1 }, { any_resource = 1 }, { influence = 1 }]",
            "boxes = []",
            "entries",
        ),
        ("[meta]", "[meta", ""),
    ];
    for (from, to, reason) in cases {
        let error = Corrected::from_file(&own.replacen(from, to, 1), Rules::LATEST).unwrap_err();
        assert_eq!(error.line, line_of(from), "{error}");
        assert!(error.reason.contains(reason), "{error}");
    }
    for wrong in ["data=round.9.resolve:1", "data=round.1.resolve:x", "data=nonsense"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
}

#[test]
fn every_value_has_its_provenance() {
    let all = provenance();
    assert!(all.len() > 800, "{}", all.len());
    let source = |path: &str| {
        let found = all.iter().find(|value| value.path == path);
        found.unwrap_or_else(|| panic!("no {path}")).source.as_str()
    };
    assert_eq!(source("round.1.resolve"), "reconstructed");
    assert_eq!(source("round.1.food"), "rules");
    assert_eq!(source("scenario_card.3.strength.A"), "rules");
    assert_eq!(source("scenario_card.3.castle.defence"), "reconstructed");
    assert_eq!(source("estate_card.1.valentine"), "public");
    assert!(all.iter().all(|value| ["rules", "public", "reconstructed"].contains(&&*value.source)));
}

#[test]
fn a_game_begins_with_the_draft() {
    let table = started("players=3");
    assert_eq!(table.game.phase(), Phase::Draft);
    assert_eq!(table.game.to_act().len(), 1);
    assert!(table.game.to_act().contains(table.game.marker()));
    assert_eq!(Anarchy::seat_name(Seat::new(0)), "Red");
}

/// Also where the example or the sum of the rulebook is all there is.
#[test]
fn nothing_claims_more_than_the_rulebook_gives() {
    let all = provenance();
    let source = |path: &str| &all.iter().find(|value| value.path == path).expect(path).source;
    for guessed in [
        "scenario_card.5.strength.A",
        "spy_level.1.boxes.2",
        "spy_level.2.boxes.2",
        "overrun.2.gain",
    ] {
        assert_eq!(source(guessed), "reconstructed", "{guessed}");
    }
    assert_eq!(source("spy_level.1.boxes.1"), "rules");
    assert_eq!(source("scenario_card.4.castle.defence"), "rules");
}
