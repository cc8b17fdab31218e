//! Everybody meets everybody: players sit in a circle that turns, and one of them stays.

use super::Round;

/// How many rounds it takes until everybody has met everybody so often.
pub fn rounds(players: usize, times: usize) -> usize {
    let even = players + players % 2;
    times * even.saturating_sub(1)
}

/// The tables of a round, counted from zero. When everybody has met everybody, it begins again with seats exchanged.
pub fn round_robin(players: usize, round: usize) -> Round {
    let even = players + players % 2;
    if players < 2 {
        return Round { tables: Vec::new(), byes: (0..players).collect() };
    }
    let circle = even - 1;
    let (lap, turn) = (round / circle, round % circle);
    let mut pairing = Round::default();
    for place in 0..even / 2 {
        let one = (turn + place) % circle;
        let other = if place == 0 { circle } else { (turn + circle - place) % circle };
        // Neighbours in the circle alternate, and so does whoever stays.
        let is_first = if place == 0 { turn % 2 == 0 } else { place % 2 == 1 };
        let (first, second) = if is_first == (lap % 2 == 0) { (one, other) } else { (other, one) };
        match (first < players, second < players) {
            (true, true) => pairing.tables.push(vec![first, second]),
            (true, false) => pairing.byes.push(first),
            (false, _) => pairing.byes.push(second),
        }
    }
    pairing
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn everybody_meets_everybody_once_and_sits_out_as_often_as_all() {
        for players in 2..=17 {
            let (mut met, mut byes, mut first) =
                (BTreeMap::new(), vec![0_usize; players], vec![0_usize; players]);
            for round in 0..rounds(players, 1) {
                let Round { tables, byes: out } = round_robin(players, round);
                assert_eq!(tables.len() * 2 + out.len(), players);
                for table in tables {
                    first[table[0]] += 1;
                    *met.entry((table[0].min(table[1]), table[0].max(table[1]))).or_insert(0) += 1;
                }
                for player in out {
                    byes[player] += 1;
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert!(met.values().all(|&times| times == 1), "{players}");
            assert!(byes.iter().all(|&out| out == players % 2), "{players}");
            let most = players / 2;
            assert!(
                first.iter().all(|&had| had.abs_diff(players - 1 - had) <= 1 && had <= most),
                "{players}: {first:?}"
            );
        }
    }

    #[test]
    fn the_second_time_seats_are_exchanged() {
        let half = rounds(7, 1);
        for round in 0..half {
            let there: Vec<Vec<usize>> = round_robin(7, round).tables;
            let mut back: Vec<Vec<usize>> = round_robin(7, round + half).tables;
            for table in &mut back {
                table.reverse();
            }
            assert_eq!(there, back);
        }
    }
}
