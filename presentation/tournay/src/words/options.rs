//! The options of a game and their values, with a sentence each.

use super::arguments::Key;
use super::card_messages as say;
use bastide_text::Phrasebook;

/// An option: its name in a setup, its words and its values, the usual one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionWords {
    pub name: &'static str,
    pub label: String,
    pub note: String,
    pub values: Vec<ValueWords>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueWords {
    pub value: &'static str,
    pub label: String,
}

/// Each value with the key of its words.
type Values = &'static [(&'static str, &'static str)];

const OPTIONS: [(&str, Values); 3] = [
    ("players", &[("2", "two"), ("3", "three"), ("4", "four")]),
    ("rules", &[("base", "base"), ("advanced", "advanced")]),
    ("expansion", &[("none", "none"), ("replace", "replace"), ("mix", "mix")]),
];

/// What can be chosen before a game.
pub fn options(book: &Phrasebook) -> Vec<OptionWords> {
    let value = |&(value, key): &(&'static str, &'static str)| ValueWords {
        value,
        label: book.say(&say::OptionValue { value: Key(key) }),
    };
    let option = |(name, values): (&'static str, Values)| OptionWords {
        name,
        label: book.say(&say::OptionName { option: Key(name) }),
        note: book.say(&say::OptionNote { option: Key(name) }),
        values: values.iter().map(value).collect(),
    };
    OPTIONS.map(option).into()
}
