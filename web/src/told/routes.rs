//! Being told: choices, and the browsers that take messages.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use axum::{Form, Json};
use serde::Deserialize;

use super::page::{self, BrowserRow, ToldPage};
use crate::error::Refusal;
use crate::moment;
use crate::site::{Site, html};
use crate::webhooks::routes::{origin, reach};
use crate::{visitor::Visitor, visitor::frame};
use bastide_community::Community;
use bastide_community::webhooks::{BrowserKeys, NoticeKind, WebhookError};
use bastide_matches::MatchError;
use bastide_store::{NewWebhook, NoticeChoice, PUSH, StoreError, Webhook};

/// A guest has so many browsers at most; the oldest makes room.
const MOST_BROWSERS: u32 = 10;
const CHANNEL: &str = "push";

#[derive(Deserialize)]
pub(crate) struct ToldQuery {
    saved: Option<String>,
}

/// `GET /told`
pub(crate) async fn show(
    State(tables): State<Community>,
    visitor: Visitor,
    Query(asked): Query<ToldQuery>,
) -> Result<Html<String>, Refusal> {
    let webhooks = tables.webhooks();
    let key = webhooks.server_key().await.map_err(refusal)?.public();
    let mut page = ToldPage { key, is_saved: asked.saved.is_some(), ..ToldPage::default() };
    let mut choices = Vec::new();
    if let Some(guest) = visitor.id() {
        let kept = tables.store().webhooks();
        choices = kept.choices(guest).await?;
        page.hooks = kept.hooks(guest).await?.len();
        page.browsers = kept.browsers(guest).await?.iter().map(row).collect();
    }
    let is_on = |kind: NoticeKind| {
        let chosen = choices.iter().find(|it| it.channel == CHANNEL && it.kind == kind.code());
        chosen.map_or(kind.is_usual(), |chosen| chosen.is_on)
    };
    page.chosen = NoticeKind::CHOSEN.map(|kind| (kind.code(), is_on(kind))).to_vec();
    let book = visitor.book();
    Ok(html(page::being_told(&page, &frame(&visitor, &book, "/told"))))
}

fn row(hook: &Webhook) -> BrowserRow {
    BrowserRow {
        id: hook.id,
        made: moment::since(hook.created_at),
        last: hook.last_at.map(moment::since),
        fails: hook.is_off || hook.failing_since.is_some(),
    }
}

fn refusal(error: WebhookError) -> Refusal {
    match error {
        WebhookError::Store(error) => error.into(),
        WebhookError::Match(error) => error.into(),
        WebhookError::Push(error) => {
            tracing::error!(%error, "push messages cannot be signed");
            StoreError::Stopped.into()
        }
    }
}

/// `POST /told`: what is to be told; what is not named is not.
pub(crate) async fn choose(
    State(tables): State<Community>,
    visitor: Visitor,
    Form(chosen): Form<HashMap<String, String>>,
) -> Result<Response, Refusal> {
    let acting = visitor.acting(&tables).await?;
    let choice = |kind: NoticeKind| NoticeChoice {
        kind: kind.code().to_owned(),
        channel: CHANNEL.to_owned(),
        is_on: chosen.contains_key(kind.code()),
    };
    let choices = NoticeKind::CHOSEN.map(choice).to_vec();
    let made = tables.store().webhooks().choose(acting.guest.id, choices).await;
    acting.did(&tables, made.map_err(MatchError::from)).await?;
    Ok(acting.known(Redirect::to("/told?saved=1")))
}

/// A subscription, as browsers write it.
#[derive(Deserialize)]
pub(crate) struct Subscription {
    endpoint: String,
    keys: SubscriptionKeys,
}

#[derive(Deserialize)]
struct SubscriptionKeys {
    p256dh: String,
    auth: String,
}

/// `POST /told/browsers`: this browser takes messages from now on.
pub(crate) async fn subscribe(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(subscription): Json<Subscription>,
) -> Result<Response, Refusal> {
    let tables = site.tables.clone();
    let Subscription { endpoint, keys } = subscription;
    let address = reach(&site).read(&endpoint);
    let keys = BrowserKeys::read(&keys.p256dh, &keys.auth);
    let (Ok(address), Ok(keys)) = (address, keys) else {
        return Ok(StatusCode::UNPROCESSABLE_ENTITY.into_response());
    };
    let acting = visitor.acting(&tables).await?;
    let new = NewWebhook {
        guest: acting.guest.id,
        host: address.host_and_port(),
        url: endpoint,
        origin: origin(&headers),
        secret: keys.to_text(),
        shape: PUSH.to_owned(),
        only: None,
        language: visitor.book().language().code().to_owned(),
        most: MOST_BROWSERS,
    };
    let made = tables.store().webhooks().add_browser(new).await.map_err(MatchError::from);
    acting.did(&tables, made).await?;
    tables.webhooks().learn().await?;
    Ok(acting.known(StatusCode::NO_CONTENT))
}

#[derive(Deserialize)]
pub(crate) struct OneBrowser {
    endpoint: String,
}

/// `POST /told/browsers/forget`: this browser takes no messages any more.
pub(crate) async fn forget(
    State(tables): State<Community>,
    visitor: Visitor,
    Json(OneBrowser { endpoint }): Json<OneBrowser>,
) -> Result<StatusCode, Refusal> {
    let guest = visitor.id().ok_or(MatchError::NotYourSeat)?;
    tables.store().webhooks().remove_browser(guest, &endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /told/browsers/test`: a message to this browser.
pub(crate) async fn test(
    State(tables): State<Community>,
    visitor: Visitor,
    Json(OneBrowser { endpoint }): Json<OneBrowser>,
) -> Result<StatusCode, Refusal> {
    let guest = visitor.id().ok_or(MatchError::NotYourSeat)?;
    let at = tables.time().now();
    tables.store().webhooks().queue_test(guest, &endpoint, at).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /told/browsers/{id}/end`: another browser of theirs.
pub(crate) async fn end(
    State(tables): State<Community>,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Result<Redirect, Refusal> {
    let guest = visitor.id().ok_or(MatchError::NotYourSeat)?;
    tables.store().webhooks().remove_hook(guest, id).await?;
    Ok(Redirect::to("/told"))
}
