//! Ratings of several bots that have met each other.

use bastide_core::below;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

use super::statistics::{Interval, elo, quantile, resampled};

/// A pair that two bots have played, and the share that the first of them took.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Met {
    pub bots: [usize; 2],
    pub share: f64,
}

/// A bot's rating in Elo; all ratings have the mean 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    pub bot: usize,
    pub elo: Interval,
    pub pairs: usize,
    /// The share of its pairs that it won.
    pub share: f64,
}

const RESAMPLES: usize = 500;
const ROUNDS: usize = 200;
/// Everybody counts as having drawn this much against everybody they met, so that winning every
/// pair has an end.
const DOUBT: f64 = 0.5;

/// The ratings, best first, with 95 % intervals by resampling pairs.
pub fn ratings(bots: usize, met: &[Met], seed: u64) -> Vec<Rating> {
    let best = fitted(bots, met);
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut resampled: Vec<Vec<f64>> = vec![Vec::new(); bots];
    for _ in 0..RESAMPLES {
        let drawn: Vec<Met> = (0..met.len())
            .filter_map(|_| below(&mut rng, met.len() as u32))
            .map(|index| met[index as usize])
            .collect();
        for (values, elo) in resampled.iter_mut().zip(fitted(bots, &drawn)) {
            values.push(elo);
        }
    }
    let mut ratings: Vec<Rating> = (0..bots)
        .map(|bot| {
            let values = &mut resampled[bot];
            values.sort_by(f64::total_cmp);
            let (low, high) = (quantile(values, 0.025), quantile(values, 0.975));
            let (pairs, share) = record_of(bot, met);
            Rating { bot, elo: Interval { mean: best[bot], low, high }, pairs, share }
        })
        .collect();
    ratings.sort_by(|a, b| b.elo.mean.total_cmp(&a.elo.mean));
    ratings
}

/// The ratings of a ladder, weakest first, with the first at 0. `rungs` are the scores that each bot
/// but the first took from the one below it, pair by pair; intervals are by resampling pairs.
pub fn ladder(rungs: &[Vec<f64>], seed: u64) -> Vec<Interval> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut spread = vec![0.0; RESAMPLES];
    let mut ratings = vec![Interval { mean: 0.0, low: 0.0, high: 0.0 }];
    for rung in rungs {
        for sum in &mut spread {
            *sum += step(resampled(rung, &mut rng), rung.len());
        }
        let mean = ratings[ratings.len() - 1].mean
            + step(rung.iter().sum::<f64>() / rung.len().max(1) as f64, rung.len());
        let mut sorted = spread.clone();
        sorted.sort_by(f64::total_cmp);
        let (low, high) = (quantile(&sorted, 0.025), quantile(&sorted, 0.975));
        ratings.push(Interval { mean, low, high });
    }
    ratings
}

/// The difference in Elo that a mean score over so many pairs speaks for. Somebody who won them all
/// counts as having drawn a little, as in [`ratings`].
fn step(mean: f64, pairs: usize) -> f64 {
    let count = pairs as f64;
    elo((mean * count + DOUBT / 2.0) / (count + DOUBT)).unwrap_or(0.0)
}

fn record_of(bot: usize, met: &[Met]) -> (usize, f64) {
    let own = met.iter().filter_map(|pair| match pair.bots {
        [first, _] if first == bot => Some(pair.share),
        [_, second] if second == bot => Some(1.0 - pair.share),
        _ => None,
    });
    let shares: Vec<f64> = own.collect();
    (shares.len(), shares.iter().sum::<f64>() / shares.len().max(1) as f64)
}

/// The strengths under which these results are most likely (Bradley and Terry), as Elo.
fn fitted(bots: usize, met: &[Met]) -> Vec<f64> {
    let mut won = vec![0.0; bots];
    let mut count = vec![vec![0.0; bots]; bots];
    for &Met { bots: [one, two], share } in met {
        won[one] += share;
        won[two] += 1.0 - share;
        count[one][two] += 1.0;
        count[two][one] += 1.0;
    }
    for one in 0..bots {
        let others = (0..bots).filter(|&two| count[one][two] > 0.0);
        for two in others.collect::<Vec<_>>() {
            count[one][two] += DOUBT;
            won[one] += DOUBT / 2.0;
        }
    }
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..ROUNDS {
        for one in 0..bots {
            let meetings = (0..bots).filter(|&two| count[one][two] > 0.0);
            let weight: f64 =
                meetings.map(|two| count[one][two] / (strength[one] + strength[two])).sum();
            if weight > 0.0 {
                strength[one] = won[one] / weight;
            }
        }
    }
    let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / bots.max(1) as f64;
    elo.iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met(bots: [usize; 2], won: usize, lost: usize) -> Vec<Met> {
        let share = |won: bool| if won { 1.0 } else { 0.0 };
        (0..won + lost).map(|n| Met { bots, share: share(n < won) }).collect()
    }

    /// Three to one twice is nine to one at a distance.
    #[test]
    fn ratings_are_those_of_the_definition() {
        let all = [met([0, 1], 300, 100), met([1, 2], 300, 100), met([0, 2], 360, 40)].concat();
        let ratings = ratings(3, &all, 1);
        let order: Vec<usize> = ratings.iter().map(|rating| rating.bot).collect();
        assert_eq!(order, [0, 1, 2]);
        let gap = |a: usize, b: usize| ratings[a].elo.mean - ratings[b].elo.mean;
        assert!((gap(0, 1) - 190.8).abs() < 4.0 && (gap(0, 2) - 381.7).abs() < 6.0);
        assert!(ratings[0].elo.low > ratings[1].elo.high);
        assert_eq!((ratings[0].pairs, ratings[1].share), (800, 0.5));
    }

    /// Three to one is 191 points; the doubt grows with the distance from the first.
    #[test]
    fn the_steps_of_a_ladder_add_up() {
        let rung: Vec<f64> = (0..400).map(|n| if n % 4 == 0 { 0.0 } else { 1.0 }).collect();
        let ratings = ladder(&[rung.clone(), rung], 1);
        assert_eq!((ratings.len(), ratings[0].high), (3, 0.0));
        for (rating, expected) in ratings.iter().zip([0.0, 190.8, 381.7]) {
            assert!((rating.mean - expected).abs() < 1.0, "{rating:?}");
        }
        let width = |at: usize| ratings[at].high - ratings[at].low;
        assert!(width(1) > 60.0 && width(1) < 100.0 && width(2) > width(1), "{ratings:?}");
    }

    #[test]
    fn who_wins_everything_is_rated_all_the_same() {
        let ratings = ratings(2, &met([1, 0], 20, 0), 1);
        assert_eq!(ratings[0].bot, 1);
        assert!(ratings[0].elo.mean.is_finite() && ratings[0].elo.mean > 200.0);
    }
}
