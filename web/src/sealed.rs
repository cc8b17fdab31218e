//! Stands before everything that shows a match: while others have yet to play its cards, it is for its own player.
//!
//! Beside the routes and not in them, so that no route can be forgotten.

use axum::extract::Request;
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;

use crate::cookies;
use crate::cookies::token_in;
use crate::error::WebError;
use crate::guest::token_hash;
use bastide_community::Community;
use bastide_community::tournaments::{Kind, Stage, Tournament};
use bastide_store::{GuestId, MatchId, StoreError};

const API: &str = "/api/v1";

/// Whether this visitor may see the match that a request is about; so if it is about none.
pub(crate) async fn check(tables: &Community, request: &RequestHead<'_>) -> Result<(), WebError> {
    match match_in(request.path) {
        Some((id, section)) => may_see(tables, &id, section, request.headers).await,
        None => Ok(()),
    }
}

/// What of a request says which match it is about, and who sends it.
pub(crate) struct RequestHead<'a> {
    pub(crate) path: &'a str,
    pub(crate) headers: &'a HeaderMap,
}

impl<'a> RequestHead<'a> {
    pub(crate) fn of(request: &'a Request) -> Self {
        Self { path: request.uri().path(), headers: request.headers() }
    }
}

/// Whether the results of a tournament are kept back: they would tell others what the cards hold.
pub(crate) fn is_sealed(event: &Tournament) -> bool {
    event.kind == Kind::Duplicate && event.stage == Stage::Running
}

async fn may_see(
    tables: &Community,
    id: &MatchId,
    section: &str,
    headers: &HeaderMap,
) -> Result<(), WebError> {
    // What cannot be opened is for the route to say.
    let Ok(table) = tables.open(id).await else { return Ok(()) };
    if table.event.as_ref().is_none_or(|event| !event.is_sealed()) {
        return Ok(());
    }
    let guest = guest(tables, headers).await?;
    Ok(tables.tournaments().may_see(&table, guest, section).await?)
}

/// Who asks: by their cookie, or by the token of a program.
async fn guest(tables: &Community, headers: &HeaderMap) -> Result<Option<GuestId>, StoreError> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(cookies::bearer) {
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
