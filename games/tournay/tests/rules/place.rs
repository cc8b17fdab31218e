//! Playing a card (TOU-PLAY, and what TOU-DEF says of districts).

use bastide_core::Reveal;
use bastide_tournay::{Event, clause};

use crate::table::{card, seat, table};

/// Also TOU-PLAY-15, TOU-PLAY-04, TOU-PLAY-03: a first card lies anywhere, which is always c3.
#[test]
fn tou_play_01_one_card_a_turn() {
    let mut table = table("").plays_card().hand(1, "Y1-MARKET Y2-TOLL");
    table.offers(1, &["skip", "play Y1-MARKET c3", "play Y2-TOLL c3"]);
    table.plays(1, "play Y1-MARKET c3").has(1, 5).shows(1, "c3", "Y1-MARKET").holds(1, "Y2-TOLL");
    table.refuses(1, "play Y2-TOLL c3", clause::TOU_TURN_02);
    let mut second = self::table("").plays_card().hand(1, "Y2-TOLL").deniers(1, 3);
    second.plays(1, "play Y2-TOLL c3").has(1, 0);
    let mut poor = self::table("").plays_card().hand(1, "Y1-MARKET Y2-TOLL").deniers(1, 2);
    poor.refuses(1, "play Y2-TOLL c3", clause::TOU_PLAY_03).allows(1, "play Y1-MARKET c3");
    poor.refuses(1, "play Y1-PORT c3", clause::TOU_PLAY_01);
}

/// Also TOU-DEF-14: an event card in hand is a rampart.
#[test]
fn tou_play_02_ramparts_are_never_played() {
    let mut table = table("").plays_card().hand(1, "Y1-MARKET EV-PLAGUE");
    table.offers(1, &["skip", "play Y1-MARKET c3"]);
    assert!("play EV-PLAGUE c3".parse::<bastide_tournay::Action>().is_err());
}

#[test]
fn tou_play_05_a_card_shares_a_side_with_another() {
    let mut table = table("").plays_card().hand(1, "Y1-MARKET").district(1, "c3 W1-PRIOR");
    let slots = ["b3", "d3", "c2", "c4", "c3"].map(|slot| format!("play Y1-MARKET {slot}"));
    let mut expected: Vec<&str> = slots.iter().map(String::as_str).collect();
    expected.push("skip");
    table.offers(1, &expected).refuses(1, "play Y1-MARKET b2", clause::TOU_PLAY_05);
}

/// Also TOU-DEF-07: three rows, three columns, nine slots.
#[test]
fn tou_play_06_a_district_spans_three_rows_and_columns() {
    let row = "b3 Y1-PORT, c3 W1-PRIOR, d3 R1-FORT";
    let mut table = table("").plays_card().hand(1, "Y1-MARKET").district(1, row);
    table.refuses(1, "play Y1-MARKET a3", clause::TOU_PLAY_06);
    table.refuses(1, "play Y1-MARKET e3", clause::TOU_PLAY_06);
    table.allows(1, "play Y1-MARKET c2");
    table.refuses(1, "play Y1-MARKET c1", clause::TOU_PLAY_05);
    let column = "c1 Y1-PORT, c2 W1-PRIOR, c3 R1-FORT";
    let mut tall = self::table("").plays_card().hand(1, "Y1-MARKET").district(1, column);
    tall.refuses(1, "play Y1-MARKET c4", clause::TOU_PLAY_06);
}

/// Also TOU-PLAY-08, TOU-PLAY-10, TOU-DEF-08, TOU-DEF-13: older cards are covered and do nothing.
#[test]
fn tou_play_07_a_card_covers_those_of_its_colour() {
    let mut table = table("")
        .plays_card()
        .hand(1, "Y1-MARKET")
        .district(1, "c3 Y1-JOURNEYMAN Y1-PORT, b3 W1-HOSPITAL")
        .plaza(2, "");
    table.plays(1, "play Y1-MARKET c3").shows(1, "c3", "Y1-MARKET Y1-JOURNEYMAN Y1-PORT");
    table.plays(1, "activate b3").has(1, 9);
}

/// Also TOU-TST-08: from the top, each to the very bottom (R-54).
#[test]
fn tou_play_09_a_card_of_another_colour_replaces_the_whole_slot() {
    let mut table = table("")
        .plays_card()
        .hand(1, "R1-FORT")
        .plaza(1, "y")
        .district(1, "c3 Y2-TOLL Y1-MARKET Y1-PORT +y, b3 W1-PRIOR");
    table.plays(1, "play R1-FORT c3").shows(1, "c3", "R1-FORT").stands(1, "y/y");
    assert_eq!(table.cards("Y2").last().unwrap(), "Y2-TOLL");
    let yellow = table.cards("Y1");
    assert_eq!(yellow[yellow.len() - 2..], ["Y1-MARKET", "Y1-PORT"]);
}

/// Also TOU-PLAY-12: tokens go, an own citizen lies down, two workers each for itself (R-55).
#[test]
fn tou_play_11_a_card_may_be_played_on_an_occupied_one() {
    let mut worker = table("").plays_card().hand(1, "Y1-PORT").plaza(1, "");
    worker = worker.district(1, "c3 Y1-MARKET +yg, b3 R1-FORT");
    worker.plays(1, "play Y1-PORT c3").shows(1, "c3", "Y1-PORT Y1-MARKET").stands(1, "/y");
    let mut damaged = table("").plays_card().hand(1, "Y1-PORT").district(1, "c3 R1-ROAD !");
    damaged.plays(1, "play Y1-PORT c3").shows(1, "c3", "Y1-PORT").stands(1, "yywwrr");
}

/// Visible or covered, and even right on top of it (R-23).
#[test]
fn tou_play_13_no_second_prestige_building_of_the_same_name() {
    let mut table = table("").plays_card().hand(1, "Y3-MINT").district(1, "c3 Y3-MINT, b3 R1-FORT");
    table.refuses(1, "play Y3-MINT c3", clause::TOU_PLAY_13);
    table.refuses(1, "play Y3-MINT d3", clause::TOU_PLAY_13);
    let covered = "c3 Y1-PORT Y3-MINT";
    let mut covered = self::table("").plays_card().hand(1, "Y3-MINT").district(1, covered);
    covered.refuses(1, "play Y3-MINT d3", clause::TOU_PLAY_13);
    let other = "c3 Y3-MINT, b3 Y3-BELFRY";
    let mut other = self::table("").plays_card().hand(1, "Y3-TOUR-DES-SIX").district(1, other);
    other.plays(1, "play Y3-TOUR-DES-SIX d3").has(1, 1);
}

#[test]
fn tou_play_14_low_cards_of_one_name_may_stand_together() {
    let mut table = table("").plays_card().hand(1, "R1-FORT").district(1, "c3 R1-FORT");
    table.plays(1, "play R1-FORT b3").shows(1, "b3", "R1-FORT").shows(1, "c3", "R1-FORT");
}

/// Also TOU-DEF-04, TOU-TST-09: from the Plaza, lying, or from its work; it goes to the reserve (R-20).
#[test]
fn tou_play_16_a_citizen_of_the_colour_is_the_price() {
    let start = || {
        table("")
            .plays_card()
            .hand(1, "R3-TOUR-SAINT-GEORGES")
            .plaza(1, "yr/wr")
            .district(1, "c3 R1-FORT +r, b3 Y1-PORT +y")
    };
    let mut table = start();
    table.plays(1, "play R3-TOUR-SAINT-GEORGES d3").has(1, 6);
    table.offers(1, &["pay plaza", "pay lying", "pay c3"]);
    table.refuses(1, "pay b3", clause::TOU_PLAY_16);
    table.plays(1, "pay c3").shows(1, "c3", "R1-FORT").stands(1, "yr/wr").in_reserve("yyywwwwrrr");
    let mut lying = start();
    lying.plays(1, "play R3-TOUR-SAINT-GEORGES d3; pay lying").stands(1, "yr/w");
    let mut plaza = start();
    plaza.plays(1, "play R3-TOUR-SAINT-GEORGES c3; pay plaza").stands(1, "y/wrr");
    let mut nobody = start().plaza(1, "yyww").district(1, "d3 Y1-BARN");
    nobody = nobody.edit(|p| p.players[0].district[1].workers.clear());
    nobody.refuses(1, "play R3-TOUR-SAINT-GEORGES c2", clause::TOU_PLAY_16);
}

/// Also TOU-PLAY-18, TOU-PLAY-19, TOU-TST-10: not with ramparts and not with itself (R-21).
#[test]
fn tou_play_17_two_deniers_and_another_card_are_the_price() {
    let start = || table("").plays_card().deniers(1, 2).hand(1, "W3-SAINT-QUENTIN EV-PLAGUE");
    let mut alone = start();
    alone.refuses(1, "play W3-SAINT-QUENTIN", clause::TOU_PLAY_17);
    let mut hole =
        start().district(1, "c3 Y1-PORT, b3 R1-FORT +r, d3 W2-PRIEST W1-PRIOR").plaza(1, "");
    hole.refuses(1, "play W3-SAINT-QUENTIN c2", clause::TOU_PLAY_17);
    hole.plays(1, "play W3-SAINT-QUENTIN").has(1, 0).offers(1, &["give c3", "give b3", "give d3"]);
    hole.refuses(1, "put c2", clause::TOU_PLAY_17).refuses(1, "give c2", clause::TOU_PLAY_17);
    hole.plays(1, "give b3").shows(1, "b3", "-").stands(1, "/r");
    assert_eq!(hole.cards("R1").last().unwrap(), "R1-FORT");
    hole.plays(1, "put b3").shows(1, "b3", "W3-SAINT-QUENTIN");
    let mut below = start().district(1, "c3 Y1-PORT, d3 W2-PRIEST W1-PRIOR");
    below.plays(1, "play W3-SAINT-QUENTIN; give d3").shows(1, "d3", "W1-PRIOR");
    let mut from_hand = start().hand(1, "Y3-MINT");
    from_hand.plays(1, "play W3-SAINT-QUENTIN").offers(1, &["give Y3-MINT"]);
    from_hand.plays(1, "give Y3-MINT").shows(1, "c3", "W3-SAINT-QUENTIN").holds(1, "EV-PLAGUE");
}

/// The only card is given: the new one is a first card again (R-21, R-22).
#[test]
fn tou_play_18_a_district_may_become_empty() {
    let mut table = table("").plays_card().hand(1, "Y3-CITY-HALL").district(1, "c3 R1-FORT");
    table.plays(1, "play Y3-CITY-HALL; give c3").shows(1, "c3", "Y3-CITY-HALL");
}

#[test]
fn tou_play_20_the_price_is_paid_before_any_income() {
    let district = "c3 Y1-ARCHITECT, b3 Y2-ARCHITECT";
    let mut table =
        table("").plays_card().hand(1, "W1-HOSPITAL").deniers(1, 0).district(1, district);
    table.refuses(1, "play W1-HOSPITAL c2", clause::TOU_PLAY_03);
}

/// Also TOU-DEF-10, TOU-CARD-ARCHITECT-01: row and column, and no more (R-22).
#[test]
fn tou_play_21_characters_in_the_line_react() {
    let district = "c3 Y1-ARCHITECT, b3 R1-FORT, c2 R1-ROAD, d3 Y2-ARCHITECT";
    let start = || table("").plays_card().hand(1, "W1-HOSPITAL").district(1, district);
    start().plays(1, "play W1-HOSPITAL c4").has(1, 6);
    start().plays(1, "play W1-HOSPITAL b3").has(1, 8);
    start().plays(1, "play W1-HOSPITAL d2").has(1, 7);
    start().plays(1, "play W1-HOSPITAL b2").has(1, 5);
    let damaged = "c3 Y1-ARCHITECT !, b3 R1-FORT";
    let mut damaged = table("").plays_card().hand(1, "W1-HOSPITAL").district(1, damaged);
    damaged.plays(1, "play W1-HOSPITAL c2").has(1, 5);
}

#[test]
fn tou_play_22_a_character_does_not_react_to_itself() {
    let mut table = table("").plays_card().hand(1, "Y1-ALDERMAN").district(1, "c3 R1-FORT");
    table.plays(1, "play Y1-ALDERMAN c2").has(1, 5);
}

#[test]
fn tou_play_23_a_character_that_is_covered_or_given_does_not_react() {
    let mut covered = table("").plays_card().hand(1, "Y1-MARKET");
    covered = covered.district(1, "c3 Y1-ARCHITECT, b3 R1-FORT");
    covered.plays(1, "play Y1-MARKET c3").has(1, 5);
    let mut given = table("").plays_card().hand(1, "Y3-CITY-HALL");
    given = given.district(1, "c3 Y1-ARCHITECT, b3 R1-FORT");
    given.plays(1, "play Y3-CITY-HALL; give c3; put c2").has(1, 4);
    let mut kept = table("").plays_card().hand(1, "Y3-CITY-HALL");
    kept = kept.district(1, "c3 Y1-ARCHITECT, b3 R1-FORT");
    kept.plays(1, "play Y3-CITY-HALL; give b3; put b3").has(1, 5);
}

/// Nothing but that is told, and with cards in hand it has to be said.
#[test]
fn tou_play_24_a_player_may_decline_to_play() {
    let mut table = table("").plays_card().hand(1, "W3-CATHEDRAL");
    table.offers(1, &["skip"]).plays(1, "skip");
    assert_eq!(table.events, [Event::Skipped { seat: seat(1) }]);
    assert_eq!(table.reveal, Reveal::Nothing);
    table.holds(1, "W3-CATHEDRAL");
}

/// Also TOU-CARD-ADVOCATE-01: Architect and Advocate, of prestige buildings (R-33).
#[test]
fn tou_def_12_a_prestige_building_is_no_building() {
    let district = "c3 R1-ADVOCATE, b3 R1-FORT, d3 Y1-ARCHITECT";
    let start = |id: &str| table("").plays_card().hand(1, id).district(1, district);
    start("Y1-MARKET").plays(1, "play Y1-MARKET c2").has(1, 7);
    start("W1-HOSPITAL").plays(1, "play W1-HOSPITAL c2").has(1, 7);
    start("R1-ROAD").plays(1, "play R1-ROAD c2").has(1, 5);
    start("Y1-ALDERMAN").plays(1, "play Y1-ALDERMAN c2").has(1, 5);
    start("Y3-BELFRY").plays(1, "play Y3-BELFRY c2").has(1, 1);
    start("Y3-BELFRY").plays(1, "play Y3-BELFRY d2").has(1, 2);
    assert_eq!(card("Y3-BELFRY").name_en(), "Belfry");
}
