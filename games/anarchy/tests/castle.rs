//! Taking enemy castles (ANA-CASTLE).

use crate::table::acting;
use bastide_anarchy::{Asset, clause};

/// Also ANA-SIEGE-01.
#[test]
fn ana_castle_01_only_in_scenarios_with_tents() {
    let mut table = acting("players=2 scenario=siege-easy", 1);
    table.holds("Red", "soldier 9 knight 9 food 9");
    table.refuses("Red", "attack soldiers 2", clause::ANA_CASTLE_01);
    let mut table = acting("players=2", 1);
    table.holds("Red", "soldier 9 food 9").plays("Red", "attack soldiers 2");
}

/// Also ANA-CASTLE-03.
#[test]
fn ana_castle_02_the_castle_of_the_round_is_taken_once() {
    let mut table = acting("players=2", 2);
    table.filled("Red", "ladders").holds("Red", "soldier 20 food 9");
    // Card 1 is turned over: 1 + 5.
    table.plays("Red", "attack soldiers 6");
    assert_eq!(table.player("Red").tent, 2);
    table.refuses("Red", "attack soldiers 6", clause::ANA_CASTLE_03);
}

/// Also ANA-T-21 and ANA-CASTLE-07, ANA-CASTLE-08.
#[test]
fn ana_castle_04_the_shields_from_the_tent_to_the_castle_add_up() {
    let mut table = acting("players=4", 4);
    table.edit(|position| {
        for (seat, tent) in [(0, 3), (1, 3), (2, 2), (3, 1)] {
            position.players[seat].tent = tent;
        }
        let wanted: bastide_anarchy::Loot = "S2".parse().unwrap();
        let at = position.loot.iter().position(|loot| *loot == wanted);
        match at {
            Some(at) => position.loot.swap(at, 3),
            None => position.loot[3] = wanted,
        }
    });
    for (name, needed) in [("Red", 5), ("Blue", 5), ("Green", 7), ("Yellow", 8)] {
        table.filled(name, "stables-1-3 ram").holds(name, "soldier 20 food 2");
        table.refuses(name, &format!("attack soldiers {}", needed - 1), clause::ANA_CASTLE_05);
        table.plays(name, &format!("attack soldiers {needed}"));
        assert_eq!(table.player(name).tent, 4);
        assert_eq!(table.attributes(name), [4, 0, 0, 1], "bravery 4 and power 1");
        // The fourth and second points of bravery bring a serf.
        table.has(name, &format!("soldier {} coin 2 serf 1", 20 - needed));
        assert!(table.is_filled(name, "castle-1 ram"));
    }
}

/// Ruling 26: no worker is discarded that is not needed.
#[test]
fn ana_castle_05_soldiers_and_knights_make_the_strength() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "soldier 3 knight 2 craftsman 5 food 1");
    table.allows("Red", "attack soldiers 2").allows("Red", "attack knights 1");
    let mut spent = table.clone();
    spent.plays("Red", "attack soldiers 2");
    let left = [Asset::Soldier, Asset::Knight].map(|kind| spent.player("Red").purse.count(kind));
    assert_eq!(left, [1, 2], "the soldiers are discarded");
    table.refuses("Red", "attack soldiers 1", clause::ANA_CASTLE_05);
    table.refuses("Red", "attack soldiers 3", clause::ANA_CASTLE_05);
    table.refuses("Red", "attack soldiers 1 knights 1", clause::ANA_CASTLE_05);
    table.holds("Red", "craftsman 5 food 1").refuses(
        "Red",
        "attack soldiers 2",
        clause::ANA_CASTLE_05,
    );
    // Knights come in twos: one point too many cannot be helped.
    let mut table = acting("players=1 scenario=classic-standard", 1);
    table.holds("Red", "knight 3 food 1").plays("Red", "attack knights 3");
}

#[test]
fn ana_castle_06_food_horses_and_weapons_are_needed() {
    let mut table = acting("players=1", 4);
    table.edit_player("Red", |red| red.tent = 3).holds("Red", "soldier 5 food 2");
    let mut unmounted = table.clone();
    unmounted.filled("Red", "ram").refuses("Red", "attack soldiers 5", clause::ANA_CASTLE_06);
    table.filled("Red", "stables-1-3");
    table.refuses("Red", "attack soldiers 5", clause::ANA_CASTLE_06).filled("Red", "ram");
    table.holds("Red", "soldier 5 food 1").refuses(
        "Red",
        "attack soldiers 5",
        clause::ANA_CASTLE_06,
    );
    table.holds("Red", "soldier 5 food 2").plays("Red", "attack soldiers 5");
    assert_eq!(table.player("Red").purse.count(bastide_anarchy::Asset::Food), {
        let loot = table.view().loot[3];
        table.game.table().loot[loot.index()].gain.count(bastide_anarchy::Asset::Food)
    });
}

/// Also ANA-T-22.
#[test]
fn ana_castle_09_extra_strength_buys_one_overrun_once() {
    let attack = |action: &str| {
        let mut table = acting("players=1", 1);
        table.edit(|position| {
            let wanted: bastide_anarchy::Loot = "L1".parse().unwrap();
            match position.loot.iter().position(|loot| *loot == wanted) {
                Some(at) => position.loot.swap(at, 0),
                None => position.loot[0] = wanted,
            }
        });
        table.holds("Red", "soldier 20 food 1").plays("Red", action);
        table
    };
    attack("attack soldiers 2").has("Red", "soldier 18 coin 2 material 1");
    attack("attack soldiers 4 overrun 1").has("Red", "soldier 16 coin 2 material 1 food 1");
    attack("attack soldiers 5 overrun 2").has("Red", "soldier 15 coin 2 material 1 patron 1");
    assert_eq!(attack("attack soldiers 6 overrun 3").attributes("Red"), [1, 0, 0, 1]);
    let mut table = acting("players=1", 1);
    table.holds("Red", "soldier 20 food 1");
    // Twice the overrun of 2 is not for sale, and there is no fourth overrun.
    table.refuses("Red", "attack soldiers 6 overrun 1", clause::ANA_CASTLE_05);
    table.refuses("Red", "attack soldiers 6 overrun 4", clause::ANA_CASTLE_09);
}
