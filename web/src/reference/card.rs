//! One card of a game, large.

use axum::extract::{Path, Query, State};
use axum::response::Html;
use serde::Deserialize;

use super::card_page;
use crate::error::Refusal;
use crate::seat;
use crate::site::html;
use crate::visitor::Visitor;
use bastide_community::Community;
use bastide_matches::CreateError;

/// At which match the card lies: its owner may have brought other values.
#[derive(Deserialize)]
pub(crate) struct Lies {
    at: Option<String>,
}

/// `GET /cards/{game}/{id}`: a section of a page. What a card does is no secret; who holds it is not told.
pub(crate) async fn show(
    State(tables): State<Community>,
    Path((game, id)): Path<(String, String)>,
    Query(Lies { at }): Query<Lies>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let show = bastide_presentation::game(&game)
        .and_then(|face| face.card)
        .ok_or(CreateError::NoSuchGame)?;
    let setup = match at {
        Some(at) => tables.open(&seat::match_named(&at)?).await?.setup.clone(),
        None => String::new(),
    };
    let sheet = show(&setup, &id, &visitor.book()).ok_or(CreateError::NoSuchGame)?;
    Ok(html(card_page::card(&game, &sheet)))
}
