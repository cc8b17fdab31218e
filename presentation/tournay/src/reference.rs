//! Tournay's cards by colour, and its events.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bastide_core::Clause;
use bastide_presentation::reference::{
    Filter, Look, Reference, ReferenceEntry, ReferenceInfo, Section, address,
};
use bastide_text::{Phrasebook, reference as say};
use bastide_tournay::{
    BUILT_IN, BUILT_IN_FILE, Blow, Card, Colour, EventCard, Kind, Level, Provenance, clause,
    provenance,
};

use crate::drawing::{card_svg, event_svg};
use crate::score::prestige_clause;
use crate::words;

const GAME: &str = "tournay";

pub(crate) const REFERENCE: ReferenceInfo = ReferenceInfo { reference, picture };

fn reference(book: &Phrasebook) -> Reference {
    let colours = Colour::ALL.map(|colour| Section {
        id: colour.name().to_owned(),
        title: words::reference::tournay_section(book, colour.name()),
        lead: words::reference::tournay_section_lead(book, colour.name()),
        look: Look::Cards,
        entries: Card::all()
            .filter(|card| card.deck().colour() == colour)
            .map(|card| card_entry(card, book))
            .collect(),
    });
    let events = Section {
        id: "events".to_owned(),
        title: words::reference::tournay_section(book, "events"),
        lead: words::reference::tournay_section_lead(book, "events"),
        look: Look::Cards,
        entries: EventCard::all().map(|event| event_entry(event, book)).collect(),
    };
    Reference { filters: filters(book), sections: colours.into_iter().chain([events]).collect() }
}

fn picture(id: &str, book: &Phrasebook) -> Option<String> {
    let card = id.parse().ok().map(|card: Card| card_svg(&BUILT_IN, card, book));
    card.or_else(|| id.parse().ok().map(|event: EventCard| event_svg(&BUILT_IN, event, 0, book)))
}

fn filters(book: &Phrasebook) -> Vec<Filter> {
    let values = |names: &[&str], words: &dyn Fn(&str) -> String| {
        names.iter().map(|&name| (name.to_owned(), words(name))).collect()
    };
    let kind = |name: &str| words::reference::tournay_kind(book, name);
    vec![
        Filter {
            name: "colour",
            label: words::reference::filter_colour(book),
            values: Colour::ALL
                .map(|colour| (colour.name().to_owned(), words::colour(book, colour)))
                .to_vec(),
        },
        Filter {
            name: "level",
            label: words::reference::filter_level(book),
            values: Level::ALL
                .map(|level| (level.number().to_string(), words::level(level).to_owned()))
                .to_vec(),
        },
        Filter {
            name: "kind",
            label: words::reference::filter_kind(book),
            values: values(&["building", "character", "prestige", "crier", "event"], &kind),
        },
        Filter {
            name: "set",
            label: words::reference::filter_set(book),
            values: values(&["base", "expansion"], &|set| words::reference::tournay_set(book, set)),
        },
    ]
}

fn card_entry(card: Card, book: &Phrasebook) -> ReferenceEntry {
    let row = BUILT_IN.card(card);
    let said = words::card_words(book, &BUILT_IN, card);
    let copies = words::reference::copies(book, u32::from(row.copies));
    let words = [said.kind, said.cost, Some(said.effect), said.points, Some(copies)];
    ReferenceEntry {
        id: card.id().to_owned(),
        name: said.name,
        picture: Some(address(GAME, card.id())),
        words: words.into_iter().flatten().collect(),
        clause: card_clause(card),
        doubt: doubt(card.id(), book),
        tags: vec![
            ("colour", card.deck().colour().name().to_owned()),
            ("level", card.deck().level().number().to_string()),
            ("kind", kind_name(row.kind).to_owned()),
            ("set", if row.is_expansion { "expansion" } else { "base" }.to_owned()),
        ],
    }
}

fn event_entry(event: EventCard, book: &Phrasebook) -> ReferenceEntry {
    let said = words::event_card_words(book, &BUILT_IN, event);
    let circles = words::reference::tournay_circles(book, u32::from(BUILT_IN.event(event).circles));
    ReferenceEntry {
        id: event.id().to_owned(),
        name: said.name,
        picture: Some(address(GAME, event.id())),
        words: [Some(said.effect), said.cost, Some(circles)].into_iter().flatten().collect(),
        clause: Some(match BUILT_IN.event(event).blow {
            Blow::LayDown { .. } => clause::TOU_EVENT_30,
            Blow::Majority { .. } => clause::TOU_EVENT_34,
            Blow::Damage { .. } => clause::TOU_EVENT_38,
            Blow::LoseDeniers { .. } => clause::TOU_EVENT_42,
        }),
        doubt: doubt(event.id(), book),
        tags: vec![("kind", "event".to_owned()), ("set", "base".to_owned())],
    }
}

const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Building => "building",
        Kind::Character => "character",
        Kind::Prestige => "prestige",
        Kind::Crier => "crier",
    }
}

/// The clause of a card is named after it: `Y1-X-INN` is explained by `TOU-CARD-INN-01`. A few names
/// stand on cards that do different things, and those have a clause each.
fn card_clause(card: Card) -> Option<Clause> {
    match (card.kind(), card.id()) {
        (Kind::Crier, _) => Some(clause::TOU_EVENT_02),
        (Kind::Prestige, _) => Some(prestige_clause(BUILT_IN.card(card).verb)),
        (_, "W1-LIBRARY-DRAW" | "W2-LIBRARY-DRAW") => Some(clause::TOU_CARD_LIBRARY_01),
        (_, "W1-LIBRARY-TWO" | "W2-LIBRARY-TWO") => Some(clause::TOU_CARD_LIBRARY_02),
        (_, "W2-MONASTERY-WHITE" | "W2-MONASTERY-ANY") => Some(clause::TOU_CARD_MONASTERY_02),
        (_, "W2-BISHOPRIC") => Some(clause::TOU_CARD_BISHOPRIC_02),
        (_, "Y2-X-BREWERY") => Some(clause::TOU_CARD_BREWERY_02),
        (_, "R2-FORT") => Some(clause::TOU_CARD_FORT_02),
        (_, "R1-X-KNIGHT") => Some(clause::TOU_CARD_KNIGHT_02),
        (_, "R2-X-KNIGHT") => Some(clause::TOU_CARD_KNIGHT_04),
        (_, id) => {
            let (_, name) = id.split_once('-')?;
            let wanted = format!("TOU-CARD-{}-01", name.strip_prefix("X-").unwrap_or(name));
            clause::ALL.iter().copied().find(|clause| clause.id() == wanted)
        }
    }
}

/// What of a card no source states.
fn doubt(id: &str, book: &Phrasebook) -> Option<String> {
    static GUESSED: LazyLock<BTreeMap<String, Vec<&'static str>>> = LazyLock::new(|| {
        let mut guessed: BTreeMap<String, Vec<&'static str>> = BTreeMap::new();
        for origin in provenance(BUILT_IN_FILE).expect("the build has read it") {
            if origin.provenance == Provenance::Reconstructed {
                guessed.entry(origin.id).or_default().push(origin.value);
            }
        }
        guessed
    });
    let values = GUESSED.get(id)?;
    let names: Vec<String> =
        values.iter().map(|&value| words::reference::tournay_value(book, value)).collect();
    Some(say::reconstructed(book, names.join(", ")))
}

#[cfg(test)]
mod tests {
    use bastide_presentation::testing::reference::{check, entries};

    use super::*;

    #[test]
    fn the_reference_keeps_what_it_promises() {
        check(REFERENCE);
    }

    #[test]
    fn every_card_and_event_is_there_once() {
        let mut ids: Vec<String> = entries(REFERENCE).into_iter().map(|entry| entry.id).collect();
        let count = Card::COUNT + EventCard::COUNT;
        assert_eq!(ids.len(), count);
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }

    #[test]
    fn cards_cite_their_clauses_and_admit_what_is_reconstructed() {
        let entries = entries(REFERENCE);
        let uncited: Vec<&str> = entries
            .iter()
            .filter(|entry| entry.clause.is_none())
            .map(|entry| entry.id.as_str())
            .collect();
        assert!(uncited.is_empty(), "{uncited:?}");
        assert!(entries.iter().any(|entry| entry.doubt.is_some()));
        assert!(entries.iter().any(|entry| entry.doubt.is_none()));
    }
}
