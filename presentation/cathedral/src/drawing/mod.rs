//! Cathedral: the walled city as an SVG and as text for terminals.

mod board;
mod building;
mod detail;
mod lettering;
mod material;
mod outline;
mod page;
mod picture;
mod pieces;
mod portrait;
mod roof;
mod terminal;
mod tray;
mod wall;

use bastide_cathedral::{Action, Cell, Cells, Event, Kind, Side};

pub use page::page;
pub use picture::svg;
pub use pieces::pieces;
pub(crate) use portrait::portrait;
pub use terminal::{Terminal, terminal};

/// Lengths of the picture: a square of the city, and how high roofs lie above it.
const CELL: f64 = 52.0;
const RISE: f64 = 6.4;
/// The city's own side, the thickness of its wall and where its top left corner lies.
const CITY: f64 = 10.0 * CELL;
const WALL: f64 = 40.0;
const ORIGIN: f64 = 60.0;
const WIDTH: f64 = CITY + 2.0 * ORIGIN;

/// What a picture points at besides the position itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares of the newest piece.
    pub last: Cells,
}

impl Marks {
    /// Points at the piece that was placed last.
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let placed = events.into_iter().filter_map(|event| match event {
            Event::Placed { cells, .. } => Some(*cells),
            _ => None,
        });
        Self { last: placed.last().unwrap_or_default() }
    }
}

/// The id of the part of the SVG that an action belongs to.
///
/// A placement belongs to the square of its pivot, a decision to the square that names the piece.
pub fn part_of(action: Action) -> String {
    match action {
        Action::Place(placement) => cell_id(placement.pivot()),
        Action::Capture(cell) | Action::Leave(cell) => cell_id(cell),
        Action::Pass => "pass".to_owned(),
    }
}

/// `cell-d5`
pub(crate) fn cell_id(cell: Cell) -> String {
    format!("cell-{}", cell.to_string().to_lowercase())
}

/// `territory-light`
pub(crate) fn territory_id(side: Side) -> String {
    format!("territory-{}", side_id(side))
}

/// `light`
pub(crate) fn side_id(side: Side) -> &'static str {
    match side {
        Side::Light => "light",
        Side::Dark => "dark",
    }
}

/// `castle`
pub(crate) fn kind_id(kind: Kind) -> String {
    format!("{kind:?}").to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_draw::glyph::Lettering;
    use bastide_text::{Language, Phrasebook};

    use crate::words;

    #[test]
    fn every_name_that_pictures_write_has_its_glyphs() {
        for language in Language::ALL {
            for side in Side::BOTH {
                let name = words::side(&Phrasebook::new(language), side).to_uppercase();
                assert!(name.chars().all(Lettering::has), "{name}");
            }
        }
        assert!("ABCDEFGHIJ0123456789?".chars().all(Lettering::has));
    }
}
