//! Cards as they are shown for a moment, large, while they are turned up or strike, and as small signs of the bar.
//! What they use of the drawing's icons is in the drawing of the same page.

use bastide_anarchy::{
    Activity, AttackCard, AttackType, BUILT_IN, Dealt, EstateCard, Hold, TARGETS,
};
use bastide_draw::svg::{Num, Point, at, draw};
use bastide_text::Phrasebook;

use super::art;
use super::festival;
use super::palette::{self, FRESH, INK};
use super::picture::attack_icon;

/// Around the middle of an attack card: north, east, south, west, and the castle itself.
const PLACES: [(f64, f64); TARGETS] =
    [(0.0, -37.0), (48.0, 0.0), (0.0, 37.0), (-48.0, 0.0), (0.0, 0.0)];

/// Cards of the estate deck as they are turned up, side by side; `None` where none is.
pub(crate) fn turned_up(
    cards: &[EstateCard],
    activity: Activity,
    book: &Phrasebook,
) -> Option<String> {
    let width = 66 * cards.len();
    if cards.is_empty() {
        return None;
    }
    let mut svg = format!(
        r#"<svg viewBox="0 0 {width} 86" class="turned-up" aria-hidden="true" focusable="false">"#
    );
    for (number, &card) in cards.iter().enumerate() {
        let face = Face { card, activity, book };
        face.turned(&mut svg, at(33.0 + 66.0 * number as f64, 43.0));
    }
    svg.push_str("</svg>");
    Some(svg)
}

/// Where an activity is written down, among the elements of the drawing.
pub(crate) fn section(activity: Activity) -> &'static str {
    match activity {
        Activity::Training => "section-training",
        Activity::Valentine => "section-valentine",
        Activity::Michaelmas => "section-michaelmas",
        Activity::Tournament => "section-tournaments",
        Activity::Brewery => "section-brewery",
        Activity::Lammas => "section-lammas",
    }
}

/// What a card of the estate deck says in an activity.
pub(super) struct Face<'a> {
    pub(super) card: EstateCard,
    pub(super) activity: Activity,
    pub(super) book: &'a Phrasebook,
}

impl Face<'_> {
    /// The card around a point. Its back lies over it; the page that turns it shows that first.
    pub(super) fn turned(&self, svg: &mut String, centre: Point) {
        draw!(
            svg,
            r##"<g transform="translate({centre})"><g class="turns"><rect x="-29" y="-41" width="58" height="82" rx="7" fill="#fdf8ea" stroke="{INK}" stroke-width="2"/>"##
        );
        face(svg, self);
        draw!(
            svg,
            r##"<g class="back" visibility="hidden"><rect x="-29" y="-41" width="58" height="82" rx="7" fill="#6d2217" stroke="{INK}" stroke-width="2"/><path d="M0-28l19 28l-19 28l-19-28z" fill="none" stroke="#d9a441" stroke-width="3"/></g></g></g>"##
        );
    }
}

/// What it says, around its middle.
fn face(svg: &mut String, Face { card, activity, book }: &Face<'_>) {
    let spec = *card.spec(&BUILT_IN);
    let icon = |svg: &mut String, name: &str, x: f64, y: f64, scale: f64| {
        draw!(
            svg,
            r##"<use href="#i-{name}" transform="translate({}) scale({})"/>"##,
            at(x, y),
            Num(scale)
        );
    };
    match activity {
        Activity::Training => icon(svg, &spec.training.to_string(), 0.0, 0.0, 2.0),
        Activity::Brewery => icon(svg, &spec.brewery.to_string(), 0.0, 0.0, 2.0),
        Activity::Valentine => number(svg, &spec.valentine.to_string()),
        Activity::Michaelmas => number(svg, &spec.michaelmas.to_string()),
        Activity::Lammas => {
            draw!(
                svg,
                r#"<path d="M-17-24h34v32l-17 16l-17-16z" fill="{}" stroke="{INK}"/>"#,
                palette::pennant(spec.lammas)
            );
            number(svg, &festival::letters(book, spec.lammas));
        }
        Activity::Tournament => {
            let place = |hold: Hold| (hold.index() as f64 - 1.0) * 16.0;
            icon(svg, "arms", place(spec.lance), -19.0, 0.9);
            icon(svg, "strength", place(spec.shield), 19.0, 0.9);
        }
    }
}

fn number(svg: &mut String, text: &str) {
    draw!(
        svg,
        r#"<text y="11" font-size="32" font-weight="700" text-anchor="middle" fill="{INK}">{text}</text>"#
    );
}

/// An attack card that strikes, with what it brings to each side.
pub(crate) fn attacking(card: AttackCard, strength: [u8; TARGETS]) -> String {
    let spec = card.spec(&BUILT_IN);
    let edge = if spec.is_violent { FRESH } else { INK };
    let mut svg =
        String::from(r#"<svg viewBox="0 0 150 118" aria-hidden="true" focusable="false">"#);
    draw!(
        svg,
        r##"<rect x="2" y="2" width="146" height="114" rx="9" fill="#fdf8ea" stroke="{edge}" stroke-width="4"/>"##
    );
    let place = r#"x="26" y="17" width="98" height="84""#;
    svg.push_str(&art::attack_in(spec.kind, spec.is_violent, place));
    for ((x, y), count) in PLACES.into_iter().zip(strength).filter(|&(_, count)| count > 0) {
        let (x, y) = (75.0 + x, 59.0 + y);
        draw!(
            svg,
            r##"<circle cx="{0}" cy="{1}" r="15" fill="{FRESH}" stroke="#fff" stroke-width="2"/><text x="{0}" y="{2}" font-size="19" font-weight="700" text-anchor="middle" fill="#fff">{count}</text>"##,
            Num(x),
            Num(y),
            Num(y + 6.5)
        );
    }
    svg.push_str("</svg>");
    svg
}

/// An attack in the bar: its kind, and a red edge where it strikes; dashed all around while nobody knows.
pub(crate) fn threat(dealt: Dealt) -> String {
    let mut svg = String::new();
    let spec = dealt.card.map(|card| card.spec(&BUILT_IN));
    let dashes = if spec.is_none() { r#" stroke-dasharray="3 2.4""# } else { "" };
    draw!(
        svg,
        r##"<rect x="2" y="2" width="20" height="20" rx="3" fill="#fdf8ea" stroke="{INK}" stroke-width="1.2"{dashes}/><use href="#{}" transform="translate(12 12) scale(.62)"/>"##,
        icon(dealt)
    );
    let edges = ["M4 2h16", "M22 4v16", "M4 22h16", "M2 4v16", "M9 12h6"];
    let hits = spec.map(|spec| spec.hits).into_iter().flatten();
    for (edge, _) in edges.into_iter().zip(hits).filter(|(_, hit)| hit.is_some()) {
        draw!(svg, r#"<path d="{edge}" stroke="{FRESH}" stroke-width="3.6" fill="none"/>"#);
    }
    svg
}

pub(super) fn icon(dealt: Dealt) -> String {
    let is_violent = dealt.card.is_some_and(|card| card.spec(&BUILT_IN).is_violent);
    if is_violent && dealt.kind == AttackType::Catapult {
        return "i-trebuchet".to_owned();
    }
    attack_icon(dealt.kind)
}
