//! Who knows what (TOU-INFO, TOU-DEF-17).

use std::collections::BTreeMap;

use bastide_core::{Game as _, Viewer};
use bastide_tournay::{Event, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::table::{Table, card, seat, table};

/// What one viewer is told of the last events, as text.
fn retold(table: &Table, who: Viewer) -> String {
    let told = table.events.iter().filter_map(|event| Tournay::retell(event, who));
    told.map(|event| serde_json::to_string(&event).expect("an event"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// Nothing of what only the first seat knows is in the second's view.
#[test]
fn tou_info_01_decks_hands_and_commitments_are_hidden() {
    let mut table = table("").plaza(2, "").deck("W1", "W1-PRIOR W1-BISHOP W1-PRIEST");
    table.plays(1, "draw W1 blind; keep W1-PRIOR");
    let text = |view| serde_json::to_string(&view).unwrap();
    let (own, other) = (text(table.view(1)), text(table.view(2)));
    assert!(own.contains("W1-PRIOR") && !other.contains("W1-PRIOR"));
    assert!(other.contains("W1-BISHOP"), "the rejected card lies open");
    assert!(!own.contains("W1-PRIEST"), "what lies in the deck nobody sees");
    assert!(!retold(&table, Viewer::Seat(seat(2))).contains("W1-PRIOR"));
    assert!(!retold(&table, Viewer::Public).contains("W1-PRIOR"));
    assert!(retold(&table, Viewer::Seat(seat(1))).contains("W1-PRIOR"));
    assert_eq!(table.view(2).players[seat(1)].hand[0].back.to_string(), "W1");
}

/// Also TOU-FINAL-02: that somebody has chosen is all the others see, whatever it was.
#[test]
fn tou_info_01_the_last_card_is_secret_until_all_have_chosen() {
    let start = || {
        let table = table("players=3").hand(1, "Y1-MARKET").hand(2, "^R1-FORT").hand(3, "Y1-PORT");
        table.task(&[bastide_tournay::Task::Commit]).edit(|p| p.is_last_round = true)
    };
    let (mut chosen, mut passed) = (start(), start());
    chosen.plays(2, "commit R1-FORT c3");
    passed.plays(2, "pass");
    for viewer in [1, 3] {
        assert_eq!(chosen.view(viewer), passed.view(viewer));
        assert!(chosen.view(viewer).players[seat(2)].has_committed);
    }
    assert_ne!(chosen.view(2), passed.view(2));
    let public = |table: &mut Table| table.game().view(Viewer::Public);
    assert_eq!(public(&mut chosen), public(&mut passed));
    chosen.plays(3, "pass");
    assert_eq!(chosen.reveal, bastide_core::Reveal::Nothing);
    chosen.plays(1, "pass").shows(2, "c3", "R1-FORT");
    assert_eq!(chosen.reveal, bastide_core::Reveal::Something);
}

/// Which of two cards came first is nobody's business.
#[test]
fn tou_info_01_the_order_of_a_hand_is_hidden() {
    let mut one = table("").hand(1, "R1-FORT W1-PRIOR Y1-PORT");
    let mut other = table("").hand(1, "Y1-PORT W1-PRIOR R1-FORT");
    let hand = |table: &mut Table, viewer| table.view(viewer).players[seat(1)].hand.clone();
    for viewer in [1, 2] {
        assert_eq!(hand(&mut one, viewer), hand(&mut other, viewer));
    }
}

/// Also TOU-INFO-04: the drawer sees all three cards, the others only how many.
#[test]
fn tou_info_02_a_blind_draw_in_progress() {
    let mut table =
        table("").plaza(2, "").deck("W1", "W1-CRIER W1-BISHOP W1-PRIEST").queue("- - -");
    table.plays(1, "draw W1 blind");
    let own = table.view(1).looked.unwrap();
    assert_eq!(own.cards, [Some(card("W1-BISHOP")), Some(card("W1-PRIEST"))]);
    assert!(own.has_crier && own.count == 3);
    let other = table.view(2).looked.unwrap();
    assert_eq!((other.count, other.cards, other.has_crier), (3, vec![None, None], false));
    assert!(!retold(&table, Viewer::Seat(seat(2))).contains("W1-BISHOP"));
}

#[test]
fn tou_info_03_a_revealed_crier_is_public() {
    let mut table =
        table("").plaza(2, "").deck("W1", "W1-CRIER W1-BISHOP W1-PRIEST").queue("- - -");
    table.plays(1, "draw W1 blind; keep W1-BISHOP");
    assert!(table.view(2).decks[1].has_shown_crier);
    assert!(table.told(&Event::Crier { seat: seat(1), deck: "W1".parse().unwrap() }));
    assert!(retold(&table, Viewer::Public).contains("crier"));
}

/// A tucked card is known to those who had seen it, wherever it rises to, until it is drawn, and then
/// they know who has it.
#[test]
fn tou_info_05_what_was_seen_is_remembered() {
    let mut face_up = table("").plaza(2, "").deck("W1", "^W1-PRIOR W1-BISHOP W1-PRIEST");
    face_up.plays(1, "draw W1 blind; keep W1-BISHOP");
    for viewer in [1, 2] {
        let deck = face_up.view(viewer).decks[1].clone();
        assert_eq!(deck.cards.last(), Some(&Some(card("W1-PRIOR"))));
    }
    let hand = "Y1-MARKET Y1-PORT Y1-BARN R1-FORT";
    let start = table("").hand(1, hand).plaza(2, "").only("W1", "W1-PRIOR W1-BISHOP W1-PRIEST");
    let mut tucked = start.plaza(2, "wr");
    tucked.plays(1, "draw W1 blind; own; keep W1-PRIOR; tuck W1-PRIOR");
    assert_eq!(tucked.view(1).decks[1].cards.last(), Some(&Some(card("W1-PRIOR"))));
    assert_eq!(tucked.view(2).decks[1].cards.last(), Some(&None));
    assert!(!retold(&tucked, Viewer::Seat(seat(2))).contains("W1-PRIOR"));
    // The second seat draws the last two: the first knows that one of them is the Prior.
    tucked.plays(2, "earn red 1").plays(1, "skip; gather").plays(2, "draw W1 blind; own");
    let looked = tucked.view(1).looked.expect("two cards are looked at").cards;
    assert!(looked.contains(&Some(card("W1-PRIOR"))) && looked.contains(&None));
    tucked.plays(2, "keep W1-PRIOR");
    let hand = tucked.view(1).players[seat(2)].hand.clone();
    assert_eq!(hand.iter().filter(|card| card.card == Some(self::card("W1-PRIOR"))).count(), 1);
    assert_eq!(tucked.game().view(Viewer::Public).players[seat(2)].hand[0].card, None);
}

/// Also TOU-DEF-17: bank and token supply are the rest of everything, and have no bounds.
#[test]
fn tou_def_17_money_is_open_and_without_bounds() {
    let mut table = table("").deniers(1, 70_000);
    assert_eq!(table.view(2).players[seat(1)].deniers, 70_000);
    table.plays(1, "earn red 2").has(1, 70_004);
}

/// Nine places are equally likely for a crier that may lie in any of them, three of six for what the mix
/// method left out.
#[test]
fn imagined_worlds_are_drawn_fairly() {
    let mut table = table("expansion=mix");
    let game = table.game().clone();
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut criers, mut out) = (BTreeMap::new(), BTreeMap::new());
    for _ in 0..5_000 {
        let world = game.imagine(seat(1), &mut rng).position();
        let place = world.decks[1].cards.iter().position(|c| c.card.id() == "W1-CRIER").unwrap();
        *criers.entry(place).or_insert(0) += 1;
        for card in world.left_out.iter().filter(|card| card.deck().to_string() == "R1") {
            *out.entry(*card).or_insert(0) += 1;
        }
    }
    assert!(criers.len() == 10 && criers.values().all(|n| (390..=610).contains(n)), "{criers:?}");
    assert!(out.len() == 6 && out.values().all(|n| (2320..=2680).contains(n)), "{out:?}");
}

/// One of two Forts has been seen, and one of the two is removable: then the other is left out in one
/// world of three rather than in one of two.
#[test]
fn a_seen_copy_makes_the_other_likelier_to_be_in_play() {
    let mut table = table("expansion=mix").hand(2, "^R1-FORT");
    let game = table.game().clone();
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    let is_out = |_: &i32| {
        let world = game.imagine(seat(1), &mut rng).position();
        world.left_out.iter().any(|card| card.id() == "R1-FORT")
    };
    let out = (0..6_000).filter(is_out).count();
    assert!((1_850..=2_150).contains(&out), "{out}");
}
