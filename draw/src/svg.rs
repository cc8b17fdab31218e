//! The little of SVG that the pictures need: numbers, points and paths.

use std::fmt::{self, Write as _};
use std::ops::{Add, Mul, Sub};

/// A length with at most two decimals, so that pictures stay small and equal on every machine.
#[derive(Clone, Copy)]
pub(crate) struct Num(pub(crate) f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rounded = (self.0 * 100.0).round() / 100.0;
        // Adding zero turns a negative zero into a plain one.
        write!(f, "{}", rounded + 0.0)
    }
}

/// A place in a picture, or the way from one place to another; y runs downwards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

pub(crate) const fn at(x: f64, y: f64) -> Point {
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

/// The `d` of a path.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(String);

impl Path {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn polygon(&mut self, points: &[Point]) {
        self.line(points);
        self.0.push('Z');
    }

    /// An open line through the points.
    pub(crate) fn line(&mut self, points: &[Point]) {
        for (index, point) in points.iter().enumerate() {
            self.put(if index == 0 { 'M' } else { 'L' }, &[*point]);
        }
    }

    /// A closed line whose corners are rounded off.
    pub(crate) fn rounded(&mut self, corners: &[Point], radius: f64) {
        for (index, &corner) in corners.iter().enumerate() {
            let before = corners[(index + corners.len() - 1) % corners.len()];
            let after = corners[(index + 1) % corners.len()];
            let toward = |other: Point| {
                let way = other - corner;
                corner + way * (radius / way.x.hypot(way.y))
            };
            self.put(if index == 0 { 'M' } else { 'L' }, &[toward(before)]);
            self.put('Q', &[corner, toward(after)]);
        }
        self.0.push('Z');
    }

    pub(crate) fn rectangle(&mut self, corner: Point, width: f64, height: f64) {
        let right = corner + at(width, 0.0);
        self.polygon(&[corner, right, right + at(0.0, height), corner + at(0.0, height)]);
    }

    pub(crate) fn circle(&mut self, centre: Point, radius: f64) {
        let left = centre - at(radius, 0.0);
        self.put('M', &[left]);
        for end in [centre + at(radius, 0.0), left] {
            let radius = Num(radius);
            let _ = write!(self.0, "A{radius} {radius} 0 0 1 {end}");
        }
        self.0.push('Z');
    }

    /// A smooth line: the first point is where it starts, then each curve has two handles and
    /// an end.
    pub(crate) fn curve(&mut self, points: &[Point]) {
        self.put('M', &points[..1]);
        self.put('C', &points[1..]);
    }

    fn put(&mut self, command: char, points: &[Point]) {
        self.0.push(command);
        for (index, point) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let _ = write!(self.0, "{gap}{point}");
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Words between tags.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Appends formatted markup to a string.
macro_rules! draw {
    ($svg:expr, $($markup:tt)*) => {{
        use std::fmt::Write as _;
        write!($svg, $($markup)*).expect("writing to a string does not fail");
    }};
}
pub(crate) use draw;

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
    fn rounded_corners_keep_their_distance() {
        let mut path = Path::default();
        path.rounded(&[at(0.0, 0.0), at(10.0, 0.0), at(10.0, 10.0), at(0.0, 10.0)], 2.0);
        assert!(path.to_string().starts_with("M0 2Q0 0 2 0L8 0Q10 0 10 2"));
    }
}
