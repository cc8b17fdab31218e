//! What is paid and gained, in words.

use bastide_anarchy::{Gain, Purse, Row, Step};
use bastide_text::Phrasebook;

use super::list;
use super::messages as say;

/// `2 serfs and 1 silver`; the word for nothing where there is nothing.
pub fn purse(book: &Phrasebook, purse: Purse) -> String {
    list(book, amounts(book, purse))
}

fn amounts(book: &Phrasebook, purse: Purse) -> Vec<String> {
    let amount = |(asset, count): (_, u8)| book.say(&say::Amount { asset, count: count.into() });
    purse.iter().map(amount).collect()
}

/// All that a box or place gives; none where it gives nothing.
pub fn gain(book: &Phrasebook, gain: &Gain) -> Option<String> {
    let mut items = amounts(book, gain.purse);
    items.extend(gain.steps().filter_map(|given| step(book, given)));
    (!items.is_empty()).then(|| list(book, items))
}

fn step(book: &Phrasebook, step: Step) -> Option<String> {
    Some(match step {
        Step::Nothing => return None,
        Step::Take(count) => book.say(&say::GainAny { count: count.into() }),
        Step::Fortify(fortification) => book.say(&say::GainFortification { fortification }),
        Step::Production(asset) => book.say(&say::GainProduction { asset }),
        Step::Attribute(attribute, count) => {
            book.say(&say::GainAttribute { attribute, count: count.into() })
        }
        Step::Knowledge(count) => book.say(&say::GainKnowledge { count: count.into() }),
        Step::Rally(count) => book.say(&say::GainRally { count: count.into() }),
        Step::Joy(count) => book.say(&say::GainJoy { count: count.into() }),
        Step::Discontent(count) => book.say(&say::GainDiscontent { count: count.into() }),
        Step::Horse(horse) => book.say(&say::GainHorse { horse }),
        Step::Command(row) => book.say(&say::GainCommand { row }),
        Step::CommandOfChoice(rows) => book.say(&say::GainCommands { rows: row_names(book, rows) }),
        Step::Research => book.say(&say::GainResearch {}),
        Step::Reveal(activity, count) => {
            book.say(&say::GainReveal { activity, count: count.into() })
        }
        Step::Brew(count) => book.say(&say::GainBrew { count: count.into() }),
    })
}

/// The rows of a set, a bit each.
pub(super) fn row_names(book: &Phrasebook, rows: u8) -> String {
    let open = Row::ALL.iter().filter(|row| rows >> row.index() & 1 == 1);
    let names: Vec<String> = open.map(|&row| book.say(&say::RowName { row })).collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            book.say(&say::Either { one: rest.join(", "), other: last.clone() })
        }
        _ => names.concat(),
    }
}
