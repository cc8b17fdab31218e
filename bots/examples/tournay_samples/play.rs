//! Games of the search against itself.

use std::io;
use std::sync::Arc;

use bastide_bots::search::SeatValues;
use bastide_bots::tournay::TournaySearchBot;
use bastide_bots::tournay::judgement::{Judgement, Moment, Sight, verdict};
use bastide_bots::{Budget, Candidate};
use bastide_core::{Game as _, Seat, Seed, Silent};
use bastide_tournay::{Action, Setup, Tournay};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use crate::notes::{End, Notes};

/// How often an action is drawn by its visits, of a hundred decisions.
const CURIOUS: u32 = 15;
/// Descents for every legal action, where these are fewer than the budget has.
const PER_ACTION: u64 = 20;
/// Decisions are learned from once in so many.
const SPARSE: u32 = 4;

pub(crate) struct SelfPlay {
    pub(crate) setups: Vec<Setup>,
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    /// How much of a target is what the network expected there; the rest is what it expected later, in
    /// the same way, and in the end what came.
    pub(crate) trust: f32,
}

/// A game that is being played.
struct Match<'a> {
    number: u64,
    game: Tournay,
    bots: Vec<TournaySearchBot>,
    judgement: &'a Judgement,
    rng: Pcg64Mcg,
    self_play: &'a SelfPlay,
    notes: &'a mut Notes,
    ends: Vec<End>,
}

impl SelfPlay {
    /// Plays one of so many parts of the games; says how many positions and decisions were noted.
    pub(crate) fn play(
        &self,
        judgement: &Arc<Judgement>,
        mut notes: Notes,
        (part, parts): (u64, u64),
    ) -> io::Result<(u64, u64)> {
        for number in (part..self.games).step_by(parts as usize) {
            let setup = &self.setups[number as usize % self.setups.len()];
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number);
            let bot = |seat: Seat| {
                let seed = seed.wrapping_mul(4) + seat.index() as u64;
                TournaySearchBot::with_judgement(Arc::clone(judgement), seed)
            };
            Match {
                number,
                game: Tournay::start(setup, &Seed::numbered(seed)).expect("the setup is sound"),
                bots: Seat::all(setup.players).map(bot).collect(),
                judgement,
                rng: Pcg64Mcg::seed_from_u64(seed),
                self_play: self,
                notes: &mut notes,
                ends: Vec::new(),
            }
            .play()?;
        }
        Ok(notes.counts)
    }
}

impl Match<'_> {
    fn play(mut self) -> io::Result<()> {
        let mut turn = None;
        while let Some(seat) = self.game.to_act().iter().next() {
            let is_new_turn = turn.replace(self.game.active()) != Some(self.game.active());
            let mut legal = Vec::new();
            self.game.legal(seat, &mut legal);
            let most = PER_ACTION * legal.len() as u64;
            let budget = Budget::nodes(self.self_play.nodes.min(most));
            let world = self.game.imagine(seat, &mut self.rng);
            let candidates = self.bots[seat.index()].survey(&world, seat, budget).0;
            if is_new_turn {
                self.note_position();
            }
            if legal.len() > 1 && self.rng.next_u32().is_multiple_of(SPARSE) {
                self.note_wish(seat, &legal, &candidates)?;
            }
            let action = self.choose(&candidates);
            self.bots[seat.index()].note(&world, action);
            let _ = self.game.apply(seat, action, &mut Silent).expect("a legal action");
        }
        self.note_result()
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

    /// Notes a position, with what the network expects there.
    fn note_position(&mut self) {
        let mut sight = Sight::default();
        sight.see(&self.game);
        let expected = self.judgement.weights(self.game.players()).network.read(&sight);
        let [came, target, points] = <[SeatValues; 3]>::default();
        self.ends.push(End { game: self.number, sight, expected, came, target, points });
    }

    fn note_wish(
        &mut self,
        seat: Seat,
        legal: &[Action],
        candidates: &[Candidate<Action>],
    ) -> io::Result<()> {
        let moment = Moment::of(&self.game, seat).expect("a seat that is to act has a task");
        let all: u64 = candidates.iter().map(|candidate| candidate.visits).sum();
        let share = |action: Action| {
            let candidate = candidates.iter().find(|candidate| candidate.action == action);
            candidate.map_or(0, |candidate| candidate.visits) as f32 / all as f32
        };
        let actions = legal.iter().map(|&action| (moment.aspect(action), share(action)));
        self.notes.wish(&actions.collect::<Vec<_>>())
    }

    fn note_result(&mut self) -> io::Result<()> {
        let standing = self.game.standing().expect("the game is over");
        let came = verdict(&standing, self.game.players());
        let mut points = SeatValues::default();
        for (seat, place) in standing.places.iter() {
            points[seat.index()] = place.points as f32;
        }
        let mut target = came;
        for end in self.ends.iter_mut().rev() {
            for (target, expected) in target.iter_mut().zip(end.expected) {
                *target += self.self_play.trust * (expected - *target);
            }
            (end.target, end.came, end.points) = (target, came, points);
        }
        self.ends.iter().try_for_each(|end| self.notes.end(end))
    }
}
