//! A player's table as text: the board, the castle and both sheets in at most a hundred columns.

mod board;
mod sheets;

use bastide_anarchy::{BoxId, Line, PlayerView, Table, View};
use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::Marks;

/// The widest line.
const WIDTH: usize = 100;
/// How wide the names of tracks are at most.
const NAME: usize = 26;

/// How the drawing may look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// Whether the terminal understands colours; nothing is told by colour alone.
    pub colour: bool,
}

/// The board, the castle and the sheets of a player. `■` is a filled box, `□` an empty one, `◆` one
/// filled last; `|` stands before boxes that ask for a crane.
pub fn terminal(
    view: &View,
    seat: Seat,
    marks: &Marks,
    terminal: Terminal,
    book: &Phrasebook,
) -> String {
    let player = &view.players[seat];
    let mut page = Page { view, player, marks, terminal, book, lines: Vec::new() };
    page.head(seat);
    page.scenario();
    page.others();
    page.attacks();
    page.castle();
    page.holdings();
    page.left();
    page.right();
    page.lines.push(String::new());
    page.lines.join("\n")
}

struct Page<'a> {
    view: &'a View,
    player: &'a PlayerView,
    marks: &'a Marks,
    terminal: Terminal,
    book: &'a Phrasebook,
    lines: Vec<String>,
}

impl Page<'_> {
    fn table(&self) -> &Table {
        self.view.table()
    }

    /// A line, broken at spaces where it is too long.
    fn line(&mut self, text: &str) {
        let mut rest = text.trim_end().to_owned();
        while rest.chars().count() > WIDTH {
            let end = rest.char_indices().nth(WIDTH).map_or(rest.len(), |(end, _)| end);
            let gap = rest[..end].rfind(' ').filter(|&gap| gap > 20).unwrap_or(end);
            self.lines.push(rest[..gap].trim_end().to_owned());
            rest = format!("    {}", rest[gap..].trim_start());
        }
        self.lines.push(rest);
    }

    fn heading(&mut self, text: &str) {
        let dashes = "─".repeat(WIDTH.saturating_sub(text.chars().count() + 4));
        let line = format!("── {text} {dashes}");
        self.lines.push(if self.terminal.colour { format!("\x1b[1m{line}\x1b[0m") } else { line });
    }

    /// A name padded to its column.
    fn named(name: &str, rest: &str) -> String {
        let short: String = name.chars().take(NAME).collect();
        format!("{short:NAME$}{rest}")
    }

    fn sign(&self, id: BoxId) -> String {
        match (self.player.is_filled(id), self.marks.last.contains(id)) {
            (true, true) if self.terminal.colour => "\x1b[31m◆\x1b[0m".to_owned(),
            (true, true) => "◆".to_owned(),
            (true, false) => "■".to_owned(),
            (false, _) => "□".to_owned(),
        }
    }

    /// The boxes of a track; a stroke where a section begins that asks for a crane.
    fn signs(&self, line: Line) -> String {
        let table = self.table();
        let cranes = |id: BoxId| {
            let is_crane = |on: BoxId| on == table.small_crane || on == table.large_crane;
            table.spec(id).needs().map(|need| need.on).find(|&on| is_crane(on))
        };
        let mut text = String::new();
        let mut before = None;
        for id in line.iter() {
            let crane = cranes(id);
            if crane.is_some() && crane != before {
                text.push('|');
            }
            before = crane;
            text.push_str(&self.sign(id));
        }
        text
    }
}

/// How wide a text is on the screen.
fn visible(text: &str) -> usize {
    let mut is_code = false;
    text.chars()
        .filter(|&sign| {
            let starts = sign == '\x1b';
            let shown = !is_code && !starts;
            is_code = starts || (is_code && sign != 'm');
            shown
        })
        .count()
}
