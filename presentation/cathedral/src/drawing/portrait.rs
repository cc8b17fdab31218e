//! A piece on its own, enlarged, for the panel that explains.

use bastide_cathedral::{Cell, Kind, Orientation, Side};
use bastide_draw::svg::{Num, draw};

use super::building::Body;
use super::{CELL, RISE, picture};

/// Room around the piece for its walls and what stands on its roof.
const MARGIN: f64 = 8.0;

/// A picture that stands in one page with the table's: its ids are its own.
pub(crate) fn portrait(owner: Option<Side>, kind: Kind) -> String {
    let body = Body::in_corner(owner, kind, Orientation::North);
    let reach = |at: fn(Cell) -> u8| {
        let last = body.cells.iter().map(at).max().unwrap_or(0);
        f64::from(last + 1) * CELL + 2.0 * MARGIN
    };
    let (width, height) = (reach(Cell::column), reach(Cell::row) + RISE);
    let mut svg = String::new();
    draw!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" width="{}" height="{}" aria-hidden="true">"#,
        Num(-MARGIN),
        Num(-MARGIN - RISE),
        Num(width),
        Num(height),
        Num(width),
        Num(height)
    );
    picture::defs(&mut svg);
    body.draw(&mut svg);
    svg.push_str("</svg>");
    svg.replace("id=\"", "id=\"portrait-").replace("url(#", "url(#portrait-")
}
