//! Spies, tactics, ramparts, stables and chapel (ANA-SPY, ANA-TACT, ANA-RAMP, ANA-STABLE,
//! ANA-CHAPEL).

use crate::table::acting;
use bastide_anarchy::{Asset, Attribute, Horse, clause};
use bastide_core::Reveal;

/// Also ANA-SPY-02, ANA-SPY-03.
#[test]
fn ana_spy_01_three_levels_of_two_boxes_at_measures_of_governance() {
    for (level, measure, knowledge) in [(1, 3, 1), (2, 6, 2), (3, 9, 2)] {
        let mut table = acting("players=1", 1);
        table.filled("Red", &format!("governance-{}", measure - 1));
        if level > 1 {
            table.filled("Red", &format!("spies-{}-2", level - 1));
        }
        table.holds("Red", "coin 2");
        table.refuses("Red", &format!("fill spies-{level}-1"), clause::ANA_SPY_01);
        table.filled("Red", &format!("governance-{measure}"));
        table.refuses("Red", &format!("fill spies-{level}-2"), clause::ANA_SPY_01);
        table.plays("Red", &format!("fill spies-{level}-1")).has("Red", "coin 1");
        assert_eq!(table.player("Red").knowledge, 0);
        table.plays("Red", &format!("fill spies-{level}-2")).has("Red", "");
        assert_eq!(table.player("Red").knowledge, knowledge);
        assert_eq!(table.attributes("Red"), [0, 0, 1, 0]);
    }
}

#[test]
fn ana_spy_04_knowledge_is_kept_for_later_rounds() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "spies-1-1").holds("Red", "coin 1 food 1").plays("Red", "fill spies-1-2");
    table.refuses("Red", "spy Red 1", clause::ANA_SPY_06);
    table.ends_round();
    while table.game.phase() == bastide_anarchy::Phase::Draft {
        let first = table.list("Red")[0].clone();
        table.plays("Red", &first);
    }
    assert_eq!(table.player("Red").knowledge, 1);
    table.plays("Red", "spy Red 2");
    assert_eq!(table.player("Red").knowledge, 0);
}

/// Also ANA-SPY-06, ANA-SPY-07, ANA-SPY-09, ANA-ROUND-08.
#[test]
fn ana_spy_05_a_knowledge_turns_up_one_face_down_card() {
    let mut table = acting("players=2", 4);
    table.edit_player("Red", |red| red.knowledge = 1);
    assert_eq!(table.player("Red").attacks[2].card, None);
    table.refuses("Red", "spy Red 1", clause::ANA_SPY_06);
    table.refuses("Red", "spy Green 2", clause::ANA_SPY_06);
    table.plays("Red", "spy Red 2");
    assert_eq!(table.reveal, Reveal::Something);
    let card = table.player("Red").attacks[2].card;
    assert!(card.is_some(), "everybody sees it from now on");
    assert_eq!(table.attributes("Red"), [0; 4], "one's own card brings nothing else");
    table.refuses("Red", "spy Red 4", clause::ANA_SPY_05);
    table.refuses("Blue", "spy Red 4", clause::ANA_SPY_05);
}

#[test]
fn ana_spy_08_three_cards_of_others_may_be_turned_up_for_bravery() {
    let mut table = acting("players=3", 4);
    table.edit_player("Red", |red| red.knowledge = 5);
    for (assists, action) in [(1, "spy Blue 2"), (2, "spy Blue 4"), (3, "spy Green 2")] {
        table.plays("Red", action);
        assert_eq!(table.attribute("Red", Attribute::Bravery), assists);
        assert!(table.is_filled("Red", &format!("assist-{assists}")));
    }
    table.refuses("Red", "spy Green 4", clause::ANA_SPY_08);
    table.plays("Red", "spy Red 2");
    assert_eq!(table.player("Red").knowledge, 1);
}

/// Ruling 2: who was done may act again when one of their cards is turned up.
#[test]
fn ana_spy_06_whoever_was_done_may_act_again() {
    let mut table = acting("players=2", 4);
    table.edit_player("Red", |red| red.knowledge = 1);
    table.plays("Blue", "done");
    assert!(table.player("Blue").is_done);
    table.plays("Red", "spy Blue 4");
    assert!(!table.player("Blue").is_done);
    assert_eq!(table.told("roused").len(), 1);
    table.plays("Red", "done").plays("Blue", "done");
    assert_ne!(table.game.phase(), bastide_anarchy::Phase::Actions);
}

/// Also ANA-TACT-02, and ANA-TACT-03: a soldier each.
#[test]
fn ana_tact_01_five_levels_of_research_at_measures_of_war() {
    for (level, measure) in [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9)] {
        let mut table = acting("players=1", 1);
        if measure > 1 {
            table.filled("Red", &format!("war-{}", measure - 1));
        }
        if level > 1 {
            table.filled("Red", &format!("tactics-{}", level - 1));
        }
        table.holds("Red", "patron 1 knight 1");
        table.refuses("Red", &format!("fill tactics-{level} patron"), clause::ANA_TACT_01);
        table.filled("Red", &format!("war-{measure}"));
        table.allows("Red", &format!("fill tactics-{level} patron"));
        table.plays("Red", &format!("fill tactics-{level} knight, mark stones"));
        table.has("Red", "patron 1 soldier 1");
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", "war-9").holds("Red", "knight 1");
    table.refuses("Red", "fill tactics-2 knight", clause::ANA_TACT_01);
}

/// Also ANA-TACT-05.
#[test]
fn ana_tact_03_each_box_researches_a_tactic_of_choice() {
    let mut table = acting("players=1", 1);
    table
        .filled("Red", "war-1 ballista")
        .holds("Red", "patron 1")
        .plays("Red", "fill tactics-1 patron");
    assert_eq!(table.answers("Red"), "mark covers, mark stones, mark pitch, mark logs, mark bolts");
    table.plays("Red", "mark bolts").has("Red", "soldier 1");
    let mut table = acting("players=1", 1);
    table.filled("Red", "tactics-4 stones logs pitch bolts war-9").holds("Red", "patron 1");
    table.plays("Red", "fill tactics-5 patron").has("Red", "soldier 1");
    assert!(table.is_filled("Red", "covers"), "the last one is no question");
    assert_eq!(table.attributes("Red"), [0, 0, 1, 0]);
    let mut table = acting("players=1", 1);
    table.filled("Red", "stones tactics-1 war-3").holds("Red", "patron 1");
    table.plays("Red", "fill tactics-2 patron").refuses("Red", "mark stones", clause::ANA_TACT_03);
}

#[test]
fn ana_tact_04_bolts_need_the_ballista() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "war-1").holds("Red", "patron 1").plays("Red", "fill tactics-1 patron");
    table.refuses("Red", "mark bolts", clause::ANA_TACT_04);
    let mut table = acting("players=1", 1);
    table.filled("Red", "tactics-4 stones logs pitch covers war-9").holds("Red", "patron 1");
    table.refuses("Red", "fill tactics-5 patron", clause::ANA_TACT_04);
    table.filled("Red", "ballista").plays("Red", "fill tactics-5 patron");
    assert!(table.is_filled("Red", "bolts"));
}

/// Also ANA-TACT-07, ANA-TACT-08.
#[test]
fn ana_tact_06_circles_are_prepared_for_researched_tactics_only() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "material 60").refuses("Red", "prepare stones", clause::ANA_TACT_07);
    table.filled("Red", "stones");
    for _ in 0..20 {
        table.plays("Red", "prepare stones");
    }
    assert_eq!(table.player("Red").prepared[1], 21, "more than the 15 printed boxes");
    table.has("Red", "material 40").refuses("Red", "prepare logs", clause::ANA_TACT_07);
    table.holds("Red", "").refuses("Red", "prepare stones", clause::ANA_ACT_03);
}

/// Also ANA-RAMP-02, ANA-RAMP-03, ANA-RAMP-04.
#[test]
fn ana_ramp_01_six_levels_at_measures_of_war() {
    for (level, measure) in [(1, 1), (2, 2), (3, 4), (4, 6), (5, 7), (6, 9)] {
        let mut table = acting("players=1", 1);
        if measure > 1 {
            table.filled("Red", &format!("war-{}", measure - 1));
        }
        if level > 1 {
            table.filled("Red", &format!("ramparts-{}", level - 1));
        }
        let fill = format!("fill ramparts-{level}");
        table.holds("Red", "craftsman 1").refuses("Red", &fill, clause::ANA_RAMP_01);
        table.filled("Red", &format!("war-{measure}")).plays("Red", &fill);
        let soldiers = if level % 2 == 1 { "soldier 1" } else { "" };
        table.has("Red", soldiers);
        let rally = table.player("Red").rally;
        let expected = u8::from(level % 2 == 0);
        assert_eq!((rally.owned, rally.active), (expected, expected), "a token is active");
        assert_eq!(table.production("Red", Asset::Soldier), 2 + u8::from(level == 3));
        assert_eq!(table.attributes("Red"), [0, 0, u8::from(level == 6), 0]);
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", "war-9").holds("Red", "craftsman 6");
    table.refuses("Red", "fill ramparts-2", clause::ANA_RAMP_01);
    (1..=6).for_each(|level| {
        table.plays("Red", &format!("fill ramparts-{level}"));
    });
    assert_eq!(table.player("Red").rally.owned, 3, "three at most");
    let mut table = acting("players=1 data=rampart_level.1.gain:rally*3", 1);
    table.filled("Red", "war-2").holds("Red", "craftsman 2");
    table.plays("Red", "fill ramparts-1, fill ramparts-2");
    let rally = table.player("Red").rally;
    assert_eq!((rally.owned, rally.active), (3, 3), "a fourth is lost");
}

/// Also ANA-STABLE-02, ANA-STABLE-03, ANA-STABLE-04 and ANA-T-14.
#[test]
fn ana_stable_01_two_levels_at_war_3_and_6_give_horses() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "war-2").holds("Red", "craftsman 2 material 2 serf 3 soldier 3");
    table.refuses("Red", "build stables-1", clause::ANA_BUILD_02).filled("Red", "war-3");
    table.plays("Red", "build stables-1, fill stables-1-1 serf, fill stables-1-2 soldier");
    assert!(table.player("Red").horses.is_empty(), "two are not enough");
    table.plays("Red", "fill stables-1-3 serf");
    assert_eq!(table.player("Red").horses, [Horse::Black]);
    table.filled("Red", "war-5").refuses("Red", "build stables-2", clause::ANA_BUILD_02);
    table.filled("Red", "war-6");
    table.plays("Red", "build stables-2, fill stables-2-1 serf, fill stables-2-2 soldier, fill stables-2-3 soldier");
    assert_eq!(table.player("Red").horses, [Horse::Black, Horse::White]);
    assert_eq!(table.attributes("Red"), [0, 0, 2, 0]);
}

#[test]
fn ana_stable_03_a_horse_stays_for_the_rest_of_the_game() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "stables-2-3").ends_round();
    assert_eq!(table.game.round(), 2);
    assert_eq!(table.player("Red").horses, [Horse::Black, Horse::White]);
}

/// Also ANA-CHAPEL-02, ANA-CHAPEL-03, ANA-CHAPEL-04.
#[test]
fn ana_chapel_01_three_levels_with_three_offerings_in_any_order() {
    for (level, measure, crane) in [(1, 2, ""), (2, 5, "small-crane"), (3, 8, "large-crane")] {
        let mut table = acting("players=1", 1);
        table.filled("Red", &format!("worship-{}", measure - 1));
        if level > 1 {
            table.filled("Red", &format!("chapel-{}-complete", level - 1));
        }
        let build = format!("build chapel-{level}");
        table.holds("Red", "craftsman 1 material 2 food 1 coin 1");
        // With the measure alone it is refused, and with the crane alone.
        table.clone().filled("Red", crane).refuses("Red", &build, clause::ANA_BUILD_02);
        table.filled("Red", &format!("worship-{measure}"));
        if !crane.is_empty() {
            table.refuses("Red", &build, clause::ANA_BUILD_02).filled("Red", crane);
        }
        table.plays("Red", &build);
        // Another order at each level: all three are needed, whichever comes last.
        let mut order = ["coin", "food", "material"];
        order.rotate_left(level - 1);
        let squares = order.map(|square| format!("fill chapel-{level}-{square}"));
        for square in &squares {
            table.allows("Red", square);
        }
        table.plays("Red", &squares[..2].join(", ")).has("Red", &format!("{} 1", order[2]));
        assert!(!table.is_filled("Red", &format!("chapel-{level}-complete")));
        let made = table.production("Red", Asset::Patron);
        table.plays("Red", &squares[2]).has("Red", "patron 1");
        assert!(table.is_filled("Red", &format!("chapel-{level}-complete")));
        assert_eq!(table.production("Red", Asset::Patron), made + 1);
        assert_eq!(table.attributes("Red"), [0, 0, 1, 0]);
    }
}
