//! The Anarchy: both sheets, the castle, the attack cards and the scenario row as SVG, and the same
//! as text for terminals.

mod festival;
mod icon;
mod left;
mod painter;
mod palette;
mod picture;
mod right;
mod wheel;

use bastide_anarchy::{Boxes, Event};

pub use picture::{left, right};

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
