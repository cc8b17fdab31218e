//! Tournay's search: what it keeps between decisions, and how it shares its work among threads.

use bastide_bots::tournay::TournaySearchBot;
use bastide_bots::tournay::judgement::{Judgement, Moment, Sight, as_results, verdict};
use bastide_bots::{Bot as _, Budget};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Action, Setup, Task, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const NODES: u64 = 300;

/// A game after so many decisions by chance.
fn after(setup: &str, seed: u64, plies: usize) -> Tournay {
    let setup = setup.parse().expect("a setup");
    let mut game = Tournay::start(&setup, &Seed::numbered(seed)).expect("a table");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    for _ in 0..plies {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = game.pick(seat, &mut rng).expect("a seat to act has an action");
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
    }
    game
}

fn next(game: &Tournay) -> Seat {
    game.to_act().iter().next().expect("the game goes on")
}

fn legal(game: &Tournay) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(next(game), &mut legal);
    legal
}

fn visits(bot: &mut TournaySearchBot, game: &Tournay) -> u64 {
    let (candidates, nodes) = bot.survey(game, next(game), Budget::nodes(NODES));
    assert_eq!(nodes, NODES);
    candidates.iter().map(|candidate| candidate.visits).sum()
}

/// Games in which a card may be played or not, and afterwards an action is chosen.
fn turns() -> impl Iterator<Item = Tournay> {
    let games = (0..60).map(|seed| after("", seed, 40 + seed as usize % 7));
    games.filter(|game| game.task() == Some(Task::PlayCard) && legal(game).len() > 1)
}

#[test]
fn what_was_found_is_kept_for_the_next_decision_of_the_turn() {
    let mut kept = 0;
    for mut game in turns() {
        let mut bot = TournaySearchBot::new(1);
        let seat = next(&game);
        let action = bot.choose(&game, seat, Budget::nodes(NODES)).action;
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
        if game.to_act().contains(seat) && legal(&game).len() > 1 {
            let all = visits(&mut bot, &game);
            assert!(all >= NODES);
            kept += all - NODES;
        }
    }
    assert!(kept > 2 * NODES, "only {kept} visits were kept");
}

#[test]
fn nothing_is_kept_when_something_else_was_done() {
    let mut asked = 0;
    for game in turns() {
        let mut bot = TournaySearchBot::new(1);
        let seat = next(&game);
        let action = bot.choose(&game, seat, Budget::nodes(NODES)).action;
        let legal_now = legal(&game);
        let other = legal_now.into_iter().find(|&other| other != action).expect("two at least");
        let mut elsewhere = game.clone();
        let _ = elsewhere.apply(seat, other, &mut Silent).expect("a legal action");
        if elsewhere.to_act().contains(seat) && legal(&elsewhere).len() > 1 {
            asked += 1;
            assert_eq!(visits(&mut bot, &elsewhere), NODES);
        }
    }
    assert!(asked > 3, "only {asked} games went on");
}

#[test]
fn threads_share_a_budget_of_nodes_and_repeat_their_answer() {
    let budget = Budget::nodes(301).with_threads(3);
    for setup in ["", "players=4 rules=advanced"] {
        let game = after(setup, 5, 41);
        let answer = || TournaySearchBot::new(6).choose(&game, next(&game), budget);
        let first = answer();
        assert_eq!(first, answer());
        assert_eq!(first.nodes, 301);
        assert_ne!(first, TournaySearchBot::new(6).choose(&game, next(&game), Budget::nodes(301)));
    }
    let game = after("", 5, 41);
    let few = Budget::nodes(2).with_threads(4);
    assert_eq!(TournaySearchBot::new(6).choose(&game, next(&game), few).nodes, 2);
}

#[test]
fn what_was_learned_is_written_as_it_is_read() {
    let shipped = Judgement::shipped();
    let bytes = shipped.to_bytes();
    let read = Judgement::from_bytes(&bytes).expect("what was written");
    assert_eq!(read.to_bytes(), bytes);
    assert!(Judgement::from_bytes(&bytes[2..]).is_none());
    assert!(Judgement::from_bytes(&bytes[1..]).is_none());
}

/// With two players what one expects the other fears, and results are what they are.
#[test]
fn chances_lie_between_losing_and_winning() {
    let judgement = Judgement::shipped();
    for setup in ["", "players=3 expansion=mix", "players=4"] {
        for plies in [0, 60, 10_000] {
            let game = after(setup, 3, plies);
            let players = usize::from(game.players());
            let values = judgement.chances(&game, &mut Sight::default());
            assert!(values[..players].iter().all(|value| value.abs() <= 1.0), "{values:?}");
            if players == 2 {
                assert!((values[0] + values[1]).abs() < 1e-5, "{values:?}");
            }
            if let Some(standing) = game.standing() {
                let shares = verdict(&standing, game.players());
                let decided = as_results(shares, game.players());
                assert_eq!(values.map(f32::to_bits), decided.map(f32::to_bits));
                let first = |seat: &Seat| standing.places[*seat].rank == 1;
                let winner = Seat::all(game.players()).find(first).expect("somebody is first");
                assert!(decided[..players].iter().all(|&value| value <= decided[winner.index()]));
            }
        }
    }
}

/// The policy prior has a place for every action that there is.
#[test]
fn every_action_has_an_inclination() {
    let judgement = Judgement::shipped();
    let mut rng = Pcg64Mcg::seed_from_u64(8);
    for setup in Tournay::showcase().into_iter().chain(Setup::readings()) {
        let mut game = Tournay::start(&setup, &Seed::numbered(2)).expect("a table");
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            legal.clear();
            game.legal(seat, &mut legal);
            let moment = Moment::of(&game, seat).expect("a seat to act has a task");
            let prior = &judgement.weights(game.players()).prior;
            for &action in &legal {
                let logit = prior.logit(&moment.aspect(action));
                assert!(logit.is_finite(), "{action}: {logit}");
            }
            let action = game.pick(seat, &mut rng).expect("a seat to act has an action");
            let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
        }
    }
}
