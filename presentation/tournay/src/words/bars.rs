//! Words for the bars of a table.

use bastide_text::Phrasebook;
use bastide_tournay::Colour;

use super::story_messages as say;

pub fn criers(book: &Phrasebook, criers: u32, needed: u32) -> String {
    book.say(&say::BarCriers { criers, needed })
}

pub fn district(book: &Phrasebook, filled: u32, prestige: u32) -> String {
    book.say(&say::BarDistrict { filled, prestige })
}

/// What the districts are worth so far, the reader's own first: `points so far 4 – 6`.
pub fn points(book: &Phrasebook, points: &[u32]) -> String {
    let points: Vec<String> = points.iter().map(u32::to_string).collect();
    book.say(&say::BarPoints { points: points.join(" – ") })
}

/// What ends the game, both halves of it.
pub fn end(book: &Phrasebook, needed: u32) -> String {
    book.say(&say::BarEnd { needed })
}

pub fn last_round(book: &Phrasebook) -> String {
    book.say(&say::BarLastRound {})
}

pub fn citizens(book: &Phrasebook, standing: u32, all: u32, colour: Colour) -> String {
    book.say(&say::BarCitizens { standing, all, colour })
}

pub fn ramparts(book: &Phrasebook, ramparts: u32) -> String {
    book.say(&say::BarRamparts { ramparts })
}
