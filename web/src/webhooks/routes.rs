//! Hooks of the visitor: addresses that are called when it is their turn.

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use bastide_text::clock as say;
use serde::Deserialize;

use super::page;
use super::page::{HookRow, HooksPage, OneMatch};
use crate::error::Refusal;
use crate::moment;
use crate::site::Site;
use crate::site::html;
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_community::webhooks::Shape;
use bastide_community::webhooks::address::{Address, NotCallable, Reach};
use bastide_matches::MatchError;
use bastide_matches::random_token;
use bastide_store::{GuestId, MatchId, NewWebhook, Webhook};

/// A guest has so many hooks at most.
const MOST_HOOKS: u32 = 5;

#[derive(Deserialize)]
pub(crate) struct HooksQuery {
    /// A match that a new hook can be about.
    #[serde(rename = "match")]
    id: Option<MatchId>,
}

/// `GET /hooks`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
    Query(HooksQuery { id }): Query<HooksQuery>,
) -> Result<Html<String>, Refusal> {
    let one = match &id {
        Some(id) => one_match(&tables, &visitor, id).await?,
        None => None,
    };
    page(&tables, &visitor, HooksPage { one, ..HooksPage::default() }).await
}

/// A match that the visitor plays.
async fn one_match(
    tables: &Community,
    visitor: &Visitor,
    id: &MatchId,
) -> Result<Option<OneMatch>, Refusal> {
    let table = tables.open(id).await?;
    let now = table.now().await;
    let is_own = now.seat_for(visitor.guest.as_ref().map(|guest| guest.id)).is_some();
    let title = now.game.title(&visitor.book());
    Ok(is_own.then(|| OneMatch { id: id.to_string(), title }))
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
        shape: hook.shape.parse().unwrap_or(Shape::Plain),
        only: hook.only.map(|id| id.to_string()),
        made: moment::since(hook.created_at),
        failing: hook.failing_since.map(moment::since),
        is_off: hook.is_off,
    }
}

#[derive(Deserialize)]
pub(crate) struct WebhookForm {
    url: String,
    /// Plain where a form or a program says nothing.
    shape: Option<String>,
    #[serde(rename = "match")]
    id: Option<String>,
}

/// `POST /hooks`: makes one and shows its secret, once.
pub(crate) async fn make(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<WebhookForm>,
) -> Result<Response, Refusal> {
    let (tables, url) = (site.tables.clone(), form.url.trim().to_owned());
    let shape = form.shape.as_deref().and_then(|shape| shape.parse().ok()).unwrap_or(Shape::Plain);
    let one = match form.id.as_deref().filter(|id| !id.is_empty()) {
        Some(id) => {
            let id = id.parse().map_err(|_| MatchError::NoSuchMatch)?;
            Some(one_match(&tables, &visitor, &id).await?.ok_or(MatchError::NotYourSeat)?)
        }
        None => None,
    };
    let again = HooksPage { url: url.clone(), shape, one: one.clone(), ..HooksPage::default() };
    let address = match reach(&site).read(&url) {
        Err(problem) => {
            let problem = Some(words(problem, &visitor));
            return refused(&tables, &visitor, HooksPage { problem, ..again }).await;
        }
        Ok(address) => address,
    };
    let acting = visitor.acting(&tables).await?;
    let asked = Asked { url: &url, address: &address, shape, one: one.as_ref() };
    let new = asked.hook(&headers, &visitor, acting.guest.id);
    let secret = new.secret.clone();
    let made = tables.store().webhooks().add_hook(new).await.map_err(MatchError::from);
    if acting.did(&tables, made).await?.is_none() {
        let problem = Some(say::hook_too_many(&visitor.book(), MOST_HOOKS));
        return refused(&tables, &visitor, HooksPage { problem, ..again }).await;
    }
    tables.webhooks().learn().await?;
    let visitor = Visitor { guest: Some(acting.guest.clone()), ..visitor };
    // A chat asks for no signature.
    let secret = (shape == Shape::Plain).then_some(secret);
    let page = page(&tables, &visitor, HooksPage { secret, ..HooksPage::default() }).await?;
    Ok(acting.known(page))
}

/// A hook that somebody would like.
struct Asked<'a> {
    url: &'a str,
    address: &'a Address,
    shape: Shape,
    one: Option<&'a OneMatch>,
}

impl Asked<'_> {
    fn hook(&self, headers: &HeaderMap, visitor: &Visitor, guest: GuestId) -> NewWebhook {
        NewWebhook {
            guest,
            url: self.url.to_owned(),
            host: self.address.host_and_port(),
            origin: origin(headers),
            secret: random_token(),
            shape: self.shape.code().to_owned(),
            only: self.one.and_then(|one| one.id.parse().ok()),
            language: visitor.book().language().code().to_owned(),
            most: MOST_HOOKS,
        }
    }
}

/// The name by which the visitor reached the server.
pub(crate) fn origin(headers: &HeaderMap) -> String {
    let origin = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.filter(|origin| origin.starts_with("http")).unwrap_or_default().to_owned()
}

async fn refused(
    tables: &Community,
    visitor: &Visitor,
    again: HooksPage,
) -> Result<Response, Refusal> {
    let again = page(tables, visitor, again).await?;
    Ok((StatusCode::UNPROCESSABLE_ENTITY, again).into_response())
}

pub(crate) fn reach(site: &Site) -> Reach {
    if site.settings.hooks_to_private { Reach::Everywhere } else { Reach::Public }
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
