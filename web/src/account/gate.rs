//! The gate of accounts: attempts at passwords and codes are counted, and hashing waits its turn.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;

use crate::error::WebError;
use crate::limits::RateLimitKey;
use crate::site::Site;
use bastide_community::Community;
use bastide_community::accounts::Passwords;
use bastide_store::GuestId;

/// What an attempt to get in goes through.
pub(crate) struct Gate {
    passwords: Passwords,
    /// What attempts are counted by; none where there are no limits.
    rate_limit: Option<RateLimitKey>,
}

impl FromRequestParts<Site> for Gate {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Infallible> {
        let rate_limit = parts.extensions.get::<RateLimitKey>().cloned();
        Ok(Self { passwords: site.passwords.clone(), rate_limit })
    }
}

impl Gate {
    /// Counts an attempt at the account of this name.
    pub(crate) fn attempt(&self, name: &str) -> Result<(), WebError> {
        match &self.rate_limit {
            Some(rate_limit) => Ok(rate_limit.tries_a_password(name)?),
            None => Ok(()),
        }
    }

    /// Whether this is the password of a player's account; where they have none, there is nothing to ask for.
    pub(crate) async fn is_sure(
        &self,
        tables: &Community,
        guest: GuestId,
        password: String,
    ) -> Result<bool, WebError> {
        match tables.store().accounts().account(guest).await? {
            Some(account) => self.lets_in(&account.name, password, Some(account.password)).await,
            None => Ok(true),
        }
    }

    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, WebError> {
        Ok(self.passwords.hash(password).await?)
    }

    /// Whether a password is the one of which this was kept, at the account of this name.
    pub(crate) async fn lets_in(
        &self,
        name: &str,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, WebError> {
        self.attempt(name)?;
        Ok(self.passwords.is_right(password, kept).await?)
    }
}
