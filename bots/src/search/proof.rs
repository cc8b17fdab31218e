//! Search of open games. A node holds its position; a solver may prove what it is worth, and what is proven below
//! a node proves the node.
//!
//! Values are those of the side that wants them high, whoever is to move. A tree grows by descents to positions
//! that were never looked at. While one thread looks at such a position, descents under way count as losses, so
//! that other threads go elsewhere (virtual loss).

use bastide_core::Game;

use super::params::SearchParams;
use super::tree::{Edge, EdgeStep, NodeValue, Tree};
use crate::bot::{Candidate, Estimate};
use crate::budget::Stopwatch;

/// How many actions deep the old tree is searched for the new root: two turns of two actions each.
const REUSE_DEPTH: u32 = 5;
/// Nodes that a tree may have; each takes up to three thousand bytes.
const MOST_NODES: usize = 150_000;

pub(crate) type PositionAction<M> = <<M as OpenModel>::Position as Game>::Action;
pub(crate) type ExpansionOf<M> = Expansion<PositionAction<M>, <M as OpenModel>::Value>;

/// What a game knows about its positions. Every thread has a model of its own.
pub(crate) trait OpenModel: Send {
    type Position: Game + PartialEq;
    type Value: NodeValue;

    const PARAMS: SearchParams;
    /// Positions of the solver that count as one node of the tree.
    const SOLVED_PER_NODE: u64;

    /// 1 where the side to move wants high values, −1 where it wants low ones.
    fn sign(position: &Self::Position) -> f32;

    fn play(position: &Self::Position, action: PositionAction<Self>) -> Self::Position;

    /// The value of a proven final lead.
    fn proven(lead: i8) -> Self::Value;

    /// The mean of so many results, as the side to move sees it.
    fn estimate(position: &Self::Position, sum: (Self::Value, u32), is_exact: bool) -> Estimate;

    /// The final lead, where it is known or can be proven quickly.
    fn solved(&mut self, position: &Self::Position, stopwatch: Stopwatch) -> Option<i8>;

    /// The positions that the solver looked at since this was asked last.
    fn take_solver_nodes(&mut self) -> u64;

    /// The actions worth trying in a position that goes on.
    fn expand(&mut self, position: &Self::Position) -> ExpansionOf<Self>;
}

/// What there is to do in a position.
pub(crate) struct Expansion<A, V> {
    /// One at least.
    pub(crate) edges: Vec<Edge<A, V>>,
    /// Whether `edges` are all actions there are.
    pub(crate) is_complete: bool,
    pub(crate) value: V,
}

/// Keeps the items with the highest scores, best first; says whether those are all.
pub(crate) fn keep_best<T>(scored: &mut Vec<(f32, T)>, most: usize) -> bool {
    let is_complete = scored.len() <= most;
    if !is_complete {
        scored.select_nth_unstable_by(most - 1, |a, b| b.0.total_cmp(&a.0));
        scored.truncate(most);
    }
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    is_complete
}

struct PositionNode<P> {
    position: P,
    /// The final lead, once proven.
    proven: Option<i8>,
    /// Whether the edges are all actions there are.
    is_complete: bool,
    /// Whether a thread is looking at it for the first time.
    is_claimed: bool,
}

impl<P> PositionNode<P> {
    const fn new(position: P) -> Self {
        Self { position, proven: None, is_complete: false, is_claimed: false }
    }
}

/// A way from the root to a position.
pub(crate) struct Descent {
    path: Vec<EdgeStep>,
    leaf: u32,
}

/// Where a descent led.
pub(crate) enum Landing<P> {
    /// To a position that has to be looked at.
    New(Descent, Box<P>),
    /// To one that is proven; it has been counted already.
    Counted,
    /// To one that another thread is looking at; it counts for nothing.
    Busy,
}

type PositionTree<M> = Tree<
    PositionAction<M>,
    <M as OpenModel>::Value,
    Option<PositionNode<<M as OpenModel>::Position>>,
>;

pub(crate) struct ProofTree<M: OpenModel> {
    tree: PositionTree<M>,
}

impl<M: OpenModel> Default for ProofTree<M> {
    fn default() -> Self {
        Self { tree: Tree::default() }
    }
}

impl<M: OpenModel> ProofTree<M> {
    const ROOT: u32 = PositionTree::<M>::ROOT;

    /// Makes a position the root, with what the tree knows of it already.
    pub(crate) fn move_root_to(&mut self, position: &M::Position) {
        let is_empty = self.tree.nodes.is_empty();
        let found = if is_empty { None } else { self.find(Self::ROOT, position, REUSE_DEPTH) };
        match found {
            Some(root) => self.tree.move_root(root),
            None => self.tree.restart(Some(PositionNode::new(position.clone()))),
        }
    }

    fn find(&self, at: u32, position: &M::Position, depth: u32) -> Option<u32> {
        if self.data(at).position == *position {
            return Some(at);
        }
        if depth == 0 {
            return None;
        }
        let mut children = self.tree.node(at).edges.iter().filter_map(|edge| edge.child);
        children.find_map(|child| self.find(child.get(), position, depth - 1))
    }

    fn data(&self, at: u32) -> &PositionNode<M::Position> {
        self.tree.node(at).data.as_ref().expect("nodes of the tree hold a position")
    }

    fn data_mut(&mut self, at: u32) -> &mut PositionNode<M::Position> {
        self.tree.node_mut(at).data.as_mut().expect("nodes of the tree hold a position")
    }

    /// Whether further growth cannot change the answer, or would take too much memory.
    pub(super) fn is_grown(&self) -> bool {
        let (root, edges) = (self.data(Self::ROOT), self.tree.node(Self::ROOT).edges.len());
        self.tree.nodes.len() >= MOST_NODES
            || root.proven.is_some() && edges > 0
            || root.is_complete && edges == 1
    }

    /// Goes from the root to where it is worth looking.
    pub(super) fn descend(&mut self) -> Landing<M::Position> {
        let mut path = Vec::new();
        let mut at = Self::ROOT;
        loop {
            if let Some(lead) = self.data(at).proven
                && at != Self::ROOT
            {
                self.back_up(&Descent { path, leaf: at }, M::proven(lead));
                return Landing::Counted;
            }
            if self.tree.node(at).edges.is_empty() {
                let node = self.data_mut(at);
                if std::mem::replace(&mut node.is_claimed, true) {
                    self.turn_back(&path);
                    return Landing::Busy;
                }
                let position = Box::new(node.position.clone());
                return Landing::New(Descent { path, leaf: at }, position);
            }
            let sign = M::sign(&self.data(at).position);
            let step = self.tree.select_any(at, sign, &M::PARAMS);
            self.tree.edge_mut(step).pending += 1;
            path.push(step);
            at = self.child(step);
        }
    }

    fn child(&mut self, step: EdgeStep) -> u32 {
        self.tree.child(step, |tree| {
            let parent = tree.node(step.node).data.as_ref().expect("it holds a position");
            let action = tree.edge(step).action;
            Some(PositionNode::new(M::play(&parent.position, action)))
        })
    }

    fn turn_back(&mut self, path: &[EdgeStep]) {
        for &step in path {
            self.tree.edge_mut(step).pending -= 1;
        }
    }

    /// Whether a descent has gone nowhere: the root needs actions, not only a value.
    pub(super) fn is_at_root(descent: &Descent) -> bool {
        descent.leaf == Self::ROOT
    }

    /// Adds a proof that was found at the end of a descent.
    pub(super) fn settle(&mut self, descent: &Descent, lead: i8) {
        let node = self.data_mut(descent.leaf);
        node.is_claimed = false;
        node.proven = Some(lead);
        self.back_up(descent, M::proven(lead));
    }

    /// Adds the actions of the position at the end of a descent.
    pub(super) fn expand(&mut self, descent: &Descent, expansion: ExpansionOf<M>) {
        let Expansion { edges, is_complete, value } = expansion;
        let node = self.data_mut(descent.leaf);
        node.is_claimed = false;
        node.is_complete = is_complete;
        self.tree.node_mut(descent.leaf).edges = edges;
        self.back_up(descent, value);
    }

    fn back_up(&mut self, descent: &Descent, value: M::Value) {
        self.tree.node_mut(descent.leaf).visits += 1;
        for &step in descent.path.iter().rev() {
            self.tree.edge_mut(step).pending -= 1;
            self.tree.learn(step, value);
            self.carry_proof_up(step.node);
        }
    }

    /// A node all of whose actions lead to proven nodes is proven itself.
    fn carry_proof_up(&mut self, at: u32) {
        let node = self.data(at);
        if node.proven.is_some() || !node.is_complete {
            return;
        }
        let is_high = M::sign(&node.position) > 0.0;
        let mut best = None;
        for edge in &self.tree.node(at).edges {
            let Some(lead) = edge.child.and_then(|child| self.data(child.get()).proven) else {
                return;
            };
            let is_better = best.is_none_or(|best| if is_high { lead > best } else { lead < best });
            if is_better {
                best = Some(lead);
            }
        }
        self.data_mut(at).proven = best;
    }

    /// The actions of the root as the side to move sees them: the most visited first, but a proven one that is
    /// worth as much before it.
    pub(crate) fn candidates(&self) -> Vec<Candidate<PositionAction<M>>> {
        let position = &self.data(Self::ROOT).position;
        let candidate = |edge: &Edge<PositionAction<M>, M::Value>| {
            let proven = edge.child.and_then(|child| self.data(child.get()).proven);
            let sum = proven.map_or_else(|| edge.sum(), |lead| (M::proven(lead), 1));
            let estimate = M::estimate(position, sum, proven.is_some());
            Candidate { action: edge.action, estimate, visits: edge.visits.into() }
        };
        let root = self.tree.node(Self::ROOT);
        let mut candidates: Vec<_> = root.edges.iter().map(candidate).collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        prefer_proof(&mut candidates);
        candidates
    }
}

/// A proven action that is worth as much as the most tried one is the better choice.
fn prefer_proof<A>(candidates: &mut [Candidate<A>]) {
    let value = |candidate: &Candidate<A>| candidate.estimate.value;
    let best = candidates
        .iter()
        .enumerate()
        .filter(|(_, candidate)| candidate.estimate.is_exact)
        .max_by(|(_, a), (_, b)| value(a).total_cmp(&value(b)))
        .map(|(index, _)| index);
    if let Some(index) = best
        && value(&candidates[index]) >= value(&candidates[0])
    {
        candidates[..=index].rotate_right(1);
    }
}
