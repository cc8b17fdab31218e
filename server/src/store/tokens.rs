//! Tokens by which programs act for a guest. Of a token only its hash is kept.

use rusqlite::{OptionalExtension, Row};

use super::{Guest, GuestId, Result, Store, TokenHash, now};

/// A token as its owner sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
    /// What it allows, as words with spaces between them; the store does not interpret them.
    pub scopes: String,
    pub created_at: i64,
    /// From when on it is worth nothing.
    pub expires_at: Option<i64>,
    /// When it was last used, to the hour.
    pub used_at: Option<i64>,
}

/// A token about to be given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewApiToken {
    pub guest: GuestId,
    pub hash: TokenHash,
    pub label: String,
    pub scopes: String,
    pub expires_at: Option<i64>,
}

/// How exactly it is noted when a token was used: a write for every request would cost more than it tells.
const USE_IS_NOTED_EVERY: i64 = 60 * 60 * 1000;

impl Store {
    pub async fn add_api_token(&self, token: NewApiToken) -> Result<ApiToken> {
        self.write(move |tx| {
            let NewApiToken { guest, hash, label, scopes, expires_at } = token;
            let created_at = now();
            let id = tx
                .prepare_cached(
                    "insert into api_token (guest, token_hash, label, scopes, created_at, expires_at)
                     values ($1, $2, $3, $4, $5, $6) returning id",
                )?
                .query_one((guest, hash, &label, &scopes, created_at, expires_at), |row| row.get(0))?;
            Ok(ApiToken { id, label, scopes, created_at, expires_at, used_at: None })
        })
        .await
    }

    /// Whose token has this hash, and what it is; nothing once it has expired.
    pub async fn api_token(&self, hash: TokenHash) -> Result<Option<(Guest, ApiToken)>> {
        let found = self
            .read(move |tx| {
                let found = tx
                    .prepare_cached(
                        "select api_token.*, guest.name as name from api_token
                         join guest on guest.id = api_token.guest
                         where api_token.token_hash = $1 and (expires_at is null or expires_at > $2)",
                    )?
                    .query_one((hash, now()), |row| {
                        let guest = Guest { id: row.get("guest")?, name: row.get("name")? };
                        Ok((guest, listed(row)?))
                    })
                    .optional()?;
                Ok(found)
            })
            .await?;
        if let Some((_, token)) = &found {
            self.note_use(token).await?;
        }
        Ok(found)
    }

    async fn note_use(&self, token: &ApiToken) -> Result<()> {
        let (id, at) = (token.id, now());
        if token.used_at.is_some_and(|used| at - used < USE_IS_NOTED_EVERY) {
            return Ok(());
        }
        self.write(move |tx| {
            tx.prepare_cached("update api_token set used_at = $1 where id = $2")?
                .execute((at, id))?;
            Ok(())
        })
        .await
    }

    /// The tokens of a guest, the newest first.
    pub async fn api_tokens(&self, guest: GuestId) -> Result<Vec<ApiToken>> {
        self.read(move |tx| {
            let mut select =
                tx.prepare_cached("select * from api_token where guest = $1 order by id desc")?;
            let tokens = select.query_map([guest], listed)?.collect::<Result<_, _>>()?;
            Ok(tokens)
        })
        .await
    }

    /// Ends a token of a guest; says whether there was one.
    pub async fn remove_api_token(&self, guest: GuestId, id: i64) -> Result<bool> {
        self.write(move |tx| {
            let removed = tx
                .prepare_cached("delete from api_token where id = $1 and guest = $2")?
                .execute((id, guest))?;
            Ok(removed == 1)
        })
        .await
    }
}

fn listed(row: &Row<'_>) -> rusqlite::Result<ApiToken> {
    Ok(ApiToken {
        id: row.get("id")?,
        label: row.get("label")?,
        scopes: row.get("scopes")?,
        created_at: row.get("created_at")?,
        expires_at: row.get("expires_at")?,
        used_at: row.get("used_at")?,
    })
}
