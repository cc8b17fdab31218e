//! Setup, the advanced rules, the expansion (TOU-SETUP, TOU-ADV, TOU-EXP).

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seed};
use bastide_tournay::{BUILT_IN, Card, Kind, Position, Task, Tournay, clause};

use crate::table::table;

fn fresh(setup: &str, seed: u64) -> Position {
    let setup = setup.parse().expect("a setup");
    Tournay::start(&setup, &Seed::numbered(seed)).expect("a table").position()
}

/// Also TOU-SETUP-09, TOU-SETUP-10, TOU-SETUP-12, TOU-SETUP-13.
#[test]
fn tou_setup_01_three_citizens_in_the_reserve_whatever_the_players() {
    for players in 2..=4 {
        let position = fresh(&format!("players={players}"), 1);
        assert_eq!([position.reserve.yellow, position.reserve.white, position.reserve.red], [3; 3]);
        for player in &position.players {
            assert_eq!(player.deniers, 6);
            assert_eq!(
                [player.available.yellow, player.available.white, player.available.red],
                [2; 3]
            );
            assert_eq!(player.lying.sum(), 0);
            assert!(player.hand.is_empty() && player.district.is_empty());
            assert!(player.ramparts.is_empty() && player.built.is_empty());
        }
    }
}

/// Also TOU-SETUP-03, TOU-SETUP-04, TOU-SETUP-05: the layout is a list of decks and nothing else.
#[test]
fn tou_setup_02_nine_shuffled_decks_of_ten_base_cards() {
    let mut tops = BTreeSet::new();
    for seed in 0..60 {
        for deck in fresh("", seed).decks {
            assert_eq!(deck.cards.len(), 10);
            assert!(!deck.is_face_up && !deck.has_shown_crier);
            assert!(deck.cards.iter().all(|c| c.card.deck() == deck.deck));
            assert!(deck.cards.iter().all(|c| !BUILT_IN.card(c.card).is_expansion));
            assert!(deck.cards.iter().all(|c| c.seen_by.is_empty() && !c.is_public));
            assert_eq!(deck.cards.iter().filter(|c| c.card.kind() == Kind::Crier).count(), 1);
            tops.insert(deck.cards[0].card);
        }
    }
    let in_play = Card::all().filter(|&card| !BUILT_IN.card(card).is_expansion).count();
    assert_eq!(tops.len(), in_play, "in sixty games every card is on top once");
}

/// Also TOU-SETUP-07, TOU-SETUP-08: three events are turned up, without coins.
#[test]
fn tou_setup_06_the_events_are_shuffled() {
    let mut leftmost = BTreeSet::new();
    for seed in 0..120 {
        let position = fresh("", seed);
        assert_eq!(position.event_deck.len(), 12);
        assert!(position.queue.iter().flatten().all(|event| event.coins == 0));
        leftmost.insert(position.queue[0].as_ref().expect("an event").card);
    }
    assert_eq!(leftmost.len(), 15);
}

/// Also TOU-SETUP-15: everybody begins sometimes, and whoever does keeps the marker (R-46).
#[test]
fn tou_setup_14_the_start_player_is_drawn() {
    let starts: BTreeSet<u8> = (0..40).map(|seed| fresh("players=4", seed).start_player).collect();
    assert_eq!(starts, BTreeSet::from([0, 1, 2, 3]));
    let position = fresh("players=4", 3);
    assert_eq!(position.start_player, position.active);
    assert_eq!(position.tasks, [Task::EndTurn, Task::Act], "without cards no card is asked for");
    let mut table = table("players=3");
    table.plays(1, "gather").plays(2, "gather").plays(3, "gather").asks(1);
    assert_eq!(table.position().start_player, 0);
}

/// Also TOU-ADV-02, TOU-ADV-03, TOU-EX-08.
#[test]
fn tou_adv_01_one_citizen_of_each_colour_and_nine_deniers() {
    for (players, reserve) in [(2, 5), (3, 6), (4, 7)] {
        let position = fresh(&format!("players={players} rules=advanced"), 1);
        assert_eq!(
            [position.reserve.yellow, position.reserve.white, position.reserve.red],
            [reserve; 3]
        );
        for player in &position.players {
            assert_eq!(player.deniers, 9);
            assert_eq!(
                [player.available.yellow, player.available.white, player.available.red],
                [1; 3]
            );
        }
    }
}

/// Also TOU-ADV-05, TOU-ADV-06: the one used lies down, the recruit stands on the own Plaza.
#[test]
fn tou_adv_04_a_citizen_and_five_deniers_for_a_recruit() {
    let mut own = table("rules=advanced");
    own.plays(1, "recruit red; own").has(1, 4).stands(1, "ywr/r").in_reserve("yyyyywwwwwrrrr");
    let mut borrowed = table("rules=advanced");
    borrowed.plays(1, "recruit red; borrow 2").has(1, 2).has(2, 11);
    borrowed.stands(1, "ywrr").stands(2, "yw/r");
    table("rules=advanced").deniers(1, 4).refuses(1, "recruit red", clause::TOU_ADV_07);
    let mut poor = table("rules=advanced").deniers(1, 6).plaza(1, "yw");
    poor.refuses(1, "recruit red", clause::TOU_USE_08);
    table("").refuses(1, "recruit red", clause::TOU_ADV_04);
}

#[test]
fn tou_adv_07_nobody_is_recruited_from_an_empty_reserve() {
    let mut table = table("rules=advanced").reserve("yyyyywwwww");
    table.refuses(1, "recruit red", clause::TOU_ADV_07).allows(1, "recruit white");
}

/// Also TOU-EXP-05: everything else is as ever, and both can be combined.
#[test]
fn tou_adv_08_advanced_rules_and_expansion_go_together() {
    let mut table = table("rules=advanced expansion=replace").district(1, "c3 Y1-X-SENATOR");
    table.plays(1, "gather").has(1, 11);
    let mut same = self::table("expansion=replace");
    same.plays(1, "earn red 2").has(1, 10);
}

/// Also TOU-EXP-03, TOU-EXP-04.
#[test]
fn tou_exp_01_replacing_swaps_the_removable_cards() {
    let position = fresh("expansion=replace", 5);
    for deck in &position.decks {
        assert_eq!(deck.cards.len(), 10);
        let new = deck.cards.iter().filter(|c| BUILT_IN.card(c.card).is_expansion).count();
        assert_eq!(new, if deck.deck.level().number() == 3 { 0 } else { 3 });
    }
    let ids: Vec<_> = position.decks[2].cards.iter().map(|c| c.card.id()).collect();
    assert_eq!(ids.iter().filter(|&&id| id == "R1-FORT").count(), 1);
    assert!(!ids.contains(&"R1-ADVOCATE") && ids.contains(&"R1-X-CATAPULT"));
    assert_eq!(position.event_deck.len() + position.queue.len(), 15);
}

#[test]
fn tou_exp_02_mixing_draws_three_of_six() {
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        let position = fresh("expansion=mix", seed);
        assert_eq!(position.left_out.len(), 18);
        for deck in &position.decks {
            assert_eq!(deck.cards.len(), 10);
            let out = position.left_out.iter().filter(|card| card.deck() == deck.deck).count();
            assert_eq!(out, if deck.deck.level().number() == 3 { 0 } else { 3 });
        }
        drawn.extend(position.decks.iter().flat_map(|deck| &deck.cards).map(|c| c.card));
    }
    assert_eq!(drawn.len(), Card::COUNT, "in sixty games every card is in play once");
}
