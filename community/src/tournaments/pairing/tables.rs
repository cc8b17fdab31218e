//! A round for three or four at a table: neighbours in the standings sit together, with as few old acquaintances as a
//! table can have when tables are filled from the top.

use super::{Contender, Round, by_score, take_byes};

/// The tables of the next round, with so many seats each.
pub fn tables_of(contenders: &[Contender], seats: usize) -> Round {
    let mut order = by_score(contenders);
    let left_over = order.len() % seats.max(1);
    let byes = take_byes(&mut order, left_over);
    let mut tables = Vec::with_capacity(order.len() / seats.max(1));
    while !order.is_empty() {
        let mut table = vec![order.remove(0)];
        while table.len() < seats && !order.is_empty() {
            let known = |other: &Contender| -> usize {
                table.iter().map(|contender| contender.meetings(other)).sum()
            };
            let best = (0..order.len()).min_by_key(|&index| (known(order[index]), index));
            table.push(order.remove(best.unwrap_or(0)));
        }
        tables.push(seated(table));
    }
    Round { tables, byes }
}

/// Each seat goes to whoever had it least often.
fn seated(mut table: Vec<&Contender>) -> Vec<usize> {
    let seats = 0..table.len();
    let mut seated = Vec::with_capacity(table.len());
    for seat in seats {
        let least =
            (0..table.len()).min_by_key(|&index| (table[index].had(seat), index)).unwrap_or(0);
        seated.push(table.remove(least).player);
    }
    seated
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sit_down_and_strangers_come_before_acquaintances() {
        let mut contenders: Vec<Contender> =
            (0..13).map(|player| Contender { player, ..Contender::default() }).collect();
        for number in 0..4 {
            let round = tables_of(&contenders, 3);
            assert_eq!((round.tables.len(), round.byes.len()), (4, 1));
            let mut met_again = 0;
            for table in &round.tables {
                for (seat, &player) in table.iter().enumerate() {
                    for &other in table.iter().filter(|&&other| other != player) {
                        met_again += contenders[player].meetings(&contenders[other]);
                        contenders[player].met.push(other);
                    }
                    contenders[player].seats.push(seat);
                    contenders[player].score += (2 - seat) as i64;
                }
            }
            assert!(number > 2 || met_again <= 2, "{met_again} in round {number}");
            round.byes.iter().for_each(|&player| contenders[player].byes += 1);
        }
        assert!(contenders.iter().all(|contender| contender.byes <= 1));
        assert!(contenders.iter().all(|contender| (0..3).all(|seat| contender.had(seat) <= 3)));
    }
}
