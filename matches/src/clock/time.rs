//! What time it is, and which times are nobody's.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};
use std::time::{Duration, Instant};

use bastide_store::Outage;

/// The time of this process. It goes on evenly from what the machine's clock said first: if that is set to another
/// hour, nobody's time is over, and nobody has an hour more.
static STEADY: LazyLock<Steady> = LazyLock::new(|| Steady::from(bastide_store::now()));

struct Steady {
    since: Instant,
    /// What time it was then, as far as is known now.
    then: AtomicI64,
}

/// How far the time of this process moves towards the machine's at once: one part in a hundred, as it is asked for
/// every five seconds.
const MOST_SLEWED_MS: i64 = 50;
/// Further apart, somebody has set the clock.
const JUMP_MS: i64 = 2_000;

impl Steady {
    fn from(at: i64) -> Self {
        Self { since: Instant::now(), then: AtomicI64::new(at) }
    }

    fn after(&self, passed: Duration) -> i64 {
        self.then.load(Ordering::Acquire) + passed.as_millis() as i64
    }

    fn now(&self) -> i64 {
        self.after(self.since.elapsed())
    }

    /// Moves a little towards what the machine's clock says. Tells how far apart they are.
    fn slew(&self, machine: i64, own: i64) -> i64 {
        let apart = machine - own;
        self.then.fetch_add(apart.clamp(-MOST_SLEWED_MS, MOST_SLEWED_MS), Ordering::AcqRel);
        apart
    }
}

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
            Self::OfTheMachine => STEADY.now(),
            Self::Set(at) => at.load(Ordering::Acquire),
        }
    }

    /// Follows the machine's clock, slowly. Called every few seconds.
    pub(crate) fn follow(&self) {
        if let Self::OfTheMachine = self {
            let apart = STEADY.slew(bastide_store::now(), STEADY.now());
            if apart.abs() > JUMP_MS {
                tracing::warn!(
                    apart,
                    "the clock of the machine has jumped; matches follow it slowly"
                );
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    /// Neither forwards, where flags would fall, nor backwards, where everybody would have more time.
    #[test]
    fn a_jump_of_the_machines_clock_is_no_jump_of_the_time() {
        for jump in [HOUR, -HOUR] {
            let steady = Steady::from(1_000_000);
            let before = steady.after(Duration::from_secs(5));
            assert_eq!(before, 1_005_000, "it goes by what has passed");
            assert_eq!(steady.slew(1_005_000 + jump, before), jump);
            let after = steady.after(Duration::from_secs(5));
            assert!((after - before).abs() <= MOST_SLEWED_MS, "{after}");
        }
    }

    #[test]
    fn a_small_difference_is_made_up_for() {
        let steady = Steady::from(0);
        assert_eq!(steady.slew(30, 0), 30);
        assert_eq!(steady.after(Duration::ZERO), 30);
    }
}
