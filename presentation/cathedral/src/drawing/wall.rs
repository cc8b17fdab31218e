//! The city wall with its towers, and the coordinates on its walk.

use bastide_draw::glyph::Lettering;
use bastide_draw::svg::{Num, Path, Point, at, draw, shadow};

use std::f64::consts::TAU;

use super::lettering::centred;
use super::{CELL, CITY, WALL};

/// A corner tower's outer wall, and the pointed roof inside it.
const TOWER: f64 = 29.0;
const TOWER_ROOF: f64 = 20.0;
const EDGE: &str = "#4b463e";

/// A walk between two rows of merlons, and a tower in each corner.
pub(super) fn wall(svg: &mut String) {
    let mut ring = Path::default();
    square_line(&mut ring, -WALL, 6.0);
    square_line(&mut ring, 0.0, 1.0);
    shadows(svg, &ring);
    draw!(
        svg,
        r#"<path d="{ring}" fill="url(#stone)" fill-rule="evenodd" stroke="{EDGE}" stroke-width="1.4"/><path d="{ring}" fill="url(#blocks)" fill-rule="evenodd"/>"#
    );
    for inset in [-WALL + 4.5, -4.5] {
        merlons(svg, inset);
    }
    for centre in corners() {
        tower(svg, centre);
    }
}

/// Where the towers stand.
fn corners() -> [Point; 4] {
    let (near, far) = (-WALL / 2.0, CITY + WALL / 2.0);
    [at(near, near), at(far, near), at(near, far), at(far, far)]
}

/// A square around the city, `inset` inside its edge.
fn square_line(path: &mut Path, inset: f64, radius: f64) {
    let (near, far) = (inset, CITY - inset);
    path.rounded(&[at(near, near), at(far, near), at(far, far), at(near, far)], radius);
}

/// The shadow of wall and towers.
fn shadows(svg: &mut String, ring: &Path) {
    let mut towers = Path::default();
    for centre in corners() {
        towers.circle(centre + at(1.0, 2.0), TOWER);
    }
    shadow(svg, &ring.to_string(), at(4.0, 5.0), 0.55);
    shadow(svg, &towers.to_string(), at(4.0, 5.0), 0.55);
}

/// A row of merlons around the city, each with a dark edge and a step of shadow.
fn merlons(svg: &mut String, inset: f64) {
    let mut lines = Path::default();
    for across in [inset, CITY - inset] {
        lines.line(&[at(0.0, across), at(CITY, across)]);
        lines.line(&[at(across, 0.0), at(across, CITY)]);
    }
    // Two to a square, set so that a gap lies on each grid line.
    let step = CELL / 2.0;
    for (grown, shift, colour) in [(2.0, 1.6, "#5d574b"), (0.0, 0.0, "#efe9dc")] {
        let length = 14.0 + grown;
        draw!(
            svg,
            r#"<path transform="translate(0 {})" d="{lines}" stroke="{colour}" stroke-width="{}" stroke-dasharray="{} {}" stroke-dashoffset="{}"/>"#,
            Num(shift),
            Num(7.0 + grown),
            Num(length),
            Num(step - length),
            Num((length - step) / 2.0)
        );
    }
}

fn tower(svg: &mut String, centre: Point) {
    const MERLONS: f64 = TOWER - 3.5;
    let [mut tower, mut ring, mut shade] = [Path::default(), Path::default(), Path::default()];
    tower.circle(centre, TOWER);
    ring.circle(centre, MERLONS);
    shade.circle(centre + at(2.0, 3.0), TOWER_ROOF);
    draw!(
        svg,
        r##"<path d="{tower}" fill="#b9b1a1" stroke="{EDGE}" stroke-width="1.4"/><path d="{ring}" fill="none" stroke="#eee8da" stroke-width="6" stroke-dasharray="{}"/><path d="{shade}" fill-opacity=".35"/>"##,
        Num(TAU * MERLONS / 24.0)
    );
    pointed_roof(svg, centre);
}

/// Twelve slopes of red tiles, brightest toward the light in the north-west.
fn pointed_roof(svg: &mut String, centre: Point) {
    const SIDES: u8 = 12;
    let turn = |number: f64| TAU * number / f64::from(SIDES);
    let corner = |number: u8| {
        let (sin, cos) = turn(f64::from(number) - 0.5).sin_cos();
        centre + at(cos, sin) * TOWER_ROOF
    };
    for number in 0..SIDES {
        let mut slope = Path::default();
        slope.polygon(&[centre, corner(number), corner(number + 1)]);
        let light = 1.15 + 0.45 * (turn(f64::from(number)) - TAU * 0.625).cos();
        let [red, green, blue] = [112.0, 66.0, 56.0].map(|tone: f64| (tone * light) as u8);
        draw!(
            svg,
            r##"<path d="{slope}" fill="#{red:02x}{green:02x}{blue:02x}" stroke="#3a1d17" stroke-width=".6"/>"##
        );
    }
    let Point { x, y } = centre;
    draw!(
        svg,
        r##"<circle cx="{}" cy="{}" r="2.8" fill="#e2b53e" stroke="#3a1d17"/>"##,
        Num(x),
        Num(y)
    );
}

/// A to J and 1 to 10 on all four walls.
pub(super) fn coordinates(svg: &mut String) {
    let lettering = Lettering { height: 12.5, colour: "#2c261e", weight: 0.95 };
    let walks = [-WALL / 2.0, CITY + WALL / 2.0];
    for (number, letter) in ('A'..='J').enumerate() {
        let along = (number as f64 + 0.5) * CELL;
        for across in walks {
            centred(svg, lettering, at(along, across), &letter.to_string());
            centred(svg, lettering, at(across, along), &(number + 1).to_string());
        }
    }
}

/// The stone of the wall.
pub(super) fn defs(svg: &mut String) {
    svg.push_str(concat!(
        r##"<linearGradient id="stone" x2="1" y2="1"><stop stop-color="#d8d1c2"/><stop offset="1" stop-color="#aaa291"/></linearGradient>"##,
        r##"<pattern id="blocks" width="26" height="19" patternUnits="userSpaceOnUse"><path d="M0 .5H26M0 10H26M6 0V10M19 10V19" stroke="#6d6556" stroke-opacity=".28"/></pattern>"##,
    ));
}
