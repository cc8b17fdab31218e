//! The lowest strip of a panel: the hand, and at the end what the points came from.

use bastide_draw::letters::Letters;
use bastide_draw::svg::{Num, at, draw, escaped};
use bastide_tournay::HandView;

use super::card;
use super::icons::put;
use super::palette::{INK, PAPER};
use super::panel::{Area, Panel};
use super::supply::outline;
use crate::words;

impl Panel<'_> {
    /// Cards and ramparts in hand, and the cards that are being looked at.
    pub(super) fn hand(&self, svg: &mut String, area: Area) {
        let (player, book) = (self.player(), self.press.book);
        let total = player.hand.len() + player.ramparts.len() + self.looked().count();
        draw!(
            svg,
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="#000" fill-opacity=".08"/>"##,
            Num(area.x),
            Num(area.y),
            Num(area.width),
            Num(area.height - 2.0)
        );
        // Rather smaller than overlapping, down to where names cannot be read.
        let fitting = (area.width - 4.0) / (total.max(1) as f64 * (card::WIDTH + 5.0));
        let scale = ((area.height - 8.0) / card::HEIGHT).min(fitting.max(0.72));
        let wide = card::WIDTH * scale;
        let step = (wide + 5.0).min((area.width - 8.0 - wide) / (total.max(2) - 1) as f64);
        let mut x = area.x + 4.0;
        let mut open = |svg: &mut String, id: String, label: &str| {
            draw!(
                svg,
                r#"<g id="{id}" transform="translate({}) scale({})"><title>{}</title>"#,
                at(x, area.y + (area.height - 2.0 - card::HEIGHT * scale) / 2.0),
                Num(scale),
                escaped(label)
            );
            x += step;
        };
        for (index, &held) in player.hand.iter().enumerate() {
            open(svg, format!("hand-{}-{}", self.seat, index + 1), &words::hand_part(book, held));
            self.held(svg, held);
            svg.push_str("</g>");
        }
        for (index, &event) in player.ramparts.iter().enumerate() {
            let id = format!("rampart-{}-{}", self.seat, index + 1);
            open(svg, id, &words::rampart_part(book, event));
            rampart(svg);
            svg.push_str("</g>");
        }
        for (index, seen) in self.looked().enumerate() {
            open(svg, format!("looked-{}", index + 1), &words::hand_part(book, seen));
            self.seen(svg, seen);
            svg.push_str("</g>");
        }
    }

    /// A card in hand, as far as the viewer knows it.
    pub(super) fn held(&self, svg: &mut String, held: HandView) {
        match held.card {
            Some(card) => self.press.face(svg, card),
            None => card::back(svg, held.back),
        }
    }

    /// The cards that the player is looking at.
    pub(super) fn looked(&self) -> impl Iterator<Item = HandView> {
        let looked = self.view.looked.iter().filter(|_| self.view.active == self.seat);
        looked.flat_map(|looked| {
            looked.cards.iter().map(|&card| HandView { back: looked.deck, card })
        })
    }

    /// A card that is being looked at.
    pub(super) fn seen(&self, svg: &mut String, seen: HandView) {
        self.held(svg, seen);
        outline(svg);
        put(svg, "eye", 33.0, 94.0, 24.0);
    }

    /// What the points of a finished game came from.
    pub(super) fn scores(&self, svg: &mut String, area: Area) {
        let lines = words::score_lines(self.press.book, self.view);
        draw!(
            svg,
            r##"<g id="score-{}"><rect x="{}" y="{}" width="{}" height="{}" rx="7" fill="{PAPER}" stroke="#9c8a66"/>"##,
            self.seat,
            Num(area.x),
            Num(area.y),
            Num(area.width),
            Num(area.height - 2.0)
        );
        let columns = 2;
        let rows = lines.len().div_ceil(columns).max(1);
        let pitch = ((area.height - 10.0) / rows as f64).min(17.0);
        let wide = area.width / columns as f64;
        for (index, line) in lines.iter().enumerate() {
            let (column, row) = ((index / rows) as f64, (index % rows) as f64);
            let (x, y) = (area.x + column * wide, area.y + 6.0 + row * pitch);
            let is_total = index + 1 == lines.len();
            let prestige = self.view.scores.as_ref().and_then(|s| s.prestige.get(index));
            let is_owner = prestige.is_some_and(|score| score.is_owner[self.seat]);
            let weight = if is_total || is_owner { 1.5 } else { 0.9 };
            let letters = Letters { height: (pitch * 0.5).min(8.0), colour: INK, weight };
            let label = letters.fitting(&line.label, wide - 42.0);
            label.repeat(svg, at(x + 8.0, y + 2.0), &format!("label-{index}"));
            let points = line.points[self.seat].to_string();
            letters.ending(svg, at(x + wide - 10.0, y + 2.0), &points);
        }
        svg.push_str("</g>");
    }
}

/// A rampart in hand.
pub(super) fn rampart(svg: &mut String) {
    draw!(
        svg,
        r##"<use href="#c-edge" width="90" height="112" color="#d9cfb9"/><rect x="6" y="6" width="78" height="100" rx="4" fill="none" stroke="#6d6250" stroke-width="1.6"/>"##
    );
    put(svg, "rampart", 14.0, 24.0, 62.0);
}
