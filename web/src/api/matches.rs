//! Matches: lists, setting one up, looking at it, sitting down.

use std::fmt::Display;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use bastide_core::{MAX_SEATS, Nonce, Seat, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::problem::{Answer, ApiProblem, ApiQuery, Body, Named};
use super::program::Program;
use super::scene::{MatchRow, MatchScene};
use crate::error::WebError;
use crate::limits::RateLimitKey;
use crate::names::player_names;
use crate::scopes::Scope;
use crate::setting_up;
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_matches::{Adding, Coming, Follows, Match, MatchRequest, SeatRequest};
use bastide_store::time_control::{ClockError, Terms, TimeoutError};
use bastide_store::{GuestId, MatchId, Visibility};

/// The table a path names.
pub(super) async fn table(tables: &Community, caller: &Program, id: &str) -> Answer<Arc<Match>> {
    let id: MatchId = caller.told(id.parse().map_err(|_| MatchError::NoSuchMatch))?;
    caller.told(tables.open(&id).await)
}

/// What the caller sees of a table now; with a token that may not read, what everybody sees.
pub(super) async fn seen(tables: &Community, table: &Match, caller: &Program) -> Json<MatchScene> {
    /// Guests are numbered from one.
    const NOBODY: GuestId = GuestId(0);
    let viewer = if caller.scopes.contains(Scope::Read) { caller.guest.id } else { NOBODY };
    let now = table.now().await;
    Json(MatchScene::new(table, &now, (viewer, tables.time().now()), &caller.book))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Which {
    /// What the guest plays, played or set up.
    Mine,
    /// Public matches with a seat for anybody.
    Open,
    /// Public matches.
    Public,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct MatchesQuery {
    which: Option<Which>,
}

const MOST_ROWS: u32 = 100;

/// Matches, the latest first.
#[utoipa::path(get, path = "/matches", params(MatchesQuery), tag = "matches", security(("token" = ["read"])),
    responses((status = 200, body = Vec<MatchRow>), (status = 400, body = ApiProblem), (status = 401, body = ApiProblem),
        (status = 403, body = ApiProblem)))]
pub(super) async fn list(
    State(tables): State<Community>,
    caller: Program,
    ApiQuery(MatchesQuery { which }): ApiQuery<MatchesQuery>,
) -> Answer<Json<Vec<MatchRow>>> {
    caller.may(Scope::Read)?;
    let summaries = match which.unwrap_or(Which::Mine) {
        Which::Mine => tables.store().lists().games_of(caller.guest.id, MOST_ROWS).await?,
        Which::Open => tables.store().lists().open_tables(MOST_ROWS).await?,
        Which::Public => tables.store().lists().public_games(MOST_ROWS).await?,
    };
    Ok(Json(summaries.into_iter().map(MatchRow::from).collect()))
}

/// A match somebody would like.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewMatch)]
pub(super) struct NewMatchBody {
    #[schema(example = "cathedral")]
    game: String,
    /// What is not as usual, as in records: `players=3 expansion=mix`.
    #[serde(default)]
    setup: String,
    /// By seat: `me`, `anyone`, `friend` (by invitation) or `bot:level-3`.
    #[schema(example = json!(["me", "bot:level-3"]), min_items = 1, max_items = 4)]
    seats: Vec<String>,
    /// Whether strangers do not find it in the lists.
    #[serde(default)]
    is_private: bool,
    /// Words that the shuffle is made from, to meet the same cards again.
    seed: Option<String>,
    /// Whether the caller will add a part of their own to the shuffle, by `POST /matches/{id}/shuffle`, once they
    /// have seen the commitment. Nothing is dealt before.
    #[serde(default)]
    adds_to_shuffle: bool,
    /// How long people may think: `none`, `fischer:300+5` (seconds at the start, seconds gained by a turn) or `days:3`
    /// (for each turn). Bots have no clock.
    #[schema(example = "fischer:300+5")]
    clock: Option<String>,
    /// What happens to a seat whose time is over: `lose`, or `bot`, which plays on until its owner acts. With more
    /// than two seats it is `bot`.
    #[schema(example = "lose")]
    timeout: Option<String>,
    /// Whether it shall count for ratings. It does so only between different players, with a shuffle that nobody chose
    /// and the cards that everybody has, and while nobody takes back behind another's action.
    #[serde(default = "yes")]
    rated: bool,
}

fn yes() -> bool {
    true
}

/// Set a match up.
#[utoipa::path(post, path = "/matches", request_body = NewMatchBody, tag = "matches", security(("token" = ["play"])),
    responses((status = 201, body = MatchScene), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn create(
    State(tables): State<Community>,
    caller: Program,
    counted: Option<Extension<RateLimitKey>>,
    Body(wish): Body<NewMatchBody>,
) -> Answer<(StatusCode, Json<MatchScene>)> {
    caller.may(Scope::Play)?;
    let seats = wish.seats.iter().map(|seat| seat_wish(seat)).collect::<Answer<Vec<_>>>()?;
    let terms = terms(wish.clock.as_deref(), wish.timeout.as_deref(), seats.len())?;
    let wish = MatchRequest {
        game: wish.game,
        setup: wish.setup,
        seed: wish.seed,
        adding: if wish.adds_to_shuffle { Adding::Later } else { Adding::Nothing },
        visibility: if wish.is_private { Visibility::Private } else { Visibility::Public },
        seats,
        games: 1,
        follows: Follows::Nothing,
        terms,
        rated: wish.rated,
    };
    let counted = counted.as_deref();
    let asking = (caller.guest.id, &wish.seats[..]);
    caller.told(setting_up::admit(&tables, counted, asking).await)?;
    let id = caller.told(tables.create(caller.guest.id, wish).await)?;
    let table = caller.told(tables.open(&id).await)?;
    Ok((StatusCode::CREATED, seen(&tables, &table, &caller).await))
}

fn terms(clock: Option<&str>, timeout: Option<&str>, seats: usize) -> Answer<Terms> {
    let unsuitable = |error: &dyn Display| ApiProblem::unsuitable(error.to_string());
    let clock = clock.unwrap_or("none").parse().map_err(|error: ClockError| unsuitable(&error))?;
    let usual = Terms::usual(clock, seats);
    let Some(timeout) = timeout else { return Ok(usual) };
    let timeout = timeout.parse().map_err(|error: TimeoutError| unsuitable(&error))?;
    Ok(Terms { timeout, ..usual })
}

fn seat_wish(text: &str) -> Answer<SeatRequest> {
    match text.split_once(':') {
        Some(("bot", spec)) => Ok(SeatRequest::Bot(spec.to_owned())),
        None if text == "me" => Ok(SeatRequest::Myself),
        None if text == "anyone" => Ok(SeatRequest::Anyone),
        None if text == "friend" => Ok(SeatRequest::Friend),
        _ => Err(ApiProblem::unsuitable(format!(
            "`{text}` cannot sit down: expected `me`, `anyone`, `friend` or `bot:level-3`"
        ))),
    }
}

/// A match as the caller sees it: with their hand and what they can do, if they have a seat.
#[utoipa::path(get, path = "/matches/{id}", params(("id" = String, Path)), tag = "matches", security(("token" = ["read"])),
    responses((status = 200, body = MatchScene), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem)))]
pub(super) async fn show(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
) -> Answer<Json<MatchScene>> {
    caller.may(Scope::Read)?;
    let table = table(&tables, &caller, &id).await?;
    Ok(seen(&tables, &table, &caller).await)
}

/// What happened, as the caller heard of it.
#[derive(Serialize, ToSchema)]
pub(super) struct LogLine {
    seat: u8,
    /// Nothing where the caller may not know it.
    action: Option<String>,
    words: Vec<String>,
    /// The clauses by which it happened.
    clauses: Vec<&'static str>,
}

/// What happened so far, action by action.
#[utoipa::path(get, path = "/matches/{id}/log", params(("id" = String, Path)), tag = "matches", security(("token" = ["read"])),
    responses((status = 200, body = Vec<LogLine>), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem)))]
pub(super) async fn log(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
) -> Answer<Json<Vec<LogLine>>> {
    caller.may(Scope::Read)?;
    let table = table(&tables, &caller, &id).await?;
    let now = table.now().await;
    if !now.is_dealt() {
        return Ok(Json(Vec::new()));
    }
    let who = now.seat_for(Some(caller.guest.id)).map_or(Viewer::Public, Viewer::Seat);
    let line = |told: bastide_presentation::StoryLine| LogLine {
        seat: told.seat.index() as u8,
        action: told.action,
        words: told.words,
        clauses: told.clauses.iter().map(|clause| clause.id()).collect(),
    };
    Ok(Json(now.game.log(who, &caller.book).into_iter().map(line).collect()))
}

/// The record of a match that is over, as text.
#[utoipa::path(get, path = "/matches/{id}/record", params(("id" = String, Path)), tag = "matches", security(("token" = ["read"])),
    responses((status = 200, content_type = "text/plain", body = String), (status = 401, body = ApiProblem),
        (status = 403, body = ApiProblem), (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub(super) async fn record(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
) -> Answer<Response> {
    caller.may(Scope::Read)?;
    let table = table(&tables, &caller, &id).await?;
    let now = table.now().await;
    // The seed is told when the match is over, not before.
    if now.ending.is_none() {
        return caller.told(Err::<_, WebError>(WebError::NotOver));
    }
    if !now.is_dealt() {
        return caller.told(Err(MatchError::Waiting));
    }
    let players = player_names(&now, &caller.book);
    let record = now.game.record(&players, now.shuffle.fairness());
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// How somebody sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// The secret part of the link, for a seat that waits for somebody in particular.
    invitation: Option<String>,
    /// The caller's part in the shuffle: any words. Without them the server adds one.
    nonce: Option<String>,
}

/// Sit down.
#[utoipa::path(post, path = "/matches/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u8, Path)),
    request_body = Sit, tag = "matches", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn sit(
    State(tables): State<Community>,
    caller: Program,
    Named((id, seat)): Named<(String, u8)>,
    Body(Sit { invitation, nonce }): Body<Sit>,
) -> Answer<Json<MatchScene>> {
    caller.may(Scope::Play)?;
    let table = table(&tables, &caller, &id).await?;
    let count = table.now().await.seats.len().min(MAX_SEATS);
    if usize::from(seat) >= count {
        return Err(ApiProblem::unsuitable(format!("seats are numbered from 0 to {}", count - 1)));
    }
    let coming = Coming {
        invitation: invitation.as_deref(),
        adding: nonce.map_or(Adding::Nothing, |nonce| own_part(&nonce)),
    };
    caller.told(tables.commands().sit(&table, Seat::new(seat), &caller.guest, coming).await)?;
    Ok(seen(&tables, &table, &caller).await)
}

fn own_part(words: &str) -> Adding {
    let Ok(nonce) = words.trim().parse::<Nonce>();
    Adding::Own(nonce)
}

/// A part in the shuffle.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OwnPart {
    /// Any words, best drawn at random.
    #[schema(min_length = 1)]
    nonce: String,
}

/// Add a part to the shuffle of a match, once its commitment could be seen.
#[utoipa::path(post, path = "/matches/{id}/shuffle", params(("id" = String, Path)), request_body = OwnPart,
    tag = "matches", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn shuffle(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(OwnPart { nonce }): Body<OwnPart>,
) -> Answer<Json<MatchScene>> {
    caller.may(Scope::Play)?;
    if nonce.trim().is_empty() {
        return Err(ApiProblem::unsuitable("a part of nothing changes nothing".to_owned()));
    }
    let table = table(&tables, &caller, &id).await?;
    caller.told(tables.commands().contribute(&table, caller.guest.id, own_part(&nonce)).await)?;
    Ok(seen(&tables, &table, &caller).await)
}
