//! Those who play, and what is between their matches: accounts, ratings, tournaments, moderation, webhooks.
//!
//! [`Community`] is [`Matches`] with an [`Observer`](bastide_matches::Observer) that settles ratings, carries tournaments
//! on and notes calls of webhooks. Nothing here knows a page or a request.

pub mod accounts;
mod expiry;
pub mod moderation;
mod observer;
pub mod ratings;
pub mod tournaments;
pub mod webhooks;

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use bastide_matches::{Matches, Pace, Passing, Time};
use bastide_store::{Store, now};

pub use accounts::{AccountError, Accounts, NameProblem};
pub use moderation::Moderation;
pub use ratings::Ratings;
pub use tournaments::{TournamentError, Tournaments};
pub use webhooks::Webhooks;

use moderation::Said;
use observer::Watching;
use ratings::SeatedCache;
use tokio::sync::OnceCell;
use webhooks::{HasHooks, ServerKey};

/// How often it is looked whether ratings or tournaments wait.
const ROUND: Duration = Duration::from_secs(10);

/// The matches of this server and those who play them. Every request has a clone.
#[derive(Clone)]
pub struct Community {
    matches: Matches,
    has_hooks: Arc<HasHooks>,
    server_key: Arc<OnceCell<ServerKey>>,
    said: Arc<Said>,
    seated: Arc<SeatedCache>,
}

impl Deref for Community {
    type Target = Matches;

    fn deref(&self) -> &Matches {
        &self.matches
    }
}

impl Community {
    pub fn new(store: Store) -> Self {
        Self::of(store, Passing::default())
    }

    /// The same, with bots that take their time or do not.
    pub fn at(store: Store, pace: Pace) -> Self {
        Self::of(store, Passing { pace, ..Passing::default() })
    }

    /// The same, by another time than the machine's.
    pub fn by(store: Store, time: Time) -> Self {
        Self::of(store, Passing { time, ..Passing::default() })
    }

    fn of(store: Store, passing: Passing) -> Self {
        let has_hooks = Arc::<HasHooks>::default();
        let watching = Watching { has_hooks: Arc::clone(&has_hooks) };
        Self {
            matches: Matches::new(store, passing, Arc::new(watching)),
            has_hooks,
            server_key: Arc::default(),
            said: Arc::default(),
            seated: Arc::default(),
        }
    }

    pub fn accounts(&self) -> Accounts {
        Accounts::new(self.matches.clone())
    }

    pub fn moderation(&self) -> Moderation {
        Moderation::new(self.matches.clone(), Arc::clone(&self.said))
    }

    pub fn ratings(&self) -> Ratings {
        Ratings::new(self.store().clone(), Arc::clone(&self.seated))
    }

    pub fn tournaments(&self) -> Tournaments {
        Tournaments::new(self.matches.clone())
    }

    pub fn webhooks(&self) -> Webhooks {
        let key = Arc::clone(&self.server_key);
        Webhooks::new(self.matches.clone(), Arc::clone(&self.has_hooks), key)
    }

    /// Settles ratings and carries on tournaments that were left undone, until the server stops.
    pub async fn keep_score(self) {
        let mut moments = tokio::time::interval(ROUND);
        let keeping = async {
            loop {
                moments.tick().await;
                // A database that is away has nothing to keep; the next round asks again.
                if self.store().ratings().has_waiting_ratings().await.unwrap_or(false) {
                    let _ = self.ratings().settle().await;
                }
                let _ = self.tournaments().carry_on_all(now()).await;
            }
        };
        tokio::select! {
            () = keeping => {}
            () = self.closed() => {}
        }
    }
}

#[cfg(test)]
#[path = "../../server/tests/games/mod.rs"]
mod test_games;
