//! The options of a setup: who begins, and the letter of the rulebook in the place of a ruling (TOU-OPT).

use std::collections::BTreeSet;

use bastide_core::{Game as _, Seed, rules_version};
use bastide_tournay::{Event, LastCardDocument, Position, Setup, Task, Tournay, clause};

use crate::table::{Table, seat, table};

fn fresh(setup: &str, seed: u64) -> Position {
    let setup: Setup = setup.parse().expect("a setup");
    Tournay::start(&setup, &Seed::numbered(seed)).expect("a table").position()
}

/// Also R-46: with the same seed everything else lies as it would without the option.
#[test]
fn tou_opt_01_a_named_seat_begins() {
    for (players, number) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        for seed in 0..8 {
            let named = fresh(&format!("players={players} start_player={number}"), seed);
            assert_eq!((named.start_player, named.active), (number - 1, number - 1));
            let drawn = fresh(&format!("players={players}"), seed);
            assert_eq!((named.decks, named.queue), (drawn.decks, drawn.queue));
            assert_eq!(named.event_deck, drawn.event_deck);
        }
    }
    for wrong in ["start_player=3", "start_player=0", "start_player=5 players=4"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
    let late: Setup = "start_player=4 players=4".parse().expect("the number may be said later");
    assert_eq!(late.start_player, Some(seat(4)));
    let nobody = Setup { start_player: Some(seat(3)), ..Setup::default() };
    assert!(Tournay::start(&nobody, &Seed::numbered(1)).is_err());
}

#[test]
fn tou_opt_01_a_position_agrees_with_its_setup() {
    let mut position = fresh("start_player=2", 1);
    assert!(Tournay::restore(&position).is_ok());
    position.start_player = 0;
    let error = Tournay::restore(&position).expect_err("the second seat begins");
    assert_eq!(error.at, "start_player");
}

/// Also R-04. Workers and tokens still protect, the points are counted as ever.
#[test]
fn tou_opt_02_a_catapult_can_hit_any_free_card() {
    let district = "c3 W3-CATHEDRAL, b3 Y1-MARKET, d3 R1-FORT +r";
    let start = |setup: &str| {
        let setup = format!("expansion=replace {setup}");
        table(&setup).plaza(2, "").district(1, "c3 R1-X-CATAPULT").district(2, district)
    };
    start("").plays(1, "activate c3").shows(2, "b3", "Y1-MARKET !").asks(2);
    let mut any = start("catapult=any_card");
    any.plays(1, "activate c3").offers(1, &["damage b3", "damage c3"]);
    any.refuses(1, "damage d3", clause::TOU_OPT_02).plays(1, "damage c3");
    any.shows(2, "c3", "W3-CATHEDRAL !").shows(2, "b3", "Y1-MARKET");
    any.plays(2, "gather").shows(2, "c3", "W3-CATHEDRAL");
    let scored = |district: &str| {
        let table = table("catapult=any_card").district(2, district);
        table.task(&[]).game().scores().expect("it is over").total[seat(2)]
    };
    assert_eq!(scored("c3 W3-CATHEDRAL !"), scored("c3 W3-CATHEDRAL"));
}

/// Where a prestige building is all there is, it is hit without a question; events spare it.
#[test]
fn tou_opt_02_only_catapults_hit_prestige_buildings() {
    let start = |queue: &str| {
        let table = table("expansion=replace catapult=any_card").plaza(2, "").queue(queue);
        table.district(1, "c3 R1-X-CATAPULT +r").district(2, "c3 W3-CATHEDRAL")
    };
    let mut event = start("EV-HERESY - -").deck("W1", "W1-CRIER W1-X-MONK W1-BISHOP");
    event.plays(1, "draw W1 blind; keep W1-BISHOP; endure").shows(2, "c3", "W3-CATHEDRAL");
    let copied = table("expansion=replace catapult=any_card").turn_of(2).plaza(1, "");
    let copied = copied.district(1, "c3 R1-X-CATAPULT, b3 W3-SAINT-BRICE");
    let mut copied = copied.district(2, "c3 R1-ROAD");
    copied.plays(2, "activate c3").offers(2, &["damage b3", "damage c3"]);
    copied.plays(2, "damage b3").shows(1, "b3", "W3-SAINT-BRICE !");
}

#[test]
fn tou_opt_02_documents_show_damaged_prestige_buildings_only_with_the_option() {
    let restored = |setup: &str| {
        let mut position = fresh(setup, 2);
        let taken = position.decks[7].cards.iter().position(|c| c.card.id() == "W3-CATHEDRAL");
        let document = position.decks[7].cards.remove(taken.expect("it is in W3"));
        position.players[0].district.push(bastide_tournay::SlotDocument {
            slot: "c3".parse().expect("a slot"),
            cards: vec![document.card],
            workers: Vec::new(),
            is_damaged: true,
        });
        Tournay::restore(&position).map(|_| ()).map_err(|error| error.clause)
    };
    assert_eq!(restored("catapult=any_card"), Ok(()));
    assert_eq!(restored(""), Err(Some(clause::TOU_EVENT_43)));
}

/// Also R-15: by action and by a building; with three cards or one nothing is different.
#[test]
fn tou_opt_03_the_last_two_cards_must_be_looked_at() {
    let start = |ids: &str| table("last_two=look").plaza(2, "").only("W1", ids);
    let mut two = start("^W1-PRIOR W1-BISHOP");
    two.refuses(1, "draw W1 visible", clause::TOU_OPT_03);
    two.plays(1, "draw W1 blind").offers(1, &["keep W1-PRIOR", "keep W1-BISHOP"]);
    start("^W1-PRIOR").plays(1, "draw W1 visible").holds(1, "W1-PRIOR");
    start("^W1-PRIOR W1-BISHOP W1-PRIEST").plays(1, "draw W1 visible").holds(1, "W1-PRIOR");
    let library = |setup: &str| {
        let table = table(setup).plaza(2, "").district(1, "c3 W2-BISHOPRIC");
        table.only("W3", "^W3-CATHEDRAL W3-SAINT-BRICE")
    };
    library("").plays(1, "activate c3").offers(1, &["draw W3 visible", "draw W3 blind"]);
    library("last_two=look")
        .plays(1, "activate c3")
        .offers(1, &["keep W3-CATHEDRAL", "keep W3-SAINT-BRICE"]);
}

/// The unseen one of the two may be the crier: then the other is kept (R-14).
#[test]
fn tou_opt_03_a_crier_may_be_one_of_the_two() {
    let start = table("last_two=look").plaza(2, "").queue("EV-DROUGHT - -");
    let mut table = start.only("W1", "^W1-PRIOR W1-CRIER");
    table.plays(1, "draw W1 blind").holds(1, "W1-PRIOR").has(1, 5).has(2, 5);
    assert!(table.cards("W1").is_empty());
}

/// A crier whose first event pays for yellow citizens and cards.
fn fair(setup: &str) -> Table {
    let start = table(setup).plaza(1, "yyw").plaza(2, "yy").queue("EV-DUCASSE:1 - -");
    start.deck("W1", "W1-CRIER W1-PRIOR W1-BISHOP").hand(1, "EV-PLAGUE").hand(2, "EV-HERESY")
}

/// Also R-18: whoever is protected gains nothing, and nobody gains in their place.
#[test]
fn tou_opt_04_ramparts_can_be_built_against_bonus_events() {
    let draw = "draw W1 blind; keep W1-PRIOR";
    let [mut ruled, mut endured, mut built] = ["", "ramparts=any", "ramparts=any"].map(fair);
    ruled.plays(1, draw).has(1, 10).has(2, 10).asks(2);
    endured.plays(1, draw).asks(1).offers(1, &["endure", "build"]);
    endured.plays(1, "endure").plays(2, "endure").has(1, 10).has(2, 10);
    built.plays(1, draw).plays(1, "build").plays(2, "endure").has(1, 6).has(2, 10).built(1, 1);
    let event = "EV-DUCASSE".parse().expect("an event");
    assert!(built.told(&Event::Built { seat: seat(1), against: Some(event) }));
    let mut ahead = fair("ramparts=any").plaza(1, "yyyw");
    ahead.plays(1, draw).plays(1, "build").plays(2, "endure").has(1, 6).has(2, 6);
}

/// The shield protects as if by a rampart (TOU-CARD-CATAPULT-03).
#[test]
fn tou_opt_04_a_shield_serves_against_bonus_events() {
    let start = table("expansion=replace ramparts=any").plaza(1, "yyw").plaza(2, "y");
    let start = start.district(1, "c3 R1-X-CATAPULT +r").queue("EV-DUCASSE - -");
    let mut table = start.deck("W1", "W1-CRIER W1-PRIEST W1-BISHOP");
    table.plays(1, "draw W1 blind; keep W1-PRIEST").offers(1, &["endure", "shield"]);
    table.plays(1, "shield").has(1, 6).has(2, 6);
}

/// Also TOU-CARD-BALLISTA-04: only opponents are asked, and the one who fires has a share.
#[test]
fn tou_opt_04_opponents_may_build_against_a_ballista_that_pays() {
    let start = || {
        let table = table("ramparts=any").plaza(1, "yyr").plaza(2, "yy").hand(1, "EV-PLAGUE");
        table.hand(2, "EV-HERESY").district(1, "c3 R1-BALLISTA").queue("EV-DUCASSE - -")
    };
    let mut built = start();
    built.plays(1, "activate c3").asks(2).plays(2, "build").has(1, 8).has(2, 6);
    start().plays(1, "activate c3").plays(2, "endure").has(1, 8).has(2, 8);
}

#[test]
fn tou_opt_04_documents_ask_for_ramparts_against_bonus_events_only_with_the_option() {
    let restored = |setup: &str| {
        let mut asked = fair("ramparts=any");
        asked.plays(1, "draw W1 blind; keep W1-PRIOR").asks(1);
        let position = Position { setup: setup.to_owned(), ..asked.position() };
        Tournay::restore(&position).map(|_| ()).map_err(|error| error.at)
    };
    assert_eq!(restored("ramparts=any"), Ok(()));
    assert_eq!(restored(""), Err("tasks".to_owned()));
}

/// Also R-21: what works on the stack stays, the rest keeps its order, no hole arises.
#[test]
fn tou_opt_05_a_covered_card_may_be_given() {
    let start = |setup: &str| {
        let table = table(setup).plays_card().deniers(1, 2).hand(1, "W3-SAINT-QUENTIN");
        table.plaza(1, "").district(1, "c3 R2-FORT R1-FORT R1-ROAD +r, d3 Y1-PORT")
    };
    let mut ruled = start("");
    ruled.plays(1, "play W3-SAINT-QUENTIN").offers(1, &["give c3", "give d3"]);
    ruled.refuses(1, "give c3 2", clause::TOU_OPT_05);
    let mut any = start("given_cards=any");
    any.plays(1, "play W3-SAINT-QUENTIN");
    any.offers(1, &["give c3", "give c3 2", "give c3 3", "give d3"]);
    any.refuses(1, "give c3 4", clause::TOU_OPT_05).refuses(1, "give d3 2", clause::TOU_OPT_05);
    any.plays(1, "give c3 2").shows(1, "c3", "R2-FORT R1-ROAD +r").stands(1, "");
    assert_eq!(any.cards("R1").last().expect("a card"), "R1-FORT");
    any.plays(1, "put e3").shows(1, "e3", "W3-SAINT-QUENTIN");
    let mut last = start("given_cards=any");
    last.plays(1, "play W3-SAINT-QUENTIN; give c3 3").shows(1, "c3", "R2-FORT R1-FORT +r");
}

/// In the final placement the slot is chosen first; a covered card leaves it as it is.
#[test]
fn tou_opt_05_a_covered_card_may_pay_for_the_last_card() {
    let table = table("given_cards=any").deniers(1, 2).hand(1, "W3-SAINT-QUENTIN").plaza(1, "");
    let table = table.district(1, "c3 R2-FORT R1-FORT, d3 Y1-PORT").task(&[Task::Commit]);
    let mut table = table.edit(|position| {
        position.is_last_round = true;
        position.players[1].last_card = LastCardDocument::Passed;
    });
    table.plays(1, "commit W3-SAINT-QUENTIN e3").offers(1, &["give c3", "give c3 2"]);
    table.plays(1, "give c3 2").shows(1, "c3", "R2-FORT").shows(1, "e3", "W3-SAINT-QUENTIN");
}

#[test]
fn options_are_text_and_every_reading_is_played() {
    let readings = Setup::readings();
    let texts: BTreeSet<String> = readings.iter().map(ToString::to_string).collect();
    assert_eq!(texts.len(), 16);
    for (setup, text) in readings.iter().map(|setup| (setup, setup.to_string())) {
        assert_eq!(text.parse::<Setup>().as_ref(), Ok(setup));
    }
    let all = "players=4 rules=advanced expansion=mix start_player=3 catapult=any_card \
               last_two=look ramparts=any given_cards=any";
    assert_eq!(all.parse::<Setup>().expect("a setup").to_string(), all);
    let usual = "start_player=chance catapult=low_levels last_two=choice ramparts=harmful \
                 given_cards=visible";
    assert_eq!(usual.parse(), Ok(Setup::default()));
}

/// Options that are off change nothing: records of before are of the same rules.
#[test]
fn the_rules_without_options_are_those_of_before() {
    assert_eq!(rules_version::<Tournay>().to_string(), "e24a359f7fd6a794");
}
