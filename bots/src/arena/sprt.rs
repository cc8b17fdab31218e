//! The sequential test: as many pairs as are needed, and no more.
//!
//! Two suppositions about the difference in strength are weighed against each other after every
//! pair, until one is clearly the better explanation. The unit is the pair with its share of 0, a
//! half or 1; its spread is taken from the pairs themselves.

use serde::Serialize;

/// The differences in Elo between which the test decides.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// Not stronger than this,
    pub low: f64,
    /// or as strong as this.
    pub high: f64,
    /// How often either answer may be wrong.
    pub error: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Undecided,
    /// The first is not stronger by the lower difference.
    Low,
    /// The first is stronger by the higher difference.
    High,
}

/// Pairs below which a spread says nothing.
const FEWEST_PAIRS: usize = 8;

impl Sprt {
    /// The logarithm of how much better the higher supposition explains these shares of pairs.
    pub fn evidence(&self, shares: &[f64]) -> f64 {
        if shares.len() < FEWEST_PAIRS {
            return 0.0;
        }
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count;
        // One side winning every pair leaves no spread; a pair of doubt keeps the test honest.
        let spread = spread.max(0.25 / count);
        let (low, high) = (expected(self.low), expected(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * spread)
    }

    pub fn verdict(&self, shares: &[f64]) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        let evidence = self.evidence(shares);
        if evidence >= bound {
            Verdict::High
        } else if evidence <= -bound {
            Verdict::Low
        } else {
            Verdict::Undecided
        }
    }
}

/// The share of points that a difference in Elo lets expect.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng as _, SeedableRng as _};
    use rand_pcg::Pcg64Mcg;

    use super::*;

    const TEST: Sprt = Sprt { low: 0.0, high: 40.0, error: 0.05 };

    /// Pairs that are won with this chance, until the test decides.
    fn decide(chance: f64, seed: u64) -> (Verdict, usize) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut shares = Vec::new();
        loop {
            let drawn = f64::from(rng.next_u32()) / f64::from(u32::MAX);
            shares.push(if drawn < chance { 1.0 } else { 0.0 });
            let verdict = TEST.verdict(&shares);
            if verdict != Verdict::Undecided {
                return (verdict, shares.len());
            }
        }
    }

    #[test]
    fn either_answer_is_wrong_as_rarely_as_was_asked_for() {
        let wrong = |chance: f64, right: Verdict| {
            (0..400).filter(|&seed| decide(chance, seed).0 != right).count()
        };
        // 5 % of 400 are 20, give or take 9.
        assert!(wrong(0.5, Verdict::Low) < 32);
        assert!(wrong(expected(40.0), Verdict::High) < 32);
    }

    #[test]
    fn a_clear_case_is_decided_early() {
        let (verdict, pairs) = decide(0.9, 1);
        assert_eq!(verdict, Verdict::High);
        assert!(pairs < 60, "{pairs} pairs");
        assert_eq!(TEST.verdict(&[1.0; 7]), Verdict::Undecided);
    }
}
