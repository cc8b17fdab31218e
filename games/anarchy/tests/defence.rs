//! The defence of the castle and what follows it (ANA-DEF, ANA-AFTER, ANA-DISC).

mod table;

use std::collections::BTreeSet;

use bastide_anarchy::{
    AttackType, Attribute, BUILT_IN, Fortification, Letter, Question, Side, Tactic, clause,
};
use bastide_core::{Game as _, Reveal};
use serde_json::json;
use table::{Table, acting};

/// A solo game in this round of classic easy, facing these cards, with so much.
fn facing(round: u8, cards: &str, boxes: &str, held: &str) -> Table {
    let mut table = acting("players=1", round);
    table.faces("Red", cards).filled("Red", boxes).holds("Red", held);
    table.edit_player("Red", |red| red.tent = round);
    table
}

#[test]
fn ana_def_01_the_defence_begins_when_all_are_done_and_each_defends_alone() {
    let mut table = acting("players=2", 1);
    table.holds("Red", "soldier 1 food 1").holds("Blue", "soldier 1 food 1").plays("Red", "done");
    table.refuses("Red", "deploy soldier north", clause::ANA_ACT_01);
    table.plays("Blue", "done").plays("Blue", "deploy soldier north");
    table.refuses("Blue", "deploy soldier north", clause::ANA_DEF_01);
    table.allows("Red", "deploy soldier north");
}

/// Also ANA-DEF-03 and ANA-DISC-05.
#[test]
fn ana_def_02_food_is_paid_as_far_as_there_is_any() {
    for (held, paid, missing) in [("food 5", 3, 0), ("food 3", 3, 0), ("food 1", 1, 2), ("", 0, 3)]
    {
        let mut table = facing(3, "", "", held);
        table.plays("Red", "done");
        let told = &table.told("food_paid")[0];
        assert_eq!((&told["paid"], &told["missing"]), (&json!(paid), &json!(missing)));
    }
    let mut table = facing(1, "F1 31", "", "");
    table.plays("Red", "done");
    // One missing food, and a resolve of 1 with two cards withstood.
    assert_eq!(table.player("Red").discontent, 2);
}

/// Also ANA-DEF-06: workers of a kind are deployed around the castle from the north on.
#[test]
fn ana_def_04_all_craftsmen_soldiers_and_knights_are_deployed() {
    let mut table = facing(1, "", "", "food 1 craftsman 1 soldier 2 knight 1 serf 3 patron 2");
    table.plays("Red", "done");
    table.refuses("Red", "deploy soldier north", clause::ANA_DEF_04);
    table.plays("Red", "deploy craftsman east, deploy soldier south");
    table.refuses("Red", "deploy soldier north", clause::ANA_DEF_04);
    assert!("deploy serf north".parse::<bastide_anarchy::Action>().is_err());
    table.plays("Red", "deploy soldier west, deploy knight south");
    let deployed: Vec<_> =
        table.told("deployed").iter().map(|event| event["side"].clone()).collect();
    assert_eq!(deployed, ["west", "south"]);
    assert_eq!(table.told("discarded")[0]["purse"], json!({"serf": 3, "patron": 2}));
}

/// Also ANA-T-23.
#[test]
fn ana_def_05_craftsman_and_soldier_have_strength_1_a_knight_2() {
    // A ladder of 3 from the south, a soldier and a knight there; a craftsman in the east.
    let mut table = facing(3, "F1 34 34 1", "", "food 3 craftsman 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy craftsman east, deploy soldier south, deploy knight south");
    assert_eq!(table.told("repelled")[0]["slot"], 3, "strength 3 on the south side");
    let mut table = facing(1, "F1 3", "", "food 1 craftsman 1");
    table.plays("Red", "done, deploy craftsman east");
    assert_eq!(table.told("repelled")[0]["slot"], 1, "strength 1 on the east side");
}

/// Also ANA-DEF-09, ANA-INFO-06, ANA-ROUND-08.
#[test]
fn ana_def_07_face_down_cards_are_turned_up_after_the_deployment() {
    let mut table = facing(2, "F1 34 34", "", "food 2 soldier 1 knight 1");
    table.plays("Red", "done, deploy soldier north");
    assert_eq!(table.reveal, Reveal::Nothing);
    assert_eq!(table.player("Red").attacks[2].card, None);
    table.plays("Red", "deploy knight south");
    assert_eq!(table.reveal, Reveal::Something);
    assert_eq!(table.told("turned_up")[0]["cards"][0]["slot"], 2);
    table.refuses("Red", "deploy knight north", clause::ANA_ROUND_01);
}

/// Also ANA-AFTER-04, ANA-DEF-28: what the defence brings is kept.
#[test]
fn ana_def_08_leftovers_go_to_the_supply() {
    let mut table = facing(1, "F1 34", "loyalty-1", "food 3 serf 2 patron 1 coin 1");
    table.plays("Red", "done");
    assert!(table.player("Red").purse.is_empty(), "nothing was kept");
    let mut table = facing(1, "F1 25", "moat-2 wall-4 loyalty-1", "food 1");
    table.plays("Red", "done").has("Red", "soldier 1");
}

#[test]
fn ana_def_10_cards_are_resolved_from_right_to_left() {
    let mut table = facing(5, "F5 31 32 33 34 1", "", "food 5");
    table.plays("Red", "done");
    let slots: Vec<_> = table.told("struck").iter().map(|event| event["slot"].clone()).collect();
    assert_eq!(slots, [5, 4, 3, 2, 1, 0]);
}

/// Also ANA-DEF-27 and ANA-T-24.
#[test]
fn ana_def_11_letters_are_read_on_the_scenario_card_of_the_round() {
    let struck = |round, cards: &str, slot: usize| {
        let mut table = facing(round, cards, "", "food 5");
        table.plays("Red", "done");
        let told = table.told("struck");
        told.iter().find(|event| event["slot"] == slot).unwrap()["strength"].clone()
    };
    assert_eq!(struck(3, "F1 1 2 15", 3), json!([0, 2, 0, 2, 0]), "B and C are 2");
    assert_eq!(struck(3, "F1 1 2 4", 3), json!([3, 0, 0, 0, 0]), "A is 3");
    assert_eq!(struck(3, "F1 1 2 6", 3), json!([4, 0, 0, 0, 0]), "E is 4");
    assert_eq!(struck(5, "F1 31 32 33 34 35", 5), json!([0, 0, 0, 0, 4]), "the whole castle");
    // The usual letters of every type.
    let usual: [(AttackType, &[Letter], &[Letter]); 6] = [
        (AttackType::Ladder, &[Letter::A], &[Letter::E]),
        (AttackType::SiegeTower, &[Letter::A], &[Letter::E]),
        (AttackType::Ram, &[Letter::D], &[Letter::E]),
        (AttackType::Catapult, &[Letter::C], &[Letter::A]),
        (AttackType::Ballista, &[Letter::B, Letter::C], &[Letter::A, Letter::B]),
        (
            AttackType::Arrows,
            &[Letter::B, Letter::C, Letter::C],
            &[Letter::B, Letter::B, Letter::D],
        ),
    ];
    for (kind, normal, violent) in usual {
        for card in BUILT_IN.attacks.iter().filter(|card| card.kind == kind) {
            let mut letters: Vec<Letter> = card.hits.into_iter().flatten().collect();
            letters.sort_unstable();
            assert_eq!(letters, if card.is_violent { violent } else { normal }, "{kind}");
        }
    }
    assert!(
        BUILT_IN.assaults.iter().all(|card| card.hits.iter().flatten().all(|&l| l == Letter::A))
    );
}

#[test]
fn ana_def_12_a_card_is_repelled_if_every_side_is_held() {
    // Ballista 15 hits west and east with 2 each.
    let mut table = facing(3, "F1 31 32 15", "", "food 3 soldier 4");
    table.plays("Red", "done, deploy soldier east, deploy soldier east, deploy soldier west");
    assert_eq!(table.told("repelled")[0]["slot"], 3);
    let mut table = facing(3, "F1 31 32 15", "", "food 3 soldier 3");
    table.plays("Red", "done, deploy soldier east, deploy soldier east, deploy soldier west");
    assert!(table.told("repelled").is_empty(), "one side is not enough");
}

#[test]
fn ana_def_13_what_each_type_allows() {
    let allowed = |kind: AttackType| {
        let spec = BUILT_IN.attack_types[kind.index()];
        (spec.fortification, spec.tactic, spec.has_workers)
    };
    let wall = Some(Fortification::Wall);
    assert_eq!(allowed(AttackType::Ladder), (wall, Some(Tactic::Stones), true));
    assert_eq!(allowed(AttackType::FinalAssault), (wall, Some(Tactic::Stones), true));
    assert_eq!(allowed(AttackType::Arrows), (wall, None, true));
    assert_eq!(
        allowed(AttackType::Ballista),
        (Some(Fortification::Tower), Some(Tactic::Bolts), true)
    );
    assert_eq!(allowed(AttackType::Ram), (Some(Fortification::Gate), Some(Tactic::Pitch), true));
    assert_eq!(
        allowed(AttackType::SiegeTower),
        (Some(Fortification::Moat), Some(Tactic::Logs), true)
    );
    assert_eq!(allowed(AttackType::Catapult), (None, Some(Tactic::Covers), false));
}

/// Also ANA-ROUND-09: final assaults differ in their two sides only.
#[test]
fn ana_def_14_the_shapes_of_attacks() {
    let strength =
        |letter: Letter, round: usize| BUILT_IN.scenarios[0][round].strength[letter.index()];
    let mut pairs = std::collections::BTreeSet::new();
    for card in BUILT_IN.attacks.iter().chain(&BUILT_IN.assaults) {
        let sides: Vec<Side> =
            Side::ALL.iter().copied().filter(|side| card.hits[side.index()].is_some()).collect();
        match card.kind {
            AttackType::Ladder | AttackType::SiegeTower => assert_eq!(sides.len(), 1),
            AttackType::Ram => assert_eq!(sides, [Side::South]),
            AttackType::Catapult => assert!(sides.is_empty() && card.hits[4].is_some()),
            AttackType::Ballista => assert!(!sides[0].neighbours().contains(&sides[1])),
            AttackType::FinalAssault => assert!(sides.len() == 2 && pairs.insert(sides)),
            AttackType::Arrows => {
                assert_eq!(sides.len(), 3);
                let is_middle = |side: &&Side| {
                    sides.iter().filter(|s| side.neighbours().contains(s)).count() == 2
                };
                let middle = *sides.iter().find(is_middle).unwrap();
                for round in 0..5 {
                    let hit = |side: Side| strength(card.hits[side.index()].unwrap(), round);
                    assert!(sides.iter().all(|&side| hit(middle) >= hit(side)));
                }
            }
        }
    }
    assert_eq!(pairs.len(), 6);
}

#[test]
fn ana_def_15_fortifications_absorb_first_and_all_they_can() {
    let left = |round,
                cards: &str,
                boxes: &str,
                change: fn(&mut bastide_anarchy::PlayerDocument),
                slot: usize| {
        let mut table = facing(round, cards, boxes, "food 5");
        table.edit_player("Red", change).plays("Red", "done");
        let told = table.told("struck");
        told.iter().find(|event| event["slot"] == slot).unwrap()["left"].clone()
    };
    let walls = |red: &mut bastide_anarchy::PlayerDocument| red.walls = [2, 1, 0, 1];
    // Arrows 7: west C, south B, east C; all 3 in round 5.
    assert_eq!(left(5, "F5 31 32 33 34 7", "wall-4", walls, 5), json!([0, 2, 3, 2, 0]));
    let towers = |red: &mut bastide_anarchy::PlayerDocument| red.towers = [0, 2, 1, 0];
    // Ballista 15: west 3, east 3. The east has ne 2 and se 1, the west sw 0 and nw 0.
    assert_eq!(left(5, "F5 31 32 33 34 15", "tower-3", towers, 5), json!([0, 0, 0, 3, 0]));
    // A gate of 2 against a ram of 4; it does not help against a ladder in the south.
    assert_eq!(left(5, "F5 31 32 33 34 19", "gate-2", |_| (), 5), json!([0, 0, 2, 0, 0]));
    assert_eq!(left(5, "F5 31 32 33 34 1", "gate-2", |_| (), 5), json!([0, 0, 4, 0, 0]));
    // A moat of 2 against siege towers on any side.
    assert_eq!(left(5, "F5 31 32 33 34 26", "moat-4", |_| (), 5), json!([0, 0, 0, 2, 0]));
    assert_eq!(left(5, "F5 31 32 33 34 28", "moat-4", |_| (), 5), json!([2, 0, 0, 0, 0]));
}

#[test]
fn ana_def_16_fortifications_are_never_used_up() {
    let mut table = facing(5, "F5 25 26 27 28 19", "moat-8", "food 5");
    table.plays("Red", "done");
    let repelled: Vec<_> =
        table.told("repelled").iter().map(|event| event["slot"].clone()).collect();
    assert_eq!(repelled, [4, 3, 2, 1], "four siege towers of 4 meet the same moat of 4");
}

/// Also ANA-T-13: circles of what is not researched cannot be used.
#[test]
fn ana_def_17_tactics_are_optional_and_absorb_one_a_circle() {
    // Final assault north and south with 1 each in round 1; three stones.
    let mut table = facing(1, "F5 34", "stones", "food 1");
    table.edit_player("Red", |red| red.prepared[1] = 3).plays("Red", "done");
    assert_eq!(table.answers("Red"), "use 0 north, use 1 north");
    table.refuses("Red", "use 2 north", clause::ANA_DEF_17);
    table.refuses("Red", "use 1 south", clause::ANA_DEF_17);
    table.plays("Red", "use 0 north, use 1 south");
    assert!(table.told("repelled").is_empty());
    assert_eq!(table.player("Red").prepared[1], 2, "one is gone");
    let mut table = facing(1, "F5 34", "stones", "food 1");
    table
        .edit_player("Red", |red| red.prepared[1] = 2)
        .plays("Red", "done, use 1 north, use 1 south");
    assert_eq!(table.told("repelled")[0]["slot"], 0);
    let mut table = facing(1, "F5 34", "", "food 1");
    table.edit_player("Red", |red| red.prepared[1] = 2).plays("Red", "done");
    assert!(table.told("used").is_empty() && table.told("repelled").is_empty(), "not researched");
}

/// Also ANA-T-37 and ANA-DEF-25.
#[test]
fn ana_def_18_workers_are_compulsory() {
    let mut table = facing(3, "F3 31 32 4", "", "food 3 soldier 1");
    table.plays("Red", "done, deploy soldier north");
    assert_eq!(table.told("spent").len(), 1, "the soldier is lost");
    assert_eq!(table.told("withstood")[0]["slot"], 3, "and the card is not repelled");
    assert_eq!(table.told("aftermath")[0]["survivors"], 0);
}

/// Also ANA-DEF-20: the player chooses, point by point.
#[test]
fn ana_def_19_the_player_chooses_who_spends_strength() {
    // A ladder of 1 from the north; a craftsman, a soldier and a knight there.
    let mut table = facing(1, "F3 4", "", "food 1 craftsman 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy craftsman north, deploy soldier north, deploy knight north");
    assert_eq!(
        table.answers("Red"),
        "spend craftsman north, spend soldier north, spend knight north"
    );
    table.refuses("Red", "spend laid-down north", clause::ANA_DEF_19);
    table.refuses("Red", "spend craftsman south", clause::ANA_DEF_18);
    let mut knight = table.clone();
    knight.plays("Red", "spend knight north");
    assert_eq!(knight.told("aftermath")[0]["survivors"], 3, "the knight is laid down with 1");
    table.plays("Red", "spend soldier north");
    assert_eq!(table.told("aftermath")[0]["survivors"], 3);
}

#[test]
fn ana_def_20_a_laid_down_worker_has_one_point_left() {
    // Arrows 10 in round 5: west, north, east 3 each; then a ladder of 4 from the north.
    let mut table = facing(5, "F3 31 32 33 4 10", "wall-8 small-crane", "food 5 knight 2");
    table.plays("Red", "done, deploy knight north, deploy knight north");
    // One point of the arrows is left over, spent by a knight without a question.
    assert_eq!(table.told("spent").len(), 1 + 2);
    assert_eq!(table.answers("Red"), "");
}

#[test]
fn ana_def_21_a_beer_makes_a_craftsman_or_soldier_stronger() {
    let mut table = facing(1, "F3 4", "", "food 1 soldier 1 knight 1");
    table.edit_player("Red", |red| red.beers = 2);
    table.plays("Red", "done, deploy soldier north, deploy knight north");
    assert_eq!(
        table.answers("Red"),
        "spend soldier north, spend soldier north beer, spend knight north"
    );
    table.refuses("Red", "spend knight north beer", clause::ANA_DEF_21);
    let mut drunk = table.clone();
    drunk.plays("Red", "spend soldier north beer");
    assert_eq!(drunk.player("Red").beers, 1);
    assert_eq!(drunk.told("aftermath")[0]["survivors"], 3, "it stays with one point");
    // Against 3 a soldier with a beer absorbs 2, and no second beer for it.
    let mut table = facing(3, "F3 31 32 4", "", "food 3 soldier 1");
    table.edit_player("Red", |red| red.beers = 2);
    table.plays("Red", "done, deploy soldier north, spend soldier north beer");
    assert_eq!(table.player("Red").beers, 1);
    assert_eq!(table.told("spent").len(), 2);
    let mut none = facing(1, "F3 4", "", "food 1 soldier 1 knight 1");
    none.plays("Red", "done, deploy soldier north, deploy knight north");
    none.refuses("Red", "spend soldier north beer", clause::ANA_DEF_21);
}

/// Also ANA-DEF-23.
#[test]
fn ana_def_22_a_rally_moves_a_worker_before_a_card() {
    let mut table = facing(1, "F5 4", "", "food 1 soldier 2");
    table
        .edit_player("Red", |red| red.rally = bastide_anarchy::RallyTokens { owned: 1, active: 1 });
    table.plays("Red", "done, deploy soldier south, deploy soldier south");
    table.allows("Red", "go").allows("Red", "rally soldier south north");
    table.refuses("Red", "rally soldier south south", clause::ANA_DEF_22);
    table.refuses("Red", "rally knight south north", clause::ANA_DEF_22);
    table.plays("Red", "rally soldier south north");
    assert_eq!(table.told("repelled")[0]["slot"], 1);
    assert_eq!(table.told("rallied").len(), 1, "once a round");
    let rally = table.player("Red").rally;
    assert_eq!((rally.owned, rally.active), (1, 1), "and again the next round");
}

#[test]
fn ana_def_24_a_repelled_violent_card_gives_bravery() {
    let mut table = facing(1, "F5 6", "", "food 1 knight 1");
    table.plays("Red", "done, deploy knight north");
    assert_eq!(table.attribute("Red", Attribute::Bravery), 1);
    let mut table = facing(1, "F5 4", "", "food 1 knight 1");
    table.plays("Red", "done, deploy knight north");
    assert_eq!(table.attribute("Red", Attribute::Bravery), 0, "not violent");
    let mut table = facing(1, "F5 6", "", "food 1 soldier 1");
    table.plays("Red", "done, deploy soldier north");
    assert_eq!(table.attribute("Red", Attribute::Bravery), 0, "not repelled");
}

/// What was spent against a card that holds out is lost all the same.
#[test]
fn ana_def_25_a_card_not_repelled_stays_until_the_aftermath() {
    let mut table = facing(2, "F5 31 4", "stones", "food 2");
    table.edit_player("Red", |red| red.prepared[1] = 1).plays("Red", "done");
    table.plays("Red", "use 1 north");
    assert_eq!(table.told("withstood")[0]["slot"], 2);
    assert_eq!(table.player("Red").prepared[1], 0);
}

#[test]
fn ana_def_26_every_card_is_resolved() {
    let mut table = facing(5, "F5 31 32 33 34 1", "", "food 5");
    table.plays("Red", "done");
    assert_eq!(table.told("withstood").len(), 6);
}

/// Also ANA-AFTER-02, ANA-T-26.
#[test]
fn ana_after_01_loyalty_is_the_resolve_less_the_cards_that_are_left() {
    assert_eq!(BUILT_IN.rounds.map(|round| round.resolve), [1, 2, 2, 3, 4]);
    // Round 3: siege towers meet a moat of 3; catapults hold out; the assault is met by walls.
    let moat = "moat-6 wall-12 small-crane large-crane";
    for (cards, left, loyalty, discontent) in [
        ("F5 25 26 27", 0, 2, 0),
        ("F5 25 26 31", 1, 1, 1),
        ("F5 25 31 32", 2, 0, 2),
        ("F5 31 32 33", 3, 0, 2),
    ] {
        let mut table = facing(3, cards, moat, "food 3");
        table.plays("Red", "done");
        let told = &table.told("aftermath")[0];
        assert_eq!(told["repelled"], 4 - left);
        assert_eq!((&told["loyalty"], &told["discontent"]), (&json!(loyalty), &json!(discontent)));
        assert_eq!(table.attribute("Red", Attribute::Loyalty), loyalty);
        assert_eq!(table.player("Red").discontent, discontent);
    }
    let mut table = facing(3, "F5 31 32 33", "", "food 3");
    table.plays("Red", "done");
    assert_eq!(table.told("aftermath")[0]["discontent"], 2, "four left, and still 2");
    // A full loyalty track does not turn loyalty into discontent (ruling 11).
    let mut table = facing(3, "F5 25 26 27", &format!("{moat} loyalty-24"), "food 3");
    table.plays("Red", "done");
    assert_eq!(table.player("Red").discontent, 0);
}

/// Also ANA-T-27 and ANA-AFTER-04.
#[test]
fn ana_after_03_swords_to_ploughshares() {
    let serfs = |held: &str, deploy: &str, boxes: &str| {
        let mut table = facing(1, "F1 34", boxes, held);
        table.plays("Red", &format!("done, {deploy}"));
        let told = table.told("gained").iter().filter(|event| event["gain"]["serf"] == 1).count();
        (table.told("aftermath")[0]["survivors"].clone(), told)
    };
    let all_east = "deploy craftsman east, deploy soldier east, deploy knight east";
    assert_eq!(serfs("food 1 craftsman 1 soldier 1 knight 1", all_east, ""), (json!(4), 1));
    let many = "deploy soldier east, deploy soldier east, deploy knight east, deploy knight east";
    assert_eq!(serfs("food 1 soldier 2 knight 2", many, ""), (json!(6), 2));
    // A ladder of 1 from the east lays the knight down: 1 + 1, no serf.
    let mut table = facing(1, "F1 3", "", "food 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy soldier east, deploy knight east, spend knight east");
    assert_eq!(table.told("aftermath")[0]["survivors"], 2);
    // A soldier gained by loyalty in the aftermath is neither counted nor lost.
    let mut table = facing(1, "F1 25", "moat-2 wall-4 loyalty-1", "food 1 knight 1");
    table.plays("Red", "done, deploy knight east");
    assert_eq!(table.told("aftermath")[0]["survivors"], 2);
    table.has("Red", "soldier 1");
}

#[test]
fn ana_after_05_the_cards_left_are_discarded() {
    let mut table = facing(1, "F5 31", "", "food 1");
    table.plays("Red", "done");
    let cards = table.player("Red").attacks.len();
    assert_eq!((table.game.round(), cards), (2, 3), "only the cards of the new round");
}

#[test]
fn ana_after_06_workers_are_gained_in_round_5_too() {
    let mut table = facing(5, "F1 31 32 33 34 35", "", "food 5 knight 2");
    table.plays("Red", "done, deploy knight north, deploy knight north");
    assert!(table.game.standing().is_some());
    assert_eq!(table.score("Red").workers, 0, "a final assault of 4 took both");
    let mut table = facing(5, "F1 31 32 33 34 35", "", "food 5 knight 2");
    table.plays("Red", "done, deploy knight east, deploy knight east");
    assert_eq!(table.score("Red").workers, 1, "4 strength are a serf");
}

/// Also ANA-DISC-02, ANA-DISC-03, ANA-DISC-04 and ANA-T-28.
#[test]
fn ana_disc_01_joy_and_discontent_cancel_out() {
    let score = |joy: u8, discontent: u8| {
        let mut table = acting("players=1", 1);
        table.edit_player("Red", |red| (red.joy, red.discontent) = (joy, discontent));
        let score = table.score("Red");
        (score.final_discontent, score.penalty)
    };
    assert_eq!(score(2, 5), (3, 4));
    assert_eq!(score(0, 4), (4, 6));
    assert_eq!(score(3, 2), (0, 0));
    assert_eq!(score(3, 0), (0, 0), "joy left over is worth nothing");
    // In any order: joy first, then discontent, and the other way round.
    let mut table = acting("players=1", 1);
    table.filled("Red", "entertainment-2 pennant-2-3").edit_player("Red", |red| red.discontent = 1);
    table
        .holds("Red", "serf 1")
        .stacks("Red", "4 7")
        .plays("Red", "fill lammas-1, mark pennant-2-4");
    assert_eq!(table.score("Red").final_discontent, 0);
    table.plays("Red", "mark pennant-1-2, done");
    assert!(table.player("Red").discontent > 1);
}

#[test]
fn ana_disc_06_the_row_never_runs_out() {
    assert_eq!(BUILT_IN.penalty(18), 34);
    assert_eq!(BUILT_IN.penalty(19), 36);
    assert_eq!(BUILT_IN.penalty(25), 48);
}

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

/// The one order in which points are asked for reaches every result, and no other.
#[test]
fn ana_def_19_the_order_of_spending_loses_no_choice() {
    let rally = bastide_anarchy::RallyTokens { owned: 1, active: 1 };
    for (round, strength) in [(1, 2), (2, 3), (4, 4), (5, 5)] {
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
            let mut table = facing(round, &cards, "", &held);
            table.edit_player("Red", |red| (red.rally, red.beers) = (rally, beers));
            table.plays("Red", "done");
            for (worker, count) in
                [("craftsman", craftsmen), ("soldier", soldiers), ("knight", knights)]
            {
                (0..count)
                    .for_each(|_| drop(table.plays("Red", &format!("deploy {worker} north"))));
            }
            table.plays("Red", "go");
            let (mut expected, mut found) = (BTreeSet::new(), BTreeSet::new());
            outcomes([craftsmen, soldiers, knights, 0], beers, strength, &mut expected);
            reached(&table, &mut found);
            assert_eq!(found, expected, "{held}, {beers} beers, strength {strength}");
        }
    }
}
