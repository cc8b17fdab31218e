//! Boxes of the sheets by their ids: `keep-2-1` is the first box of the second keep.

use bastide_anarchy::{Asset, BoxId, Kind, Spot, Table};
use bastide_text::Phrasebook;

use super::gains::{gain, purse};
use super::messages as say;
use super::{list, requirements};

/// An id taken apart: the track, its numbers and a word behind them.
struct Parts {
    track: String,
    numbers: Vec<u32>,
    tail: String,
}

impl Parts {
    fn of(id: BoxId) -> Self {
        let mut parts = Self { track: String::new(), numbers: Vec::new(), tail: String::new() };
        for word in id.text().split('-') {
            match word.parse() {
                Ok(number) => parts.numbers.push(number),
                Err(_) if parts.numbers.is_empty() => {
                    let gap = if parts.track.is_empty() { "" } else { "-" };
                    parts.track = format!("{}{gap}{word}", parts.track);
                }
                Err(_) => word.clone_into(&mut parts.tail),
            }
        }
        parts
    }
}

/// The key of the track a box stands on: `keep`, `prod-serf`, `woman`.
pub fn track_of(id: BoxId) -> String {
    Parts::of(id).track
}

/// The number of an addition or of another box with one number.
pub(super) fn number_of(id: BoxId) -> u32 {
    Parts::of(id).numbers.first().copied().unwrap_or(0)
}

/// `Farms 3`, `Keep 2, box 1`, `Small crane`
pub fn box_name(book: &Phrasebook, id: BoxId) -> String {
    let Parts { track, numbers, tail } = Parts::of(id);
    match (track.as_str(), numbers.as_slice(), tail.as_str()) {
        (_, [], _) => book.say(&say::TrackName { track }),
        ("addition", &[addition, number], _) => book.say(&say::BoxSlot { addition, number }),
        ("brewery", &[row, column], _) => book.say(&say::BoxBrewery { row, column }),
        ("pennant", &[rope, number], _) => book.say(&say::BoxPennant { rope, number }),
        ("hanging", &[rope, number], _) => book.say(&say::BoxHanging { rope, number }),
        (_, &[level], "complete") => book.say(&say::BoxWhole { track, level }),
        (_, &[level], tail) if !tail.is_empty() => {
            let asset = Asset::from_word(tail).unwrap_or(Asset::Coin);
            book.say(&say::BoxOffering { track, level, asset })
        }
        (_, &[number], _) => book.say(&say::BoxNumbered { track, number }),
        (_, &[level, number, ..], _) => book.say(&say::BoxInLevel { track, level, number }),
    }
}

/// The box and where its tower or wall is raised.
pub(crate) fn box_at(book: &Phrasebook, id: BoxId, spot: Spot) -> String {
    let target = box_name(book, id);
    match spot {
        Spot::Nowhere => target,
        Spot::Side(side) => book.say(&say::AtSide { target, side }),
        Spot::Corner(corner) => book.say(&say::AtCorner { target, corner }),
    }
}

/// What a box costs, alternatives and all.
pub(super) fn costs(book: &Phrasebook, table: &Table, id: BoxId) -> Option<String> {
    match table.spec(id).costs() {
        [] => None,
        [one] => Some(purse(book, *one)),
        [one, other, ..] => {
            let (one, other) = (purse(book, *one), purse(book, *other));
            Some(book.say(&say::Either { one, other }))
        }
    }
}

/// All there is to know about a box: its name, what it costs, gives and asks for.
pub fn box_words(book: &Phrasebook, table: &Table, id: BoxId, is_filled: bool) -> String {
    let spec = table.spec(id);
    let mut words = box_name(book, id);
    let detail = match spec.kind {
        Kind::Brewery => table.lines.brewery.position(id).map(|at| {
            let ingredient = table.grid[at];
            book.say(&say::IngredientName { ingredient })
        }),
        Kind::Pennant => table
            .lines
            .pennants
            .position(id)
            .map(|at| book.say(&say::ColourName { colour: table.ropes[at] })),
        _ => None,
    };
    if let Some(detail) = detail {
        words = format!("{words} ({detail})");
    }
    let mut sentences = vec![words];
    sentences.extend(box_facts(book, table, id));
    if is_filled {
        sentences.push(book.say(&say::IsFilled {}));
    }
    sentences.join(". ") + "."
}

/// What a box costs, gives and asks for, a sentence each.
pub fn box_facts(book: &Phrasebook, table: &Table, id: BoxId) -> Vec<String> {
    let costs = costs(book, table, id).map(|costs| book.say(&say::Costs { costs }));
    let gain = gain(book, &table.spec(id).gain).map(|gain| book.say(&say::Gives { gain }));
    let boxes = requirements(book, table, id).map(|boxes| book.say(&say::Requires { boxes }));
    [costs, gain, boxes].into_iter().flatten().collect()
}

/// The same as details with their labels: what it costs, gives and asks for.
pub(crate) fn box_details(
    book: &Phrasebook,
    table: &Table,
    id: BoxId,
) -> Vec<(&'static str, String)> {
    let costs = costs(book, table, id).map(|costs| ("cost", costs));
    let gain = gain(book, &table.spec(id).gain).map(|gain| ("gain", gain));
    let boxes = requirements(book, table, id).map(|boxes| ("needs", boxes));
    [costs, gain, boxes].into_iter().flatten().collect()
}

/// Several boxes in one list.
pub(super) fn names(book: &Phrasebook, boxes: impl IntoIterator<Item = BoxId>) -> String {
    list(book, boxes.into_iter().map(|id| box_name(book, id)).collect())
}
