//! Hooks of the visitor: addresses that are called when it is their turn.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::clock as say;
use serde::Deserialize;

use super::page;
use super::page::{HookRow, HooksPage};
use crate::error::Refusal;
use crate::moment;
use crate::site::Site;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_community::webhooks::address::{NotCallable, Reach};
use bastide_matches::MatchError;
use bastide_matches::random_token;
use bastide_store::{NewWebhook, Webhook};

/// A guest has so many hooks at most.
const MOST_HOOKS: usize = 5;

/// `GET /hooks`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
) -> Result<Html<String>, Refusal> {
    page(&tables, &visitor, HooksPage::default()).await
}

async fn page(
    tables: &Community,
    visitor: &Visitor,
    page: HooksPage,
) -> Result<Html<String>, Refusal> {
    let hooks = match &visitor.guest {
        Some(guest) => tables.store().webhooks().hooks(guest.id).await?,
        None => Vec::new(),
    };
    let page = HooksPage { hooks: hooks.into_iter().map(row).collect(), ..page };
    let book = visitor.book();
    Ok(html(page::hooks(&page, &frame(visitor, &book, "/hooks"))))
}

fn row(hook: Webhook) -> HookRow {
    HookRow {
        id: hook.id,
        url: hook.url,
        made: moment::since(hook.created_at),
        failing: hook.failing_since.map(moment::since),
        is_off: hook.is_off,
    }
}

#[derive(Deserialize)]
pub(crate) struct WebhookForm {
    url: String,
}

/// `POST /hooks`: makes one and shows its secret, once.
pub(crate) async fn make(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(WebhookForm { url }): Form<WebhookForm>,
) -> Result<Response, Refusal> {
    let (tables, url) = (site.tables.clone(), url.trim().to_owned());
    let problem = match reach(&site).read(&url) {
        Err(problem) => Some(words(problem, &visitor)),
        Ok(_) => too_many(&tables, &visitor).await?,
    };
    if problem.is_some() {
        let again =
            page(&tables, &visitor, HooksPage { problem, url, ..Default::default() }).await?;
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response());
    }
    let acting = visitor.acting(&tables).await?;
    let (guest, secret) = (acting.guest.id, random_token());
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    let origin = origin.filter(|origin| origin.starts_with("http")).unwrap_or_default().to_owned();
    let new = NewWebhook { guest, url, origin, secret: secret.clone() };
    let made = tables.store().webhooks().add_hook(new).await.map_err(MatchError::from);
    acting.did(&tables, made).await?;
    tables.webhooks().learn().await?;
    let visitor = Visitor { guest: Some(acting.guest.clone()), ..visitor };
    let given = HooksPage { secret: Some(secret), ..HooksPage::default() };
    let page = page(&tables, &visitor, given).await?;
    Ok(acting.known(page))
}

fn reach(site: &Site) -> Reach {
    if site.settings.hooks_to_private { Reach::Everywhere } else { Reach::Public }
}

async fn too_many(tables: &Community, visitor: &Visitor) -> Result<Option<String>, Refusal> {
    let Some(guest) = &visitor.guest else { return Ok(None) };
    let held = tables.store().webhooks().hooks(guest.id).await?.len();
    Ok((held >= MOST_HOOKS).then(|| say::hook_too_many(&visitor.book(), MOST_HOOKS as u32)))
}

fn words(problem: NotCallable, visitor: &Visitor) -> String {
    let book = visitor.book();
    match problem {
        NotCallable::Malformed => say::hook_bad(&book),
        NotCallable::Plain => say::hook_plain(&book),
        NotCallable::Private => say::hook_private(&book),
    }
}

/// `POST /hooks/{id}/end`: ending what has ended is no mistake.
pub(crate) async fn end(
    State(tables): State<Community>,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Result<Redirect, Refusal> {
    let guest = visitor.guest.as_ref().ok_or(MatchError::NotYourSeat)?;
    tables.store().webhooks().remove_hook(guest.id, id).await?;
    Ok(Redirect::to("/hooks"))
}
