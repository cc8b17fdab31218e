//! A tree over actions. A node stands for what has been done since the root; which of its edges are
//! open differs from world to world.

use bastide_tournay::Action;

use super::manner::Manner;
use crate::bot::{Candidate, Estimate};

/// Edges beyond which the tree only learns and grows no more: some hundred megabytes.
const MOST_EDGES: usize = 4_000_000;

/// A node of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node(u32);

/// An edge that was followed: where it begins, and its number there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    node: Node,
    edge: u32,
}

struct Edge {
    action: Action,
    visits: u32,
    /// How often it was open when its node was met.
    open: u32,
    /// Sum of results of the seat that acts, each from −1 to 1.
    total: f32,
    /// How good it looks: the share of its weight among the open edges is its prior.
    weight: f32,
    /// The node that it leads to, once it was followed twice.
    child: Option<u32>,
}

#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Vec<Edge>>,
    edges: usize,
    /// The edges that are open in the world at hand.
    open: Vec<u32>,
}

/// What became of a step.
pub(super) enum Arrival {
    /// The edge was never followed before, or the tree is full: here it ends.
    Leaf,
    At(Node),
}

impl Tree {
    pub(super) const ROOT: Node = Node(0);

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Vec::new());
        self.edges = 0;
    }

    pub(super) fn action(&self, step: Step) -> Action {
        self.edge(step).action
    }

    fn edge(&self, step: Step) -> &Edge {
        &self.nodes[step.node.0 as usize][step.edge as usize]
    }

    /// The edge to follow among the legal actions. `weigh` says how often an action should be tried
    /// compared with others, and is asked once for each.
    pub(super) fn select(
        &mut self,
        node: Node,
        legal: &[Action],
        manner: Manner,
        weigh: impl FnMut(Action) -> f32,
    ) -> Step {
        self.open(node, legal, weigh);
        let edges = &mut self.nodes[node.0 as usize];
        let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
        for &edge in &self.open {
            let edge = &mut edges[edge as usize];
            edge.open += 1;
            weights += edge.weight;
            visits += edge.visits;
            total += edge.total;
        }
        let usual = if visits > 0 { total / visits as f32 - manner.caution } else { 0.0 };
        let mut best = (f32::MIN, self.open[0]);
        for &index in &self.open {
            let edge = &edges[index as usize];
            let value = if edge.visits > 0 { edge.total / edge.visits as f32 } else { usual };
            let prior = edge.weight / weights;
            let curiosity = prior * (edge.open as f32).sqrt() / (1 + edge.visits) as f32;
            let score = value + manner.curiosity * curiosity;
            if score > best.0 {
                best = (score, index);
            }
        }
        Step { node, edge: best.1 }
    }

    /// Finds the edges of the legal actions and adds those that are missing. Lists of legal actions
    /// have one order, so an edge is nearly always found right behind the one before it.
    fn open(&mut self, node: Node, legal: &[Action], mut weigh: impl FnMut(Action) -> f32) {
        self.open.clear();
        let edges = &mut self.nodes[node.0 as usize];
        let known = edges.len();
        let mut next = 0;
        for &action in legal {
            let is_it = |&at: &usize| edges[at].action == action;
            let found = (next..known).chain(0..next).find(is_it);
            let index = found.unwrap_or_else(|| {
                let weight = weigh(action);
                let edge = Edge { action, visits: 0, open: 0, total: 0.0, weight, child: None };
                edges.push(edge);
                edges.len() - 1
            });
            next = found.map_or(next, |at| at + 1);
            self.open.push(index as u32);
        }
        self.edges += edges.len() - known;
    }

    /// Where a step leads.
    pub(super) fn arrive(&mut self, step: Step) -> Arrival {
        let (count, is_full) = (self.nodes.len() as u32, self.edges >= MOST_EDGES);
        let edge = &mut self.nodes[step.node.0 as usize][step.edge as usize];
        match edge.child {
            Some(child) => Arrival::At(Node(child)),
            None if edge.visits == 0 || is_full => Arrival::Leaf,
            None => {
                edge.child = Some(count);
                self.nodes.push(Vec::new());
                Arrival::At(Node(count))
            }
        }
    }

    pub(super) fn learn(&mut self, step: Step, value: f32) {
        let edge = &mut self.nodes[step.node.0 as usize][step.edge as usize];
        edge.visits += 1;
        edge.total += value;
    }

    /// Makes the node behind an action the root, with all that hangs under it.
    pub(super) fn move_root(&mut self, action: Action) {
        let chosen = self.nodes.first().and_then(|root| root.iter().find(|e| e.action == action));
        let Some(child) = chosen.and_then(|edge| edge.child) else { return self.clear() };
        let mut old = std::mem::take(&mut self.nodes);
        self.edges = 0;
        self.nodes.push(std::mem::take(&mut old[child as usize]));
        let mut at = 0;
        while at < self.nodes.len() {
            self.edges += self.nodes[at].len();
            for index in 0..self.nodes[at].len() {
                if let Some(child) = self.nodes[at][index].child {
                    self.nodes[at][index].child = Some(self.nodes.len() as u32);
                    self.nodes.push(std::mem::take(&mut old[child as usize]));
                }
            }
            at += 1;
        }
    }

    /// The actions at the root among the legal ones, in no order.
    pub(super) fn candidates(&self, legal: &[Action]) -> Vec<Candidate<Action>> {
        let root = self.nodes.first().map_or(&[][..], Vec::as_slice);
        let met = root.iter().filter(|edge| edge.visits > 0 && legal.contains(&edge.action));
        let candidate = |edge: &Edge| {
            let value = edge.total / edge.visits as f32;
            let estimate = Estimate { value, margin: None, is_exact: false };
            Candidate { action: edge.action, estimate, visits: edge.visits.into() }
        };
        met.map(candidate).collect()
    }
}
