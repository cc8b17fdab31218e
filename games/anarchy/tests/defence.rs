//! The defence of the castle (ANA-DEF).

use crate::table::{acting, facing};
use bastide_anarchy::{
    AttackType, Attribute, BUILT_IN, Fortification, Letter, Side, Tactic, clause,
};
use serde_json::json;

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
        // Before the cards each missing food is a discontent.
        let felt =
            table.told("mood").first().map_or(0, |mood| mood["discontent"].as_u64().unwrap());
        assert!(missing == 0 || felt == missing, "{held}: {felt}");
    }
    for round in 1..=5 {
        assert_eq!(facing(round, "", "", "").game.food_due(), round, "as much as the round");
    }
    let mut table = facing(1, "F1 31", "", "");
    table.plays("Red", "done");
    // One missing food, and a resolve of 1 with two cards withstood.
    assert_eq!(table.player("Red").discontent, 2);
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
    // Two knights have four points: a ladder of 3 from the west leaves one of them.
    let mut table = facing(3, "F3 31 32 2", "", "food 3 knight 2");
    table.plays("Red", "done, deploy all west, spend knight west");
    assert_eq!(table.told("repelled")[0]["slot"], 3);
    assert_eq!(table.told("aftermath")[0]["survivors"], 1);
}

/// The catapult passes, and the ladder still finds both soldiers in the north.
#[test]
fn ana_def_06_a_worker_stays_on_its_side() {
    let mut table = facing(2, "F3 4 31", "", "food 2 soldier 2");
    table.plays("Red", "done, deploy soldier north, deploy soldier north");
    assert_eq!(table.told("withstood")[0]["slot"], 2);
    assert_eq!(table.told("repelled")[0]["slot"], 1);
}

/// Also ANA-AFTER-04, ANA-DEF-28, ANA-TRACK-04: what the defence brings is kept.
#[test]
fn ana_def_08_leftovers_go_to_the_supply() {
    let mut table = facing(1, "F1 34", "loyalty-1", "food 3 serf 2 patron 1 coin 1");
    table.plays("Red", "done");
    assert!(table.player("Red").purse.is_empty(), "nothing was kept");
    let mut table = facing(1, "F1 25", "moat-2 wall-4 loyalty-1", "food 1");
    table.plays("Red", "done").has("Red", "soldier 1");
}

/// The violent ladder brings a soldier, and the final assault still finds nobody in the north.
#[test]
fn ana_def_28_workers_gained_in_the_defence_do_not_defend() {
    let mut table = facing(1, "F5 6", "bravery-4", "food 1 knight 1");
    table.plays("Red", "done, deploy knight north").has("Red", "soldier 1");
    assert_eq!(table.told("spent").len(), 2, "both points of the knight");
    assert_eq!(table.told("withstood")[0]["slot"], 0);
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
    table.plays("Red", "done, deploy soldier east, deploy soldier east, deploy all west");
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
            AttackType::FinalAssault => {
                assert_eq!(sides.len(), 2);
                assert!(sides.iter().all(|side| card.hits[side.index()] == Some(Letter::A)));
                assert!(pairs.insert(sides), "no two are alike");
            }
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

/// Also ANA-T-13, ANA-TACT-06: circles of what is not researched cannot be used. Also ANA-TACT-09: those
/// used are gone.
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

/// One point of a knight is one point: for the next the player is asked again, and the soldier beside may spend it.
#[test]
fn ana_def_19_every_point_is_spent_as_the_player_says() {
    // A violent ladder of 2 from the north in round 1; a soldier and a knight there.
    let mut table = facing(1, "F3 6", "", "food 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy all north, spend knight north");
    assert_eq!(table.told("spent").len(), 1);
    assert_eq!(table.player("Red").deployed[0], [0, 1, 0, 1], "the knight is laid down");
    assert_eq!(table.answers("Red"), "spend soldier north, spend laid-down north");
    table.plays("Red", "spend soldier north");
    assert_eq!(table.told("aftermath")[0]["survivors"], 1, "the laid-down knight");
    // By the first rules the second point followed by itself.
    let mut table = acting("players=1 rules=1", 1);
    table.faces("Red", "F3 6").holds("Red", "food 1 soldier 1 knight 1");
    table.plays("Red", "done, deploy soldier north, deploy knight north, spend knight north");
    assert_eq!(table.told("spent").len(), 2);
}

#[test]
fn ana_def_20_a_laid_down_worker_has_one_point_left() {
    // Arrows 10 in round 5: west, north, east 3 each; then a ladder of 4 from the north.
    let mut table = facing(5, "F3 31 32 33 4 10", "wall-8 small-crane", "food 5 knight 2");
    table.plays("Red", "done, deploy knight north, deploy knight north");
    // One point of the arrows is left over, spent by a knight without a question.
    assert_eq!(table.told("spent").len(), 1);
    assert_eq!(table.answers("Red"), "spend knight north, spend laid-down north");
    table.plays("Red", "spend laid-down north");
    assert_eq!(table.told("spent").len(), 2, "and then one by the other knight");
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
    // A siege tower meets the moat and is gone before the ladder is asked about.
    let mut table = facing(2, "F5 4 25", "moat-4 stones", "food 2");
    table.plays("Red", "done").allows("Red", "use 1 north");
    assert_eq!(slots(&table), [0, 1]);
}

/// The slots above Red's board.
fn slots(table: &crate::table::Table) -> Vec<u8> {
    table.player("Red").attacks.iter().map(|dealt| dealt.slot).collect()
}

/// What was spent against a card that holds out is lost all the same.
#[test]
fn ana_def_25_a_card_not_repelled_stays_until_the_aftermath() {
    let mut table = facing(2, "F5 31 4", "stones", "food 2");
    table.edit_player("Red", |red| red.prepared[1] = 1).plays("Red", "done");
    table.plays("Red", "use 1 north");
    assert_eq!(table.told("withstood")[0]["slot"], 2);
    assert_eq!(table.player("Red").prepared[1], 0);
    let mut table = facing(2, "F5 4 31", "stones", "food 2");
    table.plays("Red", "done").allows("Red", "use 1 north");
    assert_eq!(slots(&table), [0, 1, 2], "the catapult has held out");
}

#[test]
fn ana_def_26_every_card_is_resolved() {
    let mut table = facing(5, "F5 31 32 33 34 1", "", "food 5");
    table.plays("Red", "done");
    assert_eq!(table.told("withstood").len(), 6);
}
