//! How ratings move: Glicko-2 between two, Weng–Lin (Bradley–Terry, full pair) among more, on one scale.
//!
//! Both speak of a rating and its deviation. Weng–Lin's width of a skill class is set so that between two players whose
//! ratings are certain it expects what Glicko-2 expects; so a player has one rating for a game, however many sit down.
//! Values are kept in millionths, and every match starts from what is kept: the same history gives the same numbers.

use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

use bastide_store::StoredRating;

const MILLIONTHS: f64 = 1e6;
/// What Glicko-2 divides by: so many points are a factor of e in the odds.
const SCALE: f64 = 173.7178;
/// The deviation of somebody of whom nothing is known.
const WIDEST: f64 = 350.0;
/// A rating less certain than that is a guess: marked with a question mark, and on no list.
pub(super) const PROVISIONAL_ABOVE: i64 = 110_000_000;
/// How far a rating may drift unseen: with the usual volatility a deviation of 60 becomes 110 in a year.
const PERIOD_MS: f64 = 4.65 * 24.0 * 60.0 * 60.0 * 1000.0;

/// Somebody of whom nothing is known.
pub fn fresh(at: i64) -> StoredRating {
    StoredRating {
        rating: 1_500_000_000,
        deviation: 350_000_000,
        volatility: 60_000,
        games: 0,
        last_at: at,
    }
}

/// The same rating at a later time: it becomes less certain with absence.
#[must_use]
pub fn aged(rating: StoredRating, at: i64) -> StoredRating {
    let periods = at.saturating_sub(rating.last_at).max(0) as f64 / PERIOD_MS;
    let drift = from_millionths(rating.volatility) * SCALE * periods.sqrt();
    let deviation = from_millionths(rating.deviation).hypot(drift).min(WIDEST);
    StoredRating { deviation: to_millionths(deviation), ..rating }
}

/// What becomes of the players of a match, seat by seat, who came in at these places.
pub fn after(before: &[StoredRating], places: &[u8], at: i64) -> Vec<StoredRating> {
    let aged: Vec<StoredRating> = before.iter().map(|&rating| aged(rating, at)).collect();
    let moved = match (&aged[..], places) {
        ([one, other], [first, second]) => between_two(one, other, first.cmp(second)).to_vec(),
        _ => among_more(&aged, places),
    };
    let played =
        |rating: StoredRating| StoredRating { games: rating.games + 1, last_at: at, ..rating };
    moved.into_iter().map(played).collect()
}

fn between_two(
    one: &StoredRating,
    other: &StoredRating,
    places: std::cmp::Ordering,
) -> [StoredRating; 2] {
    let outcome = match places {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    };
    let glicko = |rating: &StoredRating| Glicko2Rating {
        rating: from_millionths(rating.rating),
        deviation: from_millionths(rating.deviation),
        volatility: from_millionths(rating.volatility),
    };
    let (first, second) = glicko2(&glicko(one), &glicko(other), &outcome, &Glicko2Config::new());
    let kept = |before: &StoredRating, after: Glicko2Rating| StoredRating {
        rating: to_millionths(after.rating),
        deviation: to_millionths(after.deviation.min(WIDEST)),
        volatility: to_millionths(after.volatility),
        ..*before
    };
    [kept(one, first), kept(other, second)]
}

fn among_more(before: &[StoredRating], places: &[u8]) -> Vec<StoredRating> {
    let config = WengLinConfig { beta: SCALE / std::f64::consts::SQRT_2, ..WengLinConfig::new() };
    let alone = before.iter().map(|rating| {
        [WengLinRating {
            rating: from_millionths(rating.rating),
            uncertainty: from_millionths(rating.deviation),
        }]
    });
    let alone: Vec<[WengLinRating; 1]> = alone.collect();
    let teams = alone
        .iter()
        .zip(places)
        .map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(place))));
    let after = weng_lin_multi_team(&teams.collect::<Vec<_>>(), &config);
    let kept = |(before, team): (&StoredRating, Vec<WengLinRating>)| StoredRating {
        rating: to_millionths(team[0].rating),
        deviation: to_millionths(team[0].uncertainty),
        ..*before
    };
    before.iter().zip(after).map(kept).collect()
}

fn from_millionths(value: i64) -> f64 {
    value as f64 / MILLIONTHS
}

fn to_millionths(value: f64) -> i64 {
    (value * MILLIONTHS).round() as i64
}

/// A rating as people read it: `1540 ± 80`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub rating: i32,
    pub deviation: i32,
    pub is_provisional: bool,
}

impl Shown {
    pub const fn new(rating: i64, deviation: i64) -> Self {
        Self {
            rating: whole(rating),
            deviation: whole(deviation),
            is_provisional: deviation > PROVISIONAL_ABOVE,
        }
    }

    /// As it is now.
    pub fn at(rating: StoredRating, now: i64) -> Self {
        let aged = aged(rating, now);
        Self::new(aged.rating, aged.deviation)
    }
}

const fn whole(millionths: i64) -> i32 {
    ((millionths + 500_000).div_euclid(1_000_000)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(rating: i64, deviation: i64) -> StoredRating {
        let fresh = fresh(0);
        StoredRating { rating: rating * 1_000_000, deviation: deviation * 1_000_000, ..fresh }
    }

    #[test]
    fn glickmans_own_example_comes_out_game_by_game() {
        // His player of 1500 ± 200 beats 1400 ± 30: 1563.6 ± 175.4 by the formulas of his paper.
        let moved = after(&[rated(1500, 200), rated(1400, 30)], &[1, 2], 0);
        assert_eq!(Shown::new(moved[0].rating, moved[0].deviation).rating, 1564);
        assert_eq!(Shown::new(moved[0].rating, moved[0].deviation).deviation, 175);
        assert!(moved[1].rating < 1_400_000_000);
    }

    #[test]
    fn a_win_lifts_a_loss_lowers_and_both_make_certain() {
        for players in 2..=4 {
            let before = vec![fresh(0); players];
            let places: Vec<u8> = (1..=players as u8).collect();
            let moved = after(&before, &places, 0);
            assert!(moved.windows(2).all(|pair| pair[0].rating > pair[1].rating), "{players}");
            assert!(moved.iter().all(|rating| rating.deviation < 350_000_000 && rating.games == 1));
            assert!(moved[0].rating > 1_500_000_000 && moved[players - 1].rating < 1_500_000_000);
        }
    }

    #[test]
    fn a_draw_between_equals_moves_nobody() {
        let moved = after(&[fresh(0), fresh(0), fresh(0)], &[1, 1, 1], 0);
        assert!(moved.iter().all(|rating| rating.rating == 1_500_000_000), "{moved:?}");
        let moved = after(&[fresh(0), fresh(0)], &[1, 1], 0);
        assert!(moved.iter().all(|rating| rating.rating == 1_500_000_000), "{moved:?}");
    }

    #[test]
    fn absence_makes_uncertain_and_never_more_than_knowing_nothing() {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let known = rated(1700, 60);
        assert_eq!(aged(known, 0), known);
        let year = aged(known, 365 * DAY);
        assert_eq!(Shown::new(year.rating, year.deviation).deviation, 110);
        assert_eq!(aged(known, 100 * 365 * DAY).deviation, 350_000_000);
        assert_eq!(aged(known, -DAY), known, "a clock that was set back makes nobody certain");
    }

    #[test]
    fn who_is_known_too_little_is_marked() {
        assert!(Shown::at(fresh(0), 0).is_provisional);
        assert!(!Shown::at(rated(1500, 110), 0).is_provisional);
    }
}
