//! Drawing (TOU-DRAW).

use bastide_core::Reveal;
use bastide_tournay::{Event, clause};

use crate::table::{seat, table};

#[test]
fn tou_draw_01_one_two_or_three_citizens_for_a_level() {
    let mut table = table("").plaza(2, "").plaza(1, "yywwrrr");
    table.plays(1, "draw R3 blind").stands(1, "yyww/rrr");
    let mut two = self::table("").plaza(2, "");
    two.refuses(1, "draw R3 blind", clause::TOU_USE_08);
    two.plays(1, "draw R2 blind").stands(1, "yyww/rr");
    self::table("").plaza(2, "").plays(1, "draw R1 blind").stands(1, "yywwr/r");
}

/// A Plague that comes with the draw finds the citizen lying (R-45).
#[test]
fn tou_draw_02_the_citizens_lie_down_before_the_draw() {
    let mut table = table("")
        .plaza(1, "yy")
        .plaza(2, "")
        .deck("Y1", "Y1-CRIER Y1-MARKET Y1-PORT")
        .queue("EV-PLAGUE - -");
    table.plays(1, "draw Y1 blind; keep Y1-PORT").stands(1, "/yy");
}

/// Also TOU-DRAW-14: no crier is met, and nothing new is seen.
#[test]
fn tou_draw_03_a_face_up_card_may_be_taken() {
    let mut table = table("").plaza(2, "").deck("W1", "^W1-PRIOR W1-CRIER");
    table.plays(1, "draw W1 visible").holds(1, "W1-PRIOR").stands(1, "yywrr/w");
    assert_eq!(table.reveal, Reveal::Nothing);
    assert_eq!(table.cards("W1")[0], "W1-CRIER");
    table.refuses(2, "draw W1 visible", clause::TOU_DRAW_03);
}

#[test]
fn tou_draw_04_of_two_cards_one_is_kept_and_one_shown() {
    let mut table = table("").plaza(2, "").deck("W1", "W1-PRIOR W1-BISHOP W1-PRIEST");
    table.plays(1, "draw W1 blind").offers(1, &["keep W1-PRIOR", "keep W1-BISHOP"]);
    table.refuses(1, "keep W1-PRIEST", clause::TOU_DRAW_04);
    assert_eq!(table.reveal, Reveal::Something);
    table.plays(1, "keep W1-BISHOP").holds(1, "W1-BISHOP");
    assert_eq!(table.cards("W1")[..2], ["^W1-PRIOR", "W1-PRIEST"]);
}

#[test]
fn tou_draw_05_a_blind_draw_buries_the_face_up_card() {
    let mut table = table("").plaza(2, "").deck("W1", "^W1-PRIOR W1-BISHOP W1-PRIEST");
    table.plays(1, "draw W1 blind").offers(1, &["keep W1-BISHOP", "keep W1-PRIEST"]);
    assert_eq!(table.cards("W1").last().unwrap(), "W1-PRIOR");
}

/// Also TOU-DRAW-07: or the visible one is simply taken (R-15).
#[test]
fn tou_draw_06_the_last_two_cards_are_both_looked_at() {
    let start = || table("").plaza(2, "").only("W1", "^W1-PRIOR W1-BISHOP");
    let mut blind = start();
    blind.plays(1, "draw W1 blind").offers(1, &["keep W1-PRIOR", "keep W1-BISHOP"]);
    let is_buried = |event: &Event| matches!(event, Event::Buried { .. });
    assert!(!blind.events.iter().any(is_buried), "nothing is tucked under first");
    blind.plays(1, "keep W1-PRIOR");
    assert_eq!(blind.cards("W1"), ["^W1-BISHOP"]);
    start().plays(1, "draw W1 visible").holds(1, "W1-PRIOR");
    let mut face_down = table("").plaza(2, "").only("W1", "W1-PRIOR W1-BISHOP");
    face_down.plays(1, "draw W1 blind").offers(1, &["keep W1-PRIOR", "keep W1-BISHOP"]);
}

#[test]
fn tou_draw_08_the_last_card_must_be_taken() {
    let mut face_up = table("").plaza(2, "").only("W1", "^W1-PRIOR");
    face_up.refuses(1, "draw W1 blind", clause::TOU_DRAW_08);
    face_up.plays(1, "draw W1 visible").holds(1, "W1-PRIOR");
    let mut face_down = table("").plaza(2, "").only("W1", "W1-PRIOR");
    face_down.plays(1, "draw W1 blind").holds(1, "W1-PRIOR").asks(2);
}

#[test]
fn tou_draw_09_an_empty_deck_gives_nothing() {
    let mut table = table("").only("W1", "");
    table.refuses(1, "draw W1 blind", clause::TOU_DRAW_09);
    table.refuses(1, "draw W1 visible", clause::TOU_DRAW_09);
}

/// Cards tucked under an empty deck become its only cards (R-14).
#[test]
fn tou_draw_10_a_revealed_crier_is_no_card_of_its_deck() {
    let mut table = table("").plaza(2, "").only("W1", "W1-CRIER W1-PRIOR").queue("- - -");
    table.plays(1, "draw W1 blind").holds(1, "W1-PRIOR");
    assert!(table.cards("W1").is_empty());
    table.refuses(2, "draw W1 blind", clause::TOU_DRAW_09);
    let mut tucked = self::table("").plays_card().hand(1, "R1-FORT").only("W1", "");
    tucked = tucked.district(1, "c3 Y1-PORT").edit(|p| {
        let prior = p.players[1].district[0].cards.pop().unwrap();
        p.players[0].district[0].cards = vec![prior];
        let port = "Y1-PORT".parse().unwrap();
        let unseen =
            bastide_tournay::CardDocument { card: port, seen_by: vec![], is_public: false };
        p.decks[0].cards.push(unseen);
    });
    tucked.plays(1, "play R1-FORT c3").allows(1, "draw W1 blind");
}

/// Also TOU-DRAW-13, TOU-EVENT-02: the choice comes first, then the crier.
#[test]
fn tou_draw_11_a_crier_is_replaced_by_another_card() {
    let mut table = table("")
        .plaza(2, "")
        .deck("W1", "W1-PRIOR W1-CRIER W1-BISHOP W1-PRIEST")
        .queue("EV-DROUGHT - -");
    table.plays(1, "draw W1 blind").offers(1, &["keep W1-PRIOR", "keep W1-BISHOP"]);
    table.has(1, 6).queued("EV-DROUGHT - -");
    table.plays(1, "keep W1-PRIOR").queued("EV-DROUGHT:1 - -").has(1, 5).has(2, 5);
    assert_eq!(table.cards("W1")[..2], ["^W1-BISHOP", "W1-PRIEST"]);
    let order: Vec<usize> = [
        table.events.iter().position(|event| matches!(event, Event::Drew { .. })),
        table.events.iter().position(|event| matches!(event, Event::TurnedUp { .. })),
        table.events.iter().position(|event| matches!(event, Event::Crier { .. })),
    ]
    .map(Option::unwrap)
    .to_vec();
    assert!(order.is_sorted());
    assert!(table.position().decks[1].has_shown_crier);
}

/// Also TOU-TST-14: a single crier brings no card, but it is resolved.
#[test]
fn tou_draw_12_a_crier_among_the_last_cards() {
    let mut one = table("").plaza(2, "").only("W1", "W1-CRIER").queue("EV-DROUGHT - -");
    one.plays(1, "draw W1 blind").holds(1, "").has(1, 5).stands(1, "yywrr/w");
    assert!(one.told(&Event::Crier { seat: seat(1), deck: "W1".parse().unwrap() }));
    let mut two = table("").plaza(2, "").only("W1", "^W1-PRIOR W1-CRIER").queue("EV-DROUGHT - -");
    two.plays(1, "draw W1 blind").holds(1, "W1-PRIOR").has(1, 5);
}
