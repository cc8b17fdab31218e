//! The little pictures of cards: what kind of place or person it is, in boxes of forty by thirty-four.

use bastide_draw::svg::draw;
use bastide_tournay::{Card, Colour, Kind};

/// Name and markup; `currentColor` is the pale colour of the card.
const ARTS: &[(&str, &str)] = &[
    (
        "house",
        r#"<path class="b" d="M3 33V17L13 6l10 11v16zM23 33V20l7-8 7 8v13z"/><path class="r" d="M1.6 18L13 5l11.4 13-1.6 1.4L13 8.2 3.2 19.4zM22 21.4l8-10 8 10-1.4 1.2L30 14.4l-6.6 8.2z"/><path class="d" d="M10.4 33v-8h5.2v8zM6 20h4v3.4H6zM16 20h4v3.4h-4zM28 33v-7h4.4v7zM17.6 10V4.6h2.6v8.2z"/>"#,
    ),
    (
        "barn",
        r#"<path class="b" d="M5 33V16l6-8h18l6 8v17z"/><path class="r" d="M3 17.4L10.2 7h19.6L37 17.4 34.6 18 29 10H11l-5.6 8z"/><path class="d" d="M13 33V20h14v13zM17 13h6v4h-6z"/><path class="l" d="M13 20l14 13M27 20L13 33"/>"#,
    ),
    (
        "stall",
        r#"<path class="b" d="M6 14h28v6H6zM5 24h30v9H5z"/><path class="r" d="M2 14L6 5h28l4 9c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0z"/><path class="d" d="M6 16h1.8v8H6zM32.2 16H34v8h-1.8zM11 24a3 3 0 0 1 6 0zM18 24a3 3 0 0 1 6 0zM25 24a3 3 0 0 1 6 0z"/>"#,
    ),
    (
        "stones",
        r#"<path class="b" d="M2 33l3-11 10-2 4 13zM16 33l2-9 11-1 5 10zM9 19l3-8 11-1 4 10-9 1-3-2z"/><path class="l" d="M5 22l6 4M12 11l6 5M18 24l6 4"/><path class="d" d="M27 4l9 6-1.4 2-3-1.6L22 26l-2-1.2 9.4-15.6-3.4-2.8z"/>"#,
    ),
    (
        "ship",
        r#"<path class="b" d="M3 23h34l-5 8H9z"/><path class="r" d="M18.6 4C27 7 29 13 28 20H18.6zM16.4 6v14H8c1-6 4-11 8.4-14z"/><path class="d" d="M16.6 2h2v21h-2z"/><path class="l" d="M1 32c3-2 5 2 8 0s5 2 8 0 5 2 8 0 5 2 8 0 4 1 6 0"/>"#,
    ),
    (
        "bridge",
        r#"<path class="b" d="M1 12C12 6 28 6 39 12v20h-5c0-8-10-8-10 0h-8c0-8-10-8-10 0H1z"/><path class="l" d="M1 15C12 9.4 28 9.4 39 15M20 8v15M5 16v8M35 16v8M1 33h38"/>"#,
    ),
    (
        "book",
        r#"<path class="b" d="M20 9C14 4 7 4 2 6v23c5-2 12-2 18 3 6-5 13-5 18-3V6c-5-2-12-2-18 3z"/><path class="l" d="M20 9v23M6 11c4-1 7 0 10 2M6 16c4-1 7 0 10 2M6 21c4-1 7 0 10 2M34 11c-4-1-7 0-10 2M34 16c-4-1-7 0-10 2M34 21c-4-1-7 0-10 2"/>"#,
    ),
    (
        "church",
        r#"<path class="b" d="M4 33V16l6-6 6 6v17zM16 33V19h20v14z"/><path class="r" d="M3 17l7-12 7 12zM15 20l4-7h15l4 7z"/><path class="d" d="M9.2 1h1.6v1.6h1.6v1.5h-1.6V7H9.2V4.1H7.6V2.6h1.6zM8 33v-6a2 2 0 0 1 4 0v6zM19 29v-4a1.6 1.6 0 0 1 3.2 0v4zM25 29v-4a1.6 1.6 0 0 1 3.2 0v4zM31 29v-4a1.6 1.6 0 0 1 3.2 0v4z"/>"#,
    ),
    (
        "tower",
        r#"<path class="b" d="M10 33V13H8V5h4v3h4V5h8v3h4V5h4v8h-2v20z"/><path class="l" d="M10 18h20M10 23h20M10 28h20M16 13v5M24 18v5M16 23v5M24 28v5"/><path class="d" d="M17 33v-6a3 3 0 0 1 6 0v6zM18.8 14h2.4v6h-2.4z"/>"#,
    ),
    (
        "engine",
        r#"<path class="b" d="M4 27h32v3H4z"/><path class="d" d="M8 33a4 4 0 1 1 .1 0zM32 33a4 4 0 1 1 .1 0zM18 27l3-17 2.4.4L21 27zM9 25L29 6l1.6 1.8L11 27z"/><path class="r" d="M28 2.6a4 4 0 1 0 .1 0z"/><path class="l" d="M6 9C14 3 30 20 35 21M6 9l29 12"/>"#,
    ),
    (
        "person-yellow",
        r#"<path class="b" d="M7 34c.8-9 5.4-13.4 13-13.4S32.2 25 33 34z"/><path class="s" d="M20 6.4a7 7 0 1 0 .1 0z"/><path class="r" d="M9 9.6h22v2.6H9zM13.5 3h13v7h-13z"/><path class="d" d="M16 24l4 5 4-5-1 10h-6z"/>"#,
    ),
    (
        "person-white",
        r#"<path class="b" d="M7 34c.8-9 5.4-13.4 13-13.4S32.2 25 33 34z"/><path class="s" d="M20 6.4a7 7 0 1 0 .1 0z"/><path class="r" d="M20 2.6c-6 0-9.6 5-9 11 .3 3.6 2 7 4.6 8.6-1-3-2.2-10.4 4.4-10.4s5.4 7.4 4.4 10.4c2.6-1.6 4.3-5 4.6-8.6.6-6-3-11-9-11z"/><path class="d" d="M19 24h2v3h3v2h-3v5h-2v-5h-3v-2h3z"/>"#,
    ),
    (
        "person-red",
        r#"<path class="b" d="M7 34c.8-9 5.4-13.4 13-13.4S32.2 25 33 34z"/><path class="s" d="M20 6.4a7 7 0 1 0 .1 0z"/><path class="r" d="M12 14C12 6 16 2 20 1c4 1 8 5 8 13h-3v5h-2.5v-5h-5v5H15v-5z"/><path class="d" d="M13 25h14v4c0 2.6-3.6 4.4-7 5-3.4-.6-7-2.4-7-5z"/>"#,
    ),
    (
        "great-yellow",
        r#"<path class="b" d="M2 33V20h9v13zM29 33V20h9v13zM12 33V11h16v22z"/><path class="r" d="M12 11l3-5 5-6 5 6 3 5zM1 20l5.5-5 5.5 5zM28 20l5.5-5 5.5 5z"/><path class="d" d="M17.4 33v-7a2.6 2.6 0 0 1 5.2 0v7zM20 13.6a3 3 0 1 0 .1 0zM5 24h3v4H5zM32 24h3v4h-3z"/>"#,
    ),
    (
        "great-white",
        r#"<path class="b" d="M4 33V13h7v20zM29 33V13h7v20zM11 33V18l9-6 9 6v15z"/><path class="r" d="M3.4 13L7.5 2l4.1 11zM28.4 13L32.5 2l4.1 11zM10 19l10-9 10 9z"/><path class="d" d="M17 33v-6a3 3 0 0 1 6 0v6zM20 17.6a3.2 3.2 0 1 0 .1 0zM6.5 17h2v6h-2zM31.5 17h2v6h-2zM19.2 4h1.6v2h2v1.5h-2V11h-1.6V7.5h-2V6h2z"/>"#,
    ),
    (
        "great-red",
        r#"<path class="b" d="M3 33V10h3v2h3v-2h3v8h16v-8h3v2h3v-2h3v23z"/><path class="r" d="M2.6 10L7.5 1l4.9 9zM27.6 10l4.9-9 4.9 9z"/><path class="d" d="M14 33v-8a6 6 0 0 1 12 0v8zM6.6 15h1.8v5H6.6zM31.6 15h1.8v5h-1.8z"/><path class="l" d="M16 22v11M20 20v13M24 22v11M14 27h12"/>"#,
    ),
    (
        "crier",
        r#"<path class="b" d="M3 13v9l4 1 20 8V4L7 12z"/><path class="r" d="M27 4c5 2 8 7.5 8 13.5S32 29 27 31z"/><path class="d" d="M10 24l3 9h5l-3-7z"/>"#,
    ),
];

/// The symbols; their ids begin with `a-`.
pub(super) fn defs(svg: &mut String) {
    for (name, markup) in ARTS {
        let markup = markup
            .replace(r#"class="b""#, r##"fill="currentColor" stroke="#3b2c1c" stroke-width="1""##)
            .replace(
                r#"class="r""#,
                r##"fill="#8c5a3c" stroke="#3b2c1c" stroke-width=".9" stroke-linejoin="round""##,
            )
            .replace(r#"class="s""#, r##"fill="#ecc8a0" stroke="#3b2c1c" stroke-width="1""##)
            .replace(r#"class="d""#, r##"fill="#3b2c1c""##)
            .replace(r#"class="l""#, r##"fill="none" stroke="#3b2c1c" stroke-width=".9""##);
        draw!(svg, r#"<symbol id="a-{name}" viewBox="0 0 40 34">{markup}</symbol>"#);
    }
}

/// The picture of a card.
pub(super) fn of(card: Card) -> String {
    let colour = card.deck().colour().name();
    match card.kind() {
        Kind::Character => format!("person-{colour}"),
        Kind::Prestige => format!("great-{colour}"),
        Kind::Crier => "crier".to_owned(),
        Kind::Building => place(card).to_owned(),
    }
}

fn place(card: Card) -> &'static str {
    match card.name_en() {
        "Farm" | "Barn" => "barn",
        "Market" | "Bakery" | "Brewery" => "stall",
        "Quarry" => "stones",
        "Port" => "ship",
        "Bridge" | "Road" => "bridge",
        "Library" => "book",
        "Fort" | "Bastion" | "Barracks" | "Toll" => "tower",
        "Ballista" | "Catapult" | "Arsenal" => "engine",
        _ if card.deck().colour() == Colour::White => "church",
        _ => "house",
    }
}
