//! The festivals of the right sheet: training, Valentine, Michaelmas, tournaments, brewery, Lammas.

use bastide_draw::svg::{Num, Point, at, draw};
use bastide_text::Phrasebook;

use super::painter::{Frame, Painter, items};
use super::palette::{self, EDGE, FAINT, INK};
use super::right::{CELL, SMALLEST, levels, section};
use crate::words;

/// Where the ropes of Lammas begin, beside the brewery.
const ROPES_AT: f64 = 152.0;

/// What so many different icons of a training give.
pub(super) fn training(painter: &mut Painter<'_>, top: Point, width: f64) -> Point {
    let step = width / 4.0;
    for (number, spec) in painter.table().training.iter().enumerate() {
        let x = top.x + number as f64 * step;
        draw!(
            painter.svg,
            r#"<rect x="{}" y="{}" width="{}" height="44" rx="4" fill="none" stroke="{EDGE}"/>"#,
            Num(x),
            Num(top.y),
            Num(step - 5.0)
        );
        let signs = ["i-scroll", "i-arms", "i-bow", "i-horseshoe"];
        for (place, sign) in signs.iter().take(number + 1).enumerate() {
            painter.icon(sign, at(x + 9.0 + place as f64 * 14.5, top.y + 11.0), 0.52);
        }
        let mut place = x + 10.0;
        for choice in 0..usize::from(spec.choices) {
            if choice > 0 {
                painter.centred(at(place - 4.0, top.y + 31.0), 9.0, "/");
                place += 8.0;
            }
            for item in items(&spec.gains[choice]) {
                painter.icon(&item, at(place, top.y + 31.0), 0.72);
                place += 19.0;
            }
        }
    }
    at(top.x, top.y + 54.0)
}

/// Women above, men below, and the couples they make.
pub(super) fn valentine(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let step = (width / 6.0).min(46.0);
    for (row, line) in [lines.women, lines.men, lines.couples].into_iter().enumerate() {
        for (number, id) in line.iter().enumerate() {
            let y = top.y + row as f64 * 46.0 + if row == 2 { 6.0 } else { 0.0 };
            let frame = Frame::new(top.x + number as f64 * step, y, CELL + 2.0, CELL);
            if row == 2 {
                painter.cell(id, frame);
                continue;
            }
            painter.plain_cell(id, frame, if row == 0 { "#fbe8ee" } else { "#e6eef6" });
            let icon = if row == 0 { "i-woman" } else { "i-man" };
            painter.icon(icon, at(frame.x + 13.0, frame.centre().y), 0.95);
            painter.centred(at(frame.x + 31.0, frame.centre().y), 9.0, &(number + 1).to_string());
            painter.cross(id, frame);
        }
    }
}

pub(super) fn entertainment(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let top = painter.section("michaelmas", |painter| {
        let top = section(painter, top, width, "michaelmas", lines.michaelmas.first);
        let top = levels(painter, top, width, lines.michaelmas);
        additions(painter, top, width)
    });
    let top = painter.section("tournaments", |painter| {
        let top = section_without_cost(painter, top, width, "tournaments");
        tournaments(painter, top, width)
    });
    painter.section("brewery", |painter| brewery(painter, top));
    let room = width - ROPES_AT;
    painter.section("lammas", |painter| {
        let right = at(top.x + ROPES_AT, top.y);
        let inner = section(painter, right, room, "lammas", lines.lammas.first);
        lammas(painter, inner, room);
    });
}

fn section_without_cost(painter: &mut Painter<'_>, top: Point, width: f64, name: &str) -> Point {
    let name = words::track(painter.book, name);
    painter.heading(Frame::new(top.x, top.y, width, 0.0), &name, &[]);
    at(top.x, top.y + 24.0)
}

/// Two slots and their sum, nine times, each with its reward.
fn additions(painter: &mut Painter<'_>, top: Point, width: f64) -> Point {
    let lines = painter.table().lines;
    let step = width / 3.0;
    for (number, id) in lines.additions.iter().enumerate() {
        let corner = at(top.x + (number % 3) as f64 * step, top.y + (number / 3) as f64 * 41.0);
        for slot in 0..2 {
            let slot_id = lines.slots.at(number * 2 + slot);
            let frame = Frame::new(corner.x + slot as f64 * 34.0, corner.y + 2.0, SMALLEST, 30.0);
            painter.plain_cell(slot_id, frame, "");
            let written = painter.player().written.get(number * 2 + slot).copied().unwrap_or(0);
            if written > 0 {
                painter.pen_number(frame.centre(), 15.0, written);
            }
        }
        let middle = corner.y + 16.5;
        painter.centred(at(corner.x + 31.1, middle), 6.0, "+");
        let sum = painter.table().sums[number];
        if sum > 0 {
            painter.label(at(corner.x + 63.0, middle), 19.0, 8.0, &format!("={sum}"));
        }
        painter.cell(id, Frame::new(corner.x + 83.0, corner.y, 31.5, 34.0));
    }
    at(top.x, top.y + 132.0)
}

/// Each level with its own price above and its trophy below.
fn tournaments(painter: &mut Painter<'_>, top: Point, width: f64) -> Point {
    let lines = painter.table().lines;
    let step = width / f64::from(lines.tournaments.len);
    for (number, (id, trophy)) in lines.tournaments.iter().zip(lines.trophies.iter()).enumerate() {
        let x = top.x + number as f64 * step;
        painter.requirements(id, at(x + 8.0, top.y));
        let costs = painter.table().spec(id).costs();
        painter.costs(
            at(x + step - 2.0 - if costs[0].resources() > 2 { 0.0 } else { 4.0 }, top.y + 24.0),
            costs,
        );
        painter.cell(id, Frame::new(x, top.y + 33.0, CELL, CELL));
        painter.cell(trophy, Frame::new(x, top.y + 33.0 + CELL + 3.0, CELL, CELL - 3.0));
        painter.icon("i-trophy", at(x + CELL + 9.0, top.y + 33.0 + CELL + 20.0), 0.65);
    }
    at(top.x, top.y + 122.0)
}

/// The grid of ingredients; a full line makes a beer.
fn brewery(painter: &mut Painter<'_>, top: Point) {
    let inner = section_without_cost(painter, top, 146.0, "brewery");
    let line = painter.table().lines.brewery;
    for (number, id) in line.iter().enumerate() {
        let (row, column) = (number / 4, number % 4);
        let x = inner.x + column as f64 * 31.0;
        let y = inner.y + row as f64 * 31.0;
        let frame = Frame::new(x, y, 29.0, 29.0);
        painter.plain_cell(id, frame, "");
        painter.items(frame, &[format!("i-{}", painter.table().grid[number])]);
        painter.cross(id, frame);
    }
    for place in 0..4u8 {
        let along = f64::from(place) * 31.0 + 15.0;
        painter.icon("i-brew", at(inner.x + 135.0, inner.y + along), 0.62);
        painter.icon("i-brew", at(inner.x + along, inner.y + 135.0), 0.62);
    }
}

/// Three ropes of four pennants, with a garland between neighbours.
fn lammas(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let step = width / f64::from(lines.lammas.len);
    for (number, id) in lines.lammas.iter().enumerate() {
        let x = top.x + number as f64 * step;
        painter.requirements(id, at(x + 8.0, top.y));
        painter.cell(id, Frame::new(x, top.y + 16.0, step - 2.5, 30.0));
    }
    for rope in 0..3 {
        let y = top.y + 58.0 + rope as f64 * 44.0;
        draw!(
            painter.svg,
            r#"<path d="M{}q{} 10 {} 0" fill="none" stroke="{FAINT}" stroke-width="2"/>"#,
            at(top.x - 2.0, y),
            Num(width / 2.0),
            Num(width)
        );
        for place in 0..4 {
            let id = lines.pennants.at(rope * 4 + place);
            let frame = Frame::new(top.x + place as f64 * 57.0, y + 3.0, SMALLEST, 34.0);
            pennant(painter, id, frame, painter.table().ropes[rope * 4 + place]);
        }
        for place in 0..3 {
            let id = lines.hanging.at(rope * 3 + place);
            let x = top.x + SMALLEST + place as f64 * 57.0;
            painter.cell(id, Frame::new(x, y + 4.0, SMALLEST, SMALLEST));
        }
    }
}

/// The first letters of a colour; two of them differ in every language.
pub(super) fn letters(book: &Phrasebook, colour: bastide_anarchy::Colour) -> String {
    words::colour(book, colour).chars().take(2).collect()
}

/// A pennant with a tip, and the first letters of its colour, so that it needs no colour.
fn pennant(
    painter: &mut Painter<'_>,
    id: bastide_anarchy::BoxId,
    frame: Frame,
    colour: bastide_anarchy::Colour,
) {
    let is_filled = painter.player().is_filled(id);
    let title = words::box_words(painter.book, painter.table(), id, is_filled);
    draw!(
        painter.svg,
        r#"<path id="box-{id}" d="M{}h28.5v22l-14.25 12l-14.25-12z" fill="{}" stroke="{INK}" role="img" aria-label="{}"/>"#,
        at(frame.x, frame.y),
        palette::pennant(colour),
        bastide_draw::svg::escaped(&title)
    );
    let letters = letters(painter.book, colour);
    painter.centred(at(frame.x + 14.1, frame.y + 11.0), 8.0, &letters);
    painter.cross(id, Frame::new(frame.x, frame.y - 2.0, SMALLEST, 27.0));
}
