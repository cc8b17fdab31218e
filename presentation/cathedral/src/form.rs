//! The options of Cathedral's rules, each with a sentence about it.

use bastide_presentation::{FormOption, FormValue, OptionPlace, SetupForm};
use bastide_text::{Phrasebook, pages as say};

use crate::words;

/// Whoever places the cathedral does not begin, so visitors take the other seat.
pub(crate) const FORM: SetupForm = SetupForm {
    visitor_seat: 1,
    seat_note: |book, first| say::new_first_note(book, first),
    options,
    options_note: Some(words::options::bots_note),
    components: None,
};

/// A message that takes no arguments.
type Phrase = fn(&Phrasebook) -> String;

/// An option of the rules: its name, the ruling that decided it, and its values, usual one first.
struct Choice {
    name: &'static str,
    values: &'static [(&'static str, Phrase)],
    ruling: u32,
    title: Phrase,
    note: Phrase,
}

const CHOICES: [Choice; 6] = [
    Choice {
        name: "open_city",
        ruling: 1,
        title: words::options::open_city,
        note: words::options::open_city_note,
        values: &[
            ("four_walls", words::options::open_city_four_walls),
            ("literal", words::options::open_city_literal),
            ("largest", words::options::open_city_largest),
            ("area(40)", words::options::open_city_area_40),
            ("area(49)", words::options::open_city_area_49),
        ],
    },
    Choice {
        name: "first_move",
        ruling: 2,
        title: words::options::first_move,
        note: words::options::first_move_note,
        values: &[
            ("pending", words::options::first_move_pending),
            ("forbidden", words::options::first_move_forbidden),
            ("never", words::options::first_move_never),
        ],
    },
    Choice {
        name: "capture",
        ruling: 5,
        title: words::options::capture,
        note: words::options::capture_note,
        values: &[
            ("choice", words::options::capture_choice),
            ("forced", words::options::capture_forced),
        ],
    },
    Choice {
        name: "late_capture",
        ruling: 5,
        title: words::options::late_capture,
        note: words::options::late_capture_note,
        values: &[
            ("false", words::options::late_capture_false),
            ("true", words::options::late_capture_true),
        ],
    },
    Choice {
        name: "pass",
        ruling: 7,
        title: words::options::pass,
        note: words::options::pass_note,
        values: &[("forced", words::options::pass_forced), ("free", words::options::pass_free)],
    },
    Choice {
        name: "cathedral",
        ruling: 11,
        title: words::options::cathedral,
        note: words::options::cathedral_note,
        values: &[
            ("before", words::options::cathedral_before),
            ("after_first", words::options::cathedral_after_first),
        ],
    },
];

/// The options with their words.
fn options(book: &Phrasebook) -> Vec<FormOption> {
    let value = |&(value, words): &(&'static str, Phrase)| FormValue {
        code: value.to_owned(),
        words: words(book),
        note: None,
    };
    let field = |choice: &Choice| FormOption {
        name: choice.name,
        title: (choice.title)(book),
        note: (choice.note)(book),
        place: OptionPlace::Folded,
        ruling: Some(choice.ruling),
        values: choice.values.iter().map(value).collect(),
    };
    CHOICES.iter().map(field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_cathedral::Setup;

    #[test]
    fn the_form_has_every_option_and_the_rules_read_every_value() {
        let options = CHOICES.each_ref().map(|choice| choice.name);
        assert_eq!(options, Setup::OPTIONS.map(|(name, _)| name));
        for choice in &CHOICES {
            for (value, _) in choice.values {
                let text = format!("{}={value}", choice.name);
                assert!(text.parse::<Setup>().is_ok(), "{text}");
            }
        }
    }

    #[test]
    fn the_first_value_is_the_usual_one() {
        for choice in &CHOICES {
            let text = format!("{}={}", choice.name, choice.values[0].0);
            assert_eq!(text.parse::<Setup>().ok(), Some(Setup::default()), "{text}");
        }
    }
}
