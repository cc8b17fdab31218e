//! The form of a new match: which cards, and which rulings give way to the letter of the rulebook.

use bastide_presentation::{ComponentFile, FormOption, FormValue, OptionPlace, Origin, SetupForm};
use bastide_text::{Phrasebook, pages as say};
use bastide_tournay::{BUILT_IN_FILE, Provenance, provenance};

use crate::words;

pub(crate) const FORM: SetupForm = SetupForm {
    visitor_seat: 0,
    seat_note: |book, _| say::new_seats_note(book),
    options,
    options_note: None,
    components: Some(ComponentFile { option: "cards", file: BUILT_IN_FILE, origins }),
};

/// How many play is said by the seats.
fn options(book: &Phrasebook) -> Vec<FormOption> {
    let options = words::options(book).into_iter().filter(|option| option.name != "players");
    let option = options.map(|option| FormOption {
        name: option.name,
        title: option.label,
        note: option.note,
        place: if option.ruling.is_some() { OptionPlace::Folded } else { OptionPlace::Open },
        ruling: option.ruling,
        values: option.values.into_iter().map(value).collect(),
    });
    option.collect()
}

fn value(value: words::ValueWords) -> FormValue {
    FormValue { code: value.value.to_owned(), words: value.label, note: None }
}

fn origins() -> Vec<Origin> {
    let origins = provenance(BUILT_IN_FILE).expect("the build has read it");
    let origin = |origin: bastide_tournay::Origin| Origin {
        value: format!("{}.{}", origin.id, origin.value),
        is: if origin.provenance == Provenance::Rules { String::new() } else { origin.note },
        provenance: match origin.provenance {
            Provenance::Rules => "rules",
            Provenance::Public => "public",
            Provenance::Reconstructed => "reconstructed",
        }
        .to_owned(),
    };
    origins.into_iter().map(origin).collect()
}
