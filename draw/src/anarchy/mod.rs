//! The Anarchy: both sheets, the castle, the attack cards and the scenario row as SVG, and the same
//! as text for terminals.

mod board;
mod cards;
mod castle;
mod festival;
mod icon;
mod left;
mod painter;
mod palette;
mod parts;
mod picture;
mod right;
mod terminal;
mod wheel;

use bastide_anarchy::{Boxes, Event};
use bastide_core::Seat;

pub use castle::posted;
pub use icon::icon_svg;
pub use parts::parts;
pub use picture::{board, left, right, svg};
pub use terminal::{Terminal, terminal};

/// What a picture points at besides the position itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The boxes filled last.
    pub last: Boxes,
}

impl Default for Marks {
    fn default() -> Self {
        Self { last: Boxes::NONE }
    }
}

impl Marks {
    /// Points at the boxes that were filled.
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let filled = events.into_iter().filter_map(|event| match event {
            Event::Filled { id, .. } => Some(*id),
            _ => None,
        });
        Self { last: filled.collect() }
    }
}

/// `red`
fn seat_id(seat: Seat) -> &'static str {
    ["red", "blue", "green", "yellow"][seat.index()]
}
