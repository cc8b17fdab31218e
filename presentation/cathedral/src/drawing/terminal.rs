//! The city as text: a board of box-drawing characters with the hands beside it.
//!
//! Without colour the letters of the ledger tell everything: `X` and `O` are Dark's and Light's
//! buildings, `+` the cathedral, `x` and `o` squares they own. Walls run between different pieces.

use std::fmt::Write as _;

use bastide_cathedral::{Cell, Cells, Question, Side, View};
use bastide_text::Phrasebook;

use super::Marks;
use crate::words;

/// How a terminal likes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// Whether it understands ANSI colours.
    pub colour: bool,
}

/// Columns of the panel beside the board; board and panel fit into 80.
const PANEL: usize = 32;
/// Characters from one square to the next.
const STEP: (usize, usize) = (4, 2);
const ROWS: usize = 10 * STEP.1 + 1;
const COLUMNS: usize = 10 * STEP.0 + 1;

/// The board with both hands and the question, at most 80 columns wide.
pub fn terminal(view: &View, marks: &Marks, style: Terminal, book: &Phrasebook) -> String {
    let board = board(view, marks, style);
    let panel = panel(view, book);
    let mut text = String::new();
    for row in 0..board.len().max(panel.len()) {
        let left = board.get(row).map_or("", String::as_str);
        let right = panel.get(row).map_or("", String::as_str);
        let line = match (left, right) {
            ("", right) => format!("{:width$}{right}", "", width = COLUMNS + 6),
            (left, "") => left.to_owned(),
            (left, right) => format!("{left}  {right}"),
        };
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// What lies on a square, as far as its look is concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Free(Option<Side>),
    /// The number tells different pieces apart.
    Piece {
        owner: Option<Side>,
        number: usize,
    },
}

impl Ground {
    fn letter(self) -> char {
        match self {
            Self::Free(None) => '.',
            Self::Free(Some(Side::Light)) => 'o',
            Self::Free(Some(Side::Dark)) => 'x',
            Self::Piece { owner: Some(Side::Light), .. } => 'O',
            Self::Piece { owner: Some(Side::Dark), .. } => 'X',
            Self::Piece { owner: None, .. } => '+',
        }
    }

    /// Parameters of the ANSI sequence: black or white on maple, walnut and stone, and the same
    /// woods as ink on owned squares.
    fn colour(self) -> Option<&'static str> {
        match self {
            Self::Free(None) => None,
            Self::Free(Some(Side::Light)) => Some("38;5;94;48;5;187"),
            Self::Free(Some(Side::Dark)) => Some("38;5;180;48;5;52"),
            Self::Piece { owner: Some(Side::Light), .. } => Some("1;38;5;16;48;5;222"),
            Self::Piece { owner: Some(Side::Dark), .. } => Some("1;38;5;230;48;5;94"),
            Self::Piece { owner: None, .. } => Some("1;38;5;16;48;5;248"),
        }
    }

    fn is_piece(self) -> bool {
        matches!(self, Self::Piece { .. })
    }
}

/// The grounds of all squares; nothing lies outside the walls.
struct City(Vec<Ground>);

impl City {
    fn new(view: &View) -> Self {
        let pieces: Vec<(Option<Side>, Cells)> = view
            .buildings
            .iter()
            .map(|building| (Some(building.side), building.cells))
            .chain(view.cathedral.map(|cells| (None, cells)))
            .collect();
        let ground = |cell: Cell| {
            let piece = pieces.iter().position(|(_, cells)| cells.contains(cell));
            match piece {
                Some(number) => Ground::Piece { owner: pieces[number].0, number },
                None => Ground::Free(
                    Side::BOTH.into_iter().find(|&side| view.owned[side].contains(cell)),
                ),
            }
        };
        Self(Cell::all().map(ground).collect())
    }

    fn at(&self, column: i8, row: i8) -> Option<Ground> {
        Cell::at(column, row)
            .map(|cell| self.0[usize::from(cell.row()) * 10 + usize::from(cell.column())])
    }

    /// The squares around a corner of the grid: north-west, north-east, south-west, south-east.
    fn around(&self, column: i8, row: i8) -> [Option<Ground>; 4] {
        [(-1, -1), (0, -1), (-1, 0), (0, 0)].map(|(dx, dy)| self.at(column + dx, row + dy))
    }
}

/// A line of the grid between two squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Border {
    None,
    /// Between different pieces, or a piece and the open.
    Building,
    /// The city wall.
    City,
}

fn line_between(one: Option<Ground>, other: Option<Ground>) -> Border {
    match (one, other) {
        (None, Some(_)) | (Some(_), None) => Border::City,
        (Some(one), Some(other)) if one != other && (one.is_piece() || other.is_piece()) => {
            Border::Building
        }
        _ => Border::None,
    }
}

/// The character where lines from north, east, south and west meet.
fn junction(arms: [Border; 4]) -> char {
    use Border::{Building as B, City as C, None as N};
    match arms {
        [N, C, C, N] => '╔',
        [N, N, C, C] => '╗',
        [C, C, N, N] => '╚',
        [C, N, N, C] => '╝',
        [N, C, N, C] => '═',
        [C, N, C, N] => '║',
        [N, C, B, C] => '╤',
        [B, C, N, C] => '╧',
        [C, B, C, N] => '╟',
        [C, N, C, B] => '╢',
        _ => light_junction(arms.map(|arm| arm == B)),
    }
}

fn light_junction(arms: [bool; 4]) -> char {
    const CHARACTERS: [char; 16] =
        [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
    let index =
        arms.iter().enumerate().map(|(arm, &is_there)| usize::from(is_there) << arm).sum::<usize>();
    CHARACTERS[index]
}

/// The board line by line, with its coordinates.
fn board(view: &View, marks: &Marks, style: Terminal) -> Vec<String> {
    let mut letters = String::from("    ");
    for letter in 'A'..='J' {
        let _ = write!(letters, "  {letter} ");
    }
    let mut lines = vec![format!("{letters:width$}", width = COLUMNS + 4)];
    let board = Board { city: City::new(view), view, marks, style };
    for y in 0..ROWS {
        let is_line_of_squares = y % STEP.1 == 1;
        let row = (y / STEP.1) as i8;
        if is_line_of_squares {
            lines.push(format!("{:>3} {}", row + 1, board.squares(row)));
        } else {
            lines.push(format!("    {}", board.walls_above(row)));
        }
    }
    lines
}

struct Board<'a> {
    city: City,
    view: &'a View,
    marks: &'a Marks,
    style: Terminal,
}

impl Board<'_> {
    /// The line of the grid above a row.
    fn walls_above(&self, row: i8) -> String {
        let mut pen = TerminalPen::new(self.style);
        for column in 0..=10 {
            let [north_west, north_east, south_west, south_east] = self.city.around(column, row);
            let arms = [
                line_between(north_west, north_east),
                line_between(north_east, south_east),
                line_between(south_west, south_east),
                line_between(north_west, south_west),
            ];
            let is_inside =
                north_west == north_east && south_west == south_east && north_west == south_west;
            let colour = north_west.filter(|_| is_inside).and_then(Ground::colour);
            pen.write(colour, &junction(arms).to_string());
            if column < 10 {
                pen.wall(north_east, south_east, ["   ", "───", "═══"]);
            }
        }
        pen.finish()
    }

    /// The line through the middle of a row.
    fn squares(&self, row: i8) -> String {
        let mut pen = TerminalPen::new(self.style);
        for column in 0..=10 {
            let here = self.city.at(column, row);
            pen.wall(self.city.at(column - 1, row), here, [" ", "│", "║"]);
            if let Some((cell, ground)) = Cell::at(column, row).zip(here) {
                pen.write(ground.colour(), &self.square(cell, ground.letter()));
            }
        }
        pen.finish()
    }

    /// The three characters of a square.
    fn square(&self, cell: Cell, letter: char) -> String {
        if is_pending(self.view, cell) {
            format!(" {letter}?")
        } else if self.marks.last.contains(cell) {
            format!("[{letter}]")
        } else {
            format!(" {letter} ")
        }
    }
}

/// Writes characters and changes colours only where they differ.
struct TerminalPen {
    text: String,
    style: Terminal,
    colour: Option<&'static str>,
}

impl TerminalPen {
    fn new(style: Terminal) -> Self {
        Self { text: String::new(), style, colour: None }
    }

    fn write(&mut self, colour: Option<&'static str>, text: &str) {
        if self.style.colour && colour != self.colour {
            let _ =
                write!(self.text, "\x1b[0{}m", colour.map(|c| format!(";{c}")).unwrap_or_default());
            self.colour = colour;
        }
        self.text.push_str(text);
    }

    /// What stands between two squares, drawn as nothing, a building's wall or the city's.
    fn wall(&mut self, one: Option<Ground>, other: Option<Ground>, drawn: [&str; 3]) {
        let colour = one.filter(|_| one == other).and_then(Ground::colour);
        self.write(colour, drawn[line_between(one, other) as usize]);
    }

    fn finish(mut self) -> String {
        self.write(None, "");
        self.text
    }
}

/// Whether a piece that waits for a decision stands on the square.
fn is_pending(view: &View, cell: Cell) -> bool {
    let Question::Capture(pending) = view.question else { return false };
    let pieces = view.buildings.iter().map(|building| building.cells).chain(view.cathedral);
    pieces.into_iter().any(|cells| cells.contains(cell) && cells.meets(pending))
}

/// Both hands, the one to move marked, and what is asked.
fn panel(view: &View, book: &Phrasebook) -> Vec<String> {
    let mut lines = vec![String::new()];
    for side in Side::BOTH {
        let mark = if view.to_move == Some(side) { '>' } else { ' ' };
        lines.push(format!("{mark} {}", words::hand(book, side, view.points[side])));
        let entries: Vec<String> = view.hands[side]
            .kinds()
            .map(|(kind, count)| {
                let copies = if count > 1 { format!(" ×{count}") } else { String::new() };
                format!("{} {}{copies}", kind.code(), words::kind(book, kind))
            })
            .collect();
        let rows = entries.len().div_ceil(2);
        for row in 0..rows {
            let right = entries.get(row + rows).map_or("", String::as_str);
            lines.push(format!("  {:<15}{right}", entries[row]));
        }
        lines.push(String::new());
    }
    let question = if view.standing.is_some() {
        words::result(book, view)
    } else {
        words::question(book, view)
    };
    lines.extend(wrapped(&question, PANEL));
    lines
}

/// Words in lines of at most `width` characters.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            let _ = write!(line, " {word}");
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}
