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
    /// The ruling that decided the usual value.
    pub ruling: Option<u32>,
    pub values: Vec<ValueWords>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueWords {
    pub value: &'static str,
    pub label: String,
}

/// Each value with the key of its words.
type Values = &'static [(&'static str, &'static str)];

const OPTIONS: [(&str, Option<u32>, Values); 8] = [
    ("players", None, &[("2", "two"), ("3", "three"), ("4", "four")]),
    ("rules", None, &[("base", "base"), ("advanced", "advanced")]),
    ("expansion", None, &[("none", "none"), ("replace", "replace"), ("mix", "mix")]),
    (
        "start_player",
        Some(46),
        &[("chance", "chance"), ("1", "seat-1"), ("2", "seat-2"), ("3", "seat-3"), ("4", "seat-4")],
    ),
    ("catapult", Some(4), &[("low_levels", "low-levels"), ("any_card", "any-card")]),
    ("last_two", Some(15), &[("choice", "choice"), ("look", "look")]),
    ("ramparts", Some(18), &[("harmful", "harmful"), ("any", "any-event")]),
    ("given_cards", Some(21), &[("visible", "visible"), ("any", "any-given")]),
];

/// What can be chosen before a game.
pub fn options(book: &Phrasebook) -> Vec<OptionWords> {
    let value = |&(value, key): &(&'static str, &'static str)| ValueWords {
        value,
        label: book.say(&say::OptionValue { value: Key(key) }),
    };
    let option = |(name, ruling, values): (&'static str, Option<u32>, Values)| OptionWords {
        name,
        label: book.say(&say::OptionName { option: Key(name) }),
        note: book.say(&say::OptionNote { option: Key(name) }),
        ruling,
        values: values.iter().map(value).collect(),
    };
    OPTIONS.map(option).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_tournay::Setup;

    /// Corrected values come in a file.
    #[test]
    fn every_option_of_the_rules_has_words() {
        let named: Vec<&str> = OPTIONS.iter().map(|&(name, ..)| name).collect();
        let known = Setup::OPTIONS.map(|(name, _)| name);
        assert_eq!(named, known.into_iter().filter(|&name| name != "cards").collect::<Vec<_>>());
        for (name, _, values) in OPTIONS {
            for (number, (value, _)) in values.iter().enumerate() {
                let setup =
                    format!("players=4 {name}={value}").replace("players=4 players", "players");
                assert!(setup.parse::<Setup>().is_ok(), "{setup}");
                let alone = format!("{name}={value}").parse::<Setup>();
                assert_eq!(alone == Ok(Setup::default()), number == 0, "{name}={value}");
            }
        }
    }
}
