//! Criers, events, ramparts (TOU-EVENT).

use bastide_tournay::{BUILT_IN, Deck, Event, EventCard, clause};

use crate::table::{Table, seat, table};

/// The first seat draws a crier from W1 and keeps a Prior; the queue is as given.
fn cried(table: Table, queue: &str) -> Table {
    let mut table = table.deck("W1", "W1-CRIER W1-PRIOR W1-BISHOP").queue(queue);
    table.plays(1, "draw W1 blind");
    if table.legal(1).contains(&"own".to_owned()) {
        table.plays(1, "own");
    }
    table.plays(1, "keep W1-PRIOR");
    table
}

/// Also TOU-EVENT-03, TOU-EVENT-05, TOU-EVENT-08, TOU-EVENT-09, TOU-DEF-15: one coin each, and one blow for
/// each coin, which stay.
#[test]
fn tou_event_01_a_crier_makes_the_events_strike() {
    let mut table = cried(table("").deniers(2, 4), "EV-DROUGHT EV-CASSEL:1 EV-BRIGANDS:2");
    table.queued("EV-DROUGHT:1 EV-CASSEL:2 EV-BRIGANDS:3").has(1, 0).has(2, 0);
    assert!(table.told(&Event::Crier { seat: seat(1), deck: "W1".parse().unwrap() }));
}

#[test]
fn tou_event_02_the_crier_goes_aside_for_good() {
    let mut table = cried(table(""), "- - -");
    assert!(table.position().decks[1].has_shown_crier);
    assert!(!table.cards("W1").iter().any(|id| id.ends_with("CRIER")));
}

/// Nine decks, nine criers: each strikes once and is aside for good.
#[test]
fn every_deck_has_its_own_crier() {
    for (cards, citizens) in [
        ("Y1-CRIER Y1-PORT Y1-BARN", "y"),
        ("W1-CRIER W1-PRIOR W1-BISHOP", "w"),
        ("R1-CRIER R1-FORT R1-ROAD", "r"),
        ("Y2-CRIER Y2-PORT Y2-BARN", "yy"),
        ("W2-CRIER W2-PRIOR W2-BRIDGE", "ww"),
        ("R2-CRIER R2-FORT R2-ROAD", "rr"),
        ("Y3-CRIER Y3-MINT Y3-BELFRY", "yyy"),
        ("W3-CRIER W3-CATHEDRAL W3-SAINT-BRICE", "www"),
        ("R3-CRIER R3-PONT-DES-TROUS R3-TOUR-D-ARRAS", "rrr"),
    ] {
        let (name, kept) = (&cards[..2], cards.split(' ').nth(1).unwrap());
        let start = table("").plaza(1, citizens).plaza(2, "").deck(name, cards);
        let mut table = start.queue("EV-DROUGHT:1 - -");
        table.plays(1, &format!("draw {name} blind; keep {kept}")).holds(1, kept);
        table.queued("EV-DROUGHT:2 - -").has(1, 4).has(2, 4);
        let deck: Deck = name.parse().unwrap();
        assert!(table.told(&Event::Crier { seat: seat(1), deck }));
        let decks = table.position().decks;
        assert!(decks.iter().all(|other| other.has_shown_crier == (other.deck == deck)), "{name}");
        assert_eq!(decks[deck.index()].cards.len(), 8);
    }
}

#[test]
fn tou_event_04_a_full_event_gets_no_coin() {
    let mut table = cried(table("").deniers(2, 9), "EV-DROUGHT:3 - -");
    table.queued("EV-DROUGHT:3 - -").has(2, 6);
}

/// The King's bonus pays before the Drought takes, and the other way round.
#[test]
fn tou_event_06_events_strike_from_the_left() {
    let one = |queue| cried(table("").deniers(1, 0).deniers(2, 0).plaza(2, "yywwrrr"), queue);
    one("EV-KING-VISIT EV-DROUGHT -").has(2, 1);
    one("EV-DROUGHT EV-KING-VISIT -").has(2, 2);
}

/// Also TOU-EVENT-42, TOU-EVENT-46: whoever has no money loses nothing.
#[test]
fn tou_event_07_events_concern_everybody() {
    let mut table = cried(table("players=3").deniers(3, 0), "EV-MARAUDERS - -");
    table.has(1, 5).has(2, 5).has(3, 0);
    cried(self::table("").deniers(2, 2), "EV-DROUGHT:2 - -").has(2, 0);
    for id in ["EV-CASSEL", "EV-BRIGANDS", "EV-MARAUDERS", "EV-DROUGHT"] {
        cried(self::table(""), &format!("{id} - -")).has(1, 5).has(2, 5);
    }
}

/// One after the other, all coins of a player at once (R-17).
#[test]
fn tou_event_10_players_are_struck_in_turn_order() {
    let districts = "c3 Y1-MARKET, b3 Y1-PORT";
    let start = table("players=3").district(1, "c3 R1-FORT, b3 R1-ROAD");
    let start = start.district(2, districts).district(3, "c3 W1-BISHOPRIC, b3 W1-HOSPITAL");
    let mut table = cried(start, "EV-NORMANS - -");
    table.asks(1).offers(1, &["damage b3", "damage c3"]).plays(1, "damage c3");
    table.asks(2).plays(2, "damage b3").asks(3).plays(3, "damage b3").asks(2);
    table.shows(1, "c3", "R1-FORT !").shows(2, "b3", "Y1-PORT !");
}

/// Also TOU-EVENT-51: only what is there is fed, and a place left empty stays so (R-16).
#[test]
fn tou_event_11_a_queue_with_gaps() {
    let mut table = cried(table(""), "- EV-DROUGHT -");
    table.queued("- EV-DROUGHT:1 -").has(1, 5);
    let mut empty = self::table("").queue("EV-PLAGUE:1 - -").edit(|position| {
        let rest = position.event_deck.drain(..).map(|event| event.card);
        position.players[1].built = rest.collect();
        position.players[1].built.sort();
    });
    empty.plays(1, "combat 1; own").queued("- - -").refuses(2, "combat 1", clause::TOU_EVENT_51);
}

/// Also TOU-EVENT-21, TOU-EVENT-22, TOU-EVENT-24, TOU-EVENT-27, TOU-DEF-14: any rampart against any event, whatever
/// its intensity, once.
#[test]
fn tou_event_20_a_rampart_protects_from_one_event() {
    let start = table("").hand(2, "EV-PLAGUE");
    let mut table = cried(start, "EV-DROUGHT:2 EV-CASSEL -");
    table.asks(2).offers(2, &["endure", "build"]);
    table.plays(2, "build").built(2, 1).holds(2, "").has(1, 2).has(2, 5);
    assert!(
        table.told(&Event::Built { seat: seat(2), against: Some("EV-DROUGHT".parse().unwrap()) })
    );
    let mut unprotected = cried(self::table("").hand(2, "EV-PLAGUE"), "EV-DROUGHT:2 - -");
    unprotected.refuses(2, "shield", clause::TOU_CARD_CATAPULT_03);
    unprotected.plays(2, "endure").built(2, 0).has(2, 3);
}

#[test]
fn tou_event_23_several_ramparts_against_several_events() {
    let start = table("").hand(2, "EV-PLAGUE EV-HERESY");
    let mut table = cried(start, "EV-DROUGHT EV-CASSEL EV-BRIGANDS");
    table.plays(2, "build; build").built(2, 2).has(2, 5);
}

/// After the first event has struck, and the active player before the others (R-18).
#[test]
fn tou_event_25_protection_is_decided_event_by_event() {
    let start = table("").hand(1, "EV-PLAGUE").hand(2, "EV-HERESY");
    let mut table = cried(start, "EV-DROUGHT EV-CASSEL -");
    table.asks(1).plays(1, "endure").asks(2).has(1, 6).plays(2, "endure").has(1, 5).has(2, 5);
    table.asks(1).refuses(1, "gather", clause::TOU_EVENT_25).plays(1, "build").asks(2);
    table.plays(2, "endure").has(1, 5).has(2, 4);
}

#[test]
fn tou_event_26_no_rampart_against_a_bonus() {
    let mut table = cried(table("").hand(2, "EV-PLAGUE"), "EV-DUCASSE EV-PROCESSION EV-KING-VISIT");
    table.asks(2).holds(2, "EV-PLAGUE").allows(2, "gather");
}

/// Also TOU-EVENT-31, TOU-EVENT-32, TOU-EVENT-44.
#[test]
fn tou_event_30_a_citizen_of_the_colour_lies_down_for_each_coin() {
    for (id, stands) in
        [("EV-BOUVINES", "yyww/rr"), ("EV-EXCOMMUNICATION", "yyrr/ww"), ("EV-PLAGUE", "wwrr/yy")]
    {
        let mut table = cried(table(""), &format!("{id}:2 - -"));
        table.stands(2, stands);
        table.plays(2, "gather").stands(2, "yywwrr");
    }
    cried(table("").plaza(2, "yy"), "EV-BOUVINES:2 - -").stands(2, "yy");
}

/// No choice is asked for where all are struck, or all of one colour.
#[test]
fn tou_event_33_a_crusade_takes_citizens_of_ones_choice() {
    let mut table = cried(table("").plaza(1, "www").plaza(2, "yr"), "EV-CRUSADE - -");
    table.asks(2).offers(2, &["lay yellow", "lay red"]);
    table.refuses(2, "lay white", clause::TOU_EVENT_33);
    table.plays(2, "lay red").stands(2, "y/r").stands(1, "w/ww");
    cried(self::table("").plaza(1, "www").plaza(2, "yr"), "EV-CRUSADE:1 - -").stands(2, "/yr");
    let mut several = cried(self::table("").plaza(1, "w").plaza(2, "yyrr"), "EV-CRUSADE:2 - -");
    several.plays(2, "lay red; lay yellow; lay yellow").stands(2, "r/yyr");
}

/// Also TOU-EVENT-35, TOU-EVENT-36: lying, working, damaged and prestige count, covered and gray do not (R-39).
#[test]
fn tou_event_34_the_majority_gains_two_deniers_for_each_coin() {
    let start = table("").plaza(1, "yyww/r").plaza(2, "yyww/r");
    let start = start.district(1, "c3 R3-TOUR-D-ARRAS R2-FORT R1-FORT, b3 R1-ROAD !");
    let start = start.district(2, "c3 R1-FORT +r, b3 R2-ROAD +g");
    cried(start, "EV-KING-VISIT - -").has(1, 6).has(2, 8);
    let more = table("").plaza(1, "yyw/rr").plaza(2, "yyww/r");
    let more =
        more.district(1, "c3 R3-TOUR-D-ARRAS R2-FORT R1-FORT, b3 R1-ROAD !, c2 W1-BISHOPRIC");
    let more = more.district(2, "c3 R1-FORT +g, b3 R2-ROAD +g");
    cried(more, "EV-KING-VISIT:1 - -").has(1, 10).has(2, 6);
    for (id, letter) in [("EV-DUCASSE", "y"), ("EV-PROCESSION", "www"), ("EV-KING-VISIT", "r")] {
        let start = table("").plaza(1, "yw").plaza(2, &format!("{letter}{letter}"));
        cried(start, &format!("{id} - -")).has(1, 6).has(2, 8);
    }
}

/// Also TOU-EVENT-45.
#[test]
fn tou_event_37_all_who_share_the_majority_gain() {
    let start = table("players=3").plaza(1, "wyyyyy").plaza(2, "yyy/yy").plaza(3, "yyy");
    let mut start = start.edit(|p| p.players[0].available.yellow = 1);
    start = start.plaza(1, "wyyy").plaza(2, "yy/y").plaza(3, "y");
    cried(start, "EV-DUCASSE:1 - -").has(1, 10).has(2, 10).has(3, 6);
}

/// Also TOU-EVENT-39, TOU-EVENT-41, TOU-EVENT-43, TOU-DEF-09: free, visible, of level I or II; until the next Gather.
#[test]
fn tou_event_38_damage_on_a_free_card_of_the_colour() {
    let district = "c3 R1-FORT, b3 R1-TAX-COLLECTOR, d3 R2-FORT +g, c2 R1-ROAD !, d2 R3-TOUR-D-ARRAS, b2 Y1-PORT";
    let mut table = cried(table("").district(2, district), "EV-COURTRAI - -");
    table.asks(2).offers(2, &["damage c3", "damage b3"]);
    for slot in ["d3", "c2", "d2", "b2"] {
        table.refuses(2, &format!("damage {slot}"), clause::TOU_EVENT_38);
    }
    table.plays(2, "damage c3").shows(2, "c3", "R1-FORT !").plays(2, "gather");
    table.shows(2, "c3", "R1-FORT").shows(2, "c2", "R1-ROAD");
    let mut both = cried(self::table("").district(2, district), "EV-COURTRAI:1 - -");
    both.shows(2, "c3", "R1-FORT !").shows(2, "b3", "R1-TAX-COLLECTOR !");
    for (id, hit) in [("EV-WILLIAM", "b2"), ("EV-COURTRAI", "-"), ("EV-HERESY", "-")] {
        let mut table = cried(
            self::table("").district(2, "c3 R3-TOUR-D-ARRAS, b3 W1-BRIDGE +g, b2 Y1-PORT"),
            &format!("{id} - -"),
        );
        let expected = if hit == "b2" { "Y1-PORT !" } else { "Y1-PORT" };
        table.shows(2, "b2", expected).shows(2, "b3", "W1-BRIDGE +g");
    }
    cried(self::table("").district(2, "c3 W1-BRIDGE"), "EV-HERESY - -").shows(
        2,
        "c3",
        "W1-BRIDGE !",
    );
}

#[test]
fn tou_event_40_normans_strike_any_colour_that_is_free() {
    let district = "c3 R1-FORT, b3 Y1-PORT, d3 W1-BRIDGE +g";
    let mut table = cried(table("").district(2, district), "EV-NORMANS - -");
    table.offers(2, &["damage c3", "damage b3"]).plays(2, "damage b3").shows(2, "b3", "Y1-PORT !");
}

/// A damaged card does nothing until it is covered, too.
#[test]
fn tou_event_41_a_damaged_card_is_unusable() {
    let mut table =
        table("").plays_card().hand(1, "Y1-PORT").district(1, "c3 Y1-MARKET !, b3 W1-HOSPITAL");
    table.plays(1, "skip").refuses(1, "activate c3", clause::TOU_CARD_PRIEST_04);
    let mut covered = self::table("").plays_card().hand(1, "Y1-MARKET").district(1, "c3 Y1-PORT !");
    covered.plays(1, "play Y1-MARKET c3; activate c3; own").has(1, 10);
}

/// The new event has no coins, in the same place; the others do not move (R-47).
#[test]
fn tou_event_50_the_next_event_takes_the_place() {
    let mut table = table("").queue("EV-PLAGUE:1 EV-HERESY:2 EV-CRUSADE:3").plaza(2, "");
    let next = table.position().event_deck[0].card;
    table.plays(1, "combat 1").queued(&format!("{next} EV-HERESY:2 EV-CRUSADE:3"));
}

/// R-58: three circles on every event, one event of each colour in each group of three.
#[test]
fn events_have_three_circles_and_the_colours_of_their_groups() {
    assert!(BUILT_IN.events.iter().all(|row| row.circles == 3));
    let combat = |ids: [&str; 3]| {
        ids.map(|id| BUILT_IN.event(id.parse::<EventCard>().unwrap()).combat_colour.name())
    };
    assert_eq!(
        combat(["EV-PLAGUE", "EV-EXCOMMUNICATION", "EV-BOUVINES"]),
        ["yellow", "white", "red"]
    );
    assert_eq!(
        combat(["EV-DUCASSE", "EV-PROCESSION", "EV-KING-VISIT"]),
        ["yellow", "white", "red"]
    );
    assert_eq!(combat(["EV-WILLIAM", "EV-HERESY", "EV-COURTRAI"]), ["yellow", "white", "red"]);
    assert_eq!(combat(["EV-BRIGANDS", "EV-CRUSADE", "EV-NORMANS"]), ["yellow", "white", "red"]);
    assert_eq!(combat(["EV-MARAUDERS", "EV-DROUGHT", "EV-CASSEL"]), ["yellow", "white", "red"]);
}
