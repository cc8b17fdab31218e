//! The analysis of real games: blunders are found, accounts add up, and the same budget says the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bastide_anarchy::Anarchy;
use bastide_bots::analysis::{Analysed, Course, Knowledge, Review};
use bastide_bots::{BotSpec, Budget, consult};
use bastide_cathedral::{Cathedral, Question, Side};
use bastide_core::{Game, PerSeat, Record, Seat, Seed, Setup as _, Silent, rules_version};
use bastide_tournay::Tournay;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

fn empty<G: Game>(setup: &str, seed: u64) -> Record<G> {
    let setup: G::Setup = setup.parse().unwrap();
    let names = PerSeat::from_fn(setup.seats(), |seat| G::seat_name(seat).to_owned());
    Record::start(setup, Seed::numbered(seed), rules_version::<G>(), names).unwrap()
}

/// Plays on with a bot until `stop`, or to the end.
fn play_on<G: Analysed>(record: &mut Record<G>, bot: &str, stop: impl Fn(&G) -> bool) {
    let spec: BotSpec = bot.parse().unwrap();
    let (mut bot, mut rng) = (G::bot(&spec, 1).unwrap(), Pcg64Mcg::seed_from_u64(1));
    while let Some(seat) = record.state().to_act().iter().next() {
        if stop(record.state()) {
            return;
        }
        let choice = consult(bot.as_mut(), record.state(), seat, spec.budget, &mut rng);
        let _ = record.play(seat, choice.action, &mut Silent).unwrap();
    }
}

fn review<G: Analysed>(record: &Record<G>, nodes: u64) -> Review {
    let course = Course::of(record, Budget::nodes(nodes));
    let decisions = (0..course.len()).rev().map(|step| course.judge(step)).collect();
    course.review(decisions)
}

/// First, decisions, luck and others make the last, for every seat and by either knowledge.
fn adds_up(review: &Review) {
    for by in [Knowledge::Own, Knowledge::Hindsight] {
        for seat in 0..review.seats {
            let account = review.account(seat, by);
            let sum = account.first + account.decision + account.luck + account.others;
            assert!((sum - account.last).abs() < 0.01, "seat {seat}: {sum} and {}", account.last);
            let last = review.finals.as_ref().unwrap()[seat].margin;
            assert!((account.last - last).abs() < 1e-6);
            for term in &account.terms {
                let is_lucky = review.decisions[term.index].is_revealing && by == Knowledge::Own;
                assert!(is_lucky || term.luck == 0.0, "luck without cards at {}", term.ply);
                assert!(term.lost >= 0.0 && term.lost_chance >= 0.0);
            }
        }
    }
}

#[test]
fn decisions_luck_and_others_add_up_to_the_result() {
    let mut record = empty::<Tournay>("", 3);
    play_on(&mut record, "greedy:1n", |_| false);
    let tournay = review(&record, 6_000);
    adds_up(&tournay);
    let luck =
        |review: &Review| review.account(0, Knowledge::Own).terms.iter().any(|it| it.luck != 0.0);
    assert!(luck(&tournay), "cards were drawn");

    let mut record = empty::<Anarchy>("players=1 rules=2", 3);
    play_on(&mut record, "habit:1n", |_| false);
    let anarchy = review(&record, 3_000);
    adds_up(&anarchy);
    assert!(luck(&anarchy), "cards were turned up");
    assert!(anarchy.account(0, Knowledge::Own).terms.iter().all(|term| term.others.abs() < 0.01));
}

#[test]
fn the_same_nodes_say_the_same_in_any_order() {
    let mut record = empty::<Tournay>("", 5);
    play_on(&mut record, "greedy:1n", |_| false);
    let course = Course::of(&record, Budget::nodes(3_000));
    let forward: Vec<_> = (0..course.len()).map(|step| course.judge(step)).collect();
    assert_eq!(course.review(forward), review(&record, 3_000));
}

/// What others hold and what lies in the decks is dealt anew: nothing changes in what is judged by what was known.
#[test]
fn what_a_seat_could_not_know_does_not_change_the_judgement() {
    let mut rng = Pcg64Mcg::seed_from_u64(9);
    let mut record = empty::<Tournay>("", 8);
    play_on(&mut record, "greedy:1n", |_| false);
    let terms = (Knowledge::Own, Budget::nodes(150));
    let mut compared = 0;
    for ply in (0..record.plies().len()).step_by(13) {
        let (game, _) = record.at(ply).unwrap();
        let seat: Seat = record.plies()[ply].0;
        let weigh = |game: &Tournay| Tournay::judge(4).weigh(game, seat, &[], terms);
        let imagined = game.imagine(seat, &mut rng);
        assert_eq!(weigh(&game), weigh(&imagined), "ply {ply}");
        compared += 1;
    }
    assert!(compared > 5);
}

#[test]
fn accounts_of_four_add_up_too() {
    let mut record = empty::<Tournay>("players=4", 6);
    play_on(&mut record, "greedy:1n", |_| false);
    adds_up(&review(&record, 1_000));
    let mut record = empty::<Anarchy>("players=4 rules=2", 6);
    play_on(&mut record, "habit:1n", |_| false);
    adds_up(&review(&record, 1_000));
}

/// Light's lead if both play as well as they can, by trying everything.
fn best_lead(game: &Cathedral) -> i32 {
    if game.question() == Question::Nothing {
        return i32::from(game.points(Side::Dark)) - i32::from(game.points(Side::Light));
    }
    let side = game.to_move();
    let mut legal = Vec::new();
    game.legal(side.seat(), &mut legal);
    let leads = legal.into_iter().map(|action| {
        let mut after = game.clone();
        after.play_unchecked(action);
        best_lead(&after)
    });
    let best = if side == Side::Light { leads.max() } else { leads.min() };
    best.expect("somebody is to move")
}

/// A position of random play in which there is little left to choose.
fn with_few_choices(seed: u64) -> Option<Cathedral> {
    let (mut game, mut rng) = (Cathedral::new(<_>::default()), Pcg64Mcg::seed_from_u64(seed));
    loop {
        let seat = game.to_act().iter().next()?;
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        if game.question() == Question::Building && (2..=8).contains(&legal.len()) {
            return Some(game);
        }
        let action = game.pick(seat, &mut rng)?;
        game.play_unchecked(action);
    }
}

/// Near the end the solver judges, and every option bears its proven result.
#[test]
fn the_last_moves_of_cathedral_are_judged_exactly() {
    let mut judged = 0;
    for seed in 0..40 {
        let Some(game) = &with_few_choices(seed) else { continue };
        let side = game.to_move();
        let sign = if side == Side::Light { 1 } else { -1 };
        let verdict =
            Cathedral::judge(1).weigh(game, side.seat(), &[], (Knowledge::Own, Budget::nodes(500)));
        assert!(verdict.outlook.is_exact, "seed {seed}");
        assert_eq!(verdict.outlook.margin, Some((sign * best_lead(game)) as f32), "seed {seed}");
        for option in &verdict.options {
            let mut after = game.clone();
            after.play_unchecked(option.action);
            let lead = (sign * best_lead(&after)) as f32;
            assert_eq!(option.estimate.margin, Some(lead), "seed {seed}: {}", option.action);
        }
        judged += 1;
    }
    assert!(judged > 10, "{judged}");
}
