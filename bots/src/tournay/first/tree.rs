//! A tree over actions. A node stands for what has been done since the root; which of its edges are
//! open differs from world to world.

use bastide_tournay::Action;

use crate::bot::{Candidate, Estimate};

/// How much first sight and curiosity count against results.
const CURIOSITY: f32 = 0.5;
/// Points by which one action has to look better than another to be tried e times as often.
const TEMPERATURE: f32 = 0.6;
/// What is not tried yet is taken to be this much worse than what was.
const CAUTION: f32 = 0.1;

struct Edge {
    action: Action,
    visits: u32,
    /// How often it was open when its node was met.
    open: u32,
    /// Sum of results of the seat that acts, each from −1 to 1.
    total: f32,
    /// How good it looks: the share of its weight among the open edges is its prior.
    weight: f32,
    /// The next edge of the same node.
    next: Option<u32>,
    /// The first edge of the node that it leads to.
    first: Option<u32>,
}

/// Where edges hang: under the edge that leads there, or under none.
pub(super) type Place = Option<u32>;

#[derive(Default)]
pub(super) struct Tree {
    edges: Vec<Edge>,
    /// The first edge of the root.
    first: Option<u32>,
    /// The edges that are open in the world at hand.
    open: Vec<u32>,
}

impl Tree {
    pub(super) const ROOT: Place = None;

    pub(super) fn clear(&mut self) {
        self.edges.clear();
        self.first = None;
    }

    pub(super) fn action(&self, edge: u32) -> Action {
        self.edges[edge as usize].action
    }

    fn first_of(&self, place: Place) -> Option<u32> {
        place.map_or(self.first, |edge| self.edges[edge as usize].first)
    }

    /// The edge to follow among the legal actions, and whether it is followed for the first time.
    pub(super) fn select(
        &mut self,
        place: Place,
        legal: &[Action],
        look: impl Fn(Action) -> f32,
    ) -> (u32, bool) {
        self.open(place, legal, look);
        let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
        for &edge in &self.open {
            let edge = &mut self.edges[edge as usize];
            edge.open += 1;
            weights += edge.weight;
            visits += edge.visits;
            total += edge.total;
        }
        let usual = if visits > 0 { total / visits as f32 - CAUTION } else { 0.0 };
        let mut best = (f32::MIN, self.open[0]);
        for &index in &self.open {
            let edge = &self.edges[index as usize];
            let value = if edge.visits > 0 { edge.total / edge.visits as f32 } else { usual };
            let prior = edge.weight / weights;
            let curiosity = prior * (edge.open as f32).sqrt() / (1 + edge.visits) as f32;
            let score = value + CURIOSITY * curiosity;
            if score > best.0 {
                best = (score, index);
            }
        }
        (best.1, self.edges[best.1 as usize].visits == 0)
    }

    /// Finds the edges of the legal actions and adds those that are missing.
    fn open(&mut self, place: Place, legal: &[Action], look: impl Fn(Action) -> f32) {
        self.open.clear();
        let mut found = 0;
        let mut at = self.first_of(place);
        while let Some(index) = at {
            let edge = &self.edges[index as usize];
            if legal.contains(&edge.action) {
                self.open.push(index);
                found += 1;
            }
            at = edge.next;
        }
        if found == legal.len() {
            return;
        }
        for &action in legal {
            let is_known = self.open[..found].iter().any(|&edge| self.action(edge) == action);
            if is_known {
                continue;
            }
            let weight = (look(action) / TEMPERATURE).clamp(-12.0, 12.0).exp();
            let index = self.edges.len() as u32;
            let next = self.first_of(place);
            let edge = Edge { action, visits: 0, open: 0, total: 0.0, weight, next, first: None };
            self.edges.push(edge);
            match place {
                None => self.first = Some(index),
                Some(parent) => self.edges[parent as usize].first = Some(index),
            }
            self.open.push(index);
        }
    }

    pub(super) fn learn(&mut self, edge: u32, value: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += value;
    }

    /// The actions at the root, the most visited first.
    pub(super) fn candidates(&self) -> Vec<Candidate<Action>> {
        let mut candidates = Vec::new();
        let mut at = self.first;
        while let Some(index) = at {
            let edge = &self.edges[index as usize];
            at = edge.next;
            if edge.visits > 0 {
                let value = edge.total / edge.visits as f32;
                let estimate = Estimate { value, margin: None, is_exact: false };
                let visits = u64::from(edge.visits);
                candidates.push(Candidate { action: edge.action, estimate, visits });
            }
        }
        candidates.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.estimate.value.total_cmp(&a.estimate.value))
        });
        candidates
    }
}
