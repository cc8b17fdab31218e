//! One card of a game, large.

use axum::extract::{Path, Query, State};
use axum::response::Html;
use serde::Deserialize;

use super::{Refusal, html};
use crate::hosted;
use crate::pages;
use crate::tables::{TableError, Tables};
use crate::visitor::Visitor;

/// At which match the card lies: its owner may have brought other values.
#[derive(Deserialize)]
pub(super) struct Lies {
    at: Option<String>,
}

/// `GET /cards/{game}/{id}`: a section of a page. What a card does is no secret; who holds it, nobody asks.
pub(super) async fn show(
    State(tables): State<Tables>,
    Path((game, id)): Path<(String, String)>,
    Query(Lies { at }): Query<Lies>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let show = hosted::face(&game).and_then(|face| face.card).ok_or(TableError::NoSuchGame)?;
    let setup = match at {
        Some(at) => tables.open(&super::table::id(&at)?).await?.setup.clone(),
        None => String::new(),
    };
    let sheet = show(&setup, &id, &visitor.book()).ok_or(TableError::NoSuchGame)?;
    Ok(html(pages::card(&game, &sheet)))
}
