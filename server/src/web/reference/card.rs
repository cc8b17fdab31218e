//! One card of Tournay, large.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use axum::extract::{Path, Query, State};
use axum::response::Html;
use bastide_presentation_tournay::drawing::{card_svg, event_svg};
use bastide_presentation_tournay::words;
use bastide_text::Phrasebook;
use bastide_tournay::{BUILT_IN_FILE, Card, EventCard, Provenance, Setup, Table, clause};
use serde::Deserialize;

use super::card_page;
use super::card_page::CardSheet;
use crate::matches::CreateError;
use crate::tables::Tables;
use crate::web::error::Refusal;
use crate::web::seat;
use crate::web::site::html;
use crate::web::visitor::Visitor;

/// At which match the card lies: its owner may have brought other values.
#[derive(Deserialize)]
pub(crate) struct Lies {
    at: Option<String>,
}

/// `GET /cards/tournay/{card}`: a section of a page. What a card does is no secret; who holds it is not told.
pub(crate) async fn show(
    State(tables): State<Tables>,
    Path(id): Path<String>,
    Query(Lies { at }): Query<Lies>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let setup = match at {
        Some(at) => tables.open(&seat::match_named(&at)?).await?.setup.parse().ok(),
        None => None,
    };
    let setup: Setup = setup.unwrap_or_default();
    let book = visitor.book();
    let sheet = sheet(setup.table(), &id, &book).ok_or(Refusal::from(CreateError::NoSuchGame))?;
    Ok(html(card_page::card(&sheet, &book)))
}

fn sheet(table: &Table, id: &str, book: &Phrasebook) -> Option<CardSheet> {
    let (picture, words, name) = if let Some(card) = Card::all().find(|card| card.id() == id) {
        (card_svg(table, card, book), words::card_words(book, table, card), card.name_en())
    } else {
        let event = EventCard::all().find(|event| event.id() == id)?;
        let words = words::event_card_words(book, table, event);
        (event_svg(table, event, 0, book), words, event.name_en())
    };
    let reconstructed = reconstructed().get(id).cloned().unwrap_or_default();
    Some(CardSheet { id: id.to_owned(), picture, words, clauses: clauses(name), reconstructed })
}

/// The clauses that are about a card: those with its name in theirs.
fn clauses(name: &str) -> Vec<String> {
    let about: String =
        name.to_uppercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let own = format!("TOU-CARD-{about}-");
    let all = clause::ALL.iter().map(ToString::to_string);
    all.filter(|clause| clause.starts_with(&own)).collect()
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
