//! Webhooks: addresses that are called when a player is to be told something. A browser that takes push messages is one of
//! them; [`calls`] is the queue of calls, [`choices`] what a player wants to be told.

mod calls;
mod choices;

use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::players::hold;
use crate::{GuestId, MatchId, Result, Store, now};

pub use calls::{CallFailure, CallSubject, QueuedCall, TakeCalls, WebhookCall};
pub use choices::NoticeChoice;

/// A webhook as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    pub id: i64,
    pub url: String,
    pub shape: String,
    /// The only match it is about.
    pub only: Option<MatchId>,
    pub created_at: i64,
    /// When a call last came through.
    pub last_at: Option<i64>,
    /// When the current row of failures began.
    pub failing_since: Option<i64>,
    /// Whether it was turned off for failing too long.
    pub is_off: bool,
}

/// A webhook about to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewWebhook {
    pub guest: GuestId,
    pub url: String,
    /// Host and port of the address.
    pub host: String,
    /// The origin under which the player reached the server.
    pub origin: String,
    pub secret: String,
    /// What its calls look like.
    pub shape: String,
    pub only: Option<MatchId>,
    /// What calls that people read are written in.
    pub language: String,
    /// A guest has so many of this sort at most.
    pub most: u32,
}

/// The shape of a browser that takes push messages.
pub const PUSH: &str = "push";

impl Store {
    /// Webhooks and their calls.
    pub fn webhooks(&self) -> Webhooks<'_> {
        Webhooks { store: self }
    }
}

/// Webhooks and their calls.
#[derive(Clone, Copy)]
pub struct Webhooks<'a> {
    store: &'a Store,
}

impl Access for Webhooks<'_> {
    fn store(&self) -> &Store {
        self.store
    }
}

/// What [`listed`] reads.
macro_rules! hooks {
    ($rest:literal) => {
        concat!(
            "select id, url, shape, match, created_at, last_at, failing_since, is_off from hook ",
            $rest
        )
    };
}

impl Webhooks<'_> {
    /// Adds a webhook, unless the guest has as many as there can be.
    pub async fn add_hook(self, new: NewWebhook) -> Result<Option<Webhook>> {
        self.write(move |tx| {
            // The secret is new for every webhook: a row with it comes from a first attempt.
            let there = hook_with(tx, &new)?;
            if there.is_some() {
                return Ok(there);
            }
            hold(tx, new.guest)?;
            let sql = "select count(*) from hook where guest = $1
                 and case shape when 'push' then 1 else 0 end = $2";
            let is_push = new.shape == PUSH;
            let held: u32 = tx.one(sql, &[&new.guest, &is_push], |row| row.get(0))?;
            if held >= new.most {
                return Ok(None);
            }
            insert(tx, &new)?;
            hook_with(tx, &new)
        })
        .await
    }

    /// Adds a browser that takes push messages; where it was known already, under whatever name, it is this guest's now. The
    /// oldest makes room.
    pub async fn add_browser(self, new: NewWebhook) -> Result<()> {
        self.write(move |tx| {
            let sql = "delete from hook where url = $1 and shape = 'push'";
            tx.execute(sql, &[&new.url])?;
            tx.execute(
                "delete from hook where guest = $1 and shape = 'push' and id not in
                     (select id from hook where guest = $1 and shape = 'push'
                      order by id desc limit $2)",
                &[&new.guest, &new.most.saturating_sub(1)],
            )?;
            insert(tx, &new)
        })
        .await
    }

    /// Forgets a browser of this guest.
    pub async fn remove_browser(self, guest: GuestId, url: &str) -> Result<()> {
        let url = url.to_owned();
        self.write(move |tx| {
            let sql = "delete from hook where guest = $1 and url = $2 and shape = 'push'";
            tx.execute(sql, &[&guest, &url]).map(drop)
        })
        .await
    }

    /// The webhooks of a player that are no browsers, the newest first.
    pub async fn hooks(self, guest: GuestId) -> Result<Vec<Webhook>> {
        let sql = hooks!("where guest = $1 and shape <> 'push' order by id desc");
        self.read(move |tx| tx.all(sql, &[&guest], listed)).await
    }

    /// The browsers of a player, the newest first.
    pub async fn browsers(self, guest: GuestId) -> Result<Vec<Webhook>> {
        let sql = hooks!("where guest = $1 and shape = 'push' order by id desc");
        self.read(move |tx| tx.all(sql, &[&guest], listed)).await
    }

    /// Removes a webhook of a player with its calls.
    pub async fn remove_hook(self, guest: GuestId, id: i64) -> Result<()> {
        self.write(move |tx| {
            let sql = "delete from hook where id = $1 and guest = $2";
            tx.execute(sql, &[&id, &guest]).map(drop)
        })
        .await
    }

    /// Whether any webhook is on.
    pub async fn has_hooks(self) -> Result<bool> {
        self.read(|tx| {
            tx.one("select exists (select 1 from hook where is_off = 0)", &[], |row| row.get(0))
        })
        .await
    }

    /// The key of this name. Of several nodes that make one at once, the first wins.
    pub async fn server_key(self, name: &'static str, made: &str) -> Result<String> {
        let made = made.to_owned();
        self.write(move |tx| {
            let sql = "insert into server_key (name, value) values ($1, $2) on conflict do nothing";
            tx.execute(sql, &[&name, &made])?;
            let sql = "select value from server_key where name = $1";
            tx.one(sql, &[&name], |row| row.get(0))
        })
        .await
    }
}

fn hook_with(tx: &Tx<'_>, new: &NewWebhook) -> Result<Option<Webhook>> {
    let sql = hooks!("where guest = $1 and secret = $2");
    tx.optional(sql, &[&new.guest, &new.secret], listed)
}

fn insert(tx: &Tx<'_>, new: &NewWebhook) -> Result<()> {
    let NewWebhook { guest, url, host, origin, secret, shape, only, language, most: _ } = new;
    tx.execute(
        "insert into hook (guest, url, host, origin, secret, shape, match, language, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        &[guest, url, host, origin, secret, shape, only, language, &now()],
    )
    .map(drop)
}

fn listed(row: &Row<'_>) -> Result<Webhook> {
    Ok(Webhook {
        id: row.get("id")?,
        url: row.get("url")?,
        shape: row.get("shape")?,
        only: row.get("match")?,
        created_at: row.get("created_at")?,
        last_at: row.get("last_at")?,
        failing_since: row.get("failing_since")?,
        is_off: row.get("is_off")?,
    })
}
