//! Search of games with hidden information and luck: information-set search from the seat that is asked.
//!
//! Every descent starts from a world imagined anew, so that hidden information is averaged over and never looked
//! at. Each seat aims at its own result, which serves two players as well as four. Where several seats decide at
//! once, they do so one after the other in the tree.

use bastide_core::{Game, MAX_SEATS, Seat, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::params::SearchParams;
use super::tree::{Edge, EdgeStep, Tree};
use crate::bot::{Candidate, Estimate};
use crate::budget::Stopwatch;

/// Edges beyond which the tree only learns and grows no more: some hundred megabytes.
const MOST_EDGES: usize = 4_000_000;

/// A number for each seat, mostly its result from −1 to 1; seats that are not at the table have 0.
pub type SeatValues = [f32; MAX_SEATS];

type WorldAction<M> = <<M as WorldModel>::World as Game>::Action;

/// What a game knows about its worlds.
pub(crate) trait WorldModel: Send {
    type World: Game;

    /// Told of the world before every action of a descent.
    fn pass_through(&mut self, world: &Self::World) {
        let _ = world;
    }

    /// How much each action should be tried, compared with others.
    fn priors(&self, world: &Self::World, seat: Seat) -> impl Fn(WorldAction<Self>) -> f32;

    /// Plays on from the leaf of a descent as far as needed, and values where that led.
    fn values(&mut self, world: &mut Self::World, asking: Seat, rng: &mut Pcg64Mcg) -> SeatValues;
}

/// When growing ends: when time is up, or after so many descents.
#[derive(Clone, Copy)]
pub(crate) struct Limit {
    pub(crate) stopwatch: Stopwatch,
    pub(crate) descents: u64,
}

impl Limit {
    pub(crate) const fn by(stopwatch: Stopwatch) -> Self {
        Self { stopwatch, descents: u64::MAX }
    }
}

/// A tree, and what makes it grow.
pub(crate) struct WorldSearch<M: WorldModel> {
    pub(crate) model: M,
    pub(crate) params: SearchParams,
    rng: Pcg64Mcg,
    tree: Tree<WorldAction<M>, f32, ()>,
    legal: Vec<WorldAction<M>>,
    path: Vec<(EdgeStep, Seat)>,
}

impl<M: WorldModel> WorldSearch<M> {
    pub(crate) fn new(model: M, params: SearchParams, seed: u64) -> Self {
        Self {
            model,
            params,
            rng: Pcg64Mcg::seed_from_u64(seed),
            tree: Tree::default(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Goes on from what is known about the game after an action at the last root, or from nothing.
    pub(crate) fn start_after(&mut self, action: Option<WorldAction<M>>) {
        let root = self.tree.nodes.first();
        let edge = root.and_then(|root| root.edges.iter().find(|e| Some(e.action) == action));
        match edge.and_then(|edge| edge.child) {
            Some(child) => self.tree.move_root(child.get()),
            None => self.tree.restart(()),
        }
    }

    /// Grows the tree and says by how many descents: one at least.
    pub(crate) fn grow(&mut self, game: &M::World, seat: Seat, limit: Limit) -> u64 {
        let mut descents = 0;
        while descents == 0 || descents < limit.descents && !limit.stopwatch.is_over(descents) {
            let world = game.imagine(seat, &mut self.rng);
            self.descend(world, seat);
            descents += 1;
        }
        descents
    }

    /// One descent through the tree, and the values of its leaf back up.
    fn descend(&mut self, mut world: M::World, asking: Seat) {
        self.path.clear();
        let mut at = Tree::<WorldAction<M>, f32, ()>::ROOT;
        // Where several decide at once, the seat that is asked does so first.
        let mut next = Some(asking);
        while let Some(seat) = next {
            self.model.pass_through(&world);
            self.open(at, &world, seat);
            let step = self.tree.select_open(at, &self.params);
            self.path.push((step, seat));
            let edge = self.tree.edge(step);
            let is_leaf = edge.visits == 0 || edge.child.is_none() && self.tree.edges >= MOST_EDGES;
            let _ = world.apply(seat, edge.action, &mut Silent).expect("the action was listed");
            if is_leaf {
                break;
            }
            at = self.tree.child(step, |_| ());
            next = world.to_act().iter().next();
        }
        let values = self.model.values(&mut world, asking, &mut self.rng);
        let feared = -values[asking.index()];
        for &(step, seat) in &self.path {
            let own = values[seat.index()];
            let paranoia = if seat == asking { 0.0 } else { self.params.paranoia };
            self.tree.learn(step, own + paranoia * (feared - own));
        }
    }

    /// Opens the edges that may be followed from a node in this world.
    fn open(&mut self, at: u32, world: &M::World, seat: Seat) {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        if let Some(widening) = self.params.widening {
            return self.tree.widen(at, &mut self.legal, widening, &mut self.rng);
        }
        let mut priors = None;
        let weigh = |action| {
            let priors = priors.get_or_insert_with(|| self.model.priors(world, seat));
            priors(action)
        };
        self.tree.open(at, &self.legal, self.params.ties, weigh);
    }

    /// The actions that were followed from the root, in the order in which they joined the tree.
    pub(crate) fn candidates(&self) -> Vec<Candidate<WorldAction<M>>> {
        let root = self.tree.nodes.first().map_or(&[][..], |root| root.edges.as_slice());
        let followed = root.iter().filter(|edge| edge.visits > 0);
        let candidate = |edge: &Edge<_, f32>| {
            let (total, visits) = edge.sum();
            let value = total / visits as f32;
            let estimate = Estimate { value, margin: None, is_exact: false };
            Candidate { action: edge.action, estimate, visits: visits.into() }
        };
        followed.map(candidate).collect()
    }
}

/// Puts the most visited first, among equals the best.
pub(crate) fn rank<A>(candidates: &mut [Candidate<A>]) {
    candidates.sort_by(|a, b| {
        b.visits.cmp(&a.visits).then(b.estimate.value.total_cmp(&a.estimate.value))
    });
}
