//! The colours of the table. None of them is the only sign of anything.

use bastide_core::Seat;
use bastide_tournay::Colour;

pub(super) const INK: &str = "#2b2118";
pub(super) const PAPER: &str = "#fbf4e2";
pub(super) const SHEET: &str = "#efe2c6";
pub(super) const GOLD: &str = "#c8962e";
pub(super) const MARK: &str = "#ffd24a";
/// Of damage.
pub(super) const MADDER: &str = "#9c2018";

/// The colours of a class of citizens and its cards.
#[derive(Clone, Copy)]
pub(super) struct Dye {
    pub(super) main: &'static str,
    pub(super) dark: &'static str,
    pub(super) pale: &'static str,
    /// For letters on `main`.
    pub(super) ink: &'static str,
}

pub(super) const fn dye(colour: Colour) -> Dye {
    match colour {
        Colour::Yellow => Dye { main: "#e9b634", dark: "#7d5406", pale: "#f7e3a8", ink: "#3a2703" },
        Colour::White => Dye { main: "#f6f3ea", dark: "#6b6a68", pale: "#e6e8ea", ink: "#2f2e2c" },
        Colour::Red => Dye { main: "#b8382c", dark: "#64110b", pale: "#eec4b6", ink: "#fff4e6" },
    }
}

/// The colour of a Plaza.
pub(super) const fn seat_colour(seat: Seat) -> &'static str {
    ["#2f5f96", "#2e7048", "#744a8c", "#3c3a3a"][seat.index()]
}
