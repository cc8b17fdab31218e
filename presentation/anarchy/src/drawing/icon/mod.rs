//! Our own icons, drawn in a square of 24 around the origin. A picture defines them once and uses
//! them by name: `i-serf`, `p-serf` (its production), `c-war` (a command banner).

mod alone;
mod figures;

use bastide_anarchy::{Asset, Row};
use bastide_draw::glyph::Ink;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, at, draw};

pub use alone::icon_svg;
use figures::{BODY, ICONS, WORKERS};

use super::palette;

const LINE: &str =
    r##"stroke="#2b1d10" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round""##;

/// Defines every icon and the strokes of the pen.
pub(super) fn defs(svg: &mut String) {
    svg.push_str("<defs>");
    for (name, colour, sign) in WORKERS {
        draw!(
            svg,
            r#"<g id="i-{name}" pointer-events="none"><path d="{BODY}" fill="{colour}" {LINE}/>{sign}</g>"#
        );
    }
    for (name, markup) in ICONS {
        draw!(svg, r#"<g id="i-{name}" {LINE} pointer-events="none">{markup}</g>"#);
    }
    for asset in Asset::ALL {
        draw!(
            svg,
            r##"<g id="p-{asset}" pointer-events="none"><use href="#i-hex"/><use href="#i-{asset}" transform="translate(0 3) scale(.62)"/></g>"##
        );
    }
    for &row in Row::ALL {
        draw!(
            svg,
            r##"<g id="c-{row}" pointer-events="none"><path d="M-9-11H9V11L0 6L-9 11Z" fill="{}" {LINE}/><use href="#i-{row}" transform="translate(0 -2) scale(.75)"/></g>"##,
            palette::row(row)
        );
    }
    choices(svg);
    cards(svg);
    // Three crosses as a hand would draw them, in a square of 24.
    for (number, strokes) in [
        "M-9.5-8.5C-4-4 3 3 9.5 9M9-9.5C4-3 -3 4-9 8.5",
        "M-8.5-9.5C-3-5 4 4 8.5 9.5M9.5-8C3-4-4 2-9.5 9.5",
        "M-9-9C-5-3 5 3 9.5 8M8.5-9C5-5-5 4-8.5 9.5",
    ]
    .iter()
    .enumerate()
    {
        draw!(svg, r#"<path id="pen-{number}" d="{strokes}" fill="none" stroke-linecap="round"/>"#);
    }
    svg.push_str("</defs>");
}

/// Banners of several rows to choose from, a stripe each, with a question mark.
fn choices(svg: &mut String) {
    for rows in 1..16u8 {
        let open: Vec<Row> =
            Row::ALL.iter().copied().filter(|row| rows >> row.index() & 1 == 1).collect();
        if open.len() < 2 {
            continue;
        }
        draw!(svg, r#"<g id="c-{rows}" pointer-events="none">"#);
        let wide = 22.0 / open.len() as f64;
        for (number, &row) in open.iter().enumerate() {
            let x = -11.0 + number as f64 * wide;
            draw!(
                svg,
                r#"<path d="M{} -11h{w}v22l-{h} -4l-{h} 4z" fill="{}" {LINE}/>"#,
                Num(x),
                palette::row(row),
                w = Num(wide),
                h = Num(wide / 2.0)
            );
        }
        svg.push_str(
            r##"<path d="M-3.5-5C-3.5-10 4-10 4-5.5C4-2.5 0-2.5 0 1M0 4.5V5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></g>"##,
        );
    }
}

/// So many domain cards: a small stack with a number.
fn cards(svg: &mut String) {
    for count in 1..=6u8 {
        draw!(
            svg,
            r##"<g id="k-{count}" {LINE} pointer-events="none"><rect x="-9" y="-11" width="14" height="19" rx="2" fill="#d9c08a"/><rect x="-5.5" y="-8" width="14" height="19" rx="2" fill="#f3e3bb"/>"##
        );
        if is_type() {
            let ink = palette::INK;
            draw!(
                svg,
                r#"<text x="1.5" y="6.6" font-size="15" fill="{ink}" stroke="none" text-anchor="middle">{count}</text>"#
            );
        } else {
            let mut ink = Ink::default();
            ink.centred(at(1.5, 1.5), 9.0, &count.to_string());
            ink.draw(svg, palette::INK, 1.6);
        }
        svg.push_str("</g>");
    }
}
