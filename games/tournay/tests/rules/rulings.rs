//! Rulings of the ledger that decide more than the clause which cites them (section 21).

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seat, Seed, Viewer};
use bastide_tournay::{
    BUILT_IN, Card, CardRow, Event, Kind, LastCardDocument, Level, Setup, Task, Tournay, clause,
};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::table::{card, seat, table};

/// One coin for a crier however many circles are empty; two criers in one action bring one each.
#[test]
fn r_05_a_crier_brings_one_coin_to_an_event() {
    let start = table("expansion=replace").plaza(2, "").district(1, "c3 W1-X-ABBEY");
    let start = start.deck("Y1", "Y1-CRIER Y1-PORT").deck("R1", "R1-CRIER R1-FORT");
    let start = start.queue("EV-PLAGUE EV-BOUVINES:1 EV-HERESY:2");
    let mut one = start.deck("W2", "W2-CRIER W2-BRIDGE W2-BISHOPRIC");
    one.plays(1, "draw W2 blind; keep W2-BRIDGE");
    one.queued("EV-PLAGUE:1 EV-BOUVINES:2 EV-HERESY:3");
    one.plays(2, "gather")
        .plays(1, "skip; gather")
        .plays(2, "gather")
        .plays(1, "skip; activate c3");
    one.queued("EV-PLAGUE:3 EV-BOUVINES:3 EV-HERESY:3");
}

/// A copied Catapult strikes the opponents of whoever copies it, its owner among them, and leaves no
/// shield behind.
#[test]
fn r_10_a_copied_catapult_attacks_but_does_not_protect() {
    let start = table("players=3 expansion=replace").plaza(2, "w").plaza(3, "");
    let start = start.district(1, "c3 R1-ROAD, b3 Y1-MARKET").hand(1, "EV-HERESY");
    let start = start.district(2, "c3 R1-X-CATAPULT, b3 Y1-PORT").district(3, "c3 Y1-BARN");
    let mut table = start.deck("W1", "W1-CRIER W1-PRIEST W1-BISHOP").queue("EV-DROUGHT - -");
    table.plays(1, "activate c3").asks(1).offers(1, &["damage c3", "damage b3"]);
    table.plays(1, "damage b3").shows(2, "b3", "Y1-PORT !").shows(3, "c3", "Y1-BARN !");
    table.shows(1, "b3", "Y1-MARKET").shows(1, "c3", "R1-ROAD +r");
    table.plays(2, "draw W1 blind; own; keep W1-PRIEST").asks(1);
    table.offers(1, &["endure", "build"]);
}

/// Neither the Market's own deniers pay for the citizen who opens it, nor an Architect's for a last
/// card.
#[test]
fn r_19_what_an_action_brings_does_not_pay_for_it() {
    let start = |deniers| table("").plaza(1, "").deniers(1, deniers).district(1, "c3 Y1-MARKET");
    start(1).refuses(1, "activate c3", clause::TOU_USE_08);
    start(2).plays(1, "activate c3").has(1, 5).has(2, 8);
    let recruit = |deniers| table("rules=advanced").plaza(1, "").deniers(1, deniers);
    recruit(6).refuses(1, "recruit red", clause::TOU_USE_08);
    recruit(7).plays(1, "recruit red").has(1, 0);
    let last = |deniers| {
        let table = table("").hand(1, "W1-HOSPITAL").deniers(1, deniers);
        table.district(1, "c3 Y2-ARCHITECT").task(&[Task::Commit]).edit(|position| {
            position.is_last_round = true;
            position.players[1].last_card = LastCardDocument::Passed;
        })
    };
    last(0).refuses(1, "commit W1-HOSPITAL c2", clause::TOU_PLAY_03);
    last(1).plays(1, "commit W1-HOSPITAL c2").has(1, 2);
}

#[test]
fn r_26_whoever_is_to_act_can_gather() {
    let mut turns = 0;
    for (number, setup) in Setup::all().iter().enumerate() {
        let mut rng = Pcg64Mcg::seed_from_u64(number as u64);
        let mut game = Tournay::start(setup, &Seed::numbered(number as u64)).expect("a table");
        while let Some(seat) = game.to_act().iter().next() {
            if game.task() == Some(Task::Act) {
                let mut list = Vec::new();
                game.legal(seat, &mut list);
                assert!(list.contains(&bastide_tournay::Action::Gather), "{list:?}");
                turns += 1;
            }
            let action = game.pick(seat, &mut rng).expect("a choice");
            let _ = game.apply(seat, action, &mut bastide_core::Silent).expect("legal");
        }
    }
    assert!(turns > 1_000);
}

/// Tucking a card, building a rampart and tucking a rampart, in any order, until four are left.
#[test]
fn r_35_a_hand_is_brought_down_in_any_order() {
    let hand = "Y1-MARKET Y1-PORT W1-PRIOR R1-FORT R1-ROAD EV-PLAGUE EV-HERESY";
    let start = || {
        let mut table = table("").hand(1, hand);
        table.plays(1, "gather");
        table
    };
    let cards = ["Y1-MARKET", "Y1-PORT", "W1-PRIOR", "R1-FORT", "R1-ROAD"];
    let mut all: Vec<String> = cards.map(|id| format!("tuck {id}")).to_vec();
    all.extend(["build", "tuck EV-PLAGUE", "tuck EV-HERESY"].map(str::to_owned));
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    start().offers(1, &all);
    for order in [
        ["build", "tuck EV-HERESY", "tuck W1-PRIOR"],
        ["tuck W1-PRIOR", "build", "tuck EV-HERESY"],
        ["tuck EV-HERESY", "tuck W1-PRIOR", "build"],
    ] {
        let mut table = start();
        table.plays(1, order[0]).asks(1).plays(1, order[1]).asks(1).plays(1, order[2]).asks(2);
        table.holds(1, "Y1-MARKET Y1-PORT R1-FORT R1-ROAD").built(1, 1);
    }
}

/// Five deniers to the bank and two to the owner, beside whose Plaza the citizen then lies.
#[test]
fn r_40_a_borrowed_citizen_recruits_for_the_borrower() {
    let start = |deniers| table("rules=advanced players=3").plaza(1, "yw").deniers(1, deniers);
    start(6).refuses(1, "recruit red", clause::TOU_USE_08);
    let mut table = start(7);
    table.plays(1, "recruit red").offers(1, &["borrow 2", "borrow 3"]);
    table.plays(1, "borrow 3").has(1, 0).has(2, 9).has(3, 11);
    table.stands(1, "ywr").stands(2, "ywr").stands(3, "yw/r");
}

/// Not at the start, not in the course of a game and not at its end.
#[test]
fn r_41_what_the_mix_left_out_is_never_shown() {
    let setup: Setup = "players=3 expansion=mix".parse().unwrap();
    let mut left_out = BTreeSet::new();
    for number in 0..12 {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let mut game = Tournay::start(&setup, &Seed::numbered(number)).expect("a table");
        let position = game.position();
        let is_dealt = |card: Card| {
            position.decks.iter().any(|deck| deck.cards.iter().any(|c| c.card == card))
        };
        let out: Vec<Card> =
            position.left_out.iter().copied().filter(|&card| !is_dealt(card)).collect();
        let mut events = Vec::new();
        let mut told = String::new();
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.pick(seat, &mut rng).expect("a choice");
            let _ = game.apply(seat, action, &mut events).expect("legal");
            told.push_str(&seen_by_all(&game));
        }
        told.push_str(&serde_json::to_string(&events).expect("a log"));
        for card in &out {
            assert!(!told.contains(&format!("\"{card}\"")), "{card} is out of the game");
        }
        left_out.insert(out);
    }
    assert_eq!(left_out.len(), 12, "each time others");
}

/// What seats and spectators see, as text.
fn seen_by_all(game: &Tournay) -> String {
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Public]);
    viewers.map(|who| serde_json::to_string(&game.view(who)).expect("a view")).collect()
}

#[test]
fn r_42_decks_of_level_three_have_nine_prestige_buildings_and_a_crier() {
    for expansion in ["none", "replace", "mix"] {
        let setup: Setup = format!("expansion={expansion}").parse().unwrap();
        let position = Tournay::start(&setup, &Seed::numbered(3)).expect("a table").position();
        for deck in position.decks.iter().filter(|deck| deck.deck.level() == Level::III) {
            let of = |kind| deck.cards.iter().filter(|c| c.card.kind() == kind).count();
            assert_eq!((deck.cards.len(), of(Kind::Prestige), of(Kind::Crier)), (10, 9, 1));
        }
    }
}

/// No work, no copy, no income, with or without arrows; but points, counts and the end as ever.
#[test]
fn r_48_a_damaged_card_does_nothing_and_still_counts() {
    let damaged = "c3 Y1-MARKET !, b3 Y1-X-SENATOR !, d3 R2-X-MERCENARY !, c2 Y1-JOURNEYMAN !, \
                   c4 Y1-PORT, b4 W2-PRIEST !";
    let start = || table("expansion=replace").plaza(2, "yr").district(1, damaged);
    start().refuses(1, "activate c3", clause::TOU_CARD_PRIEST_04);
    start().plays(1, "earn red 2").has(1, 10);
    start().plays(1, "gather").has(1, 6).shows(1, "b3", "Y1-X-SENATOR");
    let mut worked = start();
    worked.plays(1, "activate c4; own").has(1, 6).asks(2);
    let mut copied = start().district(2, "c3 Y2-PORT");
    copied.plays(1, "gather").plays(2, "activate c3; own; copy 1 c3").has(2, 11);
    let mut spared = start().turn_of(2).district(2, "c3 Y2-PORT");
    spared.plays(2, "activate c3; own").has(2, 6).asks(1);
    let mut counted = start().district(2, "c3 Y3-CLOTH-HALL").task(&[]);
    let scores = counted.game().scores().expect("it is over");
    let printed: u8 = ["Y1-X-SENATOR", "R2-X-MERCENARY", "Y1-JOURNEYMAN", "Y1-PORT", "W2-PRIEST"]
        .map(|id| BUILT_IN.card(card(id)).pp)
        .iter()
        .sum();
    assert_eq!(scores.printed[seat(1)], u32::from(printed));
    assert_eq!(scores.prestige[0].points[seat(1)], 4, "the four yellow cards");
}

/// Each is asked for their own, and nobody else can answer for them.
#[test]
fn r_49_everybody_chooses_among_their_own() {
    let start = |queue: &str| {
        let table = table("").plaza(1, "ywr").plaza(2, "yyr").queue(queue);
        let table =
            table.district(1, "c3 R1-FORT, b3 R1-ROAD").district(2, "c3 Y1-PORT, b3 Y1-BARN");
        let mut table = table.deck("W1", "W1-CRIER W1-PRIOR W1-BISHOP");
        table.plays(1, "draw W1 blind; keep W1-PRIOR");
        table
    };
    let mut normans = start("EV-NORMANS - -");
    normans.asks(1).refuses(2, "damage c3", clause::TOU_TURN_01).plays(1, "damage c3");
    normans.asks(2).refuses(1, "damage b3", clause::TOU_TURN_01).plays(2, "damage b3");
    normans.shows(1, "c3", "R1-FORT !").shows(1, "b3", "R1-ROAD");
    normans.shows(2, "b3", "Y1-BARN !").shows(2, "c3", "Y1-PORT");
    let mut crusade = start("EV-CRUSADE - -");
    crusade.asks(1).plays(1, "lay red").asks(2).refuses(1, "lay yellow", clause::TOU_TURN_01);
    crusade.plays(2, "lay yellow").stands(1, "y/wr").stands(2, "yr/y");
}

/// From any opponent, who is not asked; but not to earn, to pay for a card, or to suffer an event.
#[test]
fn r_53_whoever_stands_can_be_borrowed_for_an_errand() {
    let mut errand = table("players=4").plaza(1, "y").plaza(3, "yyww").queue("EV-BOUVINES:1 - -");
    errand.plays(1, "combat 1").offers(1, &["borrow 2", "borrow 4"]);
    errand.plays(1, "borrow 4").has(1, 2).has(4, 8).stands(4, "yywwr/r").asks(2);
    let mut earning = table("").plaza(1, "yy");
    earning.refuses(1, "earn red 1", clause::TOU_EARN_02);
    let mut price = table("").plays_card().hand(1, "R3-TOUR-SAINT-GEORGES").plaza(1, "yy");
    price.refuses(1, "play R3-TOUR-SAINT-GEORGES c3", clause::TOU_PLAY_16);
    let mut struck = table("").plaza(1, "w").plaza(2, "yyr").queue("EV-BOUVINES - -");
    struck = struck.deck("W1", "W1-CRIER W1-PRIOR W1-BISHOP");
    struck.plays(1, "draw W1 blind; keep W1-PRIOR").stands(1, "/w").stands(2, "yy/r").has(1, 6);
}

#[test]
fn r_57_which_cards_the_expansion_replaces() {
    let removable: Vec<(&str, u8)> = Card::all()
        .map(|card| (card.id(), BUILT_IN.card(card).removable))
        .filter(|&(_, copies)| copies > 0)
        .collect();
    let expected = [
        "Y1-QUARRY",
        "Y1-ALDERMAN",
        "Y1-FARM",
        "W1-LIBRARY-TWO",
        "W1-HOSPITAL",
        "W1-PRIOR",
        "R1-ADVOCATE",
        "R1-FORT",
        "R1-TAX-COLLECTOR",
        "Y2-QUARRY",
        "Y2-ALDERMAN",
        "Y2-TOLL",
        "W2-AUGUSTINIAN",
        "W2-LIBRARY-TWO",
        "W2-PRIOR",
        "R2-ADVOCATE",
        "R2-FORT",
        "R2-TAX-COLLECTOR",
    ];
    let found: BTreeSet<(&str, u8)> = removable.into_iter().collect();
    assert_eq!(found, expected.into_iter().map(|id| (id, 1)).collect());
}

/// The cost by the level; the points as reconstructed, or published for Catapult and Knight I.
#[test]
fn r_59_what_expansion_cards_cost_and_count() {
    let new = || Card::all().filter(|&card| BUILT_IN.card(card).is_expansion);
    let price = |card: Card| if card.deck().level() == Level::I { 1 } else { 3 };
    for card in new() {
        let CardRow { cost, .. } = BUILT_IN.card(card);
        assert_eq!(
            (cost.deniers, cost.citizen, cost.has_card),
            (price(card), None, false),
            "{card}"
        );
    }
    let worth = |points| -> Vec<&str> {
        new().filter(|&card| BUILT_IN.card(card).pp == points).map(Card::id).collect()
    };
    let [none, two] = [
        ["Y1-X-INN", "W1-X-ABBEY", "Y2-X-BREWERY", "W2-X-ABBEY"],
        ["W2-X-MONK", "W2-X-TEMPLAR", "R2-X-MERCENARY", "R2-X-COURTHOUSE"],
    ];
    assert_eq!((worth(0), worth(2)), (none.to_vec(), two.to_vec()));
    assert_eq!(worth(1).len(), 10);
}

/// Only the other Alderman in the line pays, and a covered one is none.
#[test]
fn r_60_a_character_does_not_see_itself_come() {
    let start = |district: &str| {
        table("").plays_card().hand(1, "Y2-ALDERMAN").deniers(1, 3).district(1, district)
    };
    start("c3 R1-FORT").plays(1, "play Y2-ALDERMAN c2").has(1, 0);
    start("c3 Y1-ALDERMAN").plays(1, "play Y2-ALDERMAN c2").has(1, 2);
    start("c3 Y1-ALDERMAN").plays(1, "play Y2-ALDERMAN c3").has(1, 0);
}

/// Neither by a citizen nor by a copy.
#[test]
fn r_61_prestige_buildings_have_no_effect_to_use() {
    let mut own = table("").district(1, "c3 Y3-MINT, b3 W3-CATHEDRAL");
    own.refuses(1, "activate c3", clause::TOU_ACT_06);
    own.refuses(1, "activate b3", clause::TOU_ACT_06);
    let mut copied = table("").plaza(2, "").district(1, "c3 W2-BRIDGE");
    copied = copied.district(2, "c3 Y3-MINT, b3 W3-CATHEDRAL, d3 R3-TOUR-D-ARRAS");
    copied.plays(1, "activate c3").has(1, 6).asks(2);
    assert!(copied.told(&Event::Fruitless { seat: seat(1) }));
}

/// An Arsenal draws red cards, and copying is no activation over there.
#[test]
fn r_63_the_rulebook_stands_against_the_summary() {
    let mut arsenal = table("").plaza(2, "").district(1, "c3 R1-ARSENAL");
    arsenal = arsenal.deck("R2", "^R2-FORT R2-ROAD R2-BASTION");
    arsenal.plays(1, "activate c3").offers(1, &["draw R2 visible", "draw R2 blind"]);
    let mut copy =
        table("").district(1, "c3 Y1-PORT").district(2, "c3 Y1-MARKET, b3 Y1-JOURNEYMAN");
    copy.plays(1, "activate c3; own").has(1, 11).has(2, 6).shows(2, "c3", "Y1-MARKET");
    copy.plays(2, "activate c3; own").has(2, 12);
}

/// A card struck by the first coin is not free for the second.
#[test]
fn r_64_coins_are_suffered_one_at_a_time() {
    let district = "c3 Y1-PORT, b3 R1-FORT, d3 W1-BISHOPRIC";
    let start = table("").plaza(1, "w").district(2, district).queue("EV-NORMANS:1 - -");
    let mut table = start.deck("W1", "W1-CRIER W1-PRIOR W1-PRIEST");
    table.plays(1, "draw W1 blind; own; keep W1-PRIOR");
    table.asks(2).offers(2, &["damage b3", "damage c3", "damage d3"]).plays(2, "damage c3");
    table.asks(2).offers(2, &["damage b3", "damage d3"]);
    table.refuses(2, "damage c3", clause::TOU_EVENT_38).plays(2, "damage d3");
    table.shows(2, "b3", "R1-FORT").shows(2, "c3", "Y1-PORT !").shows(2, "d3", "W1-BISHOPRIC !");
}
