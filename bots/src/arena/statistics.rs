//! How sure a result is: resampled intervals and ratings.

use bastide_core::below;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;

/// Resamples of a bootstrap: the ends of a 95 % interval then rest on 250 of them each.
const RESAMPLES: usize = 10_000;

/// A mean with the bounds between which it lies 95 times out of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// The mean of `values` with its 95 % percentile bootstrap interval; nothing when there are none.
///
/// The values have to be independent of each other: pairs of games with colours exchanged are,
/// the two games of a pair are not.
pub fn bootstrap(values: &[f64], seed: u64) -> Option<Interval> {
    if values.is_empty() {
        return None;
    }
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut means: Vec<f64> = (0..RESAMPLES).map(|_| resampled(values, &mut rng)).collect();
    means.sort_by(f64::total_cmp);
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    Some(Interval { mean, low: quantile(&means, 0.025), high: quantile(&means, 0.975) })
}

/// The mean of as many values drawn from `values`; 0 where there are none.
pub(super) fn resampled(values: &[f64], rng: &mut Pcg64Mcg) -> f64 {
    let drawn = (0..values.len()).map(|_| {
        let index = below(rng, values.len() as u32).expect("there are values");
        values[index as usize]
    });
    drawn.sum::<f64>() / values.len().max(1) as f64
}

/// The value below which a share of the sorted values lies, interpolated between neighbours.
pub(crate) fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = share * (sorted.len() - 1) as f64;
    let (below, above) = (place.floor() as usize, place.ceil() as usize);
    sorted[below] + (sorted[above] - sorted[below]) * place.fract()
}

/// The difference in Elo rating at which this share of the points is expected; nothing where the
/// scale has no end, at a share of 0 or 1.
pub fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_interpolated_between_neighbours() {
        let values = [0.0, 10.0, 20.0, 30.0, 40.0];
        assert!((quantile(&values, 0.25) - 10.0).abs() < 1e-12);
        assert!((quantile(&values, 0.60) - 24.0).abs() < 1e-12);
        assert!((quantile(&values, 1.00) - 40.0).abs() < 1e-12);
    }

    /// Of eight fair coins at most one shows heads 3.5 times in 100 and none 0.4 times in 100, so
    /// the 2.5 % quantile of the share of heads is one eighth; the other end mirrors it.
    #[test]
    fn the_interval_of_eight_coins_is_that_of_the_binomial_distribution() {
        let values = [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0];
        let interval = bootstrap(&values, 7).unwrap();
        assert_eq!(interval, Interval { mean: 0.5, low: 0.125, high: 0.875 });
    }

    #[test]
    fn equal_values_leave_no_doubt_and_no_values_no_answer() {
        let interval = bootstrap(&[3.0; 20], 1).unwrap();
        assert_eq!(interval, Interval { mean: 3.0, low: 3.0, high: 3.0 });
        assert_eq!(bootstrap(&[], 1), None);
    }

    /// For many values the interval nears the mean plus and minus 1.96 standard errors: here the
    /// standard deviation is 1 and the 400 values give 0.05 for the standard error.
    #[test]
    fn the_interval_of_many_values_is_that_of_the_normal_distribution() {
        let values: Vec<f64> = (0..400).map(|n| if n % 2 == 0 { 1.0 } else { -1.0 }).collect();
        let interval = bootstrap(&values, 3).unwrap();
        assert!((interval.high - 0.098).abs() < 0.006, "{interval:?}");
        assert!((interval.low + 0.098).abs() < 0.006, "{interval:?}");
    }

    #[test]
    fn a_resampling_follows_from_its_seed() {
        let values = [1.0, 5.0, 2.0, 8.0, 3.0, 9.0, 4.0];
        assert_eq!(bootstrap(&values, 11), bootstrap(&values, 11));
    }

    /// Ten to one is 400 points by definition; three to one is 400 log₁₀ 3.
    #[test]
    fn ratings_are_those_of_the_definition() {
        assert!((elo(10.0 / 11.0).unwrap() - 400.0).abs() < 1e-9);
        assert!((elo(0.75).unwrap() - 190.848_501_887_865).abs() < 1e-9);
        assert_eq!(elo(0.5), Some(0.0));
        assert!((elo(0.25).unwrap() + elo(0.75).unwrap()).abs() < 1e-9);
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }
}
