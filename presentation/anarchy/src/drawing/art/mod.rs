//! The pictures of attacks and path cards, each of its own, in boxes of fifty-six by forty-eight.
//!
//! They are data, in the text files beside this one: the name of an attack or a path in brackets, then a shape on each
//! line, the lowest first. A shape is paint and outline. Outlines are the `d` of a path, or `O x y r` for a circle.
//! Paint is
//!
//! - the letter of one of [`PIGMENTS`] for a filled shape with a contour of ink, followed by `n` for one without; ink
//!   itself needs none;
//! - `l` for a line of ink, `lw` for one of oak and so on;
//! - `sh` for the shade on the right.
//!
//! A number after the letters is the width of the line. The light falls from the upper left.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use bastide_anarchy::{AttackType, Path};
use bastide_draw::svg::draw;

const FILES: [&str; 2] = [include_str!("attack.txt"), include_str!("path.txt")];

/// Ink, chalk, stone, oak, skin, woad, madder, verdigris, gold and plum.
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

/// What lies behind a picture, and the edge around it: the shape of its top names the family.
struct Window {
    ground: &'static str,
    glow: &'static str,
    edge: &'static str,
    hill: &'static str,
    /// What the shape of the top leaves of the edge.
    top: &'static str,
}

const SHIELD: &str = "M0 0c9 4.5 18 5.5 28 5.5S47 4.5 56 0z";
const HILL: &str = "M0 30C14 6 42 6 56 30v13.5H0z";
const ATTACK: Window =
    Window { ground: "#b7653a", glow: "#dc9a6c", edge: "#47200d", hill: HILL, top: SHIELD };
const VIOLENT: Window =
    Window { ground: "#241a14", glow: "#5a1f14", edge: "#b5342a", hill: HILL, top: SHIELD };
const PATH: Window = Window {
    ground: "#6d9a9a",
    glow: "#b3d0cd",
    edge: "#1c4246",
    hill: "M6 25a22 22 0 1 1 44 0a22 22 0 1 1-44 0z",
    top: "M0 0h5a5 5 0 0 1-5 5zM56 0v5a5 5 0 0 1-5-5z",
};

/// As the panel shows a picture.
const LARGE: &str = r#"width="168" height="144""#;

/// The picture of an attack.
pub(crate) fn attack(kind: AttackType, is_violent: bool) -> String {
    attack_in(kind, is_violent, LARGE)
}

/// The same with these attributes, which say where it stands in a larger drawing.
pub(super) fn attack_in(kind: AttackType, is_violent: bool, place: &str) -> String {
    let name = attack_name(kind, is_violent);
    let window = if is_violent { &VIOLENT } else { &ATTACK };
    // The ground that siege engines stand on.
    let ground = format!(r#"<path d="M0 43.5h56V48H0z" fill="{}" stroke="none"/>"#, window.edge);
    drawn(name, window, &ground, place)
}

/// The picture of a path card.
pub(crate) fn path(card: Path) -> String {
    drawn(card.text(), &PATH, "", LARGE)
}

fn attack_name(kind: AttackType, is_violent: bool) -> &'static str {
    match (kind, is_violent) {
        (AttackType::Ladder, false) => "ladder",
        (AttackType::Ladder, true) => "ladder-violent",
        (AttackType::Arrows, false) => "arrows",
        (AttackType::Arrows, true) => "arrows-violent",
        (AttackType::Ballista, false) => "ballista",
        (AttackType::Ballista, true) => "ballista-violent",
        (AttackType::Ram, false) => "ram",
        (AttackType::Ram, true) => "ram-violent",
        (AttackType::SiegeTower, false) => "siege-tower",
        (AttackType::SiegeTower, true) => "siege-tower-violent",
        (AttackType::Catapult, false) => "catapult",
        (AttackType::Catapult, true) => "trebuchet",
        (AttackType::FinalAssault, _) => "final-escalade",
    }
}

/// The shapes of each picture, by its name.
fn pictures() -> &'static BTreeMap<&'static str, Vec<&'static str>> {
    static PICTURES: LazyLock<BTreeMap<&str, Vec<&str>>> = LazyLock::new(|| {
        let mut pictures = BTreeMap::new();
        let mut name = "";
        for line in FILES.iter().flat_map(|file| file.lines()).filter(|line| !line.is_empty()) {
            match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                Some(head) => name = head,
                None => pictures.entry(name).or_insert_with(Vec::new).push(line),
            }
        }
        pictures
    });
    &PICTURES
}

fn drawn(name: &str, window: &Window, ground: &str, place: &str) -> String {
    let Window { ground: sky, glow, edge, hill, top } = window;
    let mut svg = String::new();
    draw!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 48" {place} stroke="#241a14" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M0 0h56v48H0z" fill="{sky}" stroke="none"/><path d="{hill}" fill="{glow}" stroke="none"/>{ground}"##
    );
    for shape in pictures().get(name).into_iter().flatten() {
        draw_shape(&mut svg, shape);
    }
    draw!(
        svg,
        r#"<path d="{top}" fill="{edge}" stroke="none"/><path d="M.8.8h54.4v46.4H.8z" fill="none" stroke="{edge}" stroke-width="1.6"/></svg>"#
    );
    svg
}

fn draw_shape(svg: &mut String, shape: &str) {
    let Some((paint, outline)) = shape.split_once(' ') else { return };
    let letters = paint.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '.');
    let circle = outline.strip_prefix('O').map(|circle| circle.split(' ').collect::<Vec<_>>());
    let _ = match circle.as_deref() {
        Some([x, y, r]) => write!(svg, r#"<circle cx="{x}" cy="{y}" r="{r}""#),
        _ => write!(svg, r#"<path d="{outline}""#),
    };
    let width = match &paint[letters.len()..] {
        "" if letters.starts_with('l') => "1.1",
        width => width,
    };
    let _ = write!(svg, " {}", values(letters));
    if !width.is_empty() {
        let _ = write!(svg, r#" stroke-width="{width}""#);
    }
    svg.push_str("/>");
}

fn pigment(letter: char) -> &'static str {
    PIGMENTS.iter().find(|(own, _)| *own == letter).map_or("none", |(_, value)| value)
}

/// What the letters of a paint stand for.
fn values(letters: &str) -> String {
    let mut letters = letters.chars();
    match (letters.next(), letters.next()) {
        (Some('s'), Some('h')) => r##"fill="#000" fill-opacity=".2" stroke="none""##.to_owned(),
        (Some('l'), None) => r#"fill="none""#.to_owned(),
        (Some('l'), Some(letter)) => format!(r#"fill="none" stroke="{}""#, pigment(letter)),
        (Some(letter), Some(_)) => format!(r#"fill="{}" stroke="none""#, pigment(letter)),
        (Some('k'), None) => format!(r#"fill="{}" stroke="none""#, pigment('k')),
        (Some(letter), None) => format!(r#"fill="{}""#, pigment(letter)),
        (None, _) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_attack_and_every_path_has_a_picture_of_its_own() {
        let kinds = AttackType::ALL.iter().flat_map(|&kind| [(kind, false), (kind, true)]);
        let names: BTreeSet<&str> = kinds
            .map(|(kind, is_violent)| attack_name(kind, is_violent))
            .chain(Path::all().map(Path::text))
            .collect();
        assert_eq!(names, pictures().keys().copied().collect());
        assert!(pictures().values().all(|shapes| shapes.len() > 4));
        let all: BTreeSet<&Vec<&str>> = pictures().values().collect();
        assert_eq!(all.len(), names.len());
    }

    #[test]
    fn every_shape_is_painted_with_what_there_is() {
        for shape in pictures().values().flatten() {
            let mut svg = String::new();
            draw_shape(&mut svg, shape);
            let (paint, _) = shape.split_once(' ').expect("a paint and an outline");
            let is_line = paint.starts_with('l');
            assert_eq!(svg.contains(r#"fill="none""#), is_line, "{shape}");
            assert!(!svg.contains(r#"stroke="none" stroke-width"#), "{shape}");
        }
        for card in Path::all() {
            assert!(roxmltree::Document::parse(&path(card)).is_ok(), "{card}");
        }
    }
}
