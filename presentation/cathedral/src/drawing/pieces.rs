//! The pieces of a hand as text: every way to turn them, with the pivot that the notation names.

use bastide_cathedral::{Cell, Kind, Orientation, Placement, Question, Side, View};
use bastide_text::Phrasebook;

use crate::words;

/// Columns from one drawing to the next.
const STEP: usize = 8;

/// What `side` can place, or the one piece asked for: `@` is the pivot, `#` the other squares.
/// ```text
/// IN Inn ×2
///     n       e       s       w
///     #.      @#      #@      .#
///     @#      #.      .#      #@
/// ```
pub fn pieces(view: &View, side: Side, kind: Option<Kind>, book: &Phrasebook) -> String {
    let copies = |kind| match kind {
        Kind::Cathedral => u8::from(view.question == Question::Cathedral),
        building => view.hands[side].count(building),
    };
    let asked: Vec<Kind> = match kind {
        Some(kind) => vec![kind],
        None => Kind::ALL.into_iter().filter(|&kind| copies(kind) > 0).collect(),
    };
    let blocks = asked.into_iter().map(|kind| {
        let count = copies(kind);
        let times = if count == 1 { String::new() } else { format!(" ×{count}") };
        format!("{} {}{times}\n{}", kind.code(), words::kind(book, kind), turns(side, kind))
    });
    blocks.collect::<Vec<_>>().join("\n")
}

/// The drawings of a kind side by side, under the letters of their orientations.
fn turns(side: Side, kind: Kind) -> String {
    let drawn: Vec<Vec<String>> =
        kind.orientations().iter().map(|&turn| drawing(side, kind, turn)).collect();
    let height = drawn.iter().map(Vec::len).max().unwrap_or(0);
    let line = |row: usize| {
        let parts = drawn.iter().map(|rows| rows.get(row).map_or("", String::as_str));
        let padded: Vec<String> = parts.map(|part| format!("{part:<STEP$}")).collect();
        format!("    {}\n", padded.concat().trim_end())
    };
    (0..height).map(line).collect()
}

/// The letter of an orientation and the rows of its shape below it.
fn drawing(side: Side, kind: Kind, turn: Orientation) -> Vec<String> {
    let pivot = Cell::at(4, 4).expect("the middle of the city");
    let placement = Placement::new(kind, turn, pivot).expect("a listed orientation");
    let cells = placement.cells(side).expect("every piece fits around the middle");
    let columns = || cells.iter().map(Cell::column);
    let (left, right) = (columns().min(), columns().max());
    let (top, bottom) = (cells.iter().map(Cell::row).min(), cells.iter().map(Cell::row).max());
    let (Some(left), Some(right)) = (left, right) else { return Vec::new() };
    let (Some(top), Some(bottom)) = (top, bottom) else { return Vec::new() };
    let mark = |column: u8, row: u8| match Cell::at(column as i8, row as i8) {
        Some(cell) if cell == pivot => '@',
        Some(cell) if cells.contains(cell) => '#',
        _ => '.',
    };
    let rows = (top..=bottom).map(|row| (left..=right).map(|column| mark(column, row)).collect());
    std::iter::once(turn.letter().to_string()).chain(rows).collect()
}
