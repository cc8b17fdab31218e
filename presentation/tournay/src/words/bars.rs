//! Words for the bars of a table.

use bastide_text::Phrasebook;
use bastide_tournay::Colour;

use super::arguments::Who;
use super::names::{list_or, seat_within};
use super::story_messages as say;
use crate::nearness::Nearness;

pub fn criers(book: &Phrasebook, criers: u32, needed: u32) -> String {
    book.say(&say::BarCriers { criers, needed })
}

/// How many slots of the reader's own district hold a card.
pub fn district(book: &Phrasebook, filled: u32) -> String {
    book.say(&say::BarDistrict { filled })
}

pub fn prestige(book: &Phrasebook, prestige: u32) -> String {
    book.say(&say::BarPrestige { prestige })
}

/// What ends the game, both halves of it.
pub fn end(book: &Phrasebook, needed: u32) -> String {
    book.say(&say::BarEnd { needed })
}

/// The banner of the last round, or who is about to end the game.
pub(crate) fn nearness(book: &Phrasebook, nearness: &Nearness) -> String {
    match nearness {
        Nearness::Last => book.say(&say::BarLastRound {}),
        Nearness::Next => book.say(&say::BarLastRoundNext {}),
        Nearness::Waits { seat, criers } => {
            book.say(&say::BarEndWaits { seat: Who(*seat), criers: *criers })
        }
        Nearness::OneCard(seats) => {
            let names: Vec<String> = seats.iter().map(|&seat| seat_within(book, seat)).collect();
            book.say(&say::BarEndNear { who: list_or(book, &names) })
        }
        Nearness::Far => String::new(),
    }
}

pub fn citizens(book: &Phrasebook, standing: u32, all: u32, colour: Colour) -> String {
    book.say(&say::BarCitizens { standing, all, colour })
}

pub fn ramparts(book: &Phrasebook, ramparts: u32) -> String {
    book.say(&say::BarRamparts { ramparts })
}
