//! The tree: what is known of the positions that a search has come to.
//!
//! It grows by descents that go from the root to a position that nobody has looked at. While one
//! thread looks at it, the others go elsewhere, because what is on its way counts as a loss.

use bastide_cathedral::{Action, Cathedral, Side};

use crate::bot::Candidate;
use crate::cathedral::survey::prefer_proof;
use crate::cathedral::worth::{Worth, sign};

/// How much the prior counts against the value.
const EXPLORATION: f32 = 1.3;
/// How much worse than its position an untried action is taken to be, once all others are tried.
const PESSIMISM: f32 = 0.25;
/// How many actions deep the old tree is searched for the new root: two turns with a capture each.
const REUSE_DEPTH: u32 = 5;

/// Nodes that a tree may have; each takes up to three thousand bytes.
const MOST_NODES: usize = 150_000;

#[derive(Clone)]
pub(super) struct Edge {
    pub(super) action: Action,
    pub(super) prior: f32,
    visits: u32,
    /// Descents through it that have not come back yet.
    on_the_way: u32,
    total: Worth,
    child: Option<u32>,
}

impl Edge {
    pub(super) fn new(action: Action, prior: f32) -> Self {
        Self { action, prior, visits: 0, on_the_way: 0, total: Worth::default(), child: None }
    }
}

/// What somebody found who looked at a position.
#[derive(Clone)]
pub(super) enum Finding {
    /// Light's final lead.
    Proven(i8),
    /// Actions worth trying, and what the position seems to be worth.
    Open { edges: Vec<Edge>, is_complete: bool, worth: Worth },
}

#[derive(Clone)]
struct Node {
    game: Cathedral,
    /// Light's final lead, once proven.
    proven: Option<i8>,
    /// Whether `edges` are all actions there are.
    is_complete: bool,
    /// Whether somebody is looking at it for the first time.
    is_claimed: bool,
    visits: u32,
    worth: Worth,
    edges: Vec<Edge>,
}

impl Node {
    fn new(game: Cathedral) -> Self {
        Self {
            game,
            proven: None,
            is_complete: false,
            is_claimed: false,
            visits: 0,
            worth: Worth::default(),
            edges: Vec::new(),
        }
    }
}

/// A way from the root to a position.
pub(super) struct Descent {
    path: Vec<(u32, usize)>,
    leaf: u32,
}

/// Where a descent led.
pub(super) enum Landing {
    /// To a position that has to be looked at.
    New(Descent, Box<Cathedral>),
    /// To one that is proven; it has been counted already.
    Counted,
    /// To one that somebody is looking at; it counts for nothing.
    Busy,
}

#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
}

const ROOT: u32 = 0;

impl Tree {
    /// Makes `game` the root, with what the tree knows of it already.
    pub(super) fn move_root_to(&mut self, game: &Cathedral) {
        let found = if self.nodes.is_empty() { None } else { self.find(ROOT, game, REUSE_DEPTH) };
        if let Some(root) = found {
            self.keep_below(root);
        } else {
            self.nodes.clear();
            self.nodes.push(Node::new(game.clone()));
        }
    }

    fn find(&self, node: u32, game: &Cathedral, depth: u32) -> Option<u32> {
        let here = &self.nodes[node as usize];
        if here.game == *game {
            return Some(node);
        }
        if depth == 0 {
            return None;
        }
        here.edges.iter().filter_map(|edge| edge.child).find_map(|c| self.find(c, game, depth - 1))
    }

    fn keep_below(&mut self, root: u32) {
        let mut kept: Vec<Node> = vec![self.nodes[root as usize].clone()];
        let mut next = 0;
        while next < kept.len() {
            for index in 0..kept[next].edges.len() {
                if let Some(child) = kept[next].edges[index].child {
                    kept[next].edges[index].child = Some(kept.len() as u32);
                    kept.push(self.nodes[child as usize].clone());
                }
            }
            next += 1;
        }
        self.nodes = kept;
    }

    /// Whether further growth cannot change the answer, or would take too much memory.
    pub(super) fn is_grown(&self) -> bool {
        let root = &self.nodes[ROOT as usize];
        self.nodes.len() >= MOST_NODES
            || root.proven.is_some() && !root.edges.is_empty()
            || root.is_complete && root.edges.len() == 1
    }

    /// Goes from the root to where it is worth looking.
    pub(super) fn descend(&mut self) -> Landing {
        let mut path = Vec::new();
        let mut at = ROOT;
        loop {
            let node = &mut self.nodes[at as usize];
            if let Some(lead) = node.proven
                && at != ROOT
            {
                self.back_up(&Descent { path, leaf: at }, Worth::proven(lead));
                return Landing::Counted;
            }
            if node.edges.is_empty() {
                if std::mem::replace(&mut node.is_claimed, true) {
                    self.turn_back(&path);
                    return Landing::Busy;
                }
                let game = Box::new(node.game.clone());
                return Landing::New(Descent { path, leaf: at }, game);
            }
            let chosen = select(node);
            node.edges[chosen].on_the_way += 1;
            path.push((at, chosen));
            at = self.child(at, chosen);
        }
    }

    fn turn_back(&mut self, path: &[(u32, usize)]) {
        for &(node, edge) in path {
            self.nodes[node as usize].edges[edge].on_the_way -= 1;
        }
    }

    fn child(&mut self, parent: u32, index: usize) -> u32 {
        let node = &self.nodes[parent as usize];
        if let Some(child) = node.edges[index].child {
            return child;
        }
        let mut game = node.game.clone();
        game.play_unchecked(node.edges[index].action);
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::new(game));
        self.nodes[parent as usize].edges[index].child = Some(child);
        child
    }

    /// Whether a descent has gone nowhere: the root needs actions, not only a value.
    pub(super) fn is_at_root(descent: &Descent) -> bool {
        descent.leaf == ROOT
    }

    /// Adds what was found at the end of a descent.
    pub(super) fn settle(&mut self, descent: &Descent, finding: Finding) {
        let node = &mut self.nodes[descent.leaf as usize];
        node.is_claimed = false;
        let worth = match finding {
            Finding::Proven(lead) => {
                node.proven = Some(lead);
                Worth::proven(lead)
            }
            Finding::Open { edges, is_complete, worth } => {
                (node.edges, node.is_complete) = (edges, is_complete);
                worth
            }
        };
        node.worth = worth;
        self.back_up(descent, worth);
    }

    fn back_up(&mut self, descent: &Descent, worth: Worth) {
        self.nodes[descent.leaf as usize].visits += 1;
        for &(at, chosen) in descent.path.iter().rev() {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let edge = &mut node.edges[chosen];
            edge.visits += 1;
            edge.on_the_way -= 1;
            edge.total.add(worth);
            self.carry_proof_up(at);
        }
    }

    /// A node all of whose actions lead to proven nodes is proven itself.
    fn carry_proof_up(&mut self, at: u32) {
        let node = &self.nodes[at as usize];
        if node.proven.is_some() || !node.is_complete {
            return;
        }
        let leads = node.edges.iter().map(|edge| self.nodes[edge.child? as usize].proven);
        let leads: Option<Vec<i8>> = leads.collect();
        let Some(leads) = leads else { return };
        let best = match node.game.to_move() {
            Side::Light => leads.into_iter().max(),
            Side::Dark => leads.into_iter().min(),
        };
        self.nodes[at as usize].proven = best;
    }

    /// The actions of the root, best first, as the side to move sees them.
    pub(super) fn candidates(&self) -> Vec<Candidate<Action>> {
        let root = &self.nodes[ROOT as usize];
        let side = root.game.to_move();
        let judged = root.edges.iter().map(|edge| {
            let proven = edge.child.and_then(|child| self.nodes[child as usize].proven);
            let guessed =
                if edge.visits > 0 { edge.total.divided_by(edge.visits) } else { root.worth };
            let worth = proven.map_or(guessed, Worth::proven);
            let estimate = worth.estimate(side, proven.is_some());
            Candidate { action: edge.action, estimate, visits: u64::from(edge.visits) }
        });
        let mut candidates: Vec<Candidate<Action>> = judged.collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        prefer_proof(&mut candidates);
        candidates
    }
}

/// The most promising edge: the better and the less tried, the more.
fn select(node: &Node) -> usize {
    let sign = sign(node.game.to_move());
    let (mut tried, mut visits) = (0.0, 0);
    for edge in node.edges.iter().filter(|edge| edge.visits + edge.on_the_way > 0) {
        tried += edge.prior;
        visits += edge.visits + edge.on_the_way;
    }
    let untried = sign * node.worth.value - PESSIMISM * tried.sqrt();
    let scale = EXPLORATION * (visits.max(1) as f32).sqrt();
    let score = |edge: &Edge| {
        let count = edge.visits + edge.on_the_way;
        let value = if count == 0 {
            untried
        } else {
            (sign * edge.total.value - edge.on_the_way as f32) / count as f32
        };
        value + scale * edge.prior / (1 + count) as f32
    };
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in node.edges.iter().enumerate() {
        let score = score(edge);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}
