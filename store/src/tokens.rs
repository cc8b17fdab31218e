//! API tokens, by which programs act for a player. The store keeps their hashes.

use std::sync::atomic::Ordering;

use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::moderation::Restraint;
use crate::players::hold;
use crate::{Guest, GuestId, Result, Store, TokenHash, now};

/// A token as its owner sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    pub id: i64,
    /// What its owner calls it.
    pub label: String,
    /// What it allows, as words with spaces between them; the store does not interpret them.
    pub scopes: String,
    pub created_at: i64,
    /// When it expires.
    pub expires_at: Option<i64>,
    /// When it was last used, to the hour.
    pub used_at: Option<i64>,
}

/// A token about to be issued.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewApiToken {
    pub guest: GuestId,
    pub hash: TokenHash,
    pub label: String,
    pub scopes: String,
    pub expires_at: Option<i64>,
}

/// The owner of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    pub guest: Guest,
    pub token: ApiToken,
    /// Their ban, if they have one.
    pub ban: Option<Restraint>,
}

/// How precisely the last use is recorded: a write per request would cost too much.
const USE_IS_NOTED_EVERY: i64 = 60 * 60 * 1000;

impl Store {
    /// API tokens.
    pub fn tokens(&self) -> Tokens<'_> {
        Tokens { store: self }
    }
}

/// API tokens.
#[derive(Clone, Copy)]
pub struct Tokens<'a> {
    store: &'a Store,
}

impl Access for Tokens<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

impl Tokens<'_> {
    /// Adds a token, unless its owner has so many already.
    pub async fn add_api_token(self, token: NewApiToken, most: u32) -> Result<Option<ApiToken>> {
        self.write(move |tx| {
            if tx.is_in_doubt()
                && let Some(bearer) = by_hash(tx, token.hash)?
            {
                return Ok(Some(bearer.token));
            }
            let NewApiToken { guest, hash, label, scopes, expires_at } = &token;
            hold(tx, *guest)?;
            let sql = "select count(*) from api_token where guest = $1";
            let held: u32 = tx.one(sql, &[guest], |row| row.get(0))?;
            if held >= most {
                return Ok(None);
            }
            let added = tx.one(
                "insert into api_token (guest, token_hash, label, scopes, created_at, expires_at)
                 values ($1, $2, $3, $4, $5, $6)
                 returning id, label, scopes, created_at, expires_at, used_at",
                &[guest, hash, label, scopes, &now(), expires_at],
                listed,
            )?;
            Ok(Some(added))
        })
        .await
    }

    /// The token with this hash and its owner, unless it has expired.
    pub async fn api_token(self, hash: TokenHash) -> Result<Option<Bearer>> {
        let found = self.glance(move |tx| by_hash(tx, hash)).await?;
        if let Some(bearer) = &found {
            self.note_use(&bearer.token).await?;
        }
        Ok(found)
    }

    async fn note_use(self, token: &ApiToken) -> Result<()> {
        let (id, at) = (token.id, now());
        if token.used_at.is_some_and(|used| at - used < USE_IS_NOTED_EVERY) {
            return Ok(());
        }
        self.write(move |tx| {
            tx.execute("update api_token set used_at = $1 where id = $2", &[&at, &id])?;
            Ok(())
        })
        .await
    }

    /// The tokens of a guest, the newest first.
    pub async fn api_tokens(self, guest: GuestId) -> Result<Vec<ApiToken>> {
        self.read(move |tx| {
            let sql = "select id, label, scopes, created_at, expires_at, used_at from api_token
                 where guest = $1 order by id desc";
            tx.all(sql, &[&guest], listed)
        })
        .await
    }

    /// Ends a token of a guest; false if there was none.
    pub async fn remove_api_token(self, guest: GuestId, id: i64) -> Result<bool> {
        let ended = self.write(move |tx| {
            let sql = "delete from api_token where id = $1 and guest = $2";
            Ok(tx.execute(sql, &[&id, &guest])? == 1 || tx.is_in_doubt())
        });
        let is_ended = ended.await?;
        self.note_ended();
        Ok(is_ended)
    }

    /// Changes whenever this process ends a token, so that caches of tokens are refreshed.
    pub fn tokens_ended(self) -> u64 {
        self.store.tokens_ended.load(Ordering::Acquire)
    }

    pub(super) fn note_ended(self) {
        self.store.tokens_ended.fetch_add(1, Ordering::AcqRel);
    }
}

fn by_hash(tx: &Tx<'_>, hash: TokenHash) -> Result<Option<Bearer>> {
    tx.optional(
        "select token.id as id, label, scopes, token.created_at as created_at, expires_at, used_at,
                token.guest as guest, name, ban.reason as reason, ban.until as until
         from api_token token join guest on guest.id = token.guest
         left join restraint ban on ban.guest = guest.id and ban.kind = 'ban'
         where token.token_hash = $1 and (expires_at is null or expires_at > $2)",
        &[&hash, &now()],
        |row| {
            let guest = Guest { id: row.get("guest")?, name: row.get("name")? };
            let (reason, until): (Option<String>, Option<i64>) =
                (row.get("reason")?, row.get("until")?);
            let ban = reason.map(|reason| Restraint { reason, until });
            let ban = ban.filter(|ban| ban.until.is_none_or(|until| until > now()));
            Ok(Bearer { guest, token: listed(row)?, ban })
        },
    )
}

fn listed(row: &Row<'_>) -> Result<ApiToken> {
    Ok(ApiToken {
        id: row.get("id")?,
        label: row.get("label")?,
        scopes: row.get("scopes")?,
        created_at: row.get("created_at")?,
        expires_at: row.get("expires_at")?,
        used_at: row.get("used_at")?,
    })
}
