//! One card, large.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_presentation::CardSheet;
use bastide_text::Phrasebook;
use bastide_tournay::{BUILT_IN_FILE, Card, EventCard, Provenance, Setup, clause};

use crate::drawing::{card_svg, event_svg};
use crate::words;

/// A card by its id, with the values that its owner may have brought.
pub(crate) fn sheet(setup: &str, id: &str, book: &Phrasebook) -> Option<CardSheet> {
    let setup: Setup = setup.parse().unwrap_or_default();
    let table = setup.table();
    let (picture, said, name) = if let Some(card) = Card::all().find(|card| card.id() == id) {
        (card_svg(table, card, book), words::card_words(book, table, card), card.name_en())
    } else {
        let event = EventCard::all().find(|event| event.id() == id)?;
        let words = words::event_card_words(book, table, event);
        (event_svg(table, event, 0, book), words, event.name_en())
    };
    Some(CardSheet {
        id: id.to_owned(),
        picture,
        name: said.name,
        kind: said.kind,
        effect: said.effect,
        cost: said.cost,
        points: said.points,
        clauses_label: words::zoom_clauses(book),
        clauses: clauses(name),
        provenance: provenance(id, book),
    })
}

/// The clauses that are about a card: those with its name in theirs.
pub(crate) fn clauses(name: &str) -> Vec<String> {
    let about: String =
        name.to_uppercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let own = format!("TOU-CARD-{about}-");
    let all = clause::ALL.iter().map(ToString::to_string);
    all.filter(|clause| clause.starts_with(&own)).collect()
}

/// Whether its values are printed ones, or which of them are guesses.
fn provenance(id: &str, book: &Phrasebook) -> String {
    match reconstructed().get(id) {
        None => words::zoom_printed(book),
        Some(values) => {
            let names: Vec<String> =
                values.iter().map(|value| words::value(book, *value)).collect();
            words::zoom_reconstructed(book, names.join(", "))
        }
    }
}

/// The values of each card that are considered guesses.
fn reconstructed() -> &'static BTreeMap<String, Vec<&'static str>> {
    static GUESSES: LazyLock<BTreeMap<String, Vec<&'static str>>> = LazyLock::new(|| {
        let origins = bastide_tournay::provenance(BUILT_IN_FILE).unwrap_or_default();
        let mut guesses: BTreeMap<String, Vec<&'static str>> = BTreeMap::new();
        for origin in origins {
            if origin.provenance == Provenance::Reconstructed {
                guesses.entry(origin.id).or_default().push(origin.value);
            }
        }
        guesses
    });
    &GUESSES
}
