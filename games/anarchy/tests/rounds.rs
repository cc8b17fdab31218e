//! The round, path cards, production, and what is known at the table (ANA-ROUND, ANA-PATH, ANA-PROD,
//! ANA-INFO).

use std::collections::BTreeSet;

use crate::table::{acting, drafting, seat, started};
use bastide_anarchy::{Anarchy, Asset, BUILT_IN, Phase, clause};
use bastide_core::{Game as _, Seat, Seed};

#[test]
fn ana_round_02_every_round_starts_with_whole_decks() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut repeated = 0;
    for number in 0..60 {
        let mut tops = Vec::new();
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
            tops.push(game.position().players[game.marker().index()].cards[1]);
            if round == 5 {
                seen.extend(cards);
            }
        }
        repeated += u32::from(tops[0] == tops[4]);
    }
    assert!(
        repeated < 10,
        "every round has a shuffle of its own: {repeated} of 60 tops came again"
    );
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

/// The cards of a player lie from left to right in the order drawn, those of the next behind them.
#[test]
fn ana_round_05_cards_fill_the_slots_from_left_to_right() {
    let game = drafting("players=3", 3).game;
    let Ok(seed) = game.position().seed.parse::<Seed>();
    let chance = &mut bastide_core::Chance::new(&seed, "attacks 3");
    let mut deck: Vec<usize> = (0..36).collect();
    (0..9).for_each(|at| deck.swap(at, at + chance.below(at as u64, 36 - at as u32) as usize));
    for (step, expected) in deck.chunks(3).take(3).enumerate() {
        let seat = (game.marker().index() + step) % 3;
        let dealt = game.position().players[seat].cards[1..].to_vec();
        let dealt: Vec<usize> = dealt.iter().map(|card| card.index()).collect();
        assert_eq!(dealt, expected, "{step} after the marker");
    }
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

/// What is in a deck is known, its order is not; nor is any chance to come.
#[test]
fn ana_info_04_the_order_of_every_face_down_deck_is_unknown() {
    use rand_core::SeedableRng as _;
    let table = acting("players=2", 2);
    let real = table.game.position();
    let world =
        table.game.imagine(seat("Red"), &mut rand_pcg::Pcg64Mcg::seed_from_u64(5)).position();
    assert_ne!(world.seed, real.seed);
    assert_ne!(world.path_deck, real.path_deck);
    let sorted = |paths: &[bastide_anarchy::Path]| paths.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(sorted(&world.path_deck), sorted(&real.path_deck));
    for (imagined, own) in world.players.iter().zip(&real.players) {
        assert_ne!(imagined.estate.cards, own.estate.cards);
        let cards: BTreeSet<_> = imagined.estate.cards.iter().collect();
        assert_eq!(cards.len(), 24);
    }
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
    assert!(green.is_filled(crate::table::id("farms-1")));
    assert_eq!(green.estate_left, 24);
    let text = serde_json::to_string(&public).unwrap();
    let seed = table.game.position().seed;
    assert!(!text.contains(&seed), "what is to come is in no view");
}

/// Also ANA-PATH-02: nobody chooses before their turn. Also ANA-INFO-02: the offer is public.
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
    for (seat, left) in order[..2].iter().zip([2, 0]) {
        let path = table.view().offered[0];
        table.plays(Anarchy::seat_name(*seat), &format!("path {path}"));
        assert_eq!(table.view().offered.len(), left);
        assert!(!table.view().offered.contains(&path), "what is taken is gone");
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

/// The marker comes to seat 1, 2 or 3; the order begins there, whatever the numbers of the seats.
#[test]
fn ana_path_03_on_one_place_the_order_is_clockwise_from_the_marker() {
    for (tents, marker, expected) in [
        ([1, 1, 1, 1], 2, [2, 3, 0, 1]),
        ([3, 3, 2, 1], 1, [1, 0, 2, 3]),
        // The holder stands elsewhere: the first such player after them.
        ([2, 3, 3, 0], 3, [1, 2, 0, 3]),
        ([3, 0, 3, 3], 1, [2, 3, 0, 1]),
    ] {
        let mut table = acting("players=4", 3);
        table.edit(|position| {
            position.players.iter_mut().zip(tents).for_each(|(player, tent)| player.tent = tent);
            position.marker = Seat::new(marker - 1);
        });
        table.ends_round();
        let order: Vec<usize> = table.view().drafting.iter().map(|seat| seat.index()).collect();
        assert_eq!(order, expected, "tents {tents:?}, marker {marker}");
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

/// Also ANA-PROD-02 and ANA-T-04: with two of everything where the boxes are. Also ANA-PATH-05: the
/// card of the first round gives nothing again.
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
