//! What holds in every state, and after every action, of every game.

#![allow(dead_code, reason = "tests and the simulation use a part each")]

use std::collections::BTreeSet;

use bastide_anarchy::{
    Anarchy, Asset, AttackCard, BUILT_IN, Event, Line, Phase, PlayerView, Setup, Side, View,
};
use bastide_core::{Game as _, Seat, Seed, Viewer, below};
use rand_pcg::Pcg64Mcg;

/// Plays a random game, checks everything, and gives the number of decisions.
pub(crate) fn play(setup: &Setup, number: u64, rng: &mut Pcg64Mcg) -> u64 {
    let mut game = Anarchy::start(setup, &Seed::numbered(number)).expect("a setup that starts");
    let mut list = Vec::new();
    let mut events = Vec::new();
    let mut rounds = BTreeSet::from([1]);
    let mut decisions = 0;
    state_is_sound(&game);
    while !game.to_act().is_empty() {
        let acting: Vec<Seat> = game.to_act().iter().collect();
        let seat = acting[below(rng, acting.len() as u32).expect("somebody acts") as usize];
        list.clear();
        game.legal(seat, &mut list);
        let chosen = below(rng, list.len() as u32).expect("a seat to act has a choice");
        events.clear();
        let (action, round) = (list[chosen as usize], game.round());
        let _ = game.apply(seat, action, &mut events).expect("a listed action is legal");
        rounds.insert(game.round());
        state_is_sound(&game);
        events_are_sound(&events, &game, round);
        decisions += 1;
        assert!(decisions < 20_000, "the game does not end");
    }
    assert_eq!(rounds.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5], "five rounds, always");
    assert!(game.standing().is_some());
    decisions
}

pub(crate) fn state_is_sound(game: &Anarchy) {
    let view = game.view(Viewer::Public);
    decks_are_whole(&view);
    for (_, player) in view.players.iter() {
        player_is_sound(player);
    }
}

/// ANA-ROUND-02, ANA-INFO-04: no card is in two places, none is missing.
fn decks_are_whole(view: &View) {
    let mut seen = BTreeSet::new();
    for (_, player) in view.players.iter() {
        let cards = player.attacks.iter().filter_map(|dealt| dealt.card);
        cards.for_each(|card: AttackCard| assert!(seen.insert(card), "{card} lies twice"));
        let known: BTreeSet<_> = player.estate_discards.iter().chain(&player.open).collect();
        let count = known.len() + usize::from(player.estate_left);
        assert_eq!(count, 24, "the estate deck is whole");
        if view.phase == Phase::Draft {
            let cards = usize::from(view.round) + 1;
            assert_eq!(player.attacks.len(), cards, "a round starts with all its cards");
        }
    }
}

fn player_is_sound(player: &PlayerView) {
    // A count that went below zero would be a huge one.
    assert!(Asset::ALL.iter().all(|&asset| player.purse.count(asset) < 100), "{:?}", player.purse);
    let small = player.prepared.iter().chain(player.deployed.iter().flatten()).chain(&player.left);
    assert!(small.chain([&player.joy, &player.discontent]).all(|&count| count < 100));
    assert!(
        player.beers <= 8 && player.knowledge <= 5 && player.rally.active <= player.rally.owned
    );
    let lines = &BUILT_IN.lines;
    let tracks = lines.fortifications.iter().chain(&lines.lands).chain(&lines.rows);
    let tracks = tracks.chain(&lines.production).chain(&lines.attributes);
    let further = [lines.spies, lines.research, lines.ramparts, lines.training, lines.valentine];
    let last = [lines.michaelmas, lines.tournaments, lines.lammas, lines.couples, lines.assists];
    for line in tracks.chain(&further).chain(&last).chain(&lines.buildings[..3]) {
        let filled: Vec<bool> = line.iter().map(|id| player.is_filled(id)).collect();
        assert!(filled.is_sorted_by(|one, other| one >= other), "a track has a gap: {filled:?}");
    }
    for &side in Side::ALL {
        for other in side.neighbours() {
            let levels = [side, other].map(|side| player.walls[side.index()]);
            assert!(levels[0].abs_diff(levels[1]) <= 1, "walls {:?}", player.walls);
        }
    }
    assert!(player.towers.iter().all(|&level| level <= 2));
    levels_match(player, lines.fortifications);
}

/// The castle is what its boxes have built.
fn levels_match(player: &PlayerView, [gate, tower, wall, moat]: [Line; 4]) {
    let filled = |line| player.filled.count(line);
    assert_eq!(player.gate, filled(gate));
    assert_eq!(player.towers.iter().sum::<u8>(), filled(tower));
    assert_eq!(player.walls.iter().sum::<u8>(), filled(wall));
    assert_eq!(player.moat, filled(moat) / 2);
}

/// ANA-AFTER-02: loyalty and discontent of a defence are its resolve.
fn events_are_sound(events: &[Event], game: &Anarchy, round: u8) {
    let resolve = game.table().rounds[usize::from(round) - 1].resolve;
    for event in events {
        if let Event::Aftermath { loyalty, discontent, .. } = event {
            assert_eq!(loyalty + discontent, resolve, "{event:?}");
        }
    }
}
