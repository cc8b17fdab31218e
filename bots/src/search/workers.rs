//! Several threads: on one tree of positions, or on a tree of worlds each.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bastide_core::{Game, Seat};

use super::proof::{Landing, OpenModel, ProofTree};
use super::worlds::{Limit, WorldModel, WorldSearch, rank};
use crate::bot::Candidate;
use crate::budget::{Budget, Stopwatch};

/// A tree that several threads grow together.
struct SharedGrowth<M: OpenModel> {
    tree: Mutex<ProofTree<M>>,
    stopwatch: Stopwatch,
    solver_nodes: AtomicU64,
    grown: AtomicU64,
    is_over: AtomicBool,
}

/// Grows a tree until the budget is spent, with a thread for each model; says how many nodes that took, what the
/// solver has spent before included.
pub(crate) fn grow_shared<M: OpenModel>(
    tree: &mut ProofTree<M>,
    models: &mut [M],
    stopwatch: Stopwatch,
    solver_nodes: u64,
) -> u64 {
    let growth = SharedGrowth {
        tree: Mutex::new(std::mem::take(tree)),
        stopwatch,
        solver_nodes: AtomicU64::new(solver_nodes),
        grown: AtomicU64::new(0),
        is_over: AtomicBool::new(false),
    };
    let (own, others) = models.split_first_mut().expect("one at least");
    std::thread::scope(|scope| {
        for model in others {
            scope.spawn(|| growth.work(model));
        }
        growth.work(own);
    });
    let nodes = growth.nodes();
    *tree = growth.tree.into_inner().expect("no thread has panicked");
    nodes
}

impl<M: OpenModel> SharedGrowth<M> {
    fn nodes(&self) -> u64 {
        let solver_nodes = self.solver_nodes.load(Ordering::Relaxed);
        self.grown.load(Ordering::Relaxed) + solver_nodes / M::SOLVED_PER_NODE
    }

    /// Grows the tree until it is over. The tree is locked only on the way down and on the way up, which takes a
    /// fiftieth of looking at a position.
    fn work(&self, model: &mut M) {
        while !self.is_over.load(Ordering::Relaxed) {
            let landing = self.tree.lock().expect("no thread has panicked").descend();
            let (descent, position) = match landing {
                Landing::Busy => {
                    std::thread::yield_now();
                    continue;
                }
                Landing::Counted => {
                    self.count(0);
                    continue;
                }
                Landing::New(descent, position) => (descent, position),
            };
            let is_root = ProofTree::<M>::is_at_root(&descent);
            let proof = if is_root { None } else { model.solved(&position, self.stopwatch) };
            if let Some(lead) = proof {
                self.tree.lock().expect("no thread has panicked").settle(&descent, lead);
            } else {
                let expansion = model.expand(&position);
                self.tree.lock().expect("no thread has panicked").expand(&descent, expansion);
            }
            self.count(model.take_solver_nodes());
        }
    }

    fn count(&self, solver_nodes: u64) {
        self.solver_nodes.fetch_add(solver_nodes, Ordering::Relaxed);
        self.grown.fetch_add(1, Ordering::Relaxed);
        let is_grown = || self.tree.lock().expect("no thread has panicked").is_grown();
        if self.stopwatch.is_over(self.nodes()) || is_grown() {
            self.is_over.store(true, Ordering::Relaxed);
        }
    }
}

/// A tree for each thread. Their visits are added up.
pub(crate) struct Forest<M: WorldModel> {
    /// One for each thread that was ever asked for.
    trees: Vec<WorldSearch<M>>,
}

impl<M: WorldModel> Default for Forest<M> {
    fn default() -> Self {
        Self { trees: Vec::new() }
    }
}

impl<M: WorldModel> Forest<M> {
    /// All trees, at least so many; missing ones are made, each from its number.
    pub(crate) fn at_least(
        &mut self,
        threads: usize,
        make: impl Fn(u64) -> WorldSearch<M>,
    ) -> &mut [WorldSearch<M>] {
        while self.trees.len() < threads {
            self.trees.push(make(self.trees.len() as u64));
        }
        &mut self.trees
    }

    /// Grows a tree on every thread of the budget; says by how many descents altogether.
    pub(crate) fn grow(&mut self, game: &M::World, seat: Seat, budget: Budget) -> u64 {
        let stopwatch = Stopwatch::start(budget);
        let threads = budget.threads();
        let share = |number: u64| {
            let all = budget.nodes.unwrap_or(u64::MAX);
            all / threads as u64 + u64::from(number < all % threads as u64)
        };
        let (own, others) = self.trees[..threads].split_first_mut().expect("one at least");
        std::thread::scope(|scope| {
            let work = |tree: &mut WorldSearch<M>, number| {
                tree.grow(game, seat, Limit { stopwatch, descents: share(number) })
            };
            let others: Vec<_> = others
                .iter_mut()
                .zip(1..)
                .filter(|&(_, number)| share(number) > 0)
                .map(|(tree, number)| scope.spawn(move || work(tree, number)))
                .collect();
            let own = work(own, 0);
            own + others.into_iter().map(|other| other.join().expect("no panic")).sum::<u64>()
        })
    }

    /// The actions that were followed from the roots of so many trees, the most visited first.
    pub(crate) fn candidates(&self, threads: usize) -> Vec<Candidate<<M::World as Game>::Action>> {
        let mut merged: Vec<Candidate<_>> = Vec::new();
        for candidate in self.trees[..threads].iter().flat_map(WorldSearch::candidates) {
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
        rank(&mut merged);
        merged
    }
}
