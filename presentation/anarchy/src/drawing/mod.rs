//! The Anarchy: both sheets, the castle, the attack cards and the scenario row as SVG, and the same
//! as text for terminals.

pub(crate) mod art;
pub(crate) mod assault;
mod board;
mod cards;
mod castle;
mod festival;
mod icon;
pub(crate) mod joust;
mod left;
mod lettering;
mod painter;
mod palette;
mod parts;
mod picture;
mod right;
pub(crate) mod shown;
mod terminal;
mod wheel;

use bastide_anarchy::{Boxes, Event};
use bastide_core::Seat;

pub use board::foretold;
pub use castle::posted;
pub use icon::icon_svg;
pub(crate) use painter::items as gain_icons;
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
pub(crate) fn seat_id(seat: Seat) -> &'static str {
    ["red", "blue", "green", "yellow"][seat.index()]
}

#[cfg(test)]
mod tests {
    use bastide_anarchy::{AttackType, BoxId, Path, Scenario};
    use bastide_draw::glyph::Ink;
    use bastide_text::{Language, Phrasebook};

    use crate::words;

    #[test]
    fn every_word_of_the_sheets_has_its_glyphs() {
        for language in Language::ALL {
            let book = Phrasebook::new(language);
            let names = BoxId::all().map(|id| words::box_name(&book, id));
            let paths = Path::all().map(|path| words::path(&book, path));
            let attacks = AttackType::ALL.iter().map(|&kind| words::attack_kind(&book, kind, true));
            let scenarios = Scenario::all().map(|one| words::scenario(&book, one));
            for text in names.chain(paths).chain(attacks).chain(scenarios) {
                assert!(text.to_uppercase().chars().all(Ink::has), "{text}");
            }
        }
    }
}
