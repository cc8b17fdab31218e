//! What makes the kinds recognisable from above: chimneys, spires, domes, wells and planks.

use std::f64::consts::TAU;

use bastide_cathedral::Kind;
use bastide_draw::svg::{Num, Path, Point, at, draw};

use super::building::Body;
use super::material::Material;

/// Draws what stands on the roof of a piece.
pub(super) fn draw(svg: &mut String, body: &Body) {
    let mut pen = Pen { svg, material: body.material() };
    let spot = |dx, dy| body.spot(dx, dy);
    match body.kind {
        Kind::Tavern => pen.chimney(spot(0.0, 0.0) + at(9.0, -9.0)),
        Kind::Stable => pen.hatches(&[spot(0.0, -1.0), spot(0.0, -0.5), spot(0.0, 0.0)]),
        Kind::Inn => {
            pen.chimney(spot(0.0, -0.95));
            pen.chimney(spot(0.95, 0.0));
        }
        Kind::Bridge => {
            pen.planks(spot(0.0, -0.62), spot(0.0, 0.62));
            pen.pyramid(spot(0.0, -1.0), 15.0);
            pen.pyramid(spot(0.0, 1.0), 15.0);
        }
        Kind::Square => pen.well(spot(0.5, -0.5)),
        Kind::Manor => {
            pen.turret(spot(0.0, 0.0), 13.0);
            pen.chimney(spot(-1.0, 0.0));
            pen.chimney(spot(1.0, 0.0));
        }
        Kind::Abbey => {
            pen.pyramid(spot(0.0, -1.0), 15.5);
            pen.cross(spot(0.0, -1.0), 7.0);
            pen.chimney(spot(1.0, 1.0));
        }
        Kind::Infirmary => {
            pen.dome(spot(0.0, 0.0), 15.0);
            pen.cross(spot(0.0, 0.0), 7.0);
        }
        Kind::Castle => castle(&mut pen, body),
        Kind::Tower => {
            pen.round_tower(spot(0.0, 0.0), 21.0);
            pen.turret(spot(0.0, 0.0), 13.0);
        }
        Kind::Academy => {
            pen.dome(spot(0.0, 0.0), 15.0);
            pen.lantern(spot(0.0, 0.0));
            pen.pyramid(spot(0.0, -1.0), 9.0);
            pen.pyramid(spot(0.0, 1.0), 9.0);
        }
        Kind::Cathedral => cathedral(&mut pen, body),
    }
}

fn castle(pen: &mut Pen<'_>, body: &Body) {
    for (dx, dy) in [(-1.0, -1.0), (1.0, -1.0)] {
        pen.turret(body.spot(dx, dy), 15.0);
    }
    for (dx, dy) in [(-1.0, 0.0), (1.0, 0.0)] {
        pen.round_tower(body.spot(dx, dy), 17.0);
    }
}

fn cathedral(pen: &mut Pen<'_>, body: &Body) {
    for (dx, dy) in [(-0.24, 2.22), (0.24, 2.22)] {
        pen.turret(body.spot(dx, dy), 12.0);
    }
    for (dx, dy) in [(-1.25, 0.0), (1.25, 0.0)] {
        pen.turret(body.spot(dx, dy), 7.0);
    }
    pen.rose(body.spot(0.0, -1.0));
    pen.pyramid(body.spot(0.0, 0.0), 19.5);
    pen.turret(body.spot(0.0, 0.0), 14.0);
    pen.cross(body.spot(0.0, 0.0), 11.0);
}

/// Draws in the colours of one material.
struct Pen<'a> {
    svg: &'a mut String,
    material: &'static Material,
}

impl Pen<'_> {
    fn fill(&mut self, path: &Path, colour: &str) {
        draw!(self.svg, r#"<path d="{path}" fill="{colour}"/>"#);
    }

    fn solid(&mut self, path: &Path, colour: &str) {
        let edge = self.material.edge;
        draw!(self.svg, r#"<path d="{path}" fill="{colour}" stroke="{edge}" stroke-width="1"/>"#);
    }

    /// The shadow that something round of this size throws on the roof.
    fn shadow(&mut self, centre: Point, radius: f64) {
        let mut shadow = Path::default();
        shadow.circle(centre + at(3.0, 4.0), radius);
        draw!(self.svg, r##"<path d="{shadow}" fill="#000" fill-opacity=".28"/>"##);
    }

    fn chimney(&mut self, centre: Point) {
        let corner = centre - at(4.0, 7.0);
        let mut shadow = Path::default();
        shadow.polygon(&[
            centre + at(4.0, -4.0),
            centre + at(10.0, 3.0),
            centre + at(10.0, 8.0),
            centre + at(-1.0, 8.0),
            centre + at(-4.0, 5.0),
        ]);
        draw!(self.svg, r##"<path d="{shadow}" fill="#000" fill-opacity=".25"/>"##);
        let [mut stack, mut top, mut flue] = [Path::default(), Path::default(), Path::default()];
        stack.rectangle(corner, 8.0, 12.0);
        top.rectangle(corner, 8.0, 7.0);
        flue.rectangle(corner + at(2.2, 2.0), 3.6, 3.0);
        self.solid(&stack, self.material.wall);
        self.solid(&top, self.material.accent);
        self.fill(&flue, self.material.edge);
    }

    /// Doors in the roof for hay.
    fn hatches(&mut self, centres: &[Point]) {
        for &centre in centres {
            let [mut frame, mut bars] = [Path::default(), Path::default()];
            frame.rectangle(centre - at(5.0, 5.0), 10.0, 10.0);
            bars.line(&[centre - at(5.0, 5.0), centre + at(5.0, 5.0)]);
            bars.line(&[centre + at(5.0, -5.0), centre + at(-5.0, 5.0)]);
            self.solid(&frame, self.material.level);
            let edge = self.material.edge;
            draw!(self.svg, r#"<path d="{bars}" stroke="{edge}" stroke-width="1.2"/>"#);
        }
    }

    /// Planks across a road from one place to another.
    fn planks(&mut self, from: Point, to: Point) {
        const COUNT: u8 = 9;
        let mut planks = Path::default();
        let way = to - from;
        let across = at(way.y, way.x) * (13.0 / way.x.hypot(way.y));
        for number in 0..=COUNT {
            let on = from + way * (f64::from(number) / f64::from(COUNT));
            planks.line(&[on - across, on + across]);
        }
        let edge = self.material.edge;
        draw!(
            self.svg,
            r#"<path d="{planks}" stroke="{edge}" stroke-width="1.3" stroke-opacity=".7"/>"#
        );
    }

    /// A square tower with a pointed roof, `reach` from the centre to each side.
    fn pyramid(&mut self, centre: Point, reach: f64) {
        self.shadow(centre, reach);
        let corners =
            [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| at(x, y) * reach);
        // West, north, east, south.
        for (colour, start) in self.material.slopes.into_iter().zip([3, 0, 1, 2]) {
            let mut slope = Path::default();
            slope.polygon(&[centre, centre + corners[start], centre + corners[(start + 1) % 4]]);
            self.solid(&slope, colour);
        }
    }

    /// An eight-sided pointed roof.
    fn turret(&mut self, centre: Point, radius: f64) {
        /// The tone of each side, clockwise from the east: bright where the light comes from.
        const TONES: [usize; 8] = [2, 3, 3, 2, 0, 0, 0, 1];
        self.shadow(centre, radius);
        let corner = |number: usize| {
            let (sin, cos) = (TAU * (number as f64 - 0.5) / TONES.len() as f64).sin_cos();
            centre + at(cos, sin) * radius
        };
        for (tone, colour) in self.material.slopes.into_iter().enumerate() {
            let mut slopes = Path::default();
            for number in (0..TONES.len()).filter(|&number| TONES[number] == tone) {
                slopes.polygon(&[centre, corner(number), corner(number + 1)]);
            }
            self.solid(&slopes, colour);
        }
    }

    /// A round tower with battlements and a walk on top.
    fn round_tower(&mut self, centre: Point, radius: f64) {
        self.shadow(centre, radius);
        let [mut tower, mut ring] = [Path::default(), Path::default()];
        tower.circle(centre, radius);
        ring.circle(centre, radius - 2.4);
        self.solid(&tower, self.material.slopes[2]);
        let dash = Num(TAU * (radius - 2.4) / 20.0);
        draw!(
            self.svg,
            r#"<path d="{ring}" fill="none" stroke="{}" stroke-width="4" stroke-dasharray="{dash}"/>"#,
            self.material.slopes[0]
        );
    }

    fn dome(&mut self, centre: Point, radius: f64) {
        self.shadow(centre, radius);
        let [mut drum, mut dome] = [Path::default(), Path::default()];
        drum.circle(centre, radius + 2.0);
        dome.circle(centre, radius);
        self.solid(&drum, self.material.slopes[3]);
        self.solid(&dome, &format!("url(#dome-{})", self.material.name));
    }

    fn lantern(&mut self, centre: Point) {
        let [mut outer, mut inner] = [Path::default(), Path::default()];
        outer.circle(centre, 4.6);
        inner.circle(centre, 2.0);
        self.solid(&outer, self.material.ridge);
        self.fill(&inner, self.material.accent);
    }

    fn well(&mut self, centre: Point) {
        self.shadow(centre, 9.0);
        let [mut rim, mut water] = [Path::default(), Path::default()];
        rim.circle(centre, 9.0);
        water.circle(centre, 5.6);
        self.solid(&rim, self.material.slopes[0]);
        self.solid(&water, "#4d7d93");
    }

    /// A round window over the choir.
    fn rose(&mut self, centre: Point) {
        let [mut frame, mut petals] = [Path::default(), Path::default()];
        frame.circle(centre, 9.0);
        for number in 0..6 {
            let (sin, cos) = (TAU * f64::from(number) / 6.0).sin_cos();
            petals.circle(centre + at(cos, sin) * 5.0, 2.1);
        }
        self.solid(&frame, self.material.level);
        self.fill(&petals, self.material.window);
    }

    fn cross(&mut self, centre: Point, size: f64) {
        let mut beams = Path::default();
        beams.line(&[centre - at(0.0, size), centre + at(0.0, size)]);
        beams.line(&[centre - at(size * 0.62, size * 0.3), centre + at(size * 0.62, -size * 0.3)]);
        for (width, colour) in [(4.2, self.material.edge), (2.4, self.material.accent)] {
            draw!(
                self.svg,
                r#"<path d="{beams}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>"#
            );
        }
    }
}
