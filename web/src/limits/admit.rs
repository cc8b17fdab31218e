//! Rate limits: a client that asks too often is told when to come back, before anything is done for it.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::http::header::AUTHORIZATION;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::allowance::LimitKind;
use super::refuse::{SOON, TooBusy, TooOften};
use super::{Client, Guard, Keys, StreamPlace, holding};
use crate::cookies::token_in;
use bastide_community::accounts::fold;

const LIVE: [&str; 3] = ["/matches/{id}/live", "/notices", "/api/v1/stream"];
/// Monitoring is never turned away.
const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// Programs are told how much is left to them.
const API: &str = "/api/";

/// What a request is counted by, for limits further inside.
#[derive(Clone)]
pub(crate) struct RateLimitKey {
    guard: Guard,
    keys: Keys,
}

impl RateLimitKey {
    /// Counts a new guest.
    pub(crate) fn brings_a_guest(&self) -> Result<(), TooOften> {
        let taken = self.guard.take(LimitKind::Guest, &self.keys, Instant::now());
        taken.map_err(again)
    }

    /// The address as a number that says nothing but whether two are the same.
    pub(crate) fn household(&self) -> u64 {
        self.keys.address.map_or(0, |address| HASHER.hash_one(address))
    }

    /// Counts a table that waits for strangers.
    pub(crate) fn opens_a_table(&self) -> Result<(), TooOften> {
        let taken = self.guard.take(LimitKind::OpenTable, &self.keys, Instant::now());
        taken.map_err(again)
    }

    /// How many tables of bots alone a player has at a time; none where there is no limit.
    pub(crate) fn most_bots_alone(&self) -> Option<u32> {
        Some(self.guard.protection().limits.as_ref()?.bots_alone)
    }

    /// Counts something that is asked over a connection that stays.
    pub(crate) fn asks(&self) -> Result<(), TooOften> {
        let taken = self.guard.take(LimitKind::Request, &self.keys, Instant::now());
        taken.map_err(again)
    }

    /// A place for a connection that stays.
    pub(crate) fn takes_a_stream(&self) -> Result<StreamPlace, TooOften> {
        self.guard.stream(&self.keys).ok_or(TooOften { seconds: SOON })
    }

    /// Counts an attempt to get into the account of this name.
    pub(crate) fn tries_a_password(&self, name: &str) -> Result<(), TooOften> {
        let taken = self.guard.take_account(HASHER.hash_one(fold(name)), Instant::now());
        taken.map_err(again)
    }
}

/// Randomly keyed, so that no client can make up tokens or names that share a bucket with another's.
static HASHER: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// Whole seconds, rounded up: a client that waits as long as it is told does not come too early.
fn again(wait: Duration) -> TooOften {
    TooOften { seconds: wait.as_secs_f32().ceil().max(1.0) as u32 }
}

/// Lets a request in, or says when to come again.
pub(crate) async fn admit(
    State(guard): State<Guard>,
    mut request: Request,
    next: Next,
) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_default();
    if HEALTH.contains(&route.as_str()) {
        return next.run(request).await;
    }
    let keys = keys(&guard, &request);
    let done = LimitKind::of_route(&route).filter(|_| !request.method().is_safe());
    for kind in [Some(LimitKind::Request), done].into_iter().flatten() {
        if let Err(wait) = guard.take(kind, &keys, Instant::now()) {
            return TooBusy::Requests(again(wait)).into_response();
        }
    }
    request.extensions_mut().insert(RateLimitKey { guard: guard.clone(), keys });
    if LIVE.contains(&route.as_str()) {
        let Some(place) = guard.stream(&keys) else {
            return TooBusy::Streams(TooOften { seconds: SOON }).into_response();
        };
        return next.run(request).await.map(|body| holding(body, place));
    }
    let response = next.run(request).await;
    if route.starts_with(API) { told_what_is_left(response, &guard, &keys) } else { response }
}

/// How many requests a program has left, of how many, and in how many seconds it has all of them again.
fn told_what_is_left(mut response: Response, guard: &Guard, keys: &Keys) -> Response {
    if let Some(left) = guard.left(keys, Instant::now()) {
        let told = [
            ("ratelimit-limit", left.of),
            ("ratelimit-remaining", left.requests),
            ("ratelimit-reset", left.full_in),
        ];
        for (name, value) in told {
            response.headers_mut().insert(name, HeaderValue::from(value));
        }
    }
    response
}

fn keys(guard: &Guard, request: &Request) -> Keys {
    let client = Client::of(request.extensions(), request.headers(), &guard.protection().proxies);
    // Only tests ask without a connection.
    if client.address.is_none() {
        return Keys::default();
    }
    if client.has_unnamed_proxy {
        guard.notice_proxy();
    }
    let program = || request.headers().get(AUTHORIZATION).map(HeaderValue::as_bytes);
    let token = token_in(request.headers()).map(str::as_bytes).or_else(program);
    let visitor = token.map(|token| HASHER.hash_one(token));
    Keys { visitor, address: client.prefix() }
}
