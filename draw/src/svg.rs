//! The little of SVG that the pictures need: numbers, points and paths.

use std::fmt::{self, Write as _};
use std::ops::{Add, Mul, Sub};

/// A length with at most two decimals, so that pictures stay small and equal on every machine.
#[derive(Clone, Copy)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // In whole hundredths, because printing a fraction exactly is most of the time of a drawing.
        let hundredths = (self.0 * 100.0).round() as i64;
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        if hundredths < 0 {
            f.write_char('-')?;
        }
        match (rest / 10, rest % 10) {
            (0, 0) => write!(f, "{whole}"),
            (tenths, 0) => write!(f, "{whole}.{tenths}"),
            (tenths, last) => write!(f, "{whole}.{tenths}{last}"),
        }
    }
}

/// A place in a picture, or the way from one place to another; y runs downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        at(self.x * factor, self.y * factor)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// The `d` of a path. Lines are written as steps from where the pen is, which is shorter.
#[derive(Clone, Debug)]
pub struct Path {
    text: String,
    /// Where the pen really is, rounding included, so that steps do not add up errors.
    pen: Point,
}

impl Default for Path {
    fn default() -> Self {
        Self { text: String::new(), pen: at(0.0, 0.0) }
    }
}

impl Path {
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    pub fn polygon(&mut self, points: &[Point]) {
        self.line(points);
        self.text.push('z');
    }

    /// An open line through the points.
    pub fn line(&mut self, points: &[Point]) {
        let Some((&first, rest)) = points.split_first() else { return };
        self.start(first);
        for &point in rest {
            self.step(point);
        }
    }

    /// A closed line whose corners are rounded off.
    pub fn rounded(&mut self, corners: &[Point], radius: f64) {
        for (index, &corner) in corners.iter().enumerate() {
            let before = corners[(index + corners.len() - 1) % corners.len()];
            let after = corners[(index + 1) % corners.len()];
            let toward = |other: Point| {
                let way = other - corner;
                corner + way * (radius / way.x.hypot(way.y))
            };
            match index {
                0 => self.start(toward(before)),
                _ => self.step(toward(before)),
            }
            self.bend('q', &[corner, toward(after)]);
        }
        self.text.push('z');
    }

    pub fn rectangle(&mut self, corner: Point, width: f64, height: f64) {
        let right = corner + at(width, 0.0);
        self.polygon(&[corner, right, right + at(0.0, height), corner + at(0.0, height)]);
    }

    pub fn circle(&mut self, centre: Point, radius: f64) {
        self.start(centre - at(radius, 0.0));
        for way in [2.0 * radius, -2.0 * radius] {
            let (radius, way) = (Num(radius), Num(way));
            let _ = write!(self.text, "a{radius} {radius} 0 0 1 {way} 0");
        }
        self.text.push('z');
    }

    /// A smooth line: where it starts, then two handles and the end.
    pub fn curve(&mut self, start: Point, handles: [Point; 2], end: Point) {
        self.start(start);
        self.bend('c', &[handles[0], handles[1], end]);
    }

    fn start(&mut self, point: Point) {
        let _ = write!(self.text, "M{point}");
        self.pen = point.rounded();
    }

    fn step(&mut self, point: Point) {
        let way = (point - self.pen).rounded();
        let _ = match (way.x == 0.0, way.y == 0.0) {
            (_, true) => write!(self.text, "h{}", Num(way.x)),
            (true, _) => write!(self.text, "v{}", Num(way.y)),
            _ => write!(self.text, "l{way}"),
        };
        self.pen = (self.pen + way).rounded();
    }

    fn bend(&mut self, command: char, points: &[Point]) {
        self.text.push(command);
        let from = self.pen;
        for (index, &point) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let way = (point - from).rounded();
            let _ = write!(self.text, "{gap}{way}");
            self.pen = (from + way).rounded();
        }
    }
}

impl Point {
    /// The same place as it is written.
    fn rounded(self) -> Self {
        at((self.x * 100.0).round() / 100.0, (self.y * 100.0).round() / 100.0)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Words between tags.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Appends formatted markup to a string.
#[macro_export]
macro_rules! draw {
    ($svg:expr, $($markup:tt)*) => {{
        use std::fmt::Write as _;
        write!($svg, $($markup)*).expect("writing to a string does not fail");
    }};
}
pub use crate::draw;

/// A group of its own, whatever is drawn in it: a page compares two drawings group by group and renews those
/// that differ.
pub fn layer(svg: &mut String, draw: impl FnOnce(&mut String)) {
    svg.push_str("<g>");
    draw(svg);
    svg.push_str("</g>");
}

/// A shadow with soft edges, made of wider and wider outlines. A blur would look the same and be worked out anew
/// for every frame in which something changes above it.
pub fn shadow(svg: &mut String, path: &str, offset: Point, opacity: f64) {
    draw!(
        svg,
        r##"<g transform="translate({offset})" fill="#1a0d04" stroke="#1a0d04" stroke-linejoin="round" fill-rule="evenodd">"##
    );
    for width in [9.0, 5.5, 2.0] {
        let share = Num(opacity / 2.6);
        draw!(
            svg,
            r#"<path d="{path}" fill-opacity="{share}" stroke-opacity="{share}" stroke-width="{}"/>"#,
            Num(width)
        );
    }
    svg.push_str("</g>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_two_decimals() {
        let written = |number| Num(number).to_string();
        assert_eq!(written(1.0 / 3.0), "0.33");
        assert_eq!(written(-0.001), "0");
        assert_eq!(written(52.0), "52");
        assert_eq!(written(0.1 + 0.2), "0.3");
    }

    #[test]
    fn steps_do_not_add_up_what_rounding_loses() {
        let mut path = Path::default();
        let third = 1.0 / 3.0;
        path.line(&[0.0, 1.0, 2.0, 3.0].map(|x| at(x * third, 0.0)));
        assert_eq!(path.to_string(), "M0 0h0.33h0.34h0.33");
    }

    #[test]
    fn rounded_corners_keep_their_distance() {
        let mut path = Path::default();
        path.rounded(&[at(0.0, 0.0), at(10.0, 0.0), at(10.0, 10.0), at(0.0, 10.0)], 2.0);
        assert!(path.to_string().starts_with("M0 2q0 -2 2 -2h6q2 0 2 2v6"));
    }
}
