//! Set-up (CAT-SETUP).

use crate::table::{cells, table};
use bastide_cathedral::{
    Action, Cathedral, CathedralDocument, Cell, Cells, Hand, Kind, Placement, Setup, Side, clause,
};
use bastide_core::{Game as _, Seat, Setup as _, Violation};

const ALL_BUILDINGS: &str = "TA TA ST ST IN IN BR SQ MA AB IF CS TO AC";

fn legal(game: &Cathedral) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(game.to_move().seat(), &mut actions);
    actions
}

#[test]
fn cat_setup_01_ten_by_ten_squares_and_four_walls() {
    assert_eq!(Cell::all().count(), 100);
    assert_eq!(Cells::ALL.len(), 100);
    assert_eq!(Cells::WALLS.map(Cells::len), [10; 4]);
    let corners = Cells::WALLS.map(|wall| Cells::WALLS.map(|other| (wall & other).len()));
    assert_eq!(corners, [[10, 0, 1, 1], [0, 10, 1, 1], [1, 1, 10, 0], [1, 1, 0, 10]]);
    // In a city without a cathedral a Tavern has a hundred places, and the corners are the ends.
    let mut empty = table("cathedral=after_first");
    for corner in ["TAnA1", "TAnJ1", "TAnA10", "TAnJ10"] {
        empty.allows("Dark", corner);
    }
    let is_tavern = |action: &&Action| action.to_string().starts_with("TA");
    assert_eq!(legal(&empty.game).iter().filter(is_tavern).count(), 100);
}

#[test]
fn cat_setup_02_two_players() {
    assert_eq!(Setup::default().seats(), 2);
    assert_eq!(Side::BOTH.map(Side::name), ["Light", "Dark"]);
    assert_eq!(Side::of(Seat::new(2)), None);
    let mut game = table("").game;
    let stranger = game.apply(Seat::new(2), "CAnB7".parse().unwrap(), &mut Vec::new());
    assert!(matches!(stranger, Err(Violation { clause: clause::CAT_SETUP_08, .. })));
}

#[test]
fn cat_setup_03_fourteen_buildings_of_eleven_kinds() {
    table("").holds("Light", ALL_BUILDINGS).holds("Dark", ALL_BUILDINGS);
    assert_eq!(Hand::FULL.len(), 14);
    assert_eq!(Hand::FULL.kinds().count(), 11);
}

#[test]
fn cat_setup_04_a_players_buildings_cover_47_squares() {
    assert_eq!(Hand::FULL.points(), 47);
    for side in Side::BOTH {
        let covered = Hand::FULL.kinds().map(|(kind, copies)| {
            let placement = Placement::all(side, kind).next().expect("it fits an empty city");
            placement.cells(side).expect("it fits").len() * u32::from(copies)
        });
        assert_eq!(covered.sum::<u32>(), 47);
    }
}

#[test]
fn cat_setup_05_one_cathedral_of_six_squares_for_nobody() {
    let table = table("CAnB7");
    let city = table.game.city();
    assert_eq!(city.cathedral_cells(), cells("B6 A7 B7 C7 B8 B9"));
    assert_eq!(city.piece_at("B6".parse().unwrap()).unwrap().owner, None);
    assert_eq!(u32::from(Hand::FULL.points()) * 2 + city.cathedral_cells().len(), 100);
    for side in Side::BOTH {
        assert_eq!(city.built(side), Cells::NONE);
        assert_eq!(table.game.hand(side).count(Kind::Cathedral), 0);
    }
}

#[test]
fn cat_setup_06_an_empty_city_and_full_hands() {
    let start = table("").game;
    assert_eq!(start.city().free(), Cells::ALL);
    for side in Side::BOTH {
        assert_eq!(start.hand(side), Hand::FULL);
        assert_eq!(start.city().owned(side), Cells::NONE);
        assert_eq!(start.placements_made(side), 0);
    }
}

#[test]
fn cat_setup_07_light_opens_with_the_cathedral_anywhere() {
    let mut start = table("");
    let placements = legal(&start.game);
    assert_eq!(placements.len(), 224);
    for orientation in ["CAn", "CAe", "CAs", "CAw"] {
        let turned = |action: &&Action| action.to_string().starts_with(orientation);
        assert_eq!(placements.iter().filter(turned).count(), 56, "{orientation}");
    }
    start.refuses("Light", "TAnA1", clause::CAT_SETUP_07);
    start.refuses("Light", "--", clause::CAT_SETUP_07);
    start.refuses("Light", "CAnA1", clause::CAT_PLACE_01);
    start.plays("Light", "CAnB7").asks_building("Dark");
    start.plays("Dark", "TAnA1").refuses("Light", "CAnE5", clause::CAT_SETUP_07);
    assert_eq!(start.game.placements_made(Side::Light), 0, "it is not Light's first move");
}

/// The variant of R 11.
#[test]
fn cat_setup_07_after_first_lets_light_answer_with_the_cathedral() {
    let mut table = table("cathedral=after_first");
    table.refuses("Dark", "CAnB7", clause::CAT_SETUP_07);
    table.asks_building("Dark").plays("Dark", "IFnE5");
    table.refuses("Light", "TAnA1", clause::CAT_SETUP_07);
    table.refuses("Light", "CAnE5", clause::CAT_PLACE_03);
    table.plays("Light", "CAnB7").asks_building("Light");
    table.plays("Light", "TAnA1").asks_building("Dark");
    table.plays("Dark", "TAnJ1").asks_building("Light");
}

/// Dark may pass before there is a cathedral, where passing is free.
#[test]
fn cat_setup_07_after_first_comes_after_a_free_pass_too() {
    let mut table = table("cathedral=after_first pass=free --");
    assert_eq!(Cathedral::restore(&table.game.position()), Ok(table.game.clone()));
    table.refuses("Light", "--", clause::CAT_SETUP_07);
    table.plays("Light", "CAnB7").asks_building("Light").plays("Light", "TAnA1");
    table.asks_building("Dark");
}

#[test]
fn cat_setup_07_no_capture_is_asked_for_before_the_cathedral_stands() {
    let mut document = table("CAnH7 SQnE6 TAnA1 INwB2").game.position();
    assert!(Cathedral::restore(&document).is_ok());
    document.cathedral = CathedralDocument::NotPlaced;
    let error = Cathedral::restore(&document).unwrap_err();
    assert_eq!(error.clause, Some(clause::CAT_SETUP_07));
}

#[test]
fn cat_setup_08_dark_moves_first_and_then_in_turn() {
    let mut table = table("");
    table.refuses("Dark", "CAnB7", clause::CAT_SETUP_08);
    table.plays("Light", "CAnB7").refuses("Light", "TAnA1", clause::CAT_SETUP_08);
    table.plays("Dark", "TAnA1").refuses("Dark", "TAnJ1", clause::CAT_SETUP_08);
    table.plays("Light", "TAnJ1").refuses("Light", "TAnA10", clause::CAT_SETUP_08);
    table.asks_building("Dark");
}

#[test]
fn cat_setup_09_the_two_sets_are_mirror_images() {
    let mirrored = |cells: Cells| -> Cells {
        let flipped = cells.iter().map(|cell| Cell::at(9 - cell.column() as i8, cell.row() as i8));
        flipped.map(|cell| cell.expect("a mirrored square is in the city")).collect()
    };
    for kind in Kind::BUILDINGS {
        let is_handed = matches!(kind, Kind::Abbey | Kind::Academy);
        for placement in Placement::all(Side::Light, kind) {
            let light = placement.cells(Side::Light).expect("it lies inside");
            let is_shared = Placement::covering(Side::Dark, kind, light).is_some();
            assert_eq!(is_shared, !is_handed, "{placement}");
            let mirror = Placement::covering(Side::Dark, kind, mirrored(light));
            assert!(mirror.is_some(), "{placement} mirrored is Dark's");
        }
    }
}
