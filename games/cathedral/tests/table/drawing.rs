//! The ledger's drawings of the city.

use std::fmt::Write as _;

use bastide_cathedral::{Cathedral, Cell, Side};

/// The squares of a drawing with their marks. A first line of column letters says which columns are
/// drawn, a number at the start of a row which row; without them a drawing starts at A1.
pub(crate) fn drawn(picture: &str) -> Vec<(Cell, char)> {
    let mut lines = picture.lines().map(str::trim).filter(|line| !line.is_empty()).peekable();
    let is_header = |line: &&str| line.chars().all(|c| c.is_whitespace() || matches!(c, 'A'..='J'));
    let header = lines.next_if(is_header);
    let first_column = header.map_or(0, |line| line.as_bytes()[0] - b'A');
    let mut squares = Vec::new();
    for (index, line) in lines.enumerate() {
        let mut words = line.split_whitespace().peekable();
        let number = words.next_if(|word| word.parse::<usize>().is_ok());
        let row = number.map_or(index, |word| word.parse::<usize>().expect("a row") - 1);
        for (offset, mark) in words.flat_map(str::chars).enumerate() {
            let column = usize::from(first_column) + offset;
            let cell = Cell::at(column as i8, row as i8).expect("a drawing inside the city");
            squares.push((cell, mark));
        }
    }
    squares
}

/// How a square is drawn.
pub(crate) fn mark(game: &Cathedral, cell: Cell) -> char {
    let city = game.city();
    if city.cathedral_cells().contains(cell) {
        return '+';
    }
    let marks = |light, dark| Side::BOTH.into_iter().zip([light, dark]);
    let built = marks('O', 'X').find(|&(side, _)| city.built(side).contains(cell));
    let owned = marks('o', 'x').find(|&(side, _)| city.owned(side).contains(cell));
    built.or(owned).map_or('.', |(_, mark)| mark)
}

/// The whole city, for the messages of failed tests.
pub(crate) fn picture(game: &Cathedral) -> String {
    let mut text = String::from("    A B C D E F G H I J");
    for cell in Cell::all() {
        if cell.column() == 0 {
            let _ = write!(text, "\n {:>2}", cell.row() + 1);
        }
        text.push(' ');
        text.push(mark(game, cell));
    }
    text
}
