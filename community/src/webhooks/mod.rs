//! Webhooks: an address of a player that is called when it is their turn, and browsers that take push messages.
//!
//! A call says which match, seat and ply, and nothing of the position. Whom it may reach is checked on the address
//! that a name leads to, not on the name ([`address`]); redirects are not followed and answers not read ([`client`]).
//! A call that does not come through is made again, later each time; a hook that has failed for days is turned off. How
//! many calls are made at once, so that none waits for another's address, is decided by [`lanes`].

pub mod address;
mod client;
mod lanes;
mod shape;
mod sign;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;

use address::Reach;
use bastide_core::Seat;
use bastide_matches::{MatchError, MatchState, Matches};
use bastide_store::{CallFailure, StoreError, WebhookCall};
use lanes::{Lanes, Place};

pub use client::{CallError, Client, Post};
pub use shape::{Shape, UnknownShape};
pub use sign::signature;
pub use turns::{HasHooks, note_turns};

/// What is called, and what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    pub url: String,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
}

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
/// How long after each failure the next try is; after the last there is none.
const AGAIN: [i64; 5] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/// Longer than a call can take: until then it is the node's that makes it.
const LENT: i64 = MINUTE;
/// Where there is no room for a call, it is looked again after this.
const CROWDED: i64 = 10 * SECOND;
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
        Calls { webhooks: self, post: Arc::new(post), lanes: Lanes::default() }
    }
}

/// Makes the calls that are due.
pub struct Calls<P> {
    webhooks: Webhooks,
    post: Arc<P>,
    lanes: Lanes,
}

impl<P: Post> Calls<P> {
    /// Makes calls until the server stops.
    pub async fn keep_calling(self) {
        tokio::select! {
            () = self.call_for_ever() => {}
            () = self.webhooks.matches.closed() => {}
        }
    }

    async fn call_for_ever(&self) {
        let mut moments = tokio::time::interval(ROUND);
        let (mut rounds, mut making) = (0_u64, JoinSet::new());
        loop {
            tokio::select! {
                _ = moments.tick() => {
                    if rounds.is_multiple_of(LEARNED_EVERY) && let Err(error) = self.webhooks.learn().await {
                        tracing::warn!(%error, "hooks could not be looked for");
                    }
                    rounds += 1;
                }
                // There is room for others.
                Some(noted) = making.join_next() => {
                    note(noted);
                    while let Some(noted) = making.try_join_next() {
                        note(noted);
                    }
                }
            }
            if let Err(error) = self.begin(&mut making).await {
                tracing::warn!(%error, "hooks could not be called");
            }
        }
    }

    /// Makes calls that are due now, one of each hook; says how many there were.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let mut making = JoinSet::new();
        let count = self.begin(&mut making).await?;
        making.join_all().await.into_iter().collect::<Result<(), _>>()?;
        Ok(count)
    }

    /// Begins calls that are due, as many as there is room for; says how many there were.
    async fn begin(
        &self,
        making: &mut JoinSet<Result<(), StoreError>>,
    ) -> Result<usize, StoreError> {
        if !self.webhooks.has_hooks.get() {
            return Ok(0);
        }
        let matches = &self.webhooks.matches;
        let at = matches.time().now();
        let asked = self.lanes.asked(at, at + LENT);
        if asked.most == 0 {
            return Ok(0);
        }
        let taken = matches.store().webhooks().take_calls(asked).await?;
        let count = taken.len();
        for delivery in taken {
            match self.lanes.place(&delivery) {
                Some(place) => {
                    let made = Making { matches: matches.clone(), delivery, place };
                    making.spawn(made.make(Arc::clone(&self.post)));
                }
                None => matches.store().webhooks().call_postponed(&delivery, at + CROWDED).await?,
            }
        }
        Ok(count)
    }
}

/// Logs what could not be written down about a call.
fn note(noted: Result<Result<(), StoreError>, tokio::task::JoinError>) {
    match noted {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "what became of a call could not be noted"),
        Err(error) => tracing::warn!(%error, "a call was cut short"),
    }
}

/// A call that has a place.
struct Making {
    matches: Matches,
    delivery: WebhookCall,
    place: Place,
}

impl Making {
    async fn make<P: Post>(self, post: Arc<P>) -> Result<(), StoreError> {
        let Self { matches, delivery, place } = self;
        match call(&matches, &delivery).await {
            Ok(Some(call)) => {
                let made = place.make(post.post(call)).await;
                note_call(&matches, &delivery, made).await
            }
            Ok(None) => matches.store().webhooks().call_dropped(&delivery).await,
            Err(MatchError::Store(error)) => Err(error),
            // A match that nobody can open needs nobody.
            Err(_) => matches.store().webhooks().call_dropped(&delivery).await,
        }
    }
}

/// What is to be sent now; nothing where it is no longer so.
async fn call(matches: &Matches, delivery: &WebhookCall) -> Result<Option<Call>, MatchError> {
    let Some(id) = &delivery.subject.id else { return Ok(None) };
    let table = matches.open(id).await?;
    let now = table.now().await;
    Ok(is_turn(&now, delivery).then(|| shape::hook_call(delivery, &now)))
}

/// Whether it is still the turn that the call is about.
fn is_turn(now: &MatchState, delivery: &WebhookCall) -> bool {
    let seat = delivery.subject.seat.map(Seat::new);
    now.ending.is_none() && seat.is_some_and(|seat| now.acting().to_act.contains(seat))
}

async fn note_call(
    matches: &Matches,
    delivery: &WebhookCall,
    made: Result<(), CallError>,
) -> Result<(), StoreError> {
    let (store, at) = (matches.store(), matches.time().now());
    if made.is_ok() {
        return store.webhooks().call_made(delivery, at).await;
    }
    // Why is not for the log: it may tell whom somebody calls.
    tracing::info!(hook = delivery.hook, tries = delivery.tries, "a call of a hook failed");
    let again = AGAIN.get(delivery.tries.saturating_sub(1) as usize);
    let failure = CallFailure {
        at,
        rests_until: at + again.unwrap_or(&AGAIN[0]),
        is_dropped: again.is_none(),
        hopeless: at - HOPELESS,
    };
    store.webhooks().call_failed(delivery, failure).await
}
