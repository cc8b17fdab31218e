//! Tokens: how a program gets one, what it allows, and how it ends.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::problem::{Answer, ApiProblem, Body, Named};
use super::program::Program;
use crate::account::gate::Gate;
use crate::{guest::LONGEST_NAME, guest::tidy_name, guest::token_hash};
use crate::{scopes::MOST_TOKENS, scopes::Scope, scopes::Scopes, scopes::issue};
use bastide_community::Community;
use bastide_community::accounts::is_official;
use bastide_matches::random_token;
use bastide_store::{ApiToken, Guest};

/// Who a token acts for.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    id: i64,
    name: String,
    scopes: Vec<Scope>,
}

/// A token in the list of its owner.
#[derive(Serialize, ToSchema)]
#[schema(as = TokenRow)]
pub(super) struct ApiTokenRow {
    id: i64,
    label: String,
    scopes: Vec<Scope>,
    /// Milliseconds since 1970, like every time here.
    created_at: i64,
    expires_at: Option<i64>,
    /// When it was last used, to the hour.
    used_at: Option<i64>,
}

impl From<ApiToken> for ApiTokenRow {
    fn from(token: ApiToken) -> Self {
        let ApiToken { id, label, scopes, created_at, expires_at, used_at } = token;
        let scopes = Scopes::stored(&scopes).iter().collect();
        Self { id, label, scopes, created_at, expires_at, used_at }
    }
}

/// A token just made: the only time that it is told.
#[derive(Serialize, ToSchema)]
pub(super) struct Given {
    /// Send it as `Authorization: Bearer …`.
    token: String,
    name: String,
    #[serde(flatten)]
    row: ApiTokenRow,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Newcomer {
    /// What the others see. Where it is that of an account, a number is added to it.
    #[schema(max_length = 40)]
    name: String,
}

/// Become a guest, with a token that allows everything.
#[utoipa::path(post, path = "/guests", request_body = Newcomer, tag = "tokens",
    responses((status = 201, body = Given), (status = 422, body = ApiProblem)))]
pub(super) async fn arrive(
    State(tables): State<Community>,
    Body(Newcomer { name }): Body<Newcomer>,
) -> Answer<(StatusCode, Json<Given>)> {
    let name = named(&name)?;
    if is_official(&name) {
        return Err(ApiProblem::unsuitable("nobody can have this name here".to_owned()));
    }
    // Nobody comes back by a cookie who never had one: only its hash is needed, and nobody has the token.
    let guest = tables.store().players().add_guest(token_hash(&random_token()), &name).await?;
    let given = give(&tables, &guest, "first", &Scopes::of(&Scope::ALL), None).await?;
    Ok((StatusCode::CREATED, Json(given)))
}

fn named(name: &str) -> Answer<String> {
    let tidy = tidy_name(name).filter(|name| name.chars().count() <= LONGEST_NAME as usize);
    tidy.ok_or_else(|| ApiProblem::unsuitable(format!("a name has 1 to {LONGEST_NAME} characters")))
}

/// Who the token acts for.
#[utoipa::path(get, path = "/me", tag = "tokens", security(("token" = [])),
    responses((status = 200, body = Me), (status = 401, body = ApiProblem)))]
pub(super) async fn me(caller: Program) -> Json<Me> {
    Json(Me {
        id: caller.guest.id.0,
        name: caller.guest.name,
        scopes: caller.scopes.iter().collect(),
    })
}

/// The tokens of the guest.
#[utoipa::path(get, path = "/tokens", tag = "tokens", security(("token" = ["tokens"])),
    responses((status = 200, body = Vec<ApiTokenRow>), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem)))]
pub(super) async fn list(
    State(tables): State<Community>,
    caller: Program,
) -> Answer<Json<Vec<ApiTokenRow>>> {
    caller.may(Scope::Tokens)?;
    let tokens = tables.store().tokens().api_tokens(caller.guest.id).await?;
    Ok(Json(tokens.into_iter().map(ApiTokenRow::from).collect()))
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenWish {
    /// What its owner calls it.
    #[schema(max_length = 40)]
    label: String,
    /// No more than the calling token has itself.
    scopes: Vec<Scope>,
    /// After so many days it is worth nothing.
    #[schema(minimum = 1, maximum = 3650)]
    days: Option<u32>,
    /// The password, where the player has an account.
    password: Option<String>,
}

/// Make a token. Where the player has an account, it takes the password: a token that was stolen makes no others.
#[utoipa::path(post, path = "/tokens", request_body = TokenWish, tag = "tokens", security(("token" = ["tokens"])),
    responses((status = 201, body = Given), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem),
        (status = 422, body = ApiProblem)))]
pub(super) async fn make(
    State(tables): State<Community>,
    gate: Gate,
    caller: Program,
    Body(wish): Body<TokenWish>,
) -> Answer<(StatusCode, Json<Given>)> {
    caller.may(Scope::Tokens)?;
    if let Some(&more) = wish.scopes.iter().find(|&&scope| !caller.scopes.contains(scope)) {
        return Err(ApiProblem::out_of_scope(more));
    }
    let label = named(&wish.label)?;
    let password = wish.password.unwrap_or_default();
    if !caller.told(gate.is_sure(&tables, caller.guest.id, password).await)? {
        return Err(ApiProblem::wrong_password());
    }
    let days = wish.days.map(|days| days.clamp(1, 3650));
    let given = give(&tables, &caller.guest, &label, &Scopes::of(&wish.scopes), days).await?;
    Ok((StatusCode::CREATED, Json(given)))
}

/// End a token.
#[utoipa::path(delete, path = "/tokens/{id}", params(("id" = i64, Path)), tag = "tokens", security(("token" = ["tokens"])),
    responses((status = 204), (status = 401, body = ApiProblem), (status = 403, body = ApiProblem), (status = 404, body = ApiProblem)))]
pub(super) async fn end(
    State(tables): State<Community>,
    caller: Program,
    Named(id): Named<i64>,
) -> Answer<StatusCode> {
    caller.may(Scope::Tokens)?;
    let was_there = tables.store().tokens().remove_api_token(caller.guest.id, id).await?;
    if was_there { Ok(StatusCode::NO_CONTENT) } else { Err(super::problem::nothing_there().await) }
}

async fn give(
    tables: &Community,
    guest: &Guest,
    label: &str,
    scopes: &Scopes,
    days: Option<u32>,
) -> Answer<Given> {
    let (token, row) = issue(tables, guest, label, scopes, days).await?.ok_or_else(|| {
        ApiProblem::unsuitable(format!("a guest has at most {MOST_TOKENS} tokens: end one first"))
    })?;
    Ok(Given { token, name: guest.name.clone(), row: row.into() })
}
