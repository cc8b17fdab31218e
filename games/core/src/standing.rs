//! How a finished game stands.

use serde::Serialize;

use crate::{PerSeat, Seat};

/// One seat's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// 1 is best; equal results share a rank.
    pub rank: u8,
    pub points: i32,
    /// What broke ties where points were equal; its meaning is the game's.
    pub tie_break: i32,
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub places: PerSeat<Place>,
}

impl Standing {
    /// Ranks seats by points, fewest first, as in golf and Cathedral.
    pub fn fewest_points(points: &PerSeat<i32>) -> Self {
        Self::ranked(points.len() as u8, |seat| (points[seat], 0), |a, b| a < b)
    }

    /// Ranks seats by points and then by tie-break, most first.
    pub fn most_points(results: &PerSeat<(i32, i32)>) -> Self {
        Self::ranked(results.len() as u8, |seat| results[seat], |a, b| a > b)
    }

    fn ranked(
        seats: u8,
        result: impl Fn(Seat) -> (i32, i32),
        is_better: impl Fn((i32, i32), (i32, i32)) -> bool,
    ) -> Self {
        let place = |seat| {
            let (points, tie_break) = result(seat);
            let ahead =
                Seat::all(seats).filter(|&other| is_better(result(other), result(seat))).count();
            Place { rank: ahead as u8 + 1, points, tie_break }
        };
        Self { places: PerSeat::from_fn(seats, place) }
    }

    /// The seats on the first rank: one winner, or those who share it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|(_, place)| place.rank == 1).map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_results_share_a_rank_and_the_next_one_is_skipped() {
        let points = [4, 2, 4, 9];
        let standing = Standing::fewest_points(&PerSeat::from_fn(4, |seat| points[seat.index()]));
        let ranks: Vec<u8> = standing.places.iter().map(|(_, place)| place.rank).collect();
        assert_eq!(ranks, [2, 1, 2, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat::new(1)]);
    }

    #[test]
    fn tie_breaks_decide_between_equal_points() {
        let results = [(10, 1), (10, 3)];
        let standing = Standing::most_points(&PerSeat::from_fn(2, |seat| results[seat.index()]));
        assert_eq!(standing.places[Seat::new(0)].rank, 2);
        assert_eq!(standing.places[Seat::new(1)].rank, 1);
    }
}
