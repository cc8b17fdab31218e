//! Stands before everything that shows a match: while others have yet to play its cards, it is for its own player.
//!
//! Beside the routes and not in them, so that no route can be forgotten. It looks at the route that was chosen and at
//! the variables that the handler is given, never at the path as it was sent: what is decoded in two places is one day
//! decoded in two ways.

use axum::RequestPartsExt as _;
use axum::extract::{MatchedPath, RawPathParams, Request};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;

use crate::cookies;
use crate::cookies::token_in;
use crate::error::WebError;
use crate::guest::token_hash;
use bastide_community::Community;
use bastide_community::tournaments::{Kind, Stage, Tournament};
use bastide_matches::MatchError;
use bastide_store::{GuestId, MatchId, StoreError};

const API: &str = "/api/v1";

/// Lets a request through if its visitor may see the match that it is about, or if it is about none.
pub(crate) async fn check(tables: &Community, request: Request) -> Result<Request, WebError> {
    let (mut parts, body) = request.into_parts();
    if let Some((id, section)) = match_in(&mut parts).await {
        may_see(tables, &id, &section, &parts.headers).await?;
    }
    Ok(Request::from_parts(parts, body))
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
    let table = match tables.open(id).await {
        Ok(table) => table,
        // That there is no such match is for the route to say. Any other failure may pass before the route asks again.
        Err(MatchError::NoSuchMatch) => return Ok(()),
        Err(error) => return Err(error.into()),
    };
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

/// The match that a route is about, as its handler will read it, and what of it.
async fn match_in(parts: &mut Parts) -> Option<(MatchId, String)> {
    let route = parts.extensions.get::<MatchedPath>()?.as_str().to_owned();
    let section = section_of(&route)?;
    let variables: RawPathParams = parts.extract().await.ok()?;
    let (_, id) = variables.iter().find(|(name, _)| *name == "id")?;
    Some((id.parse().ok()?, section.to_owned()))
}

/// What of a match a route is about, if it is about one.
fn section_of(route: &str) -> Option<&str> {
    let route = route.strip_prefix(API).unwrap_or(route);
    let rest = route.strip_prefix("/matches/{id}")?;
    Some(rest.split('/').nth(1).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_that_is_about_a_match_is_known_as_such() {
        for (route, section) in [
            ("/matches/{id}", Some("")),
            ("/matches/{id}/replay/board", Some("replay")),
            ("/api/v1/matches/{id}/log", Some("log")),
            ("/matches", None),
            ("/tournaments/{id}", None),
        ] {
            assert_eq!(section_of(route), section, "{route}");
        }
        for route in crate::routes() {
            let is_about_one = route.path.contains("/matches/{");
            assert_eq!(section_of(&route.path).is_some(), is_about_one, "{}", route.path);
        }
    }
}
