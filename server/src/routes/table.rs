//! A table: the page, its parts, and all that can be done at it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use axum::Form;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_core::{MAX_SEATS, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

use super::home::to_match;
use super::{Refusal, fair, frame, html};
use crate::matches::MatchError;
use crate::onlookers::{Outlook, onlookers};
use crate::pages;
use crate::sight;
use crate::store::{GuestId, MatchId, NewRemark};
use crate::tables::{Coming, Table, Tables, Wish, random_token};
use crate::visitor::{Visitor, invitation_cookie};
use crate::web_error::WebError;

const FRAGMENTS: &str = "text/vnd.bastide.fragments";
const VERSION: HeaderName = HeaderName::from_static("bastide-version");
/// The drawing that the asking page shows.
const DRAWN: HeaderName = HeaderName::from_static("bastide-drawn");

pub(super) fn id(text: &str) -> Result<MatchId, Refusal> {
    text.parse().map_err(|_| Refusal::from(MatchError::NoSuchMatch))
}

/// From which of their seats somebody looks who has several.
#[derive(Deserialize)]
pub(super) struct From {
    seat: Option<u8>,
}

impl From {
    fn seat(&self) -> Option<Seat> {
        seat_numbered(self.seat)
    }
}

/// A seat there can be; whose it is, the table says.
pub(crate) fn seat_numbered(number: Option<u8>) -> Option<Seat> {
    number.filter(|&number| usize::from(number) < MAX_SEATS).map(Seat::new)
}

/// `GET /matches/{id}`
pub(super) async fn show(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(from): Query<From>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let book = visitor.book();
    let page = sight::table(&tables, &table, &visitor, from.seat(), None, &book).await?;
    Ok(html(pages::table::table(&page, &frame(&visitor, &book, format!("/matches/{match_id}")))))
}

/// The sections of a table as a visitor may see them, with their version in a header.
async fn parts(
    tables: &Tables,
    table: &Arc<Table>,
    visitor: &Visitor,
    from: Option<Seat>,
    asked: &HeaderMap,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let shown = asked.get(DRAWN).and_then(|value| value.to_str().ok()?.parse().ok());
    let made = async {
        let page = sight::table(tables, table, visitor, from, shown, &book).await?;
        Ok::<_, Refusal>((page.version, pages::table::parts(&page, &book).into_string()))
    };
    let (version, body) = if visitor.is_onlooker() && from.is_none() && !table.has_clock() {
        let version = table.now().await.version();
        let outlook = Outlook { version, language: visitor.language, shown };
        let made = async { made.await.map(|(_, text)| text) };
        (version, onlookers(table.epoch()).shown(outlook, asked, made).await?)
    } else {
        let (version, text) = made.await?;
        (version, text.into_response())
    };
    let headers =
        [(CONTENT_TYPE, format!("{FRAGMENTS}; charset=utf-8")), (VERSION, version.to_string())];
    Ok((headers, body).into_response())
}

/// `GET /matches/{id}/parts`: what changes on the page of a table.
pub(super) async fn fresh(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(from): Query<From>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    parts(&tables, &table, &visitor, from.seat(), &headers).await
}

#[derive(Deserialize)]
pub(super) struct Previewed {
    action: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/preview`: what an action would do, or which clause forbids it.
pub(super) async fn preview(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(Previewed { action, seat }): Query<Previewed>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let look = now.look(guest, seat_numbered(seat));
    let seat = look.seat.ok_or(Refusal::from(MatchError::NotYourSeat))?;
    if !now.is_dealt() {
        return Err(MatchError::Waiting.into());
    }
    Ok(Json(match now.game.preview(seat, &action, &visitor.book()) {
        Ok((label, effects)) => json!({"action": action, "label": label, "legal": true,
            "cells": effects.cells, "claims": effects.claims, "isolates": effects.isolates,
            "told": effects.told, "refusal": null}),
        Err(refused) => json!({"action": action, "label": action, "legal": false, "cells": [],
            "claims": [], "isolates": [], "told": [], "refusal": refused}),
    }))
}

#[derive(Deserialize)]
pub(super) struct Touched {
    part: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/why-not`: which clause stands in the way of what a touch of the drawing means.
pub(super) async fn why_not(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    Query(Touched { part, seat }): Query<Touched>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let look = now.look(guest, seat_numbered(seat));
    let seat = look.seat.filter(|_| !look.is_covered && now.is_dealt());
    let refused = seat.and_then(|seat| now.game.why_not(seat, &part, &visitor.book()));
    Ok(Json(json!({ "refusal": refused })))
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    seq: u32,
    key: String,
    action: String,
    seat: Option<u8>,
}

/// Keys are ours or random; longer ones are a mistake.
const LONGEST_KEY: usize = 80;

/// A guest's own key for something they do. Nobody takes the one that another, or a bot, will use;
/// whoever sends none gets a new one each time.
pub(crate) fn own_key(guest: GuestId, key: &str) -> String {
    if key.is_empty() {
        return format!("guest-{}-{}", guest.0, new_key());
    }
    let key: String = key.chars().take(LONGEST_KEY).collect();
    format!("guest-{}-{key}", guest.0)
}

/// A key that nobody had before: of this process, and counted.
fn new_key() -> String {
    static PROCESS: LazyLock<String> = LazyLock::new(random_token);
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!("{}-{}", &PROCESS[..12], COUNT.fetch_add(1, Ordering::Relaxed))
}

/// `POST /matches/{id}/actions`: an action of the visitor's own seat, or several one after the other.
pub(super) async fn act(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<Wanted>,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let from = seat_numbered(form.seat);
    let (guest, seat) = own_seat(&table, &visitor, from).await?;
    let key = own_key(guest, &form.key);
    let played = act_all(&tables, &table, (seat, form.seq, &key), &form.action, &visitor).await;
    answer(&tables, &table, (&visitor, from), &headers, played).await
}

/// Actions with semicolons between them. Each is an entry of its own with a key of its own, so that asking again
/// goes on where it stopped; the first is refused where it does not fit, the others follow from it.
async fn act_all(
    tables: &Tables,
    table: &Arc<Table>,
    (seat, seq, key): (Seat, u32, &str),
    actions: &str,
    visitor: &Visitor,
) -> Result<(), WebError> {
    for (number, action) in actions.split(';').enumerate() {
        let further = format!("{key}-{number}");
        let wish = match number {
            0 => Wish { seat, seq: Some(seq), key },
            _ => Wish { seat, seq: None, key: &further },
        };
        tables.commands().act(table, wish, action.trim(), &visitor.book()).await?;
    }
    Ok(())
}

/// Whether a script asks, which puts parts into the page that is there.
pub(super) fn wants_parts(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains(FRAGMENTS))
}

/// A part that a script puts into its place.
pub(super) fn as_fragments(part: maud::Markup) -> Response {
    ([(CONTENT_TYPE, format!("{FRAGMENTS}; charset=utf-8"))], part.into_string()).into_response()
}

/// Fragments for a script, the page for everybody else.
async fn answer(
    tables: &Tables,
    table: &Arc<Table>,
    (visitor, from): (&Visitor, Option<Seat>),
    headers: &HeaderMap,
    done: Result<(), impl Into<WebError>>,
) -> Result<Response, Refusal> {
    let wants_parts = wants_parts(headers);
    let status = match done.map_err(Into::into) {
        Ok(()) => StatusCode::OK,
        Err(WebError::Match(MatchError::Outdated)) if wants_parts => StatusCode::CONFLICT,
        Err(error) => return Err(error.into()),
    };
    let guest = visitor.guest.as_ref().map(|guest| guest.id);
    let table_is_shared = table.now().await.seats_of(guest).count() > 1;
    if wants_parts {
        return Ok((status, parts(tables, table, visitor, from, headers).await?).into_response());
    }
    // Back to the seat they acted from, where they have several.
    match from.filter(|_| table_is_shared) {
        Some(seat) => {
            Ok(Redirect::to(&format!("/matches/{}?seat={}", table.id(), seat.index()))
                .into_response())
        }
        None => Ok(to_match(table.id()).into_response()),
    }
}

/// Who the visitor is here, and on which seat: the one they act from, where it is theirs.
pub(super) async fn own_seat(
    table: &Table,
    visitor: &Visitor,
    from: Option<Seat>,
) -> Result<(GuestId, Seat), WebError> {
    let guest = visitor.guest.as_ref().map(|guest| guest.id).ok_or(MatchError::NotYourSeat)?;
    let now = table.now().await;
    let asked = from.filter(|&seat| now.seats_of(Some(guest)).any(|own| own == seat));
    let seat = asked.or_else(|| now.seat_for(Some(guest))).ok_or(MatchError::NotYourSeat)?;
    Ok((guest, seat))
}

#[derive(Deserialize)]
pub(super) struct Join {
    seat: u8,
    #[serde(default)]
    shuffle: String,
    /// The part of a client that has seen the commitment before it asks for the seat.
    nonce: Option<String>,
}

/// `POST /matches/{id}/join`
pub(super) async fn join(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(Join { seat, shuffle, nonce }): Form<Join>,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    if usize::from(seat) >= table.now().await.seats.len() {
        return Err(MatchError::NoSuchMatch.into());
    }
    let arrival = visitor.arrive(&tables).await?;
    let coming = Coming {
        invitation: visitor.invitation.as_deref(),
        adding: fair::joining(&shuffle, nonce.as_deref()),
    };
    let seated = tables.commands().sit(&table, Seat::new(seat), &arrival.guest, coming).await;
    arrival.did(&tables, seated).await?;
    Ok(arrival.known(fair::to_match(table.id(), &shuffle)))
}

/// `GET /invitations/{token}`: the link a friend was sent. Looking is free; sitting down is a button
/// on the page it leads to, because programs follow links too.
pub(super) async fn invitation(
    State(tables): State<Tables>,
    Path(token): Path<String>,
) -> Result<Response, Refusal> {
    let (table, _) = tables.invited(&token).await?.ok_or(WebError::NoSuchInvitation)?;
    Ok(([(SET_COOKIE, invitation_cookie(&token))], to_match(table.id())).into_response())
}

#[derive(Deserialize)]
pub(super) struct Keyed {
    #[serde(default)]
    key: String,
    seat: Option<u8>,
}

/// Deeds are about the table as it is; a key is all that their forms say.
macro_rules! deed {
    ($(#[$doc:meta])* $name:ident, |$tables:ident, $table:ident, $wish:ident| $deed:expr) => {
        $(#[$doc])*
        pub(super) async fn $name(
            State($tables): State<Tables>,
            Path(match_id): Path<String>,
            headers: HeaderMap,
            visitor: Visitor,
            Form(Keyed { key, seat }): Form<Keyed>,
        ) -> Result<Response, Refusal> {
            let table = $tables.open(&id(&match_id)?).await?;
            let $table = &table;
            let from = seat_numbered(seat);
            let (guest, seat) = own_seat($table, &visitor, from).await?;
            let key = own_key(guest, &key);
            let $wish = Wish { seat, seq: None, key: &key };
            let done = $deed.await;
            answer(&$tables, $table, (&visitor, from), &headers, done).await
        }
    };
}

deed!(
    /// `POST /matches/{id}/undo`: takes back, or asks whether one may.
    undo, |tables, table, wish| tables.commands().undo(table, wish)
);
deed!(restart, |tables, table, wish| tables.commands().restart(table, wish));
deed!(allow_undo, |tables, table, wish| tables.commands().answer_undo(table, wish, true));
deed!(refuse_undo, |tables, table, wish| tables.commands().answer_undo(table, wish, false));
deed!(take_back_seat, |tables, table, wish| tables.timekeeper().take_back_seat(table, wish));
deed!(resign, |tables, table, wish| tables.commands().resign(table, wish));

#[derive(Deserialize)]
pub(super) struct Said {
    words: String,
    seat: Option<u8>,
    #[serde(default)]
    key: String,
}

/// The longest remark, in characters.
pub(crate) const LONGEST_REMARK: usize = 500;

/// `POST /matches/{id}/chat`
pub(super) async fn say(
    State(tables): State<Tables>,
    Path(match_id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(Said { words, key, seat }): Form<Said>,
) -> Result<Response, Refusal> {
    let table = tables.open(&id(&match_id)?).await?;
    let from = seat_numbered(seat);
    let text: String = words.trim().chars().take(LONGEST_REMARK).collect();
    if text.is_empty() {
        return answer(&tables, &table, (&visitor, from), &headers, Ok::<_, WebError>(())).await;
    }
    let arrival = visitor.arrive(&tables).await?;
    let guest = arrival.guest.id;
    let said = tables
        .moderation()
        .remark(&table, NewRemark { guest, text, key: own_key(guest, &key) })
        .await;
    let said = arrival.did(&tables, said).await;
    let visitor = Visitor { guest: Some(arrival.guest.clone()), ..visitor };
    Ok(arrival.known(answer(&tables, &table, (&visitor, from), &headers, said).await?))
}
