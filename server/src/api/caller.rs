//! Who calls: a program with the token of a guest.

use axum::extract::{FromRef as _, FromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use bastide_text::Phrasebook;

use super::problem::{Answer, Problem};
use super::tokens::{Scope, Scopes};
use crate::routes::Site;
use crate::store::{Bearer, Guest};
use crate::tables::{TableError, Tables};
use crate::visitor::{language_in, token_hash};

/// A program that has shown its token.
pub(super) struct Caller {
    pub(super) guest: Guest,
    pub(super) scopes: Scopes,
    pub(super) book: Phrasebook,
}

impl Caller {
    /// Whether the token was given out for this.
    pub(super) fn may(&self, scope: Scope) -> Answer<()> {
        if self.scopes.contains(scope) { Ok(()) } else { Err(Problem::out_of_scope(scope)) }
    }

    /// What a table said, in the caller's language.
    pub(super) fn told<T>(&self, done: Result<T, TableError>) -> Answer<T> {
        done.map_err(|error| Problem::at_table(error, &self.book))
    }
}

impl FromRequestParts<Site> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Answer<Self> {
        let header = parts.headers.get(AUTHORIZATION).ok_or_else(Problem::no_token)?;
        let token = header.to_str().ok().and_then(bearer).ok_or_else(Problem::no_token)?;
        let tables = Tables::from_ref(site);
        let known = tables.store().api_token(token_hash(token)).await?;
        let Bearer { guest, token, ban } = known.ok_or_else(Problem::unknown_token)?;
        let book = Phrasebook::new(language_in(&parts.headers));
        if let Some(ban) = ban {
            return Err(Problem::banned(&ban, &book));
        }
        Ok(Self { guest, scopes: Scopes::stored(&token.scopes), book })
    }
}

/// The scheme's name is read in any case.
pub(crate) fn bearer(header: &str) -> Option<&str> {
    let (scheme, token) = header.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}
