//! The end of the round and of the game, solo and siege (ANA-ENDR, ANA-END, ANA-SOLO, ANA-SIEGE).

use crate::table::{acting, drafting, seat, started};
use bastide_anarchy::{Anarchy, Attribute, BUILT_IN, Phase, Title, clause};
use bastide_core::Game as _;

#[test]
fn ana_endr_01_the_scenario_card_and_its_loot_are_turned_over() {
    let mut table = acting("players=1", 1);
    table.edit_player("Red", |red| red.tent = 1).ends_round();
    assert_eq!(table.told("round_ended")[0]["round"], 1);
    assert_eq!(table.player("Red").tent, 1, "tents stay where they are");
    // Its shield now counts as that of a passed castle: 1 + 5.
    let mut table = acting("players=1", 2);
    table
        .filled("Red", "ladders")
        .holds("Red", "soldier 9 food 9")
        .allows("Red", "attack soldiers 6");
    table.edit_player("Red", |red| red.tent = 1).allows("Red", "attack soldiers 5");
}

/// Also ANA-T-29, ANA-DISC-05, and ANA-SIEGE-01: not where there are no tents.
#[test]
fn ana_endr_02_castles_left_behind_bring_discontent() {
    let mut table = acting("players=4", 3);
    table.edit(|position| {
        for (seat, tent) in [(0, 3), (1, 3), (2, 2), (3, 1)] {
            position.players[seat].tent = tent;
        }
    });
    table.ends_round();
    assert_eq!(table.told("round_ended")[0]["left_behind"], serde_json::json!([0, 0, 1, 2]));
    let discontent = |tent: u8| {
        let mut table = acting("players=1", 3);
        table.edit_player("Red", |red| red.tent = tent).ends_round();
        table.player("Red").discontent
    };
    assert_eq!([0, 1, 2].map(|tent| discontent(tent) - discontent(3)), [3, 2, 1]);
    let mut siege = acting("players=2 scenario=siege-easy", 3);
    siege.ends_round();
    assert_eq!(siege.told("round_ended")[0]["left_behind"], serde_json::json!([0, 0]));
}

#[test]
fn ana_endr_03_used_rally_tokens_become_active_again() {
    let mut table = acting("players=1", 1);
    table
        .edit_player("Red", |red| red.rally = bastide_anarchy::RallyTokens { owned: 2, active: 0 });
    table.ends_round();
    assert_eq!(table.player("Red").rally.active, 2);
}

#[test]
fn ana_endr_04_the_marker_passes_clockwise() {
    let mut table = acting("players=3", 1);
    let marker = table.game.marker().index();
    table.ends_round();
    assert_eq!(table.game.marker().index(), (marker + 1) % 3);
}

/// Also ANA-END-02.
#[test]
fn ana_endr_05_after_round_5_the_game_is_over() {
    let mut table = acting("players=2", 5);
    table.filled("Blue", "power-20").ends_round();
    assert_eq!(table.game.phase(), Phase::Over);
    let standing = table.game.standing().unwrap();
    assert_eq!(standing.winners().collect::<Vec<_>>(), [seat("Blue")]);
    table.refuses("Red", "done", clause::ANA_ENDR_05);
}

/// Also ANA-T-30 and ANA-END-04.
#[test]
fn ana_end_01_attributes_and_paths_less_the_penalty() {
    let mut table = acting("players=1", 5);
    table.filled("Red", "bravery-23 loyalty-16 influence-5 power-11");
    table.edit_player("Red", |red| red.discontent = 4);
    let score = table.score("Red");
    assert_eq!((score.bravery, score.loyalty, score.influence, score.power), (23, 16, 5, 11));
    let paths: i32 = score.paths.iter().map(|path| i32::from(path.points)).sum();
    assert_eq!((score.penalty, score.total - paths), (6, 49), "with 12 of path cards it is 61");
    let mut table = acting("players=1", 1);
    table.edit_player("Red", |red| red.discontent = 30);
    assert!(table.score("Red").total < 0);
}

#[test]
fn ana_end_03_ties_are_broken_by_discontent_then_workers() {
    let result = |blue: fn(&mut bastide_anarchy::PlayerDocument)| {
        let mut table = acting("players=2", 5);
        // The same path cards' points: none counts here.
        table.edit(|position| {
            for player in &mut position.players {
                player.filled = BUILT_IN.start;
                player.tent = 5;
            }
        });
        table.edit_player("Blue", blue);
        let scores = ["Red", "Blue"].map(|name| table.score(name));
        scores.map(|score| (score.penalty, score.tie_break()))
    };
    let [red, blue] = result(|blue| (blue.joy, blue.discontent) = (0, 0));
    assert_eq!(red, blue, "nothing tells them apart");
    let [red, blue] = result(|blue| blue.purse = crate::table::purse("serf 1"));
    assert!(blue.1 > red.1, "more workers are better");
    let [red, blue] = result(|blue| {
        blue.purse = crate::table::purse("serf 50");
        blue.discontent = 1;
    });
    assert!(red.1 > blue.1, "less discontent counts before workers");
}

/// A finished game of two that nothing but discontent and workers can tell apart.
fn tied() -> crate::table::Table {
    let mut table = acting("players=2", 5);
    table.ends_round();
    let [red, blue] = ["Red", "Blue"].map(|name| table.score(name).total);
    let (behind, points) = if red < blue { ("Red", blue - red) } else { ("Blue", red - blue) };
    if points > 0 {
        table.filled(behind, &format!("power-{points}"));
    }
    table
}

#[test]
fn ana_end_03_the_tied_share_the_victory_unless_discontent_or_workers_part_them() {
    let winners = |table: &crate::table::Table| {
        let standing = table.game.standing().expect("the game is over");
        standing.winners().map(Anarchy::seat_name).collect::<Vec<_>>().join(" ")
    };
    let mut table = tied();
    assert_eq!(winners(&table), "Red Blue");
    assert_eq!(winners(table.holds("Blue", "knight 1")), "Blue", "a worker more");
    let red = "serf 1 material 3 coin 3 food 3";
    assert_eq!(winners(table.holds("Red", red)), "Red Blue", "one each; resources do not count");
    table.holds("Blue", "serf 1 craftsman 1 patron 1 soldier 1 knight 1");
    assert_eq!(winners(&table), "Blue", "all kinds count");
    // A point of discontent more costs two, which two points of influence make up for.
    table.filled("Blue", "influence-2").edit_player("Blue", |blue| blue.discontent += 1);
    assert_eq!(table.score("Red").total, table.score("Blue").total);
    assert_eq!(winners(&table), "Red", "less discontent counts before workers");
}

/// Also ANA-SOLO-02, ANA-SOLO-03 and ANA-T-31.
#[test]
fn ana_solo_01_a_rival_walks_ahead() {
    let mut table = started("players=1");
    assert_eq!(table.view().rival, Some(0));
    assert_eq!(table.view().offered.len(), 2, "side by side: two cards");
    let first = table.view().offered[0];
    table.plays("Red", &format!("path {first}"));
    assert_eq!(table.told("path_discarded").len(), 1);
    assert_eq!(table.view().rival, Some(1));
    let mut behind = table.clone();
    behind.holds("Red", "food 1").ends_round();
    assert_eq!(behind.told("offered")[0]["paths"].as_array().unwrap().len(), 1, "one card, forced");
    assert_eq!(behind.game.phase(), Phase::Actions);
    table.holds("Red", "soldier 2 food 2").plays("Red", "attack soldiers 2").ends_round();
    assert_eq!(table.view().offered.len(), 2);
    assert_eq!(table.game.phase(), Phase::Draft);
}

#[test]
fn ana_solo_04_without_tents_always_two_cards() {
    for round in 1..=5 {
        let table = drafting("players=1 scenario=siege-standard", round);
        assert_eq!((table.view().offered.len(), table.view().rival), (2, None));
    }
}

#[test]
fn ana_solo_05_there_is_nobody_to_reveal_cards_for() {
    let mut table = acting("players=1", 4);
    table.edit_player("Red", |red| red.knowledge = 2);
    let spying: Vec<String> =
        table.list("Red").into_iter().filter(|text| text.starts_with("spy")).collect();
    assert_eq!(spying, ["spy Red 2", "spy Red 4"]);
    assert!(bastide_anarchy::Path::all().any(|path| path.text() == "emissary"));
}

/// Also ANA-T-32.
#[test]
fn ana_solo_06_the_ladder_of_results() {
    let ladder = [
        (-5, Title::Vassal),
        (59, Title::Vassal),
        (60, Title::Knight),
        (74, Title::Knight),
        (75, Title::Baron),
        (84, Title::Baron),
        (85, Title::Earl),
        (99, Title::Earl),
        (100, Title::LordHighSteward),
    ];
    for (points, title) in ladder {
        assert_eq!(Title::of(points, &BUILT_IN), title, "{points}");
    }
    let mut table = acting("players=1", 5);
    assert_eq!(table.view().title, None);
    table.ends_round();
    assert_eq!(table.view().title, Some(Title::Vassal));
    let mut two = acting("players=2", 5);
    assert_eq!(two.ends_round().view().title, None, "a ladder for those who play alone");
}

#[test]
fn ana_solo_07_the_rival_does_nothing_else() {
    let mut table = acting("players=1", 5);
    table.ends_round();
    assert_eq!(table.game.standing().unwrap().places.len(), 1);
    assert_eq!(table.view().rival, Some(5));
    assert_eq!(table.view().players.len(), 1);
    // A missing food, a resolve of 1 and a castle not taken; nothing for the rival being ahead.
    let mut table = acting("players=1", 1);
    assert_eq!(table.ends_round().player("Red").discontent, 3);
}

#[test]
fn ana_siege_02_extra_food_is_due() {
    let mut table = acting("players=1 scenario=siege-hard", 2);
    table.holds("Red", "food 3").plays("Red", "done");
    // The round asks for 2, the red ribbon for 3 more.
    let told = &table.told("food_paid")[0];
    assert_eq!((&told["paid"], &told["missing"]), (&serde_json::json!(3), &serde_json::json!(2)));
}

/// Also ANA-SIEGE-04.
#[test]
fn ana_siege_03_bravery_for_the_cards_repelled() {
    let bravery = |cards: &str| {
        let mut table = acting("players=1 scenario=siege-easy", 3);
        table
            .filled("Red", "moat-6 wall-12 large-crane")
            .holds("Red", "food 9")
            .faces("Red", cards);
        table.plays("Red", "done");
        let told = table.told("aftermath")[0].clone();
        let loyalty = 2u8.saturating_sub(4 - told["repelled"].as_u64().unwrap() as u8);
        assert_eq!(table.attribute("Red", Attribute::Loyalty), loyalty, "as without a siege");
        (
            told["repelled"].clone(),
            told["bravery"].clone(),
            table.attribute("Red", Attribute::Bravery),
        )
    };
    assert_eq!(bravery("F5 25 26 27"), (4.into(), 2.into(), 2));
    assert_eq!(bravery("F5 25 26 31"), (3.into(), 1.into(), 1));
    assert_eq!(bravery("F5 31 32 33"), (1.into(), 0.into(), 0));
}

#[test]
fn ana_siege_01_neither_tents_nor_loot_nor_castles() {
    let table = acting("players=2 scenario=siege-easy", 3);
    assert!(table.view().loot.is_empty());
    assert!(BUILT_IN.scenarios[3..].iter().flatten().all(|card| card.castle.is_none()));
}
