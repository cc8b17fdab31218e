//! Lines of lettering as one path each: capitals of [`crate::glyph`] with accents, set closer than
//! there, since names of cards have little room. The picture around them rounds all ends and corners.
//!
//! In a page they are text instead ([`in_type`]): it can be read by machines, and is set in the page's own faces.

use std::cell::Cell;

use crate::glyph::strokes;
use crate::svg::{Num, Point, at, draw, escaped};

const HEIGHT: f64 = 6.0;
const GAP: f64 = 1.75;
/// The height of capitals in the faces of a page, as a part of their size.
const CAPITALS: f64 = 0.66;

thread_local! {
    static IS_TYPE: Cell<bool> = const { Cell::new(false) };
}

/// Draws with real text in the place of strokes.
pub fn in_type<T>(draw: impl FnOnce() -> T) -> T {
    let before = IS_TYPE.replace(true);
    let drawn = draw();
    IS_TYPE.set(before);
    drawn
}

/// Whether lettering is text, because a page shows the drawing.
pub fn is_type() -> bool {
    IS_TYPE.get()
}

/// Where a line of text stands at the point that is given for it.
#[derive(Clone, Copy)]
enum Anchor {
    Start,
    Middle,
    End,
}

/// The letter below an accent, and the strokes of the accent.
fn taken_apart(glyph: char) -> (char, &'static str) {
    const ACUTE: &str = "M1.6 -.9L2.7 -2";
    const GRAVE: &str = "M2.4 -.9L1.3 -2";
    const HAT: &str = "M1 -1L2 -1.9L3 -1";
    const DOTS: &str = "M1.1 -1.4V-1.3M2.9 -1.4V-1.3";
    match glyph {
        'É' => ('E', ACUTE),
        'È' => ('E', GRAVE),
        'Ê' => ('E', HAT),
        'À' => ('A', GRAVE),
        'Â' => ('A', HAT),
        'Ä' => ('A', DOTS),
        'Î' => ('I', HAT),
        'Ï' => ('I', DOTS),
        'Ô' => ('O', HAT),
        'Ö' => ('O', DOTS),
        'Ù' => ('U', GRAVE),
        'Û' => ('U', HAT),
        'Ü' => ('U', DOTS),
        'Ç' => ('C', "M2.2 6L1.6 7.4"),
        '\'' => ('’', ""),
        '–' => ('-', ""),
        other => (other, ""),
    }
}

/// The left side and the width of what a glyph covers of its box.
fn extent(glyph: char) -> (f64, f64) {
    match glyph {
        'I' => (1.0, 2.0),
        'J' => (0.1, 3.3),
        '1' => (0.8, 1.5),
        ' ' => (0.0, 1.6),
        '’' | '.' | ',' | ':' => (1.6, 0.7),
        '(' | ')' => (1.2, 1.6),
        '-' => (0.8, 2.4),
        _ => (0.0, 4.0),
    }
}

/// A text in capitals with the width it takes at a height of six.
struct Line {
    strokes: String,
    width: f64,
}

impl Line {
    fn of(text: &str) -> Self {
        let mut line = Self { strokes: String::new(), width: 0.0 };
        for glyph in text.chars().flat_map(char::to_uppercase) {
            let (letter, accent) = taken_apart(glyph);
            let (left, width) = extent(letter);
            let along = line.width - left;
            shifted(&mut line.strokes, strokes(letter).unwrap_or_default(), along);
            shifted(&mut line.strokes, accent, along);
            line.width += width + GAP;
        }
        line.width = (line.width - GAP).max(0.0);
        line
    }
}

/// Copies strokes further to the right, as short as can be: but for where they start, each step is
/// written from the place before. Strokes have absolute commands only: M, L, H, V, C and Z.
fn shifted(out: &mut String, strokes: &str, along: f64) {
    let mut pen = at(0.0, 0.0);
    let mut start = pen;
    for (command, numbers) in commands(strokes) {
        let written = if command == 'M' { 'M' } else { command.to_ascii_lowercase() };
        out.push(written);
        let from = if command == 'M' { at(-along, 0.0) } else { pen };
        for (index, &number) in numbers.iter().enumerate() {
            let is_x = command != 'V' && (command == 'H' || index % 2 == 0);
            push_number(out, number - if is_x { from.x } else { from.y });
        }
        match (command, numbers.as_slice()) {
            ('Z', _) => pen = start,
            ('H', &[x]) => pen.x = x,
            ('V', &[y]) => pen.y = y,
            (_, &[.., x, y]) => pen = at(x, y),
            _ => {}
        }
        if command == 'M' {
            start = pen;
        }
    }
}

/// The commands of a path with their numbers.
fn commands(strokes: &str) -> Vec<(char, Vec<f64>)> {
    let mut commands: Vec<(char, Vec<f64>)> = Vec::new();
    let mut rest = strokes.trim_start();
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() {
            commands.push((first, Vec::new()));
            rest = rest[1..].trim_start();
            continue;
        }
        let number = number(rest);
        if let Some((_, numbers)) = commands.last_mut() {
            numbers.push(number.parse().unwrap_or_default());
        }
        rest = rest[number.len().max(1)..].trim_start();
    }
    commands
}

/// Writes a number with one decimal, without what can be left out: `-.5`.
fn push_number(out: &mut String, number: f64) {
    let text = Num((number * 10.0).round() / 10.0).to_string();
    let text = match (text.strip_prefix("0."), text.strip_prefix("-0.")) {
        (Some(decimals), _) => format!(".{decimals}"),
        (_, Some(decimals)) => format!("-.{decimals}"),
        _ => text,
    };
    let needs_gap = out.ends_with(|c: char| c.is_ascii_digit() || c == '.');
    if needs_gap && !text.starts_with('-') {
        out.push(' ');
    }
    out.push_str(&text);
}

/// The number a text begins with: `3.6`, `.4`, `-.9`.
fn number(text: &str) -> &str {
    let mut has_point = false;
    let end = text.char_indices().find(|&(index, c)| {
        let is_more = match c {
            '-' => index == 0,
            '.' => !std::mem::replace(&mut has_point, true),
            _ => c.is_ascii_digit(),
        };
        !is_more
    });
    &text[..end.map_or(text.len(), |(index, _)| index)]
}

/// How a line of letters looks.
#[derive(Clone, Copy)]
pub struct Letters<'a> {
    pub height: f64,
    pub colour: &'a str,
    /// Width of the strokes, in sixths of the height.
    pub weight: f64,
}

impl Letters<'_> {
    /// Whether a letter can be written; one that cannot leaves a gap.
    pub fn has(letter: char) -> bool {
        letter == ' ' || strokes(taken_apart(letter).0).is_some()
    }

    pub fn width(&self, text: &str) -> f64 {
        Line::of(text).width * self.height / HEIGHT
    }

    /// Writes a text from `corner`, its top left.
    pub fn write(&self, svg: &mut String, corner: Point, text: &str) {
        if is_type() {
            return self.set(svg, corner, text, Anchor::Start);
        }
        if let Some(id) = common_id(text) {
            return self.repeat(svg, corner, &id);
        }
        let line = Line::of(text);
        if line.strokes.is_empty() {
            return;
        }
        draw!(
            svg,
            r#"<path transform="translate({corner}) scale({})" fill="none" stroke="{}" stroke-width="{}" d="{}"/>"#,
            Num(self.height / HEIGHT),
            self.colour,
            Num(self.weight),
            line.strokes
        );
    }

    /// Sets a line of type whose capitals begin at the height of `corner`.
    fn set(&self, svg: &mut String, corner: Point, text: &str, anchor: Anchor) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        draw!(
            svg,
            r#"<text x="{}" y="{}" font-size="{}" fill="{}"{anchor}>{}</text>"#,
            Num(corner.x),
            Num(corner.y + self.height),
            Num(self.height / CAPITALS),
            self.colour,
            escaped(text)
        );
    }

    /// Writes a text that [`define`] has defined, from `corner`, its top left.
    pub fn repeat(&self, svg: &mut String, corner: Point, id: &str) {
        if is_type() {
            let scale = Num(self.height / HEIGHT);
            draw!(
                svg,
                r##"<use href="#{id}" transform="translate({corner}) scale({scale})" fill="{}"/>"##,
                self.colour
            );
            return;
        }
        draw!(
            svg,
            r##"<use href="#{id}" transform="translate({corner}) scale({})" stroke="{}" stroke-width="{}"/>"##,
            Num(self.height / HEIGHT),
            self.colour,
            Num(self.weight)
        );
    }

    /// Writes a text around `centre`.
    pub fn centred(&self, svg: &mut String, centre: Point, text: &str) {
        if is_type() {
            let top = centre - at(0.0, self.height / 2.0);
            return self.set(svg, top, text, Anchor::Middle);
        }
        let half = at(self.width(text) / 2.0, self.height / 2.0);
        self.write(svg, centre - half, text);
    }

    /// Writes a text that ends at `corner`, its top right.
    pub fn ending(&self, svg: &mut String, corner: Point, text: &str) {
        if is_type() {
            return self.set(svg, corner, text, Anchor::End);
        }
        self.write(svg, corner - at(self.width(text), 0.0), text);
    }

    /// The same, smaller where a text would be wider than `width`.
    #[must_use]
    pub fn fitting(self, text: &str, width: f64) -> Self {
        let height = self.height.min(self.height * width / self.width(text).max(0.1));
        Self { height, ..self }
    }
}

/// Texts that stand in a picture many times.
const COMMON: [&str; 16] =
    ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "I", "II", "III", "/", "+", "-"];

fn common_id(text: &str) -> Option<String> {
    COMMON.iter().position(|common| *common == text).map(|index| format!("t-{index}"))
}

/// Defines the texts that [`Letters::write`] does not write anew each time; every picture needs them.
pub fn defs(svg: &mut String) {
    for text in COMMON {
        if let Some(id) = common_id(text) {
            define(svg, &id, text);
        }
    }
}

/// Defines a text that is written several times.
pub fn define(svg: &mut String, id: &str, text: &str) {
    if is_type() {
        let size = Num(HEIGHT / CAPITALS);
        draw!(svg, r#"<text id="{id}" y="{HEIGHT}" font-size="{size}">{}</text>"#, escaped(text));
        return;
    }
    draw!(svg, r#"<path id="{id}" fill="none" d="{}"/>"#, Line::of(text).strokes);
}

/// A text on one line or on two, whichever lets letters be larger within a width.
pub fn lines(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let split = |cut: usize| [words[..cut].join(" "), words[cut..].join(" ")];
    let widest = |lines: &[String; 2]| lines.iter().map(|l| Line::of(l).width).fold(0.0, f64::max);
    let best = (1..words.len())
        .map(split)
        .min_by(|a, b| widest(a).partial_cmp(&widest(b)).unwrap_or(std::cmp::Ordering::Equal));
    best.map_or_else(|| vec![text.to_owned()], Vec::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_move_to_the_right_and_stay_at_their_height() {
        let mut out = String::new();
        shifted(&mut out, "M.8 1.2L2.3 0V6H-.2", 10.0);
        assert_eq!(out, "M10.8 1.2l1.5-1.2v6h-2.5");
    }

    #[test]
    fn in_a_page_letters_are_text() {
        let letters = Letters { height: 6.6, colour: "#000", weight: 1.0 };
        let mut page = String::new();
        in_type(|| letters.centred(&mut page, at(10.0, 10.0), "Tom & Ann"));
        let text = r##"<text x="10" y="13.3" font-size="10" fill="#000" text-anchor="middle">Tom &amp; Ann</text>"##;
        assert_eq!(page, text);
        let mut picture = String::new();
        letters.write(&mut picture, at(0.0, 0.0), "Tom");
        assert!(picture.starts_with("<path"), "{picture}");
    }

    #[test]
    fn long_names_are_cut_where_both_lines_are_short() {
        assert_eq!(lines("Porte de la Vigne"), ["Porte de", "la Vigne"]);
        assert_eq!(lines("Market"), ["Market"]);
    }
}
