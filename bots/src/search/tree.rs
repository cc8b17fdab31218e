//! A tree over actions. A node stands for what has been done since the root; in imagined worlds, which of its
//! edges are legal differs from world to world.

use std::num::NonZeroU32;

use bastide_core::below;
use rand_core::Rng;

use super::params::{Bonus, FirstPlayUrgency, ParentVisits, SearchParams, Ties};

/// A result that is summed up along edges.
pub(crate) trait NodeValue: Copy + Default + Send {
    fn add(&mut self, other: Self);

    /// The number that selection compares, from −1 to 1.
    fn score(self) -> f32;
}

impl NodeValue for f32 {
    fn add(&mut self, other: Self) {
        *self += other;
    }

    fn score(self) -> f32 {
        self
    }
}

/// An edge that was followed: its node, and its number there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EdgeStep {
    pub(super) node: u32,
    pub(super) edge: u32,
}

pub(crate) struct Edge<A, V> {
    pub(super) action: A,
    /// The share of its weight among the open edges is its prior.
    weight: f32,
    pub(super) visits: u32,
    /// Descents through it that have not come back yet; each counts as a loss meanwhile.
    pub(super) pending: u32,
    /// How often it was legal when its node was met.
    available: u32,
    /// The sum of all results; before the first, the estimate.
    total: V,
    /// The root is nobody's child.
    pub(super) child: Option<NonZeroU32>,
}

impl<A: Copy, V: NodeValue> Edge<A, V> {
    pub(crate) fn new(action: A, weight: f32, estimate: V) -> Self {
        let (visits, pending, available) = (0, 0, 0);
        Self { action, weight, visits, pending, available, total: estimate, child: None }
    }

    /// The sum of all results, and how many they are; the estimate, counted once, before the first.
    pub(super) fn sum(&self) -> (V, u32) {
        (self.total, self.visits.max(1))
    }

    pub(super) fn learn(&mut self, value: V) {
        if self.visits == 0 {
            self.total = V::default();
        }
        self.visits += 1;
        self.total.add(value);
    }

    fn total_score(&self) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total.score() }
    }

    const fn count(&self) -> u32 {
        self.visits + self.pending
    }
}

pub(crate) struct Node<A, V, D> {
    pub(super) visits: u32,
    pub(super) edges: Vec<Edge<A, V>>,
    /// What the kind of search keeps at a node.
    pub(super) data: D,
}

impl<A, V, D> Node<A, V, D> {
    const fn new(visits: u32, data: D) -> Self {
        Self { visits, edges: Vec::new(), data }
    }
}

pub(crate) struct Tree<A, V, D> {
    pub(super) nodes: Vec<Node<A, V, D>>,
    pub(super) edges: usize,
    /// The edges of the current node that are legal in the current world.
    open: Vec<u32>,
}

impl<A, V, D> Default for Tree<A, V, D> {
    fn default() -> Self {
        Self { nodes: Vec::new(), edges: 0, open: Vec::new() }
    }
}

impl<A: Copy + PartialEq, V: NodeValue, D> Tree<A, V, D> {
    pub(super) const ROOT: u32 = 0;

    /// Forgets everything but a new root.
    pub(super) fn restart(&mut self, data: D) {
        self.nodes.clear();
        self.nodes.push(Node::new(0, data));
        self.edges = 0;
    }

    pub(super) fn node(&self, at: u32) -> &Node<A, V, D> {
        &self.nodes[at as usize]
    }

    pub(super) fn node_mut(&mut self, at: u32) -> &mut Node<A, V, D> {
        &mut self.nodes[at as usize]
    }

    pub(super) fn edge(&self, step: EdgeStep) -> &Edge<A, V> {
        &self.node(step.node).edges[step.edge as usize]
    }

    pub(super) fn edge_mut(&mut self, step: EdgeStep) -> &mut Edge<A, V> {
        &mut self.node_mut(step.node).edges[step.edge as usize]
    }

    /// Finds the edges of the legal actions and adds those that are missing. `weigh` is asked once for each.
    pub(super) fn open(
        &mut self,
        at: u32,
        legal: &[A],
        ties: Ties,
        mut weigh: impl FnMut(A) -> f32,
    ) {
        self.open.clear();
        let edges = &mut self.nodes[at as usize].edges;
        let known = edges.len();
        // Lists of legal actions have one order, so an edge is nearly always right behind the one before it.
        let mut next = 0;
        for &action in legal {
            let is_it = |&index: &usize| edges[index].action == action;
            let found = (next..known).chain(0..next).find(is_it);
            let index = found.unwrap_or_else(|| {
                edges.push(Edge::new(action, weigh(action), V::default()));
                edges.len() - 1
            });
            next = found.map_or(next, |at| at + 1);
            edges[index].available += 1;
            self.open.push(index as u32);
        }
        self.edges += edges.len() - known;
        if ties == Ties::Newest {
            let known = known as u32;
            let age = |&index: &u32| if index < known { known - 1 - index } else { index };
            self.open.sort_unstable_by_key(age);
        }
    }

    /// Opens the edges that are known among the legal actions, newest first; or, while there is room for more, a
    /// random one of the others alone.
    pub(super) fn widen(&mut self, at: u32, legal: &mut Vec<A>, widening: f32, rng: &mut impl Rng) {
        let node = &mut self.nodes[at as usize];
        let edges = &mut node.edges;
        let is_legal = |&index: &u32| legal.contains(&edges[index as usize].action);
        self.open.clear();
        self.open.extend((0..edges.len() as u32).rev().filter(is_legal));
        let room = widening * (node.visits as f32).sqrt() + 1.0;
        let known = self.open.len();
        if known == legal.len() || known as f32 >= room {
            return;
        }
        let is_new = |action: &A| self.open.iter().all(|&at| edges[at as usize].action != *action);
        legal.retain(is_new);
        let chosen = below(rng, legal.len() as u32).expect("some action is not known yet");
        self.open.clear();
        self.open.push(edges.len() as u32);
        edges.push(Edge::new(legal[chosen as usize], 1.0, V::default()));
        self.edges += 1;
    }

    /// The most promising of the edges that were opened last.
    pub(super) fn select_open(&self, at: u32, params: &SearchParams) -> EdgeStep {
        let open = self.open.iter().map(|&index| index as usize);
        EdgeStep { node: at, edge: select(self.node(at), open, 1.0, params) }
    }

    /// The most promising of all edges. `sign` is −1 where the side to move wants low values.
    pub(super) fn select_any(&self, at: u32, sign: f32, params: &SearchParams) -> EdgeStep {
        let node = self.node(at);
        EdgeStep { node: at, edge: select(node, 0..node.edges.len(), sign, params) }
    }

    /// The node behind an edge, made if it is not there yet.
    pub(super) fn child(&mut self, step: EdgeStep, data: impl FnOnce(&Self) -> D) -> u32 {
        if let Some(child) = self.edge(step).child {
            return child.get();
        }
        let child = NonZeroU32::new(self.nodes.len() as u32).expect("the root is there");
        let node = Node::new(self.edge(step).visits, data(self));
        self.nodes.push(node);
        self.edge_mut(step).child = Some(child);
        child.get()
    }

    /// Adds a result to an edge that was followed.
    pub(super) fn learn(&mut self, step: EdgeStep, value: V) {
        self.node_mut(step.node).visits += 1;
        self.edge_mut(step).learn(value);
    }

    /// Makes a node the root and drops all that does not hang under it.
    pub(super) fn move_root(&mut self, root: u32)
    where
        D: Default,
    {
        let mut old = std::mem::take(&mut self.nodes);
        let mut take = |at: u32| {
            let empty = Node::new(0, D::default());
            std::mem::replace(&mut old[at as usize], empty)
        };
        self.edges = 0;
        self.nodes.push(take(root));
        let mut at = 0;
        while at < self.nodes.len() {
            self.edges += self.nodes[at].edges.len();
            for index in 0..self.nodes[at].edges.len() {
                if let Some(child) = self.nodes[at].edges[index].child {
                    self.nodes[at].edges[index].child = NonZeroU32::new(self.nodes.len() as u32);
                    self.nodes.push(take(child.get()));
                }
            }
            at += 1;
        }
    }
}

/// The edge with the highest mean plus bonus; the first of them in the order of `open`.
fn select<A: Copy, V: NodeValue, D>(
    node: &Node<A, V, D>,
    open: impl Iterator<Item = usize> + Clone,
    sign: f32,
    params: &SearchParams,
) -> u32 {
    let edges = open.clone().map(|index| &node.edges[index]);
    let scoring = Scoring::of(node.visits, edges, sign, params);
    let mut best = (f32::NEG_INFINITY, 0);
    for index in open {
        let score = scoring.score(&node.edges[index]);
        if score > best.0 {
            best = (score, index as u32);
        }
    }
    best.1
}

/// What the open edges of a node add up to, as far as their scores need it.
struct Scoring<'a> {
    params: &'a SearchParams,
    sign: f32,
    weight: f32,
    /// The value of an edge that was never followed, or how far it is below the edge's estimate.
    urgency: f32,
    /// What all bonuses have in common.
    scale: f32,
}

impl<'a> Scoring<'a> {
    fn of<'e, A: Copy + 'e, V: NodeValue + 'e>(
        node_visits: u32,
        edges: impl Iterator<Item = &'e Edge<A, V>> + Clone,
        sign: f32,
        params: &'a SearchParams,
    ) -> Self {
        let (mut weight, mut visits, mut pending, mut total) = (0.0, 0, 0, 0.0);
        for edge in edges.clone() {
            weight += edge.weight;
            visits += edge.visits;
            pending += edge.pending;
            total += edge.total_score();
        }
        let urgency = match params.first_play_urgency {
            FirstPlayUrgency::BelowMean(_) if visits == 0 => 0.0,
            FirstPlayUrgency::BelowMean(less) => sign * total / visits as f32 - less,
            FirstPlayUrgency::BelowEstimate(less) => {
                let tried = edges.filter(|edge| edge.count() > 0);
                less * tried.map(|edge| edge.weight / weight).sum::<f32>().sqrt()
            }
        };
        let scale = match params.bonus {
            Bonus::Puct(ParentVisits::Node) => (node_visits.max(1) as f32).sqrt(),
            Bonus::Puct(ParentVisits::Edges) => ((visits + pending).max(1) as f32).sqrt(),
            Bonus::Puct(ParentVisits::Available) => 1.0,
            Bonus::Ucb1 => (node_visits.max(1) as f32).ln(),
        };
        Self { params, sign, weight, urgency, scale }
    }

    fn score<A: Copy, V: NodeValue>(&self, edge: &Edge<A, V>) -> f32 {
        let value = match (edge.count(), self.params.first_play_urgency) {
            (0, FirstPlayUrgency::BelowMean(_)) => self.urgency,
            (0, FirstPlayUrgency::BelowEstimate(_)) => {
                self.sign * edge.total.score() - self.urgency
            }
            (count, _) => (self.sign * edge.total_score() - edge.pending as f32) / count as f32,
        };
        value + self.params.exploration * self.bonus(edge)
    }

    fn bonus<A: Copy, V: NodeValue>(&self, edge: &Edge<A, V>) -> f32 {
        let parent = match self.params.bonus {
            Bonus::Ucb1 => return (self.scale / edge.count().max(1) as f32).sqrt(),
            Bonus::Puct(ParentVisits::Available) => (edge.available as f32).sqrt(),
            Bonus::Puct(_) => self.scale,
        };
        edge.weight / self.weight * parent / (1 + edge.count()) as f32
    }
}
