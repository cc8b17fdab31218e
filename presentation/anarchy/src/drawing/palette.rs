//! Colours of the sheets. Each goes with a shape, so that nobody has to tell things by colour.

use bastide_anarchy::{Attribute, Colour, Row};
use bastide_core::Seat;

pub(super) const PAPER: &str = "#f4ead2";
pub(super) const PANEL: &str = "#fbf5e6";
pub(super) const EDGE: &str = "#c9b48a";
pub(super) const INK: &str = "#3a2a18";
pub(super) const FAINT: &str = "#8a7454";
pub(super) const BOX: &str = "#fffdf6";
pub(super) const PEN: &str = "#16306e";
pub(super) const FRESH: &str = "#c2210f";
pub(super) const STONE: &str = "#b9ab93";
pub(super) const WATER: &str = "#7fb2cf";

pub(super) fn row(row: Row) -> &'static str {
    match row {
        Row::Governance => "#6b4a8a",
        Row::War => "#a3352c",
        Row::Worship => "#2f6a9e",
        Row::Entertainment => "#3c7a45",
    }
}

pub(super) fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Bravery => "#b5432f",
        Attribute::Loyalty => "#2f5f9e",
        Attribute::Influence => "#7a4a94",
        Attribute::Power => "#5b6b2f",
    }
}

pub(super) fn pennant(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "#f0cf5a",
        Colour::Red => "#d9705f",
        Colour::Purple => "#b48cc8",
        Colour::Green => "#8fc07a",
    }
}

pub(super) fn seat(seat: Seat) -> &'static str {
    ["#b5332a", "#2a5fa5", "#3c7a45", "#c99a1c"][seat.index()]
}
