//! Hooks: an address of a player that is called when it is their turn.
//!
//! A call says which match, seat and ply, and nothing of the position. Whom it may reach is checked on the address
//! that a name leads to, not on the name ([`address`]); redirects are not followed and answers not read ([`line`]).
//! A call that does not come through is made again, later each time; a hook that has failed for days is turned off.

pub(crate) mod address;
mod line;
mod sign;

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;

use crate::store::{Delivery, StoreError};
use crate::tables::Tables;
use address::Reach;

pub use line::{CallError, Line, Post};
pub use sign::signature;

/// What is called, and what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub url: String,
    pub body: String,
    /// The HMAC of the body, for the header `Bastide-Signature`.
    pub signature: String,
}

/// What a call says.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(rename = "match")]
    id: &'a str,
    seat: u8,
    game: &'a str,
    ply: u32,
    url: String,
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
/// How long after each failure the next try is; after the last there is none.
const AGAIN: [i64; 5] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/// Longer than a call can take: until then it is the node's that makes it.
const LENT: i64 = MINUTE;
/// A hook that has failed for so long is turned off.
const HOPELESS: i64 = 3 * 24 * 60 * MINUTE;
/// How often it is looked for calls to make.
const ROUND: Duration = Duration::from_secs(1);

/// Makes the calls that are due.
pub struct Hooks<P> {
    tables: Tables,
    post: Arc<P>,
}

impl Hooks<Line> {
    /// Calls over the network. To the networks of the host itself only where they allow it.
    pub fn new(tables: Tables, to_private: bool) -> Self {
        let reach = if to_private { Reach::Everywhere } else { Reach::Public };
        Self::over(tables, Line::new(reach))
    }
}

impl<P: Post> Hooks<P> {
    pub fn over(tables: Tables, post: P) -> Self {
        Self { tables, post: Arc::new(post) }
    }

    /// Makes calls until the house closes.
    pub async fn keep_calling(self) {
        let mut moments = tokio::time::interval(ROUND);
        let rounds = async {
            loop {
                moments.tick().await;
                if let Err(error) = self.round().await {
                    tracing::warn!(%error, "hooks could not be called");
                }
            }
        };
        tokio::select! {
            () = rounds => {}
            () = self.tables.closed() => {}
        }
    }

    /// Makes the calls that are due now, all at once; says how many there were.
    pub async fn round(&self) -> Result<usize, StoreError> {
        if !self.tables.has_hooks() {
            return Ok(0);
        }
        let at = self.tables.time().now();
        let taken = self.tables.store().take_calls(at, at + LENT).await?;
        let count = taken.len();
        let mut calls = JoinSet::new();
        for delivery in taken {
            let (post, tables) = (Arc::clone(&self.post), self.tables.clone());
            calls.spawn(async move {
                let made = post.post(call(&delivery)).await;
                note(&tables, &delivery, made).await
            });
        }
        for noted in calls.join_all().await {
            noted?;
        }
        Ok(count)
    }
}

fn call(delivery: &Delivery) -> Call {
    let told = Told {
        id: delivery.id.as_str(),
        seat: delivery.seat,
        game: &delivery.game,
        ply: delivery.ply,
        url: format!("{}/matches/{}", delivery.origin, delivery.id),
    };
    let body = serde_json::to_string(&told).expect("plain words and numbers");
    let signature = signature(&delivery.secret, &body);
    Call { url: delivery.url.clone(), body, signature }
}

async fn note(
    tables: &Tables,
    delivery: &Delivery,
    made: Result<(), CallError>,
) -> Result<(), StoreError> {
    let (store, at) = (tables.store(), tables.time().now());
    if made.is_ok() {
        return store.call_made(delivery).await;
    }
    // Why is not for the log: it may tell whom somebody calls.
    tracing::info!(hook = delivery.hook, tries = delivery.tries, "a call of a hook failed");
    let again = AGAIN.get(delivery.tries.saturating_sub(1) as usize).map(|after| at + after);
    store.call_failed(delivery, at, again, at - HOPELESS).await
}
