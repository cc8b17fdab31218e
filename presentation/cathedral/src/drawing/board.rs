//! What lies under everything: the table and the floor of the city.

use bastide_cathedral::Cell;
use bastide_draw::svg::{Num, Path, at, draw};

use super::{CELL, CITY, WIDTH};

/// The table that everything lies on.
pub(super) fn table(svg: &mut String, height: f64) {
    let (width, height) = (Num(WIDTH), Num(height));
    draw!(svg, r#"<rect width="{width}" height="{height}" rx="14" fill="url(#table-wood)"/>"#);
    draw!(svg, r#"<rect width="{width}" height="{height}" rx="14" fill="url(#grain-table)"/>"#);
}

/// The floor of the city: squares of wood whose grain runs this way and that by turns.
pub(super) fn floor(svg: &mut String) {
    let [mut even, mut odd] = [Path::default(), Path::default()];
    for cell in Cell::all() {
        let is_even = (cell.column() + cell.row()) % 2 == 0;
        let corner = at(f64::from(cell.column()), f64::from(cell.row())) * CELL;
        if is_even { &mut even } else { &mut odd }.rectangle(corner, CELL, CELL);
    }
    draw!(svg, r##"<path d="{even}" fill="#c39a63"/><path d="{odd}" fill="#bb9159"/>"##);
    draw!(
        svg,
        r#"<path d="{even}" fill="url(#grain)"/><path d="{odd}" fill="url(#grain-across)"/>"#
    );
    let mut grid = Path::default();
    for number in 0..=10 {
        let along = f64::from(number) * CELL;
        grid.line(&[at(along, 0.0), at(along, CITY)]);
        grid.line(&[at(0.0, along), at(CITY, along)]);
    }
    draw!(
        svg,
        r##"<path transform="translate(1 1)" d="{grid}" stroke="#e7c795" stroke-opacity=".55"/><path d="{grid}" stroke="#6b4a24" stroke-opacity=".8" stroke-width="1.2"/>"##
    );
}

/// The woods and the paving of yards.
pub(super) fn defs(svg: &mut String) {
    svg.push_str(concat!(
        r##"<linearGradient id="table-wood" x2="1" y2="1"><stop stop-color="#4a2f1d"/><stop offset="1" stop-color="#2e1b10"/></linearGradient>"##,
        r##"<pattern id="paving" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0H8M0 4H8M2 0V4M6 4V8" stroke="#000" stroke-opacity=".3" stroke-width=".8"/></pattern>"##,
    ));
    grain(svg, "grain", "#7a5227", "");
    grain(svg, "grain-across", "#7a5227", r#" patternTransform="rotate(90)""#);
    grain(svg, "grain-table", "#120a05", r#" patternTransform="scale(2.2 1.6)""#);
}

/// Lines of a grain that fit onto themselves from tile to tile: uneven distances, slow waves, and
/// now and then a darker line.
fn grain(svg: &mut String, id: &str, colour: &str, transform: &str) {
    const LINES: u8 = 22;
    const TILE: (f64, f64) = (312.0, 104.0);
    let [mut fine, mut strong] = [Path::default(), Path::default()];
    for number in 0..LINES {
        let place = f64::from(number);
        // Steps of the golden ratio spread the lines without a beat.
        let y = TILE.1 * (place * 0.618_034).fract();
        let sway = 5.0 * (place * 2.4).sin();
        let third = TILE.0 / 3.0;
        let line = if number % 5 == 0 { &mut strong } else { &mut fine };
        line.curve(at(0.0, y), [at(third, y + sway), at(2.0 * third, y - sway)], at(TILE.0, y));
    }
    draw!(
        svg,
        r#"<pattern id="{id}" width="{}" height="{}" patternUnits="userSpaceOnUse"{transform}><g fill="none" stroke="{colour}"><path d="{fine}" stroke-opacity=".24" stroke-width=".8"/><path d="{strong}" stroke-opacity=".34" stroke-width="1.5"/></g></pattern>"#,
        Num(TILE.0),
        Num(TILE.1)
    );
}
