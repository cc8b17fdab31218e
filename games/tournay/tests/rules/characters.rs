//! The characters, card by card (TOU-CARD, 18.6 to 18.8).

use bastide_tournay::{Event, clause};

use crate::table::{Table, seat, table};

/// A card is played onto c2 above the character on c3.
fn placing(character: &str, id: &str) -> Table {
    let start = table("").plays_card().deniers(1, 10).hand(1, id);
    let mut table = start.district(1, &format!("c3 {character}, b3 R1-ROAD"));
    table.plays(1, &format!("play {id} c2"));
    table
}

/// A building on c2 above the character on c3 is activated without its effect.
fn activating(character: &str, building: &str) -> Table {
    let setup = if character.contains("-X-") { "expansion=replace" } else { "" };
    let mut table =
        table(setup).plaza(2, "").district(1, &format!("c3 {character}, c2 {building}"));
    table.plays(1, "activate c2 idle");
    table
}

#[test]
fn tou_card_architect_01_buildings_and_prestige_buildings() {
    placing("Y1-ARCHITECT", "R1-FORT").has(1, 10);
    placing("Y2-ARCHITECT", "R1-FORT").has(1, 11);
    placing("Y2-ARCHITECT", "W3-SAINT-BRICE").has(1, 7);
    placing("Y2-ARCHITECT", "W1-PRIOR").has(1, 9);
}

#[test]
fn tou_card_alderman_01_characters_of_any_colour() {
    placing("Y1-ALDERMAN", "W1-PRIOR").has(1, 11);
    placing("Y2-ALDERMAN", "R1-KNIGHT").has(1, 13);
    placing("Y2-ALDERMAN", "R1-FORT").has(1, 9);
}

#[test]
fn tou_card_advocate_01_white_and_yellow_buildings() {
    placing("R1-ADVOCATE", "W1-BRIDGE").has(1, 11);
    placing("R2-ADVOCATE", "Y1-PORT").has(1, 12);
    placing("R2-ADVOCATE", "R1-FORT").has(1, 9);
    placing("R2-ADVOCATE", "W1-PRIOR").has(1, 9);
    placing("R2-ADVOCATE", "W3-SAINT-BRICE").has(1, 5);
}

#[test]
fn tou_card_augustinian_01_white_buildings_and_characters() {
    placing("W2-AUGUSTINIAN", "W1-BRIDGE").has(1, 11);
    placing("W2-AUGUSTINIAN", "W1-PRIOR").has(1, 11);
    placing("W2-AUGUSTINIAN", "Y1-PORT").has(1, 9);
    placing("W2-AUGUSTINIAN", "W3-SAINT-BRICE").has(1, 5);
}

/// With the coins, whatever LX says of levels (R-43); and it may be declined.
#[test]
fn tou_card_knight_01_a_prestige_building_brings_an_event() {
    let start = || {
        let table = table("").plays_card().deniers(1, 5).hand(1, "Y3-MINT Y1-PORT");
        let table = table.queue("EV-PLAGUE:2 EV-HERESY -");
        table.district(1, "c3 R1-KNIGHT, b3 R1-ROAD")
    };
    let mut table = start();
    table.plays(1, "play Y3-MINT c2").offers(1, &["combat 1", "decline"]);
    table.refuses(1, "combat 2", clause::TOU_CARD_KNIGHT_01);
    table.plays(1, "combat 1").has(1, 2).holds(1, "Y1-PORT EV-PLAGUE");
    start().plays(1, "play Y3-MINT c2; decline; gather").has(1, 0).holds(1, "Y1-PORT");
    start().plays(1, "play Y1-PORT c2; gather").holds(1, "Y3-MINT");
    start().plays(1, "play Y3-MINT b2; gather").holds(1, "Y1-PORT");
    let mut none = start().queue("EV-HERESY - -");
    none.plays(1, "play Y3-MINT c2; gather").asks(2);
}

#[test]
fn tou_card_journeyman_01_buildings_of_any_colour() {
    activating("Y1-JOURNEYMAN", "R1-FORT").has(1, 7);
    activating("Y2-JOURNEYMAN", "W1-BRIDGE").has(1, 8);
}

#[test]
fn tou_card_prior_01_white_buildings() {
    activating("W1-PRIOR", "W1-BRIDGE").has(1, 8);
    activating("W2-PRIOR", "W1-BRIDGE").has(1, 9);
    activating("W2-PRIOR", "Y1-PORT").has(1, 6);
}

#[test]
fn tou_card_tax_collector_01_yellow_buildings() {
    activating("R1-TAX-COLLECTOR", "Y1-PORT").has(1, 7);
    activating("R2-TAX-COLLECTOR", "Y1-PORT").has(1, 8);
    activating("R2-TAX-COLLECTOR", "W1-BRIDGE").has(1, 6);
}

/// Also TOU-CARD-BISHOP-02, TOU-CARD-BISHOP-03, TOU-TST-19: own ones, and it is no Gather (R-31).
#[test]
fn tou_card_bishop_01_lying_citizens_are_raised() {
    let district =
        "c3 W1-BISHOP, c2 W1-BRIDGE, b3 R1-FORT +r, d3 Y1-X-SENATOR, d2 Y2-X-SENATOR, b2 R1-ROAD !";
    let start = || {
        let table = table("expansion=replace").plaza(1, "w/yr").plaza(2, "/ww");
        table.district(1, district)
    };
    let mut table = start();
    table.plays(1, "activate c2").offers(1, &["raise c3", "decline"]);
    table.plays(1, "raise c3").stands(1, "yr").has(1, 6).stands(2, "/ww");
    table.shows(1, "b3", "R1-FORT +r").shows(1, "c2", "W1-BRIDGE +w").shows(1, "b2", "R1-ROAD !");
    start().plays(1, "gather").has(1, 11);
    let mut yellow = self::table("").plaza(1, "y/r").plaza(2, "");
    yellow = yellow.district(1, "c3 W1-BISHOP, c2 Y1-PORT");
    yellow.plays(1, "activate c2").asks(2).stands(1, "/r");
}

/// Also TOU-CARD-PRIEST-02, TOU-CARD-PRIEST-03, TOU-TST-04: in two actions, with a citizen each, never thrice (R-06, R-07).
#[test]
fn tou_card_priest_01_a_building_may_be_activated_twice() {
    let district = "c3 W1-PRIEST, c2 W1-HOSPITAL, b3 Y1-MARKET, d3 W2-PRIEST, d2 W1-BRIDGE";
    let mut table = table("").plaza(1, "wwwyy").plaza(2, "").district(1, district);
    table.plays(1, "activate c2").plays(2, "gather").plays(1, "activate c2").has(1, 14);
    table.shows(1, "c2", "W1-HOSPITAL +ww").plays(2, "gather");
    table.refuses(1, "activate c2", clause::TOU_CARD_PRIEST_03);
    table.plays(1, "activate b3").has(1, 19).plays(2, "gather");
    table.plays(1, "activate b3").has(1, 24).shows(1, "b3", "Y1-MARKET +yy");
    let one = "c3 W1-PRIEST, b3 Y1-MARKET +g, c2 W1-HOSPITAL +g, d2 W1-BRIDGE +g";
    let mut first = self::table("").plaza(2, "").district(1, one);
    first.refuses(1, "activate b3", clause::TOU_ACT_04).allows(1, "activate c2");
    first.refuses(1, "activate d2", clause::TOU_ACT_04);
    let damaged = "c3 W1-PRIEST !, c2 W1-HOSPITAL +g";
    let mut damaged = self::table("").plaza(2, "").district(1, damaged);
    damaged.refuses(1, "activate c2", clause::TOU_ACT_04);
}

#[test]
fn tou_card_priest_04_damage_cannot_be_blessed() {
    let mut table = table("").district(1, "c3 W1-PRIEST, c2 W1-HOSPITAL !");
    table.refuses(1, "activate c2", clause::TOU_CARD_PRIEST_04);
}

fn monk(citizens: &str) -> Table {
    let district =
        "c3 W1-X-MONK, c2 W1-BRIDGE, b3 Y1-MARKET, d2 Y1-PORT, d3 R1-FORT, b2 Y1-JOURNEYMAN";
    table("expansion=replace").plaza(1, citizens).district(1, district)
}

/// Also TOU-CARD-MONK-03, TOU-CARD-MONK-04, TOU-CARD-MONK-05: in the Monk's line, with a white citizen, completely (R-30).
#[test]
fn tou_card_monk_01_a_second_activation_with_a_white_citizen() {
    let mut table = monk("wwyy").plaza(2, "");
    table.plays(1, "activate c2 idle").offers(1, &["follow c3 b3", "follow c3 b3 idle", "decline"]);
    table.refuses(1, "follow c3 d2", clause::TOU_CARD_MONK_02);
    table.refuses(1, "follow c3 d3", clause::TOU_CARD_MONK_02);
    table.refuses(1, "follow b2 b3", clause::TOU_CARD_MONK_01);
    table.plays(1, "follow c3 b3").has(1, 6 + 1 + 5 + 1).shows(1, "b3", "Y1-MARKET +w");
    table.stands(1, "yy").asks(2);
    let mut borrowed = monk("w").plaza(2, "w");
    borrowed.plays(1, "activate c2 idle; own; follow c3 b3").shows(1, "b3", "Y1-MARKET +g");
    borrowed.has(2, 8).stands(2, "/w");
    monk("w").plaza(2, "").plays(1, "activate c2 idle").asks(2);
}

#[test]
fn tou_card_monk_02_the_second_building_must_be_free() {
    let mut busy = monk("www").plaza(2, "").edit(|position| {
        let market = position.players[0].district.iter_mut().find(|s| s.slot.to_string() == "b3");
        market.unwrap().workers = vec![bastide_tournay::WorkerDocument::Gray];
    });
    busy.plays(1, "activate c2 idle").asks(2);
    let blessed = "c3 W1-X-MONK, c2 W1-BRIDGE, b3 Y1-MARKET +g, b2 W2-PRIEST";
    let mut blessed = table("expansion=replace").plaza(1, "www").plaza(2, "").district(1, blessed);
    blessed.plays(1, "activate c2 idle; follow c3 b3").shows(1, "b3", "Y1-MARKET +gw");
}

/// Both levels alike (R-65); a follow-up never brings another (R-30).
#[test]
fn tou_card_templar_01_the_same_for_a_red_building() {
    for id in ["W1-X-TEMPLAR", "W2-X-TEMPLAR"] {
        let district = format!("c3 {id}, c2 W1-BRIDGE, b3 R1-BARRACKS, d3 Y1-MARKET, b2 W2-X-MONK");
        let mut table =
            table("expansion=replace").plaza(1, "wwww").plaza(2, "").district(1, &district);
        table.plays(1, "activate c2 idle");
        table.offers(1, &["follow c3 b3", "follow c3 b3 idle", "decline"]);
        table.plays(1, "follow c3 b3").has(1, 3).stands(1, "wwr").asks(2);
    }
    let district = "c3 W2-X-MONK, c2 W1-BRIDGE, b3 Y1-MARKET";
    let mut monk = table("expansion=replace").plaza(1, "ww").plaza(2, "").district(1, district);
    monk.plays(1, "activate c2 idle; follow c3 b3").has(1, 11);
}

/// Also TOU-CARD-KNIGHT-03, TOU-TST-16: red or gray, in row and column together (R-08).
#[test]
fn tou_card_knight_02_a_second_worker_brings_an_event() {
    let start = |knight: &str, district: &str| {
        let table = table("expansion=replace").plaza(1, "rrww").queue("EV-PLAGUE:2 EV-HERESY -");
        table.district(1, &format!("c3 {knight}, {district}"))
    };
    let mut table = start("R1-X-KNIGHT", "b3 R1-FORT +r, c2 R1-ROAD");
    table.plays(1, "activate c2 idle; borrow 2").offers(1, &["combat 1 by c3", "decline"]);
    table.refuses(1, "combat 2 by c3", clause::TOU_CARD_KNIGHT_02);
    table.plays(1, "combat 1 by c3").holds(1, "EV-PLAGUE").has(1, 4);
    start("R1-X-KNIGHT", "c2 R1-ROAD").plays(1, "activate c2 idle; own").asks(2);
    start("R1-X-KNIGHT", "b3 R1-FORT +rg, c2 R1-ROAD").plays(1, "activate c2 idle; own").asks(2);
    let white = "b3 R1-FORT +r, c2 W1-BRIDGE";
    start("R1-X-KNIGHT", white).plays(1, "activate c2 idle; own").asks(2);
    let two_before = "b3 R1-FORT +rg, c2 W1-BRIDGE";
    start("R1-X-KNIGHT", two_before).plays(1, "activate c2 idle; own").asks(2);
    start("R1-X-KNIGHT", "b2 R1-FORT +r, c2 R1-ROAD").plays(1, "activate c2 idle; own").asks(2);
    let fourth = "b3 R1-FORT +rg, c2 R1-ROAD, d3 R1-ARSENAL +g";
    start("R1-X-KNIGHT", fourth)
        .plays(1, "activate c2 idle; own; combat 1 by c3")
        .holds(1, "EV-PLAGUE");
    let templar = "b3 R1-FORT +r, c2 R1-ROAD, d3 W1-BRIDGE, d2 W1-X-TEMPLAR";
    let mut white_on_red = start("R1-X-KNIGHT", templar).plaza(2, "");
    white_on_red.plays(1, "activate d3 idle; follow d2 c2 idle").asks(2).holds(1, "");
}

#[test]
fn tou_card_knight_04_at_level_two_with_the_coins() {
    let start = table("expansion=replace").plaza(2, "").queue("EV-PLAGUE:2 - -").plaza(1, "r");
    let mut table = start.district(1, "c3 R2-X-KNIGHT, b3 R1-FORT +g, c2 R1-ROAD");
    table.plays(1, "activate c2 idle; combat 1 by c3").has(1, 8).holds(1, "EV-PLAGUE");
}

/// A damaged one pays nothing, though the action repairs it.
#[test]
fn tou_card_senator_01_gathering_pays() {
    let start = |district: &str| table("expansion=replace").district(1, district);
    start("c3 Y1-X-SENATOR").plays(1, "gather").has(1, 8);
    start("c3 Y2-X-SENATOR").plays(1, "gather").has(1, 9);
    start("c3 Y1-X-SENATOR, b3 Y2-X-SENATOR").plays(1, "gather").has(1, 11);
    start("c3 Y1-X-SENATOR !").plays(1, "gather").has(1, 6);
    start("c3 Y1-PORT Y1-X-SENATOR").plays(1, "gather").has(1, 6);
}

/// Also TOU-CARD-MERCENARY-02, TOU-EXP-06: wherever it stands, of red citizens only.
#[test]
fn tou_card_mercenary_01_red_citizens_earn_three() {
    let start = |district: &str| table("expansion=replace").district(1, district);
    start("c3 R2-X-MERCENARY").plays(1, "earn red 2").has(1, 12);
    start("c3 R2-X-MERCENARY").plays(1, "earn white 2").has(1, 10);
    start("c3 R2-X-MERCENARY").plays(1, "earn yellow 2").has(1, 10);
    start("c3 R2-X-MERCENARY !").plays(1, "earn red 2").has(1, 10);
}

/// TOU-EXP-07: with the mix method the view of everybody lacks the same cards.
#[test]
fn tou_exp_07_nobody_knows_what_was_mixed_in() {
    let mut table = table("expansion=mix");
    let view = serde_json::to_string(&table.view(1)).unwrap();
    assert!(!view.contains("-X-") && !view.contains("left_out"), "{view}");
    assert_eq!(table.position().left_out.len(), 18);
    assert!(!table.told(&Event::Gathered { seat: seat(1) }));
}

/// TOU-TST-05: the Excommunication of the crier is undone by the Bishop.
#[test]
fn tou_tst_05_a_bishop_raises_what_the_drawn_crier_laid_down() {
    let start =
        table("").plaza(1, "ww").plaza(2, "").district(1, "c3 W1-BISHOP, c2 W1-LIBRARY-DRAW");
    let mut table = start.deck("Y2", "Y2-CRIER Y2-TOLL Y2-BARN").queue("EV-EXCOMMUNICATION - -");
    table.plays(1, "activate c2; draw Y2 blind; keep Y2-TOLL").stands(1, "/w");
    table.plays(1, "raise c3").stands(1, "w");
}
