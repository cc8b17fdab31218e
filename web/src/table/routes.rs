//! A table: the page, its sections, and all that can be done at it.

use std::sync::Arc;

use axum::Form;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{ACCEPT, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde::Deserialize;
use serde_json::{Value, json};

use super::cast;
use super::page;
use super::scene::Scene;
use crate::contribution;
use crate::cookies::invitation_cookie;
use crate::error::Refusal;
use crate::error::WebError;
use crate::site::html;
use crate::{
    seat::AskedSeat, seat::LONGEST_REMARK, seat::match_named, seat::own_key, seat::own_seat,
    seat::seat_numbered, seat::to_match,
};
use crate::{spectators::Outlook, spectators::onlookers};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Coming, Match, Request};
use bastide_store::NewRemark;

/// More steps than this in a row are never forced; it keeps a fault in the rules from going on for ever.
const MOST_FORCED: usize = 8;
const FRAGMENTS: &str = "text/vnd.bastide.fragments";
const VERSION: HeaderName = HeaderName::from_static("bastide-version");
/// The drawing that the asking page shows.
const DRAWN: HeaderName = HeaderName::from_static("bastide-drawn");

/// The seat from which a visitor with several looks.
#[derive(Deserialize)]
pub(crate) struct SeatQuery {
    seat: Option<u8>,
}

impl SeatQuery {
    fn seat(&self) -> Option<Seat> {
        seat_numbered(self.seat)
    }
}

/// `GET /matches/{id}`
pub(crate) async fn show(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(from): Query<SeatQuery>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let book = cast::book(&visitor, &*table.now().await, from.seat());
    let (tables, table, visitor) = (&tables, &*table, &visitor);
    let scene = Scene { tables, table, visitor, asked: from.seat(), shown: None, book: &book };
    let page = scene.page().await?;
    Ok(html(page::table(&page, &frame(visitor, &book, format!("/matches/{match_id}")))))
}

/// What is asked of a table, and by whom.
#[derive(Clone, Copy)]
struct TableRequest<'a> {
    tables: &'a Community,
    table: &'a Arc<Match>,
    visitor: &'a Visitor,
    /// The seat that the visitor looks or acts from, where they have several.
    from: Option<Seat>,
    headers: &'a HeaderMap,
}

impl TableRequest<'_> {
    /// The sections of the table as the visitor may see them, with their version in a header.
    async fn sections(&self) -> Result<Response, Refusal> {
        let Self { tables, table, visitor, from, headers } = *self;
        let book = cast::book(visitor, &*table.now().await, from);
        let shown = headers.get(DRAWN).and_then(|value| value.to_str().ok()?.parse().ok());
        let scene = Scene { tables, table, visitor, asked: from, shown, book: &book };
        let made = async {
            let page = scene.page().await?;
            Ok::<_, Refusal>((page.version, page::sections(&page, &book).into_string()))
        };
        let (version, body) = if visitor.is_onlooker() && from.is_none() && !table.has_clock() {
            let version = table.now().await.version();
            let outlook = Outlook { version, language: visitor.language, shown };
            let made = async { made.await.map(|(_, text)| text) };
            (version, onlookers(table.epoch()).shown(outlook, headers, made).await?)
        } else {
            let (version, text) = made.await?;
            (version, text.into_response())
        };
        let kind = (CONTENT_TYPE, format!("{FRAGMENTS}; charset=utf-8"));
        Ok(([kind, (VERSION, version.to_string())], body).into_response())
    }

    /// Fragments for a script, the page for everybody else.
    async fn answer(&self, done: Result<(), impl Into<WebError>>) -> Result<Response, Refusal> {
        let wants_parts = wants_parts(self.headers);
        let status = match done.map_err(Into::into) {
            Ok(()) => StatusCode::OK,
            Err(WebError::Match(MatchError::Outdated)) if wants_parts => StatusCode::CONFLICT,
            Err(error) => return Err(error.into()),
        };
        let is_shared = self.table.now().await.seats_of(self.visitor.id()).count() > 1;
        if wants_parts {
            return Ok((status, self.sections().await?).into_response());
        }
        let id = self.table.id();
        // Back to the seat they acted from, where they have several.
        Ok(match self.from.filter(|_| is_shared) {
            Some(seat) => Redirect::to(&format!("/matches/{id}?seat={}", seat.index())),
            None => to_match(id),
        }
        .into_response())
    }
}

/// `GET /matches/{id}/parts`: what changes on the page of a table.
pub(crate) async fn fresh(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(from): Query<SeatQuery>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let (from, headers) = (from.seat(), &headers);
    TableRequest { tables: &tables, table: &table, visitor: &visitor, from, headers }
        .sections()
        .await
}

#[derive(Deserialize)]
pub(crate) struct Previewed {
    action: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/preview`: what an action would do, or which clause forbids it.
pub(crate) async fn preview(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(Previewed { action, seat }): Query<Previewed>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.id();
    let look = now.look(guest, seat_numbered(seat));
    let seat = look.seat.ok_or(Refusal::from(MatchError::NotYourSeat))?;
    if !now.is_dealt() {
        return Err(MatchError::Waiting.into());
    }
    let book = cast::book(&visitor, &now, Some(seat));
    Ok(Json(match now.game.preview(seat, &action, &book) {
        Ok((label, effects)) => json!({"action": action, "label": label, "legal": true,
            "cells": effects.cells, "claims": effects.claims, "isolates": effects.isolates,
            "told": effects.told, "worth": effects.worth, "refusal": null}),
        Err(refused) => json!({"action": action, "label": action, "legal": false, "cells": [],
            "claims": [], "isolates": [], "told": [], "worth": [], "refusal": refused}),
    }))
}

#[derive(Deserialize)]
pub(crate) struct Touched {
    part: String,
    seat: Option<u8>,
}

/// `GET /matches/{id}/why-not`: which clause forbids the action that a click on this element means.
pub(crate) async fn why_not(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    Query(Touched { part, seat }): Query<Touched>,
    visitor: Visitor,
) -> Result<Json<Value>, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let now = table.now().await;
    let guest = visitor.id();
    let look = now.look(guest, seat_numbered(seat));
    let seat = look.seat.filter(|_| !look.is_covered && now.is_dealt());
    let book = cast::book(&visitor, &now, seat);
    let refused = seat.and_then(|seat| now.game.why_not(seat, &part, &book));
    Ok(Json(json!({ "refusal": refused })))
}

#[derive(Deserialize)]
pub(crate) struct ActionForm {
    seq: u32,
    key: String,
    action: String,
    seat: Option<u8>,
}

/// `POST /matches/{id}/actions`: an action of the visitor's own seat, or several one after the other.
pub(crate) async fn act(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(form): Form<ActionForm>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let from = seat_numbered(form.seat);
    let (guest, seat) = own_seat(&table, visitor.id(), AskedSeat::Preferred(from)).await?;
    let key = own_key(guest, &form.key);
    let first = Request { seat, seq: Some(form.seq), key: &key };
    let book = cast::book(&visitor, &*table.now().await, from);
    let played = act_all(&tables, &table, first, &form.action, &book).await;
    TableRequest { tables: &tables, table: &table, visitor: &visitor, from, headers: &headers }
        .answer(played)
        .await
}

/// Actions with semicolons between them. Each is an entry of its own with a key of its own, so that asking again
/// goes on where it stopped; the first is refused where it does not fit, the others follow from it.
async fn act_all(
    tables: &Community,
    table: &Arc<Match>,
    first: Request<'_>,
    actions: &str,
    book: &Phrasebook,
) -> Result<(), WebError> {
    for (number, action) in actions.split(';').enumerate() {
        let further = format!("{}-{number}", first.key);
        let (seq, key) =
            if number == 0 { (first.seq, first.key) } else { (None, further.as_str()) };
        let wish = Request { seat: first.seat, seq, key };
        tables.commands().act(table, wish, action.trim(), book).await?;
    }
    take_forced_steps(tables, table, first, book).await;
    Ok(())
}

/// A question with one answer is not asked, unless the answer ends something that one might want to think about. What was
/// asked for is played already: where a step does not go through, the player is simply asked.
async fn take_forced_steps(
    tables: &Community,
    table: &Arc<Match>,
    first: Request<'_>,
    book: &Phrasebook,
) {
    for number in 0..MOST_FORCED {
        let forced = table.now().await.forced(first.seat);
        let Some(action) = forced.filter(|_| table.lesson.is_none()) else { break };
        let key = format!("{}-forced-{number}", first.key);
        let wish = Request { seat: first.seat, seq: None, key: &key };
        if tables.commands().act(table, wish, &action, book).await.is_err() {
            break;
        }
    }
}

/// Whether a script asks, which swaps sections of the page.
pub(crate) fn wants_parts(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains(FRAGMENTS))
}

/// A section that a script puts into its place.
pub(crate) fn as_fragments(part: maud::Markup) -> Response {
    ([(CONTENT_TYPE, format!("{FRAGMENTS}; charset=utf-8"))], part.into_string()).into_response()
}

#[derive(Deserialize)]
pub(crate) struct Join {
    seat: u8,
    #[serde(default)]
    shuffle: String,
    /// The part of a client that has seen the commitment before it asks for the seat.
    nonce: Option<String>,
}

/// `POST /matches/{id}/join`
pub(crate) async fn join(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    visitor: Visitor,
    Form(Join { seat, shuffle, nonce }): Form<Join>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    if usize::from(seat) >= table.now().await.seats.len() {
        return Err(MatchError::NoSuchMatch.into());
    }
    let acting = visitor.acting(&tables).await?;
    let coming = Coming {
        invitation: visitor.invitation.as_deref(),
        adding: contribution::joining(&shuffle, nonce.as_deref()),
    };
    let seated = tables.commands().sit(&table, Seat::new(seat), &acting.guest, coming).await;
    acting.did(&tables, seated).await?;
    Ok(acting.known(contribution::to_match(table.id(), &shuffle)))
}

/// `GET /invitations/{token}`: the link a friend was sent. Looking is free; sitting down is a button
/// on the page it leads to, because programs follow links too.
pub(crate) async fn invitation(
    State(tables): State<Community>,
    Path(token): Path<String>,
) -> Result<Response, Refusal> {
    let (table, _) = tables.invited(&token).await?.ok_or(WebError::NoSuchInvitation)?;
    Ok(([(SET_COOKIE, invitation_cookie(&token))], to_match(table.id())).into_response())
}

#[derive(Deserialize)]
pub(crate) struct Keyed {
    #[serde(default)]
    key: String,
    seat: Option<u8>,
}

/// Deeds are about the table as it is; a key is all that their forms say.
macro_rules! deed {
    ($(#[$doc:meta])* $name:ident, |$tables:ident, $table:ident, $wish:ident| $deed:expr) => {
        $(#[$doc])*
        pub(crate) async fn $name(
            State($tables): State<Community>,
            Path(match_id): Path<String>,
            headers: HeaderMap,
            visitor: Visitor,
            Form(Keyed { key, seat }): Form<Keyed>,
        ) -> Result<Response, Refusal> {
            let table = $tables.open(&match_named(&match_id)?).await?;
            let $table = &table;
            let from = seat_numbered(seat);
            let (guest, seat) = own_seat($table, visitor.id(), AskedSeat::Preferred(from)).await?;
            let key = own_key(guest, &key);
            let $wish = Request { seat, seq: None, key: &key };
            let done = $deed.await;
            let (tables, headers) = (&$tables, &headers);
            TableRequest { tables, table: $table, visitor: &visitor, from, headers }
                .answer(done)
                .await
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
deed!(withdraw_undo, |tables, table, wish| tables.commands().withdraw_undo(table, wish));
deed!(refuse_rematch, |tables, table, wish| tables.commands().refuse_rematch(table, wish));
deed!(take_back_seat, |tables, table, wish| tables.timekeeper().take_back_seat(table, wish));
deed!(resign, |tables, table, wish| tables.commands().resign(table, wish));

#[derive(Deserialize)]
pub(crate) struct Said {
    words: String,
    seat: Option<u8>,
    #[serde(default)]
    key: String,
}

/// `POST /matches/{id}/chat`
pub(crate) async fn say(
    State(tables): State<Community>,
    Path(match_id): Path<String>,
    headers: HeaderMap,
    visitor: Visitor,
    Form(Said { words, key, seat }): Form<Said>,
) -> Result<Response, Refusal> {
    let table = tables.open(&match_named(&match_id)?).await?;
    let from = seat_numbered(seat);
    let text: String = words.trim().chars().take(LONGEST_REMARK).collect();
    if text.is_empty() {
        let (tables, table, visitor, headers) = (&tables, &table, &visitor, &headers);
        return TableRequest { tables, table, visitor, from, headers }
            .answer(Ok::<_, WebError>(()))
            .await;
    }
    let acting = visitor.acting(&tables).await?;
    let guest = acting.guest.id;
    let said = tables
        .moderation()
        .remark(&table, NewRemark { guest, text, key: own_key(guest, &key) })
        .await;
    let said = acting.did(&tables, said).await;
    let visitor = Visitor { guest: Some(acting.guest.clone()), ..visitor };
    Ok(acting.known(
        TableRequest { tables: &tables, table: &table, visitor: &visitor, from, headers: &headers }
            .answer(said)
            .await?,
    ))
}
