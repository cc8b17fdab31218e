//! Activating buildings (TOU-ACT).

use bastide_tournay::{Event, clause};

use crate::table::{seat, table};

/// Also TOU-ACT-02: an own citizen works on the building.
#[test]
fn tou_act_01_a_citizen_works_on_a_building_of_its_colour() {
    let mut table = table("").district(1, "c3 Y1-MARKET").plaza(2, "");
    table.plays(1, "activate c3").shows(1, "c3", "Y1-MARKET +y").stands(1, "ywwrr").has(1, 11);
    let mut other = self::table("").district(1, "c3 Y1-MARKET").plaza(1, "wwrr").plaza(2, "wwrr");
    other.refuses(1, "activate c3", clause::TOU_USE_08);
    other.refuses(1, "activate b3", clause::TOU_ACT_01);
}

/// Also TOU-DEF-05: and it is not tied to the citizen, which lies beside its own Plaza (R-56).
#[test]
fn tou_act_03_a_borrowed_citizen_leaves_a_gray_token() {
    let mut table = table("").district(1, "c3 Y1-MARKET");
    table.plays(1, "activate c3; borrow 2").shows(1, "c3", "Y1-MARKET +g").has(1, 9).has(2, 8);
    table.stands(1, "yywwrr").stands(2, "ywwrr/y").plays(2, "gather").shows(
        1,
        "c3",
        "Y1-MARKET +g",
    );
}

#[test]
fn tou_act_04_an_occupied_or_damaged_building_cannot_be_activated() {
    let district = "c3 Y1-MARKET +y, b3 Y1-PORT +g, d3 Y1-BARN !";
    let mut table = table("").plaza(1, "y").district(1, district);
    table.refuses(1, "activate c3", clause::TOU_ACT_04);
    table.refuses(1, "activate b3", clause::TOU_ACT_04);
    table.refuses(1, "activate d3", clause::TOU_CARD_PRIEST_04);
}

#[test]
fn tou_act_05_nobody_works_on_a_character() {
    let mut table = table("").district(1, "c3 Y1-ARCHITECT");
    table.refuses(1, "activate c3", clause::TOU_ACT_05);
}

#[test]
fn tou_act_06_prestige_buildings_are_not_activated() {
    let mut table = table("").district(1, "c3 Y3-MINT");
    table.refuses(1, "activate c3", clause::TOU_ACT_06);
}

#[test]
fn tou_act_07_only_the_own_district_can_be_activated() {
    let mut table = table("").district(2, "c3 Y1-MARKET");
    table.refuses(1, "activate c3", clause::TOU_ACT_01);
}

/// The denier of a Journeyman comes after the Dwelling has been paid, so it cannot pay for it.
#[test]
fn tou_act_08_the_effect_comes_before_the_characters() {
    let district = "c3 Y1-DWELLING, b3 Y1-JOURNEYMAN";
    let mut table = table("").deniers(1, 2).plaza(2, "").district(1, district);
    table.plays(1, "activate c3").has(1, 3).stands(1, "ywwrr");
    let mut rich = self::table("").deniers(1, 3).plaza(2, "").district(1, district);
    rich.plays(1, "activate c3").has(1, 1).stands(1, "yywwrr");
    let spent = rich.events.iter().position(|event| matches!(event, Event::Recruited { .. }));
    let gained = rich.events.iter().position(|event| matches!(event, Event::Gained { .. }));
    assert!(spent < gained);
}

/// Always, not only where characters gain by it (R-27).
#[test]
fn tou_act_09_the_effect_may_be_renounced() {
    let mut table = table("").plaza(2, "").district(1, "c3 Y1-MARKET, b3 Y1-JOURNEYMAN");
    table.plays(1, "activate c3 idle").has(1, 7).shows(1, "c3", "Y1-MARKET +y");
    let slot = "c3".parse().unwrap();
    assert!(table.told(&Event::Renounced { seat: seat(1), slot }));
    self::table("").plaza(2, "").district(1, "c3 Y1-MARKET").plays(1, "activate c3 idle").has(1, 6);
}

#[test]
fn tou_act_10_a_building_without_possible_effect_may_be_activated() {
    let mut table = table("").plaza(2, "").queue("EV-PLAGUE - -").district(1, "c3 R1-FORT");
    table.plays(1, "activate c3").shows(1, "c3", "R1-FORT +r").holds(1, "");
    assert!(table.told(&Event::Fruitless { seat: seat(1) }));
}

/// Also TOU-ACT-12: coins come by themselves, the rest in any order, or not at all (R-28, R-29).
#[test]
fn tou_act_11_all_characters_in_the_line_react_in_an_order_of_choice() {
    let district = "c3 W1-HOSPITAL, b3 W1-BISHOP, d3 W1-X-MONK, c2 Y1-JOURNEYMAN, d2 Y1-MARKET";
    let start = || {
        let district = district.replace("HOSPITAL", "BRIDGE");
        table("expansion=replace").plaza(1, "www/rr").plaza(2, "").district(1, &district)
    };
    let mut table = start();
    table.plays(1, "activate c3").has(1, 7);
    table.offers(1, &["raise b3", "follow d3 d2", "follow d3 d2 idle", "decline"]);
    table.refuses(1, "raise d3", clause::TOU_CARD_BISHOP_01).refuses(
        1,
        "gather",
        clause::TOU_ACT_11,
    );
    table
        .plays(1, "follow d3 d2")
        .has(1, 13)
        .stands(1, "w/rr")
        .plays(1, "raise b3")
        .stands(1, "wrr");
    let mut declined = start();
    declined.plays(1, "activate c3; decline").stands(1, "ww/rr").asks(2);
    let damaged = "c3 W1-BRIDGE, b3 W1-BISHOP !";
    let mut damaged = self::table("").plaza(1, "w/rr").plaza(2, "").district(1, damaged);
    damaged.plays(1, "activate c3").asks(2).stands(1, "/rr");
}

/// A follow-up that meets a crier, between a Bishop and the end of the action. Twice the Bishop cannot
/// raise: it has been used, or it is damaged meanwhile (R-28).
#[test]
fn tou_act_12_a_character_reacts_once_and_only_while_it_is_whole() {
    let start = |queue: &str| {
        let district = "c3 W1-BRIDGE, b3 W1-BISHOP, d3 W1-X-MONK, d2 Y1-BARN";
        let table = table("expansion=replace").plaza(1, "ww/rr").plaza(2, "").queue(queue);
        let mut table = table.district(1, district).deck("Y2", "Y2-CRIER Y2-PORT Y2-BARN");
        table.plays(1, "activate c3 idle");
        table
    };
    let mut used = start("EV-BOUVINES:1 - -");
    used.plays(1, "raise b3; follow d3 d2; keep Y2-PORT").stands(1, "/rr").asks(2);
    let mut damaged = start("EV-HERESY:1 - -");
    damaged.plays(1, "follow d3 d2; keep Y2-PORT").shows(1, "b3", "W1-BISHOP !");
    damaged.stands(1, "/rr").asks(2);
}

/// Brewery I counts who stands, Brewery II who lies: the own worker does neither (R-50).
#[test]
fn tou_act_13_counts_are_made_after_the_worker_has_gone() {
    let start = |id: &str| {
        let table = table("expansion=replace").plaza(1, "yw/r").plaza(2, "yy");
        table.district(1, &format!("c3 {id}"))
    };
    start("Y1-X-BREWERY").plays(1, "activate c3; own").has(1, 7);
    start("Y1-X-BREWERY").plays(1, "activate c3; borrow 2").has(1, 6);
    start("Y2-X-BREWERY").plays(1, "activate c3; own").has(1, 8);
}

#[test]
fn tou_act_14_a_worker_stays_until_the_slot_is_covered() {
    let mut table = table("").plaza(2, "").district(1, "c3 Y1-MARKET").hand(1, "Y1-PORT");
    table.plays(1, "activate c3").plays(2, "gather").plays(1, "skip; earn red 1");
    table.plays(2, "gather").shows(1, "c3", "Y1-MARKET +y");
    table.plays(1, "play Y1-PORT c3").shows(1, "c3", "Y1-PORT Y1-MARKET").stands(1, "ywwr/yr");
}
