//! The city as text: a board of box-drawing characters with the hands beside it.
//!
//! Without colour the letters of the ledger tell everything: `X` and `O` are Dark's and Light's
//! buildings, `+` the cathedral, `x` and `o` squares they own. Walls run between different pieces.

use std::fmt::Write as _;

use bastide_cathedral::{Cell, Cells, Question, Side, View};
use bastide_text::{Phrasebook, cathedral as words};

use super::Marks;

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
enum Line {
    None,
    /// Between different pieces, or a piece and the open.
    Building,
    /// The city wall.
    City,
}

fn line_between(one: Option<Ground>, other: Option<Ground>) -> Line {
    match (one, other) {
        (None, Some(_)) | (Some(_), None) => Line::City,
        (Some(one), Some(other)) if one != other && (one.is_piece() || other.is_piece()) => {
            Line::Building
        }
        _ => Line::None,
    }
}

/// The character where lines from north, east, south and west meet.
fn junction(arms: [Line; 4]) -> char {
    use Line::{Building as B, City as C, None as N};
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

fn board(view: &View, marks: &Marks, style: Terminal) -> Vec<String> {
    let city = City::new(view);
    let mut letters = String::from("    ");
    for letter in 'A'..='J' {
        let _ = write!(letters, "  {letter} ");
    }
    let mut lines = vec![format!("{letters:width$}", width = COLUMNS + 4)];
    for y in 0..ROWS {
        let label = if y % STEP.1 == 1 { format!("{:>3} ", y / STEP.1 + 1) } else { "    ".into() };
        lines.push(label + &board_line(&city, view, marks, (y, style)));
    }
    lines
}

fn board_line(city: &City, view: &View, marks: &Marks, (y, style): (usize, Terminal)) -> String {
    let row = (y / STEP.1) as i8;
    let mut pen = Pen::new(style);
    for column in 0..=10 {
        if y % STEP.1 == 0 {
            pen.corner(city, column, row);
            pen.edge(city, column, row);
        } else {
            pen.side(city, column, row);
            pen.square(city, view, marks, (column, row));
        }
    }
    pen.finish()
}

/// Writes characters and changes colours only where they differ.
struct Pen {
    text: String,
    style: Terminal,
    colour: Option<&'static str>,
}

impl Pen {
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

    /// Where four squares meet.
    fn corner(&mut self, city: &City, column: i8, row: i8) {
        let [nw, ne, sw, se] = city.around(column, row);
        let arms = [
            line_between(nw, ne),
            line_between(ne, se),
            line_between(sw, se),
            line_between(nw, sw),
        ];
        let is_inside = nw == ne && sw == se && nw == sw;
        let colour = nw.filter(|_| is_inside).and_then(Ground::colour);
        self.write(colour, &junction(arms).to_string());
    }

    /// The line above a square.
    fn edge(&mut self, city: &City, column: i8, row: i8) {
        if column == 10 {
            return;
        }
        let (above, below) = (city.at(column, row - 1), city.at(column, row));
        let text = match line_between(above, below) {
            Line::None => "   ",
            Line::Building => "───",
            Line::City => "═══",
        };
        let colour = above.filter(|_| above == below).and_then(Ground::colour);
        self.write(colour, text);
    }

    /// The line to the left of a square.
    fn side(&mut self, city: &City, column: i8, row: i8) {
        let (left, right) = (city.at(column - 1, row), city.at(column, row));
        let text = match line_between(left, right) {
            Line::None => " ",
            Line::Building => "│",
            Line::City => "║",
        };
        let colour = left.filter(|_| left == right).and_then(Ground::colour);
        self.write(colour, text);
    }

    fn square(&mut self, city: &City, view: &View, marks: &Marks, (column, row): (i8, i8)) {
        let Some((cell, ground)) = Cell::at(column, row).zip(city.at(column, row)) else { return };
        let letter = ground.letter();
        let text = if is_pending(view, cell) {
            format!(" {letter}?")
        } else if marks.last.contains(cell) {
            format!("[{letter}]")
        } else {
            format!(" {letter} ")
        };
        self.write(ground.colour(), &text);
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
