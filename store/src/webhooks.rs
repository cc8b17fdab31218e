//! Webhooks: addresses that are called when it is a player's turn, and the queue of calls.
//!
//! A node postpones a call before making it, so that only one of several nodes makes it; if that node dies, the call
//! falls due again.

use crate::access::Access;
use crate::engine::{Row, Tx};
use crate::{GuestId, MatchId, Result, Store, now};

/// A webhook as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Webhook {
    pub id: i64,
    pub url: String,
    pub created_at: i64,
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
    /// The origin under which the player reached the server.
    pub origin: String,
    pub secret: String,
}

/// A turn that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedTurn {
    pub id: MatchId,
    pub seat: u8,
    pub guest: GuestId,
    pub ply: u32,
}

/// A call that this node is to make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookCall {
    pub hook: i64,
    pub url: String,
    pub origin: String,
    pub secret: String,
    pub id: MatchId,
    pub game: String,
    pub seat: u8,
    pub ply: u32,
    /// The number of attempts, this one included.
    pub tries: u32,
}

/// The queue of one webhook; further turns are dropped.
const MOST_WAITING: u32 = 100;
/// How many calls a node takes at a time.
const AT_ONCE: u32 = 16;

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

impl Webhooks<'_> {
    pub async fn add_hook(self, new: NewWebhook) -> Result<Webhook> {
        self.write(move |tx| {
            let NewWebhook { guest, url, origin, secret } = &new;
            // The secret is new for every webhook: a row with it comes from a first attempt.
            let there = tx.optional(
                "select id, url, created_at, failing_since, is_off from hook
                 where guest = $1 and secret = $2",
                &[guest, secret],
                listed,
            )?;
            if let Some(hook) = there {
                return Ok(hook);
            }
            tx.one(
                "insert into hook (guest, url, origin, secret, created_at)
                 values ($1, $2, $3, $4, $5)
                 returning id, url, created_at, failing_since, is_off",
                &[guest, url, origin, secret, &now()],
                listed,
            )
        })
        .await
    }

    /// The webhooks of a player, the newest first.
    pub async fn hooks(self, guest: GuestId) -> Result<Vec<Webhook>> {
        self.read(move |tx| {
            let sql = "select id, url, created_at, failing_since, is_off from hook
                 where guest = $1 order by id desc";
            tx.all(sql, &[&guest], listed)
        })
        .await
    }

    /// Removes a webhook of a player with its calls.
    pub async fn remove_hook(self, guest: GuestId, id: i64) -> Result<()> {
        self.write(move |tx| {
            tx.execute(
                "delete from hook_call where hook in
                     (select id from hook where id = $1 and guest = $2)",
                &[&id, &guest],
            )?;
            tx.execute("delete from hook where id = $1 and guest = $2", &[&id, &guest])?;
            Ok(())
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

    /// Queues the calls for these turns, once for each turn.
    pub async fn queue_calls(self, turns: Vec<QueuedTurn>, at: i64) -> Result<()> {
        self.write(move |tx| {
            for QueuedTurn { id, seat, guest, ply } in &turns {
                tx.execute(
                    "insert into hook_call (hook, match, seat, ply, due_at)
                     select hook.id, match.id, $1, $2, $3 from hook, match
                     where hook.guest = $4 and hook.is_off = 0 and match.id = $5
                       and (select count(*) from hook_call where hook_call.hook = hook.id) < $6
                     on conflict do nothing",
                    &[seat, ply, &at, guest, id, &MOST_WAITING],
                )?;
            }
            Ok(())
        })
        .await
    }

    /// Takes calls that are due; no other node takes them before `lent`.
    pub async fn take_calls(self, at: i64, lent: i64) -> Result<Vec<WebhookCall>> {
        self.write(move |tx| {
            let taken = tx.all(
                "update hook_call set due_at = $1, tries = tries + 1
                 where due_at <= $2 and (hook, match, seat, ply) in
                     (select hook, match, seat, ply from hook_call
                      where due_at <= $2 order by due_at limit $3)
                 returning hook, match, seat, ply, tries",
                &[&lent, &at, &AT_ONCE],
                taken_call,
            )?;
            taken.into_iter().map(|call| with_address(tx, call)).collect()
        })
        .await
    }

    /// Records a successful call.
    pub async fn call_made(self, call: &WebhookCall) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            remove_call(tx, &call)?;
            let sql = "update hook set failing_since = null where id = $1";
            tx.execute(sql, &[&call.hook]).map(drop)
        })
        .await
    }

    /// Records a failed call: it is repeated at `again`, or dropped. A webhook that has failed since before
    /// `hopeless` is turned off.
    pub async fn call_failed(
        self,
        call: &WebhookCall,
        at: i64,
        again: Option<i64>,
        hopeless: i64,
    ) -> Result<()> {
        let call = call.clone();
        self.write(move |tx| {
            match again {
                Some(again) => tx.execute(
                    "update hook_call set due_at = $1
                     where hook = $2 and match = $3 and seat = $4 and ply = $5",
                    &[&again, &call.hook, &call.id, &call.seat, &call.ply],
                )?,
                None => remove_call(tx, &call)?,
            };
            tx.execute(
                "update hook set failing_since = coalesce(failing_since, $1),
                                 is_off = case when failing_since < $2 then 1 else is_off end
                 where id = $3",
                &[&at, &hopeless, &call.hook],
            )?;
            tx.execute(
                "delete from hook_call where hook = $1
                   and exists (select 1 from hook where id = $1 and is_off = 1)",
                &[&call.hook],
            )
            .map(drop)
        })
        .await
    }
}

/// A call's own row, without what its webhook and its match say.
struct TakenCall {
    hook: i64,
    id: MatchId,
    seat: u8,
    ply: u32,
    tries: u32,
}

fn taken_call(row: &Row<'_>) -> Result<TakenCall> {
    Ok(TakenCall {
        hook: row.get("hook")?,
        id: row.get("match")?,
        seat: row.get("seat")?,
        ply: row.get("ply")?,
        tries: row.get("tries")?,
    })
}

fn with_address(tx: &Tx<'_>, call: TakenCall) -> Result<WebhookCall> {
    let TakenCall { hook, id, seat, ply, tries } = call;
    let sql = "select url, origin, secret from hook where id = $1";
    let (url, origin, secret) =
        tx.one(sql, &[&hook], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    let game = tx.one("select game from match where id = $1", &[&id], |row| row.get(0))?;
    Ok(WebhookCall { hook, url, origin, secret, id, game, seat, ply, tries })
}

fn remove_call(tx: &Tx<'_>, call: &WebhookCall) -> Result<u64> {
    tx.execute(
        "delete from hook_call where hook = $1 and match = $2 and seat = $3 and ply = $4",
        &[&call.hook, &call.id, &call.seat, &call.ply],
    )
}

fn listed(row: &Row<'_>) -> Result<Webhook> {
    Ok(Webhook {
        id: row.get("id")?,
        url: row.get("url")?,
        created_at: row.get("created_at")?,
        failing_since: row.get("failing_since")?,
        is_off: row.get("is_off")?,
    })
}
