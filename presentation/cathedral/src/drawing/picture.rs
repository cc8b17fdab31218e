//! The picture of a city as one SVG.

use bastide_cathedral::{Cell, Cells, Question, Side, View};
use bastide_draw::glyph::Lettering;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, at, draw, escaped, layer, shadow};
use bastide_text::Phrasebook;

use super::building::Body;
use super::lettering::centred;
use super::material::Material;
use super::outline::{Contour, outline};
use super::tray::Tray;
use super::{CELL, Marks, ORIGIN, WIDTH, board, cell_id, kind_id, side_id, tray, wall};
use crate::words;

const HEIGHT: f64 = WIDTH + tray::HEIGHT + tray::MARGIN;

/// The city, both hands, points and whose turn it is.
///
/// Squares have the ids `cell-a1` to `cell-j10`, pieces on the board `piece-light-castle-0` and so
/// on (the cathedral is `piece-cathedral`), pieces in hand `hand-light-castle-0`
/// (`hand-cathedral` until it is placed).
pub fn svg(view: &View, marks: &Marks, book: &Phrasebook) -> String {
    let mut svg = String::with_capacity(1 << 17);
    let (width, height) = (Num(WIDTH), Num(HEIGHT));
    draw!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="group" aria-labelledby="city-title city-words" lang="{}">"#,
        book.language()
    );
    heading(&mut svg, view, book);
    defs(&mut svg);
    board::table(&mut svg, HEIGHT);
    draw!(svg, r#"<g transform="translate({})">"#, at(ORIGIN, ORIGIN));
    city(&mut svg, view, marks, book);
    svg.push_str("</g>");
    for side in Side::BOTH {
        Tray { view, side, book }.draw(&mut svg, WIDTH);
    }
    svg.push_str("</svg>\n");
    svg
}

/// What a screen reader says.
pub(super) fn heading(svg: &mut String, view: &View, book: &Phrasebook) {
    let said = match view.standing {
        Some(_) => words::result(book, view),
        None => words::question(book, view),
    };
    let hands = Side::BOTH.map(|side| words::hand(book, side, view.points[side]));
    draw!(svg, r#"<title id="city-title">{}</title>"#, escaped(&words::title(book)));
    draw!(
        svg,
        r#"<desc id="city-words">{} {}. {}.</desc>"#,
        escaped(&said),
        escaped(&hands[0]),
        escaped(&hands[1])
    );
}

pub(super) fn city(svg: &mut String, view: &View, marks: &Marks, book: &Phrasebook) {
    let bodies = Body::all(view);
    group(svg, "floor", board::floor);
    layer(svg, |svg| Side::BOTH.into_iter().for_each(|side| territory(svg, view, side)));
    if is_type() {
        group(svg, "wall", wall::wall);
        layer(svg, wall::coordinates);
    } else {
        layer(svg, |svg| {
            wall::wall(svg);
            wall::coordinates(svg);
        });
    }
    shadows(svg, &bodies);
    group(svg, "buildings", |svg| pieces(svg, &bodies, book));
    layer(svg, |svg| bodies.iter().for_each(|body| mark(svg, view, marks, body)));
    // For what a page shows before a move is made.
    svg.push_str(r#"<g class="layer" aria-hidden="true" pointer-events="none"></g>"#);
    squares(svg);
}

/// A layer that a page's style sheet can name.
fn group(svg: &mut String, name: &str, inside: impl FnOnce(&mut String)) {
    if !is_type() {
        return layer(svg, inside);
    }
    draw!(svg, r#"<g class="{name}">"#);
    inside(svg);
    svg.push_str("</g>");
}

/// The free squares a side owns, tinted and hatched; under buildings nobody needs to be told.
fn territory(svg: &mut String, view: &View, side: Side) {
    let built: Cells = view.buildings.iter().fold(Cells::NONE, |all, one| all | one.cells);
    let free = view.owned[side] - built - view.cathedral.unwrap_or_default();
    if free.is_empty() {
        return;
    }
    let name = side_id(side);
    let edge = outline(free, Contour { inset: 2.0, radius: 6.0, rise: 0.0 });
    let (tint, line) = match side {
        Side::Light => ("#fff3d6", "#fff8e6"),
        Side::Dark => ("#3d1d0c", "#2a1409"),
    };
    draw!(svg, r#"<g id="territory-{name}"><path d="{edge}" fill="{tint}" fill-opacity=".34"/>"#);
    draw!(
        svg,
        r#"<path d="{edge}" fill="url(#hatch-{name})" stroke="{line}" stroke-width="2"/></g>"#
    );
}

fn shadows(svg: &mut String, bodies: &[Body]) {
    let all = bodies.iter().map(|body| body.base().to_string()).collect::<String>();
    shadow(svg, &all, at(5.0, 5.0), 0.6);
}

fn pieces(svg: &mut String, bodies: &[Body], book: &Phrasebook) {
    for (index, body) in bodies.iter().enumerate() {
        let is_twin = |other: &&Body| (other.owner, other.kind) == (body.owner, body.kind);
        let number = bodies[..index].iter().filter(is_twin).count();
        let label = words::piece(book, body.owner, body.kind, body.cells);
        let id = match body.owner {
            Some(side) => format!("piece-{}-{}-{number}", side_id(side), kind_id(body.kind)),
            None => "piece-cathedral".to_owned(),
        };
        // A page has a panel that explains: a title would open a second one over the board.
        if is_type() {
            // The square of a step tells the page which piece it is about.
            let at = body.cells.first().map(cell_id).unwrap_or_default();
            draw!(
                svg,
                r#"<g id="{id}" data-at="{at}" role="img" aria-label="{}">"#,
                escaped(&label)
            );
        } else {
            draw!(svg, r#"<g id="{id}"><title>{}</title>"#, escaped(&label));
        }
        body.draw(svg);
        svg.push_str("</g>");
    }
}

/// A golden line around the newest piece, a red one with a question mark around a piece whose
/// capture is to be decided.
fn mark(svg: &mut String, view: &View, marks: &Marks, body: &Body) {
    let is_pending = matches!(view.question, Question::Capture(firsts) if firsts.meets(body.cells));
    let edge = body.top(1.4);
    if is_pending {
        draw!(
            svg,
            r##"<path d="{edge}" fill="#d42b1e" fill-opacity=".18" stroke="#fff" stroke-width="5"/><path d="{edge}" fill="none" stroke="#d42b1e" stroke-width="3.4" stroke-dasharray="9 6"/>"##
        );
        let centre = body.spot(0.0, 0.0);
        draw!(
            svg,
            r##"<circle cx="{}" cy="{}" r="15" fill="#d42b1e" stroke="#fff" stroke-width="2.4"/>"##,
            Num(centre.x),
            Num(centre.y)
        );
        let lettering = Lettering { height: 15.0, colour: "#fff", weight: 1.1 };
        centred(svg, lettering, centre, "?");
    } else if body.cells.meets(marks.last) {
        draw!(
            svg,
            r##"<path d="{edge}" fill="none" stroke="#3a2503" stroke-width="5"/><path d="{edge}" fill="none" stroke="#ffd24a" stroke-width="3"/>"##
        );
    }
}

/// One transparent part for each square, above everything, for clicks and focus.
fn squares(svg: &mut String) {
    draw!(svg, r##"<g fill="#fff" fill-opacity="0">"##);
    let size = Num(CELL);
    for cell in Cell::all() {
        let (x, y) = (f64::from(cell.column()) * CELL, f64::from(cell.row()) * CELL);
        draw!(
            svg,
            r#"<rect id="{}" x="{}" y="{}" width="{size}" height="{size}"/>"#,
            cell_id(cell),
            Num(x),
            Num(y)
        );
    }
    svg.push_str("</g>");
}

pub(super) fn defs(svg: &mut String) {
    svg.push_str("<defs>");
    board::defs(svg);
    wall::defs(svg);
    tray::defs(svg);
    for material in &Material::ALL {
        tiles(svg, material);
    }
    // Light's lines rise to the right, Dark's fall: colour is never the only sign.
    for (name, line, colour) in [
        ("light", "M-2 2L2-2M0 13L13 0M11 15L15 11", "#fffaf0"),
        ("dark", "M-2 11L2 15M0 0L13 13M11-2L15 2", "#1d0c04"),
    ] {
        draw!(
            svg,
            r#"<pattern id="hatch-{name}" width="13" height="13" patternUnits="userSpaceOnUse"><path d="{line}" stroke="{colour}" stroke-width="2.8" stroke-opacity=".75"/></pattern>"#
        );
    }
    svg.push_str("</defs>");
}

/// Rows of tiles on the slopes of roofs, and the shine on domes.
fn tiles(svg: &mut String, material: &Material) {
    let Material { name, slopes, edge, .. } = material;
    for (way, lines) in
        [("across", "M0 .5H9M0 5H9M2 .5V5M6.5 5V9.5"), ("along", "M.5 0V9M5 0V9M.5 2H5M5 6.5H9.5")]
    {
        draw!(
            svg,
            r#"<pattern id="tiles-{way}-{name}" width="9" height="9" patternUnits="userSpaceOnUse"><path d="{lines}" stroke="{edge}" stroke-width=".8" stroke-opacity=".22"/></pattern>"#
        );
    }
    draw!(
        svg,
        r#"<radialGradient id="dome-{name}" cx=".36" cy=".32" r=".75"><stop stop-color="{}"/><stop offset=".5" stop-color="{}"/><stop offset="1" stop-color="{}"/></radialGradient>"#,
        material.ridge,
        slopes[1],
        slopes[3]
    );
}
