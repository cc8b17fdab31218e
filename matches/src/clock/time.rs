//! What time it is, and which times are nobody's.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use bastide_store::Outage;

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
            Self::OfTheMachine => bastide_store::now(),
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
pub(crate) struct Outages(Arc<RwLock<Vec<Outage>>>);

impl Outages {
    /// How much of the time between two moments was anybody's.
    pub(super) fn passed(&self, since: i64, until: i64) -> i64 {
        let outages = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let overlap = |outage: &Outage| (outage.until.min(until) - outage.since.max(since)).max(0);
        let lost: i64 = outages.iter().map(overlap).sum();
        (until - since - lost).max(0)
    }

    pub(crate) fn replace(&self, outages: Vec<Outage>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }
}
