//! What a program does at a table.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use bastide_core::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::matches::table;
use super::problem::{Answer, ApiProblem, Body, Named};
use super::program::Program;
use super::scene::MatchScene;
use crate::scopes::Scope;
use crate::{
    seat::AskedSeat, seat::LONGEST_REMARK, seat::own_key, seat::own_seat, seat::seat_numbered,
};
use bastide_community::Community;
use bastide_matches::{Match, Request};
use bastide_store::NewRemark;

/// An action somebody would like to take.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ActionWish {
    /// One of `legal`.
    #[schema(example = "CSwD2")]
    pub(super) action: String,
    /// As the match said when the caller decided.
    pub(super) seq: u32,
    /// The caller's own, new for every wish and the same when a wish is repeated: then it is done once.
    #[serde(default)]
    pub(super) key: String,
    /// Where the caller has several seats.
    pub(super) seat: Option<u8>,
}

/// Act. When this answers, the action is durable. The answer is the match after it; with `Prefer: return=minimal`
/// there is none, as for everything done at a table.
#[utoipa::path(post, path = "/matches/{id}/actions", params(("id" = String, Path)), request_body = ActionWish,
    tag = "play", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn act(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(wish): Body<ActionWish>,
) -> Answer<Response> {
    let table = acted(&tables, &caller, &id, wish).await?;
    Ok(caller.after(&tables, &table).await)
}

/// Acts, and says at which table.
pub(super) async fn acted(
    tables: &Community,
    caller: &Program,
    id: &str,
    wish: ActionWish,
) -> Answer<Arc<Match>> {
    let SeatActor { table, seat, key } = player(tables, caller, id, (wish.seat, wish.key)).await?;
    let asked = Request { seat, seq: Some(wish.seq), key: &key };
    caller.told(tables.commands().act(&table, asked, wish.action.trim(), &caller.book).await)?;
    Ok(table)
}

/// Who does something at a table, and by which key.
struct SeatActor {
    table: Arc<Match>,
    seat: Seat,
    key: String,
}

/// The caller at a table, on the seat they ask for, with the key they sent.
async fn player(
    tables: &Community,
    caller: &Program,
    id: &str,
    (seat, key): (Option<u8>, String),
) -> Answer<SeatActor> {
    caller.may(Scope::Play)?;
    let table = table(tables, caller, id).await?;
    let asked = match seat {
        Some(_) => AskedSeat::Only(seat_numbered(seat)),
        None => AskedSeat::Preferred(None),
    };
    let (_, seat) = caller.told(own_seat(&table, Some(caller.guest.id), asked).await)?;
    Ok(SeatActor { table, seat, key: own_key(caller.guest.id, &key) })
}

/// Something that concerns the table as it is.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Deed)]
pub(super) struct SeatRequest {
    /// As with an action.
    #[serde(default)]
    key: String,
    seat: Option<u8>,
}

/// Take back the last action; where others must agree, ask them.
#[utoipa::path(post, path = "/matches/{id}/undo", params(("id" = String, Path)), request_body = SeatRequest,
    tag = "play", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn undo(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(deed): Body<SeatRequest>,
) -> Answer<Response> {
    let SeatActor { table, seat, key } =
        player(&tables, &caller, &id, (deed.seat, deed.key)).await?;
    caller.told(tables.commands().undo(&table, Request { seat, seq: None, key: &key }).await)?;
    Ok(caller.after(&tables, &table).await)
}

/// The answer to somebody who asked to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Consent {
    is_granted: bool,
    #[serde(default)]
    key: String,
    seat: Option<u8>,
}

/// Grant or refuse what another seat asked to take back.
#[utoipa::path(post, path = "/matches/{id}/undo/answer", params(("id" = String, Path)), request_body = Consent,
    tag = "play", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn answer_undo(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(consent): Body<Consent>,
) -> Answer<Response> {
    let SeatActor { table, seat, key } =
        player(&tables, &caller, &id, (consent.seat, consent.key)).await?;
    let wish = Request { seat, seq: None, key: &key };
    caller.told(tables.commands().answer_undo(&table, wish, consent.is_granted).await)?;
    Ok(caller.after(&tables, &table).await)
}

/// Give up. Before anything was played in earnest the match counts for nobody.
#[utoipa::path(post, path = "/matches/{id}/resign", params(("id" = String, Path)), request_body = SeatRequest,
    tag = "play", security(("token" = ["play"])),
    responses((status = 200, body = MatchScene), (status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 409, body = ApiProblem)))]
pub(super) async fn resign(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(deed): Body<SeatRequest>,
) -> Answer<Response> {
    let SeatActor { table, seat, key } =
        player(&tables, &caller, &id, (deed.seat, deed.key)).await?;
    caller.told(tables.commands().resign(&table, Request { seat, seq: None, key: &key }).await)?;
    Ok(caller.after(&tables, &table).await)
}

/// Something to be said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Words {
    #[schema(min_length = 1, max_length = 500)]
    words: String,
    #[serde(default)]
    key: String,
}

/// Say something at the table.
#[utoipa::path(post, path = "/matches/{id}/chat", params(("id" = String, Path)), request_body = Words,
    tag = "play", security(("token" = ["chat"])),
    responses((status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 404, body = ApiProblem), (status = 422, body = ApiProblem)))]
pub(super) async fn say(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<String>,
    Body(Words { words, key }): Body<Words>,
) -> Answer<StatusCode> {
    caller.may(Scope::Chat)?;
    let table = table(&tables, &caller, &id).await?;
    let text = words.trim().to_owned();
    if text.is_empty() || text.chars().count() > LONGEST_REMARK {
        return Err(ApiProblem::unsuitable(format!(
            "a remark has 1 to {LONGEST_REMARK} characters"
        )));
    }
    let key = own_key(caller.guest.id, &key);
    let said =
        tables.moderation().remark(&table, NewRemark { guest: caller.guest.id, text, key }).await;
    caller.told(said)?;
    Ok(StatusCode::NO_CONTENT)
}
