//! The strongest bot: a tree over what the seats do, grown in worlds that are imagined anew for every
//! descent and judged by what was learned from self-play, where the turn ends. With several threads
//! each has a tree of its own, and their visits are added up.

mod grower;
mod manner;
mod tree;

use std::sync::Arc;

use bastide_core::{Game as _, Seat, Silent, Viewer};
use bastide_tournay::{Action, Tournay};

use self::grower::Grower;
pub use self::manner::Manner;
use super::judgement::Judgement;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

pub struct SearchBot {
    judgement: Arc<Judgement>,
    /// What suits the table, if nothing was said.
    manner: Option<Manner>,
    seed: u64,
    /// One for each thread that was ever asked for.
    growers: Vec<Grower>,
    /// The last answer, and the game in which it was given.
    last: Option<(Tournay, Action)>,
}

impl SearchBot {
    /// With what comes with the program.
    pub fn new(seed: u64) -> Self {
        Self::with_judgement(Judgement::shipped(), seed)
    }

    pub fn with_judgement(judgement: Arc<Judgement>, seed: u64) -> Self {
        Self { judgement, manner: None, seed, growers: Vec::new(), last: None }
    }

    /// In a manner of its own.
    #[must_use]
    pub fn in_manner(self, manner: Manner) -> Self {
        Self { manner: Some(manner), ..self }
    }

    /// Everything that was looked at, the most visited first, and how many descents that took.
    pub fn survey(
        &mut self,
        game: &Tournay,
        seat: Seat,
        budget: Budget,
    ) -> (Vec<Candidate<Action>>, u64) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let known = self.known_step(game, seat);
        while self.growers.len() < budget.threads() {
            let seed = self.seed.wrapping_add(self.growers.len() as u64);
            self.growers.push(Grower::new(Arc::clone(&self.judgement), seed));
        }
        let manner = self.manner.unwrap_or_else(|| Manner::at_table_of(game.players()));
        for grower in &mut self.growers {
            grower.start_after(known, manner);
        }
        if let [action] = legal[..] {
            let candidate = Candidate { action, estimate: Estimate::default(), visits: 1 };
            return (vec![candidate], 1);
        }
        let nodes = self.grow(game, seat, budget);
        (self.candidates(&legal, budget.threads()), nodes)
    }

    /// Says which action was taken in a game: the search goes on from there, if it is asked again.
    pub fn note(&mut self, game: &Tournay, action: Action) {
        self.last = Some((game.clone(), action));
    }

    /// The last answer, if nothing has happened since but what it led to for certain.
    fn known_step(&mut self, game: &Tournay, seat: Seat) -> Option<Action> {
        let (mut before, action) = self.last.take()?;
        let _ = before.apply(seat, action, &mut Silent).ok()?;
        let is_asked = before.to_act().contains(seat) && before.task() == game.task();
        let who = Viewer::Seat(seat);
        (is_asked && before.view(who) == game.view(who)).then_some(action)
    }

    /// Every candidate of every tree, the most visited first.
    fn candidates(&self, legal: &[Action], threads: usize) -> Vec<Candidate<Action>> {
        let mut merged: Vec<Candidate<Action>> = Vec::new();
        for candidate in self.growers[..threads].iter().flat_map(|grower| grower.candidates(legal))
        {
            match merged.iter_mut().find(|other| other.action == candidate.action) {
                None => merged.push(candidate),
                Some(other) => {
                    let visits = other.visits + candidate.visits;
                    let share = candidate.visits as f32 / visits as f32;
                    let more = candidate.estimate.value - other.estimate.value;
                    other.estimate.value += share * more;
                    other.visits = visits;
                }
            }
        }
        merged.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.estimate.value.total_cmp(&a.estimate.value))
        });
        merged
    }

    /// Lets every tree grow; says how many descents that were.
    fn grow(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> u64 {
        let stopwatch = Stopwatch::start(budget);
        let threads = budget.threads();
        let share = |number: u64| {
            let all = budget.nodes.unwrap_or(u64::MAX);
            all / threads as u64 + u64::from(number < all % threads as u64)
        };
        let (own, others) = self.growers[..threads].split_first_mut().expect("one at least");
        std::thread::scope(|scope| {
            let work = |(grower, number): (&mut Grower, u64)| {
                grower.grow(game, seat, (stopwatch, share(number)))
            };
            let others: Vec<_> = others
                .iter_mut()
                .zip(1..)
                .filter(|&(_, number)| share(number) > 0)
                .map(|other| scope.spawn(move || work(other)))
                .collect();
            let own = work((own, 0));
            own + others.into_iter().map(|other| other.join().expect("no panic")).sum::<u64>()
        })
    }
}

impl Bot<Tournay> for SearchBot {
    fn name(&self) -> String {
        "search".to_owned()
    }

    fn choose(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> Choice<Action> {
        let game = &game.tidied(seat);
        let (mut candidates, nodes) = self.survey(game, seat, budget);
        let best = candidates.remove(0);
        candidates.truncate(RUNNERS_UP);
        self.note(game, best.action);
        Choice { action: best.action, estimate: best.estimate, runners_up: candidates, nodes }
    }
}
