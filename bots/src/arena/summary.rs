//! What a number of pairs says about two bots.

use serde::{Deserialize, Serialize};

use super::bout::{Bout, Conduct, score};
use super::statistics::{Interval, bootstrap, elo};

/// Two games from the same opening with seats exchanged: the unit that everything is counted in,
/// because what helps one seat helps each bot once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    pub number: usize,
    /// In the notation; empty where the bots opened.
    pub opening: Vec<String>,
    pub games: [Bout; 2],
}

impl Pair {
    /// The sum of both margins, seen from the first bot (CAT-TOURN-02).
    pub fn margin(&self) -> i32 {
        self.games.iter().map(Bout::margin).sum()
    }

    /// The first bot's share of it: 1, a half or 0.
    pub fn share(&self) -> f64 {
        score(self.margin().into())
    }

    /// The first bot's share of the two games, each of them won, drawn or lost by itself.
    pub fn game_share(&self) -> f64 {
        f64::midpoint(self.games[0].score(), self.games[1].score())
    }
}

/// How often something went one way, the other, or neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    pub won: usize,
    pub lost: usize,
    pub tied: usize,
}

impl Count {
    fn of(leads: impl Iterator<Item = i32>) -> Self {
        leads.fold(Self::default(), |mut count, lead| {
            match lead.signum() {
                1 => count.won += 1,
                -1 => count.lost += 1,
                _ => count.tied += 1,
            }
            count
        })
    }
}

/// An Elo difference and its interval; an end without a number has no bound.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    pub mean: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

/// Everything that is reported, seen from the first bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    pub pairs: Count,
    pub games: Count,
    /// The share of the points that the second seat took: how much moving there is worth.
    pub second_seat_share: f64,
    /// Points won by in a pair.
    pub margin: Interval,
    /// The share of pairs won, ties counted half.
    pub share: Interval,
    pub elo: Elo,
    pub notable_per_game: f64,
    pub plies_per_game: f64,
    pub conduct: [Conduct; 2],
}

impl Summary {
    /// Nothing can be said of no pairs. `seed` is that of the resampling.
    pub fn new(pairs: &[Pair], seed: u64) -> Option<Self> {
        let margins: Vec<f64> = pairs.iter().map(|pair| f64::from(pair.margin())).collect();
        let shares: Vec<f64> = pairs.iter().map(Pair::share).collect();
        let share = bootstrap(&shares, seed)?;
        let games = || pairs.iter().flat_map(|pair| &pair.games);
        let mean = |sum: f64| sum / (2 * pairs.len()) as f64;
        let conduct = |bot: usize| {
            games().fold(Conduct::default(), |all, game| all.merged(game.conduct[bot]))
        };
        Some(Self {
            pairs: Count::of(pairs.iter().map(Pair::margin)),
            games: Count::of(games().map(Bout::margin)),
            second_seat_share: mean(games().map(second_seat_score).sum()),
            margin: bootstrap(&margins, seed)?,
            share,
            elo: Elo { mean: elo(share.mean), low: elo(share.low), high: elo(share.high) },
            notable_per_game: mean(games().map(|game| f64::from(game.notable)).sum()),
            plies_per_game: mean(games().map(|game| f64::from(game.plies)).sum()),
            conduct: [conduct(0), conduct(1)],
        })
    }

    /// Whether both bots kept to the rules and to their time.
    pub fn is_clean(&self) -> bool {
        self.conduct.iter().all(|conduct| conduct.illegal == 0 && conduct.late == 0)
    }
}

fn second_seat_score(game: &Bout) -> f64 {
    if game.first_bot_seat == 1 { game.score() } else { 1.0 - game.score() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(first_bot_seat: u8, points: [i32; 2]) -> Bout {
        let rank = |own: i32, other: i32| if own <= other { 1 } else { 2 };
        let ranks = [rank(points[0], points[1]), rank(points[1], points[0])];
        let conduct = [Conduct { moves: 10, late: 0, ..Conduct::default() }; 2];
        Bout { first_bot_seat, points, ranks, plies: 24, notable: 1, conduct }
    }

    fn pair(number: usize, games: [[i32; 2]; 2]) -> Pair {
        let [first, second] = games;
        Pair { number, opening: Vec::new(), games: [game(0, first), game(1, second)] }
    }

    /// Three pairs by hand: won by 5 − 2, lost by 4 and tied at 3 − 3.
    #[test]
    fn cat_tourn_02_a_pair_is_decided_by_the_sum_of_its_margins() {
        let pairs =
            [pair(0, [[1, 6], [5, 3]]), pair(1, [[4, 4], [7, 3]]), pair(2, [[0, 3], [8, 5]])];
        let summary = Summary::new(&pairs, 1).unwrap();
        assert_eq!(summary.pairs, Count { won: 1, lost: 1, tied: 1 });
        assert_eq!(summary.games, Count { won: 2, lost: 3, tied: 1 });
        assert!((summary.margin.mean - (3.0 - 4.0) / 3.0).abs() < 1e-12);
        assert!((summary.share.mean - 0.5).abs() < 1e-12);
        assert_eq!(summary.elo.mean, Some(0.0));
        // The first bot lost all games in the second seat; of those in the first it won two.
        assert!((summary.second_seat_share - 0.5 / 6.0).abs() < 1e-12);
        assert_eq!(summary.conduct[0].moves, 60);
        assert!(summary.is_clean());
    }

    #[test]
    fn one_late_move_is_not_clean() {
        let mut late = pair(0, [[1, 6], [5, 3]]);
        late.games[1].conduct[1].late = 1;
        assert!(!Summary::new(&[late], 1).unwrap().is_clean());
        assert_eq!(Summary::new(&[], 1), None);
    }
}
