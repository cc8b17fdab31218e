//! The icons as symbols in boxes of twenty by twenty, drawn once and used everywhere.

use bastide_draw::svg::draw;
use bastide_tournay::Colour;

use super::palette::dye;

/// What stands for a class: a key, a cross, a sword.
const fn emblem(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => {
            "M7 2.6a4 4 0 1 0 .01 0zM7 5.2a1.5 1.5 0 1 1-.01 0zM6 10h2v8H6zM8 12.5h3.4v1.9H8zM8 15.6h2.6v1.9H8z"
        }
        Colour::White => "M8.3 1.5h3.4v4.7h4.6v3.4h-4.6v9h-3.4v-9H3.7V6.2h4.6z",
        Colour::Red => "M10 .8l1.5 2.4v8.6h4v2h-4v3h1v2.2H7.5v-2.2h1v-3h-4v-2h4V3.2z",
    }
}

/// A citizen: the robe is the same, what they wear and bear is not.
const ROBE: &str = "M10 8.2c-3.6 0-5.3 4-5.8 10.6h11.6C15.3 12.2 13.6 8.2 10 8.2z";

const fn citizen_sign(colour: Colour) -> &'static str {
    match colour {
        // A hat with a brim, and a belt.
        Colour::Yellow => "M5.6 4.2h8.8v1.3H5.6zM7.4 1.4h5.2v3H7.4zM5.3 13.6h9.4v1.4H5.2z",
        // A cross.
        Colour::White => "M9.2 10h1.6v2h1.9v1.5h-1.9v4H9.2v-4H7.3V12h1.9z",
        // A helmet, and a shield.
        Colour::Red => "M10 .4l3.3 4.8H6.7zM7 11h6v3.2c0 1.7-1.5 2.8-3 3.6-1.5-.8-3-1.9-3-3.6z",
    }
}

/// Icons that are the same in all colours: name and markup.
const PLAIN: &[(&str, &str)] = &[
    (
        "coin",
        r##"<circle cx="10" cy="10" r="8.8" fill="#f0c64e" stroke="#7a5410" stroke-width="1.2"/><circle cx="10" cy="10" r="6.7" fill="none" stroke="#b4842a" stroke-width=".9" stroke-dasharray="1 1.1"/>"##,
    ),
    (
        "gray",
        r##"<circle cx="10" cy="10" r="9" fill="#9a9a98" stroke="#3d3d3c" stroke-width="1.2"/><path d="M10 9.4c-2.6 0-3.8 2.6-4.1 6.4h8.2c-.3-3.8-1.5-6.4-4.1-6.4zM10 3.6a2.7 2.7 0 1 0 .01 0z" fill="#e9e9e6" stroke="#3d3d3c" stroke-width=".7"/>"##,
    ),
    (
        "damage",
        r##"<path d="M10 .4l2.2 4 4.3-1.8-.5 4.4 4 2.8-4 2.7.9 4.5-4.5-1.4L10 19.6l-2.3-4-4.6 1.6.9-4.5L0 9.9l4-2.8-.7-4.5 4.4 1.8z" fill="#26201d" stroke="#f4a02c" stroke-width="1"/><path d="M6 6l3.2 3-1.6 1.6 4 3.6M11.6 5.6l-1 2.8 2.6 1" fill="none" stroke="#ffcf6b" stroke-width="1.3"/>"##,
    ),
    (
        "character",
        r##"<path d="M2.6 18.6c.4-4.6 3-7 7.4-7s7 2.4 7.4 7zM10 2.2a4.2 4.2 0 1 0 .01 0z" fill="currentColor" stroke="#2b2118" stroke-width="1.1"/>"##,
    ),
    (
        "prestige",
        r##"<path d="M1.6 18.8V9.4h3V6.6L7 4l2.3 2.6V4.4L10.9.6l1.6 3.8v5h2.2V7.2l1.8-2 1.9 2v11.6z" fill="#d9b24a" stroke="#4d3708" stroke-width="1"/><path d="M8.7 18.8v-4.2c0-2.4 3.8-2.4 3.8 0v4.2zM4 12h1.6v2.4H4zM15.6 10.4h1.5v2.4h-1.5z" fill="#4d3708"/>"##,
    ),
    (
        "event",
        r##"<path d="M3 1h14a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1z" fill="#3f3a4a" stroke="#17141d" stroke-width="1"/><path d="M11.6 3L5.2 11.2h3.9L7.6 17l7-8.6h-4z" fill="#f5b83d"/>"##,
    ),
    (
        "rampart",
        r##"<path d="M1.4 18.4V4.4h3.4v2.8h3.4V4.4h3.6v2.8h3.4V4.4h3.4v14z" fill="#b9ae9a" stroke="#40372b" stroke-width="1.1"/><path d="M1.4 10.8h17.2M1.4 14.6h17.2M6 10.8v3.8M12.4 10.8v3.8M9 14.6v3.8M15.2 14.6v3.8" stroke="#6d6250" stroke-width=".8" fill="none"/>"##,
    ),
    (
        "eye",
        r##"<path d="M.8 10C4.8 3.2 15.2 3.2 19.2 10 15.2 16.8 4.8 16.8.8 10z" fill="#fffdf6" stroke="#2b2118" stroke-width="1.3"/><circle cx="10" cy="10" r="3.6" fill="#2b2118"/><circle cx="11.2" cy="8.8" r="1.1" fill="#fff"/>"##,
    ),
    (
        "copy",
        r##"<path d="M6.4 6.4a5.6 5.6 0 0 1 9.8 1.2l2-.7-1.4 5-4.6-2.2 1.8-.9a3.4 3.4 0 0 0-5.8-.8zM13.6 13.6a5.6 5.6 0 0 1-9.8-1.2l-2 .7 1.4-5 4.6 2.2-1.8.9a3.4 3.4 0 0 0 5.8.8z" fill="#2f5f96" stroke="#142d4a" stroke-width=".6"/>"##,
    ),
    ("arrow", r##"<path d="M2 8.4h9.4V4.6L18 10l-6.6 5.4v-3.8H2z" fill="#5b4a37"/>"##),
    (
        "slot",
        r##"<rect x="3" y="1.8" width="14" height="16.4" rx="2" fill="none" stroke="#5b4a37" stroke-width="1.6" stroke-dasharray="3 2"/>"##,
    ),
    (
        "filled",
        r##"<rect x="3" y="1.8" width="14" height="16.4" rx="2" fill="#cdb98f" stroke="#5b4a37" stroke-width="1.6"/><path d="M3 6.6h14" stroke="#5b4a37" stroke-width="1.4"/>"##,
    ),
    (
        "place",
        r##"<rect x="3.4" y="8" width="13.2" height="11" rx="1.6" fill="none" stroke="#5b4a37" stroke-width="1.5" stroke-dasharray="2.6 1.8"/><path d="M8.6.8h2.8v6.4h3L10 12.6 5.6 7.2h3z" fill="#5b4a37"/>"##,
    ),
    (
        "line",
        r##"<path d="M10 .8l3 3.6h-2v4.6h4.6V7l3.6 3-3.6 3v-2H11v4.6h2l-3 3.6-3-3.6h2V11H4.4v2L.8 10l3.6-3v2H9V4.4H7z" fill="#5b4a37"/>"##,
    ),
    (
        "gather",
        r##"<circle cx="10" cy="10" r="3.1" fill="#5b4a37"/><path d="M10 6L7.6 2.8h1.5V.6h1.8v2.2h1.5zM10 14l2.4 3.2h-1.5v2.2H9.1v-2.2H7.6zM6 10l-3.2 2.4v-1.5H.6V9.1h2.2V7.6zM14 10l3.2-2.4v1.5h2.2v1.8h-2.2v1.5z" fill="#5b4a37"/>"##,
    ),
    (
        "laurel",
        r##"<circle cx="10" cy="10" r="7" fill="#fffaf0" stroke="#8a6a17" stroke-width="1"/><path d="M8.6 18.6C3.2 17.6.4 13 1.6 6.6 3 8.2 3.4 9.6 3 11.2c1.6 1 2.3 2.2 2.2 3.8 1.7.6 2.8 1.8 3.4 3.6zM11.4 18.6c5.4-1 8.2-5.6 7-12C17 8.2 16.6 9.6 17 11.2c-1.6 1-2.3 2.2-2.2 3.8-1.7.6-2.8 1.8-3.4 3.6z" fill="#7f9a3c" stroke="#3f5214" stroke-width=".7"/>"##,
    ),
    (
        "horn",
        r##"<path d="M1 8.2v3.6h3L15 17.4V2.6L4 8.2zM16.4 7.2c1.6 1.4 1.6 4.2 0 5.6zM5.4 12.6l1.4 5h2.6l-1.6-4z" fill="#c8962e" stroke="#4d3708" stroke-width="1"/>"##,
    ),
    (
        "bolt",
        r##"<path d="M1.4 17L13 5.4l-1.6-1.6 7.2-2.2-2.2 7.2-1.6-1.6L3.2 18.6z" fill="#6b6a68" stroke="#26241f" stroke-width=".8"/><path d="M.8 14.6l4.6 4.6M2.6 12.8l4.6 4.6" stroke="#8a3a2a" stroke-width="1.4"/>"##,
    ),
    (
        "shield",
        r##"<path d="M10 1l7.4 2.4v6c0 4.8-3.2 7.6-7.4 9.6-4.2-2-7.4-4.8-7.4-9.6v-6z" fill="#7690ad" stroke="#22364b" stroke-width="1.2"/><path d="M10 3.6v12.6M4.8 8.4h10.4" stroke="#eef3f8" stroke-width="1.6"/>"##,
    ),
    (
        "scales",
        r##"<path d="M9.2 2h1.6v2.2l6.6 1.2-.3 1.5L10.8 5.8v10.6h4v2H5.2v-2h4V5.5L3 4.4l.2-1.5 6 1.1zM1 12.2L3.6 6.4l2.6 5.8c-.6 2.2-4.6 2.2-5.2 0zM13.8 13.8L16.4 8l2.6 5.8c-.6 2.2-4.6 2.2-5.2 0z" fill="#8a6a17" stroke="#3b2c06" stroke-width=".7"/>"##,
    ),
    (
        "hands",
        r##"<path d="M2 12.4l4.6-4.8c1-1 2.6.4 1.8 1.5l-1.5 1.9h8.5a1.5 1.5 0 0 1 0 3h1a1.4 1.4 0 0 1-.4 2.7l-7.6 1.1c-2 .3-3.6-.2-5-1.4z" fill="#e7c29c" stroke="#5a3a1c" stroke-width="1.1"/>"##,
    ),
    (
        "cross-out",
        r##"<path d="M2.4 17.6L17.6 2.4" stroke="#fff" stroke-width="4.4"/><path d="M2.4 17.6L17.6 2.4" stroke="#a3201a" stroke-width="2.8"/>"##,
    ),
    (
        "start",
        r##"<path d="M4 19V1.4M4 2h11.6l-3 3.4 3 3.4H4z" fill="#c8962e" stroke="#4d3708" stroke-width="1.3"/>"##,
    ),
];

/// All symbols, once at the head of a picture. Their ids begin with `i-`.
pub(super) fn defs(svg: &mut String) {
    for (name, markup) in PLAIN {
        draw!(svg, r#"<symbol id="i-{name}" viewBox="0 0 20 20">{markup}</symbol>"#);
    }
    for colour in Colour::ALL {
        coloured(svg, colour);
    }
    // Any colour: all three of them.
    let stripes = |x: f64, y: f64, height: f64| {
        let stripe = |(index, colour): (usize, Colour)| {
            format!(
                r#"<rect x="{}" y="{y}" width="2.4" height="{height}" fill="{}" stroke="none"/>"#,
                x + 2.4 * index as f64,
                dye(colour).main
            )
        };
        Colour::ALL.into_iter().enumerate().map(stripe).collect::<String>()
    };
    draw!(
        svg,
        r##"<symbol id="i-citizen-any" viewBox="0 0 20 20"><g fill="#8d8371" stroke="#2b2118" stroke-width="1"><path d="M10 2.2a3.2 3.2 0 1 0 .01 0z"/><path d="{ROBE}"/>{}</g></symbol>"##,
        stripes(6.4, 12.6, 4.2)
    );
    draw!(
        svg,
        r##"<symbol id="i-house-any" viewBox="0 0 20 20"><path d="M1.4 9.6L10 1.6l8.6 8v9H1.4z" fill="#8d8371" stroke="#2b2118" stroke-width="1.1"/>{}</symbol>"##,
        stripes(6.4, 10.0, 6.0)
    );
    draw!(
        svg,
        r##"<symbol id="i-card-any" viewBox="0 0 20 20"><rect x="3" y=".8" width="14" height="18.4" rx="2" fill="#fbf4e2" stroke="#2b2118" stroke-width="1.1"/>{}</symbol>"##,
        stripes(6.4, 2.4, 5.0)
    );
}

fn coloured(svg: &mut String, colour: Colour) {
    let (name, dye, mark) = (colour.name(), dye(colour), emblem(colour));
    let (main, dark) = (dye.main, dye.dark);
    draw!(
        svg,
        r#"<symbol id="i-emblem-{name}" viewBox="0 0 20 20"><path d="{mark}" fill="{}" fill-rule="evenodd"/></symbol>"#,
        "currentColor"
    );
    draw!(
        svg,
        r#"<symbol id="i-citizen-{name}" viewBox="0 0 20 20"><g fill="{main}" stroke="{dark}" stroke-width="1"><path d="M10 2.2a3.2 3.2 0 1 0 .01 0z"/><path d="{ROBE}"/></g><path d="{}" fill="{dark}"/></symbol>"#,
        citizen_sign(colour)
    );
    draw!(
        svg,
        r#"<symbol id="i-house-{name}" viewBox="0 0 20 20"><path d="M1.4 9.6L10 1.6l8.6 8v9H1.4z" fill="{main}" stroke="{dark}" stroke-width="1.2"/><path transform="translate(5.6 8.4) scale(.45)" d="{mark}" fill="{dark}" fill-rule="evenodd"/></symbol>"#
    );
    draw!(
        svg,
        r#"<symbol id="i-card-{name}" viewBox="0 0 20 20"><rect x="3" y=".8" width="14" height="18.4" rx="2" fill="{main}" stroke="{dark}" stroke-width="1.2"/><path transform="translate(6.6 1.8) scale(.36)" d="{mark}" fill="{}" fill-rule="evenodd"/></symbol>"#,
        dye.ink
    );
}

/// Puts an icon at a place, `size` wide and high.
pub(super) fn put(svg: &mut String, name: &str, x: f64, y: f64, size: f64) {
    use bastide_draw::svg::Num;
    draw!(
        svg,
        r##"<use href="#i-{name}" x="{}" y="{}" width="{s}" height="{s}"/>"##,
        Num(x),
        Num(y),
        s = Num(size)
    );
}
