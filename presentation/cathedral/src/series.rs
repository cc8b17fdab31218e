//! Series of games between two players (CAT-MATCH).

use bastide_cathedral::{PerSide, Series, SeriesPlayer, Side};
use bastide_core::{Seat, Standing};
use bastide_presentation::{SeriesRules, Totals};

use crate::side::side_of;

pub(crate) const SERIES: SeriesRules = SeriesRules { sitter, totals };

/// Colours change after each game (CAT-MATCH-01).
fn sitter(game: usize, seat: Seat) -> usize {
    usize::from(Series::player(game, side_of(seat)) == SeriesPlayer::Second)
}

/// CAT-MATCH-02, -03.
fn totals(games: &[Standing]) -> Totals {
    let mut series = Series::new();
    for standing in games {
        let points = |side: Side| standing.places[side.seat()].points;
        series.add(PerSide::from_fn(|side| u8::try_from(points(side)).unwrap_or(u8::MAX)));
    }
    let players = [SeriesPlayer::First, SeriesPlayer::Second];
    let leader = series.leader().map(|leader| usize::from(leader == SeriesPlayer::Second));
    Totals { points: players.map(|player| series.total(player)), leader }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CAT-T-17: 4 : 0 and, with colours changed, 1 : 7 for the same two players.
    #[test]
    fn cat_match_02_a_series_adds_up_by_player() {
        let standing = |light: i32, dark: i32| {
            let points = [light, dark];
            Standing::fewest_points(&bastide_core::PerSeat::from_fn(2, |s| points[s.index()]))
        };
        let totals = totals(&[standing(4, 0), standing(7, 1)]);
        assert_eq!((totals.points, totals.leader), ([5, 7], Some(0)));
        assert_eq!(sitter(1, Side::Light.seat()), 1);
    }
}
