//! A finished game as steps to be judged, in any order and on any thread.

use std::time::Duration;

use bastide_core::{Record, Reveal, Seat, Setup as _, Silent};

use super::judge::{Analysed, Assessment, Judge, Knowledge};
use super::review::{Decision, Judged, Mark, Review, Weighed};
use crate::bot::Candidate;
use crate::budget::Budget;
use crate::seeds::stream;

/// How many of the best actions are told.
const TOLD: usize = 3;
/// Judging by hindsight takes so many parts of a hundred, looking at turned-up cards so many.
const HINDSIGHT: u32 = 35;
const AFTERMATH: u32 = 15;

/// No decision is worth more time than this, however short the game was.
const MOST_TIME: Duration = Duration::from_millis(1_500);

/// What there is to judge at one ply.
struct CourseStep<G: Analysed> {
    ply: usize,
    seat: Seat,
    action: G::Action,
    before: G,
    after: G,
    options: usize,
    is_revealing: bool,
    /// Whether its seat decides next, or the game ends, before anybody else acts.
    is_followed: bool,
    budget: Budget,
}

/// A game that is about to be judged.
pub struct Course<G: Analysed> {
    steps: Vec<CourseStep<G>>,
    seats: u8,
    plies: usize,
    finals: Option<Vec<Mark>>,
}

impl<G: Analysed> Course<G> {
    /// Shares a budget out among the decisions of a game: the more there is to choose from, the more.
    pub fn of(record: &Record<G>, budget: Budget) -> Self {
        let seats = record.setup().seats();
        let mut steps = steps(record);
        let weights: Vec<f64> = steps.iter().map(weight).collect();
        let sum: f64 = weights.iter().sum();
        for (step, weight) in steps.iter_mut().zip(weights) {
            step.budget = share(budget, weight / sum);
            step.budget.time = step.budget.time.map(|time| time.min(MOST_TIME));
        }
        let finals: Option<Vec<Mark>> =
            Seat::all(seats).map(|seat| record.state().outcome(seat).map(Mark::from)).collect();
        Self { steps, seats, plies: record.plies().len(), finals }
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Judges one step. With a budget of nodes the answer is always the same.
    pub fn judge(&self, step: usize) -> Decision {
        let step = &self.steps[step];
        let mut judge = G::judge(stream(7, step.seat.index() as u64));
        let (known, hindsight) = if G::IS_OPEN {
            (judged(step, judge.as_mut(), &[], (Knowledge::Own, step.budget)), None)
        } else {
            let known = part(step.budget, 100 - HINDSIGHT);
            let known = judged(step, judge.as_mut(), &[], (Knowledge::Own, known));
            let also: Vec<G::Action> =
                known.best.iter().filter_map(|best| best.action.parse().ok()).collect();
            let budget = part(step.budget, HINDSIGHT);
            let hindsight = judged(step, judge.as_mut(), &also, (Knowledge::Hindsight, budget));
            (known, Some(hindsight))
        };
        Decision {
            ply: step.ply,
            seat: step.seat.index(),
            action: step.action.to_string(),
            options: step.options,
            is_revealing: step.is_revealing,
            is_followed: step.is_followed,
            known,
            hindsight,
        }
    }

    /// What the steps add up to, whichever way they were judged.
    pub fn review(&self, mut decisions: Vec<Decision>) -> Review {
        decisions.sort_by_key(|decision| decision.ply);
        Review {
            seats: usize::from(self.seats),
            plies: self.plies,
            is_open: G::IS_OPEN,
            finals: self.finals.clone(),
            decisions,
        }
    }
}

/// Every decision, and whatever turned cards up.
fn steps<G: Analysed>(record: &Record<G>) -> Vec<CourseStep<G>> {
    let mut game = G::start(record.setup(), record.seed()).expect("the record was read");
    let mut steps: Vec<CourseStep<G>> = Vec::new();
    for (ply, &(seat, action)) in record.plies().iter().enumerate() {
        let (before, mut legal) = (game.clone(), Vec::new());
        game.legal(seat, &mut legal);
        let reveal = game.apply(seat, action, &mut Silent).expect("the record was read");
        let is_revealing = reveal == Reveal::Something && !G::IS_OPEN;
        if legal.len() < 2 && !is_revealing {
            continue;
        }
        steps.push(CourseStep {
            ply,
            seat,
            action,
            before,
            after: game.clone(),
            options: legal.len(),
            is_revealing,
            is_followed: false,
            budget: Budget::default(),
        });
    }
    for at in 0..steps.len() {
        let (ply, seat) = (steps[at].ply, steps[at].seat);
        let next = steps[at + 1..].iter().find(|next| next.seat == seat);
        let until = next.map_or(record.plies().len(), |next| next.ply);
        steps[at].is_followed = record.plies()[ply..until].iter().all(|&(who, _)| who == seat);
    }
    steps
}

/// How much of the budget a step asks for.
fn weight<G: Analysed>(step: &CourseStep<G>) -> f64 {
    if step.options < 2 { 0.5 } else { (1.0 + step.options as f64).ln() }
}

fn share(budget: Budget, share: f64) -> Budget {
    let least = Duration::from_millis(2);
    Budget {
        time: budget.time.map(|time| time.mul_f64(share).max(least)),
        nodes: budget.nodes.map(|nodes| ((nodes as f64 * share) as u64).max(1)),
        threads: None,
    }
}

fn part(budget: Budget, hundredths: u32) -> Budget {
    share(budget, f64::from(hundredths) / 100.0)
}

fn judged<G: Analysed>(
    step: &CourseStep<G>,
    judge: &mut dyn Judge<G>,
    also: &[G::Action],
    (knowledge, budget): (Knowledge, Budget),
) -> Judged {
    let CourseStep { before, after, seat, action, .. } = step;
    let asks_after = step.is_revealing && !step.is_followed && knowledge == Knowledge::Own;
    let deciding = if asks_after { part(budget, 100 - AFTERMATH) } else { budget };
    let played: Vec<G::Action> = std::iter::once(*action).chain(also.iter().copied()).collect();
    let verdict = if step.options < 2 {
        Assessment {
            outlook: judge.outlook(before, *seat, (knowledge, deciding)),
            options: Vec::new(),
        }
    } else {
        judge.weigh(before, *seat, &played, (knowledge, deciding))
    };
    let aftermath = asks_after
        .then(|| judge.outlook(after, *seat, (knowledge, part(budget, AFTERMATH))).into());
    let weighed = |option: &Candidate<G::Action>| Weighed {
        action: option.action.to_string(),
        mark: option.estimate.into(),
    };
    Judged {
        before: verdict.outlook.into(),
        played: verdict.of(*action).unwrap_or(verdict.outlook).into(),
        best: verdict.options.iter().take(TOLD).map(weighed).collect(),
        after: aftermath,
    }
}
