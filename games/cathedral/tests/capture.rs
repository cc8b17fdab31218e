//! Capturing (CAT-CAPTURE).

use crate::table::{Table, cells, table};
use bastide_cathedral::{CathedralStand, Cells, Event, Kind, Side, clause};

/// Dark has just walled in Light's Tavern on A1.
fn caught(options: &str) -> Table {
    table(&format!("{options} CAnH7 SQnE6 TAnA1 INwB2"))
}

#[test]
fn cat_capture_01_isolated_means_alone_in_an_enclosed_region() {
    caught("").asks_captures("Dark", "A1");
    let mut company = table("CAnH7 STeA2 TAnA1 STeC2 TAnC1");
    company.plays("Dark", "TAnD1").asks_building("Light");
    let mut gap = table("CAnH7 TAnB1 TAnA1 TAnA2");
    gap.asks_building("Light");
}

#[test]
fn cat_capture_02_only_what_this_placement_isolated() {
    let mut table = table("CAnH7 SQnE6 TAnA1 TAnJ10 TAnJ1");
    table.refuses("Dark", "xA1", clause::CAT_CAPTURE_02);
    table.plays("Dark", "INwB2").asks_captures("Dark", "A1");
    table.refuses("Dark", "xJ1", clause::CAT_CAPTURE_02);
    table.refuses("Dark", "=H6", clause::CAT_CAPTURE_02);
    table.refuses("Light", "xA1", clause::CAT_SETUP_08);
}

#[test]
fn cat_capture_03_a_choice_before_the_turn_passes() {
    let mut asked = caught("");
    asked.refuses("Dark", "TAnJ10", clause::CAT_CAPTURE_03);
    asked.refuses("Dark", "--", clause::CAT_CAPTURE_03);
    asked.allows("Dark", "xA1").allows("Dark", "=A1");
    asked.clone().plays("Dark", "xA1").shows("x X\nX X").asks_building("Light");
    asked.plays("Dark", "=A1").shows("O X\nX X").asks_building("Light");
    let left = Event::Left { side: Side::Dark, kind: Kind::Tavern, cells: cells("A1") };
    assert_eq!(asked.events, [left]);
}

/// A variant of R 5.
#[test]
fn cat_capture_03_forced_captures_are_not_asked_for() {
    caught("capture=forced").asks_building("Light").shows("x X\nX X").owns("Dark", "A1");
    let both = "capture=forced CAnH7 STeA2 TAnA1 STeC2 TAnC1 TAnD1 IFnC8 TAnB1";
    table(both).asks_building("Light").owns("Dark", "A1 C1");
}

#[test]
fn cat_capture_04_a_building_returns_to_its_owners_hand() {
    let mut table = caught("");
    table.holds("Light", "TA ST ST IN IN BR SQ MA AB IF CS TO AC").plays("Dark", "xA1");
    table.holds("Light", "TA TA ST ST IN IN BR SQ MA AB IF CS TO AC");
    assert_eq!(table.game.city().built(Side::Light), Cells::NONE);
    table.holds("Dark", "TA TA ST ST IN BR MA AB IF CS TO AC");
}

#[test]
fn cat_capture_05_a_captured_cathedral_is_out_of_the_game() {
    let mut table = table("CAnB2 ACnD2 IFnH8 CSnB5 xB1");
    assert_eq!(table.game.city().cathedral(), CathedralStand::Captured);
    assert_eq!(table.game.city().cathedral_cells(), Cells::NONE);
    table.refuses("Light", "CAnE6", clause::CAT_CAPTURE_05);
    table.plays("Light", "TAnJ1").refuses("Dark", "CAnB2", clause::CAT_CAPTURE_05);
    assert_eq!(table.game.points(Side::Light) + table.game.points(Side::Dark), 94 - 10 - 6);
}

#[test]
fn cat_capture_06_the_whole_region_is_won() {
    let mut table = table("CAnH7 SQnE6 STeA1 STeA3 IFnC8 BRnC2");
    table.asks_captures("Dark", "A1").plays("Dark", "xA1").owns("Dark", "A1 B1 A2 B2");
    table.shows("x x X\nx x X\nX X X").refuses("Light", "TAnB2", clause::CAT_PLACE_04);
}

#[test]
fn cat_capture_07_what_is_left_stays_until_it_is_isolated_anew() {
    let mut asked = table("CAnH7 STeA2 TAnA1 STeC2 IFnC8 TAnD1");
    asked
        .asks_captures("Dark", "A1")
        .plays("Dark", "=A1")
        .owns("Dark", "")
        .allows("Light", "TAnB1");
    let mut later = asked.clone();
    later.plays("Light", "TAnJ1").allows("Dark", "TAnB1");
    later.plays("Dark", "TAnJ10").asks_building("Light");
    // With company in its region it is safe; alone again, it may be taken.
    let mut anew = asked.clone();
    anew.plays("Light", "TAnC1").plays("Dark", "TAnB1").asks_captures("Dark", "A1 C1");
}

/// A variant of R 5: what was left may be taken later.
#[test]
fn cat_capture_07_late_captures_are_asked_again_each_turn() {
    let mut late = caught("late_capture=true");
    late.plays("Dark", "=A1").plays("Light", "IFnC8");
    late.plays("Dark", "MAnE3").asks_captures("Dark", "A1").plays("Dark", "=A1");
    late.plays("Light", "TAnJ1").plays("Dark", "TAnJ10").asks_captures("Dark", "A1");
    late.plays("Dark", "xA1").owns("Dark", "A1");
}

#[test]
fn cat_capture_08_who_walks_in_is_not_captured() {
    // Dark's first move walls E1 in, Light steps into it.
    let mut table = table("CAnH7 CSnE2 TAnE1");
    for (dark, light) in [("SQnA10", "IFnC8"), ("TAnJ1", "BRnI2"), ("TAnJ10", "MAnC4")] {
        table.plays("Dark", dark).asks_building("Light").plays("Light", light);
    }
    table.owns("Dark", "").shows(". . . X O X .");
}

/// Also CAT-CAPTURE-06.
#[test]
fn cat_capture_09_squares_that_the_captured_building_bounded_alone_change_owner() {
    let mut table = table("CAnH7 INwB2 BRnC2 SQnI10");
    table.owns("Dark", "A1").plays("Light", "STeA3").asks_captures("Light", "B1");
    let mut left = table.clone();
    left.plays("Light", "=B1").owns("Dark", "A1").owns("Light", "");
    table.plays("Light", "xB1").owns("Dark", "").owns("Light", "A1 B1 A2 B2");
    table.refuses("Dark", "TAnA1", clause::CAT_PLACE_04);
}

#[test]
fn cat_capture_10_who_placed_the_cathedral_may_capture_it() {
    let mut light = table("CAnB2 IFnH8 BRnD2 TAnJ1 CSnB5 TAnJ10 TAnD4");
    light.asks_captures("Light", "B1").plays("Light", "xB1");
    light.owns("Light", "A1 B1 C1 A2 B2 C2 A3 B3 C3 B4");
    table("CAnB2 ACnD2 IFnH8 CSnB5").asks_captures("Dark", "B1");
}

#[test]
fn cat_capture_11_of_two_pieces_none_may_be_removed() {
    let mut buildings = table("CAnH7 STeA2 TAnA1 STeC2 TAnC1");
    buildings.plays("Dark", "TAnD1").asks_building("Light").shows("O . O X");
    let mut cathedral = table("CAnB2 ACnD2 TAnA1 CSnB5");
    cathedral.asks_building("Light").plays("Light", "IFnH8");
    cathedral.refuses("Dark", "xA1", clause::CAT_CAPTURE_02);
    cathedral.refuses("Dark", "xB1", clause::CAT_CAPTURE_02);
    // Forced captures do not change that.
    table("capture=forced CAnB2 ACnD2 TAnA1 CSnB5").owns("Dark", "").shows("O + . X");
}
