//! Placing (CAT-PLACE).

use crate::table::{Table, position, table};
use bastide_cathedral::{Action, Cathedral, Event, Kind, Placement, Side, clause};
use bastide_core::Game as _;

fn placements(table: &Table, kind: Kind) -> Vec<Placement> {
    let mut actions = Vec::new();
    table.game.legal(table.game.to_move().seat(), &mut actions);
    let placed = actions.into_iter().filter_map(|action| match action {
        Action::Place(placement) => Some(placement),
        _ => None,
    });
    placed.filter(|placement| placement.kind() == kind).collect()
}

#[test]
fn cat_place_01_one_building_from_hand_inside_the_walls() {
    let mut table = table("CAnH7 TAnA1 TAnJ1 TAnA10 TAnJ10");
    table.refuses("Dark", "TAnE5", clause::CAT_PLACE_01);
    table.refuses("Dark", "CSnA5", clause::CAT_PLACE_01);
    table.refuses("Dark", "BRnE10", clause::CAT_PLACE_01);
    table.plays("Dark", "BRnE9").holds("Dark", "ST ST IN IN SQ MA AB IF CS TO AC");
    table.asks_building("Light").shows(
        "    D E F
          7 . . .
          8 . X .
          9 . X .
         10 . X .",
    );
}

#[test]
fn cat_place_02_turned_but_never_mirrored() {
    let mut castles = table("CAnH7");
    for castle in ["CSnC3", "CSeC3", "CSsC3", "CSwC3"] {
        castles.allows("Dark", castle);
    }
    let light = table("CAnH7 TAnA1");
    for kind in [Kind::Abbey, Kind::Academy] {
        let places = placements(&light, kind);
        assert!(!places.is_empty());
        for placement in places {
            let cells = placement.cells(Side::Light).expect("it is legal");
            assert_eq!(Placement::covering(Side::Dark, kind, cells), None, "{placement}");
        }
    }
}

#[test]
fn cat_place_03_every_square_is_free() {
    let mut table = table("CAnB7 SQnE6");
    table.refuses("Light", "TAnB6", clause::CAT_PLACE_03);
    table.refuses("Light", "TAnF5", clause::CAT_PLACE_03);
    table.refuses("Light", "BRnF7", clause::CAT_PLACE_03);
    table.plays("Light", "BRnF8").refuses("Dark", "TAnE5", clause::CAT_PLACE_03);
    table.refuses("Dark", "STeE8", clause::CAT_PLACE_03);
}

#[test]
fn cat_place_04_no_square_is_the_opponents() {
    let mut claimed = table("CAnH7 CSnE2 IFnC8 SQnA10");
    claimed.owns("Dark", "E1").refuses("Light", "TAnE1", clause::CAT_PLACE_04);
    let mut partly = position(
        "Dark SQnI10
         Light SQnA10
         Dark owns A1
         Light to move",
    );
    partly.refuses("Light", "STnA2", clause::CAT_PLACE_04).allows("Light", "STnA3");
}

#[test]
fn cat_place_05_anywhere_else() {
    let mut alone = table("CAnH7 TAnA1 IFnE5");
    alone.asks_building("Dark").plays("Dark", "SQnA10");
    table("CAnH7 CSnE2 IFnC8 SQnA10 TAnJ1").plays("Dark", "TAnE1");
    // Half on an own square, half on nobody's.
    let script = "Dark SQnI10\n Light SQnA10\n Dark owns A1\n Dark to move";
    position(script).plays("Dark", "STnA2").owns("Dark", "A1");
}

#[test]
fn cat_place_06_enclosed_but_not_claimed_is_open_to_both() {
    let mut table = table("CAnH7 ACnD2 TAnA1 TAnJ10 TAnC1 STeA3");
    table.owns("Dark", "").shows(
        "    A B C D E
          1 O . O X .
          2 . . . X X
          3 X X X X .",
    );
    table.allows("Light", "STeA2").plays("Light", "IFnE6").plays("Dark", "STeA2");
}

#[test]
fn cat_place_07_copies_are_interchangeable() {
    let mut table = table("CAnH7");
    let free = table.game.city().free().len() as usize;
    assert_eq!(placements(&table, Kind::Tavern).len(), free, "two Taverns, one move a square");
    table.plays("Dark", "TAnA1").plays("Light", "IFnE5");
    assert_eq!(placements(&table, Kind::Tavern).len(), free - 6, "one Tavern, the same moves");
}

/// Also CAT-CAPTURE-04.
#[test]
fn cat_place_08_a_captured_building_may_be_placed_again() {
    let mut table = table("CAnH7 SQnE6 TAnA1 INwB2 xA1");
    table.plays("Light", "TAnJ1").plays("Dark", "TAnJ10").plays("Light", "TAnJ2");
    assert_eq!(table.game.placements_made(Side::Light), 3);
    table.plays("Dark", "TAnA10").refuses("Light", "TAnJ3", clause::CAT_PLACE_01);
}

#[test]
fn cat_place_09_no_voluntary_pass() {
    let mut table = table("CAnH7");
    table.refuses("Dark", "--", clause::CAT_PLACE_09);
    table.plays("Dark", "TAnA1").refuses("Light", "--", clause::CAT_PLACE_09);
}

/// The variant of R 7.
#[test]
fn cat_place_09_with_free_passes_two_in_a_row_end_the_game() {
    let mut table = table("pass=free CAnH7 TAnA1");
    table.plays("Light", "--").asks_building("Dark");
    table.plays("Dark", "TAnJ1").plays("Light", "--").plays("Dark", "--").ends(47, 45);
}

/// Dark has only large buildings left, and no room for them.
const STUCK: &str = "
    cathedral CAsI8
    Light TOsE6 MAwF3 ABnC9 ACeD2 IFnH4 TAnA4 SQnC5 BRnJ5 TAnF1 INsH6
    Dark ACsI2 STeA5 INsB1 TOnB7 INnA10 CSsF8 BReF7 STeG10 TAnF10 TAnB9
    Light owns E1 D3 E4
    Light to move";

#[test]
fn cat_place_10_whoever_can_place_nothing_passes_and_may_come_back() {
    let mut table = position(STUCK);
    table.holds("Dark", "SQ MA AB IF").plays("Light", "STeA3").asks_captures("Light", "A1");
    let mut left = table.clone();
    left.plays("Light", "=A1").asks_building("Light");
    assert!(left.events.contains(&Event::Passed { side: Side::Dark }));
    table.plays("Light", "xA1").asks_building("Dark").plays("Dark", "INeG1");
}

/// With free passes two in a row end the game, whether chosen or forced.
#[test]
fn cat_place_10_a_forced_pass_counts_as_a_pass() {
    let mut table = position(&format!("pass=free\n{STUCK}"));
    table.plays("Light", "--").ends(12, 17);
    let passes = Side::BOTH.map(|side| table.events.contains(&Event::Passed { side }));
    assert_eq!(passes, [true, true]);
    assert_eq!(Cathedral::restore(&table.game.position()), Ok(table.game));
}
