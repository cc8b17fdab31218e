//! The right sheet: a column for each command row, with all that the row opens below it.

use bastide_anarchy::{BoxId, Kind, Line, Row};
use bastide_draw::svg::{Num, Point, at, draw};

use super::festival;
use super::painter::{Frame, Painter};
use super::palette::{self, EDGE};
use crate::words;

pub(super) const HEIGHT: f64 = 736.0;
pub(super) const CELL: f64 = 38.0;
/// The least that a box measures: 24 pixels in a window of 1920 pixels that shows both sheets.
pub(super) const SMALLEST: f64 = 28.5;

/// Where the column of a row stands.
fn column(row: Row) -> Frame {
    match row {
        Row::Governance => Frame::new(10.0, 44.0, 290.0, 682.0),
        Row::War => Frame::new(306.0, 44.0, 290.0, 682.0),
        Row::Worship => Frame::new(602.0, 44.0, 290.0, 682.0),
        Row::Entertainment => Frame::new(898.0, 44.0, 372.0, 682.0),
    }
}

pub(super) fn sheet(painter: &mut Painter<'_>) {
    for &row in Row::ALL {
        painter.layer(&format!("right-{row}"), |painter| {
            command(painter, row);
            let inner = column(row);
            let top = at(inner.x + 10.0, inner.y + 96.0);
            match row {
                Row::Governance => governance(painter, top, inner.w - 20.0),
                Row::War => war(painter, top, inner.w - 20.0),
                Row::Worship => worship(painter, top, inner.w - 20.0),
                Row::Entertainment => festival::entertainment(painter, top, inner.w - 20.0),
            }
        });
    }
}

/// The nine boxes of a command row under its banner.
fn command(painter: &mut Painter<'_>, row: Row) {
    let frame = column(row);
    painter.panel(frame);
    let colour = palette::row(row);
    draw!(
        painter.svg,
        r#"<rect x="{}" y="{}" width="{}" height="86" rx="7" fill="{colour}" fill-opacity=".16" stroke="{colour}"/>"#,
        Num(frame.x),
        Num(frame.y),
        Num(frame.w)
    );
    painter.icon(&format!("c-{row}"), at(frame.x + 22.0, frame.y + 20.0), 1.2);
    let name = words::track(painter.book, row.word());
    painter.write(at(frame.x + 42.0, frame.y + 14.0), 12.0, &name);
    let line = painter.table().lines.rows[row.index()];
    let costs = painter.table().spec(line.first).costs();
    painter.costs(at(frame.x + frame.w - 10.0, frame.y + 20.0), costs);
    let step = (frame.w - 14.0) / f64::from(line.len);
    for (number, id) in line.iter().enumerate() {
        let x = frame.x + 8.0 + number as f64 * step;
        let size = (step - 2.0).min(CELL + 2.0);
        painter.cell(id, Frame::new(x, frame.y + 36.0, size, 34.0));
        let number = (number + 1).to_string();
        painter.centred(at(x + size / 2.0, frame.y + 78.5), 8.5, &number);
    }
}

/// A heading; gives where the content begins.
pub(super) fn section(
    painter: &mut Painter<'_>,
    top: Point,
    width: f64,
    name: &str,
    first: BoxId,
) -> Point {
    let name = words::track(painter.book, name);
    let costs = painter.table().spec(first).costs();
    painter.heading(Frame::new(top.x, top.y, width, 0.0), &name, costs);
    at(top.x, top.y + 24.0)
}

/// Boxes side by side with what they ask for above them; gives the place below.
pub(super) fn levels(painter: &mut Painter<'_>, top: Point, width: f64, line: Line) -> Point {
    let step = (width / f64::from(line.len)).min(52.0);
    for (number, id) in line.iter().enumerate() {
        let x = top.x + number as f64 * step;
        painter.requirements(id, at(x + CELL / 2.0, top.y));
        painter.cell(id, Frame::new(x, top.y + 16.0, CELL, CELL));
    }
    at(top.x, top.y + 70.0)
}

/// The levels of a building, one below the other: what it asks for, its building box, its boxes.
fn building(painter: &mut Painter<'_>, top: Point, width: f64, name: &str, line: Line) -> Point {
    let table = painter.table();
    let mut place = section(painter, top, width, name, line.first);
    let starts: Vec<BoxId> = line.iter().filter(|&id| table.spec(id).kind == Kind::Level).collect();
    for (number, &level) in starts.iter().enumerate() {
        let end = starts.get(number + 1).map_or(line.first.plus(line.len.into()), |&next| next);
        painter.requirements(level, at(place.x + 8.0, place.y + 11.0));
        let x = place.x + 38.0;
        draw!(
            painter.svg,
            r#"<rect x="{}" y="{}" width="{}" height="44" rx="5" fill="none" stroke="{EDGE}"/>"#,
            Num(x - 3.0),
            Num(place.y - 3.0),
            Num(width - 35.0)
        );
        roof(painter, level, at(x, place.y));
        let mut x = x + CELL + 8.0;
        for id in (level.0 + 1..end.0).map(BoxId) {
            let is_wide = table.spec(id).kind == Kind::Chapel;
            let w = if is_wide { 66.0 } else { CELL };
            let frame = Frame::new(x, place.y, w, CELL);
            match table.spec(id).kind {
                // What is offered stands in the box.
                Kind::Offering => {
                    painter.plain_cell(id, frame, "");
                    let items = super::painter::purse_items(table.spec(id).costs[0]);
                    painter.items(frame, &items);
                    painter.cross(id, frame);
                }
                Kind::Chapel => wide(painter, id, frame),
                _ => painter.cell(id, frame),
            }
            x += w + 3.0;
        }
        let is_use = table.spec(BoxId(level.0 + 1)).kind == Kind::Use;
        if is_use {
            let costs = table.spec(BoxId(level.0 + 1)).costs();
            painter.costs(at(place.x + width - 4.0, place.y + CELL / 2.0), costs);
        }
        place.y += 52.0;
    }
    at(top.x, place.y + 4.0)
}

/// The box that builds a level, under a roof.
fn roof(painter: &mut Painter<'_>, id: BoxId, corner: Point) {
    painter.cell(id, Frame::new(corner.x, corner.y + 2.0, CELL, CELL - 2.0));
    draw!(
        painter.svg,
        r##"<path d="M{}l19-8l19 8z" fill="#9a6a3a" stroke-width=".8" pointer-events="none"/>"##,
        corner + at(0.0, 2.0)
    );
}

/// A box wider than high, its icons side by side.
fn wide(painter: &mut Painter<'_>, id: BoxId, frame: Frame) {
    painter.plain_cell(id, frame, "");
    let items = super::painter::items(&painter.table().spec(id).gain);
    let step = frame.w / (items.len() as f64 + 0.3);
    for (number, item) in items.iter().enumerate() {
        let x = frame.x + (number as f64 + 0.65) * step;
        painter.icon(item, at(x, frame.y + frame.h / 2.0), 0.75);
    }
    painter.cross(id, frame);
}

fn governance(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let top = building(painter, top, width, "keep", lines.buildings[0]);
    let top = building(painter, top, width, "bank", lines.buildings[1]);
    let top = section(painter, top, width, "spies", lines.spies.first);
    let step = 45.0;
    for (number, id) in lines.spies.iter().enumerate() {
        let x = top.x + number as f64 * step;
        painter.requirements(id, at(x + CELL / 2.0, top.y));
        painter.cell(id, Frame::new(x, top.y + 16.0, CELL, CELL));
    }
    let name = words::heading(painter.book, "assists");
    let y = top.y + 68.0;
    painter.label(at(top.x, y + CELL / 2.0), 120.0, 8.6, &name);
    for (number, id) in lines.assists.iter().enumerate() {
        let frame = Frame::new(top.x + 135.0 + number as f64 * 45.0, y, CELL, CELL);
        painter.plain_cell(id, frame, "");
        let mut items = vec!["i-assist".to_owned()];
        items.extend(super::painter::items(&painter.table().assist));
        painter.items(frame, &items);
        painter.cross(id, frame);
    }
    tokens(
        painter,
        at(top.x, y + 52.0),
        width,
        "knowledge",
        "i-knowledge",
        painter.player().knowledge,
        5,
    );
}

fn war(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let top = section(painter, top, width, "tactics", lines.research.first);
    let top = levels(painter, top, width, lines.research);
    let top = section(painter, top, width, "ramparts", lines.ramparts.first);
    let top = levels(painter, top, width, lines.ramparts);
    let top = building(painter, top, width, "stables", lines.buildings[2]);
    let player = painter.player();
    let top = tokens(painter, top, width, "rally", "i-rally", player.rally.owned, 3);
    let horses = player.horses.iter().map(|horse| format!("i-horse-{horse}")).collect::<Vec<_>>();
    let name = words::heading(painter.book, "horses");
    painter.heading(Frame::new(top.x, top.y, width, 0.0), &name, &[]);
    painter.svg.push_str(r#"<g id="token-horses">"#);
    for (number, horse) in ["i-horse-black", "i-horse-white"].iter().enumerate() {
        token(
            painter,
            at(top.x + 18.0 + number as f64 * 48.0, top.y + 42.0),
            17.0,
            horse,
            horses.iter().any(|own| own == horse),
        );
    }
    painter.svg.push_str("</g>");
    let top = at(top.x, top.y + 72.0);
    tokens(painter, top, width, "beer", "i-brew", player.beers, 8);
}

/// A row of tokens that a player may come to own; gives the place below.
fn tokens(
    painter: &mut Painter<'_>,
    top: Point,
    width: f64,
    head: &str,
    icon: &str,
    count: u8,
    most: u8,
) -> Point {
    let name = words::heading(painter.book, head);
    painter.heading(Frame::new(top.x, top.y, width, 0.0), &name, &[]);
    let step = (width / f64::from(most)).min(48.0);
    let radius = (step / 2.0 - 1.0).min(17.0);
    draw!(painter.svg, r#"<g id="token-{head}">"#);
    for number in 0..most {
        let centre = at(top.x + 18.0 + f64::from(number) * step, top.y + 40.0);
        let is_used = head == "rally" && number >= painter.player().rally.active;
        token(painter, centre, radius, icon, number < count);
        if number < count && is_used {
            painter.centred(at(centre.x, centre.y + 24.0), 7.0, "/");
        }
    }
    painter.svg.push_str("</g>");
    at(top.x, top.y + 72.0)
}

/// A token in full colour, or its place.
fn token(painter: &mut Painter<'_>, centre: Point, radius: f64, icon: &str, is_owned: bool) {
    let (dash, opacity) = if is_owned { ("", "1") } else { (r#" stroke-dasharray="3 3""#, ".25") };
    draw!(
        painter.svg,
        r##"<circle cx="{}" cy="{}" r="{}"{dash} stroke-width="1.2"/><use href="#{icon}" transform="translate({centre}) scale({})" opacity="{opacity}"/>"##,
        Num(centre.x),
        Num(centre.y),
        Num(radius),
        Num(radius / 17.0)
    );
}

fn worship(painter: &mut Painter<'_>, top: Point, width: f64) {
    let lines = painter.table().lines;
    let top = building(painter, top, width, "chapel", lines.buildings[3]);
    let top = painter.section("training", |painter| {
        let top = section(painter, top, width, "knight-training", lines.training.first);
        let top = levels(painter, top, width, lines.training);
        festival::training(painter, top, width)
    });
    painter.section("valentine", |painter| {
        let top = section(painter, top, width, "valentine", lines.valentine.first);
        let top = levels(painter, top, width, lines.valentine);
        festival::valentine(painter, top, width);
    });
}
