//! What is asked about the sheets of a game: where a thing is to be had, a deployment, another player's sheets.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Response};
use bastide_core::Seat;
use bastide_text::sheets as say;
use serde::Deserialize;
use serde_json::{Value, json};

use super::page;
use crate::error::Refusal;
use crate::site::html;
use crate::table::contribution;
use crate::visitor::Visitor;
use crate::{seat::match_named, seat::seat_numbered};
use bastide_community::Community;
use bastide_matches::MatchError;

#[derive(Deserialize)]
pub(crate) struct Sought {
    words: String,
}

/// `GET /matches/{id}/find`: the elements that give what the player searches for.
pub(crate) async fn find(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(Sought { words }): Query<Sought>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    let book = visitor.book();
    let sheets = now.game.inspector().ok_or(MatchError::NoSuchMatch)?;
    let parts = sheets.find(&words, &book);
    Ok(Json(json!({"said": say::found(&book, parts.len() as u32), "parts": parts})))
}

#[derive(Deserialize)]
pub(crate) struct Posted {
    posting: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/muster`: a deployment, and what may be expected of it.
pub(crate) async fn muster(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(Posted { posting, seat }): Query<Posted>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.id();
    let seat = now.look(guest, seat_numbered(seat)).seat.ok_or(MatchError::NotYourSeat)?;
    let book = visitor.book();
    let muster =
        now.game.deployment().and_then(|deployment| deployment.muster(seat, &posting, &book));
    Ok(html(page::mustering(&muster.ok_or(MatchError::NoSuchMatch)?, &book)))
}

/// `GET /matches/{id}/sheets/{seat}`: the sheets of a seat, in the public view.
pub(crate) async fn sheets(
    State(tables): State<Community>,
    Path((match_id, seat)): Path<(String, u8)>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    if usize::from(seat) >= now.seats.len() || now.game.inspector().is_none() {
        return Err(MatchError::NoSuchMatch.into());
    }
    let book = visitor.book();
    let svg = if now.is_dealt() {
        now.game.svg_of(Seat::new(seat), &book)
    } else {
        contribution::undealt(&book)
    };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")], svg).into_response())
}
