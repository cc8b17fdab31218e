//! The options of a game's rules as fields of the form, each with a sentence about it.

mod cathedral;

use bastide_anarchy::Scenario;
use bastide_presentation_anarchy::words as anarchy;
use bastide_presentation_tournay::words as tournay;
use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

/// An option: its name in a setup, its words, and its values, usual one first.
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) title: String,
    pub(crate) note: String,
    /// The ruling that decided what is usual.
    pub(crate) ruling: Option<u32>,
    pub(crate) values: Vec<Value>,
}

pub(crate) struct Value {
    pub(crate) code: String,
    pub(crate) words: String,
    /// What it is about, where its name does not say so.
    pub(crate) note: Option<String>,
}

/// How many play is said by the seats, and corrected values come in a file.
fn options(game: &str, book: &Phrasebook) -> Vec<Field> {
    match game {
        "tournay" => tournay::options(book)
            .into_iter()
            .filter(|option| option.name != "players")
            .map(|option| Field {
                name: option.name,
                title: option.label,
                note: option.note,
                ruling: None,
                values: option.values.into_iter().map(of_tournay).collect(),
            })
            .collect(),
        "anarchy" => anarchy::options(book)
            .into_iter()
            .filter(|option| option.key == "scenario")
            .map(|option| Field {
                name: option.key,
                title: option.name,
                note: option.words,
                ruling: None,
                values: Scenario::all().map(|scenario| of_anarchy(scenario, book)).collect(),
            })
            .collect(),
        _ => cathedral::options(book),
    }
}

fn of_tournay(value: tournay::ValueWords) -> Value {
    Value { code: value.value.to_owned(), words: value.label, note: None }
}

fn of_anarchy(scenario: Scenario, book: &Phrasebook) -> Value {
    Value {
        code: scenario.to_string(),
        words: anarchy::scenario(book, scenario),
        note: Some(anarchy::scenario_words(book, scenario)),
    }
}

/// The names of the options that the form of a game has.
pub(crate) fn names(game: &str) -> Vec<&'static str> {
    options(game, &Phrasebook::default()).into_iter().map(|field| field.name).collect()
}

/// The fields, set to what was chosen and otherwise to what is usual.
pub(crate) fn fields(game: &str, chosen: &[(String, String)], book: &Phrasebook) -> Markup {
    html! {
        div.options {
            @for option in options(game, book) {
                @let chosen = chosen.iter().find(|(name, _)| name == option.name);
                @let chosen = chosen.map(|(_, value)| value.as_str());
                @if option.values.iter().any(|value| value.note.is_some()) {
                    (picks(&option, chosen))
                } @else { (field(&option, chosen, book)) }
            }
        }
    }
}

fn is_chosen(index: usize, value: &Value, chosen: Option<&str>) -> bool {
    chosen.map_or(index == 0, |chosen| chosen == value.code)
}

/// Values that need a sentence each.
fn picks(option: &Field, chosen: Option<&str>) -> Markup {
    html! {
        fieldset.two {
            legend { (option.title) }
            @for (index, value) in option.values.iter().enumerate() {
                label.pick {
                    input type="radio" name=(option.name) value=(value.code)
                        checked[is_chosen(index, value, chosen)];
                    span { b { (value.words) } " " @if let Some(note) = &value.note { small { (note) } } }
                }
            }
            p.small { (option.note) }
        }
    }
}

fn field(option: &Field, chosen: Option<&str>, book: &Phrasebook) -> Markup {
    let name = option.name;
    html! {
        div.field {
            label for=(name) { (option.title) }
            select id=(name) name=(name) aria-describedby={ (name) "-note" } {
                @for (index, value) in option.values.iter().enumerate() {
                    option value=(value.code) selected[is_chosen(index, value, chosen)] {
                        @if index == 0 { (say::by_default(book, value.words.as_str())) }
                        @else { (value.words) }
                    }
                }
            }
            p.small id={ (name) "-note" } {
                (option.note)
                @if let Some(ruling) = option.ruling {
                    " " a href={ "/rules/cathedral#R-" (ruling) } { (say::new_ruling(book, ruling)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hosted;

    #[test]
    fn the_rules_read_every_value_and_the_first_is_the_usual_one() {
        for game in &hosted::GAMES {
            for option in options(game.name, &Phrasebook::default()) {
                for (index, value) in option.values.iter().enumerate() {
                    let text = format!("{}={}", option.name, value.code);
                    let seed = bastide_core::Seed::numbered(0);
                    let started =
                        hosted::start(game.name, &text, &seed).expect("there is such a game");
                    assert!(started.is_ok(), "{} {text}", game.name);
                    let plain = hosted::canonical_setup(game.name, &text);
                    assert_eq!(plain.as_deref() == Some(""), index == 0, "{} {text}", game.name);
                }
            }
        }
    }
}
