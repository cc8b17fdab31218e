//! The form of a new match: which scenario.

use bastide_anarchy::{BUILT_IN_FILE, Provenance, Scenario, provenance};
use bastide_presentation::{ComponentFile, FormOption, FormValue, OptionPlace, Origin, SetupForm};
use bastide_text::{Phrasebook, pages as say};

use crate::words;

pub(crate) const FORM: SetupForm = SetupForm {
    visitor_seat: 0,
    seat_note: |book, _| say::new_seats_note(book),
    options,
    options_note: None,
    components: Some(ComponentFile { option: "data", file: BUILT_IN_FILE, origins }),
};

fn options(book: &Phrasebook) -> Vec<FormOption> {
    let scenarios = words::options(book).into_iter().filter(|option| option.key == "scenario");
    let option = scenarios.map(|option| FormOption {
        name: option.key,
        title: option.name,
        note: option.words,
        place: OptionPlace::Open,
        ruling: None,
        values: Scenario::all().map(|scenario| value(scenario, book)).collect(),
    });
    option.collect()
}

fn value(scenario: Scenario, book: &Phrasebook) -> FormValue {
    FormValue {
        code: scenario.to_string(),
        words: words::scenario(book, scenario),
        note: Some(words::scenario_words(book, scenario)),
    }
}

fn origins() -> Vec<Origin> {
    let origin = |origin: Provenance| Origin {
        value: origin.path,
        is: origin.value,
        provenance: origin.source,
    };
    provenance().into_iter().map(origin).collect()
}
