//! The options of Cathedral's rules as fields of the form, each with a sentence about it.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

/// A message that takes no arguments.
type Phrase = fn(&Phrasebook) -> String;

/// An option of the rules: its name, the ruling that decided it, and its values, usual one first.
pub(super) struct Choice {
    pub(super) name: &'static str,
    pub(super) values: &'static [(&'static str, Phrase)],
    ruling: u32,
    title: Phrase,
    note: Phrase,
}

pub(super) const CHOICES: [Choice; 6] = [
    Choice {
        name: "open_city",
        ruling: 1,
        title: say::open_city,
        note: say::open_city_note,
        values: &[
            ("four_walls", say::open_city_four_walls),
            ("literal", say::open_city_literal),
            ("largest", say::open_city_largest),
            ("area(40)", say::open_city_area_40),
            ("area(49)", say::open_city_area_49),
        ],
    },
    Choice {
        name: "first_move",
        ruling: 2,
        title: say::first_move,
        note: say::first_move_note,
        values: &[
            ("pending", say::first_move_pending),
            ("forbidden", say::first_move_forbidden),
            ("never", say::first_move_never),
        ],
    },
    Choice {
        name: "capture",
        ruling: 5,
        title: say::capture,
        note: say::capture_note,
        values: &[("choice", say::capture_choice), ("forced", say::capture_forced)],
    },
    Choice {
        name: "late_capture",
        ruling: 5,
        title: say::late_capture,
        note: say::late_capture_note,
        values: &[("false", say::late_capture_false), ("true", say::late_capture_true)],
    },
    Choice {
        name: "pass",
        ruling: 7,
        title: say::pass,
        note: say::pass_note,
        values: &[("forced", say::pass_forced), ("free", say::pass_free)],
    },
    Choice {
        name: "cathedral",
        ruling: 11,
        title: say::cathedral,
        note: say::cathedral_note,
        values: &[("before", say::cathedral_before), ("after_first", say::cathedral_after_first)],
    },
];

/// The fields, set to what was chosen and otherwise to what is usual.
pub(super) fn fields(chosen: &[(String, String)], book: &Phrasebook) -> Markup {
    html! {
        div.options {
            @for choice in &CHOICES {
                (field(choice, chosen.iter().find(|(name, _)| name == choice.name), book))
            }
        }
    }
}

fn field(choice: &Choice, chosen: Option<&(String, String)>, book: &Phrasebook) -> Markup {
    let Choice { name, ruling, values, title, note } = choice;
    let is_chosen = |index: usize, value: &str| match chosen {
        Some((_, other)) => other == value,
        None => index == 0,
    };
    html! {
        div.field {
            label for=(name) { (title(book)) }
            select id=(name) name=(name) aria-describedby={ (name) "-note" } {
                @for (index, (value, words)) in values.iter().enumerate() {
                    option value=(value) selected[is_chosen(index, value)] {
                        @if index == 0 { (say::by_default(book, words(book))) }
                        @else { (words(book)) }
                    }
                }
            }
            p.small id={ (name) "-note" } {
                (note(book)) " "
                a href={ "/rules/cathedral#R-" (ruling) } { (say::new_ruling(book, *ruling)) }
            }
        }
    }
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
