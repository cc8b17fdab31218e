//! Letters of the city: text in a page, strokes of our own elsewhere.

use bastide_draw::glyph::Lettering;
use bastide_draw::letters::is_type;
use bastide_draw::svg::{Num, Point, draw, escaped};

/// The height of capitals and figures in the faces of a page, as a part of their size.
const CAPITALS: f64 = 0.66;

/// Writes a text around `centre`. Text may be larger than strokes: its figures are narrower.
pub(super) fn centred(svg: &mut String, lettering: Lettering<'_>, centre: Point, text: &str) {
    if !is_type() {
        return lettering.centred(svg, centre, text);
    }
    draw!(
        svg,
        r#"<text x="{}" y="{}" font-size="{}" font-weight="600" fill="{}" text-anchor="middle">{}</text>"#,
        Num(centre.x),
        Num(centre.y + lettering.height / 2.0),
        Num(lettering.height / CAPITALS),
        lettering.colour,
        escaped(text)
    );
}
