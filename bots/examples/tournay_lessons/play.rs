//! Games of the search against itself, and what can be learned from them.

use std::io::Write as _;
use std::sync::Arc;

use bastide_bots::tournay::SearchBot;
use bastide_bots::tournay::judgement::{Aspect, Inputs, Judgement, Moment, see, verdict};
use bastide_bots::{Budget, Candidate};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Action, Setup, Tournay};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

/// How often an action is drawn by its visits, of a hundred decisions.
const CURIOUS: u32 = 20;
/// Descents for every legal action, where these are fewer than the budget has.
const PER_ACTION: u64 = 20;
/// How much of a lesson is what the network expected there; the rest is what it expected later, in the
/// same way, and in the end what came.
const EXPECTED: f32 = 0.15;
/// Decisions are learned from once in so many.
const SPARSE: u32 = 2;

/// A position where a turn begins, and how it ended for a seat.
pub(crate) struct End {
    pub(crate) inputs: Box<[(u16, f32)]>,
    pub(crate) prejudice: f32,
    /// The result alone.
    pub(crate) came: f32,
    /// The result, mixed with what the network expected from here on.
    pub(crate) lesson: f32,
}

/// A decision: its actions, and the share of visits that each got.
pub(crate) struct Wish {
    pub(crate) actions: Vec<(Aspect, f32)>,
}

#[derive(Default)]
pub(crate) struct Samples {
    pub(crate) ends: Vec<End>,
    pub(crate) wishes: Vec<Wish>,
}

pub(crate) struct Lesson {
    pub(crate) setups: Vec<Setup>,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
}

/// A game that is being played.
struct Match<'a> {
    game: Tournay,
    bots: Vec<SearchBot>,
    judgement: &'a Judgement,
    rng: Pcg64Mcg,
    nodes: u64,
    samples: &'a mut Samples,
    /// Where its positions begin, and whose they are.
    first: usize,
    seats: Vec<Seat>,
}

impl Lesson {
    pub(crate) fn play(&self, judgement: &Arc<Judgement>) -> Samples {
        let mut samples = Samples::default();
        for number in 0..self.games {
            let setup = &self.setups[number as usize % self.setups.len()];
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
            let game = Tournay::start(setup, &Seed::numbered(seed)).expect("the setup is sound");
            let bot = |seat: Seat| {
                let seed = seed.wrapping_mul(4) + seat.index() as u64;
                SearchBot::with_judgement(Arc::clone(judgement), seed)
            };
            let first = samples.ends.len();
            Match {
                bots: Seat::all(setup.players).map(bot).collect(),
                game,
                judgement,
                rng: Pcg64Mcg::seed_from_u64(seed),
                nodes: self.nodes,
                samples: &mut samples,
                first,
                seats: Vec::new(),
            }
            .play();
            if number % 20 == 19 {
                print!("\r{} of {} games ", number + 1, self.games);
                let _ = std::io::stdout().flush();
            }
        }
        println!();
        samples
    }
}

impl Match<'_> {
    fn play(mut self) {
        let mut turn = None;
        while let Some(seat) = self.game.to_act().iter().next() {
            let is_new_turn = turn.replace(self.game.active()) != Some(self.game.active());
            let mut legal = Vec::new();
            self.game.legal(seat, &mut legal);
            let budget = Budget::nodes(self.nodes.min(PER_ACTION * legal.len() as u64));
            let world = self.game.imagine(seat, &mut self.rng);
            let candidates = self.bots[seat.index()].survey(&world, seat, budget).0;
            if is_new_turn {
                self.note_position();
            }
            if legal.len() > 1 && self.rng.next_u32().is_multiple_of(SPARSE) {
                self.note_wish(seat, &legal, &candidates);
            }
            let action = self.choose(&candidates);
            self.bots[seat.index()].note(&world, action);
            let _ = self.game.apply(seat, action, &mut Silent).expect("a legal action");
        }
        self.note_result();
    }

    fn choose(&mut self, candidates: &[Candidate<Action>]) -> Action {
        if self.rng.next_u32() % 100 >= CURIOUS {
            return candidates[0].action;
        }
        let all: u64 = candidates.iter().map(|candidate| candidate.visits).sum();
        let mut left = self.rng.next_u64() % all;
        let drawn = candidates.iter().find(|candidate| {
            let is_it = left < candidate.visits;
            left = left.saturating_sub(candidate.visits);
            is_it
        });
        drawn.unwrap_or(&candidates[0]).action
    }

    /// Notes a position from every chair, with what the network expects there.
    fn note_position(&mut self) {
        let players = self.game.players();
        for seat in Seat::all(players) {
            let mut inputs = Inputs::new();
            let prejudice = see(&self.game, seat, &mut inputs);
            let lesson = self.judgement.network(players).read(&inputs, prejudice);
            let inputs = inputs.into_boxed_slice();
            self.samples.ends.push(End { inputs, prejudice, came: 0.0, lesson });
            self.seats.push(seat);
        }
    }

    fn note_wish(&mut self, seat: Seat, legal: &[Action], candidates: &[Candidate<Action>]) {
        let moment = Moment::of(&self.game, seat).expect("a seat that is to act has a task");
        let all: u64 = candidates.iter().map(|candidate| candidate.visits).sum();
        let share = |action: Action| {
            let candidate = candidates.iter().find(|candidate| candidate.action == action);
            candidate.map_or(0, |candidate| candidate.visits) as f32 / all as f32
        };
        let actions = legal.iter().map(|&action| (moment.aspect(action), share(action)));
        self.samples.wishes.push(Wish { actions: actions.collect() });
    }

    fn note_result(&mut self) {
        let standing = self.game.standing().expect("the game is over");
        let values = verdict(&standing, self.game.players());
        let mut later = values;
        for (end, seat) in self.samples.ends[self.first..].iter_mut().zip(&self.seats).rev() {
            let later = &mut later[seat.index()];
            *later += EXPECTED * (end.lesson - *later);
            end.lesson = *later;
            end.came = values[seat.index()];
        }
    }
}
