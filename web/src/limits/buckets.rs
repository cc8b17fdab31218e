//! Token buckets, as many as are needed and no more than a bound.
//!
//! A bucket is the moment at which it will be full again: what is taken pushes it on, time passes by itself.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{Prefix, Rate};

/// Buckets of one kind that are remembered: a few megabytes.
const MOST: usize = 50_000;

/// Whose bucket it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Key {
    Visitor(u64),
    Address(Prefix),
    /// By the hash of its name.
    Account(u64),
}

/// What is left in a bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub(super) of: u32,
    pub(super) requests: u32,
    /// In seconds.
    pub(super) full_in: u32,
}

#[derive(Default)]
pub(super) struct Buckets {
    full_at: Mutex<HashMap<Key, Instant>>,
}

impl Buckets {
    /// Takes one from a bucket; if it is empty, says how long until there is one again.
    pub(super) fn take(&self, key: Key, rate: Rate, now: Instant) -> Result<(), Duration> {
        let mut buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST && !buckets.contains_key(&key) {
            make_room(&mut buckets, now);
        }
        let full_at = buckets.entry(key).or_insert(now);
        let after = (*full_at).max(now) + rate.every;
        let deepest = now + rate.every * rate.burst;
        if after > deepest {
            return Err(after - deepest);
        }
        *full_at = after;
        Ok(())
    }

    /// How much is left in a bucket.
    pub(super) fn left(&self, key: Key, rate: Rate, now: Instant) -> Left {
        let buckets = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let full_at = buckets.get(&key).copied().unwrap_or(now);
        let until_full = full_at.saturating_duration_since(now);
        let taken = until_full.as_nanos().div_ceil(rate.every.as_nanos().max(1)) as u32;
        Left {
            of: rate.burst,
            requests: rate.burst.saturating_sub(taken),
            full_in: until_full.as_secs_f32().ceil() as u32,
        }
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.full_at.lock().map_or(0, |buckets| buckets.len())
    }
}

/// Forgets buckets that are full, which is no loss, and of the others those that are nearest to it.
fn make_room(buckets: &mut HashMap<Key, Instant>, now: Instant) {
    buckets.retain(|_, full_at| *full_at > now);
    if buckets.len() < MOST / 2 {
        return;
    }
    let mut moments: Vec<Instant> = buckets.values().copied().collect();
    let middle = moments.len() / 2;
    let (_, &mut median, _) = moments.select_nth_unstable(middle);
    buckets.retain(|_, full_at| *full_at > median);
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 3, every: Duration::from_secs(10) };
    const KEY: Key = Key::Visitor(1);

    #[test]
    fn a_bucket_gives_its_burst_and_then_one_at_a_time() {
        let (buckets, start) = (Buckets::default(), Instant::now());
        let take = |seconds| buckets.take(KEY, RATE, start + Duration::from_secs(seconds));
        assert_eq!([take(0), take(0), take(0)], [Ok(()); 3]);
        assert_eq!(take(0), Err(Duration::from_secs(10)));
        assert_eq!(take(4), Err(Duration::from_secs(6)), "asking costs nothing");
        assert_eq!(take(10), Ok(()));
        assert_eq!(take(10), Err(Duration::from_secs(10)));
        assert_eq!([take(100), take(100), take(100)], [Ok(()); 3], "it is never more than full");
        assert!(take(100).is_err());
    }

    #[test]
    fn a_bucket_says_what_is_left_in_it() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        assert_eq!(buckets.left(KEY, RATE, now), Left { of: 3, requests: 3, full_in: 0 });
        assert!(buckets.take(KEY, RATE, now).is_ok() && buckets.take(KEY, RATE, now).is_ok());
        assert_eq!(buckets.left(KEY, RATE, now), Left { of: 3, requests: 1, full_in: 20 });
        let later = now + Duration::from_secs(15);
        assert_eq!(buckets.left(KEY, RATE, later), Left { of: 3, requests: 2, full_in: 5 });
    }

    #[test]
    fn one_bucket_is_not_anothers() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let rate = Rate { burst: 1, ..RATE };
        assert!(buckets.take(KEY, rate, now).is_ok() && buckets.take(KEY, rate, now).is_err());
        assert!(buckets.take(Key::Visitor(2), rate, now).is_ok());
    }

    /// However many keys a client makes up, memory is bounded and the heaviest users are remembered.
    #[test]
    fn the_memory_is_bounded() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        for _ in 0..3 {
            assert!(buckets.take(KEY, RATE, now).is_ok());
        }
        for number in 0..3 * MOST as u64 {
            assert!(buckets.take(Key::Visitor(1000 + number), RATE, now).is_ok());
        }
        assert!(buckets.len() <= MOST);
        assert!(buckets.take(KEY, RATE, now).is_err(), "the flood did not wash it away");
    }
}
