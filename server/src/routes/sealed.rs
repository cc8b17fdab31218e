//! Stands before everything that shows a match: while others have yet to play its cards, it is for its own player.
//!
//! Beside the routes and not in them, so that no route can be forgotten.

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::Refusal;
use crate::api;
use crate::store::{GuestId, MatchId, StoreError};
use crate::tables::Tables;
use crate::visitor::{token_hash, token_in};
use crate::web_error::WebError;

const API: &str = "/api/v1";

pub(super) async fn guard(State(tables): State<Tables>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let Some((id, part)) = match_in(path) else { return next.run(request).await };
    match seen(&tables, &id, part, request.headers()).await {
        Ok(()) => next.run(request).await,
        Err(error) if path.starts_with(API) => api::refused(error, request.headers()),
        Err(error) => Refusal(error).into_response(),
    }
}

async fn seen(
    tables: &Tables,
    id: &MatchId,
    part: &str,
    headers: &HeaderMap,
) -> Result<(), WebError> {
    // What cannot be opened is for the route to say.
    let Ok(table) = tables.open(id).await else { return Ok(()) };
    if table.event.as_ref().is_none_or(|event| !event.is_sealed()) {
        return Ok(());
    }
    let guest = caller(tables, headers).await?;
    Ok(tables.tournaments().may_see(&table, guest, part).await?)
}

/// Who asks: by their cookie, or by the token of a program.
async fn caller(tables: &Tables, headers: &HeaderMap) -> Result<Option<GuestId>, StoreError> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(api::bearer) {
        let known = tables.store().tokens().api_token(token_hash(token)).await?;
        return Ok(known.map(|bearer| bearer.guest.id));
    }
    let Some(token) = token_in(headers) else { return Ok(None) };
    Ok(tables.store().accounts().known(token_hash(token)).await?.map(|known| known.guest.id))
}

/// The match that a path is about, and what of it.
fn match_in(path: &str) -> Option<(MatchId, &str)> {
    let path = path.strip_prefix(API).unwrap_or(path);
    let mut parts = path.strip_prefix("/matches/")?.split('/');
    let id = parts.next()?.parse().ok()?;
    Some((id, parts.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_found_in_every_path_that_is_about_it() {
        for (path, part) in [
            ("/matches/4k7m2nq9zx", ""),
            ("/matches/4k7m2nq9zx/replay/board", "replay"),
            ("/api/v1/matches/4k7m2nq9zx/log", "log"),
        ] {
            let (id, found) = match_in(path).unwrap();
            assert_eq!((id.as_str(), found), ("4k7m2nq9zx", part));
        }
        assert!(match_in("/matches").is_none() && match_in("/tournaments/4k7m2nq9zx").is_none());
    }
}
