//! Wheel, command rows, keep and bank.

use crate::table::acting;
use bastide_anarchy::{Asset, Attribute, BUILT_IN, Horse, Row, clause};
use bastide_core::Reveal;

/// Also ANA-WHEEL-02.
#[test]
fn ana_wheel_01_a_linked_box_costs_a_coin() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "coin 4").refuses("Red", "fill mercenaries-2", clause::ANA_WHEEL_02);
    table.plays("Red", "fill mercenaries-1, fill mercenaries-3");
    table.has("Red", "coin 2 soldier 3");
    table.allows("Red", "fill mercenaries-5").allows("Red", "fill mercenaries-2");
    table.refuses("Red", "fill mercenaries-4", clause::ANA_WHEEL_02);
    table.plays("Red", "fill mercenaries-5, fill mercenaries-2");
    table.holds("Red", "").refuses("Red", "fill mercenaries-4", clause::ANA_ACT_03);
}

#[test]
fn ana_wheel_03_three_quarters_give_workers_and_raise_production() {
    let raised = [
        ("mercenaries", Asset::Patron, 1),
        ("guildsmen", Asset::Craftsman, 3),
        ("allies", Asset::Knight, 1),
    ];
    for (quarter, asset, icons) in raised {
        let mut table = acting("players=1", 1);
        table.holds("Red", "coin 11");
        let order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
        for number in order {
            table.plays("Red", &format!("fill {quarter}-{number}"));
        }
        assert_eq!(table.production("Red", asset), icons, "{quarter}");
    }
    let mut table = acting("players=1", 1);
    table.holds("Red", "coin 2").plays("Red", "fill allies-1, fill allies-2");
    table.has("Red", "knight 1 patron 1");
}

/// Also ANA-WHEEL-07.
#[test]
fn ana_wheel_04_the_weaponsmiths_develop_in_any_order_along_the_lines() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "coin 10").plays("Red", "fill weaponsmiths-1").has("Red", "coin 9 serf 1");
    table.plays("Red", "fill weaponsmiths-4, fill weaponsmiths-10").has("Red", "coin 7 serf 2");
    table.plays("Red", "fill weaponsmiths-7, fill weaponsmiths-9, fill weaponsmiths-2");
    table.holds("Red", "craftsman 2 material 2");
    table.refuses("Red", "build ballista", clause::ANA_WHEEL_05);
    table.allows("Red", "build ladders").allows("Red", "build small-crane");
}

/// Also ANA-WHEEL-09: what building gains.
#[test]
fn ana_wheel_05_what_is_developed_is_built_once() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "weaponsmiths-2 weaponsmiths-4").holds("Red", "craftsman 5 material 5");
    table.refuses("Red", "build ballista", clause::ANA_WHEEL_05).plays("Red", "build ladders");
    assert_eq!(table.attribute("Red", Attribute::Power), 1);
    table.has("Red", "craftsman 4 material 4");
    table.refuses("Red", "build ladders", clause::ANA_WHEEL_05);
    table.plays("Red", "build small-crane").has("Red", "craftsman 3 material 3 serf 1");
    table.filled("Red", "weaponsmiths-9 large-crane").plays("Red", "build trebuchet");
    // The second point of power brings a patron.
    table.has("Red", "craftsman 1 material 1 serf 1 soldier 1 patron 1");
    assert_eq!(table.attribute("Red", Attribute::Power), 2);
}

#[test]
fn ana_wheel_06_building_may_need_a_crane_developing_never_does() {
    let needs = [
        ("ram", "small-crane"),
        ("siege-tower", "small-crane"),
        ("large-crane", "small-crane"),
        ("catapult", "large-crane"),
        ("trebuchet", "large-crane"),
    ];
    for (weapon, crane) in needs {
        let mut table = acting("players=1", 1);
        table.filled("Red", "weaponsmiths-5 weaponsmiths-6 weaponsmiths-8 weaponsmiths-9");
        table.holds("Red", "craftsman 2 material 2");
        table.refuses("Red", &format!("build {weapon}"), clause::ANA_WHEEL_06);
        table.filled("Red", crane).plays("Red", &format!("build {weapon}"));
    }
}

/// Also ANA-PATHCARD-03: cranes do not count for the weaponsmith.
#[test]
fn ana_wheel_08_cranes_are_no_siege_weapons() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "large-crane ladders");
    let mut all = table.clone();
    all.edit(|position| swap_path(position, "weaponsmith"));
    assert_eq!(all.score("Red").paths[0].count, 1);
    table.filled("Red", "ballista").edit(|position| swap_path(position, "weaponsmith"));
    assert_eq!((table.score("Red").paths[0].count, table.score("Red").paths[0].points), (2, 1));
}

/// Gives Red a path card of the deck in place of the first one.
fn swap_path(position: &mut bastide_anarchy::Position, name: &str) {
    let wanted: bastide_anarchy::Path = name.parse().expect("a path card");
    let old = position.players[0].paths[0];
    let places = position.path_deck.iter_mut().chain(&mut position.paths_drawn);
    for place in places {
        *place = if *place == wanted {
            old
        } else if *place == old {
            wanted
        } else {
            *place
        };
    }
    position.players[0].paths[0] = wanted;
}

/// Also ANA-CASTLE-06, ANA-STABLE-04: horses and weapons are not spent.
#[test]
fn ana_wheel_10_siege_weapons_are_never_used_up() {
    let mut table = acting("players=1", 4);
    table.filled("Red", "stables-1-3 ram").holds("Red", "knight 9 food 9");
    table.plays("Red", "attack knights 5");
    assert!(table.is_filled("Red", "ram"));
    assert_eq!(table.player("Red").horses, [Horse::Black]);
}

/// Also ANA-CMD-02.
#[test]
fn ana_cmd_01_a_command_box_costs_a_patron_or_comes_from_the_keep() {
    for (row, given) in [
        ("governance", "coin 1"),
        ("war", "soldier 1"),
        ("worship", "coin 1"),
        ("entertainment", "material 1"),
    ] {
        let mut table = acting("players=1", 1);
        table.holds("Red", "patron 1").plays("Red", &format!("fill {row}-1")).has("Red", given);
        assert_eq!(BUILT_IN.lines.rows[Row::from_word(row).unwrap().index()].len, 9);
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-1-2").holds("Red", "patron 1");
    table.plays("Red", "fill keep-1-3, mark worship-1").has("Red", "coin 1");
}

/// Also ANA-KEEP-05.
#[test]
fn ana_cmd_03_a_fill_for_a_full_row_is_lost() {
    let mut table = acting("players=1", 1);
    table
        .filled("Red", "keep-2-2 worship-9")
        .holds("Red", "patron 1")
        .plays("Red", "fill keep-2-3");
    assert_eq!(table.attribute("Red", Attribute::Influence), 1);
    assert_eq!(table.player("Red").measure(Row::Entertainment, &BUILT_IN), 1);
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-1-2 worship-9 war-9 entertainment-9").holds("Red", "patron 1");
    table.plays("Red", "fill keep-1-3").has("Red", "").allows("Red", "done");
    assert_eq!(table.attribute("Red", Attribute::Influence), 1, "the rest is gained");
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-1-2 worship-9 entertainment-9").holds("Red", "patron 1");
    table.plays("Red", "fill keep-1-3").has("Red", "soldier 1").allows("Red", "done");
}

/// Also ANA-ESTATE-04: two icons are two reveals, one after the other.
#[test]
fn ana_cmd_04_brewery_icons_brew_once_each() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-1").holds("Red", "patron 1");
    table.stacks("Red", "1 4").plays("Red", "fill entertainment-2");
    assert_eq!(table.reveal, Reveal::Something);
    assert_eq!(table.told("revealed").len(), 1);
    assert_eq!(table.told("revealed")[0]["activity"], "brewery");
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-7").holds("Red", "patron 1").stacks("Red", "1 4 7 13");
    table.plays("Red", "fill entertainment-8, skip, skip");
    let cards: Vec<_> = table.told("revealed").iter().map(|event| event["cards"].clone()).collect();
    assert_eq!(cards, [serde_json::json!(["1", "4"]), serde_json::json!(["7", "13"])]);
    table.plays("Red", "skip, skip");
    assert_eq!(table.told("revealed").len(), 0);
}

/// Also ANA-CMD-06.
#[test]
fn ana_cmd_05_the_measure_counts_filled_boxes_and_is_not_spent() {
    let mut table = acting("players=1", 1);
    table
        .holds("Red", "patron 3 craftsman 2 material 2")
        .plays("Red", "fill governance-1, fill governance-2");
    assert_eq!(table.player("Red").measure(Row::Governance, &BUILT_IN), 2);
    table.plays("Red", "build keep-1, build bank-1");
    assert_eq!(table.player("Red").measure(Row::Governance, &BUILT_IN), 2);
    // A banner has no effect: the second box gives nothing.
    table.has("Red", "patron 1 coin 1");
}

#[test]
fn ana_keep_01_three_levels_at_governance_1_4_and_7() {
    for (level, measure, crane) in [(1, 1, ""), (2, 4, "small-crane"), (3, 7, "large-crane")] {
        let mut table = acting("players=1", 1);
        if level > 1 {
            table.filled("Red", &format!("keep-{}-3", level - 1));
        }
        table.holds("Red", "craftsman 1 material 1");
        let build = format!("build keep-{level}");
        if measure > 1 {
            table.filled("Red", &format!("governance-{}", measure - 1));
            if level == 2 {
                table.filled("Red", "small-crane");
            } else {
                table.filled("Red", "large-crane");
            }
        }
        table.refuses("Red", &build, clause::ANA_BUILD_02);
        table.filled("Red", &format!("governance-{measure}")).allows("Red", &build);
        if !crane.is_empty() {
            table.edit_player("Red", |red| red.filled.remove(crate::table::id(crane)));
            table.refuses("Red", &build, clause::ANA_BUILD_02);
        }
    }
}

/// Also ANA-KEEP-03.
#[test]
fn ana_keep_02_three_boxes_a_level_a_patron_each() {
    for level in 1..=3 {
        let mut table = acting("players=1", 1);
        table.filled("Red", &format!("keep-{level}")).holds("Red", "patron 2");
        table.plays("Red", &format!("fill keep-{level}-1")).has("Red", "patron 1 knight 1");
        table
            .plays("Red", &format!("fill keep-{level}-2, take food"))
            .has("Red", "knight 1 food 1");
    }
}

#[test]
fn ana_keep_04_the_last_box_of_the_small_keep_fills_a_row_of_choice() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-1-2").holds("Red", "patron 1").plays("Red", "fill keep-1-3");
    assert_eq!(table.answers("Red"), "mark war-1, mark worship-1, mark entertainment-1");
    table.refuses("Red", "mark governance-2", clause::ANA_KEEP_04);
    table.plays("Red", "mark war-1").has("Red", "soldier 1");
    assert_eq!(table.attributes("Red"), [0, 0, 1, 0]);
}

/// Also ANA-CMD-02: what the rows give is gained, however they are filled.
#[test]
fn ana_keep_05_the_others_fill_two_and_three_rows() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-2-2").holds("Red", "patron 1").plays("Red", "fill keep-2-3");
    assert!(
        table.is_filled("Red", "worship-1 entertainment-1") && !table.is_filled("Red", "war-1")
    );
    table.has("Red", "coin 1 material 1");
    table.filled("Red", "keep-3-2").holds("Red", "patron 1").stacks("Red", "1 4");
    table.plays("Red", "fill keep-3-3");
    assert!(table.is_filled("Red", "war-1 worship-2 entertainment-2"));
    assert_eq!(table.attributes("Red"), [0, 0, 2, 0], "influence from both");
    assert_eq!(table.told("revealed").len(), 1, "the brewery icon counts however it is filled");
}

/// Also ANA-BANK-02.
#[test]
fn ana_bank_01_three_levels_at_governance_2_5_and_8() {
    for (level, measure) in [(1, 2), (2, 5), (3, 8)] {
        let mut table = acting("players=1", 1);
        table.filled("Red", &format!("governance-{}", measure - 1));
        if level > 1 {
            table.filled("Red", &format!("bank-{}-2", level - 1));
        }
        let build = format!("build bank-{level}");
        table.holds("Red", "craftsman 1 material 1 serf 2");
        let mut low = table.clone();
        low.filled("Red", "small-crane").refuses("Red", &build, clause::ANA_BUILD_02);
        table.filled("Red", &format!("governance-{measure}"));
        if level == 3 {
            table.refuses("Red", &build, clause::ANA_BUILD_02).filled("Red", "small-crane");
        }
        table.plays("Red", &build).has("Red", "serf 2");
        table.plays("Red", &format!("fill bank-{level}-1, fill bank-{level}-2"));
    }
}

/// Also ANA-T-11.
#[test]
fn ana_bank_03_the_second_box_brings_coin() {
    let mut table = acting("players=1", 1);
    table
        .filled("Red", "bank-1")
        .holds("Red", "serf 2")
        .plays("Red", "fill bank-1-1")
        .has("Red", "serf 1");
    table.plays("Red", "fill bank-1-2").has("Red", "coin 1");
    assert_eq!(table.production("Red", Asset::Coin), 2);
    assert_eq!(table.attributes("Red"), [0, 0, 1, 0]);
}
