//! Tournay's bots: legal in every setup, blind to what is hidden, and better than chance.

use bastide_bots::simulation::Simulation;
use bastide_bots::tournay::{TournaySearchBot, chances, evaluate, lead};
use bastide_bots::{Bot as _, BotSpec, Budget, Roster, consult, result};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Action, Event, Setup, Task, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Plays so many decisions from a start, by a bot that looks at little.
fn after(setup: &str, seed: u64, plies: usize) -> Tournay {
    let setup = setup.parse().expect("a setup");
    let mut game = Tournay::start(&setup, &Seed::numbered(seed)).expect("a table");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bot = Tournay::engine("greedy", seed).expect("there is a greedy bot");
    for _ in 0..plies {
        let Some(seat) = game.to_act().iter().next() else { break };
        let action = consult(&mut *bot, &game, seat, Budget::nodes(20), &mut rng).action;
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
    }
    game
}

fn next(game: &Tournay) -> Seat {
    game.to_act().iter().next().expect("the game goes on")
}

#[test]
fn every_bot_plays_every_setup_to_the_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let readings = Setup::readings().into_iter().step_by(5);
    for (number, setup) in Tournay::showcase().into_iter().chain(readings).enumerate() {
        for (engine, _) in Tournay::ENGINES {
            let spec: BotSpec = format!("{engine}:3n").parse().unwrap();
            let mut bot = Tournay::bot(&spec, 3).unwrap();
            let mut game = Tournay::start(&setup, &Seed::numbered(number as u64)).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let action = if seat == Seat::new(1) {
                    game.pick(seat, &mut rng).unwrap()
                } else {
                    consult(&mut *bot, &game, seat, spec.budget, &mut rng).action
                };
                let _ = game.apply(seat, action, &mut Silent).unwrap_or_else(|violation| {
                    panic!("{engine} plays {action} under `{setup}`: {violation:?}")
                });
            }
        }
    }
}

/// The bots see one world and get another that differs only in what their seat cannot know.
#[test]
fn hidden_cards_do_not_change_a_choice() {
    let setups = ["", "players=3 expansion=mix", "players=4 rules=advanced expansion=replace"];
    let mut differing = 0;
    for setup in setups {
        for plies in (0..150).step_by(13) {
            let game = after(setup, 5, plies);
            let Some(seat) = game.to_act().iter().next() else { break };
            let other = game.imagine(seat, &mut Pcg64Mcg::seed_from_u64(77));
            differing += u32::from(game.position() != other.position());
            for (engine, _) in Tournay::ENGINES {
                let choose = |game: &Tournay| {
                    let mut bot = Tournay::engine(engine, 4).unwrap();
                    let mut rng = Pcg64Mcg::seed_from_u64(1);
                    consult(&mut *bot, game, seat, Budget::nodes(40), &mut rng)
                };
                assert_eq!(choose(&game), choose(&other), "{engine}, {setup}, {plies}");
            }
        }
    }
    assert!(differing > 15, "only {differing} worlds differed");
}

#[test]
fn nodes_bound_the_search_and_repeat_its_answer() {
    let game = after("", 2, 30);
    let answer = || TournaySearchBot::new(6).choose(&game, next(&game), Budget::nodes(300));
    let first = answer();
    assert_eq!(first, answer());
    assert_eq!(first.nodes, 300);
    let visits: Vec<u64> = first.runners_up.iter().map(|candidate| candidate.visits).collect();
    assert!(!visits.is_empty() && visits.is_sorted_by(|a, b| a >= b), "{visits:?}");
}

#[test]
fn every_bot_obeys_a_budget_of_nodes() {
    for plies in [0, 25, 60] {
        let game = after("", 8, plies);
        for (engine, _) in Tournay::ENGINES {
            let mut bot = Tournay::engine(engine, 1).unwrap();
            let choice = bot.choose(&game, next(&game), Budget::nodes(25));
            assert!(choice.nodes <= 25, "{engine} looked at {} positions", choice.nodes);
        }
    }
}

/// With two players a lead of one is what the other lacks; at the end the result decides.
#[test]
fn chances_add_up_and_end_in_the_result() {
    let seats = [Seat::new(0), Seat::new(1)];
    for plies in [10, 40, 80, 1_000] {
        let game = after("", 3, plies);
        let values = seats.map(|seat| chances(&game)[seat.index()]);
        assert!((values[0] + values[1]).abs() < 1e-5, "{values:?}");
        let leads = seats.map(|seat| lead(&evaluate(&game), 2, seat));
        assert!((leads[0] + leads[1]).abs() < 1e-3, "{leads:?}");
        if let Some(standing) = game.standing() {
            let difference = values[0] - result(&standing, seats[0]);
            assert!(difference.abs() <= 0.3, "{values:?}");
        }
    }
    assert!(after("", 3, 1_000).standing().is_some());
}

#[test]
fn random_games_of_every_setup_end_long_before_they_are_stopped() {
    let is_turn = |event: &Event| matches!(event, Event::Turn { .. });
    for setup in Setup::all() {
        let bots = ["random".parse().unwrap()];
        let simulation = Simulation::<Tournay>::new(setup, &bots, 4, is_turn).unwrap();
        let tally = simulation.play(0..40, 1, &()).unwrap();
        assert!(tally.longest < 10_000, "{tally:?}");
    }
}

#[test]
fn looking_to_the_end_of_the_turn_beats_chance() {
    let is_turn = |event: &Event| matches!(event, Event::Turn { .. });
    for (bots, better) in [(["greedy:300n", "random"], 0), (["random", "greedy:300n"], 1)] {
        let bots = bots.map(|bot| bot.parse().unwrap());
        let simulation = Simulation::<Tournay>::new(Setup::default(), &bots, 6, is_turn).unwrap();
        let tally = simulation.play(0..6, 1, &()).unwrap();
        assert!(tally.wins[Seat::new(better)] >= 5, "{tally:?}");
    }
}

/// Whoever may still place a prestige building as the last card does so.
#[test]
fn the_last_card_is_not_passed_when_it_scores() {
    let mut asked = 0;
    for seed in 0..24 {
        let mut game = after("", seed, 40);
        while game.task().is_some_and(|task| task != Task::Commit) {
            let mut bot = Tournay::engine("greedy", seed).unwrap();
            let seat = next(&game);
            let action = bot.choose(&game, seat, Budget::nodes(12)).action;
            let _ = game.apply(seat, action, &mut Silent).unwrap();
        }
        let Some(seat) = game.to_act().iter().next() else { continue };
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let points = |action: Action| {
            let mut end = game.clone();
            let _ = end.apply(seat, action, &mut Silent).unwrap();
            while let Some(other) = end.to_act().iter().next() {
                let pass = if end.task() == Some(Task::Commit) { Some(Action::Pass) } else { None };
                let action = pass.or_else(|| end.pick(other, &mut Pcg64Mcg::seed_from_u64(1)));
                let _ = end.apply(other, action.unwrap(), &mut Silent).unwrap();
            }
            let standing = end.standing().unwrap();
            standing.places[seat].points - standing.places[Seat::new(1 - seat.index() as u8)].points
        };
        let passed = points(Action::Pass);
        let best = actions.iter().map(|&action| points(action)).max().unwrap();
        let choice = TournaySearchBot::new(seed).choose(&game, seat, Budget::nodes(400));
        asked += u32::from(best > passed + 2);
        assert!(best <= passed + 2 || choice.action != Action::Pass, "{seed}: {choice:?}");
    }
    assert!(asked > 1, "only {asked} games had something to place");
}
