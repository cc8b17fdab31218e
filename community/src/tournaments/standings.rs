//! Who stands where, and what decides between equals.

use std::cmp::Ordering;

use super::kind::{Kind, Scoring};
use super::tournament::{Game, GameEnding, Tournament};

/// A point is twelve parts, so that halves, thirds and quarters of it are whole numbers.
pub const POINT: i64 = 12;

/// An entrant's line of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub entrant: usize,
    /// From one; equals share it.
    pub rank: usize,
    /// More is better, whatever the scoring: what the next round is paired by.
    pub score: i64,
    /// Points in twelfths, squares left over, or comparisons won in halves.
    pub total: i64,
    /// What decides between equal totals, in its order: more is better.
    pub tie_breaks: Vec<i64>,
    /// Games that are decided, those that one sat out left out.
    pub games: usize,
    pub is_withdrawn: bool,
}

/// Everybody, the best first. Who has withdrawn comes last.
pub fn standings(event: &Tournament) -> Vec<Row> {
    let mut rows = match event.scoring() {
        Scoring::Places => by_places(event),
        Scoring::Fewest => by_fewest(event),
        Scoring::Compared => by_comparison(event),
    };
    rows.sort_by(|one, other| better(one, other).then(one.entrant.cmp(&other.entrant)));
    let ranks: Vec<usize> = rows
        .iter()
        .map(|row| rows.iter().filter(|other| better(other, row) == Ordering::Less).count() + 1)
        .collect();
    for (row, rank) in rows.iter_mut().zip(ranks) {
        row.rank = rank;
    }
    rows
}

/// Less is before.
fn better(one: &Row, other: &Row) -> Ordering {
    let withdrawn = one.is_withdrawn.cmp(&other.is_withdrawn);
    withdrawn.then(other.score.cmp(&one.score)).then_with(|| other.tie_breaks.cmp(&one.tie_breaks))
}

fn empty(event: &Tournament, entrant: usize) -> Row {
    let is_withdrawn = event.entrants[entrant].withdrawn_from.is_some();
    Row { entrant, rank: 0, score: 0, total: 0, tie_breaks: Vec::new(), games: 0, is_withdrawn }
}

/// The decided games of an entrant, with their seat.
fn decided(event: &Tournament, entrant: usize) -> impl Iterator<Item = (&Game, usize)> {
    let seat = move |game: &Game| {
        game.players.iter().position(|player| event.entrant(player) == Some(entrant))
    };
    let decided = event.games.iter().filter(|game| game.result.is_some());
    decided.filter_map(move |game| seat(game).map(|seat| (game, seat)))
}

/// What the seats of a game have earned, in twelfths of a point: first place all of it, last place nothing, those between
/// in even steps; who share a place share what their places earn.
pub fn shares(places: &[u8]) -> Vec<i64> {
    let count = places.len() as i64;
    let worth = |place: i64| if count < 2 { POINT } else { POINT * (count - place) / (count - 1) };
    let share = |&place: &u8| {
        if place == 0 {
            return 0;
        }
        let equal = places.iter().map(|&other| i64::from(other == place)).sum::<i64>();
        (0..equal).map(|step| worth(i64::from(place) + step)).sum::<i64>() / equal
    };
    places.iter().map(share).collect()
}

fn by_places(event: &Tournament) -> Vec<Row> {
    let mut rows: Vec<Row> =
        (0..event.entrants.len()).map(|entrant| empty(event, entrant)).collect();
    for row in &mut rows {
        for (game, seat) in decided(event, row.entrant) {
            let Some(result) = &game.result else { continue };
            row.total += shares(&result.places)[seat];
            row.games += usize::from(result.ending != GameEnding::Bye);
        }
        row.score = row.total;
    }
    let totals: Vec<i64> = rows.iter().map(|row| row.total).collect();
    for row in &mut rows {
        row.tie_breaks = tie_breaks(event, row.entrant, &totals);
    }
    rows
}

/// Swiss: what all opponents have, then what the beaten ones have. Everybody against everybody: what the beaten ones
/// have, then how often one won.
fn tie_breaks(event: &Tournament, entrant: usize, totals: &[i64]) -> Vec<i64> {
    let (mut all, mut beaten, mut wins) = (0, 0, 0);
    for (game, seat) in decided(event, entrant) {
        let Some(result) = &game.result else { continue };
        let own = result.places[seat];
        wins += i64::from(own == 1 && game.id.is_some());
        for (other, player) in game.players.iter().enumerate().filter(|(other, _)| *other != seat) {
            let Some(total) = event.entrant(player).map(|other| totals[other]) else { continue };
            all += total;
            beaten += match own.cmp(&result.places[other]) {
                Ordering::Less if own > 0 => total * 2,
                Ordering::Equal if own > 0 => total,
                _ => 0,
            };
        }
    }
    if event.kind == Kind::Swiss { vec![all, beaten] } else { vec![beaten, wins] }
}

/// Finer than any two averages of squares can differ.
const FINE: i64 = 1_000_000;

/// The lowest sum. Where somebody sat out, the average of a game is compared: it comes to the same otherwise.
fn by_fewest(event: &Tournament) -> Vec<Row> {
    let row = |entrant| {
        let mut row = empty(event, entrant);
        for (game, seat) in decided(event, entrant).filter(|(game, _)| game.id.is_some()) {
            let points = game.result.as_ref().map_or(0, |result| result.points[seat]);
            row.total += i64::from(points);
            row.games += 1;
        }
        let average = (row.total * FINE).checked_div(row.games as i64);
        row.score = average.map_or(i64::MIN / 2, |average| -average);
        row
    };
    (0..event.entrants.len()).map(row).collect()
}

/// Every game is compared with those of the others on the same seat: two for having made more of the cards, one for as
/// much. Who did not finish has made the least. Between equals the points themselves decide.
fn by_comparison(event: &Tournament) -> Vec<Row> {
    let made = |game: &Game, seat: usize| {
        let result = game.result.as_ref()?;
        (result.ending == GameEnding::Played).then(|| result.points[seat])
    };
    let row = |entrant| {
        let mut row = empty(event, entrant);
        let mut points = 0;
        for (game, seat) in decided(event, entrant) {
            let own = made(game, seat);
            points += i64::from(own.unwrap_or(0));
            row.games += usize::from(own.is_some());
            for other in (0..event.entrants.len()).filter(|&other| other != entrant) {
                let theirs = decided(event, other).find(|(_, theirs)| *theirs == seat);
                let theirs = theirs.and_then(|(game, seat)| made(game, seat));
                row.total += match own.cmp(&theirs) {
                    Ordering::Greater => 2,
                    Ordering::Equal => i64::from(own.is_some()),
                    Ordering::Less => 0,
                };
            }
        }
        row.score = row.total;
        row.tie_breaks = vec![points];
        row
    };
    (0..event.entrants.len()).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tournament::tests::{event, played};
    use super::*;

    fn table(event: &Tournament) -> Vec<(usize, usize, i64)> {
        standings(event).iter().map(|row| (row.rank, row.entrant, row.total)).collect()
    }

    #[test]
    fn a_table_of_any_size_gives_the_same_in_all() {
        assert_eq!(shares(&[1, 2]), [12, 0]);
        assert_eq!(shares(&[1, 1]), [6, 6]);
        assert_eq!(shares(&[2, 1, 3]), [6, 12, 0]);
        assert_eq!(shares(&[1, 1, 3]), [9, 9, 0]);
        assert_eq!(shares(&[1, 2, 3, 4]), [12, 8, 4, 0]);
        assert_eq!(shares(&[1, 1, 1, 4]), [8, 8, 8, 0]);
        assert_eq!(shares(&[1]), [12], "who sits out has won");
        assert_eq!(shares(&[0, 0]), [0, 0], "nobody came");
    }

    #[test]
    fn equal_points_are_parted_by_whom_they_were_won_against() {
        let mut event = event(Kind::RoundRobin, "tournay", 4);
        event.games = vec![
            played(1, [0, 1], [1, 2], [5, 3]),
            played(1, [2, 3], [1, 2], [5, 3]),
            played(2, [1, 2], [1, 2], [5, 3]),
            played(2, [0, 3], [2, 1], [1, 3]),
        ];
        // All have one point of two games; 0 has beaten 1, 1 has beaten 2, 2 has beaten 3, 3 has beaten 0.
        assert_eq!(table(&event), [(1, 0, 12), (1, 1, 12), (1, 2, 12), (1, 3, 12)]);
        event.games.push(played(3, [0, 2], [1, 2], [5, 3]));
        event.games.push(played(3, [1, 3], [1, 1], [3, 3]));
        // 3 and 1 have as much, but 3 has beaten the winner.
        assert_eq!(table(&event), [(1, 0, 24), (2, 3, 18), (3, 1, 18), (4, 2, 12)]);
    }

    #[test]
    fn cat_tourn_03_the_lowest_sum_wins_and_who_sat_out_is_not_the_better_for_it() {
        let mut event = event(Kind::Swiss, "cathedral", 3);
        event.games = vec![
            played(1, [0, 1], [1, 2], [0, 7]),
            played(1, [1, 0], [1, 2], [2, 3]),
            played(2, [0, 2], [1, 2], [4, 5]),
            played(2, [2, 0], [2, 1], [6, 1]),
        ];
        // 0 has 8 in four games, 1 has 9 in two, 2 has 11 in two.
        assert_eq!(table(&event), [(1, 0, 8), (2, 1, 9), (3, 2, 11)]);
        event.games[0].result.as_mut().unwrap().points = vec![20, 0];
        assert_eq!(table(&event)[0], (1, 1, 2), "2 in two games is less than 28 in four");
    }

    #[test]
    fn cat_tourn_05_equal_sums_share_the_place() {
        let mut event = event(Kind::RoundRobin, "cathedral", 2);
        event.games = vec![played(1, [0, 1], [1, 2], [1, 2]), played(1, [1, 0], [1, 2], [3, 4])];
        assert_eq!(table(&event), [(1, 0, 5), (1, 1, 5)]);
    }

    #[test]
    fn the_same_cards_are_compared_seat_by_seat() {
        let mut event = event(Kind::Duplicate, "anarchy", 3);
        event.games =
            vec![played(1, [0], [1], [40]), played(1, [1], [1], [55]), played(1, [2], [1], [40])];
        assert_eq!(table(&event), [(1, 1, 4), (2, 0, 1), (2, 2, 1)]);
        event.games[2].result.as_mut().unwrap().ending = GameEnding::Deadline;
        assert_eq!(table(&event), [(1, 1, 4), (2, 0, 2), (3, 2, 0)], "who did not finish is last");
    }

    #[test]
    fn who_has_withdrawn_stands_behind_all_others() {
        let mut event = event(Kind::Swiss, "tournay", 2);
        event.games = vec![played(1, [0, 1], [1, 2], [5, 3])];
        event.entrants[0].withdrawn_from = Some(2);
        assert_eq!(table(&event), [(1, 1, 0), (2, 0, 12)]);
    }
}
