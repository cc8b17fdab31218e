//! The Anarchy's bots: legal everywhere, blind to what is hidden, and better than chance.

use bastide_anarchy::{Anarchy, Phase, Question, Setup};
use bastide_bots::solo::Solo;
use bastide_bots::{BotSpec, Budget, Roster, consult};
use bastide_core::{Game, Seat, Seed, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const FIRST: Seat = Seat::new(0);

fn start(setup: &str, seed: u64) -> Anarchy {
    let setup: Setup = setup.parse().expect("a setup");
    Anarchy::start(&setup, &Seed::numbered(seed)).expect("it starts a game")
}

/// Plays by habit until `stop`, if the game gets there.
fn played_until(setup: &str, seed: u64, stop: impl Fn(&Anarchy) -> bool) -> Option<Anarchy> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut bot = Anarchy::engine("habit", seed).expect("there are habits");
    let mut game = start(setup, seed);
    while let Some(seat) = game.to_act().iter().next() {
        if stop(&game) {
            return Some(game);
        }
        let action = consult(&mut *bot, &game, seat, Budget::nodes(1), &mut rng).action;
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
    }
    None
}

#[test]
fn every_bot_plays_every_setup_to_the_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    for setup in Anarchy::showcase() {
        for (engine, _) in Anarchy::ENGINES {
            let spec: BotSpec = format!("{engine}:4n").parse().unwrap();
            let mut bot = Anarchy::bot(&spec, 3).unwrap();
            let mut game = Anarchy::start(&setup, &Seed::numbered(4)).unwrap();
            while let Some(seat) = game.to_act().iter().next() {
                let action = if seat == FIRST {
                    consult(&mut *bot, &game, seat, spec.budget, &mut rng).action
                } else {
                    game.pick(seat, &mut rng).unwrap()
                };
                let _ = game.apply(seat, action, &mut Silent).unwrap_or_else(|violation| {
                    panic!("{engine} plays {action} under `{setup}`: {violation:?}")
                });
            }
        }
    }
}

/// Rounds 2 to 5 have face-down cards; the decks are hidden always.
#[test]
fn what_the_seat_cannot_know_does_not_change_its_choice() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for round in 2..=5 {
        let acting = |game: &Anarchy| game.round() == round && game.phase() == Phase::Actions;
        let deploying = |game: &Anarchy| {
            game.round() == round && matches!(game.question(FIRST), Question::Deploy { .. })
        };
        let positions = [
            played_until("players=1 scenario=classic-standard rules=2", 7, acting),
            played_until("players=1 scenario=siege-hard rules=2", 8, deploying),
        ];
        for game in positions.into_iter().flatten() {
            for (engine, _) in Anarchy::ENGINES {
                let mut choices = (0..4).map(|_| {
                    let other = game.imagine(FIRST, &mut rng);
                    let mut bot = Anarchy::engine(engine, 2).unwrap();
                    let mut chance = Pcg64Mcg::seed_from_u64(1);
                    consult(&mut *bot, &other, FIRST, Budget::nodes(40), &mut chance).action
                });
                let first = choices.next().unwrap();
                assert!(choices.all(|choice| choice == first), "{engine} in round {round}");
            }
        }
    }
}

#[test]
fn nodes_bound_the_planner_and_repeat_its_answer() {
    let game = start("players=1 rules=2", 3);
    let answer = || {
        let mut bot = Anarchy::engine("planner", 5).unwrap();
        bot.choose(&game, FIRST, Budget::nodes(48))
    };
    let first = answer();
    assert_eq!(first, answer());
    assert_eq!(first.nodes, 48);
    let estimate = first.estimate.margin.unwrap();
    assert!((40.0..111.0).contains(&estimate), "{estimate} points are expected");
}

#[test]
fn every_bot_obeys_a_budget_of_nodes() {
    let deploying = |game: &Anarchy| {
        game.round() == 5 && matches!(game.question(FIRST), Question::Deploy { .. })
    };
    let acting = |game: &Anarchy| game.phase() == Phase::Actions;
    let setup = "players=1 scenario=siege-standard rules=2";
    for game in [played_until(setup, 2, deploying), played_until(setup, 2, acting)] {
        let game = game.expect("the game gets there");
        for (engine, _) in Anarchy::ENGINES {
            let mut bot = Anarchy::engine(engine, 1).unwrap();
            let choice = bot.choose(&game, FIRST, Budget::nodes(60));
            assert!(choice.nodes <= 60, "{engine} looked at {} positions", choice.nodes);
        }
    }
}

fn mean(bot: &str, games: u64) -> f64 {
    let setup = "players=1 scenario=classic-standard rules=2".parse().expect("a setup");
    let solo = Solo::<Anarchy>::new(setup, bot.parse().expect("a bot"), 11, |_| None);
    let played = solo.expect("one seat").run(games, 2, |_| {});
    played.iter().map(|game| f64::from(game.points)).sum::<f64>() / games as f64
}

/// Thinking ahead is worth more than habits, habits more than greed, and greed more than chance.
#[test]
fn the_ladder_of_bots_is_in_order() {
    let (random, greedy) = (mean("random", 40), mean("greedy:1s", 10));
    let (habit, planner) = (mean("habit", 40), mean("planner:32n", 3));
    assert!(random + 5.0 < greedy && greedy + 20.0 < habit, "{random} {greedy} {habit}");
    assert!(planner > habit + 8.0, "{planner} {habit}");
}

/// The most points after the defence by looking at everything; nothing when there is too much.
fn best_defence(game: &Anarchy, round: u8, nodes: &mut u32) -> Option<i32> {
    if game.phase() != Phase::Defence || game.round() != round {
        return Some(game.score(FIRST).total);
    }
    *nodes = nodes.checked_sub(1)?;
    let mut actions = Vec::new();
    game.legal(FIRST, &mut actions);
    let mut best = i32::MIN;
    for action in actions {
        let mut next = game.clone();
        let _ = next.apply(FIRST, action, &mut Silent).expect("a legal action");
        best = best.max(best_defence(&next, round, nodes)?);
    }
    Some(best)
}

/// Circles and beers have a worth of their own, so that a point may be let go for several.
#[test]
fn a_battle_with_open_cards_is_played_as_well_as_can_be() {
    let (mut compared, mut lost) = (0, 0);
    for seed in 0..60 {
        let round = 2 + (seed % 4) as u8;
        let fighting = |game: &Anarchy| {
            let question = game.question(FIRST);
            let is_battle = matches!(question, Question::Tactic { .. } | Question::Spend { .. });
            game.round() == round && is_battle
        };
        let setup =
            ["players=1 scenario=classic-hard rules=2", "players=1 rules=2"][seed as usize % 2];
        let Some(mut game) = played_until(setup, seed, fighting) else { continue };
        let Some(best) = best_defence(&game, round, &mut 20_000) else { continue };
        let mut bot = Anarchy::engine("planner", 1).unwrap();
        while game.phase() == Phase::Defence && game.round() == round {
            let action = bot.choose(&game, FIRST, Budget::nodes(500)).action;
            let _ = game.apply(FIRST, action, &mut Silent).unwrap();
        }
        lost += best - game.score(FIRST).total;
        compared += 1;
    }
    assert!(compared >= 20, "only {compared} battles were small enough");
    // Strength is spent point by point: a worker that is kept for the next round counts before the point it costs now.
    assert!(5 * lost <= compared, "{lost} points lost in {compared} battles");
}
