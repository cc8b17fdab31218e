//! What ends by itself: tables for which nobody came, and guests who cannot come back.

use std::time::{Duration, Instant};

use bastide_matches::{MatchError, random_token};
use bastide_store::{now, token_hash};

use super::Community;

/// A table waits so long for others to sit down; where there are days for a move, one is in no hurry either.
const OPEN_MS: i64 = 7 * 24 * 60 * 60 * 1000;
/// A cookie lives for 400 days: whoever came by one that is older does not come back by it.
const GUEST_MS: i64 = 400 * 24 * 60 * 60 * 1000;
/// How often it is looked for them.
const ROUND: Duration = Duration::from_secs(60 * 60);
/// The clock must have gone evenly for so long before anything is deleted by it.
const TRUSTED_AFTER: Duration = Duration::from_secs(6 * 60 * 60);
/// A clock that is set by more than this has jumped; by less it has been put right.
const LEAP: Duration = Duration::from_secs(10 * 60);

/// Watches the clock of the machine. One that is wrong at the start or leaps by a year would delete everybody at once, and what is
/// deleted does not come back when the clock is put right.
struct ClockWatch {
    seen: (Instant, i64),
    even_since: Instant,
}

impl ClockWatch {
    const fn new(moment: Instant, at: i64) -> Self {
        Self { seen: (moment, at), even_since: moment }
    }

    /// Whether the clock has gone evenly for long enough to delete by it.
    fn is_trusted(&mut self, moment: Instant, at: i64) -> bool {
        let (seen, told) = self.seen;
        let passed = i64::try_from(moment.duration_since(seen).as_millis()).unwrap_or(i64::MAX);
        let leap = at.saturating_sub(told).saturating_sub(passed).unsigned_abs();
        if u128::from(leap) > LEAP.as_millis() {
            tracing::warn!(
                seconds = leap / 1000,
                "the clock has leapt: nothing is deleted for six hours"
            );
            self.even_since = moment;
        }
        self.seen = (moment, at);
        moment.duration_since(self.even_since) >= TRUSTED_AFTER
    }
}

impl Community {
    /// Calls off the tables for which nobody came, and forgets who guests were that cannot come back, as of this moment.
    pub async fn expire(&self, at: i64) -> Result<(), MatchError> {
        for (id, creator) in self.store().lists().open_before(at - OPEN_MS).await? {
            self.commands().resign_for(&id, creator).await?;
        }
        for guest in self.store().accounts().guests_before(at - GUEST_MS).await? {
            self.accounts().delete(guest, token_hash(&random_token())).await?;
        }
        Ok(())
    }

    /// Does so now and then, as long as the clock can be trusted, until the server stops.
    pub async fn keep_expiring(self) {
        let mut moments = tokio::time::interval(ROUND);
        let mut clock = ClockWatch::new(Instant::now(), now());
        let keeping = async {
            loop {
                moments.tick().await;
                if !clock.is_trusted(Instant::now(), now()) {
                    continue;
                }
                if let Err(error) = self.expire(now()).await {
                    tracing::warn!(%error, "what is over could not be ended");
                }
            }
        };
        tokio::select! {
            () = keeping => {}
            () = self.closed() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: Duration = Duration::from_secs(60 * 60);
    const HOUR_MS: i64 = 60 * 60 * 1000;

    /// Whether the clock is trusted each hour; it is set by so much at one of them.
    fn trusted(hours: i64, set: (i64, i64)) -> Vec<bool> {
        let start = Instant::now();
        let mut clock = ClockWatch::new(start, 0);
        let looked = |hour: i64| {
            let leap = if hour >= set.0 { set.1 } else { 0 };
            clock.is_trusted(start + HOUR * hour as u32, hour * HOUR_MS + leap)
        };
        (0..hours).map(looked).collect()
    }

    #[test]
    fn nothing_is_deleted_by_a_clock_that_has_just_started() {
        assert_eq!(trusted(8, (99, 0)), [false, false, false, false, false, false, true, true]);
    }

    #[test]
    fn nothing_is_deleted_by_a_clock_that_leapt() {
        let leapt = trusted(16, (8, 400 * 24 * HOUR_MS));
        assert_eq!(leapt[6..], [true, true, false, false, false, false, false, false, true, true]);
        let back = trusted(16, (8, -HOUR_MS));
        assert_eq!(back[8..14], [false; 6]);
    }

    #[test]
    fn a_clock_that_is_put_right_by_a_little_goes_on() {
        assert!(trusted(9, (8, 1000))[8]);
    }
}
