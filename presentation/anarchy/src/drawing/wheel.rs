//! The wheel of fortune: four quarters whose boxes stand in rings, as far from the hub as the lines
//! of the data say.

use bastide_anarchy::{BoxId, Line, Table, Why};
use bastide_draw::svg::{Num, Path, Point, at, draw};

use super::painter::{Frame, Painter};
use super::palette::{EDGE, INK, PAPER};

const RINGS: [f64; 6] = [44.0, 80.0, 115.0, 149.0, 183.0, 214.0];
const CELL: f64 = 30.0;
/// Quarters open to these directions, in degrees: up, right, down, left.
const TURNS: [f64; 4] = [-90.0, 0.0, 90.0, 180.0];

/// Draws the wheel around `centre`.
pub(super) fn wheel(painter: &mut Painter<'_>, centre: Point, names: &[String; 4]) {
    let table = painter.table();
    let radius = RINGS[4] + 20.0;
    draw!(
        painter.svg,
        r#"<circle cx="{0}" cy="{1}" r="{2}" fill="{PAPER}" stroke="{EDGE}" stroke-width="2"/><circle cx="{0}" cy="{1}" r="{3}" fill="none" stroke="{EDGE}"/><path d="M{4}L{5}M{6}L{7}" stroke="{EDGE}" stroke-width="1.4"/>"#,
        Num(centre.x),
        Num(centre.y),
        Num(radius),
        Num(radius - 6.0),
        turned(centre, 45.0, radius),
        turned(centre, 225.0, radius),
        turned(centre, 135.0, radius),
        turned(centre, 315.0, radius)
    );
    let mut lines = Path::default();
    let mut cells = Vec::new();
    for (quarter, turn) in table.lines.quarters.into_iter().zip(TURNS) {
        let places = places(table, quarter, centre, turn);
        for &(id, place) in &places {
            let spec = table.spec(id);
            if spec.links().next().is_none() {
                lines.line(&[centre, place]);
            }
            let linked = places.iter().filter(|(other, _)| spec.links().any(|link| link == *other));
            for &(other, to) in linked {
                if other < id {
                    lines.line(&[place, to]);
                }
            }
        }
        cells.extend(places);
    }
    draw!(
        painter.svg,
        r##"<path d="{lines}" fill="none" stroke="#fff" stroke-width="6"/><path d="{lines}" fill="none" stroke="{INK}" stroke-width="1.2" stroke-dasharray="3 2"/>"##
    );
    for (id, place) in cells {
        let frame = Frame::new(place.x - CELL / 2.0, place.y - CELL / 2.0, CELL, CELL);
        painter.cell(id, frame);
        if let Some(built) = developed_by(table, id) {
            painter.items(frame, &[format!("i-{built}")]);
        }
    }
    draw!(
        painter.svg,
        r##"<circle cx="{}" cy="{}" r="17" fill="#e2c27a" stroke="{INK}" stroke-width="1.6"/>"##,
        Num(centre.x),
        Num(centre.y)
    );
    painter.icon("i-coin", centre, 1.05);
    let out = RINGS[4] + 8.0;
    for (name, turn) in names.iter().zip(TURNS) {
        // Beside the quarter, outside the wheel: each name in the corner that follows clockwise.
        let (sin, cos) = (turn - 45.0).to_radians().sin_cos();
        painter.centred_label(centre + at(cos * out * 1.13, sin * out * 1.28), 80.0, 8.5, name);
    }
}

/// The construction that a box develops.
fn developed_by(table: &Table, id: BoxId) -> Option<BoxId> {
    let develops = |built: &BoxId| {
        table.spec(*built).needs().any(|need| need.on == id && need.why == Why::Developed)
    };
    table.lines.constructions.iter().find(develops)
}

/// Where the boxes of a quarter stand: rings by their distance from the hub.
fn places(table: &Table, quarter: Line, centre: Point, turn: f64) -> Vec<(BoxId, Point)> {
    let mut rings: Vec<Vec<BoxId>> = Vec::new();
    let mut open: Vec<BoxId> =
        quarter.iter().filter(|&id| table.spec(id).links().next().is_none()).collect();
    let mut seen: Vec<BoxId> = open.clone();
    while !open.is_empty() {
        let linked =
            |id: BoxId, ring: &[BoxId]| table.spec(id).links().any(|link| ring.contains(&link));
        let next: Vec<BoxId> =
            quarter.iter().filter(|&id| !seen.contains(&id) && linked(id, &open)).collect();
        seen.extend(&next);
        rings.push(std::mem::replace(&mut open, next));
    }
    let mut placed = Vec::new();
    for (number, ring) in rings.iter().enumerate() {
        let radius = RINGS[number.min(RINGS.len() - 1)];
        // So wide that boxes side by side do not touch those of the next ring or quarter.
        let apart = if ring.len() > 3 { 59.0 } else { 46.0 };
        let count = ring.len() as f64 - 1.0;
        let spread = (f64::to_degrees(apart / radius) * count).min(70.0);
        for (place, &id) in ring.iter().enumerate() {
            let part = if count > 0.0 { place as f64 / count - 0.5 } else { 0.0 };
            placed.push((id, turned(centre, turn + part * spread, radius)));
        }
    }
    placed
}

fn turned(centre: Point, degrees: f64, radius: f64) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    centre + at(cos * radius, sin * radius)
}
