//! The gate of accounts: whoever tries a password or a code is counted, and hashing waits its turn.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use super::Site;
use crate::accounts::Passwords;
use crate::guard::Caller;
use crate::web_error::WebError;

/// What an attempt to get in goes through.
pub(super) struct Gate {
    passwords: Passwords,
    /// Who counts; nobody where there are no limits.
    caller: Option<Caller>,
}

impl FromRequestParts<Site> for Gate {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Infallible> {
        let caller = parts.extensions.get::<Caller>().cloned();
        Ok(Self { passwords: site.passwords.clone(), caller })
    }
}

impl Gate {
    /// Counts an attempt at the account of this name, whoever makes it.
    pub(super) fn attempt(&self, name: &str) -> Result<(), WebError> {
        self.caller.as_ref().map_or(Ok(()), |caller| caller.tries_a_password(name))
    }

    /// What is kept of a password.
    pub(super) async fn hash(&self, password: String) -> Result<String, WebError> {
        Ok(self.passwords.hash(password).await?)
    }

    /// Whether a password is the one of which this was kept, at the account of this name.
    pub(super) async fn lets_in(
        &self,
        name: &str,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, WebError> {
        self.attempt(name)?;
        Ok(self.passwords.is_right(password, kept).await?)
    }
}
