//! Cards: faces, backs and events, in boxes of [`WIDTH`] by [`HEIGHT`].

use bastide_draw::letters::{Letters, is_type, lines};
use bastide_draw::svg::{Num, at, draw};
use bastide_text::Phrasebook;
use bastide_tournay::{Card, Cost, Deck, EventCard, EventRow, Kind, Table};

use super::art;
use super::effect::{Frame, blow, draw_signs, ransom, signs};
use super::icons::put;
use super::palette::{GOLD, INK, PAPER, dye};
use crate::words;

pub(super) const WIDTH: f64 = 90.0;
pub(super) const HEIGHT: f64 = 112.0;
/// How high the strip with the name is.
pub(super) const HEAD: f64 = 22.0;

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
            r#"<symbol id="c-face-{name}" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="{}" stroke="{INK}" stroke-width="1.5"/><path d="M4 24h82v40H4z" fill="{}"/><path d="M4 64h82v42a2.500 2.500 0 0 1-2.500 2.500h-77A2.500 2.500 0 0 1 4 106z" fill="{PAPER}"/><path d="M4 24h82M4 64h82" stroke="{}" stroke-width="1"/></symbol>"#,
            dye.main,
            dye.pale,
            dye.dark
        );
        let emblem = format!(
            r##"<use href="#i-emblem-{name}" x="27" y="24" width="36" height="36" color="{}"/>"##,
            dye.dark
        );
        draw!(
            svg,
            r#"<symbol id="c-back-{name}" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="{m}" stroke="{INK}" stroke-width="1.5"/><rect x="6" y="6" width="78" height="100" rx="4" fill="none" stroke="{d}" stroke-width="1.6"/><path d="M45 10l33 46-33 46-33-46z" fill="none" stroke="{d}" stroke-opacity=".45" stroke-width="1.2"/><circle cx="45" cy="43" r="25" fill="{p}" stroke="{d}" stroke-width="1.4"/>{emblem}</symbol>"#,
            m = dye.main,
            d = dye.dark,
            p = dye.pale
        );
    }
    draw!(
        svg,
        r##"<symbol id="c-event" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><path d="M4 24h82v82a2.500 2.500 0 0 1-2.500 2.500h-77A2.500 2.500 0 0 1 4 106z" fill="{PAPER}"/><path d="M4 84h82v22a2.500 2.500 0 0 1-2.500 2.500h-77A2.500 2.500 0 0 1 4 106z" fill="#e3dcea"/><path d="M4 84h82" stroke="#4a4357" stroke-width="1"/></symbol><symbol id="c-event-back" viewBox="0 0 90 112"><rect x=".75" y=".75" width="88.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><rect x="6" y="6" width="78" height="100" rx="4" fill="none" stroke="#cfc6de" stroke-width="1.6"/><path d="M52 22L26 60h16l-7 30 31-42H49z" fill="{GOLD}"/></symbol>"##
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
        let row = self.table.card(card);
        let (colour, dye) = (row.deck.colour(), dye(row.deck.colour()));
        whole(svg, &format!("face-{}", colour.name()));
        name(svg, &words::card_name(self.book, card), dye.ink);
        draw!(
            svg,
            r##"<use href="#a-{}" x="21" y="26" width="48" height="37" color="{}"/>"##,
            art::of(card),
            dye.main
        );
        cost(svg, row.cost);
        level(svg, row.deck, dye.dark);
        if row.pp > 0 {
            put(svg, "laurel", 69.5, 47.5, 15.5);
            let letters = Letters { height: 7.0, colour: INK, weight: 1.15 };
            letters.centred(svg, at(77.2, 54.8), &row.pp.to_string());
        }
        if row.kind == Kind::Character && !is_everywhere(row.verb) {
            put(svg, "line", 5.500, 46.5, 15.0);
        }
        draw_signs(svg, &signs(row), Frame { x: 7.0, y: 67.5, width: 76.0, height: 37.5 });
    }

    /// The face without its name, for small cards.
    pub(super) fn small_face(&self, svg: &mut String, card: Card) {
        draw!(
            svg,
            r#"<svg class="small" width="90" height="{h}" viewBox="0 {HEAD} 90 {h}">"#,
            h = Num(HEIGHT - HEAD)
        );
        self.face(svg, card);
        let colour = dye(card.deck().colour()).main;
        draw!(
            svg,
            r#"</svg><rect x="1.5" y="1.5" width="87" height="{}" rx="6" fill="none" stroke="{INK}" stroke-width="5"/><rect x="1.5" y="1.5" width="87" height="{}" rx="6" fill="none" stroke="{colour}" stroke-width="3.2"/>"#,
            Num(HEIGHT - HEAD - 3.0),
            Num(HEIGHT - HEAD - 3.0)
        );
    }

    /// An event in the breadth, so that its name can be read.
    pub(super) fn wide_event(&self, svg: &mut String, event: EventCard, coins: u8) {
        let row = *self.table.event(event);
        draw!(
            svg,
            r##"<rect x=".75" y=".75" width="134.5" height="110.5" rx="6" fill="#4a4357" stroke="{INK}" stroke-width="1.5"/><path d="M4 26h128v80a2.500 2.500 0 0 1-2.500 2.500h-123A2.500 2.500 0 0 1 4 106z" fill="{PAPER}"/><path d="M4 84h128v22a2.500 2.500 0 0 1-2.500 2.500h-123A2.500 2.500 0 0 1 4 106z" fill="#e3dcea"/><path d="M4 84h128" stroke="#4a4357" stroke-width="1"/>"##
        );
        let name = words::event_name(self.book, event);
        let letters = Letters { height: 11.0, colour: "#fbf4e2", weight: 1.05 };
        letters.fitting(&name, room(126.0)).centred(svg, at(68.0, 14.0), &name);
        draw_signs(svg, &blow(row), Frame { x: 8.0, y: 29.0, width: 120.0, height: 26.0 });
        circles(svg, row, coins, 68.0);
        draw_signs(svg, &ransom(row), Frame { x: 10.0, y: 87.5, width: 116.0, height: 18.0 });
    }

    /// An event with its coins: circles, of which the first are filled.
    pub(super) fn event(&self, svg: &mut String, event: EventCard, coins: u8) {
        let row = *self.table.event(event);
        whole(svg, "event");
        name(svg, &words::event_name(self.book, event), "#fbf4e2");
        draw_signs(svg, &blow(row), Frame { x: 8.0, y: 27.0, width: 74.0, height: 27.0 });
        circles(svg, row, coins, 45.0);
        draw_signs(svg, &ransom(row), Frame { x: 10.0, y: 87.5, width: 70.0, height: 18.0 });
    }
}

/// These need no row or column.
const fn is_everywhere(verb: bastide_tournay::Verb) -> bool {
    use bastide_tournay::Verb;
    matches!(verb, Verb::OnGather { .. } | Verb::EarnRate { .. })
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
    let one = Letters { height: 9.5, colour: ink, weight: 1.05 }.fitting(name, room(80.0));
    if one.height >= 7.0 {
        return one.centred(svg, at(45.0, 12.8), name);
    }
    let lines = lines(name);
    let height = lines
        .iter()
        .map(|line| Letters { height: 7.2, ..one }.fitting(line, room(81.0)).height)
        .fold(7.2, f64::min);
    let letters = Letters { height, ..one };
    let count = lines.len() as f64;
    for (index, line) in lines.iter().enumerate() {
        let y = 12.8 + (index as f64 - (count - 1.0) / 2.0) * (height + 2.6);
        letters.centred(svg, at(45.0, y), line);
    }
}

fn cost(svg: &mut String, cost: Cost) {
    let number = Letters { height: 8.0, colour: INK, weight: 1.15 };
    let (x, y) = (5.5, 27.0);
    if let Some(colour) = cost.citizen {
        put(svg, &format!("citizen-{}", colour.name()), x, y, 17.0);
        put(svg, "cross-out", x, y, 17.0);
        return;
    }
    if cost.deniers > 0 {
        put(svg, "coin", x, y, 17.0);
        number.centred(svg, at(x + 8.5, y + 8.5), &cost.deniers.to_string());
    }
    if cost.has_card {
        put(svg, "card-any", x, y + 18.0, 15.0);
        put(svg, "cross-out", x, y + 18.0, 15.0);
    }
}

fn level(svg: &mut String, deck: Deck, ink: &str) {
    draw!(
        svg,
        r##"<use href="#i-emblem-{}" x="71" y="25.5" width="11.5" height="11.5" color="{ink}"/>"##,
        deck.colour().name()
    );
    let letters = Letters { height: 8.0, colour: ink, weight: 1.15 };
    letters.centred(svg, at(77.0, 42.4), words::level(deck.level()));
}

fn circles(svg: &mut String, row: EventRow, coins: u8, middle: f64) {
    let count = row.circles.max(coins);
    let step = (70.0 / f64::from(count.max(1))).min(24.0);
    for index in 0..count {
        let x = middle + (f64::from(index) - f64::from(count - 1) / 2.0) * step;
        if index < coins {
            put(svg, "coin", x - 10.0, 59.0, 20.0);
        } else {
            draw!(
                svg,
                r##"<circle cx="{}" cy="69" r="8.6" fill="#fffdf6" stroke="#8d8371" stroke-width="1.2" stroke-dasharray="2 2.6"/>"##,
                Num(x)
            );
        }
    }
}
