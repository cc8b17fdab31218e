//! A round of a Swiss for two at a table, in the manner of the Dutch system: within a group of one score the upper half
//! meets the lower half; nobody meets anybody again while that can be avoided; seats even out.

use super::matching::Matching;
use super::{Contender, Round, by_score, take_byes};

/// The tables of the next round.
pub fn swiss(contenders: &[Contender]) -> Round {
    let mut order = by_score(contenders);
    let odd = order.len() % 2;
    let byes = take_byes(&mut order, odd);
    let mut open = off(&order);
    let mut is_paired = vec![false; order.len()];
    let mut tables = Vec::with_capacity(order.len() / 2);
    for one in 0..order.len() {
        if is_paired[one] {
            continue;
        }
        let other = wishes(&order, &is_paired, one).into_iter().find(|&other| open.fix(one, other));
        // There is always one: all who are left can be paired off.
        let Some(other) = other else { continue };
        is_paired[one] = true;
        is_paired[other] = true;
        tables.push(seated(order[one], order[other], tables.len()));
    }
    Round { tables, byes }
}

/// All of them paired off, with as few meetings before as there can be at any table.
fn off(order: &[&Contender]) -> Matching {
    let limits = 0..=order.iter().map(|contender| contender.met.len()).max().unwrap_or(0);
    let mut all = limits.map(|most| {
        Matching::largest(order.len(), |one, other| order[one].meetings(order[other]) <= most)
    });
    let found = all.find(Matching::is_perfect);
    found.unwrap_or_else(|| Matching::largest(order.len(), |_, _| true))
}

/// Whom somebody would best play, the best first: of their own score, who is due the other seat, who stands half a group
/// away.
fn wishes(order: &[&Contender], is_paired: &[bool], one: usize) -> Vec<usize> {
    let score = order[one].score;
    let start = order.iter().position(|other| other.score == score).unwrap_or(one);
    let size = order.iter().filter(|other| other.score == score).count();
    let ideal = one + size.div_ceil(2);
    let groups = |other: usize| {
        let between = order[one..=other].windows(2);
        between.filter(|pair| pair[0].score != pair[1].score).count()
    };
    let away = |other: usize| {
        let aim = if other < start + size { ideal } else { start + size };
        other.abs_diff(aim)
    };
    let clash = |other: usize| {
        let (own, theirs) = (order[one].due(), order[other].due());
        own.is_some() && own == theirs
    };
    let mut others: Vec<usize> =
        (one + 1..order.len()).filter(|&other| !is_paired[other]).collect();
    others.sort_by_key(|&other| (groups(other), clash(other), away(other), other));
    others
}

/// Who sits where: each where they are due, the higher first; where nothing is due, by turns.
fn seated(one: &Contender, other: &Contender, board: usize) -> Vec<usize> {
    let needs_first = |contender: &Contender| contender.had(1) as i64 - contender.had(0) as i64;
    let is_first = match needs_first(one).cmp(&needs_first(other)) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => match (one.due(), other.due()) {
            (Some(seat), _) => seat == 0,
            (None, Some(seat)) => seat == 1,
            (None, None) => board.is_multiple_of(2),
        },
    };
    if is_first { vec![one.player, other.player] } else { vec![other.player, one.player] }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Plays a round: whoever `wins` says of the two, by the number of the table.
    fn play(contenders: &mut [Contender], round: &Round, wins: impl Fn(usize) -> usize) {
        for (board, table) in round.tables.iter().enumerate() {
            for (seat, &player) in table.iter().enumerate() {
                contenders[player].met.push(table[1 - seat]);
                contenders[player].seats.push(seat);
                contenders[player].score += if wins(board) == seat { 2 } else { 0 };
            }
        }
        for &player in &round.byes {
            contenders[player].byes += 1;
            contenders[player].score += 2;
        }
    }

    fn fresh(count: usize) -> Vec<Contender> {
        (0..count).map(|player| Contender { player, ..Contender::default() }).collect()
    }

    /// Whether those who do not sit out could all meet somebody new, by trying everything.
    fn can_be_new(contenders: &[Contender], free: &[usize]) -> bool {
        let Some((&one, rest)) = free.split_first() else { return true };
        rest.iter().any(|&other| {
            let left: Vec<usize> = rest.iter().copied().filter(|&player| player != other).collect();
            contenders[one].meetings(&contenders[other]) == 0 && can_be_new(contenders, &left)
        })
    }

    proptest! {
        #[test]
        fn everybody_is_paired_meets_new_people_while_there_are_any_and_sits_out_in_turn(
            count in 2_usize..11, results in prop::collection::vec(0_usize..2, 80),
        ) {
            let mut contenders = fresh(count);
            for number in 0..count + 2 {
                let round = swiss(&contenders);
                prop_assert_eq!(&round, &swiss(&contenders), "the same once more");
                let mut seen: Vec<usize> = round.tables.concat();
                seen.extend(&round.byes);
                seen.sort_unstable();
                prop_assert_eq!(seen, (0..count).collect::<Vec<_>>());
                let again = round.tables.iter().filter(|table| {
                    contenders[table[0]].meetings(&contenders[table[1]]) > 0
                }).count();
                prop_assert!(again == 0 || !can_be_new(&contenders, &round.tables.concat()));
                let fewest = contenders.iter().map(|contender| contender.byes).min().unwrap_or(0);
                prop_assert!(round.byes.iter().all(|&player| contenders[player].byes == fewest));
                play(&mut contenders, &round, |board| results[(number * 5 + board) % results.len()]);
            }
        }
    }

    #[test]
    fn the_upper_half_meets_the_lower_half_and_winners_meet_winners() {
        let mut contenders = fresh(8);
        let first = swiss(&contenders);
        let mut pairs: Vec<Vec<usize>> = first.tables.clone();
        for pair in &mut pairs {
            pair.sort_unstable();
        }
        assert_eq!(pairs, [[0, 4], [1, 5], [2, 6], [3, 7]]);
        play(&mut contenders, &first, |board| {
            first.tables[board].iter().position(|&p| p < 4).unwrap()
        });
        let second = swiss(&contenders);
        for table in &second.tables {
            assert_eq!(contenders[table[0]].score, contenders[table[1]].score);
        }
    }

    #[test]
    fn seats_even_out_over_the_rounds() {
        let mut contenders = fresh(32);
        for number in 0..6 {
            let round = swiss(&contenders);
            play(&mut contenders, &round, |board| (board + number) % 2);
        }
        let uneven = |contender: &&Contender| contender.had(0).abs_diff(contender.had(1)) > 2;
        assert_eq!(contenders.iter().filter(uneven).count(), 0);
    }

    #[test]
    fn a_hall_of_256_is_paired_for_nine_rounds_without_a_meeting_twice() {
        let mut contenders = fresh(256);
        for number in 0..9 {
            let round = swiss(&contenders);
            assert_eq!(round.tables.len(), 128);
            for table in &round.tables {
                assert_eq!(contenders[table[0]].meetings(&contenders[table[1]]), 0);
            }
            play(&mut contenders, &round, |board| (board * 7 + number) % 2);
        }
    }
}
