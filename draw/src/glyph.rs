//! Lettering of our own: pictures need no fonts.
//!
//! A glyph is a few strokes in a box four wide and six high. There are the capitals, the digits
//! and a few signs; whatever else is in a text leaves a gap.

use crate::strokes::{Pair, scaled, tenth};
use crate::svg::{Num, Point, draw};

/// From the left side of one glyph to the left side of the next.
const ADVANCE: f64 = 5.8;
const WIDTH: f64 = 4.0;
const HEIGHT: f64 = 6.0;

const STROKES: [(char, &str); 48] = [
    ('A', "M0 6L2 0L4 6M.8 3.9H3.2"),
    (
        'B',
        "M0 2.9H2.3C3.4 2.9 4 3.5 4 4.4C4 5.4 3.4 6 2.3 6H0V0H2.2C3.2 0 3.7.6 3.7 1.4C3.7 2.3 3.2 2.9 2.2 2.9",
    ),
    ('C', "M4 1.2C3.6.4 2.9 0 2.2 0C.9 0 0 1.2 0 3C0 4.8.9 6 2.2 6C2.9 6 3.6 5.6 4 4.8"),
    ('D', "M0 0V6H1.6C3.2 6 4 4.8 4 3C4 1.2 3.2 0 1.6 0Z"),
    ('E', "M3.8 0H.2V6H3.8M.2 2.9H3.1"),
    ('F', "M3.8 0H.2V6M.2 2.9H3.1"),
    ('G', "M3.9 1.2C3.5.4 2.9 0 2.1 0C.8 0 0 1.2 0 3C0 4.8.8 6 2.1 6C3.3 6 4 5.4 4 4.4V3.2H2.4"),
    ('H', "M0 0V6M4 0V6M0 2.9H4"),
    ('I', "M2 0V6M1 0H3M1 6H3"),
    ('J', "M1.4 0H3.4V4.4C3.4 5.4 2.8 6 1.8 6C.9 6 .3 5.5.1 4.7"),
    ('K', "M0 0V6M3.8 0L0 3.7M1.4 2.4L4 6"),
    ('L', "M.2 0V6H3.8"),
    ('M', "M0 6V0L2 3.4L4 0V6"),
    ('N', "M0 6V0L4 6V0"),
    ('O', "M2 0C.8 0 0 1.2 0 3C0 4.8.8 6 2 6C3.2 6 4 4.8 4 3C4 1.2 3.2 0 2 0Z"),
    ('P', "M.2 6V0H2.3C3.4 0 4 .7 4 1.7C4 2.7 3.4 3.4 2.3 3.4H.2"),
    ('Q', "M2 0C.8 0 0 1.2 0 3C0 4.8.8 6 2 6C3.2 6 4 4.8 4 3C4 1.2 3.2 0 2 0ZM2.6 4.5L4 6.2"),
    ('R', "M.2 6V0H2.3C3.4 0 4 .7 4 1.7C4 2.7 3.4 3.4 2.3 3.4H.2M2.2 3.4L4 6"),
    (
        'S',
        "M3.8 1C3.4.3 2.8 0 2 0C.9 0 .2.6.2 1.5C.2 3.6 4 2.3 4 4.5C4 5.4 3.2 6 2 6C1.1 6 .3 5.6 0 4.8",
    ),
    ('T', "M0 0H4M2 0V6"),
    ('U', "M0 0V4C0 5.3.8 6 2 6C3.2 6 4 5.3 4 4V0"),
    ('V', "M0 0L2 6L4 0"),
    ('W', "M-.2 0L1 6L2 2.2L3 6L4.2 0"),
    ('X', "M0 0L4 6M4 0L0 6"),
    ('Y', "M0 0L2 3L4 0M2 3V6"),
    ('Z', "M0 0H4L0 6H4"),
    ('0', "M2 0C.8 0 .2 1.2.2 3C.2 4.8.8 6 2 6C3.2 6 3.8 4.8 3.8 3C3.8 1.2 3.2 0 2 0Z"),
    ('1', "M.8 1.2L2.3 0V6"),
    ('2', "M.2 1.5C.4.5 1.1 0 2 0C3.2 0 3.8.7 3.8 1.7C3.8 3.2.4 4.2.1 6H4"),
    (
        '3',
        "M.2.9C.6.3 1.2 0 2 0C3.1 0 3.8.6 3.8 1.5C3.8 2.4 3.1 2.9 1.9 2.9C3.2 2.9 4 3.5 4 4.4C4 5.4 3.2 6 2 6C1.1 6 .3 5.6 0 4.9",
    ),
    ('4', "M3 6V0L0 4.2H4.1"),
    (
        '5',
        "M3.6 0H.6L.3 2.8C.7 2.4 1.3 2.2 1.9 2.2C3.2 2.2 4 3 4 4.1C4 5.3 3.2 6 1.9 6C1.1 6 .4 5.6 0 5",
    ),
    (
        '6',
        "M3.5.7C3.1.2 2.7 0 2.1 0C.8 0 0 1.4 0 3.6C0 5.2.8 6 2 6C3.2 6 4 5.2 4 4.1C4 3 3.2 2.3 2.1 2.3C1.1 2.3.2 2.9 0 3.8",
    ),
    ('7', "M0 0H4L1.6 6"),
    (
        '8',
        "M2 2.8C1 2.8.3 2.3.3 1.4C.3.6 1 0 2 0C3 0 3.7.6 3.7 1.4C3.7 2.3 3 2.8 2 2.8C.8 2.8 0 3.4 0 4.4C0 5.4.8 6 2 6C3.2 6 4 5.4 4 4.4C4 3.4 3.2 2.8 2 2.8Z",
    ),
    (
        '9',
        "M.5 5.3C.9 5.8 1.3 6 1.9 6C3.2 6 4 4.6 4 2.4C4 .8 3.2 0 2 0C.8 0 0 .8 0 1.9C0 3 .8 3.7 1.9 3.7C2.9 3.7 3.8 3.1 4 2.2",
    ),
    ('-', "M.8 3.2H3.2"),
    ('’', "M2.2 0L1.7 1.6"),
    ('.', "M2 5.9V6"),
    (',', "M2.2 5.6L1.6 7"),
    (':', "M2 2.2V2.3M2 5.5V5.6"),
    ('(', "M2.8 -.4C1.6 1.4 1.6 4.6 2.8 6.4"),
    (')', "M1.2 -.4C2.4 1.4 2.4 4.6 1.2 6.4"),
    ('/', "M3.4 -.3L.6 6.3"),
    ('+', "M.4 3.2H3.6M2 1.6V4.8"),
    ('×', "M.6 1.8L3.4 4.6M3.4 1.8L.6 4.6"),
    ('=', "M.6 2.3H3.4M.6 4.1H3.4"),
    ('?', "M.2 1.6C.3.6 1 0 2 0C3.1 0 3.8.7 3.8 1.7C3.8 3.1 2 2.9 2 4.2M2 5.9V6"),
];

pub(crate) fn strokes(glyph: char) -> Option<&'static str> {
    STROKES.iter().find(|(other, _)| *other == glyph).map(|(_, strokes)| *strokes)
}

/// How lettering looks.
#[derive(Clone, Copy)]
pub struct Lettering<'a> {
    pub height: f64,
    pub colour: &'a str,
    /// Width of the strokes, in sixths of the height.
    pub weight: f64,
}

impl Lettering<'_> {
    /// Whether a glyph can be written; one that cannot leaves a gap.
    pub fn has(glyph: char) -> bool {
        strokes(glyph).is_some()
    }

    /// How wide a text is.
    pub fn width(&self, text: &str) -> f64 {
        let count = text.chars().count();
        (count.saturating_sub(1) as f64 * ADVANCE + WIDTH) * self.height / HEIGHT
    }

    /// Writes a text around `centre`.
    pub fn centred(&self, svg: &mut String, centre: Point, text: &str) {
        let corner =
            Point { x: centre.x - self.width(text) / 2.0, y: centre.y - self.height / 2.0 };
        self.write(svg, corner, text);
    }

    /// Writes a text whose top left corner is `corner`.
    pub fn write(&self, svg: &mut String, corner: Point, text: &str) {
        let scale = Num(self.height / HEIGHT);
        draw!(
            svg,
            r#"<g transform="translate({corner}) scale({scale})" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round">"#,
            self.colour,
            Num(self.weight)
        );
        for (index, strokes) in text.chars().map(strokes).enumerate() {
            let Some(strokes) = strokes else { continue };
            let along = Num(index as f64 * ADVANCE);
            draw!(svg, r#"<path transform="translate({along} 0)" d="{strokes}"/>"#);
        }
        svg.push_str("</g>");
    }
}

/// Signs that only lettering in one path has.
const SIGNS: [(char, &str); 13] = [
    ('=', "M.5 2.4H3.5M.5 4.3H3.5"),
    (
        '&',
        "M4 6L.9 1.7C.4.9 1 0 1.9 0C2.9 0 3.2.9 2.7 1.6C2.3 2.3 0 3.1 0 4.5C0 5.4.7 6 1.6 6C2.9 6 3.6 4.7 4 3.5",
    ),
    ('’', "M2.2 0L1.7 1.7"),
    ('-', "M.8 3.3H3.2"),
    ('–', "M.2 3.3H3.8"),
    ('+', "M.4 3.3H3.6M2 1.7V4.9"),
    ('/', "M.4 6.6L3.6-.6"),
    (':', "M2 1.9V2M2 5V5.1"),
    ('.', "M1.2 5.9V6"),
    (',', "M1.6 5.6L1.1 7"),
    ('(', "M2.8-.4C1 1.6 1 4.4 2.8 6.4"),
    (')', "M1.2-.4C3 1.6 3 4.4 1.2 6.4"),
    ('!', "M2 0V4.1M2 5.9V6"),
];

/// A letter with a mark above or below it: the letter, and the mark.
fn composed(glyph: char) -> (char, &'static str) {
    const ACUTE: &str = "M1.7-.8L2.6-2";
    const GRAVE: &str = "M2.3-.8L1.4-2";
    const HAT: &str = "M1-.8L2-2L3-.8";
    const DOTS: &str = "M1.1-1.3V-1.2M2.9-1.3V-1.2";
    match glyph {
        'É' => ('E', ACUTE),
        'È' => ('E', GRAVE),
        'Ê' => ('E', HAT),
        'À' => ('A', GRAVE),
        'Â' => ('A', HAT),
        'Î' => ('I', HAT),
        'Ô' => ('O', HAT),
        'Û' => ('U', HAT),
        'Ä' => ('A', DOTS),
        'Ö' => ('O', DOTS),
        'Ü' => ('U', DOTS),
        'Ç' => ('C', "M2.3 6C3 6.7 2.6 7.4 1.6 7.3"),
        other => (other, ""),
    }
}

/// Many texts in one path: small lettering for sheets full of it.
#[derive(Clone, Debug, Default)]
pub struct Ink {
    path: String,
}

impl Ink {
    pub const fn new() -> Self {
        Self { path: String::new() }
    }

    /// Whether a glyph can be written, or is a gap on purpose.
    pub fn has(glyph: char) -> bool {
        let (letter, _) = composed(glyph);
        let is_gap = letter == ' ' || letter == '\u{a0}';
        is_gap || strokes(letter).is_some() || SIGNS.iter().any(|(sign, _)| *sign == letter)
    }

    /// How wide a text is at a height.
    pub fn width(text: &str, height: f64) -> f64 {
        text.chars().map(advance).sum::<f64>() * height / HEIGHT
    }

    /// Writes a text whose top left corner is `corner`.
    pub fn write(&mut self, corner: Point, height: f64, text: &str) {
        let scale = height / HEIGHT;
        let mut along = 0.0;
        for glyph in text.to_uppercase().chars() {
            let (letter, mark) = composed(glyph);
            let signs =
                SIGNS.iter().find(|(other, _)| *other == letter).map(|(_, strokes)| *strokes);
            let place = Point { x: tenth(corner.x + along * scale), y: tenth(corner.y) };
            for strokes in strokes(letter).or(signs).into_iter().chain([mark]) {
                for (start, rest) in scaled(strokes, scale).iter() {
                    draw!(self.path, "M{}{rest}", Pair(place + *start));
                }
            }
            along += advance(glyph);
        }
    }

    pub fn centred(&mut self, centre: Point, height: f64, text: &str) {
        let gap = (ADVANCE - WIDTH) * height / HEIGHT;
        let width = Self::width(&text.to_uppercase(), height) - gap;
        let corner = Point { x: centre.x - width / 2.0, y: centre.y - height / 2.0 };
        self.write(corner, height, text);
    }

    /// Draws all that was written.
    pub fn draw(&self, svg: &mut String, colour: &str, weight: f64) {
        if self.path.is_empty() {
            return;
        }
        let (path, weight) = (&self.path, Num(weight));
        draw!(
            svg,
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round" pointer-events="none"/>"#
        );
    }
}

/// Narrow signs take less room.
fn advance(glyph: char) -> f64 {
    match glyph {
        'I' | 'Î' | '1' => 4.8,
        ' ' | '\u{a0}' | '’' | '.' | ',' | ':' | '!' => 3.6,
        'M' | 'W' => 6.2,
        _ => ADVANCE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ink_writes_shapes_relative_to_where_they_start() {
        let mut ink = Ink::default();
        ink.write(Point { x: 10.0, y: 20.0 }, 6.0, "L");
        assert_eq!(ink.path, "M10.2 20l0 6l3.6 0");
    }
}
