//! Actions in general, tracks, buildings and the castle (ANA-ACT, ANA-TRACK, ANA-BUILD, ANA-FORT).

use crate::table::{acting, id, purse, seat};
use bastide_anarchy::{Action, Asset, Attribute, BUILT_IN, Phase, Row, clause};
use bastide_core::Game as _;

#[test]
fn ana_act_01_all_act_at_once_until_each_is_done() {
    let mut table = acting("players=3", 1);
    assert_eq!(table.game.to_act().len(), 3);
    table.holds("Green", "serf 2").plays("Green", "fill farms-1").plays("Red", "done");
    table.refuses("Red", "done", clause::ANA_ACT_01);
    table.plays("Green", "fill farms-2, done");
    assert_eq!(table.game.phase(), Phase::Actions);
    table.plays("Blue", "done");
    assert_ne!(table.game.phase(), Phase::Actions, "the defence begins when all are done");
}

#[test]
fn ana_act_02_an_action_pays_fills_and_gains() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 2").plays("Red", "fill farms-1");
    table.has("Red", "serf 1 food 1");
    assert!(table.is_filled("Red", "farms-1"));
    table.refuses("Red", "fill farms-1", clause::ANA_ACT_02);
    table.refuses("Red", "fill bravery-1", clause::ANA_ACT_02);
    table.refuses("Red", "fill farms-2 north", clause::ANA_ACT_02);
}

#[test]
fn ana_act_03_what_cannot_be_paid_in_full_is_refused() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 1").refuses("Red", "fill gate-1", clause::ANA_ACT_03);
    table.holds("Red", "craftsman 1 material 1").plays("Red", "fill gate-1");
    table.has("Red", "patron 1");
    // A farm that gives a serf does not pay for itself.
    let mut table = acting("players=1 data=land_track.farms.boxes.1:serf*1", 1);
    table.refuses("Red", "fill farms-1", clause::ANA_ACT_03);
    table.holds("Red", "serf 1").plays("Red", "fill farms-1").has("Red", "serf 1");
}

/// Also ANA-TRACK-04: workers from attribute boxes come to the board at once.
#[test]
fn ana_act_04_gains_are_taken_at_once_and_followed_to_their_end() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "loyalty-1 worship-2").holds("Red", "patron 1");
    table.plays("Red", "fill worship-3");
    assert!(table.is_filled("Red", "worship-3 loyalty-2"));
    table.has("Red", "soldier 1").plays("Red", "fill moat-1 soldier").has("Red", "");
}

#[test]
fn ana_act_05_where_a_cost_offers_alternatives_one_is_chosen() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 1 soldier 1");
    table.allows("Red", "fill moat-1 serf").allows("Red", "fill moat-1 soldier");
    table.refuses("Red", "fill moat-1", clause::ANA_ACT_05);
    table.refuses("Red", "fill moat-1 knight", clause::ANA_ACT_05);
    table.plays("Red", "fill moat-1 soldier").has("Red", "serf 1");
}

/// Also ANA-ACT-04: nothing else is done before the answer.
#[test]
fn ana_act_06_a_resource_of_choice_is_chosen_when_gained() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "keep-1-1").holds("Red", "patron 1").plays("Red", "fill keep-1-2");
    assert_eq!(table.answers("Red"), "take food, take coin, take material");
    table.refuses("Red", "take coin coin", clause::ANA_ACT_06);
    table.refuses("Red", "done", clause::ANA_ACT_04);
    table.plays("Red", "take coin").has("Red", "coin 1");
}

/// Also ANA-DECIDE-16: trades before food is paid.
#[test]
fn ana_act_07_two_resources_are_traded_for_one_of_another_type() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 5 coin 2 food 1");
    table.allows("Red", "trade coin coin -> material").allows("Red", "trade coin coin -> food");
    table.refuses("Red", "trade coin coin -> coin", clause::ANA_ACT_07);
    table.refuses("Red", "trade coin food -> food", clause::ANA_ACT_07);
    table.refuses("Red", "trade food food -> coin", clause::ANA_ACT_03);
    table.plays("Red", "trade coin food -> material").has("Red", "serf 5 coin 1 material 1");
    assert!("trade serf serf -> coin".parse::<bastide_anarchy::Action>().is_err());
    // While food is prepared: only for food, since nothing else is kept.
    let mut table = acting("players=1", 3);
    table.holds("Red", "coin 2 material 1 food 1").plays("Red", "done");
    table.allows("Red", "trade material coin -> food").allows("Red", "pay");
    table.refuses("Red", "trade coin coin -> material", clause::ANA_DEF_02);
    table.plays("Red", "trade coin coin -> food");
    assert_eq!(table.told("food_paid")[0]["paid"], 2);
    let mut table = acting("players=1", 3);
    table.holds("Red", "coin 1 material 1").plays("Red", "done");
    table.plays("Red", "trade material coin -> food");
    assert_eq!(table.told("food_paid")[0]["paid"], 1, "two of different types are traded too");
}

#[test]
fn ana_act_08_a_player_may_stop_with_anything_left() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 4 patron 3 coin 1").plays("Red", "done");
    assert_eq!(
        table.told("discarded")[0]["purse"],
        serde_json::json!({"serf": 4, "patron": 3, "coin": 1})
    );
}

#[test]
fn ana_act_09_only_knowledge_touches_another_player() {
    let mut table = acting("players=2", 4);
    table
        .filled("Red", "spies-1-2 farms-2 tactics-1 stones")
        .edit_player("Red", |red| red.knowledge = 1);
    table.holds("Red", "serf 9 coin 9 material 9 craftsman 9 patron 9 knight 9");
    let before = table.player("Blue");
    for text in table.list("Red").iter().filter(|text| !text.starts_with("spy")) {
        let mut trial = table.clone();
        trial.plays("Red", text);
        assert_eq!(trial.player("Blue"), before, "{text}");
        let action: Action = text.parse().unwrap();
        assert!(table.game.touches(seat("Red"), action).is_empty(), "{text}");
    }
    let spy = table.game.touches(seat("Red"), "spy Blue 2".parse().unwrap());
    assert_eq!(spy.iter().collect::<Vec<_>>(), [seat("Blue")]);
    table.plays("Red", "spy Blue 2");
    assert_ne!(table.player("Blue"), before);
}

#[test]
fn ana_track_01_a_track_is_filled_from_left_to_right() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 3 patron 3 craftsman 2 material 2");
    table.refuses("Red", "fill farms-2", clause::ANA_TRACK_01);
    table.refuses("Red", "fill war-2", clause::ANA_TRACK_01);
    table.refuses("Red", "fill gate-2", clause::ANA_TRACK_01);
    table.plays(
        "Red",
        "fill farms-1, fill farms-2, fill war-1, fill war-2, fill gate-1, fill gate-2",
    );
}

/// Every box of the four tracks, with what it gives.
#[test]
fn ana_track_02_each_point_fills_the_next_of_24_boxes() {
    for &attribute in Attribute::ALL {
        let line = BUILT_IN.lines.attributes[attribute.index()];
        assert_eq!(line.len, 24);
        let given: Vec<usize> = (1..=24)
            .filter(|&number| {
                BUILT_IN.spec(line.at(number - 1)).gain != bastide_anarchy::Gain::NOTHING
            })
            .collect();
        assert_eq!(given, [2, 5, 8, 11, 14, 16, 18, 20, 22, 24], "{attribute}");
    }
    let mut table = acting("players=1", 1);
    table.filled("Red", "power-1").holds("Red", "craftsman 2 material 2");
    table.plays("Red", "fill gate-1, fill gate-2");
    assert_eq!(table.attribute("Red", Attribute::Power), 2);
    // A patron from the first gate box, another from the second box of power.
    table.has("Red", "patron 2");
}

/// Also ANA-TRACK-02: there are 24 boxes to fill.
#[test]
fn ana_track_03_points_beyond_the_24th_box_are_lost() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "power-24 gate-1").holds("Red", "craftsman 1 material 1");
    table.plays("Red", "fill gate-2").has("Red", "");
    assert_eq!(table.attributes("Red"), [0, 0, 0, 24]);
    // The 24th is not: it gives a point of influence.
    let mut table = acting("players=1", 1);
    table.filled("Red", "power-23 gate-1").holds("Red", "craftsman 1 material 1");
    table.plays("Red", "fill gate-2");
    assert_eq!(table.attributes("Red"), [0, 0, 1, 24]);
}

#[test]
fn ana_track_05_an_icon_for_a_full_production_track_is_ignored() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "prod-food-5 farms-2").holds("Red", "serf 1").plays("Red", "fill farms-3");
    table.has("Red", "food 1");
    assert_eq!(table.production("Red", Asset::Food), 5);
    let filled: Vec<_> = table.told("filled").iter().map(|event| event["id"].clone()).collect();
    assert_eq!(filled, ["farms-3"], "no box of the full track is filled again");
    table.filled("Red", "farms-12").holds("Red", "serf 1").plays("Red", "fill farms-13");
    assert_eq!(table.attributes("Red"), [0, 1, 0, 0], "the rest of the box is still gained");
}

#[test]
fn ana_track_06_the_land_gives_goods_and_raises_production() {
    let lands = [
        ("quarry-forest", Asset::Material),
        ("farms", Asset::Food),
        ("training-grounds", Asset::Soldier),
    ];
    for (name, asset) in lands {
        let mut table = acting("players=1", 1);
        let start = table.production("Red", asset);
        table.holds("Red", "serf 13");
        let mut raised = Vec::new();
        for number in 1..=13 {
            let (had, made) =
                (table.player("Red").purse.count(asset), table.production("Red", asset));
            table.plays("Red", &format!("fill {name}-{number}"));
            let gained = table.player("Red").purse.count(asset) - had;
            assert_eq!(gained, number % 2, "{name}-{number}");
            if table.production("Red", asset) > made {
                raised.push(number);
            }
        }
        assert_eq!(raised, [3, 7, 11, 13]);
        assert_eq!(table.production("Red", asset), start + 4);
        assert_eq!(table.attributes("Red"), [0, 1, 0, 0]);
        table.has("Red", &format!("{asset} 7"));
    }
}

/// Also ANA-PATHCARD-09.
#[test]
fn ana_track_07_boxes_for_castles_count_those_taken() {
    let mut table = acting("players=2", 1);
    table.holds("Red", "soldier 2 food 1").plays("Red", "attack soldiers 2");
    assert!(table.is_filled("Red", "castle-1"));
    assert!(!table.is_filled("Blue", "castle-1"));
    // The first castle taken is the first box, whichever castle it is.
    let mut late = acting("players=2", 2);
    late.filled("Red", "ladders")
        .holds("Red", "soldier 6 food 3")
        .plays("Red", "attack soldiers 6");
    assert!(late.is_filled("Red", "castle-1") && !late.is_filled("Red", "castle-2"));
}

/// Also ANA-BUILD-02, ANA-BUILD-03, ANA-BUILD-06.
#[test]
fn ana_build_01_a_level_is_built_before_it_is_used() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 3 material 3 patron 9");
    table.refuses("Red", "build keep-1", clause::ANA_BUILD_02);
    table.refuses("Red", "fill keep-1-1", clause::ANA_BUILD_01);
    table.refuses("Red", "fill chapel-1-food", clause::ANA_BUILD_01);
    table.plays("Red", "fill governance-1, build keep-1");
    assert_eq!(table.attribute("Red", Attribute::Influence), 1, "the keep impresses when built");
    assert_eq!(table.player("Red").measure(Row::Governance, &BUILT_IN), 1, "the row is not spent");
    table.plays("Red", "fill keep-1-1");
    table.refuses("Red", "build keep-2", clause::ANA_BUILD_02);
    table.filled("Red", "governance-4 small-crane");
    table.refuses("Red", "build keep-2", clause::ANA_BUILD_02);
    table.plays("Red", "fill keep-1-2, take coin, fill keep-1-3, mark war-1, build keep-2");
    let mut poor = acting("players=1", 1);
    poor.filled("Red", "governance-1").holds("Red", "craftsman 1");
    poor.refuses("Red", "build keep-1", clause::ANA_ACT_03);
    let mut low = acting("players=1", 1);
    low.filled("Red", "keep-1-3 governance-4").holds("Red", "craftsman 1 material 1");
    low.refuses("Red", "build keep-2", clause::ANA_BUILD_02);
    low.filled("Red", "small-crane").plays("Red", "build keep-2");
}

#[test]
fn ana_build_04_a_level_is_complete_when_all_its_boxes_are_filled() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "bank-1-1 governance-5").holds("Red", "craftsman 1 material 1 serf 1");
    table.refuses("Red", "build bank-2", clause::ANA_BUILD_02);
    table.plays("Red", "fill bank-1-2, build bank-2");
    let others = [
        ("keep-1-2 governance-4 small-crane", "fill keep-1-3, mark war-1, build keep-2"),
        ("stables-1-2 war-6", "fill stables-1-3 serf, build stables-2"),
        (
            "chapel-1-food chapel-1-coin worship-5 small-crane",
            "fill chapel-1-material, build chapel-2",
        ),
    ];
    for (boxes, actions) in others {
        let mut table = acting("players=1", 1);
        table.filled("Red", boxes).holds("Red", "craftsman 1 material 2 serf 1 patron 1");
        let build = actions.split(", ").last().unwrap();
        table.refuses("Red", build, clause::ANA_BUILD_02).plays("Red", actions);
    }
}

#[test]
fn ana_build_05_a_built_level_is_used_at_once_and_in_order() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "war-3").holds("Red", "craftsman 1 material 1 serf 3");
    table.plays("Red", "build stables-1");
    table.refuses("Red", "fill stables-1-2 serf", clause::ANA_BUILD_05);
    table.plays("Red", "fill stables-1-1 serf, fill stables-1-2 serf");
}

#[test]
fn ana_fort_01_gate_towers_and_walls_cost_craft_the_moat_hands() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 3 material 3 serf 1 soldier 1");
    table.plays("Red", "fill gate-1, fill tower-1 nw, fill wall-1 north");
    table.has("Red", "patron 3 serf 1 soldier 1");
    table.plays("Red", "fill moat-1 serf, fill moat-2 soldier").has("Red", "patron 3 material 1");
}

#[test]
fn ana_fort_02_further_sections_need_the_cranes() {
    let sections = [("gate", 3, 5), ("tower", 5, 7), ("wall", 7, 12), ("moat", 5, 9)];
    for (name, small, large) in sections {
        for (number, crane) in [(small, "small-crane"), (large, "large-crane")] {
            let mut table = acting("players=1", 1);
            table.filled("Red", &format!("{name}-{}", number - 1));
            table.holds("Red", "craftsman 1 material 1 serf 1");
            let spot = match name {
                "tower" => " sw",
                "wall" => " west",
                "moat" => " serf",
                _ => "",
            };
            // With four or eight towers, or ten walls, the spot is not always free; ask for any.
            let action = format!("fill {name}-{number}{spot}");
            table.refuses("Red", &action, clause::ANA_FORT_02);
            table.filled("Red", crane);
            let starts = format!("fill {name}-{number}");
            assert!(table.list("Red").iter().any(|text| text.starts_with(&starts)), "{action}");
        }
    }
}

/// Also ANA-T-05.
#[test]
fn ana_fort_03_each_box_raises_the_gate_by_one() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 9 material 9").plays("Red", "fill gate-1");
    assert_eq!(table.player("Red").gate, 1);
    table.plays("Red", "fill gate-2");
    assert_eq!(table.player("Red").gate, 2);
    table.refuses("Red", "fill gate-3", clause::ANA_FORT_02);
    table
        .filled("Red", "large-crane")
        .plays("Red", "fill gate-3, fill gate-4, fill gate-5, fill gate-6");
    assert_eq!(table.player("Red").gate, 6);
}

#[test]
fn ana_fort_04_a_tower_is_set_or_raised_to_two() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 9 material 9");
    table.plays("Red", "fill tower-1 se, fill tower-2 se");
    table.refuses("Red", "fill tower-3 se", clause::ANA_FORT_04);
    table.refuses("Red", "fill tower-3", clause::ANA_FORT_04);
    table.plays("Red", "fill tower-3 nw");
    assert_eq!(table.player("Red").towers, [1, 0, 2, 0]);
}

/// Also ANA-FORT-06 and ANA-T-06.
#[test]
fn ana_fort_05_a_wall_is_set_or_raised_and_neighbours_stay_level() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "craftsman 9 material 9");
    table.plays("Red", "fill wall-1 north, fill wall-2 east, fill wall-3 west");
    table.allows("Red", "fill wall-4 south").allows("Red", "fill wall-4 north");
    table.refuses("Red", "fill wall-4 east", clause::ANA_FORT_06);
    table.refuses("Red", "fill wall-4 west", clause::ANA_FORT_06);
    table.refuses("Red", "fill wall-4", clause::ANA_FORT_05);
    // Opposite sides are no neighbours.
    table.plays("Red", "fill wall-4 north");
    assert_eq!(table.player("Red").walls, [2, 1, 0, 1]);
    table.filled("Red", "wall-14 large-crane").edit_player("Red", |red| red.walls = [4, 3, 4, 3]);
    table.refuses("Red", "fill wall-15 north", clause::ANA_FORT_05);
    table.plays("Red", "fill wall-15 east");
    // Here the neighbours of the east would allow a fifth level.
    table
        .refuses("Red", "fill wall-16 east", clause::ANA_FORT_05)
        .plays("Red", "fill wall-16 west");
    assert_eq!(table.player("Red").walls, [4; 4]);
}

/// Also ANA-T-07.
#[test]
fn ana_fort_07_every_second_box_deepens_the_moat() {
    let mut table = acting("players=1", 1);
    table.holds("Red", "serf 12").filled("Red", "large-crane");
    for number in 1..=12 {
        table.plays("Red", &format!("fill moat-{number} serf"));
        assert_eq!(table.player("Red").moat, number / 2);
    }
}

#[test]
fn ana_fort_08_the_castle_gives_patrons_power_and_material() {
    let gains =
        [("gate", 6, "patron 3", 3), ("tower", 8, "patron 4", 3), ("wall", 16, "patron 6", 6)];
    for (name, boxes, patrons, power) in gains {
        let mut table = acting("players=1", 1);
        table.filled("Red", "large-crane");
        for number in 1..=boxes {
            table.holds("Red", "craftsman 1 material 1");
            let mut kept = table.clone();
            let action = table
                .list("Red")
                .into_iter()
                .find(|text| text.starts_with(&format!("fill {name}-{number}")));
            kept.plays("Red", &action.unwrap());
            table = kept;
        }
        assert_eq!(table.attribute("Red", Attribute::Power), power, "{name}");
        let line = BUILT_IN
            .lines
            .fortifications
            .iter()
            .find(|line| line.at(0) == id(&format!("{name}-1")));
        let printed = line.unwrap().iter().map(|id| BUILT_IN.spec(id).gain.purse);
        assert_eq!(printed.fold(purse(""), bastide_anarchy::Purse::plus), purse(patrons), "{name}");
    }
    let moat = BUILT_IN.lines.fortifications[3];
    let printed = moat.iter().map(|id| BUILT_IN.spec(id).gain.purse);
    assert_eq!(printed.fold(purse(""), bastide_anarchy::Purse::plus), purse("material 6"));
}

/// However towers and walls are placed, there is always a place for the next.
#[test]
fn ana_fort_09_the_next_tower_and_wall_always_have_a_place() {
    let mut reached = std::collections::BTreeSet::from([[0u8; 4]]);
    for box_number in 0..16 {
        let mut next = std::collections::BTreeSet::new();
        for walls in &reached {
            let mut table = acting_with_walls(*walls, box_number);
            let options =
                table.list("Red").into_iter().filter(|text| text.starts_with("fill wall"));
            let options: Vec<String> = options.collect();
            assert!(!options.is_empty(), "{walls:?} leaves no place");
            for option in options {
                let mut trial = table.clone();
                trial.plays("Red", &option);
                next.insert(trial.player("Red").walls);
            }
            table.events.clear();
        }
        reached = next;
    }
    assert_eq!(reached.into_iter().collect::<Vec<_>>(), [[4; 4]]);
}

fn acting_with_walls(walls: [u8; 4], boxes: u8) -> crate::table::Table {
    let mut table = acting("players=1", 1);
    table.filled("Red", "large-crane");
    table.edit_player("Red", |red| {
        let line = BUILT_IN.lines.fortifications[2];
        line.iter().take(usize::from(boxes)).for_each(|id| red.filled.insert(id));
        red.walls = walls;
        red.purse = purse("craftsman 1 material 1");
    });
    table
}
