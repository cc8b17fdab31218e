//! The pieces (CAT-PIECE): the tables of the ledger, held against the program.

use std::collections::BTreeSet;

use crate::table::{playout, table};
use bastide_cathedral::{
    Action, Cathedral, Cell, Cells, Kind, Orientation, Placement, Side, perft,
};
use bastide_core::Game as _;

const LEDGER: &str = include_str!("../../../docs/rules/cathedral.md");

/// The rows of the ledger's table that starts with this heading, cell by cell.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let table = LEDGER.lines().skip_while(|line| !line.starts_with(heading)).skip(2);
    let row = |line: &str| line.trim_matches('|').split('|').map(|c| c.trim().into()).collect();
    table.take_while(|line| line.starts_with('|')).map(row).collect()
}

fn kind(code: &str) -> Kind {
    Kind::ALL.into_iter().find(|kind| kind.code() == code).expect("a code of the ledger")
}

/// The colours a row speaks of: one for Abbey and Academy, both for the rest.
fn sides(name: &str) -> Vec<Side> {
    let named = Side::BOTH.into_iter().filter(|side| name.ends_with(side.name()));
    let named: Vec<Side> = named.collect();
    if named.is_empty() { Side::BOTH.to_vec() } else { named }
}

/// The piece with its pivot on E5.
fn in_the_middle(side: Side, kind: Kind, orientation: Orientation) -> Cells {
    let placement = Placement::new(kind, orientation, "E5".parse().expect("a square"));
    placement.expect("a listed orientation").cells(side).expect("the middle has room")
}

#[test]
fn cat_piece_01_shapes_sizes_copies_and_orientations() {
    let rows = rows("| code | name");
    assert_eq!(rows.len(), 14);
    for row in rows {
        let [code, name, copies, size, orientations, placements, offsets] = &row[..] else {
            panic!("seven columns: {row:?}")
        };
        let kind = kind(code);
        let letters = kind.orientations().iter().map(|o| o.letter().to_string());
        let listed = format!("{}: {}", letters.len(), letters.collect::<Vec<_>>().join(" "));
        assert_eq!(&listed, orientations, "{name}");
        assert_eq!(kind.copies().to_string(), copies.split(',').next().unwrap(), "{name}");
        assert_eq!(&kind.size().to_string(), size, "{name}");
        for side in sides(name) {
            assert_eq!(&Placement::all(side, kind).count().to_string(), placements, "{name}");
            let drawn = in_the_middle(side, kind, Orientation::North);
            assert_eq!(drawn, around_the_middle(offsets), "{name} of {side}");
        }
    }
}

/// `(0,−1) (1,0)` around E5.
fn around_the_middle(offsets: &str) -> Cells {
    let pairs = offsets.replace('−', "-").replace(['(', ')'], "");
    let middle: Cell = "E5".parse().expect("a square");
    let cell = |pair: &str| {
        let (dx, dy) = pair.split_once(',').expect("a pair");
        let number = |text: &str| text.parse().expect("a number");
        middle.offset(number(dx), number(dy)).expect("inside the city")
    };
    pairs.split_whitespace().map(cell).collect()
}

#[test]
fn cat_piece_02_all_distinct_shapes() {
    let rows = rows("| piece | n | e");
    assert_eq!(rows.len(), 14);
    for row in rows {
        let kind = kind(&row[0][..2]);
        let shapes: Vec<&str> =
            row[1..].iter().map(|c| c.trim_matches('`')).filter(|c| !c.is_empty()).collect();
        assert_eq!(kind.orientations().len(), shapes.len(), "{}", row[0]);
        for side in sides(&row[0]) {
            for (&orientation, shape) in kind.orientations().iter().zip(&shapes) {
                let cells = in_the_middle(side, kind, orientation);
                assert_eq!(drawing(cells), **shape, "{} {}", row[0], orientation.letter());
            }
        }
    }
}

/// The smallest drawing of squares around the pivot on E5, row by row.
fn drawing(cells: Cells) -> String {
    let (columns, rows): (BTreeSet<u8>, BTreeSet<u8>) =
        cells.iter().map(|cell| (cell.column(), cell.row())).unzip();
    let mark = |column: u8, row: u8| match Cell::at(column as i8, row as i8) {
        Some(cell) if !cells.contains(cell) => '.',
        Some(cell) if cell.to_string() == "E5" => '@',
        _ => '#',
    };
    let line = |&row: &u8| columns.iter().map(|&column| mark(column, row)).collect::<String>();
    rows.iter().map(line).collect::<Vec<_>>().join("/")
}

#[test]
fn cat_piece_03_placements_and_sequences() {
    for side in Side::BOTH {
        let all = Kind::BUILDINGS.into_iter().map(|kind| Placement::all(side, kind).count());
        assert_eq!(all.sum::<usize>(), 2_141);
    }
    let start = table("").game;
    let cathedrals: Vec<Placement> = Placement::all(Side::Light, Kind::Cathedral).collect();
    assert_eq!(cathedrals.len(), 224);
    let orbits: BTreeSet<Cells> = cathedrals
        .iter()
        .map(|placement| {
            let cells = placement.cells(Side::Light);
            std::iter::successors(cells, |&cells| Some(turned(cells))).take(4).min().unwrap()
        })
        .collect();
    assert_eq!(orbits.len(), 56);

    let choices: Vec<u64> = cathedrals
        .iter()
        .map(|&cathedral| {
            let mut game = start.clone();
            game.play_unchecked(Action::Place(cathedral));
            perft(&game, 1)
        })
        .collect();
    assert_eq!((choices.iter().min(), choices.iter().max()), (Some(&1_720), Some(&1_896)));
    assert_eq!((choices.iter().sum::<u64>() + 112) / 224, 1_779);
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [224, 398_548, 624_864_152]);
}

/// Squares after a quarter turn of the whole board, clockwise.
fn turned(cells: Cells) -> Cells {
    let turn = |cell: Cell| Cell::at(9 - cell.row() as i8, cell.column() as i8);
    cells.iter().map(|cell| turn(cell).expect("a turned square is in the city")).collect()
}

/// A placement after a quarter turn of the whole board.
fn turned_placement(mover: Side, action: Action) -> Action {
    let Action::Place(placement) = action else { return action };
    let cells = turned(placement.cells(mover).expect("a legal placement lies inside"));
    let covering = Placement::covering(mover, placement.kind(), cells);
    Action::Place(covering.expect("no piece changes its hand by turning"))
}

/// Plays the same game on a turned board; with captures forced no decision depends on the order
/// of reading.
fn turns_with_the_board(setup: &str, seed: u64) {
    let mut other = Cathedral::new(setup.parse().expect("a setup"));
    playout(setup, seed, |step| {
        let seat = step.mover.seat();
        let answer = other.apply(seat, turned_placement(step.mover, step.action), &mut Vec::new());
        assert!(answer.is_ok(), "{setup} {seed}: {} {}", step.mover, step.action);
        for side in Side::BOTH {
            let (city, copy) = (step.after.city(), other.city());
            assert_eq!(turned(city.built(side)), copy.built(side), "{setup} {seed}");
            assert_eq!(turned(city.owned(side)), copy.owned(side), "{setup} {seed}");
        }
        assert_eq!(step.after.to_act(), other.to_act(), "{setup} {seed}");
    });
}

#[test]
fn cat_piece_04_turning_the_board_changes_nothing() {
    let variants = ["", "open_city=literal ", "open_city=largest ", "open_city=area(30) "];
    for variant in variants {
        for seed in 0..100 {
            turns_with_the_board(&format!("{variant}capture=forced"), seed);
        }
    }
}

#[test]
fn cat_piece_04_mirroring_the_board_exchanges_the_sets() {
    for kind in [Kind::Abbey, Kind::Academy] {
        let light: BTreeSet<Cells> =
            Placement::all(Side::Light, kind).filter_map(|p| p.cells(Side::Light)).collect();
        let dark: BTreeSet<Cells> =
            Placement::all(Side::Dark, kind).filter_map(|p| p.cells(Side::Dark)).collect();
        assert!(light.is_disjoint(&dark), "{kind}");
        let mirror = |cell: Cell| Cell::at(cell.column() as i8, 9 - cell.row() as i8).unwrap();
        let mirrored = light.iter().map(|cells| cells.iter().map(mirror).collect());
        assert_eq!(mirrored.collect::<BTreeSet<Cells>>(), dark, "{kind}");
    }
}
