//! The shapes of the pieces, read from the drawings of the ledger (CAT-PIECE-02).

use super::slow::{Colour, Square};

const LEDGER: &str = include_str!("../../../../docs/rules/cathedral.md");

/// A piece in one orientation: its squares as (dx, dy) from the pivot.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub(crate) code: &'static str,
    /// Nobody's is the cathedral's, and whatever looks the same in both colours.
    pub(crate) colour: Option<Colour>,
    pub(crate) orientation: char,
    pub(crate) offsets: Vec<Square>,
}

/// All shapes that the table of CAT-PIECE-02 draws.
pub(crate) fn shapes() -> Vec<Shape> {
    let table = LEDGER.split("**CAT-PIECE-02**").nth(1).expect("the ledger draws the pieces");
    let table = table.split("**CAT-PIECE-03**").next().expect("and goes on after that");
    table.lines().filter(|line| line.contains('`') && line.starts_with('|')).flat_map(row).collect()
}

/// `| AB Light | `#./@#/.#` | `.@#/##.` | | |`
fn row(line: &'static str) -> Vec<Shape> {
    let mut columns = line.split('|').skip(1).map(str::trim);
    let name = columns.next().expect("the first column names the piece");
    let (code, colour) = match name.split_once(' ') {
        None => (name, None),
        Some((code, "Light")) => (code, Some(Colour::Light)),
        Some((code, _)) => (code, Some(Colour::Dark)),
    };
    let drawings = columns.zip("nesw".chars()).filter(|(drawing, _)| !drawing.is_empty());
    let shape = |(drawing, orientation)| Shape {
        code,
        colour,
        orientation,
        offsets: offsets(str::trim_matches(drawing, '`')),
    };
    drawings.map(shape).collect()
}

fn offsets(drawing: &str) -> Vec<Square> {
    let mut marks = Vec::new();
    for (y, row) in drawing.split('/').enumerate() {
        for (x, mark) in row.chars().enumerate() {
            marks.push((x as i8, y as i8, mark));
        }
    }
    let pivot = marks.iter().find(|mark| mark.2 == '@').expect("every drawing has its pivot");
    let (px, py) = (pivot.0, pivot.1);
    let covered = marks.iter().filter(|mark| mark.2 != '.');
    covered.map(|&(x, y, _)| (x - px, y - py)).collect()
}
