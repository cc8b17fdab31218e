//! Tournay: the table as an SVG and as text for terminals, and single cards.
//!
//! Parts of the picture have the ids that [`parts`] names: decks `deck-white-2`, events `event-1`, slots
//! `slot-1-b2` (the seat first, counted from 1), `plaza-1-red`, cards in hand `hand-1-3`, ramparts in hand
//! `rampart-1-2`, cards that are looked at `looked-2`, `reserve-red`, `bank`, `built-1`, `player-1`, and the sign at a part that citizens can be borrowed for it,
//! `borrow-deck-white-2`. In a page `hidden-deck-white-2` are the cards that lie face down below one that lies face up.

mod art;
mod card;
mod cards;
mod effect;
mod hand;
mod icons;
mod page;
mod palette;
mod panel;
mod parts;
mod picture;
mod showpiece;
mod step;
mod supply;
mod terminal;
mod zoom;

use bastide_core::Seat;
use bastide_draw::letters::is_type;
use bastide_draw::svg::escaped;
use bastide_tournay::{Deck, Event, Slot, Slots};

pub use cards::cards;
pub use page::page;
pub use parts::{borrowing_parts, parts};
pub use picture::svg;
pub(crate) use showpiece::showpiece;
pub(crate) use step::{crier, striking};
pub use terminal::{Terminal, terminal};
pub use zoom::{card_svg, event_svg};

/// What a picture points at besides the position itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The card that was placed, activated or damaged last.
    pub slot: Option<(Seat, Slot)>,
    /// The deck that was drawn from last.
    pub deck: Option<Deck>,
}

impl Marks {
    /// Points at what happened last.
    pub fn after<'a>(events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut marks = Self::default();
        for event in events {
            match *event {
                Event::Placed { seat, slot, .. }
                | Event::Activated { seat, slot, .. }
                | Event::Damaged { seat, slot } => marks.slot = Some((seat, slot)),
                Event::Drew { deck, .. } | Event::LookedAt { deck, .. } => marks.deck = Some(deck),
                _ => {}
            }
        }
        marks
    }
}

/// What an element is called by those who hear the drawing: the attributes of its tag, and what follows it. In a page it is
/// an attribute, since a `title` would come up beside the panel that explains.
fn named(label: &str) -> (String, String) {
    if is_type() {
        let label = escaped(label).replace('"', "&quot;");
        (format!(r#" role="img" aria-label="{label}""#), String::new())
    } else {
        (String::new(), format!("<title>{}</title>", escaped(label)))
    }
}

/// `deck-white-2`
pub(crate) fn deck_id(deck: Deck) -> String {
    format!("deck-{}-{}", deck.colour(), deck.level().number())
}

/// `hidden-deck-white-2`
pub(crate) fn hidden_cards_id(deck: Deck) -> String {
    format!("hidden-{}", deck_id(deck))
}

/// `slot-1-b2`
pub(crate) fn slot_id(seat: Seat, slot: Slot) -> String {
    format!("slot-{seat}-{slot}")
}

/// Where a card could be put in a district with cards on these slots (TOU-PLAY-04 to -06).
fn open_slots(filled: Slots) -> Slots {
    if filled.is_empty() {
        return Slots::one(Slot::MIDDLE);
    }
    filled.neighbours().and(filled.within_reach()).minus(filled)
}

#[cfg(test)]
mod tests {
    use bastide_draw::letters::Letters;
    use bastide_text::{Language, Phrasebook};
    use bastide_tournay::{Card, EventCard};

    use crate::words;

    #[test]
    fn every_name_of_a_card_has_its_letters() {
        for language in Language::ALL {
            let book = Phrasebook::new(language);
            let cards = Card::all().map(|card| words::card(&book, card));
            let events = EventCard::all().map(|event| words::event_name(&book, event));
            for name in cards.chain(events) {
                assert!(name.chars().flat_map(char::to_uppercase).all(Letters::has), "{name}");
            }
        }
    }
}
