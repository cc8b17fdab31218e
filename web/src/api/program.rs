//! Who calls: a program with the token of a guest.

use axum::extract::{FromRef as _, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderName, StatusCode};
use axum::response::{IntoResponse as _, Response};
use bastide_text::Phrasebook;

use super::matches::seen;
use super::problem::{Answer, ApiProblem};
use crate::cookies::bearer;
use crate::cookies::language_in;
use crate::error::WebError;
use crate::guest::token_hash;
use crate::limits::RateLimitKey;
use crate::site::Site;
use crate::{scopes::Scope, scopes::Scopes};
use bastide_community::Community;
use bastide_matches::Match;
use bastide_store::{Bearer, Guest, TokenHash};

/// How callers say what they need of an answer (RFC 7240).
const PREFER: HeaderName = HeaderName::from_static("prefer");
const PREFERENCE_APPLIED: HeaderName = HeaderName::from_static("preference-applied");
const LITTLE: &str = "return=minimal";

/// A program that has shown its token.
pub(super) struct Program {
    pub(super) guest: Guest,
    pub(super) scopes: Scopes,
    pub(super) book: Phrasebook,
    /// The token, for whoever goes on for long.
    pub(super) token: TokenHash,
    /// Whether the caller said that an answer need not tell what they know already.
    wants_little: bool,
}

impl Program {
    /// Whether the token was given out for this.
    pub(super) fn may(&self, scope: Scope) -> Answer<()> {
        if self.scopes.contains(scope) { Ok(()) } else { Err(ApiProblem::out_of_scope(scope)) }
    }

    /// The answer to something done at a table: the match after it, or nothing where the caller asked for little.
    pub(super) async fn after(&self, tables: &Community, table: &Match) -> Response {
        // A token that may only play is not told what it would take another to read.
        if !self.scopes.contains(Scope::Read) {
            return StatusCode::NO_CONTENT.into_response();
        }
        if self.wants_little {
            return (StatusCode::NO_CONTENT, [(PREFERENCE_APPLIED, LITTLE)]).into_response();
        }
        seen(tables, table, self).await.into_response()
    }

    /// What a table said, in the caller's language.
    pub(super) fn told<T>(&self, done: Result<T, impl Into<WebError>>) -> Answer<T> {
        done.map_err(|error| ApiProblem::at_table(error, &self.book))
    }
}

impl FromRequestParts<Site> for Program {
    type Rejection = ApiProblem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Answer<Self> {
        let header = parts.headers.get(AUTHORIZATION).ok_or_else(ApiProblem::no_token)?;
        let token = header.to_str().ok().and_then(bearer).ok_or_else(ApiProblem::no_token)?;
        let tables = Community::from_ref(site);
        let hash = token_hash(token);
        let known = tables.store().tokens().api_token(hash).await?;
        let Bearer { guest, token, ban } = known.ok_or_else(ApiProblem::unknown_token)?;
        let book = Phrasebook::new(language_in(&parts.headers));
        if let Some(ban) = ban {
            return Err(ApiProblem::banned(&ban, &book));
        }
        if let Some(key) = parts.extensions.get::<RateLimitKey>() {
            tables.note_household(guest.id, key.household());
        }
        let wants_little = parts.headers.get_all(PREFER).iter().any(|wish| wish == LITTLE);
        let scopes = Scopes::stored(&token.scopes);
        Ok(Self { guest, scopes, book, token: hash, wants_little })
    }
}
