//! The table for a page: the same as the picture, in pieces that a style sheet arranges.
//!
//! Every card that can be clicked is an `svg` of its own, so that decks and hands flow as a screen has room; a
//! district is one, because its slots have fixed places. The ids are those of the picture. An element
//! names what it shows (`data-card`, `data-back`) as far as the viewer knows it: a page enlarges it by
//! that, and lets it glide to where it is found next.
//!
//! The `div`s around them never change, because a page is sent changes of `svg` elements only.

use bastide_core::{Seat, Viewer};
use bastide_draw::svg::{Num, draw, escaped};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Colour, Deck, EventCard, HandView, Level, View};

use super::card::Press;
use super::hand::rampart;
use super::panel::{Area, HEADER, Panel};
use super::picture::{MARGIN, WIDTH, defs, labels};
use super::supply::{self, BOTTOM, TOP};
use super::{Marks, deck_id};
use crate::words;

/// What a card is drawn in: room for its outline, and below for a crier.
const CARD: &str = "-3 -3 96 118";
const PILE: &str = "-4 -3 100 138";
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
        r#"<div class="drawing" data-players="{seats}" role="group" aria-labelledby="table-title" lang="{}">"#,
        book.language()
    );
    draw!(
        html,
        r#"<svg class="defs" width="0" height="0"><title id="table-title">{}</title>"#,
        escaped(&words::title(book))
    );
    defs(&mut html);
    labels(&mut html, view, book);
    html.push_str("</svg>");
    let press = Press { book, table: view.setup.table() };
    supply(&mut html, view, *marks, press);
    for number in 0..seats {
        let seat = Seat::new((first + number) % seats);
        let panel = Panel { view, seat, marks, press, x: 0.0, width: HEAD_WIDTH };
        let place = if number == 0 { "own" } else { "other" };
        draw!(html, r#"<div class="seat {place}" data-side="{}">"#, seat.index());
        panel.pieces(&mut html);
        html.push_str("</div>");
    }
    html.push_str("</div>");
    html
}

/// One `svg` of a page.
struct Piece<'a> {
    id: &'a str,
    /// What it shows of its own: ` data-card="Y1-MARKET"`.
    shows: String,
    frame: &'a str,
    label: &'a str,
}

impl Piece<'_> {
    fn draw(&self, html: &mut String, inside: impl FnOnce(&mut String)) {
        let Self { id, shows, frame, label } = self;
        draw!(
            html,
            r#"<svg id="{id}"{shows} viewBox="{frame}" stroke-linecap="round" stroke-linejoin="round"><title>{}</title>"#,
            escaped(label)
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
        for level in Level::ALL.into_iter().rev() {
            let deck = &view.decks[Deck::new(colour, level).index()];
            let top = deck.cards.first().copied().flatten().filter(|_| deck.is_face_up);
            let shows =
                top.map_or_else(String::new, |card| format!(r#" data-card="{}""#, card.id()));
            let (id, label) = (deck_id(deck.deck), words::deck_part(press.book, deck));
            let piece = Piece { id: &id, shows, frame: PILE, label: &label };
            piece.draw(html, |svg| supply::pile(svg, deck, marks, press));
        }
    }
    html.push_str(r#"</div><div class="queue">"#);
    let left = view.queue.deck.len();
    let label = words::event_deck_part(press.book, left);
    Piece { id: "event-deck", shows: String::new(), frame: PILE, label: &label }
        .draw(html, |svg| supply::event_pile(svg, left));
    for (index, &event) in view.queue.events.iter().enumerate() {
        let (id, label) = (format!("event-{}", index + 1), queued_words(event, press));
        let shows = event.map_or_else(String::new, |(event, _)| {
            format!(r#" data-card="{}" data-from="event-deck""#, event.id())
        });
        let piece = Piece { id: &id, shows, frame: PILE, label: &label };
        piece.draw(html, |svg| supply::queued(svg, event, press));
    }
    html.push_str("</div>");
    // Where the picture has it.
    let x = WIDTH - MARGIN - 96.0;
    let area = Area { x: x - 1.0, y: TOP - 1.0, width: 98.0, height: 124.0 };
    let label = words::label_reserve(press.book);
    let piece =
        Piece { id: "view-reserve", shows: String::new(), frame: &frame(area), label: &label };
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
    fn pieces(&self, html: &mut String) {
        let seat = self.seat;
        let name = words::seat(self.press.book, seat);
        let is_asked = self.view.to_act.contains(&seat);
        let asked = if is_asked { r#" class="is-asked""# } else { "" };
        let shows = format!(r#"{asked} preserveAspectRatio="xMinYMid""#);
        let head = Area { x: 0.0, y: BOTTOM, width: self.width, height: HEADER };
        let (id, area) = (format!("view-head-{seat}"), frame(head));
        Piece { id: &id, shows, frame: &area, label: &name }.draw(html, |svg| self.header(svg));
        let (id, area) = (format!("view-district-{seat}"), frame(DISTRICT));
        let piece = Piece { id: &id, shows: String::new(), frame: &area, label: &name };
        piece.draw(html, |svg| self.district(svg, DISTRICT));
        let (id, area) = (format!("view-plaza-{seat}"), frame(PLAZA));
        let piece = Piece { id: &id, shows: String::new(), frame: &area, label: &name };
        piece.draw(html, |svg| self.plaza(svg, PLAZA));
        draw!(html, r#"<div class="hand" id="view-hand-{seat}">"#);
        self.cards(html);
        html.push_str("</div>");
    }

    /// The hand. What the points came from is told beside the picture.
    fn cards(&self, html: &mut String) {
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
            let piece = Piece { id: &id, shows, frame: CARD, label: &label };
            piece.draw(html, rampart);
        }
        for (index, seen) in self.looked().enumerate() {
            self.card(html, &format!("looked-{}", index + 1), seen, |svg| self.seen(svg, seen));
        }
    }

    fn card(&self, html: &mut String, id: &str, held: HandView, inside: impl FnOnce(&mut String)) {
        let label = words::hand_part(self.press.book, held);
        let shows = shows(held.card, held.back);
        Piece { id, shows, frame: CARD, label: &label }.draw(html, inside);
    }
}
