//! What follows a defence: loyalty, discontent, ploughshares (ANA-AFTER, ANA-DISC).

use crate::table::{acting, facing};
use bastide_anarchy::{Attribute, BUILT_IN};
use bastide_core::Game as _;
use serde_json::json;

/// Also ANA-AFTER-02, ANA-T-26.
#[test]
fn ana_after_01_loyalty_is_the_resolve_less_the_cards_that_are_left() {
    assert_eq!(BUILT_IN.rounds.map(|round| round.resolve), [1, 2, 2, 3, 4]);
    // Round 3: siege towers meet a moat of 3; catapults hold out; the assault is met by walls.
    let moat = "moat-6 wall-12 small-crane large-crane";
    for (cards, left, loyalty, discontent) in [
        ("F5 25 26 27", 0, 2, 0),
        ("F5 25 26 31", 1, 1, 1),
        ("F5 25 31 32", 2, 0, 2),
        ("F5 31 32 33", 3, 0, 2),
    ] {
        let mut table = facing(3, cards, moat, "food 3");
        table.plays("Red", "done");
        let told = &table.told("aftermath")[0];
        assert_eq!(told["repelled"], 4 - left);
        assert_eq!((&told["loyalty"], &told["discontent"]), (&json!(loyalty), &json!(discontent)));
        assert_eq!(table.attribute("Red", Attribute::Loyalty), loyalty);
        assert_eq!(table.player("Red").discontent, discontent);
    }
    let mut table = facing(3, "F5 31 32 33", "", "food 3");
    table.plays("Red", "done");
    assert_eq!(table.told("aftermath")[0]["discontent"], 2, "four left, and still 2");
    let mut table = facing(3, "F5 25 26 27", "moat-6 small-crane", "food 3");
    table.plays("Red", "done");
    let told = &table.told("aftermath")[0];
    assert_eq!(
        (&told["loyalty"], &told["discontent"]),
        (&json!(1), &json!(1)),
        "the assault is left"
    );
    // A full loyalty track does not turn loyalty into discontent (ruling 11).
    let mut table = facing(3, "F5 25 26 27", &format!("{moat} loyalty-24"), "food 3");
    table.plays("Red", "done");
    assert_eq!(table.player("Red").discontent, 0);
}

/// Also ANA-T-27 and ANA-AFTER-04.
#[test]
fn ana_after_03_swords_to_ploughshares() {
    let serfs = |held: &str, deploy: &str, boxes: &str| {
        let mut table = facing(1, "F1 34", boxes, held);
        table.plays("Red", &format!("done, {deploy}"));
        let told = table.told("gained").iter().filter(|event| event["gain"]["serf"] == 1).count();
        table.has("Red", &format!("serf {told}"));
        (table.told("aftermath")[0]["survivors"].clone(), told)
    };
    let all_east = "deploy craftsman east, deploy soldier east, deploy knight east";
    assert_eq!(serfs("food 1 craftsman 1 soldier 1 knight 1", all_east, ""), (json!(4), 1));
    let many = "deploy soldier east, deploy soldier east, deploy knight east, deploy knight east";
    assert_eq!(serfs("food 1 soldier 2 knight 2", many, ""), (json!(6), 2));
    // A ladder of 1 from the east lays the knight down: 1 + 1, no serf.
    let mut table = facing(1, "F1 3", "", "food 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy soldier east, deploy knight east, spend knight east");
    assert_eq!(table.told("aftermath")[0]["survivors"], 2);
    // A soldier gained by loyalty in the aftermath is neither counted nor lost.
    let mut table = facing(1, "F1 25", "moat-2 wall-4 loyalty-1", "food 1 knight 1");
    table.plays("Red", "done, deploy knight east");
    assert_eq!(table.told("aftermath")[0]["survivors"], 2);
    table.has("Red", "soldier 1");
}

#[test]
fn ana_after_05_the_cards_left_are_discarded() {
    let mut table = facing(1, "F5 31", "", "food 1");
    table.plays("Red", "done");
    let cards = table.player("Red").attacks.len();
    assert_eq!((table.game.round(), cards), (2, 3), "only the cards of the new round");
    // Once all have deployed nobody waits for the others with that.
    let mut table = acting("players=2", 1);
    table.faces("Red", "F5 31").faces("Blue", "F3 4").holds("Blue", "soldier 1 knight 1 food 1");
    table.plays("Red", "done").plays("Blue", "done, deploy all north");
    table.allows("Blue", "spend soldier north");
    assert!(table.player("Red").attacks.is_empty());
}

#[test]
fn ana_after_06_workers_are_gained_in_round_5_too() {
    let mut table = facing(5, "F1 31 32 33 34 35", "", "food 5 knight 2");
    table.plays("Red", "done, deploy knight north, deploy knight north");
    assert!(table.game.standing().is_some());
    assert_eq!(table.score("Red").workers, 0, "a final assault of 4 took both");
    let mut table = facing(5, "F1 31 32 33 34 35", "", "food 5 knight 2");
    table.plays("Red", "done, deploy knight east, deploy knight east");
    assert_eq!(table.score("Red").workers, 1, "4 strength are a serf");
    let mut table = facing(5, "F1 25 26 27 28 31", "moat-8", "food 5");
    table.plays("Red", "done");
    assert_eq!(table.attribute("Red", Attribute::Loyalty), 2, "a resolve of 4, two cards left");
}

/// Also ANA-DISC-02, ANA-DISC-03, ANA-DISC-04, ANA-DISC-05 and ANA-T-28.
#[test]
fn ana_disc_01_joy_and_discontent_cancel_out() {
    let score = |joy: u8, discontent: u8| {
        let mut table = acting("players=1", 1);
        table.edit_player("Red", |red| (red.joy, red.discontent) = (joy, discontent));
        let score = table.score("Red");
        (score.final_discontent, score.penalty)
    };
    assert_eq!(score(2, 5), (3, 4));
    assert_eq!(score(0, 4), (4, 6));
    assert_eq!(score(3, 2), (0, 0));
    assert_eq!(score(3, 0), (0, 0), "joy left over is worth nothing");
    // In any order: joy first, then discontent, and the other way round.
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-2 pennant-2-3").edit_player("Red", |red| red.discontent = 1);
    table
        .holds("Red", "serf 1")
        .stacks("Red", "4 7")
        .plays("Red", "fill lammas-1, mark pennant-2-4");
    assert_eq!(table.score("Red").final_discontent, 0);
    table.plays("Red", "mark pennant-1-2, done");
    assert!(table.player("Red").discontent > 1);
}

/// Also ANA-DISC-01, ANA-DISC-02: a joy that comes first waits for its discontent.
#[test]
fn ana_disc_03_final_discontent_is_the_same_in_any_order() {
    let mut table = facing(1, "F5 31", "entertainment-2 pennant-2-3", "serf 1");
    table.stacks("Red", "4 7").plays("Red", "fill lammas-1, mark pennant-2-4, mark pennant-1-2");
    assert_eq!((table.player("Red").joy, table.score("Red").final_discontent), (1, 0));
    // A food is missing, and both cards hold out against a resolve of 1.
    table.plays("Red", "done");
    assert_eq!((table.player("Red").joy, table.player("Red").discontent), (1, 2));
    assert_eq!(table.score("Red").final_discontent, 1);
}

/// The whole row: 3 and 4 are the rulebook's.
#[test]
fn ana_disc_04_each_final_discontent_has_its_penalty() {
    let expected: Vec<i32> = (0..=18).map(|count: i32| count.max(2 * count - 2)).collect();
    let row: Vec<i32> = (0..=18).map(|count| BUILT_IN.penalty(count)).collect();
    assert_eq!(row, expected);
}

#[test]
fn ana_disc_06_the_row_never_runs_out() {
    let mut table = facing(1, "F5 31", "", "");
    table.edit_player("Red", |red| red.discontent = 18).plays("Red", "done");
    assert_eq!(table.player("Red").discontent, 20);
    assert_eq!(BUILT_IN.penalty(18), 34);
    assert_eq!(BUILT_IN.penalty(19), 36);
    assert_eq!(BUILT_IN.penalty(25), 48);
}
