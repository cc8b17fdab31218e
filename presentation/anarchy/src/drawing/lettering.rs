//! Lettering in pages: lines of type in the faces of the page.

use bastide_draw::svg::{Num, Point, at, draw, escaped};

use super::painter::halved;
use super::palette::INK;

/// The size of type that takes the room of stroke letters of height 1: those are capitals and wide.
const SIZE: f64 = 1.72;
/// Nothing is smaller than this, so that it can be read where a sheet fills a screen.
const SMALLEST: f64 = 13.0;
/// The height of capitals, as a part of the size.
const CAPITALS: f64 = 0.66;

/// A line of type: its middle or its left end, and how it looks.
#[derive(Clone, Copy)]
pub(super) struct TypeLine<'a> {
    pub(super) place: Point,
    pub(super) height: f64,
    pub(super) colour: &'a str,
    /// `m` for lines around their place.
    pub(super) anchor: &'static str,
    /// How wide it may be.
    pub(super) room: f64,
}

impl TypeLine<'_> {
    /// A line around a place, in the colour of the print.
    pub(super) fn new(place: Point, height: f64) -> Self {
        Self { place, height, colour: INK, anchor: "m", room: f64::INFINITY }
    }

    fn size(&self) -> f64 {
        (self.height * SIZE).max(SMALLEST)
    }
}

/// Lines of type that are drawn together, above everything else of their section.
#[derive(Default)]
pub(super) struct TypeCase {
    lines: String,
}

impl TypeCase {
    pub(super) fn set(&mut self, line: &TypeLine<'_>, text: &str) {
        self.set_sized(line, line.size(), text);
    }

    /// Sets a text in one line or two, whichever fits.
    pub(super) fn set_label(&mut self, line: &TypeLine<'_>, text: &str) {
        let mut size = line.size();
        let lines =
            if width(text, size) > line.room { halved(text) } else { vec![text.to_owned()] };
        let longest = lines.iter().map(|text| width(text, size)).fold(1.0, f64::max);
        size = (size * (line.room / longest).min(1.0)).max(SMALLEST.min(size));
        let step = size * 1.06;
        let top = line.place.y - (lines.len() as f64 - 1.0) * step / 2.0;
        for (number, text) in lines.iter().enumerate() {
            let place = at(line.place.x, top + number as f64 * step);
            self.set_sized(&TypeLine { place, ..*line }, size, text);
        }
    }

    fn set_sized(&mut self, line: &TypeLine<'_>, size: f64, text: &str) {
        if text.is_empty() {
            return;
        }
        let anchor = if line.anchor.is_empty() { "" } else { r#" text-anchor="middle""# };
        // Only what would not fit otherwise is squeezed.
        let fit = if width(text, size) > line.room {
            format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, Num(line.room))
        } else {
            String::new()
        };
        draw!(
            self.lines,
            r#"<text x="{}" y="{}" font-size="{}" fill="{}"{anchor}{fit}>{}</text>"#,
            Num(line.place.x),
            Num(line.place.y + CAPITALS * size / 2.0),
            Num(size),
            line.colour,
            escaped(text)
        );
    }

    pub(super) fn draw(self, svg: &mut String) {
        if !self.lines.is_empty() {
            draw!(svg, r#"<g stroke="none" pointer-events="none">{}</g>"#, self.lines);
        }
    }
}

/// About how wide a text is in an old face.
fn width(text: &str, size: f64) -> f64 {
    let part = |letter: char| match letter {
        ' ' | '.' | ',' | ':' | '’' | 'i' | 'j' | 'l' | 't' | 'f' | 'I' | '(' | ')' | '-' | '/' => {
            0.34
        }
        'm' | 'w' | 'M' | 'W' => 0.92,
        letter if letter.is_uppercase() => 0.72,
        _ => 0.58,
    };
    text.chars().map(part).sum::<f64>() * size
}
