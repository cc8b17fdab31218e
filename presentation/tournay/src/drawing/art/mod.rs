//! The pictures of cards and events, each of its own, in boxes of fifty-six by forty-eight: about a pixel for each unit
//! on the smallest card.
//!
//! They are data, in the text files beside this one: the id of a card in brackets, then a shape on each line, the lowest
//! first. A shape is paint and outline. Outlines are the `d` of a path, or `O x y r` for a circle. Paint is
//!
//! - the letter of one of [`PIGMENTS`] for a filled shape with a contour of ink, followed by `n` for one without and by `p`
//!   for one of chalk; ink itself needs none;
//! - `l` for a line of ink, `lw` for one of oak and so on;
//! - `sh` for the shade on the right.
//!
//! A number after the letters is the width of the line. The light falls from the upper left. The lower corners hold
//! no more than ground, because cost and points lie there, and the middle of the top is kept for the level.

mod window;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::LazyLock;

use bastide_draw::svg::draw;

pub(super) use window::Window;

const FILES: [&str; 6] = [
    include_str!("yellow.txt"),
    include_str!("white.txt"),
    include_str!("red.txt"),
    include_str!("prestige.txt"),
    include_str!("crier.txt"),
    include_str!("event.txt"),
];

/// Ink, chalk, stone, oak, skin, woad, madder, verdigris, gold and plum, by daylight. The style sheet of pages has them
/// again, by day and by candle.
const PIGMENTS: [(char, &str); 10] = [
    ('k', "#241a14"),
    ('p', "#fff6e0"),
    ('s', "#cdbfa6"),
    ('w', "#9a6434"),
    ('f', "#f0c499"),
    ('b', "#2c5f94"),
    ('m', "#b5342a"),
    ('v', "#3d7a55"),
    ('o', "#f2b62e"),
    ('u', "#6a4a86"),
];

/// Who paints.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Paint {
    /// The style sheet of a page, which knows day from night.
    Page,
    /// The drawing itself, which may be looked at alone.
    Itself,
}

impl Paint {
    /// Attributes of a drawing that paints itself.
    fn values(self, attributes: &str) -> String {
        match self {
            Self::Page => String::new(),
            Self::Itself => format!(" {attributes}"),
        }
    }
}

fn pigment(letter: char) -> &'static str {
    PIGMENTS.iter().find(|(own, _)| *own == letter).map_or("none", |(_, value)| value)
}

/// The shapes of each picture, by the id of its card or event.
fn pictures() -> &'static BTreeMap<&'static str, Vec<&'static str>> {
    static PICTURES: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
        let mut pictures = BTreeMap::new();
        for file in FILES {
            let mut id = "";
            for line in file.lines().filter(|line| !line.is_empty()) {
                match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                    Some(head) => id = head,
                    None => pictures.entry(id).or_insert_with(Vec::new).push(line),
                }
            }
        }
        pictures
    });
    &PICTURES
}

/// The symbol of a card's or event's picture.
pub(super) fn symbol(id: &str) -> String {
    format!("a-{}", id.to_lowercase())
}

/// The pictures of these ids, with their windows.
pub(super) fn defs(svg: &mut String, used: &BTreeSet<&str>, paint: Paint) {
    window::defs(svg, used, paint);
    for (id, shapes) in pictures() {
        let symbol = symbol(id);
        if !used.contains(symbol.as_str()) {
            continue;
        }
        let contour = paint.values(
            r##"stroke="#241a14" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round""##,
        );
        draw!(svg, r#"<symbol id="{symbol}" viewBox="0 0 56 48" class="motif"{contour}>"#);
        for shape in shapes {
            draw_shape(svg, shape, paint);
        }
        svg.push_str("</symbol>");
    }
}

/// The shapes of a picture by themselves.
fn motif(svg: &mut String, id: &str, paint: Paint) {
    for shape in pictures().get(id).into_iter().flatten() {
        draw_shape(svg, shape, paint);
    }
}

fn draw_shape(svg: &mut String, shape: &str, by: Paint) {
    let Some((paint, outline)) = shape.split_once(' ') else { return };
    let letters = paint.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
    let width = &paint[letters.len()..];
    let _ = match outline.strip_prefix('O').map(|circle| circle.split(' ').collect::<Vec<_>>()) {
        Some(circle) if circle.len() == 3 => {
            let [x, y, r] = [circle[0], circle[1], circle[2]];
            write!(svg, r#"<circle cx="{x}" cy="{y}" r="{r}""#)
        }
        _ => write!(svg, r#"<path d="{outline}""#),
    };
    let _ = write!(svg, r#" class="{letters}"{}"#, by.values(&values(letters)));
    if !width.is_empty() {
        let _ = write!(svg, r#" stroke-width="{width}""#);
    } else if letters.starts_with('l') && by == Paint::Itself {
        svg.push_str(r#" stroke-width="1.1""#);
    }
    svg.push_str("/>");
}

/// What the letters of a paint stand for.
fn values(letters: &str) -> String {
    let mut letters = letters.chars();
    match (letters.next(), letters.next()) {
        (Some('s'), Some('h')) => r##"fill="#000" fill-opacity=".2" stroke="none""##.to_owned(),
        (Some('l'), None) => r#"fill="none""#.to_owned(),
        (Some('l'), Some(letter)) => format!(r#"fill="none" stroke="{}""#, pigment(letter)),
        (Some('k'), None) => format!(r#"fill="{}" stroke="none""#, pigment('k')),
        (Some(letter), Some('p')) => {
            format!(r#"fill="{}" stroke="{}""#, pigment(letter), pigment('p'))
        }
        (Some(letter), Some(_)) => format!(r#"fill="{}" stroke="none""#, pigment(letter)),
        (Some(letter), None) => format!(r#"fill="{}""#, pigment(letter)),
        (None, _) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use bastide_tournay::{Card, EventCard};

    use super::{PIGMENTS, pictures};

    #[test]
    fn every_card_and_event_has_a_picture_of_its_own() {
        let ids: BTreeSet<&str> =
            Card::all().map(Card::id).chain(EventCard::all().map(EventCard::id)).collect();
        assert_eq!(ids.len(), 110);
        assert!(ids.iter().eq(pictures().keys()), "one for each, and none besides");
        let mut seen = BTreeMap::new();
        for (id, shapes) in pictures() {
            if let Some(other) = seen.insert(shapes, id) {
                panic!("{id} looks like {other}");
            }
        }
    }

    /// A misspelt paint would be invisible.
    #[test]
    fn every_shape_has_a_known_paint_and_an_outline() {
        let is_pigment = |letter: char| PIGMENTS.iter().any(|(own, _)| *own == letter);
        for (id, shapes) in pictures() {
            for shape in shapes {
                let (paint, outline) = shape.split_once(' ').expect("paint and outline");
                let letters = paint.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.');
                let mut rest = letters.chars();
                let is_known = match (rest.next(), rest.next()) {
                    (Some('l'), None) => true,
                    (Some('l'), Some(letter)) | (Some(letter), None | Some('n' | 'p')) => {
                        is_pigment(letter)
                    }
                    _ => letters == "sh",
                };
                assert!(is_known && rest.next().is_none(), "{id}: {shape}");
                let width = &paint[letters.len()..];
                assert!(width.is_empty() || width.parse::<f64>().is_ok(), "{id}: {shape}");
                assert!(outline.starts_with(['M', 'O']), "{id}: {shape}");
            }
        }
    }
}
