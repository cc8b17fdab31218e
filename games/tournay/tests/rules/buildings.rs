//! The buildings, card by card (TOU-CARD, 18.1 to 18.5).

use bastide_tournay::{Event, clause};

use crate::table::{Table, seat, table};

/// One card on c3 of the first seat, nobody to borrow from.
fn with(id: &str) -> Table {
    let setup = if id.contains("-X-") { "expansion=replace" } else { "" };
    table(setup).plaza(2, "").district(1, &format!("c3 {id}"))
}

#[test]
fn tou_card_quarry_01_four_or_five_deniers() {
    with("Y1-QUARRY").plays(1, "activate c3").has(1, 10);
    with("Y2-QUARRY").plays(1, "activate c3").has(1, 11);
}

#[test]
fn tou_card_market_01_five_or_six_deniers() {
    with("Y1-MARKET").plays(1, "activate c3").has(1, 11);
    with("Y2-MARKET").plays(1, "activate c3").has(1, 12);
}

#[test]
fn tou_card_hospital_01_four_deniers() {
    with("W1-HOSPITAL").plays(1, "activate c3").has(1, 10);
}

#[test]
fn tou_card_farm_01_a_denier_for_each_empty_slot() {
    let five = ", b3 W1-PRIOR, d3 R1-FORT R1-ROAD, c2 R1-ARSENAL, c4 W1-BISHOP";
    with(&format!("Y1-FARM{five}")).plays(1, "activate c3").has(1, 10);
    with("Y1-FARM").plays(1, "activate c3").has(1, 14);
}

#[test]
fn tou_card_toll_01_a_denier_for_each_filled_slot() {
    let five = ", b3 W1-PRIOR, d3 R1-FORT R1-ROAD, c2 R1-ARSENAL +g, c4 W3-CATHEDRAL";
    with(&format!("Y2-TOLL{five}")).plays(1, "activate c3").has(1, 11);
}

#[test]
fn tou_card_inn_01_four_deniers_for_each_pair() {
    with("Y1-X-INN").plaza(1, "yywrr").plays(1, "activate c3").has(1, 10);
    with("Y1-X-INN").plaza(1, "yyyrr").plays(1, "activate c3").has(1, 14);
    with("Y1-X-INN").plaza(1, "yrr").plays(1, "activate c3").has(1, 6);
}

/// Also TOU-CARD-BREWERY-02: of those who stand, and of those who lie.
#[test]
fn tou_card_brewery_01_a_denier_for_each_citizen_on_the_plaza() {
    with("Y1-X-BREWERY").plaza(1, "yywr/rr").plays(1, "activate c3").has(1, 9);
    let working = "Y2-X-BREWERY, b3 R1-FORT +r";
    with(working).plaza(1, "yywr/rw").plays(1, "activate c3").has(1, 10);
}

/// The better of the two colours is taken.
#[test]
fn tou_card_bakery_01_two_deniers_for_red_or_white_ones() {
    with("Y2-X-BAKERY").plaza(1, "ywrr").plays(1, "activate c3").has(1, 10);
    with("Y2-X-BAKERY").plaza(1, "ywwwrr").plays(1, "activate c3").has(1, 12);
}

/// Also TOU-CARD-LORDSHIP-02: whatever lies on the buildings, but no characters or prestige (R-32, R-34).
#[test]
fn tou_card_lordship_01_opponents_pay_for_buildings_of_a_colour() {
    let start = |deniers| {
        let table = table("players=3 expansion=replace").plaza(2, "").plaza(3, "");
        let table = table.district(1, "c3 R1-X-LORDSHIP, b3 Y1-MARKET").deniers(2, deniers);
        let other = "c3 Y1-PORT !, b3 Y1-BARN +g, d3 Y2-PORT, c2 Y1-ARCHITECT, c4 Y3-MINT";
        let table = table.district(2, other);
        table.district(3, "c3 Y1-DWELLING, b3 R1-FORT")
    };
    let mut table = start(6);
    table.plays(1, "activate c3").offers(1, &["name yellow", "name white", "name red"]);
    table.plays(1, "name yellow").has(1, 10).has(2, 3).has(3, 5);
    start(2).plays(1, "activate c3; name yellow").has(1, 9).has(2, 0);
    start(6).plays(1, "activate c3; name white").has(1, 6);
}

/// Also TOU-CARD-COURTHOUSE-02, TOU-CARD-COURTHOUSE-03, TOU-TST-17 (R-02).
#[test]
fn tou_card_courthouse_01_the_richest_pay_three_deniers() {
    let start = |deniers: [u32; 4]| {
        let table = table("players=4 expansion=replace").plaza(2, "").plaza(3, "").plaza(4, "");
        let table = table.district(1, "c3 R2-X-COURTHOUSE").deniers(1, deniers[0]);
        table.deniers(2, deniers[1]).deniers(3, deniers[2]).deniers(4, deniers[3])
    };
    let mut tied = start([9, 9, 9, 2]);
    tied.plays(1, "activate c3").has(1, 15).has(2, 6).has(3, 6).has(4, 2);
    start([10, 9, 9, 2]).plays(1, "activate c3").has(1, 10).has(2, 9);
    start([1, 2, 0, 0]).plays(1, "activate c3").has(1, 3).has(2, 0);
}

#[test]
fn tou_card_barn_01_a_draw_from_yellow() {
    with("Y1-BARN")
        .deck("Y2", "^Y2-TOLL")
        .plays(1, "activate c3; draw Y2 visible")
        .holds(1, "Y2-TOLL");
    let mut blind = with("Y2-BARN").deck("Y3", "Y3-MINT Y3-BELFRY");
    blind.plays(1, "activate c3").offers(1, &["keep Y3-MINT", "keep Y3-BELFRY"]);
}

#[test]
fn tou_card_arsenal_01_a_draw_from_red() {
    with("R1-ARSENAL")
        .deck("R2", "^R2-FORT")
        .plays(1, "activate c3; draw R2 visible")
        .holds(1, "R2-FORT");
    let mut blind = with("R2-ARSENAL").deck("R3", "R3-TOUR-D-ARRAS R3-PONT-DES-TROUS");
    blind.plays(1, "activate c3; keep R3-PONT-DES-TROUS").holds(1, "R3-PONT-DES-TROUS");
}

#[test]
fn tou_card_bishopric_01_the_two_top_cards_of_white() {
    let mut table = with("W1-BISHOPRIC").deck("W2", "W2-PRIOR W2-PRIEST");
    table.plays(1, "activate c3").holds(1, "W2-PRIOR W2-PRIEST").asks(2);
}

#[test]
fn tou_card_bishopric_02_a_draw_from_white() {
    let mut table = with("W2-BISHOPRIC").deck("W3", "W3-CATHEDRAL W3-SAINT-BRICE");
    table.plays(1, "activate c3; keep W3-CATHEDRAL").holds(1, "W3-CATHEDRAL");
}

/// Also TOU-CARD-LIBRARY-03: as any draw, but without citizens.
#[test]
fn tou_card_library_01_a_draw_from_a_deck_of_choice() {
    let mut table = with("W1-LIBRARY-DRAW").plaza(1, "w").deck("Y2", "^Y2-TOLL Y2-PORT Y2-BARN");
    table.plays(1, "activate c3");
    table.offers(1, &["draw Y2 visible", "draw Y2 blind", "draw W2 blind", "draw R2 blind"]);
    table.refuses(1, "draw Y1 blind", clause::TOU_CARD_LIBRARY_01);
    table.plays(1, "draw Y2 blind; keep Y2-BARN").holds(1, "Y2-BARN").stands(1, "");
    assert_eq!(table.cards("Y2").last().unwrap(), "Y2-TOLL");
    let mut second = with("W2-LIBRARY-DRAW");
    second.plays(1, "activate c3").offers(1, &["draw Y3 blind", "draw W3 blind", "draw R3 blind"]);
}

/// Also TOU-CARD-LIBRARY-04: a face-up card is the first of them.
#[test]
fn tou_card_library_02_the_two_top_cards_of_a_deck_of_choice() {
    let mut table = with("W1-LIBRARY-TWO").deck("R1", "^R1-FORT R1-ROAD R1-ARSENAL");
    table.plays(1, "activate c3").offers(1, &["take Y1", "take W1", "take R1"]);
    table.refuses(1, "take R2", clause::TOU_CARD_LIBRARY_02);
    table.plays(1, "take R1").holds(1, "R1-FORT R1-ROAD");
    let mut second = with("W2-LIBRARY-TWO").deck("R2", "R2-FORT R2-ROAD");
    second.plays(1, "activate c3; take R2").holds(1, "R2-FORT R2-ROAD");
}

/// Also TOU-CARD-LIBRARY-06: as many as there are, and criers are resolved at last (R-14, R-44).
#[test]
fn tou_card_library_05_a_crier_is_replaced() {
    let queue = "EV-DROUGHT - -";
    let mut table = with("W1-BISHOPRIC").deck("W2", "W2-CRIER W2-PRIOR W2-PRIEST").queue(queue);
    table.plays(1, "activate c3").holds(1, "W2-PRIOR W2-PRIEST").has(1, 5);
    let drew = table.events.iter().rposition(|event| matches!(event, Event::Drew { .. }));
    let cried = table.events.iter().position(|event| matches!(event, Event::Crier { .. }));
    assert!(drew < cried);
    let mut last = with("W1-BISHOPRIC").only("W2", "W2-PRIOR W2-CRIER").queue(queue);
    last.plays(1, "activate c3").holds(1, "W2-PRIOR").has(1, 5);
    let mut empty = with("W1-BISHOPRIC").only("W2", "");
    empty.plays(1, "activate c3").holds(1, "").asks(2);
}

/// Also TOU-CARD-ABBEY-02, TOU-CARD-ABBEY-03: the third stays, and one that lies face up is that deck's card (R-13).
#[test]
fn tou_card_abbey_01_two_of_three_cards_that_are_turned_up() {
    let start = || {
        let table = with("W1-X-ABBEY").deck("Y1", "^Y1-PORT").deck("W1", "W1-PRIEST");
        table.deck("R1", "R1-FORT")
    };
    let mut table = start();
    table.plays(1, "activate c3").offers(1, &["take Y1", "take W1"]);
    assert_eq!(table.cards("R1")[0], "^R1-FORT");
    let turned_up = table.events.iter().filter(|event| matches!(event, Event::TurnedUp { .. }));
    assert_eq!(turned_up.count(), 2, "one lay face up already");
    table.refuses(1, "take R1", clause::TOU_CARD_ABBEY_01);
    table.plays(1, "take Y1").offers(1, &["take W1", "take R1"]).plays(1, "take R1");
    table.holds(1, "Y1-PORT R1-FORT");
    assert_eq!(table.cards("W1")[0], "^W1-PRIEST");
    start().plays(1, "activate c3; take W1").holds(1, "W1-PRIEST R1-FORT");
    let mut second =
        with("W2-X-ABBEY").deck("Y2", "Y2-BARN").deck("W2", "W2-BRIDGE").deck("R2", "R2-ROAD");
    second.plays(1, "activate c3; take Y2; take W2").holds(1, "Y2-BARN W2-BRIDGE");
    let mut few = with("W1-X-ABBEY").only("Y1", "").only("R1", "R1-FORT").deck("W1", "W1-PRIEST");
    few.plays(1, "activate c3").holds(1, "W1-PRIEST R1-FORT");
}

/// The Drought strikes before the next card is turned up; it counts for the end (R-12, R-13).
#[test]
fn tou_card_abbey_04_a_crier_is_resolved_at_once() {
    let start = with("W1-X-ABBEY").deck("Y1", "Y1-CRIER Y1-PORT").deck("W1", "W1-PRIEST");
    let mut table = start.deck("R1", "R1-CRIER R1-FORT").queue("EV-DROUGHT - -");
    table.plays(1, "activate c3").has(1, 3).queued("EV-DROUGHT:2 - -");
    let cried = table.events.iter().position(|event| matches!(event, Event::Crier { .. }));
    let shown = table.events.iter().position(|event| matches!(event, Event::TurnedUp { .. }));
    assert!(cried < shown);
    table.plays(1, "take Y1; take W1").holds(1, "Y1-PORT W1-PRIEST");
}

#[test]
fn tou_card_dwelling_01_a_yellow_recruit() {
    with("Y1-DWELLING").plays(1, "activate c3").has(1, 3).stands(1, "yywwrr");
    with("Y2-DWELLING").plays(1, "activate c3").has(1, 4).stands(1, "yywwrr");
}

#[test]
fn tou_card_barracks_01_a_red_recruit() {
    with("R1-BARRACKS").plays(1, "activate c3").has(1, 3).stands(1, "yywwrr");
    with("R2-BARRACKS").plays(1, "activate c3").has(1, 4).stands(1, "yywwrr");
}

/// Also TOU-CARD-MONASTERY-03: who stands on the Plaza at once.
#[test]
fn tou_card_monastery_01_a_recruit_of_any_colour() {
    let mut table = with("W1-MONASTERY");
    table.plays(1, "activate c3").offers(1, &["recruit yellow", "recruit white", "recruit red"]);
    table.plays(1, "recruit red").has(1, 3).stands(1, "yywrrr");
}

#[test]
fn tou_card_monastery_02_two_deniers_at_level_two() {
    with("W2-MONASTERY-WHITE").plays(1, "activate c3").has(1, 4).stands(1, "yywwrr");
    with("W2-MONASTERY-ANY").plays(1, "activate c3; recruit red").has(1, 4).stands(1, "yywrrr");
}

#[test]
fn tou_card_monastery_04_without_reserve_nothing_is_paid() {
    let mut none = with("Y1-DWELLING").reserve("ww");
    none.plays(1, "activate c3").has(1, 6).stands(1, "ywwrr");
    let mut no_soldier = with("R1-BARRACKS").reserve("ww");
    no_soldier.plays(1, "activate c3").has(1, 6).stands(1, "yywwr");
    let mut poor = with("W1-MONASTERY").deniers(1, 2);
    poor.plays(1, "activate c3").has(1, 2).asks(2);
    let mut some = with("W1-MONASTERY").reserve("yr");
    some.plays(1, "activate c3").offers(1, &["recruit yellow", "recruit red"]);
    some.refuses(1, "recruit white", clause::TOU_CARD_MONASTERY_04);
}

const OTHERS: &str = "c3 Y1-MARKET, b3 Y2-MARKET +g, d3 Y1-QUARRY !, c2 R1-BARRACKS, c4 R2-BARRACKS +g, \
                      b2 Y1-ARCHITECT, d2 Y3-MINT, b4 W1-HOSPITAL";

/// Also TOU-CARD-PORT-02, TOU-CARD-PORT-08: free ones, or busy ones too, but never damaged ones.
#[test]
fn tou_card_port_01_a_yellow_building_is_copied() {
    let mut one =
        with("Y1-PORT").district(2, &OTHERS.replace("c3 Y1-MARKET", "c3 Y1-MARKET, d4 Y1-FARM"));
    one.plays(1, "activate c3").offers(1, &["copy 2 c3", "copy 2 d4"]);
    one.refuses(1, "copy 2 b3", clause::TOU_CARD_PORT_01);
    one.refuses(1, "copy 2 d3", clause::TOU_CARD_PORT_02);
    one.refuses(1, "copy 2 c2", clause::TOU_CARD_PORT_01);
    one.refuses(1, "copy 2 b2", clause::TOU_CARD_PORT_08);
    one.refuses(1, "copy 2 d2", clause::TOU_CARD_PORT_08);
    one.refuses(1, "copy 1 c3", clause::TOU_CARD_PORT_01);
    one.plays(1, "copy 2 c3").has(1, 11);
    let mut two = with("Y2-PORT").district(2, OTHERS);
    two.plays(1, "activate c3").offers(1, &["copy 2 c3", "copy 2 b3"]);
    two.plays(1, "copy 2 b3").has(1, 12);
}

#[test]
fn tou_card_road_01_a_red_building_is_copied() {
    with("R1-ROAD").district(2, OTHERS).plays(1, "activate c3").has(1, 3).stands(1, "yywwrr");
    let mut two = with("R2-ROAD").district(2, OTHERS);
    two.plays(1, "activate c3")
        .offers(1, &["copy 2 c2", "copy 2 c4"])
        .plays(1, "copy 2 c4")
        .has(1, 4);
}

#[test]
fn tou_card_bridge_01_a_building_of_any_colour_is_copied() {
    let mut one = with("W1-BRIDGE").district(2, OTHERS);
    one.plays(1, "activate c3").offers(1, &["copy 2 c3", "copy 2 c2", "copy 2 b4"]);
    let mut two = with("W2-BRIDGE").district(2, OTHERS);
    two.plays(1, "activate c3");
    two.offers(1, &["copy 2 c3", "copy 2 b3", "copy 2 c2", "copy 2 c4", "copy 2 b4"]);
}

/// Also TOU-CARD-PORT-04: nothing is put there, and nobody there reacts.
#[test]
fn tou_card_port_03_the_copied_building_stays_as_it_was() {
    let mut table = with("Y1-PORT").district(2, "c3 Y1-MARKET, b3 Y1-JOURNEYMAN");
    table.plays(1, "activate c3").has(1, 11).has(2, 6).shows(2, "c3", "Y1-MARKET");
}

/// Also TOU-TST-07: by the colour of the copying building.
#[test]
fn tou_card_port_05_own_characters_react_to_the_copying_building() {
    let own = "W1-BRIDGE, b3 W1-PRIOR, d3 R1-TAX-COLLECTOR";
    let mut table = with(own).district(2, "c3 Y1-MARKET");
    table.plays(1, "activate c3").has(1, 6 + 5 + 2);
}

/// Also TOU-TST-06.
#[test]
fn tou_card_port_06_the_effect_is_the_copiers() {
    let own = "Y1-PORT, b3 W1-PRIOR, d3 R1-FORT, c2 R1-ROAD, c4 W1-BISHOP, b2 R1-ARSENAL";
    let mut table = with(own).district(2, "c3 Y1-FARM");
    table.plays(1, "activate c3").has(1, 9);
    let mut lordship = self::table("expansion=replace").plaza(2, "").district(1, "c3 R1-ROAD");
    lordship = lordship.district(2, "c3 R1-X-LORDSHIP, b3 Y1-PORT");
    lordship.plays(1, "activate c3; name yellow").has(1, 7).has(2, 5);
}

/// The filter is that of the last; a chain without target does nothing (R-09).
#[test]
fn tou_card_port_07_a_copy_of_a_copy() {
    let start = table("players=3").plaza(2, "").plaza(3, "").district(1, "c3 W1-BRIDGE");
    let mut table =
        start.district(2, "c3 Y1-PORT, b3 R1-FORT").district(3, "c3 Y1-MARKET, b3 Y2-PORT");
    table.plays(1, "activate c3; copy 2 c3").offers(1, &["copy 3 c3", "copy 3 b3"]);
    table.refuses(1, "copy 2 c3", clause::TOU_CARD_PORT_07);
    table.plays(1, "copy 3 b3").has(1, 11);
    let mut alone =
        self::table("").plaza(2, "").district(1, "c3 Y1-PORT").district(2, "c3 Y2-PORT");
    alone.plays(1, "activate c3").has(1, 6).asks(2);
    assert!(alone.told(&Event::Fruitless { seat: seat(1) }));
}

/// Also TOU-CARD-FORT-02: at level II with the coins.
#[test]
fn tou_card_fort_01_an_event_with_coins_is_taken() {
    let queue = "EV-PLAGUE:2 EV-HERESY EV-CRUSADE:1";
    let mut one = with("R1-FORT").queue(queue);
    one.plays(1, "activate c3").offers(1, &["combat 1", "combat 3"]);
    one.refuses(1, "combat 2", clause::TOU_CARD_FORT_01);
    one.plays(1, "combat 1").has(1, 6).holds(1, "EV-PLAGUE");
    with("R2-FORT").queue(queue).plays(1, "activate c3; combat 1").has(1, 8).holds(1, "EV-PLAGUE");
}

#[test]
fn tou_card_bastion_01_an_event_without_coins_is_taken() {
    let mut table = with("R2-BASTION").queue("EV-PLAGUE:2 EV-HERESY EV-CRUSADE");
    table.plays(1, "activate c3").offers(1, &["combat 2", "combat 3"]);
    table.refuses(1, "combat 1", clause::TOU_CARD_BASTION_01);
    table.plays(1, "combat 3").holds(1, "EV-CRUSADE").has(1, 6);
}

/// Also TOU-CARD-BALLISTA-03, TOU-CARD-BALLISTA-06: one or two events, or three; only these are fed, and no crier (R-11).
#[test]
fn tou_card_ballista_01_chosen_events_strike_the_others() {
    let queue = "EV-DROUGHT EV-CASSEL:1 EV-BRIGANDS";
    let mut one = with("R1-BALLISTA").queue(queue);
    one.plays(1, "activate c3");
    one.offers(1, &["fire 1", "fire 2", "fire 3", "fire 1 2", "fire 1 3", "fire 2 3"]);
    one.refuses(1, "fire 1 2 3", clause::TOU_CARD_BALLISTA_01);
    one.plays(1, "fire 1 2").has(1, 6).has(2, 3).queued("EV-DROUGHT:1 EV-CASSEL:2 EV-BRIGANDS");
    assert!(one.position().decks.iter().all(|deck| !deck.has_shown_crier));
    let mut two = with("R2-BALLISTA").queue(queue);
    two.plays(1, "activate c3; fire 1 2 3").has(1, 6).has(2, 2);
}

/// Also TOU-TST-15.
#[test]
fn tou_card_ballista_02_a_full_event_strikes_at_its_full_intensity() {
    let mut table = with("R1-BALLISTA").queue("EV-DROUGHT:3 EV-CASSEL:1 -");
    table.plays(1, "activate c3; fire 1 2").has(2, 1).queued("EV-DROUGHT:3 EV-CASSEL:2 -");
    let losses = table.events.iter().filter_map(|event| match event {
        Event::Paid { deniers, .. } => Some(*deniers),
        _ => None,
    });
    assert_eq!(losses.collect::<Vec<_>>(), [3, 2]);
}

#[test]
fn tou_card_ballista_04_a_bonus_is_for_everybody() {
    let mut table = with("R1-BALLISTA").queue("EV-KING-VISIT:1 - -");
    table.plays(1, "activate c3").has(1, 10).has(2, 6);
}

/// Also TOU-CARD-CATAPULT-06: with ramparts, but not with a Catapult.
#[test]
fn tou_card_ballista_05_ramparts_help_against_a_ballista() {
    let start = table("expansion=replace").plaza(2, "").district(1, "c3 R1-BALLISTA");
    let start =
        start.district(2, "c3 R1-X-CATAPULT +g").queue("EV-DROUGHT - -").hand(2, "EV-PLAGUE");
    let mut table = start;
    table.plays(1, "activate c3").asks(2).offers(2, &["endure", "build"]);
    table.refuses(2, "shield", clause::TOU_CARD_CATAPULT_06);
    table.plays(2, "build").has(2, 6).built(2, 1);
}

/// Also TOU-CARD-CATAPULT-02: of each opponent, at the attacker's choice, and no rampart helps (R-03, R-04).
#[test]
fn tou_card_catapult_01_damage_in_every_opponents_district() {
    let start = table("players=4 expansion=replace").plaza(2, "").plaza(3, "").plaza(4, "");
    let start = start.district(1, "c3 R1-X-CATAPULT, b3 Y1-MARKET").hand(2, "EV-PLAGUE");
    let start = start.district(2, "c3 Y1-PORT, b3 Y1-ARCHITECT, d3 Y3-MINT, c2 R1-ROAD +g");
    let mut table = start.district(3, "c3 R3-TOUR-D-ARRAS").district(4, "c3 Y1-BARN");
    table.plays(1, "activate c3").asks(1).offers(1, &["damage c3", "damage b3"]);
    table.refuses(1, "damage d3", clause::TOU_CARD_CATAPULT_01);
    table
        .plays(1, "damage b3")
        .shows(2, "b3", "Y1-ARCHITECT !")
        .shows(4, "c3", "Y1-BARN !")
        .asks(2);
    table.shows(1, "b3", "Y1-MARKET").built(2, 0);
}

/// Also TOU-CARD-CATAPULT-04, TOU-CARD-CATAPULT-05: once for each crier, besides ramparts, for nothing.
#[test]
fn tou_card_catapult_03_an_occupied_catapult_protects_its_owner() {
    let start = |district: &str| {
        let table =
            table("expansion=replace").plaza(2, "").district(2, district).hand(2, "EV-HERESY");
        table.deck("W1", "W1-CRIER W1-PRIEST W1-BISHOP").queue("EV-DROUGHT EV-CASSEL EV-BRIGANDS")
    };
    let mut table = start("c3 R1-X-CATAPULT +g");
    table
        .plays(1, "draw W1 blind; keep W1-PRIEST")
        .asks(2)
        .offers(2, &["endure", "build", "shield"]);
    table.plays(2, "shield").has(2, 6).asks(2).refuses(2, "shield", clause::TOU_CARD_CATAPULT_03);
    table.plays(2, "build").built(2, 1).has(2, 5).shows(2, "c3", "R1-X-CATAPULT +g");
    let again = start("c3 R1-X-CATAPULT +g").plaza(1, "ww");
    let mut again = again.deck("Y1", "Y1-CRIER Y1-PORT Y1-BARN").plaza(2, "y");
    again.plays(1, "draw W1 blind; keep W1-PRIEST").plays(2, "shield; endure; endure");
    again.plays(2, "draw Y1 blind; keep Y1-PORT").allows(2, "shield");
    let mut idle = start("c3 R1-X-CATAPULT");
    idle.plays(1, "draw W1 blind; keep W1-PRIEST").offers(2, &["endure", "build"]);
}
