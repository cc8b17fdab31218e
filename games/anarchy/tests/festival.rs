//! St Valentine, Michaelmas and Lammas (ANA-VALEN, ANA-MICH, ANA-LAMMAS).

use crate::table::{Table, acting, id};
use bastide_anarchy::{Asset, Attribute, BUILT_IN, clause};

/// A festival of each level asks for its measure.
fn measures(name: &str, row: &str, cost: &str, levels: &[u8], clause: bastide_core::Clause) {
    for (level, measure) in (1..).zip(levels) {
        let mut table = acting("players=1", 1);
        if *measure > 1 {
            table.filled("Red", &format!("{row}-{}", measure - 1));
        }
        if level > 1 {
            table.filled("Red", &format!("{name}-{}", level - 1));
        }
        let fill = format!("fill {name}-{level}");
        table.holds("Red", cost).refuses("Red", &fill, clause);
        table.filled("Red", &format!("{row}-{measure}")).allows("Red", &fill);
        table.holds("Red", "").refuses("Red", &fill, clause::ANA_ACT_03);
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", &format!("{row}-9")).holds("Red", cost);
    table.refuses("Red", &format!("fill {name}-2"), clause);
}

#[test]
fn ana_valen_01_six_levels_at_measures_of_worship() {
    measures("valentine", "worship", "patron 1", &[1, 2, 4, 5, 7, 9], clause::ANA_VALEN_01);
}

fn festival(boxes: &str, cards: &str) -> Table {
    let mut table = acting("players=1", 1);
    table.filled("Red", "worship-1").filled("Red", boxes).holds("Red", "patron 1");
    table.stacks("Red", cards).plays("Red", "fill valentine-1");
    table
}

/// Also ANA-VALEN-03.
#[test]
fn ana_valen_02_the_first_card_names_a_woman_the_second_a_man() {
    let mut table = festival("", "2 9");
    assert!(table.is_filled("Red", "woman-4 man-5"));
    assert!(!table.is_filled("Red", "man-4") && !table.is_filled("Red", "woman-5"));
    table.has("Red", "");
}

/// Also ANA-VALEN-05: the order of the cards changes nothing, so only one is asked for.
#[test]
fn ana_valen_04_a_neighbour_of_a_taken_box_may_be_filled_instead() {
    let mut table = festival("woman-6", "3 9");
    assert_eq!(table.answers("Red"), "mark woman-5, mark woman-1, skip");
    assert!(table.is_filled("Red", "man-5"), "what is forced is resolved first");
    table.refuses("Red", "mark woman-3", clause::ANA_VALEN_04);
    table.clone().plays("Red", "skip");
    table.plays("Red", "mark woman-1");
    assert!(table.is_filled("Red", "woman-1") && table.player("Red").open.is_empty());
    // 1 and 6 are neighbours from either end.
    assert_eq!(festival("woman-1", "7 9").answers("Red"), "mark woman-6, mark woman-2, skip");
    let mut table = festival("woman-6 woman-5 woman-1", "3 9");
    assert_eq!(table.told("wasted").len(), 1, "both neighbours are filled");
    assert!(!table.list("Red").contains(&"skip".to_owned()));
    table.has("Red", "serf 1");
    // Both taken: first the woman, then the man.
    let mut table = festival("woman-6 man-5", "3 9");
    table.plays("Red", "mark woman-5");
    assert_eq!(table.answers("Red"), "mark man-4, mark man-6, skip");
    table.plays("Red", "mark man-6");
    assert_eq!(table.player("Red").filled.count(BUILT_IN.lines.couples), 2);
}

#[test]
fn ana_valen_06_a_couple_gives_a_serf_and_loyalty() {
    for made in 0..6u8 {
        let women: Vec<String> = (1..=made).map(|n| format!("woman-{n} man-{n}")).collect();
        let mut table = acting("players=1", 1);
        table.filled("Red", "worship-1").holds("Red", "patron 1");
        // Numbers 1 to `made` are couples already; the next number is named twice.
        table.filled("Red", &women.join(" "));
        let cards = crate::table::cards_by(|card| card.valentine);
        let next = &cards[&(made + 1)];
        table.stacks("Red", &next[..2].join(" ")).plays("Red", "fill valentine-1");
        table.has("Red", "serf 1");
        assert!(table.is_filled("Red", &format!("couple-{}", made + 1)));
        assert_eq!(table.attributes("Red"), [0, 1, 0, 0]);
        assert_eq!(
            table.production("Red", Asset::Serf),
            1 + u8::from(made % 2 == 1),
            "couple {}",
            made + 1
        );
    }
}

#[test]
fn ana_mich_01_six_levels_at_measures_of_entertainment() {
    measures("michaelmas", "entertainment", "serf 1", &[1, 2, 4, 5, 7, 9], clause::ANA_MICH_01);
}

/// Begins a Michaelmas with these cards and numbers written.
fn michaelmas(written: &[(usize, [u8; 2])], cards: &str) -> Table {
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-1").holds("Red", "serf 1").stacks("Red", cards);
    table.edit_player("Red", |red| {
        for &(addition, numbers) in written {
            for (slot, number) in numbers.into_iter().enumerate().filter(|&(_, number)| number > 0)
            {
                red.written[(addition - 1) * 2 + slot] = number;
                red.filled.insert(id(&format!("addition-{addition}-{}", slot + 1)));
            }
            if numbers[1] > 0 {
                red.filled.insert(id(&format!("addition-{addition}")));
            }
        }
    });
    table.plays("Red", "fill michaelmas-1");
    table
}

/// Also ANA-MICH-03.
#[test]
fn ana_mich_02_each_number_goes_into_a_free_slot() {
    assert_eq!(BUILT_IN.sums, [0, 0, 2, 4, 6, 8, 10, 12, 14]);
    // Card 4 shows 7, card 10 shows 6.
    let mut table = michaelmas(&[], "4 10");
    table.plays("Red", "write 7 addition-1, write 6 addition-1");
    assert_eq!(table.player("Red").written[..2], [7, 6]);
    let mut table = michaelmas(&[], "4 10");
    table.plays("Red", "write 7 addition-6, write 6 addition-9");
    assert_eq!(table.player("Red").written[10], 7);
    assert_eq!(table.player("Red").written[16], 6);
}

/// Also ANA-T-17.
#[test]
fn ana_mich_04_a_number_is_written_only_where_the_sum_can_be_met() {
    // Card 4 shows 7, card 19 shows 4; the addition of 6 holds a 2.
    let mut table = michaelmas(&[(5, [2, 0])], "4 19");
    let places =
        ["addition-1", "addition-2", "addition-6", "addition-7", "addition-8", "addition-9"];
    for place in places {
        table.allows("Red", &format!("write 7 {place}"));
    }
    for place in ["addition-3", "addition-4", "addition-5"] {
        table.refuses("Red", &format!("write 7 {place}"), clause::ANA_MICH_04);
    }
    table.plays("Red", "write 7 addition-8, write 4 addition-5");
    assert_eq!(table.answers("Red").split(", ").count(), 6, "two resources of choice");
    table.plays("Red", "take material coin").has("Red", "material 1 coin 1");
    assert!(table.is_filled("Red", "addition-5"));
    // In the addition of 12 the 7 waits for a 5.
    let mut table = michaelmas(&[(8, [7, 0])], "19 16");
    table.refuses("Red", "write 4 addition-8", clause::ANA_MICH_04);
    table.plays("Red", "write 4 addition-6, write 5 addition-8");
    // A 3 would need a 9 to make 12; an 8 goes where no sum is printed, and beside any number.
    let mut table = michaelmas(&[(2, [8, 0])], "1 22");
    table.refuses("Red", "write 3 addition-8", clause::ANA_MICH_04);
    table.allows("Red", "write 3 addition-7");
    table.plays("Red", "write 3 addition-7").allows("Red", "write 8 addition-1");
    table.plays("Red", "write 8 addition-2");
    assert!(table.is_filled("Red", "addition-2"));
}

/// A number that fits nowhere is wasted; which of two takes the last place is a choice.
#[test]
fn ana_mich_05_a_number_must_be_written_if_it_fits() {
    let mut table = michaelmas(&[], "4 10");
    table.refuses("Red", "skip", clause::ANA_MICH_05);
    let full =
        [(1, [1, 1]), (2, [1, 1]), (5, [2, 0]), (6, [1, 0]), (7, [2, 0]), (8, [4, 0]), (9, [6, 0])];
    // 3 and 3 fit only into the addition of 4: the first 3 takes it, 1 would complete it.
    let table = michaelmas(&full, "1 2");
    assert_eq!(table.told("wasted").len(), 1);
    assert_eq!(table.player("Red").written[6], 3);
    // 1 and 3 have one place each and the same: they are written without a question.
    let mut last = full.to_vec();
    last.push((3, [1, 1]));
    let table = michaelmas(&last, "13 1");
    assert_eq!(table.player("Red").written[6..8], [1, 3]);
    assert_eq!(table.list("Red").len(), 10, "three resources of choice");
}

/// Ruling 7: where two numbers have one place, either may take it.
#[test]
fn ana_mich_02_the_order_is_free_where_it_matters() {
    // Every addition but that of 10 is complete; 10 is empty: 3 and 4 cannot share it.
    let full = [
        (1, [1, 1]),
        (2, [1, 1]),
        (3, [1, 1]),
        (4, [1, 3]),
        (5, [2, 4]),
        (6, [1, 7]),
        (8, [4, 8]),
        (9, [6, 8]),
    ];
    let mut table = michaelmas(&full, "1 19");
    assert_eq!(table.answers("Red"), "write 3 addition-7, write 4 addition-7");
    table.plays("Red", "write 4 addition-7");
    assert_eq!(table.told("wasted").len(), 1);
}

#[test]
fn ana_mich_06_a_complete_addition_gives_its_reward() {
    let rewards = [
        (1, [1, 0], "13", 1, 0, 0),
        (2, [1, 0], "13", 1, 0, 0),
        (3, [1, 0], "13", 3, 1, 0),
        (4, [1, 0], "1", 3, 0, 0),
        (5, [2, 0], "19", 2, 0, 0),
        (6, [1, 0], "4", 1, 0, 1),
        (7, [2, 0], "22", 1, 0, 1),
        (8, [4, 0], "22", 2, 0, 0),
        (9, [6, 0], "22", 3, 0, 0),
    ];
    for (addition, numbers, card, resources, influence, joy) in rewards {
        let second = if card == "19" { "20" } else { "19" };
        let mut table = michaelmas(&[(addition, numbers)], &format!("{card} {second}"));
        let number = BUILT_IN.estate[card.parse::<usize>().unwrap() - 1].michaelmas;
        table.plays("Red", &format!("write {number} addition-{addition}"));
        let options = (resources + 1) * (resources + 2) / 2;
        assert_eq!(table.list("Red").len(), options, "addition {addition}");
        assert_eq!(table.attribute("Red", Attribute::Influence), influence);
        assert_eq!(table.player("Red").joy, joy);
    }
}

#[test]
fn ana_lammas_01_six_levels_at_measures_of_entertainment() {
    measures("lammas", "entertainment", "serf 1", &[2, 3, 4, 5, 7, 9], clause::ANA_LAMMAS_01);
}

fn lammas(boxes: &str, cards: &str) -> Table {
    lammas_by("players=1", boxes, cards)
}

fn lammas_by(setup: &str, boxes: &str, cards: &str) -> Table {
    let mut table = acting(setup, 1);
    table.filled("Red", "entertainment-2").filled("Red", boxes).holds("Red", "serf 1");
    table.stacks("Red", cards).plays("Red", "fill lammas-1");
    table
}

#[test]
fn ana_lammas_02_each_card_fills_a_pennant_of_its_colour() {
    let mut table = lammas("", "1 7");
    table.refuses("Red", "skip", clause::ANA_LAMMAS_02);
    table.refuses("Red", "mark pennant-1-2", clause::ANA_LAMMAS_02);
    table.plays("Red", "mark pennant-3-4, mark pennant-1-2");
    assert!(table.is_filled("Red", "pennant-3-4 pennant-1-2"));
    // Two of one colour: any rope, then any other.
    let mut table = lammas("", "1 2");
    assert_eq!(table.answers("Red"), "mark pennant-1-1, mark pennant-2-3, mark pennant-3-4");
    table.plays("Red", "mark pennant-3-4");
    assert_eq!(table.answers("Red"), "mark pennant-1-1, mark pennant-2-3");
}

/// By the first rules the first card left the last rope to the second.
#[test]
fn ana_lammas_02_by_the_first_rules_the_second_goes_behind_the_first() {
    let mut table = lammas_by("players=1 rules=1", "", "1 2");
    assert_eq!(table.answers("Red"), "mark pennant-1-1, mark pennant-2-3");
    table.plays("Red", "mark pennant-2-3");
    assert!(table.is_filled("Red", "pennant-2-3 pennant-3-4"));
}

#[test]
fn ana_lammas_03_a_fourth_card_of_a_colour_is_wasted() {
    let table = lammas("pennant-1-1 pennant-2-3 pennant-3-4", "1 2");
    assert_eq!(table.told("wasted").len(), 2);
}

/// Also ANA-T-20: yellow completes two boxes of rope 2, then purple goes to rope 1 or 3.
#[test]
fn ana_lammas_04_a_hanging_box_is_filled_between_two_pennants() {
    let mut table = lammas("pennant-2-2 pennant-2-4", "1 4");
    table.plays("Red", "mark pennant-2-3");
    assert_eq!(table.attributes("Red"), [0, 1, 0, 0]);
    assert_eq!(table.player("Red").joy, 1);
    assert!(table.is_filled("Red", "hanging-2-2 hanging-2-3"));
    assert_eq!(table.answers("Red"), "mark pennant-1-3, mark pennant-3-2");
    let mut lone = lammas("", "1 4");
    lone.plays("Red", "mark pennant-1-1");
    assert!(!lone.is_filled("Red", "hanging-1-1"), "one pennant holds nothing");
}
