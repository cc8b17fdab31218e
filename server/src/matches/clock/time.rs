//! What time it is, and which times are nobody's.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use super::Tables;
use crate::store::{Outage, StoreError};

/// Where the tables look up what time it is, in milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub enum Time {
    #[default]
    OfTheMachine,
    /// Moved by hand.
    Set(Arc<AtomicI64>),
}

impl Time {
    /// A time that stands still until it is moved.
    pub fn standing_at(at: i64) -> Self {
        Self::Set(Arc::new(AtomicI64::new(at)))
    }

    pub fn now(&self) -> i64 {
        match self {
            Self::OfTheMachine => crate::store::now(),
            Self::Set(at) => at.load(Ordering::Acquire),
        }
    }

    /// Moves a time that stands still; any other goes by itself.
    pub fn pass(&self, by: Duration) {
        if let Self::Set(at) = self {
            at.fetch_add(by.as_millis() as i64, Ordering::AcqRel);
        }
    }
}

/// When no node was there, shared by all clocks of this one.
#[derive(Clone, Debug, Default)]
pub(super) struct Outages(Arc<RwLock<Vec<Outage>>>);

impl Outages {
    /// How much of the time between two moments was anybody's.
    pub(super) fn passed(&self, since: i64, until: i64) -> i64 {
        let outages = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let overlap = |outage: &Outage| (outage.until.min(until) - outage.since.max(since)).max(0);
        let lost: i64 = outages.iter().map(overlap).sum();
        (until - since - lost).max(0)
    }

    fn replace(&self, outages: Vec<Outage>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }
}

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(5);
/// Where others may be there, the word of one of them is younger than this.
const SILENCE_MS: i64 = 15_000;

impl Tables {
    /// Begins to be there. A file has one server: while that was not there, none was.
    pub async fn arrive(&self) -> Result<(), StoreError> {
        let silence = if self.store.may_have_others() { SILENCE_MS } else { 0 };
        self.store.beat(self.time.now(), silence).await?;
        self.learn_outages().await
    }

    /// Is there, and says so: a database that could not be reached for a while was an outage as well.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.store.beat(self.time.now(), SILENCE_MS).await?;
        self.learn_outages().await
    }

    /// Takes over what other nodes have noted.
    pub(super) async fn learn_outages(&self) -> Result<(), StoreError> {
        self.outages.replace(self.store.outages().await?);
        self.learn_hooks().await
    }

    /// Says every few seconds that this node is there, until the house closes; and once more then.
    pub async fn keep_time(self) {
        let mut moments = tokio::time::interval(BEAT);
        let beating = async {
            loop {
                moments.tick().await;
                if let Err(error) = self.beat().await {
                    tracing::warn!(%error, "the time could not be noted");
                }
            }
        };
        tokio::select! {
            () = beating => {}
            () = self.closed() => {}
        }
        let _ = self.beat().await;
    }
}
