//! Tokens of the visitor, by which programs play for them.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::{account, programs as say};

use super::page;
use super::page::{Programs, TokenRow};
use crate::account::gate::Gate;
use crate::error::Refusal;
use crate::moment;
use crate::site::html;
use crate::{guest::LONGEST_NAME, guest::tidy_name};
use crate::{scopes::MOST_TOKENS, scopes::Scope, scopes::Scopes, scopes::issue};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_matches::MatchError;
use bastide_store::{ApiToken, now};

/// `GET /tokens`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    page(&tables, &visitor, Programs::default()).await
}

async fn page(
    tables: &Community,
    visitor: &Visitor,
    page: Programs,
) -> Result<Html<String>, Refusal> {
    let tokens = match &visitor.guest {
        Some(guest) => tables.store().tokens().api_tokens(guest.id).await?,
        None => Vec::new(),
    };
    let tokens = tokens.into_iter().map(row).collect();
    let page = Programs { tokens, asks_for_password: visitor.has_account(), ..page };
    let book = visitor.book();
    Ok(html(page::programs(&page, &frame(visitor, &book, "/tokens"))))
}

const DAY: i64 = 24 * 60 * 60 * 1000;

fn row(token: ApiToken) -> TokenRow {
    let left = |at: i64| u32::try_from((at - now() + DAY - 1) / DAY).unwrap_or(0);
    TokenRow {
        id: token.id,
        label: token.label,
        scopes: Scopes::stored(&token.scopes).iter().collect(),
        made: moment::since(token.created_at),
        used: token.used_at.map(moment::since),
        days_left: token.expires_at.map(left),
    }
}

/// `POST /tokens`: makes one and shows it, once.
pub(crate) async fn make(
    State(tables): State<Community>,
    gate: Gate,
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let values = |name: &'static str| fields.iter().filter(move |(field, _)| field == name);
    let value = |name: &'static str| values(name).next().map_or("", |(_, value)| value.as_str());
    let label =
        tidy_name(value("label")).filter(|label| label.chars().count() <= LONGEST_NAME as usize);
    let scopes: Vec<Scope> = values("scope").filter_map(|(_, word)| word.parse().ok()).collect();
    let again = async |status: StatusCode, problem: String| -> Result<Response, Refusal> {
        let page = Programs { problem: Some(problem), ..Programs::default() };
        Ok((status, self::page(&tables, &visitor, page).await?).into_response())
    };
    let label = match label {
        None => return again(StatusCode::UNPROCESSABLE_ENTITY, say::no_label(&book)).await,
        Some(_) if scopes.is_empty() => {
            return again(StatusCode::UNPROCESSABLE_ENTITY, say::no_scope(&book)).await;
        }
        Some(label) => label,
    };
    if let Some(guest) = visitor.id()
        && !gate.is_sure(&tables, guest, value("current").to_owned()).await?
    {
        return again(StatusCode::FORBIDDEN, account::wrong_password(&book)).await;
    }
    let days = value("days").parse().ok().map(|days: u32| days.clamp(1, 3650));
    let acting = visitor.acting(&tables).await?;
    let made = issue(&tables, &acting.guest, &label, &Scopes::of(&scopes), days).await;
    let Some((given, _)) = acting.did(&tables, made.map_err(MatchError::from)).await? else {
        return again(StatusCode::UNPROCESSABLE_ENTITY, say::too_many(&book, MOST_TOKENS)).await;
    };
    let visitor = Visitor { guest: Some(acting.guest.clone()), ..visitor };
    let page =
        page(&tables, &visitor, Programs { given: Some(given), ..Programs::default() }).await?;
    Ok(acting.known(page))
}

/// `POST /tokens/{id}/end`: ending what has ended is no mistake.
pub(crate) async fn end(
    State(tables): State<Community>,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Result<Redirect, Refusal> {
    let guest = visitor.guest.as_ref().ok_or(MatchError::NotYourSeat)?;
    tables.store().tokens().remove_api_token(guest.id, id).await?;
    Ok(Redirect::to("/tokens"))
}
