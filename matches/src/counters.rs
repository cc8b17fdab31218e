//! What is counted of matches, for those who run the server.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

const SECONDS: usize = 60;

/// What is counted at the tables.
#[derive(Default)]
pub struct MatchCounts {
    pub moves: AtomicU64,
    /// The moves of the last minute.
    pub pace: LastMinute,
    pub bots_waiting: AtomicI64,
    pub bots_thinking: AtomicI64,
    pub bot_failures: AtomicU64,
}

/// One more, for as long as it is held.
pub struct Held<T: AsRef<AtomicI64>>(T);

impl<T: AsRef<AtomicI64>> Held<T> {
    pub fn new(gauge: T) -> Self {
        gauge.as_ref().fetch_add(1, Ordering::Relaxed);
        Self(gauge)
    }
}

impl<T: AsRef<AtomicI64>> Drop for Held<T> {
    fn drop(&mut self) {
        self.0.as_ref().fetch_sub(1, Ordering::Relaxed);
    }
}

impl MatchCounts {
    pub fn note_move(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
        self.pace.note();
    }

    /// How many bots think, and how many wait for a core to think on.
    pub fn bots(&self) -> (u32, u32) {
        let count = |gauge: &AtomicI64| gauge.load(Ordering::Relaxed).max(0) as u32;
        (count(&self.bots_thinking), count(&self.bots_waiting))
    }
}

/// Counts what happens, second by second, and forgets what is older than a minute.
pub struct LastMinute {
    begun: Instant,
    /// The second that was counted last, and the counts of the minute up to it.
    counts: Mutex<(u64, [u32; SECONDS])>,
}

impl Default for LastMinute {
    fn default() -> Self {
        Self { begun: Instant::now(), counts: Mutex::new((0, [0; SECONDS])) }
    }
}

impl LastMinute {
    /// Once more.
    pub fn note(&self) {
        self.counted_at(self.begun.elapsed().as_secs(), 1);
    }

    /// In the last minute.
    pub fn of_last_minute(&self) -> u32 {
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
        let pace = LastMinute::default();
        assert_eq!(pace.counted_at(0, 2), 2);
        assert_eq!(pace.counted_at(30, 3), 5);
        assert_eq!(pace.counted_at(59, 0), 5);
        assert_eq!(pace.counted_at(60, 0), 3, "the first second is over");
        assert_eq!(pace.counted_at(61, 1), 4);
        assert_eq!(pace.counted_at(10_000, 0), 0);
    }
}
