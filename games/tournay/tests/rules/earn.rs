//! Citizens, earning, gathering, combats (TOU-USE, TOU-EARN, TOU-GATHER, TOU-COMBAT).

use bastide_tournay::clause;

use crate::table::table;

/// Also TOU-USE-02, TOU-USE-09: own ones are free of charge, and one action is all.
#[test]
fn tou_use_01_an_action_uses_citizens_of_one_colour() {
    let mut table = table("").plaza(2, "yyrr");
    table.plays(1, "draw W2 blind").has(1, 6).stands(1, "yyrr/ww");
    let mut mixed = self::table("").plaza(1, "yyw").plaza(2, "");
    mixed.refuses(1, "draw W2 blind", clause::TOU_USE_08);
    let mut done = self::table("");
    done.plays(1, "gather").asks(2).refuses(1, "gather", clause::TOU_TURN_01);
}

/// Also TOU-USE-05, TOU-USE-06: without consent, and although there are own ones.
#[test]
fn tou_use_03_a_borrowed_citizen_costs_two_deniers_to_its_owner() {
    let mut table = table("");
    table.offers_citizens();
    table.plays(1, "borrow 2").has(1, 4).has(2, 8).stands(1, "yywwrr").stands(2, "yywwr/r");
}

impl crate::table::Table {
    fn offers_citizens(&mut self) {
        self.plays(1, "draw R1 blind").offers(1, &["own", "borrow 2"]);
    }
}

#[test]
fn tou_use_04_own_and_several_opponents_citizens_together() {
    let mut table = table("players=3").plaza(1, "r").plaza(2, "r").plaza(3, "r");
    table.plays(1, "draw R3 blind").has(1, 2).has(2, 8).has(3, 8);
    table.stands(1, "/r").stands(2, "/r").stands(3, "/r");
}

/// Also TOU-DEF-02, TOU-DEF-03, TOU-SETUP-10: a citizen stands, lies or works, and stays its owner's.
#[test]
fn tou_use_07_lying_and_working_citizens_cannot_be_used() {
    let mut table = table("").plaza(1, "/rr").plaza(2, "/rr").district(1, "c3 R1-FORT +r");
    table.refuses(1, "draw R1 blind", clause::TOU_USE_08);
    table.refuses(1, "earn red 1", clause::TOU_EARN_02);
    let mut borrowing = self::table("players=3").plaza(2, "yw/r");
    borrowing.plays(1, "draw R1 blind").refuses(1, "borrow 2", clause::TOU_USE_07);
    borrowing.refuses(1, "borrow 1", clause::TOU_USE_03);
    borrowing.plays(1, "borrow 3").stands(3, "yywwr/r");
}

#[test]
fn tou_use_08_all_prices_must_be_affordable_together() {
    let mut poor = table("").plaza(1, "").deniers(1, 3);
    poor.refuses(1, "draw R2 blind", clause::TOU_USE_08).allows(1, "draw R1 blind");
    let mut own_first = table("").plaza(1, "r").deniers(1, 2);
    own_first.plays(1, "draw R2 blind").has(1, 0).stands(1, "/r");
    let mut third = table("players=3").plaza(1, "r").deniers(1, 2);
    third.plays(1, "draw R2 blind").offers(1, &["borrow 2", "borrow 3"]);
}

/// Also TOU-EARN-03, TOU-EX-06.
#[test]
fn tou_earn_01_two_deniers_for_each_citizen() {
    table("").plays(1, "earn red 1").has(1, 8).stands(1, "yywwr/r");
    table("").plays(1, "earn red 2").has(1, 10).stands(1, "yyww/rr");
}

/// Also TOU-EARN-04: and at least one.
#[test]
fn tou_earn_02_only_own_citizens_earn() {
    let mut table = table("").plaza(1, "yy");
    table.refuses(1, "earn red 1", clause::TOU_EARN_02);
    table.refuses(1, "earn yellow 3", clause::TOU_EARN_02);
    let legal = table.legal(1);
    let earning: Vec<_> = legal.iter().filter(|action| action.starts_with("earn")).collect();
    assert_eq!(earning, ["earn yellow 1", "earn yellow 2"]);
    assert!("earn red 0".parse::<bastide_tournay::Action>().is_err());
}

/// Also TOU-GATHER-02, TOU-GATHER-03, TOU-GATHER-05, TOU-ACT-14, TOU-DEF-06.
#[test]
fn tou_gather_01_all_own_citizens_stand_again() {
    let mut table = table("")
        .plaza(1, "y/wr")
        .district(1, "c3 Y1-MARKET +y, b3 W1-HOSPITAL !, d3 R1-FORT +rg")
        .plaza(2, "/r")
        .district(2, "c3 R1-ROAD +r, b3 Y1-PORT !");
    table.plays(1, "gather").has(1, 6).stands(1, "yywrr");
    table.shows(1, "c3", "Y1-MARKET").shows(1, "b3", "W1-HOSPITAL").shows(1, "d3", "R1-FORT");
    table.shows(2, "c3", "R1-ROAD +r").shows(2, "b3", "Y1-PORT !").stands(2, "/r");
}

/// Also TOU-TURN-05: nobody is ever stuck.
#[test]
fn tou_gather_04_gathering_is_always_possible() {
    table("").plays(1, "gather").stands(1, "yywwrr");
    let mut stuck = table("").plaza(1, "").plaza(2, "").deniers(1, 0);
    stuck.offers(1, &["gather"]);
}

/// Also TOU-COMBAT-02: without coins there is nothing to fight.
#[test]
fn tou_combat_01_an_event_with_coins_can_be_combated() {
    let mut table = table("").queue("EV-PLAGUE:1 EV-HERESY EV-BOUVINES:2");
    table.allows(1, "combat 1").allows(1, "combat 3");
    table.refuses(1, "combat 2", clause::TOU_COMBAT_02);
}

#[test]
fn tou_combat_03_two_citizens_and_no_money_against_a_loss_of_money() {
    let mut table = table("").deniers(1, 0).queue("EV-DROUGHT:3 EV-CASSEL EV-PLAGUE");
    table.plays(1, "combat 1").has(1, 0).stands(1, "yyrr/ww").holds(1, "EV-DROUGHT");
    let mut one = self::table("").plaza(1, "yyw").deniers(1, 1).queue("EV-DROUGHT:3 - -");
    one.refuses(1, "combat 1", clause::TOU_USE_08);
}

/// Also TOU-COMBAT-05, TOU-COMBAT-06, TOU-COMBAT-07, TOU-COMBAT-08, TOU-EVENT-50 (R-01, R-47).
#[test]
fn tou_combat_04_one_citizen_and_the_coins_and_one_more() {
    let mut table = table("").plaza(2, "").queue("EV-CRUSADE EV-PLAGUE:2 EV-HERESY:1");
    let next = table.position().event_deck[0].card;
    table.plays(1, "combat 2").has(1, 3).stands(1, "ywwrr/y").holds(1, "EV-PLAGUE");
    table.queued(&format!("EV-CRUSADE {next} EV-HERESY:1"));
    let mut poor = self::table("").deniers(1, 2).queue("EV-PLAGUE:2 - -");
    poor.refuses(1, "combat 1", clause::TOU_COMBAT_04);
}

/// Also TOU-COMBAT-10, TOU-CARD-FORT-01: a Fort takes an event for nothing, and the queue is refilled.
#[test]
fn tou_combat_09_card_effects_ignore_the_condition() {
    let mut table = table("")
        .deniers(1, 0)
        .plaza(1, "r")
        .queue("EV-PLAGUE:3 EV-HERESY EV-CRUSADE")
        .district(1, "c3 R1-FORT");
    let next = table.position().event_deck[0].card;
    table.plays(1, "activate c3").has(1, 0).stands(1, "").holds(1, "EV-PLAGUE");
    table.queued(&format!("{next} EV-HERESY EV-CRUSADE"));
}

/// Also TOU-TST-02.
#[test]
fn tou_combat_11_bonus_events_can_be_combated_like_others() {
    let mut bonus = table("").plaza(2, "").queue("EV-DUCASSE:3 - -");
    bonus.plays(1, "combat 1").has(1, 2).stands(1, "ywwrr/y").holds(1, "EV-DUCASSE");
    let mut drought = table("").plaza(2, "").queue("EV-DROUGHT:3 - -");
    drought.plays(1, "combat 1").has(1, 6).stands(1, "yyrr/ww");
}

/// TOU-TST-03 is the same with one denier more or less.
#[test]
fn tou_tst_03_a_combat_with_a_borrowed_citizen() {
    let mut table = table("").plaza(1, "").deniers(1, 5).queue("EV-PLAGUE:2 - -");
    table.plays(1, "combat 1").has(1, 0).has(2, 8).stands(2, "ywwrr/y");
    let mut poor = self::table("").plaza(1, "").deniers(1, 4).queue("EV-PLAGUE:2 - -");
    poor.refuses(1, "combat 1", clause::TOU_USE_08);
}
