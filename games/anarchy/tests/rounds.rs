//! The round, path cards, production, the end of round and game, solo and siege.

mod table;

use std::collections::BTreeSet;

use bastide_anarchy::{Anarchy, Asset, Attribute, BUILT_IN, Phase, Title, clause};
use bastide_core::{Game as _, Seat, Seed};
use table::{acting, drafting, seat, started};

#[test]
fn ana_round_02_every_round_starts_with_whole_decks() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for number in 0..60 {
        let setup = "players=4".parse().unwrap();
        let mut game = Anarchy::start(&setup, &Seed::numbered(number)).unwrap();
        for round in 1..=5 {
            while !(game.round() == round && game.phase() == Phase::Draft) {
                let seat = game.to_act().iter().next().unwrap();
                let mut list = Vec::new();
                game.legal(seat, &mut list);
                let _ = game.apply(seat, *list.last().unwrap(), &mut bastide_core::Silent).unwrap();
            }
            let cards: Vec<String> = game
                .position()
                .players
                .iter()
                .flat_map(|p| p.cards.iter().map(ToString::to_string))
                .collect();
            let different: BTreeSet<&String> = cards.iter().collect();
            assert_eq!(different.len(), cards.len());
            if round == 5 {
                seen.extend(cards);
            }
        }
    }
    assert_eq!(seen.len(), 42, "cards of earlier rounds come back");
}

/// Also ANA-ROUND-04, ANA-ROUND-06 and ANA-T-01.
#[test]
fn ana_round_03_a_final_assault_and_as_many_cards_as_the_round() {
    for round in 1..=5 {
        let view = drafting("players=3", round).view();
        for (_, player) in view.players.iter() {
            assert_eq!(player.attacks.len(), usize::from(round) + 1);
            assert!(player.attacks[0].card.is_some_and(bastide_anarchy::AttackCard::is_assault));
            for dealt in &player.attacks {
                let is_hidden = [2, 4].contains(&dealt.slot);
                assert_eq!(dealt.card.is_none(), is_hidden, "slot {}", dealt.slot);
            }
        }
    }
}

/// The holder of the marker gets the top cards of the same deck.
#[test]
fn ana_round_05_cards_are_dealt_from_the_marker_on() {
    let start =
        |number| Anarchy::start(&"players=2".parse().unwrap(), &Seed::numbered(number)).unwrap();
    let of = |number| {
        let game = start(number);
        let first = game.position().players[game.marker().index()].cards[1];
        let chance = &mut bastide_core::Chance::new(&Seed::numbered(number), "attacks 1");
        (first.index(), chance.below(0, 36) as usize)
    };
    assert!((0..20).all(|number| of(number).0 == of(number).1), "the first card drawn is theirs");
    let markers: BTreeSet<usize> = (0..20).map(|number| start(number).marker().index()).collect();
    assert_eq!(markers.len(), 2);
}

/// Also ANA-T-02 and ANA-INFO-03.
#[test]
fn ana_round_07_a_face_down_card_shows_its_type_only() {
    let mut table = acting("players=2", 2);
    table.faces("Red", "F1 1 15");
    let dealt = table.player("Red").attacks[2];
    assert_eq!((dealt.kind.word(), dealt.card), ("ballista", None));
    let spec = BUILT_IN.attack_types[dealt.kind.index()];
    assert_eq!(spec.tactic.map(bastide_anarchy::Tactic::word), Some("bolts"));
    let one = serde_json::to_string(&table.view()).unwrap();
    table.faces("Red", "F1 1 18");
    assert_eq!(
        serde_json::to_string(&table.view()).unwrap(),
        one,
        "sides and violence do not show"
    );
}

/// Also ANA-INFO-04: each of the cards that are left is as likely as another.
#[test]
fn ana_info_03_a_hidden_card_is_any_of_its_type_that_nobody_has_seen() {
    use rand_core::SeedableRng as _;
    let mut table = acting("players=2", 2);
    table.faces("Red", "F1 13 15").faces("Blue", "F2 14 1");
    let mut rng = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for _ in 0..2_000 {
        let world = table.game.imagine(seat("Red"), &mut rng);
        *counts.entry(world.position().players[0].cards[2].to_string()).or_default() += 1;
    }
    let cards: Vec<&str> = counts.keys().map(String::as_str).collect();
    assert_eq!(cards, ["15", "16", "17", "18"], "13 and 14 lie open");
    assert!(counts.values().all(|&count| (400..=600).contains(&count)), "{counts:?}");
}

/// Also ANA-INFO-02, ANA-INFO-04, ANA-INFO-05.
#[test]
fn ana_info_01_sheets_and_boards_are_public_and_the_same_for_all() {
    use bastide_core::Viewer;
    let mut table = acting("players=3", 3);
    table.holds("Green", "serf 2").plays("Green", "fill farms-1");
    let public = table.game.view(Viewer::Public);
    assert!((0..3).all(|n| table.game.view(Viewer::Seat(Seat::new(n))) == public));
    let green = &public.players[seat("Green")];
    assert!(green.is_filled(table::id("farms-1")));
    assert_eq!(green.estate_left, 24);
    let text = serde_json::to_string(&public).unwrap();
    let seed = table.game.position().seed;
    assert!(!text.contains(&seed), "what is to come is in no view");
}

#[test]
fn ana_path_01_each_takes_one_of_as_many_path_cards_as_players() {
    let mut table = started("players=3");
    assert_eq!(table.view().offered.len(), 3);
    let order: Vec<Seat> = table.view().drafting;
    let other =
        bastide_anarchy::Path::all().find(|path| !table.view().offered.contains(path)).unwrap();
    let name = Anarchy::seat_name(order[0]);
    table.refuses(name, &format!("path {other}"), clause::ANA_PATH_01);
    table.refuses(
        Anarchy::seat_name(order[1]),
        &format!("path {}", table.view().offered[0]),
        clause::ANA_PATH_02,
    );
    for seat in &order[..2] {
        let path = table.view().offered[0];
        table.plays(Anarchy::seat_name(*seat), &format!("path {path}"));
    }
    // The last card is no choice; none is left over.
    assert!(table.view().offered.is_empty());
    assert!(table.view().players.iter().all(|(_, player)| player.paths.len() == 1));
}

/// Also ANA-PATH-03 and ANA-T-03: Green holds the marker, Red sits next.
#[test]
fn ana_path_02_the_foremost_tent_chooses_first() {
    for (blue, yellow) in [(1usize, 3usize), (3, 1)] {
        // Seats clockwise: Green 0, Red 1 or further; here seat 0 is Green, seat 1 Red.
        let mut table = acting("players=4", 3);
        let (green, red) = (0, 1);
        let (blue, yellow) = if blue == 1 { (2, 3) } else { (yellow + 2, blue - 1) };
        table.edit(|position| {
            for (seat, tent) in [(green, 2), (red, 3), (blue, 3), (yellow, 1)] {
                position.players[seat].tent = tent;
            }
            // The marker passes on at the end of the round.
            position.marker = Seat::new(3);
        });
        table.ends_round();
        assert_eq!(table.game.marker(), Seat::new(0));
        let order: Vec<usize> = table.view().drafting.iter().map(|seat| seat.index()).collect();
        assert_eq!(order, [red, blue, green, yellow]);
    }
}

#[test]
fn ana_path_04_without_tents_the_marker_chooses_first() {
    let table = drafting("players=4 scenario=siege-easy", 2);
    let marker = table.game.marker().index();
    let order: Vec<usize> = table.view().drafting.iter().map(|seat| seat.index()).collect();
    assert_eq!(order, [0, 1, 2, 3].map(|step| (marker + step) % 4));
}

#[test]
fn ana_path_05_path_cards_stay_and_count_in_the_end() {
    let table = acting("players=2", 3);
    let player = table.player("Red");
    assert_eq!(player.paths.len(), 3);
    assert_eq!(table.score("Red").paths.len(), 3);
}

/// Also ANA-PROD-02 and ANA-T-04: with two of everything where the boxes are.
#[test]
fn ana_prod_01_path_card_and_production_are_gained() {
    let mut table = drafting("players=2", 2);
    let first = table.view().drafting[0];
    let name = Anarchy::seat_name(first);
    table.filled(
        name,
        "prod-serf-2 prod-material-2 prod-coin-3 prod-food-2 prod-soldier-2 prod-knight-1",
    );
    table.edit(|position| {
        let wanted = "architect".parse().unwrap();
        let old = position.offered[0];
        let deck = position
            .path_deck
            .iter_mut()
            .chain(&mut position.paths_drawn)
            .chain(&mut position.offered);
        let all = deck.chain(position.players.iter_mut().flat_map(|player| &mut player.paths));
        for path in all {
            *path = if *path == wanted {
                old
            } else if *path == old {
                wanted
            } else {
                *path
            };
        }
    });
    table.plays(name, "path architect");
    table.has(name, "serf 5 craftsman 2 material 5 patron 4 coin 4 food 2 soldier 2 knight 1");
}

#[test]
fn ana_prod_03_what_is_held_is_kept() {
    let mut table = drafting("players=2", 2);
    let name = Anarchy::seat_name(table.view().drafting[0]);
    table.holds(name, "knight 3");
    let path = table.view().offered[0];
    table.plays(name, &format!("path {path}"));
    assert_eq!(table.player(name).purse.count(Asset::Knight), 3);
}

#[test]
fn ana_prod_04_a_production_box_yields_from_the_next_production_on() {
    let mut table = acting("players=1", 1);
    table.filled("Red", "bank-1-1").holds("Red", "serf 1").plays("Red", "fill bank-1-2");
    // One coin is printed in the box; the new production brings nothing yet.
    table.has("Red", "coin 1");
    assert_eq!(table.production("Red", Asset::Coin), 2);
}

#[test]
fn ana_endr_01_the_scenario_card_and_its_loot_are_turned_over() {
    let mut table = acting("players=1", 1);
    table.ends_round();
    assert_eq!(table.told("round_ended")[0]["round"], 1);
    // Its shield now counts as that of a passed castle: 1 + 3.
    let mut table = acting("players=1", 2);
    table
        .filled("Red", "ladders")
        .holds("Red", "soldier 9 food 9")
        .allows("Red", "attack soldiers 4");
    table.edit_player("Red", |red| red.tent = 1).allows("Red", "attack soldiers 3");
}

/// Also ANA-T-29.
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
    let [red, blue] = result(|blue| blue.purse = table::purse("serf 1"));
    assert!(blue.1 > red.1, "more workers are better");
    let [red, blue] = result(|blue| {
        blue.purse = table::purse("serf 50");
        blue.discontent = 1;
    });
    assert!(red.1 > blue.1, "less discontent counts before workers");
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
}

#[test]
fn ana_solo_07_the_rival_does_nothing_else() {
    let mut table = acting("players=1", 5);
    table.ends_round();
    assert_eq!(table.game.standing().unwrap().places.len(), 1);
    assert_eq!(table.view().rival, Some(5));
    assert_eq!(table.view().players.len(), 1);
}

#[test]
fn ana_siege_02_extra_food_is_due() {
    let mut table = acting("players=1 scenario=siege-hard", 2);
    table.holds("Red", "food 3").plays("Red", "done");
    // The round asks for 2, the red ribbon for 2 more.
    let told = &table.told("food_paid")[0];
    assert_eq!((&told["paid"], &told["missing"]), (&serde_json::json!(3), &serde_json::json!(1)));
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
        (
            told["repelled"].clone(),
            told["bravery"].clone(),
            table.attribute("Red", Attribute::Bravery),
        )
    };
    assert_eq!(bravery("F5 25 26 27"), (4.into(), 3.into(), 3));
    assert_eq!(bravery("F5 25 26 31"), (3.into(), 2.into(), 2));
    assert_eq!(bravery("F5 31 32 33"), (1.into(), 0.into(), 0));
}

#[test]
fn ana_siege_01_neither_tents_nor_loot_nor_castles() {
    let table = acting("players=2 scenario=siege-easy", 3);
    assert!(table.view().loot.is_empty());
    assert!(BUILT_IN.scenarios[3..].iter().flatten().all(|card| card.castle.is_none()));
}
