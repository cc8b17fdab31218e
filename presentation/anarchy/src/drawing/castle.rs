//! A castle seen from above: moat, walls, towers and gate with their dice, and who stands where.

use bastide_anarchy::{Corner, Defender, Side, TARGETS, Target, View};
use bastide_core::Seat;
use bastide_draw::svg::{Num, Path, Point, at, draw};
use bastide_text::Phrasebook;

use super::Marks;
use super::painter::{Called, Frame, Painter, called};
use super::palette::{EDGE, FRESH, INK, STONE, WATER};
use crate::words;

const SIZE: f64 = 400.0;
/// From the edge of the drawing to the middle of the walls.
const INSET: f64 = 74.0;
const WALL: f64 = 30.0;
/// A site that is not built yet answers the pointer all over its shape.
const OPEN: &str = r##"fill="#fff" fill-opacity="0""##;

pub(super) fn castle(painter: &mut Painter<'_>, corner: Point) {
    let player = painter.player();
    let title = words::castle(painter.book, painter.seat, player);
    let Called { attributes, inside } = called(&title);
    let attributes = attributes.replace(r#"role="img""#, r#"role="group""#);
    draw!(painter.svg, r#"<g id="castle"{attributes}>{inside}"#);
    moat(painter, corner);
    yard(painter, corner);
    for &side in Side::ALL {
        wall(painter, corner, side);
    }
    gate(painter, corner);
    for &tower in Corner::ALL {
        self::tower(painter, corner, tower);
    }
    painter.svg.push_str("</g>");
    for &side in Side::ALL {
        defenders(painter, corner, side);
    }
    // For the workers of a deployment that is still being thought out: see [`posted`].
    painter.svg.push_str(r#"<g id="posted" class="layer"></g>"#);
    strikes(painter, corner, player.left);
    // For what a page shows of an attack while it is told: see [`super::assault`].
    painter.svg.push_str(r#"<g id="stage" class="layer"></g>"#);
}

/// Workers where they would stand, as they are drawn in the castle of a picture of the board.
pub fn posted(view: &View, seat: Seat, deployed: [[u8; 4]; 4], book: &Phrasebook) -> String {
    let mut view = view.clone();
    view.players[seat].deployed = deployed;
    let marks = Marks::default();
    let mut painter = Painter::new(&view, seat, &marks, book);
    for &side in Side::ALL {
        defenders(&mut painter, super::board::CASTLE, side);
    }
    painter.flush();
    painter.svg
}

/// Which way a side lies from the middle.
pub(super) fn way(side: Side) -> Point {
    match side {
        Side::North => at(0.0, -1.0),
        Side::East => at(1.0, 0.0),
        Side::South => at(0.0, 1.0),
        Side::West => at(-1.0, 0.0),
    }
}

pub(super) fn middle(corner: Point) -> Point {
    corner + at(SIZE / 2.0, SIZE / 2.0)
}

fn moat(painter: &mut Painter<'_>, corner: Point) {
    let level = painter.player().moat;
    let (fill, dash) = match level {
        0 => (OPEN.to_owned(), r#" stroke-dasharray="6 5""#),
        _ => (format!(r#"fill="{WATER}""#), ""),
    };
    let stroke = if level > 0 { "#4f86a6" } else { EDGE };
    draw!(
        painter.svg,
        r#"<rect id="moat" x="{}" y="{}" width="356" height="356" rx="42" {fill} stroke="{stroke}" stroke-width="1.6"{dash}/>"#,
        Num(corner.x + 22.0),
        Num(corner.y + 22.0)
    );
    if level > 0 {
        let mut waves = Path::default();
        for place in [at(90.0, 39.0), at(286.0, 39.0), at(90.0, 361.0), at(286.0, 361.0)] {
            let from = corner + place;
            waves.curve(from, [from + at(8.0, -7.0), from + at(14.0, 7.0)], from + at(24.0, 0.0));
        }
        draw!(painter.svg, r##"<path d="{waves}" fill="none" stroke="#fff" stroke-width="2"/>"##);
    }
    die(painter, corner + at(142.0, 39.0), level, "i-moat");
}

fn yard(painter: &mut Painter<'_>, corner: Point) {
    draw!(
        painter.svg,
        r##"<rect x="{}" y="{}" width="282" height="282" rx="22" fill="#e7d8b4" stroke="none"/>"##,
        Num(corner.x + INSET - WALL / 2.0),
        Num(corner.y + INSET - WALL / 2.0)
    );
    let centre = middle(corner);
    // Each side has its own field, to be chosen for workers and tactics.
    for &side in Side::ALL {
        let out = way(side) * 111.0;
        let across = at(out.y, out.x);
        let inner = way(side) * 30.0;
        let short = at(inner.y, inner.x);
        let mut field = Path::default();
        field.polygon(&[
            centre + out + across,
            centre + out - across,
            centre + inner - short,
            centre + inner + short,
        ]);
        let name = words::side(painter.book, side);
        let Called { attributes, inside } = called(&name);
        draw!(
            painter.svg,
            r##"<path id="side-{side}" d="{field}" fill="#f3e8cc" stroke="{EDGE}"{attributes}>{inside}</path>"##
        );
    }
    draw!(
        painter.svg,
        r##"<rect x="{}" y="{}" width="52" height="52" rx="4" fill="{STONE}" stroke-width="1.4"/><path d="M{}h36v36h-36z" fill="#d3c6ad"/>"##,
        Num(centre.x - 26.0),
        Num(centre.y - 26.0),
        centre - at(18.0, 18.0)
    );
    painter.icon("i-castle", centre, 1.1);
}

/// A die with the pips of a level; the sign of what it is where there is none.
fn die(painter: &mut Painter<'_>, centre: Point, level: u8, icon: &str) {
    const PIPS: [&[(f64, f64)]; 7] = [
        &[],
        &[(0.0, 0.0)],
        &[(-1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    ];
    if level == 0 {
        draw!(
            painter.svg,
            r##"<use href="#{icon}" transform="translate({centre}) scale(.8)" opacity=".28"/>"##
        );
        return;
    }
    let mut pips = Path::default();
    for &(x, y) in PIPS[usize::from(level).min(6)] {
        pips.circle(centre + at(x, y) * 6.2, 2.5);
    }
    draw!(
        painter.svg,
        r##"<g pointer-events="none"><rect x="{}" y="{}" width="24" height="24" rx="5" fill="#fff" stroke-width="1.2"/><path d="{pips}" fill="{INK}" stroke="none"/></g>"##,
        Num(centre.x - 12.0),
        Num(centre.y - 12.0)
    );
}

fn wall(painter: &mut Painter<'_>, corner: Point, side: Side) {
    let level = painter.player().walls[side.index()];
    let centre = middle(corner) + way(side) * (SIZE / 2.0 - INSET);
    let (w, h) = match side {
        Side::North | Side::South => (200.0, WALL),
        Side::East | Side::West => (WALL, 200.0),
    };
    let frame = Frame::new(centre.x - w / 2.0, centre.y - h / 2.0, w, h);
    let style = if level > 0 {
        format!(r#"fill="{STONE}" stroke-width="1.4""#)
    } else {
        format!(r#"{OPEN} stroke="{EDGE}" stroke-dasharray="6 5""#)
    };
    draw!(
        painter.svg,
        r#"<rect id="wall-{side}" x="{}" y="{}" width="{}" height="{}" {style}/>"#,
        Num(frame.x),
        Num(frame.y),
        Num(w),
        Num(h)
    );
    if level > 0 {
        merlons(painter, frame, side);
    }
    let along = if side == Side::South { at(-58.0, 0.0) } else { at(0.0, 0.0) };
    die(painter, centre + along, level, "i-wall");
}

/// The battlements on the outer edge.
fn merlons(painter: &mut Painter<'_>, frame: Frame, side: Side) {
    let mut path = Path::default();
    for number in 0..9 {
        let step = f64::from(number) * 22.0 + 4.0;
        let corner = match side {
            Side::North => at(frame.x + step, frame.y - 4.0),
            Side::South => at(frame.x + step, frame.y + frame.h - 4.0),
            Side::West => at(frame.x - 4.0, frame.y + step),
            Side::East => at(frame.x + frame.w - 4.0, frame.y + step),
        };
        let (w, h) = if frame.w > frame.h { (13.0, 8.0) } else { (8.0, 13.0) };
        path.rectangle(corner, w, h);
    }
    draw!(
        painter.svg,
        r##"<path d="{path}" fill="#9c8e76" stroke-width=".9" pointer-events="none"/>"##
    );
}

fn gate(painter: &mut Painter<'_>, corner: Point) {
    let level = painter.player().gate;
    let centre = middle(corner) + at(0.0, SIZE / 2.0 - INSET);
    let style = if level > 0 {
        r##"fill="#7a5230" stroke-width="1.6""##.to_owned()
    } else {
        format!(r#"{OPEN} stroke="{EDGE}" stroke-dasharray="4 4""#)
    };
    draw!(
        painter.svg,
        r#"<rect id="gate" x="{}" y="{}" width="46" height="44" rx="3" {style}/>"#,
        Num(centre.x - 23.0),
        Num(centre.y - 22.0)
    );
    die(painter, centre, level, "i-gate");
}

fn tower(painter: &mut Painter<'_>, corner: Point, tower: Corner) {
    let level = painter.player().towers[tower.index()];
    let far = SIZE / 2.0 - INSET;
    let out = match tower {
        Corner::Northwest => at(-far, -far),
        Corner::Northeast => at(far, -far),
        Corner::Southeast => at(far, far),
        Corner::Southwest => at(-far, far),
    };
    let centre = middle(corner) + out;
    let style = if level > 0 {
        format!(r#"fill="{STONE}" stroke-width="1.6""#)
    } else {
        format!(r#"{OPEN} stroke="{EDGE}" stroke-dasharray="6 5""#)
    };
    let (x, y) = (Num(centre.x), Num(centre.y));
    draw!(painter.svg, r#"<circle id="tower-{tower}" cx="{x}" cy="{y}" r="29" {style}/>"#);
    if level > 0 {
        draw!(
            painter.svg,
            r##"<circle cx="{x}" cy="{y}" r="25" fill="#cdbfa5" stroke-width="5" stroke="#9c8e76" stroke-dasharray="10 6" pointer-events="none"/>"##
        );
    }
    die(painter, centre, level, "i-tower");
}

/// The workers on a side: the icon of each sort and how many there are.
fn defenders(painter: &mut Painter<'_>, corner: Point, side: Side) {
    let deployed = painter.player().deployed[side.index()];
    let sorts: Vec<(Defender, u8)> =
        Defender::ALL.iter().copied().zip(deployed).filter(|&(_, count)| count > 0).collect();
    let centre = middle(corner) + way(side) * 78.0;
    let along = match side {
        Side::North | Side::South => at(48.0, 0.0),
        Side::East | Side::West => at(0.0, 48.0),
    };
    let first = centre - along * ((sorts.len() as f64 - 1.0) / 2.0);
    for (number, &(worker, count)) in sorts.iter().enumerate() {
        let place = first + along * number as f64;
        let title = words::worker(painter.book, worker);
        let Called { attributes, inside } = called(&title);
        draw!(
            painter.svg,
            r#"<g id="worker-{worker}-{side}"{attributes}>{inside}<rect x="{}" y="{}" width="48" height="48" {OPEN} stroke="none"/>"#,
            Num(place.x - 24.0),
            Num(place.y - 24.0)
        );
        let (icon, turn) = match worker {
            Defender::LaidDown => ("soldier", " rotate(-90)"),
            Defender::Craftsman => ("craftsman", ""),
            Defender::Soldier => ("soldier", ""),
            Defender::Knight => ("knight", ""),
        };
        draw!(
            painter.svg,
            r##"<use href="#i-{icon}" transform="translate({}){turn}"/>"##,
            place - at(8.0, 0.0)
        );
        painter.svg.push_str("</g>");
        painter.centred(place + at(14.0, 2.0), 11.0, &count.to_string());
    }
}

/// What is left of the card that strikes: red arrows with numbers.
fn strikes(painter: &mut Painter<'_>, corner: Point, left: [u8; TARGETS]) {
    for (&target, count) in Target::ALL.iter().zip(left).filter(|&(_, count)| count > 0) {
        let centre = middle(corner);
        let (place, turn) = match target.side() {
            Some(Side::North) => (centre - at(0.0, SIZE / 2.0 - 18.0), 180.0),
            Some(Side::East) => (centre + at(SIZE / 2.0 - 18.0, 0.0), 270.0),
            Some(Side::South) => (centre + at(0.0, SIZE / 2.0 - 18.0), 0.0),
            Some(Side::West) => (centre - at(SIZE / 2.0 - 18.0, 0.0), 90.0),
            None => (centre, 0.0),
        };
        draw!(
            painter.svg,
            r##"<g id="strike-{target}" transform="translate({place}) rotate({turn})"><path d="M-20 16V-4H-30L0-26L30-4H20V16Z" fill="{FRESH}" stroke="#fff" stroke-width="2"/></g>"##
        );
        painter.coloured(place, 16.0, &count.to_string(), "#fff");
    }
}
