//! Tokens of the visitor, by which programs play for them.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::programs as say;

use super::page;
use super::page::{Programs, TokenRow};
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
    let page = Programs { tokens: tokens.into_iter().map(row).collect(), ..page };
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
    visitor: Visitor,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let book = visitor.book();
    let values = |name: &'static str| fields.iter().filter(move |(field, _)| field == name);
    let value = |name: &'static str| values(name).next().map_or("", |(_, value)| value.as_str());
    let label =
        tidy_name(value("label")).filter(|label| label.chars().count() <= LONGEST_NAME as usize);
    let scopes: Vec<Scope> = values("scope").filter_map(|(_, word)| word.parse().ok()).collect();
    let held = match &visitor.guest {
        Some(guest) => tables.store().tokens().api_tokens(guest.id).await?.len(),
        None => 0,
    };
    let problem = match &label {
        None => Some(say::no_label(&book)),
        Some(_) if scopes.is_empty() => Some(say::no_scope(&book)),
        Some(_) if held >= MOST_TOKENS => Some(say::too_many(&book, MOST_TOKENS as u32)),
        Some(_) => None,
    };
    let (Some(label), None) = (&label, &problem) else {
        let again = page(&tables, &visitor, Programs { problem, ..Programs::default() }).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    };
    let days = value("days").parse().ok().map(|days: u32| days.clamp(1, 3650));
    let acting = visitor.acting(&tables).await?;
    let made = issue(&tables, &acting.guest, label, &Scopes::of(&scopes), days).await;
    let (given, _) = acting.did(&tables, made.map_err(MatchError::from)).await?;
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
