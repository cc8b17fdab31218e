//! The first search: guided by first sight and judged by the hand-made evaluation, a few turns on. It stays as it
//! was, as the yardstick that later ones are measured by.

use bastide_core::{Game as _, Seat};
use bastide_tournay::{Action, Tournay};
use rand_pcg::Pcg64Mcg;

use super::super::evaluation::chances;
use super::super::playout::Playout;
use super::super::policy::Policy;
use crate::bot::{Bot, Choice};
use crate::budget::{Budget, Stopwatch};
use crate::search::{
    Bonus, FirstPlayUrgency, Limit, ParentVisits, SearchParams, SeatValues, Ties, WorldModel,
    WorldSearch, rank,
};

const PARAMS: SearchParams = SearchParams {
    exploration: 0.5,
    first_play_urgency: FirstPlayUrgency::BelowMean(0.1),
    paranoia: 0.0,
    bonus: Bonus::Puct(ParentVisits::Available),
    widening: None,
    ties: Ties::Newest,
};
/// Points by which one action has to look better than another to be tried e times as often.
const PRIOR_TEMPERATURE: f32 = 0.6;
/// Turns that are played by first sight below the tree, beyond one of everybody.
const TURNS: u32 = 1;
/// How far first sight may be off in these turns, in points.
const TEMPERATURE: f32 = 0.4;

pub struct TournayFirstSearchBot {
    search: WorldSearch<FirstSight>,
    legal: Vec<Action>,
}

impl TournayFirstSearchBot {
    pub fn new(seed: u64) -> Self {
        let search = WorldSearch::new(FirstSight::default(), PARAMS, seed);
        Self { search, legal: Vec::new() }
    }
}

impl Bot<Tournay> for TournayFirstSearchBot {
    fn name(&self) -> String {
        "search-1".to_owned()
    }

    fn choose(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        let game = &game.tidied(seat);
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Choice::unconsidered(only);
        }
        self.search.start_after(None);
        let nodes = self.search.grow(game, seat, Limit::by(stopwatch));
        let mut candidates = self.search.candidates();
        // Among equals, the one that joined the tree last.
        candidates.reverse();
        rank(&mut candidates);
        Choice::ranked(candidates, nodes)
    }
}

/// Worlds at first sight, valued by the evaluation.
#[derive(Default)]
struct FirstSight {
    playout: Playout,
}

impl WorldModel for FirstSight {
    type World = Tournay;

    fn priors(&self, world: &Tournay, seat: Seat) -> impl Fn(Action) -> f32 {
        let policy = Policy::of(world, seat).expect("a seat that is to act has a task");
        move |action| (policy.look(action) / PRIOR_TEMPERATURE).clamp(-12.0, 12.0).exp()
    }

    fn values(&mut self, world: &mut Tournay, _: Seat, rng: &mut Pcg64Mcg) -> SeatValues {
        let turns = u32::from(world.players()) + TURNS;
        self.playout.play(world, turns, TEMPERATURE, rng);
        chances(world)
    }
}
