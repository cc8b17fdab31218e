//! The worked positions of the ledger (CAT-T-01 to -17), with all their numbers.

use crate::table::{Table, cells, finished, position, table};
use bastide_cathedral::{
    Cathedral, CathedralStand, Cells, PerSide, Series, SeriesPlayer, Side, clause, perft,
    region_at, regions,
};

/// The position of the rule sheet, with this side to move.
fn rule_sheet(to_move: &str) -> Table {
    rule_sheet_with("", to_move)
}

fn rule_sheet_with(options: &str, to_move: &str) -> Table {
    position(&format!(
        "{options}
         cathedral CAnB7
         Dark CSwD2 ABeG2 ACwB4 SQnI4 INsD6 TOwE9 IFnI9
         Light BRnE2 TOeG4 ACwI6 INnG10 MAnD10
         Dark owns A1 B1 A2 B2 C2 A3 J10
         {to_move} to move"
    ))
}

/// The region of a side that a square lies in.
fn region(game: &Cathedral, side: Side, cell: &str) -> Cells {
    region_at(cell.parse().expect("a square"), game.city().built(side))
}

/// Also CAT-PLACE-04.
#[test]
fn cat_t_01_walled_off_squares_are_for_their_owner_alone() {
    let mut light = rule_sheet("Light");
    light.shows(
        "    A B C D E F G H I J
          1 x x X X O X X . . .
          2 x x x X O . X X . .
          3 x X X X O O . . X X
          4 X X X . . O O . X X
          5 . . X . . . O O . O
          6 . + X X . . . O O O
          7 + + + X . . . . O .
          8 . + . X X . . . X .
          9 . + . O X X O X X X
         10 . . O O O X O O X x",
    );
    light.refuses("Light", "TAnA1", clause::CAT_PLACE_04);
    rule_sheet("Dark").allows("Dark", "TAnA1");
    // What Dark owns is what Castle and Academy close off with the walls: any move shows it.
    assert_eq!(region(&light.game, Side::Dark, "A1"), cells("A1 B1 A2 B2 C2 A3"));
}

/// Also CAT-CLAIM-09, CAT-CAPTURE-11.
#[test]
fn cat_t_02_two_foreign_pieces_protect_each_other() {
    let mut light = rule_sheet("Light");
    let corner = region(&light.game, Side::Light, "J1");
    assert_eq!(corner & light.game.city().free(), cells("F2 G3 H1 H3 H4 I1 I2 I5 J1 J2"));
    assert_eq!((corner & light.game.city().built(Side::Dark)).len(), 8, "Abbey and Square");
    light.allows("Light", "STnI2");
    rule_sheet("Dark").allows("Dark", "STnI2");
    light.plays("Light", "TAnE5").asks_building("Dark").owns("Light", "");
}

/// Also CAT-CLAIM-03.
#[test]
fn cat_t_03_the_cathedral_bounds_nothing() {
    let mut light = rule_sheet("Light");
    light.allows("Light", "STnA6").allows("Light", "INeA5");
    rule_sheet("Dark")
        .plays("Dark", "TAnE5")
        .asks_building("Light")
        .owns("Dark", "A1 B1 A2 B2 C2 A3 J10");
}

#[test]
fn cat_t_04_cathedral_and_manor_protect_each_other() {
    let mut dark = rule_sheet("Dark");
    let corner = region(&dark.game, Side::Dark, "A10");
    let expected = "A5 A6 A7 A8 A9 A10 B5 B6 B7 B8 B9 B10 C7 C8 C9 C10 D9 D10 E10";
    assert_eq!(corner, cells(expected));
    assert_eq!(corner.len(), 19);
    assert_eq!((corner & dark.game.city().free()).len(), 9);
    dark.allows("Dark", "TAnA10").plays("Dark", "TAnE5").asks_building("Light");
    rule_sheet("Light").allows("Light", "TAnA10");
}

/// Also CAT-CAPTURE-03, CAT-CAPTURE-06.
#[test]
fn cat_t_05_the_inn_isolates_the_infirmary() {
    let mut asked = rule_sheet("Light");
    asked.plays("Light", "INwH8").asks_captures("Light", "I8");
    let mut taken = asked.clone();
    taken.plays("Light", "xI8").owns("Light", "H9 I8 I9 I10 J7 J8 J9 J10");
    taken.holds("Dark", "TA TA ST ST IN BR MA IF").refuses("Dark", "TAnJ7", clause::CAT_PLACE_04);

    let mut left = asked.clone();
    left.plays("Light", "=I8").owns("Light", "").holds("Dark", "TA TA ST ST IN BR MA");
    left.owns("Dark", "A1 B1 A2 B2 C2 A3 J10");
    left.allows("Dark", "TAnJ7").allows("Dark", "TAnJ8").plays("Dark", "TAnE5");
    left.allows("Light", "TAnJ7").allows("Light", "TAnJ8");
    left.refuses("Light", "TAnJ10", clause::CAT_PLACE_04);
}

/// Also CAT-CLAIM-02.
#[test]
fn cat_t_06_a_corner_leaves_a_gap() {
    let mut dark = rule_sheet("Dark");
    assert!(region(&dark.game, Side::Dark, "I2").contains("H3".parse().unwrap()));
    // A placement elsewhere would claim H1 I1 J1 I2 J2 if Abbey and Square closed them off.
    dark.plays("Dark", "TAnE5").owns("Dark", "A1 B1 A2 B2 C2 A3 J10");
}

/// Also CAT-CAPTURE-09.
#[test]
fn cat_t_07_what_the_infirmary_closed_off_alone_goes_with_it() {
    let mut table = rule_sheet("Light");
    let j10 = "J10".parse().unwrap();
    assert!(table.game.city().owned(Side::Dark).contains(j10));
    table.plays("Light", "INwH8 xI8");
    assert!(table.game.city().owned(Side::Light).contains(j10));
    table.owns("Dark", "A1 B1 A2 B2 C2 A3");
}

#[test]
fn cat_t_08_the_number_of_placements() {
    let counts = |to_move: &str| {
        let game = rule_sheet_with("capture=forced", to_move).game;
        [1, 2, 3].map(|depth| perft(&game, depth))
    };
    assert_eq!(counts("Light"), [135, 18_063, 1_597_844]);
    assert_eq!(counts("Dark"), [161, 18_003, 1_962_057]);
}

/// Also CAT-CLAIM-07, CAT-CLAIM-08.
#[test]
fn cat_t_09_what_a_first_move_encloses() {
    let mut table = table("CAnH7 CSnE2");
    table.owns("Dark", "").allows("Light", "TAnE1");
    table.plays("Light", "IFnC8").plays("Dark", "SQnA10").owns("Dark", "E1");
    table.refuses("Light", "TAnE1", clause::CAT_PLACE_04);
}

/// Also CAT-CAPTURE-08.
#[test]
fn cat_t_10_an_intruder_is_not_caught() {
    let mut standard = table("CAnH7 CSnE2 TAnE1");
    standard.plays("Dark", "SQnA10").asks_building("Light").owns("Dark", "");
    standard.shows(
        "    A B C D E F G H I J
          1 . . . X O X . . . .
          2 . . . X X X . . . .",
    );
    standard.plays("Light", "IFnC8").plays("Dark", "TAnJ10").asks_building("Light");

    let mut late = table("late_capture=true CAnH7 CSnE2 TAnE1");
    late.plays("Dark", "SQnA10").asks_captures("Dark", "E1");
    late.plays("Dark", "xE1").owns("Dark", "E1");
}

/// Also CAT-CAPTURE-03, CAT-CAPTURE-07.
#[test]
fn cat_t_11_the_choice() {
    let asked = table("CAnH7 SQnE6 TAnA1 INwB2");
    let mut taken = asked.clone();
    taken.asks_captures("Dark", "A1").plays("Dark", "xA1").owns("Dark", "A1");
    taken.holds("Light", "TA TA ST ST IN IN BR SQ MA AB IF CS TO AC");

    let mut left = asked.clone();
    left.plays("Dark", "=A1").owns("Dark", "").shows("O X\nX X");
    left.plays("Light", "IFnC8").plays("Dark", "MAnE3").asks_building("Light");
}

/// Also CAT-CLAIM-11, CAT-NOTE-03.
#[test]
fn cat_t_12_two_captures_with_one_placement() {
    let mut closed = table("CAnH7 STeA2 TAnA1 STeC2 TAnC1 TAnD1");
    closed.asks_building("Light").owns("Dark", "");
    closed.shows(
        "    A B C D E F G H I J
          1 O . O X . . . . . .
          2 X X X X . . . . . .",
    );
    closed.plays("Light", "IFnC8").plays("Dark", "TAnB1").asks_captures("Dark", "A1 C1");
    let answers = [("xA1 xC1", "A1 C1"), ("xA1 =C1", "A1"), ("=A1 xC1", "C1"), ("=A1 =C1", "")];
    for (answer, owned) in answers {
        closed.clone().plays("Dark", answer).owns("Dark", owned).asks_building("Light");
    }
}

/// Also CAT-CAPTURE-05, CAT-CLAIM-04.
#[test]
fn cat_t_13_the_cathedral_and_the_open_city() {
    let mut standard = table("CAnB2 ACnD2 IFnH8");
    standard.shows(
        "    A B C D E F G H I J
          1 . + . X . . . . . .
          2 + + + X X . . . . .
          3 . + X X . . . . . .
          4 . + . . . . . . . .
          5 . . . . . . . . . .
          6 . . . . . . . . . .
          7 . . . . . . . O . .
          8 . . . . . . O O O .
          9 . . . . . . . O . .
         10 . . . . . . . . . .",
    );
    standard.plays("Dark", "CSnB5").asks_captures("Dark", "B1");
    standard.plays("Dark", "xB1").asks_building("Light");
    standard.owns("Dark", "A1 B1 C1 A2 B2 C2 A3 B3 B4");
    standard.shows(
        "    A B C D E F G H I J
          1 x x x X . . . . . .
          2 x x x X X . . . . .
          3 x x X X . . . . . .
          4 X x X . . . . . . .
          5 X X X . . . . . . .
          6 . . . . . . . . . .
          7 . . . . . . . O . .
          8 . . . . . . O O O .
          9 . . . . . . . O . .
         10 . . . . . . . . . .",
    );
    assert_eq!(standard.game.city().cathedral(), CathedralStand::Captured);

    let mut literal = table("open_city=literal CAnB2 ACnD2 IFnH8 CSnB5");
    literal.asks_captures("Dark", "B1 H7").plays("Dark", "xB1 xH7");
    assert_eq!(literal.game.city().owned(Side::Dark), !literal.game.city().built(Side::Dark));
}

fn wall_to_wall(options: &str) -> Table {
    position(&format!(
        "{options}
         cathedral captured
         Dark BRnE2 STnE5 STnE7 INnE9
         Light TAnB5 SQnH6
         Dark to move"
    ))
}

/// Also CAT-CLAIM-12.
#[test]
fn cat_t_14_wall_to_wall() {
    let mut standard = wall_to_wall("");
    standard.shows(
        "    A B C D E F G H I J
          1 . . . . X . . . . .
          2 . . . . X . . . . .
          3 . . . . X . . . . .
          4 . . . . X . . . . .
          5 . O . . X . . O O .
          6 . . . . X . . O O .
          7 . . . . X . . . . .
          8 . . . . X . . . . .
          9 . . . . X X . . . .
         10 . . . . . . . . . .",
    );
    standard.plays("Dark", "TAnE10").asks_captures("Dark", "B5 H5");
    let parts: Vec<u32> = regions(standard.game.city().built(Side::Dark)).map(Cells::len).collect();
    assert_eq!(parts, [40, 49]);
    standard.plays("Dark", "xB5 xH5");
    assert_eq!(standard.game.city().owned(Side::Dark).len(), 89);

    wall_to_wall("open_city=largest").plays("Dark", "TAnE10").asks_captures("Dark", "B5");
}

/// Also CAT-CLAIM-10.
#[test]
fn cat_t_15_an_own_building_inside() {
    table("CAnH7 TAnA1 IFnC8 BRnC2 CSnF5").plays("Dark", "STeA3").owns("Dark", "B1 A2 B2").shows(
        "    A B C D
          1 X x X .
          2 x x X .
          3 X X X .",
    );
}

/// Also CAT-SCORE-01.
#[test]
fn cat_t_16_scores() {
    let cases = [
        (finished::THREE_TO_FOUR, ("TA ST", "SQ"), (3, 4), Some(Side::Light)),
        (finished::NONE_TO_ONE, ("", "TA"), (0, 1), Some(Side::Light)),
        (finished::NONE_TO_NONE, ("", ""), (0, 0), None),
        (finished::THREE_TO_THREE, ("IN", "BR"), (3, 3), None),
    ];
    for (script, hands, points, winner) in cases {
        let mut table = position(script);
        table.holds("Light", hands.0).holds("Dark", hands.1).ends(points.0, points.1);
        assert_eq!(table.winner(), winner, "{points:?}");
    }
}

/// Also CAT-MATCH-02, CAT-MATCH-03.
#[test]
fn cat_t_17_a_match_is_won_by_the_lower_total() {
    let mut series = Series::new();
    series.add(PerSide { light: 4, dark: 0 });
    series.add(PerSide { light: 7, dark: 1 });
    assert_eq!(series.total(SeriesPlayer::First), 5);
    assert_eq!(series.total(SeriesPlayer::Second), 7);
    assert_eq!(series.leader(), Some(SeriesPlayer::First));
}
