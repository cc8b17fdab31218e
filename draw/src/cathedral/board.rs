//! The empty city: table, floor, city wall with its towers, coordinates.

use std::f64::consts::TAU;

use bastide_cathedral::Cell;

use super::{CELL, CITY, WALL, WIDTH};
use crate::glyph::Lettering;
use crate::svg::{Num, Path, at, draw};

/// The table that everything lies on.
pub(super) fn table(svg: &mut String, height: f64) {
    let (width, height) = (Num(WIDTH), Num(height));
    draw!(svg, r#"<rect width="{width}" height="{height}" rx="14" fill="url(#table)"/>"#);
    draw!(svg, r#"<rect width="{width}" height="{height}" rx="14" fill="url(#grain-table)"/>"#);
}

/// The floor of the city: squares of wood whose grain runs this way and that by turns.
pub(super) fn floor(svg: &mut String) {
    let [mut even, mut odd] = [Path::default(), Path::default()];
    for cell in Cell::all() {
        let is_even = (cell.column() + cell.row()) % 2 == 0;
        let corner = at(f64::from(cell.column()), f64::from(cell.row())) * CELL;
        if is_even { &mut even } else { &mut odd }.rectangle(corner, CELL, CELL);
    }
    draw!(svg, r##"<path d="{even}" fill="#c39a63"/><path d="{odd}" fill="#bb9159"/>"##);
    draw!(
        svg,
        r#"<path d="{even}" fill="url(#grain)"/><path d="{odd}" fill="url(#grain-across)"/>"#
    );
    let mut grid = Path::default();
    for number in 0..=10 {
        let along = f64::from(number) * CELL;
        grid.line(&[at(along, 0.0), at(along, CITY)]);
        grid.line(&[at(0.0, along), at(CITY, along)]);
    }
    draw!(
        svg,
        r##"<path transform="translate(1 1)" d="{grid}" stroke="#e7c795" stroke-opacity=".55"/><path d="{grid}" stroke="#6b4a24" stroke-opacity=".8" stroke-width="1.2"/>"##
    );
}

/// The city wall: a walk between two rows of merlons, and a tower in each corner.
pub(super) fn wall(svg: &mut String) {
    let mut ring = Path::default();
    square_line(&mut ring, -WALL, 6.0);
    square_line(&mut ring, 0.0, 1.0);
    draw!(
        svg,
        r##"<path d="{ring}" fill="#000" fill-opacity=".55" fill-rule="evenodd" filter="url(#shade)" transform="translate(4 5)"/>"##
    );
    draw!(
        svg,
        r##"<path d="{ring}" fill="url(#stone)" fill-rule="evenodd" stroke="#4b463e" stroke-width="1.4"/>"##
    );
    draw!(svg, r#"<path d="{ring}" fill="url(#blocks)" fill-rule="evenodd"/>"#);
    for inset in [-WALL + 5.0, -5.0] {
        merlons(svg, inset);
    }
    for x in [-WALL / 2.0, CITY + WALL / 2.0] {
        for y in [-WALL / 2.0, CITY + WALL / 2.0] {
            corner_tower(svg, x, y);
        }
    }
}

/// A square around the city, `inset` inside its edge.
fn square_line(path: &mut Path, inset: f64, radius: f64) {
    let (near, far) = (inset, CITY - inset);
    path.rounded(&[at(near, near), at(far, near), at(far, far), at(near, far)], radius);
}

fn merlons(svg: &mut String, inset: f64) {
    let mut lines = Path::default();
    for across in [inset, CITY - inset] {
        lines.line(&[at(0.0, across), at(CITY, across)]);
        lines.line(&[at(across, 0.0), at(across, CITY)]);
    }
    let dash = Num(CELL / 4.0);
    // Each merlon lies a half gap from the next grid line.
    let offset = Num(-CELL / 8.0);
    for (shift, colour) in [("1 3", "#3e3a33"), ("0 0", "#e9e3d5")] {
        draw!(
            svg,
            r#"<path transform="translate({shift})" d="{lines}" stroke="{colour}" stroke-width="8" stroke-dasharray="{dash}" stroke-dashoffset="{offset}"/>"#
        );
    }
}

fn corner_tower(svg: &mut String, x: f64, y: f64) {
    const RADIUS: f64 = 29.0;
    const SIDES: u8 = 12;
    let centre = at(x, y);
    let [mut tower, mut ring, mut base] = [Path::default(), Path::default(), Path::default()];
    tower.circle(centre, RADIUS);
    ring.circle(centre, RADIUS - 3.5);
    base.circle(centre, RADIUS - 9.0);
    draw!(
        svg,
        r##"<path transform="translate(5 7)" d="{tower}" fill="#000" fill-opacity=".5" filter="url(#shade)"/>"##
    );
    draw!(svg, r##"<path d="{tower}" fill="#b9b1a1" stroke="#4b463e" stroke-width="1.4"/>"##);
    let dash = Num(TAU * (RADIUS - 3.5) / 24.0);
    draw!(
        svg,
        r##"<path d="{ring}" fill="none" stroke="#eee8da" stroke-width="6" stroke-dasharray="{dash}"/>"##
    );
    draw!(svg, r##"<path transform="translate(2 3)" d="{base}" fill="#000" fill-opacity=".35"/>"##);
    let corner = |number: u8| {
        let (sin, cos) = (TAU * (f64::from(number) - 0.5) / f64::from(SIDES)).sin_cos();
        centre + at(cos, sin) * (RADIUS - 9.0)
    };
    for number in 0..SIDES {
        let mut slope = Path::default();
        slope.polygon(&[centre, corner(number), corner(number + 1)]);
        // Brightest where the slope faces the light in the north-west.
        let facing = (TAU * (f64::from(number) / f64::from(SIDES) - 0.625)).cos();
        let [red, green, blue] =
            [112.0, 66.0, 56.0].map(|tone: f64| (tone * (1.15 + 0.45 * facing)) as u8);
        draw!(
            svg,
            r##"<path d="{slope}" fill="#{red:02x}{green:02x}{blue:02x}" stroke="#3a1d17" stroke-width=".6"/>"##
        );
    }
    draw!(
        svg,
        r##"<circle cx="{}" cy="{}" r="2.6" fill="#e2b53e" stroke="#3a1d17"/>"##,
        Num(x),
        Num(y)
    );
}

/// A to J and 1 to 10 on all four walls.
pub(super) fn coordinates(svg: &mut String) {
    let lettering = Lettering { height: 13.5, colour: "#2c261e", weight: 0.95 };
    let walks = [-WALL / 2.0, CITY + WALL / 2.0];
    for (number, letter) in ('A'..='J').enumerate() {
        let along = (number as f64 + 0.5) * CELL;
        for across in walks {
            lettering.centred(svg, at(along, across), &letter.to_string());
            lettering.centred(svg, at(across, along), &(number + 1).to_string());
        }
    }
}

/// Patterns and gradients of the city and its table.
pub(super) fn defs(svg: &mut String) {
    svg.push_str(concat!(
        r##"<linearGradient id="table" x2="1" y2="1"><stop stop-color="#4a2f1d"/><stop offset="1" stop-color="#2e1b10"/></linearGradient>"##,
        r##"<linearGradient id="stone" x2="1" y2="1"><stop stop-color="#d8d1c2"/><stop offset="1" stop-color="#aaa291"/></linearGradient>"##,
        r##"<pattern id="blocks" width="26" height="19" patternUnits="userSpaceOnUse"><path d="M0 .5H26M0 10H26M6 0V10M19 10V19" stroke="#6d6556" stroke-opacity=".45"/></pattern>"##,
        r##"<pattern id="paving" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8M0 4H8M2 0V4M6 4V8" stroke="#000" stroke-opacity=".3" stroke-width=".8"/></pattern>"##,
        r##"<filter id="shade" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter>"##,
    ));
    grain(svg, "grain", "#7a5227", "");
    grain(svg, "grain-across", "#7a5227", r#" patternTransform="rotate(90)""#);
    grain(svg, "grain-table", "#120a05", r#" patternTransform="scale(2.2 1.6)""#);
    grain(svg, "grain-tray", "#1d0f05", r#" patternTransform="scale(1.4 1)""#);
}

/// Wavy lines that fit onto themselves from tile to tile.
fn grain(svg: &mut String, id: &str, colour: &str, transform: &str) {
    const LINES: u8 = 13;
    const TILE: (f64, f64) = (208.0, 52.0);
    let mut lines = Path::default();
    for number in 0..LINES {
        let y = (f64::from(number) + 0.5) * TILE.1 / f64::from(LINES);
        let sway = 1.6 * (f64::from(number) * 2.4).sin();
        let third = TILE.0 / 3.0;
        lines.curve(&[at(0.0, y), at(third, y + sway), at(2.0 * third, y - sway), at(TILE.0, y)]);
    }
    draw!(
        svg,
        r#"<pattern id="{id}" width="{}" height="{}" patternUnits="userSpaceOnUse"{transform}><path d="{lines}" fill="none" stroke="{colour}" stroke-opacity=".3" stroke-width=".9"/></pattern>"#,
        TILE.0,
        TILE.1
    );
}
