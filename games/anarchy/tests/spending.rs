//! The order in which strength is spent (ANA-DEF-19), by the first rules too (ruling 31).

use std::collections::BTreeSet;

use crate::table::{Table, facing_by};
use bastide_anarchy::Question;

/// Who is left on a side: craftsmen, soldiers, knights, laid-down workers, and the beers.
type Left = ([u8; 4], u8);

/// Every result of spending points in any order, by the words of the clauses.
fn outcomes(posted: [u8; 4], beers: u8, strength: u8, found: &mut BTreeSet<Left>) {
    if strength == 0 || posted == [0; 4] {
        found.insert((posted, beers));
        return;
    }
    for worker in (0..4).filter(|&worker| posted[worker] > 0) {
        let mut after = posted;
        after[worker] -= 1;
        let mut laid_down = after;
        laid_down[3] += 1;
        let is_knight = worker == 2;
        outcomes(if is_knight { laid_down } else { after }, beers, strength - 1, found);
        if worker < 2 && beers > 0 {
            outcomes(laid_down, beers - 1, strength - 1, found);
        }
    }
}

/// Every result that the lists lead to.
fn reached(table: &Table, found: &mut BTreeSet<Left>) {
    if !matches!(table.player("Red").question, Question::Spend { .. }) {
        let player = table.player("Red");
        found.insert((player.deployed[0], player.beers));
        return;
    }
    for answer in table.list("Red") {
        let mut next = table.clone();
        next.plays("Red", &answer);
        reached(&next, found);
    }
}

/// Whoever spends strength point by point reaches every result, and no other.
#[test]
fn ana_def_19_the_order_of_spending_loses_no_choice() {
    all_results("players=1");
}

/// So did the one order in which the first rules asked for points.
#[test]
fn ana_def_19_by_the_first_rules_the_order_loses_no_choice_either() {
    all_results("players=1 rules=1");
}

fn all_results(setup: &str) {
    let rally = bastide_anarchy::RallyTokens { owned: 1, active: 1 };
    for (round, strength) in [(1, 2), (2, 3), (3, 4), (5, 5)] {
        let catapults = ["31", "32", "33", "34"][..usize::from(round) - 1].join(" ");
        let cards = format!("F3 {catapults} 6");
        let cards = cards.split_whitespace().collect::<Vec<_>>().join(" ");
        for code in 0..81 {
            let [craftsmen, soldiers, knights, beers] =
                [code % 3, code / 3 % 3, code / 9 % 3, code / 27];
            if craftsmen + soldiers + knights == 0 {
                continue;
            }
            let held = format!("food 5 craftsman {craftsmen} soldier {soldiers} knight {knights}");
            let mut table = facing_by(setup, round, &cards, &held);
            table.edit_player("Red", |red| (red.rally, red.beers) = (rally, beers));
            table.plays("Red", "done");
            for (worker, count) in
                [("craftsman", craftsmen), ("soldier", soldiers), ("knight", knights)]
            {
                for _ in 0..count {
                    table.plays("Red", &format!("deploy {worker} north"));
                }
            }
            table.plays("Red", "go");
            let (mut expected, mut found) = (BTreeSet::new(), BTreeSet::new());
            outcomes([craftsmen, soldiers, knights, 0], beers, strength, &mut expected);
            reached(&table, &mut found);
            assert_eq!(found, expected, "{held}, {beers} beers, strength {strength}");
        }
    }
}
