//! Webhooks: an address of a player that is called when it is their turn, and browsers that take push messages.
//!
//! A call says which match, seat and ply, and nothing of the position. Whom it may reach is checked on the address
//! that a name leads to, not on the name ([`address`]); redirects are not followed and answers not read ([`client`]).
//! A call that does not come through is made again, later each time; a hook that has failed for days is turned off. How
//! many calls are made at once, so that none waits for another's address, is decided by [`lanes`].

pub mod address;
mod client;
mod kind;
mod lanes;
mod push;
mod shape;
mod sign;
mod turns;

use std::sync::Arc;
use std::time::Duration;

use hyper::StatusCode;
use tokio::sync::OnceCell;
use tokio::task::JoinSet;

use address::Reach;
use bastide_core::Seat;
use bastide_matches::{MatchError, MatchState, Matches};
use bastide_store::{CallFailure, PUSH, StoreError, WebhookCall};
use lanes::{CallPlace, Lanes};
use thiserror::Error;

pub use client::{CallError, Client, Post};
pub use kind::NoticeKind;
pub use push::{BrowserKeys, PushError, ServerKey};
pub use shape::{Shape, UnknownShape};
pub use sign::signature;
pub use turns::{HasHooks, note_remark, note_turns};

/// Why a call cannot be made.
#[derive(Debug, Error)]
pub enum WebhookError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Push(#[from] PushError),
    #[error(transparent)]
    Match(#[from] MatchError),
}

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
/// Somebody at their table is not told on their phone; it is looked again after this.
const AT_TABLE: i64 = MINUTE;
/// How long a push service keeps a message for a browser that is not there.
const KEPT_S: u32 = 24 * 60 * 60;
/// What the store calls the key of this server.
const SERVER_KEY: &str = "vapid";
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
    key: Arc<OnceCell<ServerKey>>,
}

impl Webhooks {
    pub(super) fn new(
        matches: Matches,
        has_hooks: Arc<HasHooks>,
        key: Arc<OnceCell<ServerKey>>,
    ) -> Self {
        Self { matches, has_hooks, key }
    }

    /// By what push services know this server; made when it is first asked for, and kept.
    pub async fn server_key(&self) -> Result<&ServerKey, WebhookError> {
        self.key.get_or_try_init(|| self.kept_key()).await
    }

    async fn kept_key(&self) -> Result<ServerKey, WebhookError> {
        let made = ServerKey::made()?;
        let kept = self.matches.store().webhooks().server_key(SERVER_KEY, &made).await?;
        Ok(ServerKey::read(&kept)?)
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
                    let webhooks = self.webhooks.clone();
                    let made = Making { webhooks, delivery, place };
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
    webhooks: Webhooks,
    delivery: WebhookCall,
    place: CallPlace,
}

/// What is to be done about a call now.
enum Due {
    Call(Call),
    /// They are at the table: they see it, or will be asked for again.
    Later,
    /// It is no longer so.
    Never,
}

impl Making {
    async fn make<P: Post>(self, post: Arc<P>) -> Result<(), StoreError> {
        let Self { webhooks, delivery, place } = self;
        let store = webhooks.matches.store();
        match webhooks.due(&delivery).await {
            Ok(Due::Call(call)) => {
                let made = place.make(post.post(call)).await;
                note_call(&webhooks.matches, &delivery, made).await
            }
            Ok(Due::Later) => {
                let later = webhooks.matches.time().now() + AT_TABLE;
                store.webhooks().call_postponed(&delivery, later).await
            }
            Err(WebhookError::Store(error) | WebhookError::Match(MatchError::Store(error))) => {
                Err(error)
            }
            // A match that nobody can open needs nobody, and keys that are none help nobody.
            Ok(Due::Never) | Err(_) => store.webhooks().call_dropped(&delivery).await,
        }
    }
}

impl Webhooks {
    async fn due(&self, delivery: &WebhookCall) -> Result<Due, WebhookError> {
        let Some(kind) = NoticeKind::of(&delivery.subject) else { return Ok(Due::Never) };
        let Some(id) = &delivery.subject.id else {
            let message = shape::message(kind, delivery, None);
            return Ok(Due::Call(self.push_call(delivery, &message).await?));
        };
        let table = self.matches.open(id).await?;
        let is_there = table.is_attended_by(delivery.guest);
        let now = table.now().await;
        if kind == NoticeKind::Turn && !is_turn(&now, delivery) {
            return Ok(Due::Never);
        }
        if delivery.shape != PUSH {
            return Ok(Due::Call(shape::hook_call(delivery, &now)));
        }
        match (is_there, kind) {
            (true, NoticeKind::Turn) => return Ok(Due::Later),
            (true, _) => return Ok(Due::Never),
            (false, _) => {}
        }
        let message = shape::message(kind, delivery, Some(&now));
        drop(now);
        Ok(Due::Call(self.push_call(delivery, &message).await?))
    }

    /// A message for one browser, which only that browser can read.
    async fn push_call(&self, delivery: &WebhookCall, message: &str) -> Result<Call, WebhookError> {
        let to = Reach::Everywhere.read(&delivery.url).map_err(|_| PushError::BrowserKeys)?;
        let at = self.matches.time().now();
        let authorization = self.server_key().await?.authorization(&to, &delivery.origin, at)?;
        let headers = vec![
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("authorization", authorization),
            ("ttl", KEPT_S.to_string()),
            ("urgency", "normal".to_owned()),
        ];
        let body = BrowserKeys::parse(&delivery.secret)?.encrypt(message.as_bytes())?;
        Ok(Call { url: delivery.url.clone(), headers, body })
    }
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
    match made {
        Ok(()) => return store.webhooks().call_made(delivery, at).await,
        // The browser takes no messages any more.
        Err(CallError::Answered(StatusCode::NOT_FOUND | StatusCode::GONE))
            if delivery.shape == PUSH =>
        {
            return store.webhooks().forget_hook(delivery.hook).await;
        }
        Err(_) => {}
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
