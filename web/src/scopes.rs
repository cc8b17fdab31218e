//! What the token of a program allows, and how one is given out.

use std::fmt;
use std::str::FromStr;

use bastide_text::{Phrasebook, programs as say};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::guest::token_hash;
use bastide_community::Community;
use bastide_matches::random_token;
use bastide_store::{ApiToken, Guest, NewApiToken, StoreError, now};

/// What a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// See what the guest sees: their games, hands and lists.
    Read,
    /// Set matches up, sit down, act, take back, resign.
    Play,
    /// Say something at a table.
    Chat,
    /// Make and end tokens.
    Tokens,
}

impl Scope {
    pub const ALL: [Self; 4] = [Self::Read, Self::Play, Self::Chat, Self::Tokens];

    /// As forms write it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Chat => "chat",
            Self::Tokens => "tokens",
        }
    }

    pub(crate) fn words(self, book: &Phrasebook) -> String {
        match self {
            Self::Read => say::scope_read(book),
            Self::Play => say::scope_play(book),
            Self::Chat => say::scope_chat(book),
            Self::Tokens => say::scope_tokens(book),
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Scope {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|scope| scope.to_string() == text).ok_or(())
    }
}

/// What a token allows, all together; stored as words with spaces between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Scopes(Vec<Scope>);

impl Scopes {
    pub(crate) fn of(asked: &[Scope]) -> Self {
        Self(Scope::ALL.into_iter().filter(|scope| asked.contains(scope)).collect())
    }

    /// A word that this version does not know allows nothing.
    pub(crate) fn stored(text: &str) -> Self {
        Self(text.split(' ').filter_map(|word| word.parse().ok()).collect())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Scope> {
        self.0.iter().copied()
    }

    pub(crate) fn contains(&self, scope: Scope) -> bool {
        self.0.contains(&scope)
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(Scope::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

/// A guest may have so many; more are forgotten somewhere.
pub(crate) const MOST_TOKENS: u32 = 20;

/// Makes a token and tells it, once; none if the guest has so many already.
pub(crate) async fn issue(
    tables: &Community,
    guest: &Guest,
    label: &str,
    scopes: &Scopes,
    days: Option<u32>,
) -> Result<Option<(String, ApiToken)>, StoreError> {
    let token = format!("bastide_{}{}", random_token(), random_token());
    let row = tables
        .store()
        .tokens()
        .add_api_token(
            NewApiToken {
                guest: guest.id,
                hash: token_hash(&token),
                label: label.to_owned(),
                scopes: scopes.to_string(),
                expires_at: days.map(expiry),
            },
            MOST_TOKENS,
        )
        .await?;
    Ok(row.map(|row| (token, row)))
}

/// In so many days, in milliseconds since 1970.
fn expiry(days: u32) -> i64 {
    now() + i64::from(days) * 24 * 60 * 60 * 1000
}
