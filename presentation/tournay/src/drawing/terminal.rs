//! The table in characters, at most a hundred columns wide and readable without colours.
//!
//! `▲` stands, `▬` lies; a letter behind it is the class. `●` is a coin on an event and `○` an empty
//! circle, `✗` is damage, `!` a crier that has appeared. Decks and cards are named as in the notation: `W2`.

use bastide_core::Seat;
use bastide_text::Phrasebook;
use bastide_tournay::{
    Card, Colour, Deck, DeckView, Level, PlayerView, Slot, SlotView, Slots, View, WorkerView,
};

use super::Marks;
use crate::words;

/// How wide the drawing may be.
const WIDTH: usize = 100;
const DECK_CELL: usize = 31;
const SLOT_CELL: usize = 31;

/// How the drawing is to be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terminal {
    /// Whether classes have colours of their own; without, letters alone tell them.
    pub colour: bool,
}

/// The whole table: decks, events, reserve, and every player with district and hand.
pub fn terminal(view: &View, marks: &Marks, terminal: Terminal, book: &Phrasebook) -> String {
    let sheet = Sheet { view, marks, terminal, book };
    let mut lines = sheet.decks();
    lines.extend(sheet.events());
    lines.push(sheet.reserve());
    for (seat, player) in view.players.iter() {
        lines.push(String::new());
        lines.extend(sheet.player(seat, player));
    }
    if view.scores.is_some() {
        lines.push(String::new());
        lines.extend(sheet.scores());
    }
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

struct Sheet<'a> {
    view: &'a View,
    marks: &'a Marks,
    terminal: Terminal,
    book: &'a Phrasebook,
}

/// Cuts a text or fills it up with spaces.
fn padded(text: &str, width: usize) -> String {
    let length = text.chars().count();
    if length > width {
        let kept: String = text.chars().take(width.saturating_sub(1)).collect();
        return format!("{kept}…");
    }
    format!("{text}{}", " ".repeat(width - length))
}

impl Sheet<'_> {
    /// A text in the colour of a class.
    fn dyed(&self, colour: Colour, text: &str) -> String {
        if !self.terminal.colour {
            return text.to_owned();
        }
        let code = match colour {
            Colour::Yellow => "33",
            Colour::White => "97",
            Colour::Red => "91",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }

    fn bold(&self, text: &str) -> String {
        if self.terminal.colour { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }

    /// `Y2 Market`
    fn card(&self, card: Card) -> String {
        format!("{} {}", card.deck(), words::card_name(self.book, card))
    }

    /// Three rows for the levels, three columns for the colours.
    fn decks(&self) -> Vec<String> {
        let row = |level: Level| {
            let cell = |colour| {
                let deck = Deck::new(colour, level);
                self.dyed(colour, &padded(&self.deck(&self.view.decks[deck.index()]), DECK_CELL))
            };
            Colour::ALL.map(cell).join("  ")
        };
        Level::ALL.into_iter().rev().map(row).collect()
    }

    /// `W2  8 Bishopric !`
    fn deck(&self, deck: &DeckView) -> String {
        let face = deck.cards.first().copied().flatten().filter(|_| deck.is_face_up);
        let face = face.map_or_else(|| "·".to_owned(), |card| words::card_name(self.book, card));
        let crier = if deck.has_shown_crier { " !" } else { "" };
        let mark = if self.marks.deck == Some(deck.deck) { "*" } else { " " };
        format!("{}{mark}{:>2} {face}{crier}", deck.deck, deck.cards.len())
    }

    fn events(&self) -> Vec<String> {
        let table = self.view.setup.table();
        let line = |(index, event): (usize, &Option<(bastide_tournay::EventCard, u8)>)| {
            let Some((card, coins)) = *event else { return format!("{}  –", index + 1) };
            let row = table.event(card);
            let empty = usize::from(row.circles.saturating_sub(coins));
            let circles = format!("{}{}", "●".repeat(coins.into()), "○".repeat(empty));
            let name = words::event_name(self.book, card);
            let said = format!(
                "{}  {} {circles}  {} {}",
                index + 1,
                padded(&name, 23),
                words::blow(self.book, row),
                words::combat_price(self.book, row)
            );
            wrapped(&said, 32)
        };
        let title = words::event_deck_part(self.book, self.view.queue.deck.len());
        let lines = self.view.queue.events.iter().enumerate().map(line);
        [String::new(), self.bold(&title)].into_iter().chain(lines).collect()
    }

    fn reserve(&self) -> String {
        let part = |colour| {
            let citizens = self.view.reserve[colour];
            self.dyed(colour, &format!("{} {citizens}", words::colour(self.book, colour)))
        };
        let criers = self.view.decks.iter().filter(|deck| deck.has_shown_crier).count();
        format!(
            "{}: {}    {}: {criers}/{}",
            words::label_reserve(self.book),
            Colour::ALL.map(part).join(", "),
            words::label_criers(self.book),
            self.view.players.len() + 1
        )
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let asked = if self.view.to_act.contains(&seat) { "► " } else { "" };
        let start = if self.view.start_player == seat { " ⚑" } else { "" };
        let said = words::player_part(self.book, seat, player);
        let head = format!("── {asked}{said}{start} ");
        let rule = "─".repeat(WIDTH.saturating_sub(head.chars().count()));
        let mut lines = vec![self.bold(&format!("{head}{rule}"))];
        lines.push(self.plaza(player));
        lines.extend(self.district(seat, player));
        lines.extend(self.hand(seat, player));
        lines
    }

    /// `▲▲ ▬ yellow`
    fn plaza(&self, player: &PlayerView) -> String {
        let part = |colour: Colour| {
            let standing = "▲".repeat(player.available[colour].into());
            let lying = "▬".repeat(player.lying[colour].into());
            let text = format!("{}: {standing} {lying}", words::colour(self.book, colour));
            self.dyed(colour, &padded(&text, DECK_CELL))
        };
        Colour::ALL.map(part).join("  ")
    }

    fn district(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let filled: Slots = player.district.iter().map(|view| view.slot).collect();
        let Some((columns, rows)) = filled.span() else { return Vec::new() };
        let mut lines = Vec::new();
        for row in rows[0]..=rows[1] {
            let cells: Vec<[String; 2]> = (columns[0]..=columns[1])
                .filter_map(|column| Slot::at(column, row))
                .map(|slot| self.slot(seat, player, slot))
                .collect();
            for half in 0..2 {
                let line: Vec<String> = cells.iter().map(|cell| cell[half].clone()).collect();
                if half == 0 || line.iter().any(|cell| !cell.trim().is_empty()) {
                    lines.push(format!("  {}", line.join(" ")));
                }
            }
        }
        lines
    }

    /// Two lines: the card, and what lies on it and below it.
    fn slot(&self, seat: Seat, player: &PlayerView, slot: Slot) -> [String; 2] {
        let Some(view) = player.district.iter().find(|view| view.slot == slot) else {
            return [padded(&format!("{slot} ·"), SLOT_CELL), " ".repeat(SLOT_CELL)];
        };
        let Some(&top) = view.cards.first() else { return [String::new(), String::new()] };
        let mark = if self.marks.slot == Some((seat, slot)) { "*" } else { " " };
        let card = padded(&format!("{slot}{mark}{}", self.card(top)), SLOT_CELL);
        let colour = top.deck().colour();
        [self.dyed(colour, &card), padded(&format!("   {}", load(view)), SLOT_CELL)]
    }

    fn hand(&self, seat: Seat, player: &PlayerView) -> Vec<String> {
        let cards = player.hand.iter().map(|held| match held.card {
            Some(card) => self.card(card),
            None => format!("{} ?", held.back),
        });
        let ramparts = player.ramparts.iter().map(|&event| words::rampart_part(self.book, event));
        let all: Vec<String> = cards.chain(ramparts).collect();
        let mut lines = Vec::new();
        if !all.is_empty() {
            let text = format!("{}: {}", words::label_hand(self.book), all.join(" · "));
            lines.push(wrapped(&text, 6));
        }
        let looked = self.view.looked.as_ref().filter(|_| self.view.active == seat);
        if let Some(looked) = looked {
            let face = |card: &Option<Card>| {
                card.map_or_else(|| format!("{} ?", looked.deck), |card| self.card(card))
            };
            let faces: Vec<String> = looked.cards.iter().map(face).collect();
            lines.push(format!("  {}: {}", looked.deck, faces.join(" / ")));
        }
        lines
    }

    fn scores(&self) -> Vec<String> {
        let seats: Vec<Seat> = self.view.players.iter().map(|(seat, _)| seat).collect();
        let names = seats.iter().map(|&seat| format!("{:>10}", words::seat(self.book, seat)));
        let head = format!("{}{}", " ".repeat(28), names.collect::<String>());
        let line = |line: words::ScoreLine| {
            let points = seats.iter().map(|&seat| format!("{:>10}", line.points[seat]));
            format!("{}{}", padded(&line.label, 28), points.collect::<String>())
        };
        let lines = words::score_lines(self.book, self.view).into_iter().map(line);
        [self.bold(&head)].into_iter().chain(lines).collect()
    }
}

/// `▲y ✗ +1`
fn load(view: &SlotView) -> String {
    let worker = |worker: &WorkerView| match worker {
        WorkerView::Citizen(colour) => format!("▲{}", colour.letter()),
        WorkerView::Gray => "▲·".to_owned(),
    };
    let mut signs: Vec<String> = view.workers.iter().map(worker).collect();
    if view.is_damaged {
        signs.push("✗".to_owned());
    }
    if view.cards.len() > 1 {
        signs.push(format!("+{}", view.cards.len() - 1));
    }
    signs.join(" ")
}

/// Breaks a text at spaces; further lines begin further right.
pub(super) fn wrapped(text: &str, indent: usize) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if line.chars().count() + word.chars().count() + 1 > WIDTH {
            lines.push(format!("{}{word}", " ".repeat(indent)));
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.join("\n")
}
