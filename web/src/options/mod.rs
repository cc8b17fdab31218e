//! The options of a game's rules as fields of the form, each with a sentence about it.

use bastide_text::{Phrasebook, pages as say};
use maud::{Markup, html};

use bastide_presentation::{FormOption, FormValue, OptionPlace};

fn options(game: &str, book: &Phrasebook) -> Vec<FormOption> {
    bastide_presentation::game(game).map_or_else(Vec::new, |face| (face.form.options)(book))
}

/// The names of the options that the form of a game has.
pub(crate) fn names(game: &str) -> Vec<&'static str> {
    options(game, &Phrasebook::default()).into_iter().map(|field| field.name).collect()
}

/// The names of those that the form shows at a place.
pub(crate) fn names_at(game: &str, place: OptionPlace) -> Vec<&'static str> {
    let options = options(game, &Phrasebook::default()).into_iter();
    options.filter(|field| field.place == place).map(|field| field.name).collect()
}

/// The fields, set to what was chosen and otherwise to what is usual.
pub(crate) fn fields(game: &str, chosen: &[(String, String)], book: &Phrasebook) -> Markup {
    listed(game, &options(game, book), chosen, book)
}

/// Those that the form shows at a place.
pub(crate) fn fields_at(
    game: &str,
    place: OptionPlace,
    chosen: &[(String, String)],
    book: &Phrasebook,
) -> Markup {
    let mut options = options(game, book);
    options.retain(|option| option.place == place);
    listed(game, &options, chosen, book)
}

fn listed(
    game: &str,
    options: &[FormOption],
    chosen: &[(String, String)],
    book: &Phrasebook,
) -> Markup {
    html! {
        div.options {
            @for option in options {
                @let chosen = chosen.iter().find(|(name, _)| name == option.name);
                @let chosen = chosen.map(|(_, value)| value.as_str());
                @if option.values.iter().any(|value| value.note.is_some()) {
                    (picks(option, chosen))
                } @else { (field(game, option, chosen, book)) }
            }
        }
    }
}

fn is_chosen(index: usize, value: &FormValue, chosen: Option<&str>) -> bool {
    chosen.map_or(index == 0, |chosen| chosen == value.code)
}

/// Values that need a sentence each.
fn picks(option: &FormOption, chosen: Option<&str>) -> Markup {
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

fn field(game: &str, option: &FormOption, chosen: Option<&str>, book: &Phrasebook) -> Markup {
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
                    " " a href={ "/rules/" (game) "#R-" (ruling) } { (say::new_ruling(book, ruling)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_read_every_value_and_the_first_is_the_usual_one() {
        crate::test_games::install();
        for game in bastide_presentation::games() {
            for option in options(game.name, &Phrasebook::default()) {
                for (index, value) in option.values.iter().enumerate() {
                    let text = format!("{}={}", option.name, value.code);
                    let seed = bastide_core::Seed::numbered(0);
                    let is_played = |setup: &str| {
                        bastide_presentation::start(game.name, setup, &seed)
                            .is_some_and(|it| it.is_ok())
                    };
                    // A value may be about a seat that only larger tables have.
                    let crowded = format!("players={} {text}", game.players.1);
                    assert!(is_played(&text) || is_played(&crowded), "{} {text}", game.name);
                    let canonical = |text| bastide_presentation::canonical_setup(game.name, text);
                    let is_usual = canonical(&text) == canonical("");
                    assert_eq!(is_usual, index == 0, "{} {text}", game.name);
                }
            }
        }
    }
}
