//! Where workers are deployed, and when the cards are turned up (ANA-DEF-04 to -09).

use crate::table::{acting, facing};
use bastide_anarchy::clause;
use bastide_core::Reveal;
use serde_json::json;

#[test]
fn ana_def_04_all_craftsmen_soldiers_and_knights_are_deployed() {
    let mut table = facing(1, "", "", "food 1 craftsman 1 soldier 2 knight 1 serf 3 patron 2");
    table.plays("Red", "done, deploy soldier west, deploy knight south");
    table.refuses("Red", "deploy knight south", clause::ANA_DEF_04);
    assert!("deploy serf north".parse::<bastide_anarchy::Action>().is_err());
    table.plays("Red", "deploy craftsman east, deploy soldier north");
    let deployed: Vec<_> =
        table.told("deployed").iter().map(|event| event["side"].clone()).collect();
    assert_eq!(deployed, ["east", "north"]);
    assert_eq!(table.told("discarded")[0]["purse"], json!({"serf": 3, "patron": 2}));
}

/// Whoever went before, every kind that is left may go to every side, one worker at a time.
#[test]
fn ana_def_04_workers_are_deployed_one_by_one_in_any_order() {
    let mut table = facing(1, "", "", "food 1 craftsman 1 soldier 3 knight 1");
    table.plays("Red", "done, deploy soldier east").allows("Red", "deploy soldier north");
    table.plays("Red", "deploy soldier west");
    assert_eq!(table.told("deployed")[0]["count"], 1, "one, and not all that are left");
    for worker in ["craftsman", "soldier", "knight"] {
        for side in ["north", "east", "south", "west"] {
            table.allows("Red", &format!("deploy {worker} {side}"));
        }
    }
}

/// The quick way is named as what it is, and only where there are several.
#[test]
fn ana_def_04_all_that_are_left_may_go_to_one_side_at_once() {
    let mut table = facing(2, "F1 34 34", "stones", "food 2 craftsman 1 soldier 3 knight 1");
    table.plays("Red", "done, deploy soldier east, deploy all south");
    let told = table.told("deployed");
    let counts: Vec<_> = told.iter().map(|event| event["count"].clone()).collect();
    assert_eq!(counts, [1, 1, 2, 1], "a soldier; then craftsmen, soldiers, knights");
    assert!(told[1..].iter().all(|event| event["side"] == "south"));
    let mut table = facing(1, "", "", "food 1 soldier 1");
    table.plays("Red", "done").refuses("Red", "deploy all north", clause::ANA_DEF_04);
    let mut first = acting("players=1 rules=1", 1);
    first.holds("Red", "food 1 soldier 2").plays("Red", "done");
    first.refuses("Red", "deploy all north", clause::ANA_ROUND_01);
}

/// By the first rules workers of a kind went around the castle from the north on.
#[test]
fn ana_def_04_by_the_first_rules_workers_are_deployed_in_one_order() {
    let mut table = acting("players=1 rules=1", 1);
    table.holds("Red", "food 1 craftsman 1 soldier 3 knight 1").plays("Red", "done");
    table.refuses("Red", "deploy soldier north", clause::ANA_DEF_04);
    table.plays("Red", "deploy craftsman east, deploy soldier south");
    table.refuses("Red", "deploy soldier north", clause::ANA_DEF_04);
    table.plays("Red", "deploy soldier west");
    assert_eq!(table.told("deployed")[0]["count"], 2, "all that are left");
}

/// Also ANA-DEF-09, ANA-INFO-06, ANA-ROUND-08.
#[test]
fn ana_def_07_face_down_cards_are_turned_up_after_the_deployment() {
    let mut table = facing(2, "F1 34 34", "", "food 2 soldier 1 knight 1");
    table.plays("Red", "done, deploy soldier north");
    assert_eq!(table.reveal, Reveal::Nothing);
    assert_eq!(table.player("Red").attacks[2].card, None);
    table.plays("Red", "deploy knight south");
    assert_eq!(table.reveal, Reveal::Something);
    assert_eq!(table.told("turned_up")[0]["cards"][0]["slot"], 2);
    assert_eq!(table.told("turned_up")[0]["cards"][0]["card"], "34");
    table.refuses("Red", "deploy knight north", clause::ANA_ROUND_01);
    // The round goes on with a question here: what was turned up is a reveal of its own.
    let mut table = facing(2, "F1 34 4", "stones", "food 2 knight 1");
    table.plays("Red", "done").plays("Red", "deploy knight south");
    assert_eq!(table.reveal, Reveal::Something);
    assert_eq!(table.player("Red").attacks[2].card.unwrap().to_string(), "4");
    table.allows("Red", "use 1 north");
}

/// Red has deployed, and so sees no more than Blue, who still deploys. Also ANA-DEF-01.
#[test]
fn ana_def_09_nobodys_cards_are_turned_up_before_all_have_deployed() {
    let mut table = acting("players=2", 2);
    table.faces("Red", "F1 34 4").faces("Blue", "F5 31 6");
    table.holds("Red", "soldier 1 food 2").holds("Blue", "soldier 2 food 2");
    table.plays("Red", "done").plays("Blue", "done").plays("Red", "deploy soldier north");
    assert_eq!(table.reveal, Reveal::Nothing);
    assert!(table.told("turned_up").is_empty() && table.told("struck").is_empty());
    assert_eq!(table.player("Red").attacks[2].card, None);
    table.refuses("Red", "deploy soldier north", clause::ANA_DEF_01);
    table.plays("Blue", "deploy soldier north");
    assert_eq!(table.player("Red").attacks[2].card, None);
    table.plays("Blue", "deploy soldier south");
    assert_eq!(table.reveal, Reveal::Something);
    let turned: Vec<_> =
        table.told("turned_up").iter().map(|event| event["seat"].clone()).collect();
    assert_eq!(turned, [0, 1], "both at once");
}

/// Whoever has nobody to deploy waits for the others too.
#[test]
fn ana_def_09_an_empty_castle_waits_as_well() {
    let mut table = acting("players=2", 2);
    table.holds("Red", "food 2").holds("Blue", "soldier 1 food 2");
    table.plays("Red", "done").plays("Blue", "done");
    assert!(table.told("struck").is_empty());
    table.plays("Blue", "deploy soldier west");
    assert!(table.told("struck").iter().any(|event| event["seat"] == 0));
}

/// By the first rules each castle was struck as soon as its workers stood.
#[test]
fn ana_def_09_by_the_first_rules_nobody_waits() {
    let mut table = acting("players=2 rules=1", 2);
    table.faces("Red", "F1 34 4").holds("Red", "soldier 1 food 2");
    table.holds("Blue", "soldier 2 food 2");
    table.plays("Red", "done").plays("Blue", "done").plays("Red", "deploy soldier north");
    assert_eq!(table.told("turned_up").len(), 1);
}
