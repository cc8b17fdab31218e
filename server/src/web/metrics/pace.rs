//! How much happened in the last minute: a count for each of its seconds.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

const SECONDS: usize = 60;

/// Counts what happens, second by second, and forgets what is older than a minute.
pub(crate) struct Pace {
    begun: Instant,
    /// The second that was counted last, and the counts of the minute up to it.
    counts: Mutex<(u64, [u32; SECONDS])>,
}

impl Default for Pace {
    fn default() -> Self {
        Self { begun: Instant::now(), counts: Mutex::new((0, [0; SECONDS])) }
    }
}

impl Pace {
    /// Once more.
    pub(crate) fn note(&self) {
        self.counted_at(self.begun.elapsed().as_secs(), 1);
    }

    /// In the last minute.
    pub(crate) fn of_last_minute(&self) -> u32 {
        self.counted_at(self.begun.elapsed().as_secs(), 0)
    }

    fn counted_at(&self, second: u64, more: u32) -> u32 {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, slots) = &mut *counts;
        for passed in (*last + 1..=second).take(SECONDS) {
            slots[(passed % SECONDS as u64) as usize] = 0;
        }
        if second > *last + SECONDS as u64 {
            slots.fill(0);
        }
        *last = second.max(*last);
        slots[(*last % SECONDS as u64) as usize] += more;
        slots.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_older_than_a_minute_is_forgotten() {
        let pace = Pace::default();
        assert_eq!(pace.counted_at(0, 2), 2);
        assert_eq!(pace.counted_at(30, 3), 5);
        assert_eq!(pace.counted_at(59, 0), 5);
        assert_eq!(pace.counted_at(60, 0), 3, "the first second is over");
        assert_eq!(pace.counted_at(61, 1), 4);
        assert_eq!(pace.counted_at(10_000, 0), 0);
    }
}
