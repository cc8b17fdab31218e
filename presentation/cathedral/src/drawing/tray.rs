//! A side's tray below the city: a hollow for each building, filled while it is in hand, and the
//! side's name and points.

use bastide_cathedral::Kind::{
    self, Abbey, Academy, Bridge, Castle, Infirmary, Inn, Manor, Square, Stable, Tavern, Tower,
};
use bastide_cathedral::Orientation::{self, East, North};
use bastide_cathedral::{PassRule, Question, Side, View};
use bastide_draw::glyph::Lettering;
use bastide_draw::svg::{Num, Path, Point, at, draw, escaped, layer};
use bastide_text::Phrasebook;

use super::building::Body;
use super::material::Material;
use super::outline::{Contour, outline};
use super::{CELL, WIDTH, kind_id, side_id};
use crate::words;

pub(super) const HEIGHT: f64 = 158.0;
pub(super) const MARGIN: f64 = 14.0;
const TRAY_WIDTH: f64 = (WIDTH - 3.0 * MARGIN) / 2.0;
/// The size of a square in a tray, as a part of one in the city.
const SCALE: f64 = 0.32;
/// Where the hollows begin.
const CORNER: Point = at(13.0, 52.0);
const GOLD: &str = "#f0c24b";

/// Kind and orientation of each hollow, with its left and upper end in squares.
const HOLLOWS: [(Kind, Orientation, f64, f64); 14] = [
    (Bridge, North, 0.0, 0.0),
    (Abbey, North, 1.5, 0.0),
    (Infirmary, North, 4.0, 0.0),
    (Tower, North, 7.5, 0.0),
    (Academy, North, 11.0, 0.0),
    (Manor, East, 14.5, 0.0),
    (Castle, North, 0.0, 3.6),
    (Square, North, 3.5, 3.6),
    (Inn, North, 6.0, 3.6),
    (Inn, North, 8.5, 3.6),
    (Stable, North, 11.0, 3.6),
    (Stable, North, 12.5, 3.6),
    (Tavern, North, 14.0, 4.6),
    (Tavern, North, 15.5, 4.6),
];

/// A side's tray: Light's on the left, Dark's on the right.
pub(super) struct Tray<'a> {
    pub(super) view: &'a View,
    pub(super) side: Side,
    pub(super) book: &'a Phrasebook,
}

impl Tray<'_> {
    /// Draws the tray with its upper edge at `top`.
    pub(super) fn draw(&self, svg: &mut String, top: f64) {
        let Self { view, side, book } = *self;
        let left = match side {
            Side::Light => MARGIN,
            Side::Dark => 2.0 * MARGIN + TRAY_WIDTH,
        };
        draw!(svg, r#"<g id="hand-{}" transform="translate({})">"#, side_id(side), at(left, top));
        let label = words::hand(book, side, view.points[side]);
        draw!(svg, "<title>{}</title>", escaped(&label));
        frame(svg, self.is_to_move());
        layer(svg, |svg| self.draw_heading(svg));
        layer(svg, |svg| self.draw_hollows(svg));
        if side == Side::Light && view.cathedral.is_none() && !view.is_cathedral_captured {
            waiting_cathedral(svg);
        }
        if self.is_to_move() && is_pass_offered(view) {
            pass_plate(svg);
        }
        svg.push_str("</g>");
    }

    fn is_to_move(&self) -> bool {
        self.view.to_move == Some(self.side)
    }

    fn is_winner(&self) -> bool {
        let standing = self.view.standing.as_ref();
        standing.is_some_and(|standing| standing.winners().any(|seat| seat == self.side.seat()))
    }

    /// Shield, name and points; an arrow points at the side to move, a winner has a crown.
    fn draw_heading(&self, svg: &mut String) {
        let name = words::side(self.book, self.side).to_uppercase();
        let lettering = Lettering { height: 17.0, colour: "#f6e6c4", weight: 0.9 };
        shield(svg, at(28.0, 25.0), self.side);
        lettering.write(svg, at(50.0, 16.5), &name);
        let after_name = at(50.0 + lettering.width(&name) + 22.0, 25.0);
        if self.is_to_move() {
            arrow(svg, after_name);
        }
        if self.is_winner() {
            crown(svg, after_name);
        }
        let points = self.view.points[self.side].to_string();
        let figures = Lettering { height: 22.0, colour: GOLD, weight: 0.95 };
        figures.write(svg, at(TRAY_WIDTH - 16.0 - figures.width(&points), 14.0), &points);
    }

    fn draw_hollows(&self, svg: &mut String) {
        let mut seen = Vec::new();
        for (kind, orientation, x, y) in HOLLOWS {
            let number = seen.iter().filter(|&&other| other == kind).count() as u8;
            seen.push(kind);
            let body = Body::in_corner(Some(self.side), kind, orientation);
            let corner = CORNER + at(x, y) * (CELL * SCALE);
            draw!(svg, r#"<g transform="translate({corner}) scale({SCALE})">"#);
            hollow(svg, &body);
            // The first copies stand on the board, so that no two have the same number.
            let on_board = kind.copies() - self.view.hands[self.side].count(kind);
            if number >= on_board {
                draw!(svg, r#"<g id="hand-{}-{}-{number}">"#, side_id(self.side), kind_id(kind));
                body.draw_small(svg);
                svg.push_str("</g>");
            }
            svg.push_str("</g>");
        }
    }
}

fn frame(svg: &mut String, is_to_move: bool) {
    let (width, height) = (Num(TRAY_WIDTH), Num(HEIGHT));
    let (colour, stroke) = if is_to_move { (GOLD, 3.0) } else { ("#1c0f07", 1.5) };
    draw!(
        svg,
        r#"<rect width="{width}" height="{height}" rx="9" fill="url(#tray)" stroke="{colour}" stroke-width="{stroke}"/>"#
    );
    draw!(svg, r#"<rect width="{width}" height="{height}" rx="9" fill="url(#grain)"/>"#);
    draw!(
        svg,
        r##"<path d="M7 7H{}V43H7Z" fill="#3a2312" stroke="#1c0f07" stroke-linejoin="round"/>"##,
        Num(TRAY_WIDTH - 7.0)
    );
}

/// A shield in the side's wood, hatched like its territory.
fn shield(svg: &mut String, centre: Point, side: Side) {
    let outline = "M-11-12H11V0C11 7 6 11 0 14C-6 11-11 7-11 0Z";
    let material = Material::of(Some(side));
    draw!(
        svg,
        r#"<g transform="translate({centre})" stroke-linejoin="round"><path d="{outline}" fill="{}" stroke="{}" stroke-width="2"/><path d="{outline}" fill="url(#hatch-{})"/></g>"#,
        material.slopes[1],
        material.ridge,
        side_id(side)
    );
}

/// Points at the name of the side to move.
fn arrow(svg: &mut String, centre: Point) {
    draw!(
        svg,
        r##"<path transform="translate({centre})" d="M-9 0L2-9V-4H10V4H2V9Z" fill="{GOLD}" stroke="#5a3b06" stroke-linejoin="round"/>"##
    );
}

fn crown(svg: &mut String, centre: Point) {
    draw!(
        svg,
        r##"<path transform="translate({centre})" d="M-13 9L-15-7L-7 0L0-11L7 0L15-7L13 9Z" fill="{GOLD}" stroke="#5a3b06" stroke-linejoin="round"/>"##
    );
}

fn hollow(svg: &mut String, body: &Body) {
    let edge: Path = outline(body.cells, Contour { inset: 1.0, radius: 5.0, rise: 0.0 });
    draw!(
        svg,
        r##"<path d="{edge}" fill="#5e3c17" fill-opacity=".5" stroke="#e4c08a" stroke-opacity=".55" stroke-width="2.5"/>"##
    );
}

/// The cathedral, as long as Light has not placed it.
fn waiting_cathedral(svg: &mut String) {
    const SCALE: f64 = 0.19;
    let corner = at(TRAY_WIDTH - 116.0, 11.0);
    draw!(svg, r#"<g id="hand-cathedral" transform="translate({corner}) scale({SCALE})">"#);
    Body::in_corner(None, Kind::Cathedral, Orientation::West).draw(svg);
    svg.push_str("</g>");
}

pub(super) fn is_pass_offered(view: &View) -> bool {
    view.question == Question::Building && view.setup.pass == PassRule::Free
}

/// Where a side that may pass does so: two chevrons on a plate.
fn pass_plate(svg: &mut String) {
    draw!(
        svg,
        r##"<g id="pass" transform="translate({} 13)"><rect width="36" height="24" rx="5" fill="#6d4a26" stroke="{GOLD}"/><path d="M10 6L17 12L10 18M19 6L26 12L19 18" fill="none" stroke="#f6e6c4" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></g>"##,
        Num(TRAY_WIDTH - 110.0)
    );
}

pub(super) fn defs(svg: &mut String) {
    svg.push_str(
        r##"<linearGradient id="tray" x2="0" y2="1"><stop stop-color="#b98d57"/><stop offset="1" stop-color="#a3763f"/></linearGradient>"##,
    );
}
