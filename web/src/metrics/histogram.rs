//! How long things took, counted in buckets.

use std::time::Duration;

/// Upper bounds in milliseconds: from imperceptible to a nuisance.
pub(super) const BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000];

#[derive(Clone, Debug, Default)]
pub(super) struct Histogram {
    counts: [u64; BOUNDS_MS.len()],
    pub(super) count: u64,
    pub(super) sum: Duration,
}

impl Histogram {
    pub(super) fn note(&mut self, took: Duration) {
        self.count += 1;
        self.sum += took;
        let bucket = BOUNDS_MS.iter().position(|bound| took <= Duration::from_millis(*bound));
        if let Some(bucket) = bucket {
            self.counts[bucket] += 1;
        }
    }

    /// How many took at most so long, bound by bound.
    pub(super) fn cumulative(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let sums = self.counts.iter().scan(0, |sum, count| {
            *sum += count;
            Some(*sum)
        });
        BOUNDS_MS.into_iter().zip(sums)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_counts_all_that_took_no_longer() {
        let mut histogram = Histogram::default();
        for ms in [1, 3, 3, 60, 9000] {
            histogram.note(Duration::from_millis(ms));
        }
        let counts: Vec<u64> = histogram.cumulative().map(|(_, count)| count).collect();
        assert_eq!(counts, [1, 1, 3, 3, 3, 3, 4, 4, 4, 4]);
        assert_eq!((histogram.count, histogram.sum), (5, Duration::from_millis(9067)));
    }
}
