//! How actions are written (TOU-NOTE).

use bastide_tournay::{Action, Event, Expansion, Setup, clause};

use crate::table::{seat, table};

/// Also TOU-NOTE-05: the visible card of a stack has no number.
#[test]
fn tou_note_01_an_action_is_a_word_and_what_it_needs() {
    let all = "play Y1-MARKET b2; play Y3-CITY-HALL; play R1-FORT/2 c3; skip; pay plaza; pay lying; \
               pay b2; give W1-PRIOR; give b2; give b2 3; put a5; draw W2 visible; draw R3 blind; activate c3; \
               activate c3 idle; combat 2; combat 3 by c3; earn red 2; gather; recruit white; own; \
               borrow 4; keep W2-PRIOR; take W1; copy 2 c3; fire 1 3; fire 1 2 3; damage e1; \
               name red; raise b1; follow b1 c2; follow b1 c2 idle; decline; endure; build; shield; \
               lay yellow; tuck W1-PRIOR; tuck EV-PLAGUE; commit Y3-MINT b2; pass";
    for text in all.split("; ").map(str::trim) {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
    let wrong = "|play|play X|play Y1-MARKET f1|play Y1-MARKET B2|draw W4 blind|draw  W1 blind|Gather|\
                 earn red|earn red 0|earn red 12|earn red 01|borrow 5|borrow 0|fire|fire 3 1|fire 1 1|\
                 fire 4|combat 0|combat 1 by|give|give EV-PLAGUE|tuck EV-NOBODY|R1-FORT|keep R1-FORT/3|\
                 gather |give b2 1|give b2 28|give W1-PRIOR 2|activate c3 lazily|pass pass pass pass pass pass";
    for text in wrong.split('|').map(str::trim_start) {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!(error.clause, clause::TOU_NOTE_01);
    }
}

/// A district that has lost its left column and reaches to the right as far as there are names.
#[test]
fn tou_note_02_a_district_moves_when_its_rim_is_given_away() {
    let district = "c3 R1-FORT, d3 R1-ROAD, e3 Y2-TOLL Y1-PORT";
    let mut table = table("").plays_card().hand(1, "Y3-CITY-HALL").district(1, district);
    table.plays(1, "play Y3-CITY-HALL; give c3").shows(1, "c3", "R1-ROAD").shows(
        1,
        "d3",
        "Y2-TOLL Y1-PORT",
    );
    assert!(table.told(&Event::Shifted { seat: seat(1), columns: -1, rows: 0 }));
    table.plays(1, "put e3").shows(1, "e3", "Y3-CITY-HALL");
    let mut first = self::table("").plays_card().hand(1, "Y1-PORT");
    first.refuses(1, "play Y1-PORT b2", clause::TOU_NOTE_02);
}

#[test]
fn tou_note_03_copies_are_told_apart_by_who_has_seen_them() {
    let mut alike = table("").plays_card().hand(1, "R1-FORT R1-FORT");
    alike.offers(1, &["skip", "play R1-FORT c3"]);
    let mut different = table("").plays_card().hand(1, "R1-FORT ^R1-FORT");
    different.offers(1, &["skip", "play R1-FORT/1 c3", "play R1-FORT/2 c3"]);
    different.plays(1, "play R1-FORT/2 c3");
    let view = different.view(2);
    assert_eq!(view.players[seat(1)].hand[0].card, None, "the other one is still unknown");
}

#[test]
fn tou_note_04_citizens_come_in_order_and_only_choices_are_asked() {
    let mut table = table("players=3");
    table.plays(1, "draw R2 blind").offers(1, &["own", "borrow 2", "borrow 3"]);
    table.plays(1, "borrow 3").refuses(1, "own", clause::TOU_DRAW_04);
    let mut second = self::table("players=4");
    second.plays(1, "draw R2 blind; borrow 2").offers(1, &["borrow 2", "borrow 3", "borrow 4"]);
    second.refuses(1, "own", clause::TOU_NOTE_04);
}

#[test]
fn setups_are_text() {
    let setup: Setup = "players=4 rules=advanced expansion=mix".parse().unwrap();
    assert_eq!((setup.players, setup.expansion), (4, Expansion::Mix));
    assert_eq!(setup.to_string(), "players=4 rules=advanced expansion=mix");
    assert_eq!(Setup::default().to_string(), "");
    for wrong in ["players", "players=9", "colour=red", "players=2 players=2", "cards=X"] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong}");
    }
    assert_eq!(Setup::all().len(), 18);
}
