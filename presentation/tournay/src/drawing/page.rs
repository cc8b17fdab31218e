//! The table for a page: the same as the picture, in pieces that a style sheet arranges.
//!
//! Every card that can be clicked is an `svg` of its own, so that decks and hands flow as a screen has room; a
//! district is one, because its slots have fixed places. The ids are those of the picture. An element
//! names what it shows (`data-card`, `data-back`) as far as the viewer knows it: a page enlarges it by
//! that, and lets it glide to where it is found next.
//!
//! The `div`s around them never change, because a page is sent changes of `svg` elements only.

use bastide_core::{Seat, Viewer};
use bastide_draw::letters::Letters;
use bastide_draw::svg::{Num, at, draw, escaped};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Colour, Deck, EventCard, HandView, Level, PlayerView, View};

use super::art::Paint;
use super::card::Press;
use super::hand::rampart;
use super::palette::{INK, PAPER};
use super::panel::{Area, HEADER, Panel};
use super::picture::{MARGIN, WIDTH, defs, labels};
use super::supply::{self, BOTTOM, TOP};
use super::{Marks, deck_id};
use crate::words;

/// What a card is drawn in: room for its outline, and below for a crier.
const CARD: &str = "-3 -3 96 118";
const PILE: &str = "-4 -3 100 138";
const EVENT: &str = "-3 -3 142 118";
const SMALL_DISTRICT: Area = Area { x: 0.0, y: 0.0, width: 300.0, height: 300.0 };
const DISTRICT: Area = Area { x: 0.0, y: 0.0, width: 300.0, height: 366.0 };
const PLAZA: Area = Area { x: 0.0, y: 0.0, width: 116.0, height: 330.0 };
const HEAD_WIDTH: f64 = 268.0;

/// The table as a viewer sees it: what is theirs comes first and is marked, then who follows them.
pub fn page(view: &View, who: Viewer, marks: &Marks, book: &Phrasebook) -> String {
    let mut html = String::with_capacity(1 << 17);
    let seats = view.players.len() as u8;
    let first = match who {
        Viewer::Seat(seat) => seat.index() as u8,
        Viewer::Public => 0,
    };
    draw!(
        html,
        r#"<div class="drawing" data-players="{seats}" role="group" aria-label="{}" lang="{}">"#,
        escaped(&words::title(book)),
        book.language()
    );
    let press = Press { book, table: view.setup.table() };
    let mut table = String::with_capacity(1 << 16);
    supply(&mut table, view, *marks, press);
    for number in 0..seats {
        let seat = Seat::new((first + number) % seats);
        let is_small = number > 0 && seats > 2;
        let panel = Panel { view, seat, marks, press, x: 0.0, width: HEAD_WIDTH, is_small };
        let place = if number == 0 { "own" } else { "other" };
        draw!(table, r#"<div class="seat {place}" data-side="{}">"#, seat.index());
        panel.pieces(&mut table, is_looking(view, who));
        table.push_str("</div>");
    }
    looked(&mut table, view, who, press);
    html.push_str(r#"<svg class="defs" width="0" height="0" aria-hidden="true">"#);
    defs(&mut html, &table, Paint::Page);
    labels(&mut html, view, book);
    html.push_str("</svg>");
    html.push_str(&table);
    html.push_str("</div>");
    html
}

/// Whether the viewer is the one who looks at cards.
fn is_looking(view: &View, who: Viewer) -> bool {
    view.looked.is_some() && who == Viewer::Seat(view.active)
}

/// What a card does, below it: as large for a long effect as for a short one, because a short one could be read on the card.
const WORDS: Letters<'_> = Letters { height: 4.6, colour: INK, weight: 0.7 };
/// From one line of it to the next, and how many letters fit one.
const PITCH: f64 = 8.2;
const LETTERS: usize = 22;

/// The cards among which the viewer chooses: large, with what they do in words.
fn looked(html: &mut String, view: &View, who: Viewer, press: Press<'_>) {
    html.push_str(r#"<div class="looked" id="view-looked">"#);
    html.push_str(r#"<svg class="defs" width="0" height="0"><path/></svg>"#);
    let looked = view.looked.iter().filter(|_| is_looking(view, who));
    let cards: Vec<Card> =
        looked.flat_map(|looked| looked.cards.iter().flatten().copied()).collect();
    let player = &view.players[view.active];
    let told: Vec<Told> = cards.iter().map(|&card| Told::of(card, player, press)).collect();
    let room = told.iter().map(Told::height).fold(0.0, f64::max);
    let frame = format!("-3 -3 96 {}", Num(KEEP + KEEP_HEIGHT + room + 3.0));
    for (index, (&card, told)) in cards.iter().zip(&told).enumerate() {
        let (id, held) =
            (format!("looked-{}", index + 1), HandView { back: card.deck(), card: Some(card) });
        let label = words::hand_part(press.book, held);
        let shows = shows(held.card, held.back);
        Piece { id: &id, shows, frame: &frame, label: &label, role: "img" }.draw(html, |svg| {
            press.face(svg, card);
            told.draw(svg, room);
            keep(svg, room, &words::keep_this(press.book));
        });
    }
    html.push_str("</div>");
}

/// What a card does and what it would bring today, in lines.
struct Told {
    lines: Vec<String>,
    today: Option<String>,
}

impl Told {
    fn of(card: Card, player: &PlayerView, press: Press<'_>) -> Self {
        let row = press.table.card(card);
        let today = words::earnings(row.verb, player)
            .map(|deniers| words::explain::today(press.book, deniers));
        Self { lines: wrapped(&words::effect(press.book, row), LETTERS), today }
    }

    fn height(&self) -> f64 {
        (self.lines.len() + usize::from(self.today.is_some())) as f64 * PITCH + 8.0
    }

    /// Below the card, in as much room as the longest of them takes.
    fn draw(&self, svg: &mut String, room: f64) {
        draw!(
            svg,
            r#"<rect class="told" x=".75" y="113" width="88.5" height="{}" rx="4" fill="{PAPER}" stroke="{INK}"/>"#,
            Num(room)
        );
        for (index, line) in self.lines.iter().enumerate() {
            WORDS.centred(svg, at(45.0, 121.0 + PITCH * index as f64), line);
        }
        if let Some(today) = &self.today {
            let letters = Letters { colour: "#3f6b23", weight: 1.0, ..WORDS };
            letters.centred(svg, at(45.0, 108.0 + room), today);
        }
    }
}

/// Where it is said what a click does, under the words.
const KEEP: f64 = 115.0;
const KEEP_HEIGHT: f64 = 18.0;

fn keep(svg: &mut String, room: f64, words: &str) {
    draw!(
        svg,
        r##"<rect class="told" x=".75" y="{}" width="88.5" height="{}" rx="4" fill="#8a2f21" stroke="{INK}"/>"##,
        Num(KEEP + room),
        Num(KEEP_HEIGHT)
    );
    let letters = Letters { height: 5.6, colour: "#fff6e6", weight: 1.1 };
    letters.fitting(words, 84.0).centred(svg, at(45.0, KEEP + room + KEEP_HEIGHT / 2.0), words);
}

/// Lines of so many letters at most, but for longer words.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// One `svg` of a page.
struct Piece<'a> {
    id: &'a str,
    /// What it shows of its own: ` data-card="Y1-MARKET"`.
    shows: String,
    frame: &'a str,
    label: &'a str,
    /// `group` where it holds others that are named.
    role: &'static str,
}

impl Piece<'_> {
    fn draw(&self, html: &mut String, inside: impl FnOnce(&mut String)) {
        let Self { id, shows, frame, label, role } = self;
        draw!(
            html,
            r#"<svg id="{id}"{shows} viewBox="{frame}" stroke-linecap="round" stroke-linejoin="round" role="{role}" aria-label="{}">"#,
            escaped(label).replace('"', "&quot;")
        );
        inside(html);
        html.push_str("</svg>");
    }
}

/// A card whose face the viewer knows, or else where its back comes from.
fn shows(card: Option<Card>, back: Deck) -> String {
    match card {
        Some(card) => format!(r#" data-card="{}" data-from="{}""#, card.id(), deck_id(back)),
        None => format!(r#" data-back="{back}" data-from="{}""#, deck_id(back)),
    }
}

fn frame(area: Area) -> String {
    let Area { x, y, width, height } = area;
    format!("{} {} {} {}", Num(x), Num(y), Num(width), Num(height))
}

/// Decks, events and the reserve.
fn supply(html: &mut String, view: &View, marks: Marks, press: Press<'_>) {
    html.push_str(r#"<div class="supply"><div class="decks">"#);
    for colour in Colour::ALL {
        for level in Level::ALL {
            let deck = &view.decks[Deck::new(colour, level).index()];
            let top = deck.cards.first().copied().flatten().filter(|_| deck.is_face_up);
            let shows =
                top.map_or_else(String::new, |card| format!(r#" data-card="{}""#, card.id()));
            let (id, label) = (deck_id(deck.deck), words::deck_part(press.book, deck));
            let piece = Piece { id: &id, shows, frame: PILE, label: &label, role: "img" };
            piece.draw(html, |svg| {
                supply::pile(svg, deck, marks, press);
                supply::borrowing_sign(svg, &id, 73.0);
                if top.is_some() && deck.cards.len() > 1 {
                    supply::hidden_cards_sign(svg, deck.deck);
                }
            });
        }
    }
    html.push_str(r#"</div><div class="queue">"#);
    let left = view.queue.deck.len();
    let label = words::event_deck_part(press.book, left);
    Piece { id: "event-deck", shows: String::new(), frame: PILE, label: &label, role: "img" }
        .draw(html, |svg| supply::event_pile(svg, left));
    for (index, &event) in view.queue.events.iter().enumerate() {
        let (id, label) = (format!("event-{}", index + 1), queued_words(event, press));
        let shows = event.map_or_else(String::new, |(event, _)| {
            format!(r#" data-card="{}" data-from="event-deck""#, event.id())
        });
        let piece = Piece { id: &id, shows, frame: EVENT, label: &label, role: "img" };
        piece.draw(html, |svg| match event {
            Some((event, coins)) => {
                press.wide_event(svg, event, coins);
                supply::borrowing_sign(svg, &id, 118.0);
            }
            None => supply::empty(svg),
        });
    }
    html.push_str("</div>");
    // Where the picture has it.
    let x = WIDTH - MARGIN - 96.0;
    let area = Area { x: x - 1.0, y: TOP - 1.0, width: 98.0, height: 124.0 };
    let label = words::label_reserve(press.book);
    let (id, area) = ("view-reserve", frame(area));
    let piece = Piece { id, shows: String::new(), frame: &area, label: &label, role: "group" };
    piece.draw(html, |svg| supply::reserve(svg, view, press, x));
    html.push_str("</div>");
}

/// An event with its coins, and what it will do to whom.
fn queued_words(event: Option<(EventCard, u8)>, press: Press<'_>) -> String {
    let part = words::queue_part(press.book, event);
    match event {
        Some((card, _)) => {
            format!("{part} {}", words::event_card_words(press.book, press.table, card).effect)
        }
        None => part,
    }
}

impl Panel<'_> {
    /// Header, district, Plaza and hand.
    fn pieces(&self, html: &mut String, is_looking: bool) {
        let seat = self.seat;
        let name = words::seat(self.press.book, seat);
        let is_asked = self.view.to_act.contains(&seat);
        let asked = if is_asked { r#" class="is-asked""# } else { "" };
        let piece = |html: &mut String,
                     (part, area): (&str, Area),
                     shows: &str,
                     inside: &dyn Fn(&mut String)| {
            let (id, area) = (format!("view-{part}-{seat}"), frame(area));
            let shows = shows.to_owned();
            Piece { id: &id, shows, frame: &area, label: &name, role: "group" }.draw(html, inside);
        };
        let head = Area { x: 0.0, y: BOTTOM, width: self.width / 2.0, height: HEADER };
        let shows = format!(r#"{asked} preserveAspectRatio="xMinYMid""#);
        piece(html, ("head", head), &shows, &|svg| self.name(svg));
        let figures = Area { x: self.width / 2.0, ..head };
        let shows = r#" preserveAspectRatio="xMaxYMid""#;
        piece(html, ("figures", figures), shows, &|svg| self.figures(svg));
        let district = if self.is_small { SMALL_DISTRICT } else { DISTRICT };
        piece(html, ("district", district), "", &|svg| self.district(svg, district));
        let plaza = self.plaza_area();
        piece(html, ("plaza", plaza), "", &|svg| self.plaza(svg, plaza));
        draw!(html, r#"<div class="hand" id="view-hand-{seat}">"#);
        self.cards(html, is_looking);
        html.push_str("</div>");
    }

    /// A Plaza is as broad as its panel has room.
    fn plaza_area(&self) -> Area {
        let (width, height) = match self.view.players.len() {
            2 => (PLAZA.width, PLAZA.height),
            _ if self.is_small => (170.0, 132.0),
            _ => (190.0, 330.0),
        };
        Area { width, height, ..PLAZA }
    }

    /// The hand. What the points came from is told beside the picture.
    fn cards(&self, html: &mut String, is_looking: bool) {
        let (seat, book) = (self.seat, self.press.book);
        // Something that stays, so that an empty hand is the same element as a full one.
        html.push_str(r#"<svg class="defs" width="0" height="0"><path/></svg>"#);
        for (index, &held) in self.player().hand.iter().enumerate() {
            let id = format!("hand-{seat}-{}", index + 1);
            self.card(html, &id, held, |svg| self.held(svg, held));
        }
        for (index, &event) in self.player().ramparts.iter().enumerate() {
            let id = format!("rampart-{seat}-{}", index + 1);
            let label = words::rampart_part(book, event);
            let shows = format!(r#" data-card="{}""#, event.id());
            let piece = Piece { id: &id, shows, frame: CARD, label: &label, role: "img" };
            piece.draw(html, rampart);
        }
        // What the viewer looks at lies large in the middle.
        for (index, seen) in self.looked().filter(|_| !is_looking).enumerate() {
            self.card(html, &format!("looked-{}", index + 1), seen, |svg| self.seen(svg, seen));
        }
    }

    fn card(&self, html: &mut String, id: &str, held: HandView, inside: impl FnOnce(&mut String)) {
        let label = words::hand_part(self.press.book, held);
        let shows = shows(held.card, held.back);
        Piece { id, shows, frame: CARD, label: &label, role: "img" }.draw(html, inside);
    }
}

#[cfg(test)]
mod tests {
    use bastide_text::Language;
    use bastide_tournay::BUILT_IN;

    use super::*;

    /// Words keep their size, so that the longest effect must find room above the lower edge of a table of 1366 by 768.
    #[test]
    fn what_any_card_does_finds_room_below_it() {
        for book in Language::ALL.map(Phrasebook::new) {
            for card in Card::all() {
                let lines = wrapped(&words::effect(&book, BUILT_IN.card(card)), LETTERS);
                let told = Told { lines, today: Some(String::new()) };
                let high = KEEP + KEEP_HEIGHT + told.height() + 6.0;
                assert!(high <= 270.0, "{} is {high} high: {:?}", card.id(), told.lines);
                let widest = told.lines.iter().map(|line| line.chars().count()).max();
                assert!(widest <= Some(LETTERS + 2), "{}: {:?}", card.id(), told.lines);
            }
        }
    }
}
