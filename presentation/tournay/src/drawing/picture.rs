//! The picture of the whole table as one SVG.

use std::collections::BTreeSet;

use bastide_core::Seat;
use bastide_draw::letters::{self, define};
use bastide_draw::svg::{Num, draw, escaped};
use bastide_text::Phrasebook;
use bastide_tournay::View;

use super::art::{self, Paint};
use super::card::Press;
use super::palette::{GOLD, INK};
use super::panel::Panel;
use super::{Marks, card, icons, supply};
use crate::words;

pub(super) const WIDTH: f64 = 1280.0;
pub(super) const HEIGHT: f64 = 800.0;
pub(super) const MARGIN: f64 = 10.0;
const GAP: f64 = 8.0;

/// The decks, the events, the reserve and every district with its Plaza and its hand.
///
/// Made for a screen of 1280 by 800. For the ids of its parts see the module.
pub fn svg(view: &View, marks: &Marks, book: &Phrasebook) -> String {
    let mut svg = String::with_capacity(1 << 17);
    let (width, height) = (Num(WIDTH), Num(HEIGHT));
    draw!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" stroke-linecap="round" stroke-linejoin="round" role="group" aria-labelledby="table-title table-words" lang="{}">"#,
        book.language()
    );
    draw!(svg, r#"<title id="table-title">{}</title>"#, escaped(&words::title(book)));
    draw!(svg, r#"<desc id="table-words">{}</desc>"#, escaped(&words::table_words(book, view)));
    let press = Press { book, table: view.setup.table() };
    let mut table = String::with_capacity(1 << 16);
    supply::draw_supply(&mut table, view, *marks, press);
    let seats = view.players.len();
    let panel_width = (WIDTH - 2.0 * MARGIN - GAP * (seats as f64 - 1.0)) / seats as f64;
    for seat in Seat::all(seats as u8) {
        let x = MARGIN + seat.index() as f64 * (panel_width + GAP);
        Panel { view, seat, marks, press, x, width: panel_width, is_small: false }.draw(&mut table);
    }
    defs(&mut svg, &table, Paint::Itself);
    labels(&mut svg, view, book);
    background(&mut svg);
    svg.push_str(&table);
    svg.push_str("</svg>\n");
    svg
}

/// What a drawing is made of, and nothing that it does not use: there are more than a hundred pictures of cards,
/// and a table shows few of them.
pub(super) fn defs(svg: &mut String, drawing: &str, paint: Paint) {
    svg.push_str("<defs>");
    letters::defs(svg);
    let mut used = hrefs(drawing);
    let mut symbols = String::new();
    icons::defs(&mut symbols);
    card::defs(&mut symbols);
    let symbols: Vec<&str> = symbols.split_inclusive("</symbol>").collect();
    let mut kept = Vec::new();
    // From the last, because cards use icons and come after them. What stands around the drawing in a page uses
    // icons as well.
    for symbol in symbols.into_iter().rev() {
        let id = symbol.strip_prefix(r#"<symbol id=""#).and_then(|rest| rest.split('"').next());
        if paint == Paint::Page || id.is_some_and(|id| used.contains(id)) {
            used.extend(hrefs(symbol));
            kept.push(symbol);
        }
    }
    svg.extend(kept.into_iter().rev());
    art::defs(svg, &used, paint);
    draw!(
        svg,
        r##"<linearGradient id="wood" x2="0" y2="1"><stop stop-color="#4d3524"/><stop offset="1" stop-color="#33221a"/></linearGradient><pattern id="grain" width="340" height="46" patternUnits="userSpaceOnUse"><path d="M0 6C80 2 150 12 340 6M0 18C120 24 200 12 340 18M0 31C60 27 240 36 340 31M0 42C140 46 260 38 340 42" fill="none" stroke="#1d120b" stroke-opacity=".28" stroke-width="1.4"/></pattern></defs>"##
    );
}

/// The ids that a drawing refers to.
fn hrefs(drawing: &str) -> BTreeSet<&str> {
    drawing.split(r##"href="#"##).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The lines of the count stand in every panel.
pub(super) fn labels(svg: &mut String, view: &View, book: &Phrasebook) {
    let lines = words::score_lines(book, view);
    if lines.is_empty() {
        return;
    }
    svg.push_str("<defs>");
    for (index, line) in lines.iter().enumerate() {
        define(svg, &format!("label-{index}"), &line.label);
    }
    svg.push_str("</defs>");
}

fn background(svg: &mut String) {
    let (width, height) = (Num(WIDTH), Num(HEIGHT));
    draw!(
        svg,
        r#"<path d="M0 0h{width}v{height}H0z" fill="url(#wood)"/><path d="M0 0h{width}v{height}H0z" fill="url(#grain)"/>"#
    );
    draw!(
        svg,
        r#"<rect x="3" y="3" width="{}" height="{}" rx="8" fill="none" stroke="{GOLD}" stroke-opacity=".55" stroke-width="1.4"/><rect x="0" y="0" width="{width}" height="{height}" fill="none" stroke="{INK}" stroke-width="2"/>"#,
        Num(WIDTH - 6.0),
        Num(HEIGHT - 6.0)
    );
}
