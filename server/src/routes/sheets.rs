//! What is asked about the sheets of a game: a box, where a thing is to be had, a deployment, another player's sheets,
//! and who else has had the same cards.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse as _, Response};
use bastide_core::Seat;
use bastide_text::sheets as say;
use serde::Deserialize;
use serde_json::{Value, json};

use super::home::to_match;
use super::table::{id, seat_numbered};
use super::{Refusal, fair, frame, html};
use crate::clock::Terms;
use crate::pages::names::shown;
use crate::pages::{self, SameCards, SameRow};
use crate::tables::{Adding, Ending, Follows, MatchWish, SeatWish, Table, TableError, Tables};
use crate::visitor::Visitor;

#[derive(Deserialize)]
pub(super) struct Asked {
    part: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/about`: what can be said of a box.
pub(super) async fn about(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(Asked { part, seat }): Query<Asked>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    // Whoever is not to act hears what the box is, not what it would do for them.
    let seat = now.look(guest, seat_numbered(seat)).seat;
    let seat = seat.filter(|&seat| now.ending.is_none() && now.game.to_act().contains(seat));
    let book = visitor.book();
    let about = now.game.inspector().and_then(|sheets| sheets.about(seat, &part, &book));
    let about = about.ok_or(TableError::NoSuchMatch)?;
    Ok(html(pages::table::about_box(&about, now.game.game(), &book)))
}

#[derive(Deserialize)]
pub(super) struct Sought {
    words: String,
}

/// `GET /matches/{id}/find`: the parts that give what somebody looks for.
pub(super) async fn find(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(Sought { words }): Query<Sought>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    let book = visitor.book();
    let sheets = now.game.inspector().ok_or(TableError::NoSuchMatch)?;
    let parts = sheets.find(&words, &book);
    Ok(Json(json!({"said": say::found(&book, parts.len() as u32), "parts": parts})))
}

#[derive(Deserialize)]
pub(super) struct Posted {
    posting: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/muster`: a deployment, and what may be expected of it.
pub(super) async fn muster(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(Posted { posting, seat }): Query<Posted>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let seat = now.look(guest, seat_numbered(seat)).seat.ok_or(TableError::NotYourSeat)?;
    let book = visitor.book();
    let muster =
        now.game.deployment().and_then(|deployment| deployment.muster(seat, &posting, &book));
    Ok(html(pages::table::mustering(&muster.ok_or(TableError::NoSuchMatch)?, &book)))
}

/// `GET /matches/{id}/sheets/{seat}`: the sheets of a seat, as anybody may see them.
pub(super) async fn sheets(
    State(tables): State<Tables>,
    Path((match_id, seat)): Path<(String, u8)>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    if usize::from(seat) >= now.seats.len() || now.game.inspector().is_none() {
        return Err(TableError::NoSuchMatch.into());
    }
    let book = visitor.book();
    let svg = if now.is_dealt() {
        now.game.svg_of(Seat::new(seat), &book)
    } else {
        pages::table::undealt(&book)
    };
    Ok(([(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")], svg).into_response())
}

/// `POST /matches/{id}/same`: the same cards once more, for whoever asks. The seed is told when a match is over.
pub(super) async fn play_same(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    finished_alone(&table).await?;
    let wish = MatchWish {
        game: table.game.clone(),
        setup: table.setup.clone(),
        seed: Some(fair::seed(&table).await?),
        adding: Adding::Nothing,
        visibility: table.visibility,
        seats: vec![SeatWish::Myself],
        games: 1,
        follows: Follows::Same(table.id().clone()),
        terms: Terms::default(),
        rated: false,
    };
    let arrival = visitor.arrive(&tables).await?;
    let made = tables.create(arrival.guest.id, wish).await;
    let id = arrival.did(&tables, made).await?;
    Ok(arrival.known(to_match(&id)))
}

/// `GET /matches/{id}/same`: everybody who has finished a game with the same cards, the best first.
pub(super) async fn same(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let match_id = id(&match_id)?;
    let table = tables.open(&match_id).await?;
    finished_alone(&table).await?;
    let seed = fair::seed(&table).await?;
    let finished = tables.store().same_cards(&match_id, &table.game, &table.setup, &seed).await?;
    let book = visitor.book();
    let mut rows: Vec<SameRow> = finished
        .into_iter()
        .filter_map(|game| {
            let points = game.outcome?.strip_prefix("played ")?.parse().ok()?;
            let player = shown(Some(&game.seats.into_iter().next()?.name?), &book);
            let is_this = game.id == match_id;
            Some(SameRow { id: game.id.to_string(), player, points, is_this })
        })
        .collect();
    rows.sort_by_key(|row| std::cmp::Reverse(row.points));
    let page = SameCards { id: match_id.to_string(), game: table.game.clone(), rows };
    let path = format!("/matches/{match_id}/same");
    Ok(html(pages::same_cards(&page, &frame(&visitor, &book, path))))
}

/// Only a game for one, played to its end, has cards that another can meet in the same order.
async fn finished_alone(table: &Table) -> Result<(), TableError> {
    let now = table.now().await;
    if now.game.inspector().is_none() || now.seats.len() != 1 {
        return Err(TableError::NoSuchMatch);
    }
    if now.ending == Some(Ending::Played) { Ok(()) } else { Err(TableError::NotOver) }
}
