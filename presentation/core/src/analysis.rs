//! Judging a game at a table: the whole of it once it is over, or the decision at hand from what its seat knows.

use bastide_bots::Budget;
use bastide_bots::analysis::{Analysed, Course, Decision, Knowledge, Mark, Review};
use bastide_core::{Game as _, Record, Seat, Setup as _, Silent, Viewer};
use bastide_text::Phrasebook;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::presentation::Presentation;

/// A game of any kind that is about to be judged, step by step.
pub trait Analysing: Send + Sync {
    fn steps(&self) -> usize;
    /// Takes its time: not for a thread that serves others.
    fn judge(&self, step: usize) -> Decision;
    fn review(&self, decisions: Vec<Decision>) -> Review;
}

impl<G: Analysed> Analysing for Course<G> {
    fn steps(&self) -> usize {
        self.len()
    }

    fn judge(&self, step: usize) -> Decision {
        Course::judge(self, step)
    }

    fn review(&self, decisions: Vec<Decision>) -> Review {
        Course::review(self, decisions)
    }
}

/// A move to consider, in words, as its seat may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// In the notation of the game.
    pub action: String,
    pub words: String,
    /// The parts of the drawing that it belongs to.
    pub parts: Vec<String>,
    /// What the seat can expect of it.
    pub mark: Mark,
    /// Whether there is nobody to beat.
    pub is_alone: bool,
    /// The next best actions in words, and what they would cost: points, and chances to win.
    pub others: Vec<(String, f32, f32)>,
}

/// How many alternatives a hint tells of.
const OTHERS: usize = 2;

/// What the strongest engine would do on a seat that is to act. It is given an imagined world and never the real one.
pub(crate) fn hint<P: Presentation>(
    state: &P::Game,
    seat: Seat,
    budget: Budget,
    book: &Phrasebook,
) -> Option<Hint> {
    let mut rng = Pcg64Mcg::seed_from_u64(0);
    let world = state.imagine(seat, &mut rng);
    let mut legal = Vec::new();
    world.legal(seat, &mut legal);
    if legal.is_empty() {
        return None;
    }
    let verdict = P::Game::judge(0).weigh(&world, seat, &[], (Knowledge::Own, budget));
    let view = state.view(Viewer::Seat(seat));
    let words = |action| P::offer(state, &view, (seat, action), book);
    let best = *verdict.options.first()?;
    let mark = Mark::from(best.estimate);
    let others = verdict.options.iter().skip(1).take(OTHERS).map(|other| {
        let it = Mark::from(other.estimate);
        let chance = (mark.chance() - it.chance()).max(0.0);
        (words(other.action), (mark.margin - it.margin).max(0.0), chance)
    });
    Some(Hint {
        action: best.action.to_string(),
        words: words(best.action),
        parts: P::elements(&view, seat, best.action),
        mark,
        is_alone: state.setup().seats() == 1,
        others: others.collect(),
    })
}

/// Actions in words, as their seats saw the table at their ply; in the order of plies.
pub(crate) fn worded<P: Presentation>(
    record: &Record<P::Game>,
    asked: &[(usize, String)],
    book: &Phrasebook,
) -> Vec<String> {
    let mut game = P::Game::start(record.setup(), record.seed()).expect("it started once");
    let mut asked = asked.iter().peekable();
    let mut words = Vec::new();
    for (ply, &(seat, action)) in record.plies().iter().enumerate() {
        let mut view = None;
        while let Some((_, written)) = asked.next_if(|(at, _)| *at == ply) {
            let view = view.get_or_insert_with(|| game.view(Viewer::Seat(seat)));
            words.push(
                written
                    .parse()
                    .map_or_else(|_| written.clone(), |action| P::choice(book, view, seat, action)),
            );
        }
        let _ = game.apply(seat, action, &mut Silent).expect("it was legal once");
    }
    words
}
