//! Claiming (CAT-CLAIM).

use crate::table::{Table, cells, position, table};
use bastide_cathedral::{Cells, Event, OpenCity, Side, clause, is_enclosed, region_at, regions};

#[test]
fn cat_claim_01_a_region_hangs_together_by_sides_and_corners() {
    let sizes =
        |picture: &str| -> Vec<u32> { regions(Cells::drawn(picture)).map(Cells::len).collect() };
    assert_eq!(sizes(". # . \n # . ."), [98], "A1 and B2 share a corner");
    assert_eq!(sizes(". # . \n # # ."), [1, 96]);
    // The opponent's buildings and the cathedral are squares of a region like any others.
    let table = table("CAnB2 ACnD2 TAnA1 CSnB5");
    let city = table.game.city();
    let region = region_at("A1".parse().unwrap(), city.built(Side::Dark));
    assert_eq!(region, cells("A1 B1 C1 A2 B2 C2 A3 B3 B4"));
    assert!(region.contains_all(city.foreign(Side::Dark)));
}

#[test]
fn cat_claim_02_buildings_that_meet_at_a_corner_leave_a_gap() {
    let mut table = table("CAnH7 TAnB1 IFnC8 TAnA2");
    table.owns("Dark", "").plays("Light", "TAnJ1");
    table.plays("Dark", "STnB3").owns("Dark", "A1").shows("x X .\nX X .\n. X .");
}

#[test]
fn cat_claim_03_cathedral_and_enemy_bound_nothing() {
    let mut cathedral = table("CAnB2 IFnH8 TAnJ1 STeA5");
    cathedral.owns("Dark", "").asks_building("Light").shows(
        "    A B C
          1 . + .
          2 + + +
          3 . + .
          4 . + .
          5 X X .",
    );
    let mut enemy = table("CAnH7 IFnE5 BRnB2 STeA4");
    enemy.owns("Dark", "").asks_building("Light").shows(". O .\n. O .\n. O .\nX X .");
}

/// Dark is about to build a wall that leaves two parts; one enemy stands in each.
fn wall(options: &str) -> Table {
    position(&format!(
        "{options}
         Dark BRnE2 STnE5 STnE7 INnE9
         Light TAnB5 SQnH6
         Dark to move"
    ))
}

#[test]
fn cat_claim_04_the_open_city_touches_all_four_walls() {
    let whole = regions(Cells::drawn("#")).next().unwrap();
    assert!(!is_enclosed(whole, cells("A1"), OpenCity::FourWalls));
    wall("").plays("Dark", "TAnE10").asks_captures("Dark", "B5 H5");
    // A lone enemy in the open city is safe, however empty the city is.
    let alone = "Dark TAnA1\n Light IFnE5\n Dark to move";
    position(alone).plays("Dark", "TAnJ1").asks_building("Light").owns("Dark", "");
}

/// The first variant of R 1.
#[test]
fn cat_claim_04_literal_knows_no_open_city() {
    // Dark's Stable catches a Tavern in the corner and leaves an Infirmary alone in the rest.
    let split = "Dark TAnA2\n Light IFnE5 TAnA1\n Dark to move";
    let mut literal = position(&format!("open_city=literal\n{split}"));
    literal.plays("Dark", "STnB2").asks_captures("Dark", "A1 E4");
    position(split).plays("Dark", "STnB2").asks_captures("Dark", "A1");
}

/// The second variant of R 1, ties included.
#[test]
fn cat_claim_04_largest_leaves_every_largest_region_open() {
    wall("open_city=largest").plays("Dark", "TAnE10").asks_captures("Dark", "B5");
    let halves = "Dark BRnE2 INnE5 INsF6 STnF9\n Light TAnB5 SQnH6\n Dark to move";
    let mut standard = position(halves);
    standard.plays("Dark", "TAnF10").asks_captures("Dark", "B5 H5");
    let sizes: Vec<u32> = regions(standard.game.city().built(Side::Dark)).map(Cells::len).collect();
    assert_eq!(sizes, [44, 44]);
    let mut tied = position(&format!("open_city=largest\n{halves}"));
    tied.plays("Dark", "TAnF10").asks_building("Light").owns("Dark", "");
}

/// The third variant of R 1: the parts of this wall have 40 and 49 squares.
#[test]
fn cat_claim_04_area_opens_what_is_larger() {
    wall("open_city=area(39)").plays("Dark", "TAnE10").asks_building("Light");
    wall("open_city=area(40)").plays("Dark", "TAnE10").asks_captures("Dark", "B5");
    wall("open_city=area(48)").plays("Dark", "TAnE10").asks_captures("Dark", "B5");
    wall("open_city=area(49)").plays("Dark", "TAnE10").asks_captures("Dark", "B5 H5");
}

#[test]
fn cat_claim_05_an_empty_enclosed_region_is_claimed_by_itself() {
    let mut table = table("CAnH7 SQnE6 IFnC8 INwB2");
    table.owns("Dark", "A1").asks_building("Light");
    let claimed = Event::Claimed { side: Side::Dark, cells: cells("A1") };
    assert_eq!(table.events[1..], [claimed]);
    table.refuses("Dark", "=A1", clause::CAT_SETUP_08);
}

#[test]
fn cat_claim_06_only_the_mover_claims() {
    // Dark's first move walls E1 in; Light's move claims nothing for Dark.
    let mut table = table("CAnH7 CSnE2");
    table.plays("Light", "IFnC8").owns("Dark", "").owns("Light", "");
    table.plays("Dark", "SQnA10").owns("Dark", "E1").owns("Light", "");
    table.plays("Light", "INwB2").owns("Dark", "E1").owns("Light", "A1");
}

#[test]
fn cat_claim_07_a_first_move_neither_claims_nor_captures() {
    table("CAnH7 CSnE2").owns("Dark", "").asks_building("Light");
    let mut around = table("CAnH7 TAnE1 CSnE2");
    around.asks_building("Dark").owns("Light", "");
    around.plays("Dark", "IFnC8").plays("Light", "SQnA10").asks_building("Dark");
}

/// Light's first building was captured, so the next one is the second although it stands alone.
#[test]
fn cat_claim_07_counts_placements_and_not_buildings() {
    let mut table = table("CAnH7 SQnE6 TAnA1 INwB2 xA1");
    assert_eq!(table.game.city().buildings(Side::Light), []);
    table.plays("Light", "CSnE2").owns("Light", "E1");
}

/// A variant of R 2: with two foreign pieces in it there is nothing to wall off.
#[test]
fn cat_claim_07_forbidden_first_moves_wall_off_nothing() {
    let mut empty = table("first_move=forbidden CAnH7");
    empty.refuses("Dark", "CSnE2", clause::CAT_CLAIM_07).allows("Dark", "CSsE2");
    empty.refuses("Dark", "TOnB2", clause::CAT_CLAIM_07);
    let mut one = table("first_move=forbidden CAnH7 TAnA1");
    one.refuses("Light", "TOnB2", clause::CAT_CLAIM_07);
    let mut two = table("first_move=forbidden pass=free CAnH7 TAnA1 -- TAnB1");
    two.refuses("Light", "CSnE2", clause::CAT_CLAIM_07).plays("Light", "TOnB2");
    two.plays("Dark", "SQnE6").plays("Light", "CSnE2").owns("Light", "E1");
}

#[test]
fn cat_claim_08_the_second_move_claims_wherever_it_stands() {
    for second in ["SQnA10", "TAnJ10", "IFnC5"] {
        let mut table = table("CAnH7 CSnE2");
        table.allows("Light", "TAnE1").plays("Light", "TAnA1");
        table.plays("Dark", second).owns("Dark", "E1");
    }
    table("CAnH7 CSnE2 TAnE1").plays("Dark", "SQnA10").owns("Dark", "");
}

/// A variant of R 2: only a placement that changes the region claims it.
#[test]
fn cat_claim_08_never_waits_for_a_change_of_the_region() {
    let mut never = table("first_move=never CAnH7 TOnB2 IFnC8");
    never.plays("Dark", "SQnA10").owns("Dark", "").allows("Light", "TAnA1");
    never.plays("Light", "TAnJ1").plays("Dark", "TAnA1").owns("Dark", "B1 A2");
    let mut pending = table("CAnH7 TOnB2 IFnC8");
    pending.plays("Dark", "SQnA10").owns("Dark", "A1 B1 A2");
}

#[test]
fn cat_claim_09_two_foreign_pieces_give_nothing() {
    let mut with_cathedral = table("CAnB2 ACnD2 TAnA1 CSnB5");
    with_cathedral.asks_building("Light").owns("Dark", "").allows("Light", "TAnC1");
    let mut two_buildings = table("CAnH7 STeA2 TAnA1 STeC2 TAnC1 TAnD1");
    two_buildings.asks_building("Light").owns("Dark", "");
}

#[test]
fn cat_claim_10_own_buildings_inside_are_walls() {
    let mut one = table("CAnH7 TAnA1 IFnC8 BRnC2 CSnF5");
    one.plays("Dark", "STeA3").owns("Dark", "B1 A2 B2");
    let mut two = table("CAnH7 TAnA1 IFnC8 TAnB2 CSnF5 BRnC2 TAnJ1");
    two.owns("Dark", "").plays("Dark", "STeA3").owns("Dark", "B1 A2");
}

#[test]
fn cat_claim_11_each_region_is_judged_by_itself() {
    let mut table = table("CAnH7 TAnA2 TAnC1 INwD2 IFnC8");
    table.owns("Dark", "").plays("Dark", "STnB2").shows("x X O X .\nX X X X .");
    table.owns("Dark", "A1").asks_captures("Dark", "C1");
}

#[test]
fn cat_claim_12_both_parts_of_a_divided_city_are_enclosed() {
    let mut one_side = position(
        "Dark BRnE2 STnE5 STnE7 INnE9
         Light TAnH5 SQnH7
         Dark to move",
    );
    one_side.plays("Dark", "TAnE10").asks_building("Light");
    let left = region_at("A1".parse().unwrap(), one_side.game.city().built(Side::Dark));
    assert_eq!(one_side.game.city().owned(Side::Dark), left);
    assert_eq!(left.len(), 40);
}

#[test]
fn cat_claim_13_owned_squares_stay_owned() {
    let mut table = table("CAnH7 TAnA1 IFnC8 BRnC2 CSnF5 STeA3");
    table.owns("Dark", "B1 A2 B2").plays("Light", "TAnJ1");
    table.plays("Dark", "STnB2").owns("Dark", "B1 A2 B2");
    table.plays("Light", "TAnJ10").plays("Dark", "INnI2").owns("Dark", "B1 A2 B2");
}

#[test]
fn cat_claim_14_owning_scores_nothing() {
    let mut table = table("CAnH7 CSnE2 IFnC8");
    let before = table.game.points(Side::Dark);
    table.plays("Dark", "SQnA10").owns("Dark", "E1");
    assert_eq!(before - table.game.points(Side::Dark), 4, "the Square, and nothing for E1");
    let mut divided = wall("");
    divided.plays("Dark", "TAnE10 xB5 xH5");
    assert_eq!(divided.game.city().owned(Side::Dark).len(), 89);
    assert_eq!(divided.game.points(Side::Dark), 47 - 3 - 2 - 2 - 3 - 1);
}
