//! Cards: faces, backs and events, in boxes of [`WIDTH`] by [`HEIGHT`].

use bastide_draw::letters::{Letters, is_type, lines};
use bastide_draw::svg::{Num, at, draw};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Cost, Deck, EventCard, EventRow, Table};

use super::art::Window;
use super::effect::{Frame, blow, draw_signs, ransom, signs};
use super::icons::put;
use super::palette::{GOLD, INK, PAPER, dye};
use crate::words;

pub(super) const WIDTH: f64 = 90.0;
pub(super) const HEIGHT: f64 = 112.0;
/// How high the strip with the name is.
pub(super) const HEAD: f64 = 18.0;
/// How wide the window of the picture is, between the name and the strip with the signs.
const WINDOW: f64 = 77.0;

/// How much of the strip with the signs is taken by what lies on the corners of a card.
#[derive(Clone, Copy, Default)]
pub(super) struct Taken {
    pub(super) left: f64,
    pub(super) right: f64,
}

/// The shape of every card, as a symbol.
pub(super) fn defs(svg: &mut String) {
    draw!(
        svg,
        r#"<symbol id="c-edge" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="currentColor" stroke="{INK}" stroke-width="1.5"/></symbol>"#
    );
    for colour in bastide_tournay::Colour::ALL {
        let (name, dye) = (colour.name(), dye(colour));
        draw!(
            svg,
            r#"<symbol id="c-face-{name}" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" class="dye-{name}" fill="{}" stroke="{INK}" stroke-width="1.5"/><path d="M4 86.5h82V106a2.5 2.5 0 0 1-2.5 2.5h-77A2.5 2.5 0 0 1 4 106z" class="strip" fill="{PAPER}"/><path d="M4 86.5h82" stroke="{}" stroke-width="1"/></symbol>"#,
            dye.main,
            dye.dark
        );
        let emblem = format!(
            r##"<use href="#i-emblem-{name}" x="27" y="24" width="36" height="36" color="{}"/>"##,
            dye.dark
        );
        draw!(
            svg,
            r#"<symbol id="c-back-{name}" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" class="dye-{name}" fill="{m}" stroke="{INK}" stroke-width="1.5"/><rect x="6" y="6" width="78" height="100" rx="4" fill="none" stroke="{d}" stroke-width="1.6"/><path d="M45 10l33 46-33 46-33-46z" fill="none" stroke="{d}" stroke-opacity=".45" stroke-width="1.2"/><circle cx="45" cy="43" r="25" fill="{p}" stroke="{d}" stroke-width="1.4"/>{emblem}</symbol>"#,
            m = dye.main,
            d = dye.dark,
            p = dye.pale
        );
    }
    draw!(
        svg,
        r##"<symbol id="c-event" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><path d="M4 77h82v29a2.5 2.5 0 0 1-2.5 2.5h-77A2.5 2.5 0 0 1 4 106z" class="strip" fill="{PAPER}"/><path d="M4 92.5h82V106a2.5 2.5 0 0 1-2.5 2.5h-77A2.5 2.5 0 0 1 4 106z" class="price" fill="#e3dcea"/></symbol><symbol id="c-event-back" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><rect x="6" y="6" width="78" height="100" rx="4" fill="none" stroke="#cfc6de" stroke-width="1.6"/><path d="M52 22L26 60h16l-7 30 31-42H49z" fill="{GOLD}"/></symbol>"##
    );
}

/// A use of a whole card symbol.
pub(super) fn whole(svg: &mut String, name: &str) {
    draw!(svg, r##"<use href="#c-{name}" width="90" height="112"/>"##);
}

/// How a card is drawn: the names in which language, the rows of which table.
#[derive(Clone, Copy)]
pub(super) struct Press<'a> {
    pub(super) book: &'a Phrasebook,
    pub(super) table: &'a Table,
}

impl Press<'_> {
    /// The face of a card.
    pub(super) fn face(&self, svg: &mut String, card: Card) {
        self.laden_face(svg, card, Taken::default());
    }

    /// The face of a card with its signs clear of what lies on its lower corners.
    pub(super) fn laden_face(&self, svg: &mut String, card: Card, taken: Taken) {
        let row = self.table.card(card);
        let colour = row.deck.colour();
        whole(svg, &format!("face-{}", colour.name()));
        name(svg, &words::card_name(self.book, card), dye(colour).ink);
        Window::card(card, row).draw(svg, [(WIDTH - WINDOW) / 2.0, HEAD], WINDOW);
        cost(svg, row.cost);
        if row.pp > 0 {
            draw!(svg, r#"<circle cx="78" cy="76.5" r="9.5" fill="{PAPER}" stroke="{INK}"/>"#);
            put(svg, "laurel", 69.5, 68.0, 17.0);
            let letters = Letters { height: 7.6, colour: INK, weight: 1.15 };
            letters.centred(svg, at(78.0, 76.0), &row.pp.to_string());
        }
        let x = 6.0 + taken.left;
        let width = (78.0 - taken.left - taken.right).max(30.0);
        draw_signs(svg, &signs(row), Frame { x, y: 88.0, width, height: 19.5 });
    }

    /// The face without its name, for small cards.
    pub(super) fn small_face(&self, svg: &mut String, card: Card, taken: Taken) {
        draw!(
            svg,
            r#"<svg class="small" width="90" height="{h}" viewBox="0 {HEAD} 90 {h}">"#,
            h = Num(HEIGHT - HEAD)
        );
        self.laden_face(svg, card, taken);
        let colour = card.deck().colour();
        let (name, main) = (colour.name(), dye(colour).main);
        draw!(
            svg,
            r#"</svg><rect x="1.5" y="1.5" width="87" height="{}" rx="6" fill="none" stroke="{INK}" stroke-width="5"/><rect x="1.5" y="1.5" width="87" height="{}" rx="6" fill="none" class="rim-{name}" stroke="{main}" stroke-width="3.2"/>"#,
            Num(HEIGHT - HEAD - 3.0),
            Num(HEIGHT - HEAD - 3.0)
        );
    }

    /// An event in the breadth, so that its name can be read.
    pub(super) fn wide_event(&self, svg: &mut String, event: EventCard, coins: u8) {
        let row = *self.table.event(event);
        draw!(
            svg,
            r##"<rect x=".75" y=".75" width="134.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><path d="M74 22h58v84a2.5 2.5 0 0 1-2.5 2.5H74z" class="strip" fill="{PAPER}"/><path d="M4 86h128v20a2.5 2.5 0 0 1-2.5 2.5h-123A2.5 2.5 0 0 1 4 106z" class="price" fill="#e3dcea"/><path d="M4 86h128" stroke="#4a4357" stroke-width="1"/>"##
        );
        let name = words::event_name(self.book, event);
        let letters = Letters { height: 11.0, colour: "#fbf4e2", weight: 1.05 };
        letters.fitting(&name, room(126.0)).centred(svg, at(68.0, 12.0), &name);
        Window::event(event).draw(svg, [4.0, 24.5], 68.0);
        draw_signs(svg, &blow(row), Frame { x: 77.0, y: 24.5, width: 52.0, height: 33.0 });
        circles(svg, (row, coins), Frame { x: 76.0, y: 61.0, width: 54.0, height: 20.0 });
        draw_signs(svg, &ransom(row), Frame { x: 10.0, y: 88.5, width: 116.0, height: 18.0 });
    }

    /// An event with its coins: circles, of which the first are filled.
    pub(super) fn event(&self, svg: &mut String, event: EventCard, coins: u8) {
        let row = *self.table.event(event);
        whole(svg, "event");
        name(svg, &words::event_name(self.book, event), "#fbf4e2");
        Window::event(event).draw(svg, [11.5, HEAD], 67.0);
        circles(svg, (row, coins), Frame { x: 6.0, y: 78.0, width: 38.0, height: 13.0 });
        draw_signs(svg, &blow(row), Frame { x: 46.0, y: 77.5, width: 38.0, height: 14.0 });
        draw_signs(svg, &ransom(row), Frame { x: 10.0, y: 94.0, width: 70.0, height: 13.0 });
    }
}

/// The back of a card: its emblem and its level.
pub(super) fn back(svg: &mut String, deck: Deck) {
    whole(svg, &format!("back-{}", deck.colour().name()));
    let dye = dye(deck.colour());
    let ink = if deck.colour() == bastide_tournay::Colour::Red { dye.ink } else { dye.dark };
    let letters = Letters { height: 17.0, colour: ink, weight: 1.0 };
    letters.centred(svg, at(45.0, 87.0), words::level(deck.level()));
}

/// The room for a line of strokes where a line of type is to fit: faces of pages are wider.
fn room(width: f64) -> f64 {
    if is_type() { width * 0.84 } else { width }
}

fn name(svg: &mut String, name: &str, ink: &str) {
    let one = Letters { height: 8.6, colour: ink, weight: 1.05 }.fitting(name, room(80.0));
    if one.height >= 6.2 {
        return one.centred(svg, at(45.0, 9.0), name);
    }
    let lines = lines(name);
    let height = lines
        .iter()
        .map(|line| Letters { height: 5.5, ..one }.fitting(line, room(81.0)).height)
        .fold(5.5, f64::min);
    let letters = Letters { height, ..one };
    let count = lines.len() as f64;
    for (index, line) in lines.iter().enumerate() {
        let y = 8.1 + (index as f64 - (count - 1.0) / 2.0) * (height + 1.7);
        letters.centred(svg, at(45.0, y), line);
    }
}

fn cost(svg: &mut String, cost: Cost) {
    let number = Letters { height: 8.0, colour: INK, weight: 1.15 };
    let (x, y) = (2.5, 67.5);
    if let Some(colour) = cost.citizen {
        draw!(svg, r#"<circle cx="11.5" cy="76.5" r="9.5" fill="{PAPER}" stroke="{INK}"/>"#);
        put(svg, &format!("citizen-{}", colour.name()), x + 1.0, y, 16.0);
        put(svg, "cross-out", x + 1.0, y + 1.0, 16.0);
        return;
    }
    if cost.deniers > 0 {
        put(svg, "coin", x, y, 18.0);
        number.centred(svg, at(x + 9.0, y + 9.0), &cost.deniers.to_string());
    }
    if cost.has_card {
        put(svg, "card-any", x + 1.0, y - 15.0, 15.0);
        put(svg, "cross-out", x + 1.0, y - 15.0, 15.0);
    }
}

/// In a row, as large as there is room.
fn circles(svg: &mut String, (row, coins): (EventRow, u8), frame: Frame) {
    let count = row.circles.max(coins);
    let size = frame.height.min(frame.width / f64::from(count.max(1)));
    let middle = at(frame.x + frame.width / 2.0, frame.y + frame.height / 2.0);
    for index in 0..count {
        let x = middle.x + (f64::from(index) - f64::from(count - 1) / 2.0) * size;
        if index < coins {
            put(svg, "coin", x - size / 2.0, middle.y - size / 2.0, size);
        } else {
            draw!(
                svg,
                r##"<circle cx="{}" cy="{}" r="{}" fill="#fffdf6" stroke="#8d8371" stroke-width="1.2" stroke-dasharray="2 2.6"/>"##,
                Num(x),
                Num(middle.y),
                Num(size * 0.43)
            );
        }
    }
}
