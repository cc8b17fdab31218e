//! Cathedral's bots: legal in every variant, exact where they say so, and awake to tactics.

use std::collections::BTreeSet;

use bastide_bots::cathedral::{
    CathedralFirstSearchBot, CathedralSearchBot, Endgame, Outlook, Packer, Survey, Surveyor,
    evaluate,
};
use bastide_bots::{BotSpec, Budget, Roster, consult};
use bastide_cathedral::{Action, Cathedral, Question, Setup, Side};
use bastide_core::{Game, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn after(actions: &str) -> Cathedral {
    let mut game = Cathedral::new(Setup::default());
    for action in actions.split_whitespace() {
        let seat = game.to_act().iter().next().expect("the game goes on");
        let action = action.parse().expect("an action in the notation");
        let _ = game.apply(seat, action, &mut Silent).expect("a legal action");
    }
    game
}

/// Plays greedily from a random start until at most `legal` actions are left to choose from.
fn late_position(seed: u64, legal: usize) -> Option<Cathedral> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = Cathedral::new(Setup::default());
    let mut greedy = Cathedral::engine("greedy", 0).expect("there is a greedy bot");
    let mut actions = Vec::new();
    for ply in 0.. {
        let seat = game.to_act().iter().next()?;
        actions.clear();
        game.legal(seat, &mut actions);
        if game.question() == Question::Building && actions.len() <= legal {
            return Some(game);
        }
        let action = match ply {
            0..4 => game.pick(seat, &mut rng)?,
            _ => greedy.choose(&game, seat, Budget::default()).action,
        };
        game.play_unchecked(action);
    }
    None
}

/// Light's lead by looking at everything; nothing when there is too much of it.
fn plain_minimax(game: &Cathedral, nodes: &mut u32) -> Option<i8> {
    *nodes = nodes.checked_sub(1)?;
    let mut actions = Vec::new();
    game.legal(game.to_move().seat(), &mut actions);
    if game.question() == Question::Nothing {
        return Some(game.points(Side::Dark) as i8 - game.points(Side::Light) as i8);
    }
    let mut leads = Vec::new();
    for action in actions {
        let mut next = game.clone();
        next.play_unchecked(action);
        leads.push(plain_minimax(&next, nodes)?);
    }
    match game.to_move() {
        Side::Light => leads.into_iter().max(),
        Side::Dark => leads.into_iter().min(),
    }
}

#[test]
fn the_endgame_finds_what_looking_at_everything_finds() {
    let mut endgame = Endgame::new();
    let mut compared = 0;
    for seed in 0..400 {
        let Some(game) = late_position(seed, 14) else { continue };
        let Some(lead) = plain_minimax(&game, &mut 60_000) else { continue };
        let solution = endgame.solve(&game, u64::MAX, None).expect("it had no limit");
        assert_eq!(solution.lead, lead, "seed {seed}: {:?}", game.position());
        let mut next = game.clone();
        next.play_unchecked(solution.action.expect("the game is not over"));
        assert_eq!(plain_minimax(&next, &mut u32::MAX.clone()), Some(lead), "seed {seed}");
        compared += 1;
    }
    assert!(compared > 150, "only {compared} positions were small enough");
}

/// Games by chance hold what good play avoids: buildings that may be captured at the very end.
#[test]
fn the_endgame_knows_what_can_be_captured_now() {
    let (mut compared, mut captures) = (0, 0);
    for seed in 0..60 {
        let (mut game, mut rng) = (Cathedral::new(Setup::default()), Pcg64Mcg::seed_from_u64(seed));
        while let Some(seat) = game.to_act().iter().next() {
            let mut endgame = Endgame::new();
            if let Some(lead) = plain_minimax(&game, &mut 300)
                && let Some(solution) = endgame.solve(&game, 50_000, None)
            {
                assert_eq!(solution.lead, lead, "seed {seed}: {:?}", game.position());
                compared += 1;
                captures += u32::from(matches!(game.question(), Question::Capture(_)));
            }
            let action = game.pick(seat, &mut rng).expect("somebody is to act");
            game.play_unchecked(action);
        }
    }
    assert!(compared > 100 && captures > 5, "{compared} compared, {captures} captures");
}

#[test]
fn bounds_hold_the_true_lead_between_them() {
    let mut packer = Packer::new();
    let mut endgame = Endgame::new();
    let (mut compared, mut tight) = (0, 0);
    for seed in 0..300 {
        let Some(game) = late_position(seed, 40) else { continue };
        let outlook = Outlook::of(&game);
        let (quick, full) = (outlook.quick_bounds(&game), outlook.bounds(&game, &mut packer));
        let Some(solution) = endgame.solve(&game, 50_000, None) else { continue };
        for bounds in [quick, full] {
            assert!(bounds.lowest <= solution.lead && solution.lead <= bounds.highest, "{seed}");
        }
        assert!(quick.lowest <= full.lowest && full.highest <= quick.highest, "{seed}");
        compared += 1;
        tight += u32::from(full.is_exact());
    }
    assert!(compared > 200 && tight > 10, "{compared} compared, {tight} of them exact");
}

#[test]
fn a_spent_budget_proves_nothing() {
    let game = after("CAnE5 TAnA1 TAnJ10 TAnA3 TAnJ8");
    assert_eq!(Endgame::new().solve(&game, 1_000, None), None);
}

#[test]
fn what_is_good_for_light_is_bad_for_dark() {
    for seed in 0..50 {
        let Some(game) = late_position(seed, 200) else { continue };
        let sum = evaluate(&game, Side::Light) + evaluate(&game, Side::Dark);
        assert!(sum.abs() < 1e-3, "{sum}");
    }
}

#[test]
fn nodes_bound_the_search_and_repeat_its_answer() {
    let game = after("CAnE5 TOnB9 IFnH9");
    let seat = game.to_move().seat();
    for engine in ["search-1", "search"] {
        let answer =
            || Cathedral::engine(engine, 1).unwrap().choose(&game, seat, Budget::nodes(40));
        let first = answer();
        assert_eq!(first, answer());
        assert_eq!((first.nodes, first.runners_up.len()), (40, 5));
        let visits: Vec<u64> = first.runners_up.iter().map(|candidate| candidate.visits).collect();
        assert!(visits.is_sorted_by(|a, b| a >= b), "{visits:?}");
    }
}

fn looks(survey: &Survey) -> u64 {
    survey.candidates.iter().map(|candidate| candidate.visits).sum()
}

#[test]
fn several_threads_grow_one_tree() {
    let game = after("CAnE5 TOnB9 IFnH9");
    let survey = CathedralSearchBot::new().survey(&game, Budget::nodes(300).with_threads(3));
    // The first node is the root itself; threads that are at work when it is over still finish.
    assert!((299..303).contains(&looks(&survey)), "{} looks", looks(&survey));
    assert!((300..304).contains(&survey.nodes), "{} nodes", survey.nodes);
}

#[test]
fn what_the_search_learned_is_kept_for_its_next_decision() {
    let mut game = after("CAnE5 TOnB9 IFnH9");
    let mut bot = CathedralSearchBot::new();
    let first = bot.survey(&game, Budget::nodes(200));
    game.play_unchecked(first.candidates[0].action);
    let next = bot.survey(&game, Budget::nodes(10));
    assert!(looks(&next) > 20, "only {} looks", looks(&next));
}

/// Colours exchanged from four places of the cathedral, forty nodes a decision.
#[test]
fn the_network_is_a_better_guide_than_the_fitted_evaluation() {
    let mut margin = 0;
    for cathedral in ["CAnE5", "CAnB2", "CAnH6", "CAnC7"] {
        for side in Side::BOTH {
            let mut game = after(cathedral);
            let mut judged: [Box<dyn Surveyor>; 2] =
                [Box::new(CathedralSearchBot::new()), Box::new(CathedralFirstSearchBot::new())];
            while game.question() != Question::Nothing {
                let bot = &mut judged[usize::from(game.to_move() != side)];
                game.play_unchecked(bot.survey(&game, Budget::nodes(40)).candidates[0].action);
            }
            margin += i32::from(game.points(!side)) - i32::from(game.points(side));
        }
    }
    assert!(margin > 0, "{margin} points");
}

#[test]
fn every_bot_obeys_a_budget_of_nodes() {
    let game = after("CAnE5 TOnB9 IFnH9");
    for (engine, _) in Cathedral::ENGINES {
        let mut bot = Cathedral::engine(engine, 1).unwrap();
        let choice = bot.choose(&game, game.to_move().seat(), Budget::nodes(25));
        assert!(choice.nodes <= 25, "{engine} looked at {} positions", choice.nodes);
    }
}

/// A tree that was kept is a tree of the new position: its answer is legal, whatever was played.
#[test]
fn every_bot_plays_every_variant_to_the_end() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    for setup in Cathedral::showcase() {
        for (engine, _) in Cathedral::ENGINES {
            let spec: BotSpec = format!("{engine}:4n").parse().unwrap();
            let mut bot = Cathedral::bot(&spec, 3).unwrap();
            let mut game = Cathedral::new(setup);
            while let Some(seat) = game.to_act().iter().next() {
                let action = if Side::of(seat) == Some(Side::Dark) {
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

/// The city is symmetrical, so the first choice is between equals.
#[test]
fn greedy_games_differ_by_their_seeds() {
    let first = |seed| {
        let game = Cathedral::new(Setup::default());
        let mut bot = Cathedral::engine("greedy", seed).unwrap();
        let choice = bot.choose(&game, game.to_move().seat(), Budget::default());
        choice.action.to_string()
    };
    let taken: BTreeSet<String> = (0..40).map(first).collect();
    assert!(taken.len() > 3, "{taken:?}");
    assert_eq!(first(7), first(7));
}

#[test]
fn whoever_changes_options_is_told_what_the_network_does_not_know() {
    let told = |setup: &str, engine| Cathedral::caveat(&setup.parse().unwrap(), engine).is_some();
    assert!(told("pass=free", "search") && told("capture=forced", "level-3"));
    assert!(!told("pass=free", "search-1") && !told("pass=free", "greedy"));
    assert!(!told("", "search") && !told("", "level-8"));
}

#[test]
fn an_unknown_bot_is_refused_with_the_names_of_those_there_are() {
    let spec: BotSpec = "stockfish:1s".parse().unwrap();
    let message = Cathedral::bot(&spec, 0).map(|_| ()).unwrap_err().to_string();
    assert!(message.contains("stockfish") && message.contains("greedy"), "{message}");
}

/// Light's Inn has just shut Dark's lone Tavern into the corner.
#[test]
fn the_search_captures_when_asked() {
    let game = after("CAnH7 TAnA1 SQnE6 TAnJ10 INwB2");
    assert!(matches!(game.question(), Question::Capture(_)), "{:?}", game.question());
    for engine in ["search-1", "search"] {
        let mut bot = Cathedral::engine(engine, 1).unwrap();
        let choice = bot.choose(&game, Side::Light.seat(), Budget::nodes(60));
        assert!(matches!(choice.action, Action::Capture(_)), "{choice:?}");
    }
}
