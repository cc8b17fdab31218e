//! Estate cards, training, tournaments and the brewery (ANA-ESTATE, ANA-KNIGHT, ANA-TOURN,
//! ANA-BREW).

use crate::table::{Table, acting, id};
use bastide_anarchy::{Asset, BUILT_IN, clause};
use bastide_core::Reveal;

/// Each activity reads its own row of the same two cards.
#[test]
fn ana_estate_01_each_activity_reads_one_row() {
    // Cards 1 and 7: scroll, arms; woman 2, man 1; 3, 2; barley, water; yellow, red.
    let begin = |boxes: &str, held: &str, fill: &str| {
        let mut table = acting("players=1", 1);
        table.filled("Red", boxes).holds("Red", held).stacks("Red", "1 7").plays("Red", fill);
        assert_eq!(table.told("revealed")[0]["cards"], serde_json::json!(["1", "7"]), "{fill}");
        assert_eq!(table.reveal, Reveal::Something);
        table
    };
    begin("chapel-1", "patron 1", "fill knight-training-1").has("Red", "knight 1 soldier 1");
    let table = begin("worship-1", "patron 1", "fill valentine-1");
    assert!(table.is_filled("Red", "woman-2 man-1"));
    let table = begin("entertainment-1", "serf 1", "fill michaelmas-1");
    assert!(table.list("Red").contains(&"write 3 addition-4".to_owned()));
    let table = begin("entertainment-1", "patron 1", "fill entertainment-2");
    assert!(table.list("Red").contains(&"mark brewery-1-3".to_owned()), "barley");
    let table = begin("entertainment-2", "serf 1", "fill lammas-1");
    assert_eq!(table.answers("Red"), "mark pennant-1-1, mark pennant-2-3, mark pennant-3-4");
    let table = begin("entertainment-1", "food 1", "fill tournaments-1");
    // Lance centre against shield right hits, lance left against shield right hits: a tie.
    assert_eq!(table.told("jousted")[0]["joust"], "tied");
}

/// Also ANA-INFO-01, ANA-INFO-02: open cards and discard piles are public.
#[test]
fn ana_estate_02_revealed_cards_are_discarded_when_all_is_resolved() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-2").holds("Red", "serf 1").stacks("Red", "1 7");
    table.plays("Red", "fill lammas-1");
    assert_eq!(table.player("Red").open.len(), 2);
    assert!(table.player("Red").estate_discards.is_empty());
    table.plays("Red", "mark pennant-1-1, mark pennant-1-2");
    assert!(table.player("Red").open.is_empty());
    let discards: Vec<String> =
        table.player("Red").estate_discards.iter().map(ToString::to_string).collect();
    assert_eq!(discards, ["1", "7"]);
}

#[test]
fn ana_estate_03_an_empty_deck_is_made_new_of_the_discards() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-2").holds("Red", "serf 1").stacks("Red", "1");
    table.edit_player("Red", |red| {
        let last = red.estate.cards.pop().unwrap();
        red.estate.cards.insert(0, last);
        red.estate.left = 1;
    });
    table.plays("Red", "fill lammas-1");
    assert_eq!(table.told("reshuffled").len(), 1);
    let player = table.player("Red");
    assert_eq!(player.open[0].to_string(), "1", "what is left of the deck comes first");
    assert_ne!(player.open[1].to_string(), "1", "an open card is not in the pile");
    assert_eq!(player.estate_left, 22);
    assert!(player.estate_discards.is_empty());
}

/// The same pile comes in another order with other chance.
#[test]
fn ana_estate_03_the_discards_are_shuffled() {
    let next = |number: u64| {
        let mut table = acting("players=1", 1);
        table.filled("Red", "entertainment-2").holds("Red", "serf 1").stacks("Red", "1 7");
        table.edit(|position| {
            position.seed = bastide_core::Seed::numbered(number).to_string();
            position.players[0].estate.left = 0;
        });
        table.plays("Red", "fill lammas-1");
        table.player("Red").open[0]
    };
    let tops: std::collections::BTreeSet<_> = (0..12).map(next).collect();
    assert!(tops.len() > 4, "{tops:?}");
}

/// Also ANA-KNIGHT-02, ANA-KNIGHT-03, ANA-KNIGHT-04.
#[test]
fn ana_knight_01_training_needs_the_small_chapel_and_measures_of_worship() {
    for (level, measure, cards) in
        [(1, 2, 2), (2, 4, 2), (3, 6, 3), (4, 7, 3), (5, 8, 4), (6, 9, 4)]
    {
        let mut table = acting("players=1", 1);
        table.filled("Red", &format!("worship-{measure}"));
        let fill = format!("fill knight-training-{level}");
        table.holds("Red", "patron 1");
        if level == 1 {
            table.refuses("Red", &fill, clause::ANA_KNIGHT_01);
            table.filled("Red", "chapel-1");
        } else {
            table.filled("Red", &format!("knight-training-{}", level - 1));
            if measure > 2 {
                table
                    .edit_player("Red", |red| red.filled.remove(id(&format!("worship-{measure}"))));
                table.refuses("Red", &fill, clause::ANA_KNIGHT_02);
                table.filled("Red", &format!("worship-{measure}"));
            }
        }
        table.stacks("Red", "13 14 15 16").plays("Red", &fill);
        assert_eq!(table.told("revealed")[0]["cards"].as_array().unwrap().len(), cards);
        table.has("Red", "knight 1");
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", "chapel-1 worship-9").holds("Red", "patron 1");
    table.refuses("Red", "fill knight-training-2", clause::ANA_KNIGHT_02);
    // The chapel asks for the first measure already.
    let first = BUILT_IN.spec(id("knight-training-1"));
    assert!(first.needs().any(|need| need.on == id("worship-2")));
}

/// Also ANA-T-15.
#[test]
fn ana_knight_05_only_the_number_of_different_icons_counts() {
    let train = |level: u8, cards: &str| {
        let mut table = acting("players=1", 1);
        table.filled("Red", "chapel-1 worship-9").holds("Red", "patron 1");
        if level > 1 {
            table.filled("Red", &format!("knight-training-{}", level - 1));
        }
        table.stacks("Red", cards).plays("Red", &format!("fill knight-training-{level}"));
        table
    };
    train(1, "13 14").has("Red", "knight 1");
    train(1, "13 1").has("Red", "knight 1 soldier 1");
    let mut three = train(3, "13 1 7");
    assert_eq!(three.answers("Red"), "choose 1, choose 2");
    three.refuses("Red", "choose 3", clause::ANA_KNIGHT_05);
    three.clone().plays("Red", "choose 1").has("Red", "knight 1 soldier 1");
    three.plays("Red", "choose 2").has("Red", "knight 1");
    assert_eq!(three.production("Red", Asset::Knight), 1);
    let mut four = train(5, "13 1 7 19");
    four.has("Red", "knight 1 soldier 1");
    assert_eq!(four.production("Red", Asset::Knight), 1);
    assert_eq!(four.attributes("Red"), [0, 0, 0, 1]);
}

#[test]
fn ana_t_34_a_production_icon_on_a_full_track_changes_nothing_else() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "knight-training-4 worship-9 prod-knight-5").holds("Red", "patron 1");
    table.stacks("Red", "13 1 7 19").plays("Red", "fill knight-training-5");
    table.has("Red", "knight 1 soldier 1");
    assert_eq!(table.production("Red", Asset::Knight), 5);
    assert_eq!(table.attributes("Red"), [0, 0, 0, 1]);
    let filled: Vec<_> = table.told("filled").iter().map(|event| event["id"].clone()).collect();
    assert_eq!(filled, ["knight-training-5", "power-1"]);
}

#[test]
fn ana_tourn_01_six_levels_with_rising_costs() {
    let levels = [
        (1, "food 1"),
        (2, "food 1"),
        (4, "food 1 coin 1"),
        (5, "food 1 coin 1"),
        (8, "food 2 coin 1"),
        (9, "food 2 coin 1"),
    ];
    for (level, (measure, cost)) in (1..).zip(levels) {
        let mut table = acting("players=1", 1);
        if measure > 1 {
            table.filled("Red", &format!("entertainment-{}", measure - 1));
        }
        if level > 1 {
            table.filled("Red", &format!("tournaments-{}", level - 1));
        }
        let fill = format!("fill tournaments-{level}");
        table.holds("Red", cost).refuses("Red", &fill, clause::ANA_TOURN_01);
        table.filled("Red", &format!("entertainment-{measure}")).allows("Red", &fill);
        let short = if level < 5 {
            cost.replace("food 1", "food 0")
        } else {
            cost.replace("food 2", "food 1")
        };
        table.holds("Red", &short).refuses("Red", &fill, clause::ANA_ACT_03);
        if cost.contains("coin") {
            let short = cost.replace("coin 1", "coin 0");
            table.holds("Red", &short).refuses("Red", &fill, clause::ANA_ACT_03);
        }
    }
}

/// Holds a tournament of this level with these cards.
fn tournament(level: u8, cards: &str) -> Table {
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-9");
    if level > 1 {
        table.filled("Red", &format!("tournaments-{}", level - 1));
    }
    table.holds("Red", "food 2 coin 1").stacks("Red", cards);
    table.plays("Red", &format!("fill tournaments-{level}"));
    table
}

/// Also ANA-TOURN-07: cards 13 and 7 lose, cards 10 and 5 win.
#[test]
fn ana_tourn_02_each_box_gives_a_knight_and_more_further_up() {
    // Own card 2 (right, centre) against 7 (left, right): defeat.
    let given = [[0; 4], [0; 4], [1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 1, 0], [1, 0, 1, 0]];
    for (level, attributes) in (1..).zip(given) {
        let table = tournament(level, "2 7");
        assert_eq!(table.told("jousted")[0]["joust"], "lost");
        assert_eq!(table.player("Red").purse.count(Asset::Knight), 1);
        assert_eq!(table.player("Red").purse.count(Asset::Soldier), 0);
        assert_eq!(table.attributes("Red"), attributes);
    }
    // Own card 5 (right, left) against 10 (left, centre): victory.
    for (level, attributes, joy) in [
        (1, [0, 0, 1, 0], 0),
        (2, [0, 0, 1, 0], 0),
        (3, [1, 0, 1, 0], 0),
        (4, [1, 0, 1, 0], 0),
        (5, [1, 0, 1, 1], 1),
        (6, [1, 0, 1, 1], 1),
    ] {
        let table = tournament(level, "5 10");
        assert_eq!(table.told("jousted")[0]["joust"], "won");
        assert!(table.is_filled("Red", &format!("trophy-{level}")));
        assert_eq!(table.player("Red").purse.count(Asset::Soldier), 1);
        assert_eq!((table.attributes("Red"), table.player("Red").joy), (attributes, joy));
    }
}

/// Also ANA-TOURN-04, ANA-TOURN-05, ANA-TOURN-06 and ANA-T-18.
#[test]
fn ana_tourn_03_lance_against_shield() {
    let jousts = |cards: &str| {
        let table = tournament(1, cards);
        let told = table.told("jousted");
        let jousts: Vec<String> =
            told.iter().map(|event| event["joust"].as_str().unwrap().to_owned()).collect();
        (jousts.join(" "), table.is_filled("Red", "trophy-1"))
    };
    // (right, centre) v (left, right); (right, left) v (left, centre)
    assert_eq!(jousts("2 7"), ("lost".to_owned(), false));
    assert_eq!(jousts("5 10"), ("won".to_owned(), true));
    // (right, left) v (right, left): both hit; then a victory.
    assert_eq!(jousts("5 6 14 10"), ("tied won".to_owned(), true));
    // (left, right) v (right, left): both parried; then a defeat.
    assert_eq!(jousts("7 5 2 9"), ("tied lost".to_owned(), false));
    // Three ties in a row are a victory.
    assert_eq!(jousts("5 6 14 17 7 19"), ("tied tied tied".to_owned(), true));
}

#[test]
fn ana_tourn_08_a_level_is_used_up_by_the_attempt() {
    let mut table = tournament(1, "2 7");
    table.holds("Red", "food 2").refuses("Red", "fill tournaments-1", clause::ANA_TOURN_08);
    table.allows("Red", "fill tournaments-2");
}

/// Every ingredient once in every row and column.
#[test]
fn ana_brew_01_the_brewery_is_a_latin_square() {
    for at in 0..4 {
        for line in [[0, 1, 2, 3].map(|i| at * 4 + i), [0, 1, 2, 3].map(|i| i * 4 + at)] {
            let mut found = line.map(|cell| BUILT_IN.grid[cell]);
            found.sort_unstable();
            assert_eq!(found, bastide_anarchy::Ingredient::ALL);
        }
    }
}

fn brewing(boxes: &str, cards: &str) -> Table {
    brewing_by("players=1", boxes, cards)
}

fn brewing_by(setup: &str, boxes: &str, cards: &str) -> Table {
    let mut table = acting(setup, 1);
    table.filled("Red", "entertainment-1").filled("Red", boxes).holds("Red", "patron 1");
    table.stacks("Red", cards).plays("Red", "fill entertainment-2");
    table
}

#[test]
fn ana_brew_02_each_card_may_fill_a_box_of_its_ingredient() {
    let mut table = brewing("", "1 4");
    assert_eq!(
        table.answers("Red"),
        "mark brewery-1-3, mark brewery-2-4, mark brewery-3-2, mark brewery-4-1, skip"
    );
    table.refuses("Red", "mark brewery-1-1", clause::ANA_BREW_02);
    table.clone().plays("Red", "skip, mark brewery-1-1");
    table.plays("Red", "mark brewery-2-4, skip");
    assert!(table.is_filled("Red", "brewery-2-4") && !table.is_filled("Red", "brewery-1-1"));
}

/// Wherever the first of two equal ingredients goes, every box that is left is offered for the second, and
/// only the player leaves one unused.
#[test]
fn ana_brew_02_each_of_two_equal_ingredients_is_asked_about() {
    let barley = ["brewery-1-3", "brewery-2-4", "brewery-3-2", "brewery-4-1"];
    for first in barley {
        let mut table = brewing("", "1 2");
        table.plays("Red", &format!("mark {first}"));
        let left: Vec<String> = barley
            .into_iter()
            .filter(|&id| id != first)
            .map(|id| format!("mark {id}"))
            .chain(["skip".to_owned()])
            .collect();
        assert_eq!(table.list("Red"), left, "after {first}");
        assert!(table.told("wasted").is_empty());
    }
    let mut table = brewing("", "1 2");
    table.plays("Red", "skip");
    assert_eq!(table.told("wasted").len(), 1, "to decline one is not to decline the other");
    table.plays("Red", "mark brewery-4-1");
    assert!(table.is_filled("Red", "brewery-4-1") && table.told("wasted").is_empty());
}

/// By the first rules the second went behind the first: records from then replay.
#[test]
fn ana_brew_02_by_the_first_rules_the_second_goes_behind_the_first() {
    let mut table = brewing_by("players=1 rules=1", "", "1 2");
    table.plays("Red", "mark brewery-2-4");
    assert_eq!(table.answers("Red"), "mark brewery-3-2, mark brewery-4-1, skip");
    let mut table = brewing_by("players=1 rules=1", "", "1 2");
    table.plays("Red", "skip");
    assert!(table.player("Red").open.is_empty(), "to decline one is to decline both");
}

#[test]
fn ana_brew_03_a_fifth_ingredient_is_wasted() {
    let table = brewing("brewery-1-3 brewery-2-4 brewery-3-2 brewery-4-1", "1 2");
    assert_eq!(table.told("wasted").len(), 2);
    assert!(table.player("Red").open.is_empty());
}

/// Also ANA-T-19: column 3 is barley, barm, water, hops.
#[test]
fn ana_brew_04_a_full_row_or_column_gives_a_beer() {
    let first = "brewery-1-1 brewery-1-2 brewery-1-3 brewery-1-4 brewery-3-3 brewery-4-3";
    let mut table = brewing(first, "13 16");
    table.edit_player("Red", |red| red.beers = 1);
    table.plays("Red", "mark brewery-2-3");
    assert_eq!(table.player("Red").beers, 2);
    assert_eq!(
        table.answers("Red"),
        "mark brewery-2-1, mark brewery-3-4, skip",
        "rows 2 and 3 only"
    );
    // Row 1 and column 1 at once.
    let corner = "brewery-1-2 brewery-1-3 brewery-1-4 brewery-2-1 brewery-3-1 brewery-4-1";
    let mut table = brewing(corner, "4 13");
    table.plays("Red", "mark brewery-1-1");
    assert_eq!(table.player("Red").beers, 2);
}

/// Also ANA-TACT-09: prepared circles stay as well.
#[test]
fn ana_brew_05_beers_are_kept_from_round_to_round() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "stones").holds("Red", "food 1 material 1");
    table.edit_player("Red", |red| red.beers = 2).plays("Red", "prepare stones").ends_round();
    assert_eq!(table.game.round(), 2);
    assert_eq!((table.player("Red").beers, table.player("Red").prepared[1]), (2, 2));
}
