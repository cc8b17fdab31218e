//! One icon as a picture of its own, for references.

use bastide_anarchy::{Asset, Row};
use bastide_draw::svg::draw;

use super::figures::{ICONS, WORKERS};

/// An icon by the name a picture uses: `i-serf`, `p-coin`, `c-war`. Nothing where there is none.
pub fn icon_svg(name: &str) -> Option<String> {
    let (kind, rest) = name.split_once('-')?;
    let is_there = match kind {
        "i" => {
            WORKERS.iter().any(|(known, ..)| *known == rest)
                || ICONS.iter().any(|(known, _)| *known == rest)
        }
        "p" => Asset::from_word(rest).is_some(),
        "c" => Row::from_word(rest).is_some(),
        _ => false,
    };
    is_there.then(|| {
        let mut svg = String::with_capacity(1 << 14);
        svg.push_str(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -14 28 28" width="56" height="56">"#);
        super::defs(&mut svg);
        draw!(svg, r##"<use href="#{name}"/></svg>"##);
        svg
    })
}
