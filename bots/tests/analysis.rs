//! The analysis of real games: blunders are found, accounts add up, and the same budget says the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use bastide_anarchy::Anarchy;
use bastide_bots::analysis::{Analysed, Course, Knowledge, Review};
use bastide_bots::{BotSpec, Budget, consult};
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

    let mut record = empty::<Anarchy>("players=1", 3);
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
