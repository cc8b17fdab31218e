//! A few words for what a page shows for a moment.

use bastide_text::Phrasebook;
use bastide_tournay::{Colour, EventCard};

use super::names::event_name;
use super::story_messages as say;

pub fn crier(book: &Phrasebook) -> String {
    book.say(&say::StepCrier {})
}

pub fn rampart(book: &Phrasebook) -> String {
    book.say(&say::StepRampart {})
}

pub fn recruited(book: &Phrasebook, colour: Colour) -> String {
    book.say(&say::StepRecruited { colour })
}

pub fn raised(book: &Phrasebook) -> String {
    book.say(&say::StepRaised {})
}

pub fn gathered(book: &Phrasebook) -> String {
    book.say(&say::StepGathered {})
}

pub fn last_round(book: &Phrasebook) -> String {
    book.say(&say::StepLastRound {})
}

/// `Drought: −2 deniers`
pub fn by_event(book: &Phrasebook, event: EventCard, words: &str) -> String {
    let name = event_name(book, event);
    format!("{} {words}", book.say(&say::Colon { words: name }))
}
