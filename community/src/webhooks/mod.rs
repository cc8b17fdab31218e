//! Webhooks: an address of a player that is called when it is their turn.
//!
//! A call says which match, seat and ply, and nothing of the position. Whom it may reach is checked on the address
//! that a name leads to, not on the name ([`address`]); redirects are not followed and answers not read ([`client`]).
//! A call that does not come through is made again, later each time; a hook that has failed for days is turned off.

pub mod address;
mod client;
mod sign;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::task::JoinSet;

use address::Reach;
use bastide_matches::Matches;
use bastide_store::{StoreError, WebhookCall};

pub use client::{CallError, Client, Post};
pub use sign::signature;
pub use turns::{HasHooks, note_turns};

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
struct CallBody<'a> {
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
/// In so many rounds it is looked once whether anybody has a webhook at all: another node may have been told of one.
const LEARNED_EVERY: u64 = 5;

/// The webhooks of players.
#[derive(Clone)]
pub struct Webhooks {
    matches: Matches,
    has_hooks: Arc<HasHooks>,
}

impl Webhooks {
    pub(super) fn new(matches: Matches, has_hooks: Arc<HasHooks>) -> Self {
        Self { matches, has_hooks }
    }

    /// Looks whether anybody has one.
    pub async fn learn(&self) -> Result<(), StoreError> {
        self.has_hooks.set(self.matches.store().webhooks().has_hooks().await?);
        Ok(())
    }

    /// Calls over the network. To the networks of the host itself only where they allow it.
    pub fn calls(self, to_private: bool) -> Calls<Client> {
        let reach = if to_private { Reach::Everywhere } else { Reach::Public };
        self.calls_over(Client::new(reach))
    }

    pub fn calls_over<P: Post>(self, post: P) -> Calls<P> {
        Calls { webhooks: self, post: Arc::new(post) }
    }
}

/// Makes the calls that are due.
pub struct Calls<P> {
    webhooks: Webhooks,
    post: Arc<P>,
}

impl<P: Post> Calls<P> {
    /// Makes calls until the server stops.
    pub async fn keep_calling(self) {
        let mut moments = tokio::time::interval(ROUND);
        let rounds = async {
            for number in 0_u64.. {
                moments.tick().await;
                if number.is_multiple_of(LEARNED_EVERY)
                    && let Err(error) = self.webhooks.learn().await
                {
                    tracing::warn!(%error, "hooks could not be looked for");
                }
                if let Err(error) = self.round().await {
                    tracing::warn!(%error, "hooks could not be called");
                }
            }
        };
        tokio::select! {
            () = rounds => {}
            () = self.webhooks.matches.closed() => {}
        }
    }

    /// Makes the calls that are due now, all at once; says how many there were.
    pub async fn round(&self) -> Result<usize, StoreError> {
        if !self.webhooks.has_hooks.get() {
            return Ok(0);
        }
        let at = self.webhooks.matches.time().now();
        let taken = self.webhooks.matches.store().webhooks().take_calls(at, at + LENT).await?;
        let count = taken.len();
        let mut calls = JoinSet::new();
        for delivery in taken {
            let (post, matches) = (Arc::clone(&self.post), self.webhooks.matches.clone());
            calls.spawn(async move {
                let made = post.post(call(&delivery)).await;
                note(&matches, &delivery, made).await
            });
        }
        for noted in calls.join_all().await {
            noted?;
        }
        Ok(count)
    }
}

fn call(delivery: &WebhookCall) -> Call {
    let told = CallBody {
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
    matches: &Matches,
    delivery: &WebhookCall,
    made: Result<(), CallError>,
) -> Result<(), StoreError> {
    let (store, at) = (matches.store(), matches.time().now());
    if made.is_ok() {
        return store.webhooks().call_made(delivery).await;
    }
    // Why is not for the log: it may tell whom somebody calls.
    tracing::info!(hook = delivery.hook, tries = delivery.tries, "a call of a hook failed");
    let again = AGAIN.get(delivery.tries.saturating_sub(1) as usize).map(|after| at + after);
    store.webhooks().call_failed(delivery, at, again, at - HOPELESS).await
}
