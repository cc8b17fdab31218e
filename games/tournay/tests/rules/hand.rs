//! The hand limit (TOU-HAND).

use bastide_tournay::{Event, clause};

use crate::table::{seat, table};

const FIVE: &str = "Y1-MARKET Y1-PORT W1-PRIOR R1-FORT";

/// Also TOU-TURN-04, TOU-HAND-02, TOU-HAND-03, TOU-HAND-06, TOU-DRAW-15.
#[test]
fn tou_hand_01_at_most_four_cards_at_the_end_of_a_turn() {
    let mut table = table("").hand(1, FIVE).deck("R1", "^R1-ROAD");
    table.plays(1, "draw R1 visible; own").asks(1);
    let tucks = ["tuck Y1-MARKET", "tuck Y1-PORT", "tuck W1-PRIOR", "tuck R1-FORT", "tuck R1-ROAD"];
    table.offers(1, &tucks).refuses(1, "gather", clause::TOU_HAND_01);
    table.plays(1, "tuck W1-PRIOR").asks(2).holds(1, "Y1-MARKET Y1-PORT R1-FORT R1-ROAD");
    assert_eq!(table.cards("W1").last().map(String::as_str), Some("W1-PRIOR"));
    assert!(!table.cards("W1")[0].starts_with('^'));
    let mut ramparts = self::table("").hand(1, "Y1-MARKET Y1-PORT W1-PRIOR EV-PLAGUE");
    ramparts = ramparts.deck("R1", "^R1-ROAD");
    ramparts.plays(1, "draw R1 visible; own").asks(1);
}

/// Also TOU-HAND-05, TOU-TST-13: two cards too many, with two ramparts.
#[test]
fn tou_hand_04_ramparts_may_be_built_instead() {
    let start = || {
        let hand = "Y1-MARKET Y1-PORT R1-FORT EV-PLAGUE EV-HERESY";
        let mut table = table("").hand(1, hand).deck("W1", "^W1-PRIOR");
        table.plays(1, "draw W1 visible; own").asks(1);
        table
    };
    let mut built = start();
    built
        .plays(1, "build; build")
        .built(1, 2)
        .asks(2)
        .holds(1, "Y1-MARKET Y1-PORT R1-FORT W1-PRIOR");
    assert!(built.told(&Event::Built { seat: seat(1), against: None }));
    start().plays(1, "tuck Y1-PORT; tuck R1-FORT").built(1, 0).asks(2);
    start().plays(1, "tuck Y1-PORT; build").built(1, 1).asks(2).refuses(
        1,
        "build",
        clause::TOU_TURN_01,
    );
}

#[test]
fn tou_hand_07_a_rampart_may_go_under_the_event_deck() {
    let mut table = table("").hand(1, &format!("{FIVE} EV-PLAGUE"));
    table.plays(1, "gather").refuses(1, "tuck EV-HERESY", clause::TOU_HAND_07);
    table.plays(1, "tuck EV-PLAGUE").built(1, 0).asks(2);
    let last = table.position().event_deck.last().cloned().unwrap();
    assert_eq!((last.card.id(), last.is_known), ("EV-PLAGUE", true));
}

#[test]
fn tou_hand_08_the_limit_holds_only_at_the_end_of_ones_own_turn() {
    let mut table = table("")
        .hand(1, "Y1-MARKET Y1-PORT")
        .district(1, "c3 W1-BISHOPRIC")
        .deck("W2", "W2-PRIOR W2-PRIEST")
        .hand(2, "Y1-BARN Y1-FARM W1-PRIOR R1-FORT EV-PLAGUE");
    table.plays(1, "activate c3; own").asks(2).plays(2, "skip; gather").asks(2);
    table.plays(2, "build").asks(1);
}
