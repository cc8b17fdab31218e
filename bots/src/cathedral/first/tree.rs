//! The tree of the search bot.
//!
//! All values are Light's, from −1 to 1: mostly who wins, a little by how much. A node keeps only
//! its most promising actions; what an action is worth before it is tried comes from evaluating
//! the position it leads to.

use bastide_cathedral::{Action, Cathedral, Question, Side};
use bastide_core::Game as _;

use super::super::endgame::Endgame;
use super::super::evaluation::{evaluate, uncertainty};
use super::super::outlook::Outlook;
use super::super::survey::prefer_proof;
use crate::bot::{Candidate, Estimate};
use crate::budget::Stopwatch;

/// Actions kept at a node.
const WIDTH: usize = 64;
/// Points by which a better evaluation makes an action e times as likely.
const TEMPERATURE: f32 = 1.6;
/// How much the prior counts against the value.
const EXPLORATION: f32 = 1.2;
/// From how many contested squares on a new node is tried to be solved, and with how many
/// positions.
const SOLVABLE: u32 = 12;
const SOLVER_NODES: u64 = 600;
/// How many actions deep the old tree is searched for the new root: two turns with a capture each.
const REUSE_DEPTH: u32 = 5;

/// What a position is worth to Light.
#[derive(Clone, Copy, Default)]
struct Worth {
    /// From −1 to 1: the result, and a little of the lead.
    value: f32,
    /// The lead in points at the end.
    lead: f32,
}

/// The share of a value that is the result; the rest is the lead.
const RESULT_SHARE: f32 = 0.7;

impl Worth {
    fn proven(lead: i8) -> Self {
        let result = f32::from(lead.signum());
        Self::new(result, f32::from(lead))
    }

    /// Of an expected lead that may be off by some points.
    fn estimated(lead: f32, uncertainty: f32) -> Self {
        Self::new((lead / uncertainty).tanh(), lead)
    }

    fn new(result: f32, lead: f32) -> Self {
        let value = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * (lead / 10.0).tanh();
        Self { value, lead }
    }

    fn add(&mut self, other: Self) {
        self.value += other.value;
        self.lead += other.lead;
    }

    fn divided_by(self, count: u32) -> Self {
        Self { value: self.value / count as f32, lead: self.lead / count as f32 }
    }
}

/// What a proven lead of Light is worth to `side`.
pub(super) fn exact_estimate(lead: i8, side: Side) -> Estimate {
    estimate(Worth::proven(lead), side, Certainty::Proven)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Certainty {
    Proven,
    Guessed,
}

fn estimate(worth: Worth, side: Side, certainty: Certainty) -> Estimate {
    let sign = sign(side);
    Estimate {
        value: sign * worth.value,
        margin: Some(sign * worth.lead),
        is_exact: certainty == Certainty::Proven,
    }
}

/// Turns Light's numbers into a side's and back.
fn sign(side: Side) -> f32 {
    if side == Side::Light { 1.0 } else { -1.0 }
}

#[derive(Clone)]
struct Edge {
    action: Action,
    prior: f32,
    /// The worth of the position behind it, before it was tried.
    guess: Worth,
    visits: u32,
    total: Worth,
    child: Option<u32>,
}

impl Edge {
    fn worth(&self) -> Worth {
        if self.visits == 0 { self.guess } else { self.total.divided_by(self.visits) }
    }
}

#[derive(Clone)]
struct Node {
    game: Cathedral,
    /// Light's final lead, once proven.
    proven: Option<i8>,
    /// Whether `edges` are all actions there are.
    is_complete: bool,
    visits: u32,
    edges: Vec<Edge>,
}

impl Node {
    fn new(game: Cathedral) -> Self {
        Self { game, proven: None, is_complete: false, visits: 0, edges: Vec::new() }
    }
}

#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    actions: Vec<Action>,
    path: Vec<(u32, usize)>,
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

    /// Whether further growth cannot change the answer.
    pub(super) fn is_decided(&self) -> bool {
        let root = &self.nodes[ROOT as usize];
        root.proven.is_some() && !root.edges.is_empty() || root.is_complete && root.edges.len() == 1
    }

    /// One descent from the root to a new node, and the way back up with its worth. Says how many
    /// positions the endgame looked at for it.
    pub(super) fn grow(&mut self, endgame: &mut Endgame, stopwatch: Stopwatch) -> u64 {
        self.path.clear();
        let mut at = ROOT;
        let mut solved = 0;
        let worth = loop {
            let node = &self.nodes[at as usize];
            if let Some(lead) = node.proven
                && at != ROOT
            {
                break Worth::proven(lead);
            }
            if node.edges.is_empty() {
                let (proof, positions) = self.prove(at, endgame, stopwatch);
                solved = positions;
                if let Some(lead) = proof {
                    self.nodes[at as usize].proven = Some(lead);
                    break Worth::proven(lead);
                }
                break self.expand(at);
            }
            let chosen = select(node);
            self.path.push((at, chosen));
            at = self.child(at, chosen);
        };
        self.nodes[at as usize].visits += 1;
        self.back_up(worth);
        solved
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

    /// Light's lead in a new node whose end is known or near enough to be solved, and how many
    /// positions were looked at for that.
    fn prove(&self, at: u32, endgame: &mut Endgame, stopwatch: Stopwatch) -> (Option<i8>, u64) {
        let game = &self.nodes[at as usize].game;
        if game.question() == Question::Nothing {
            let lead = game.points(Side::Dark) as i8 - game.points(Side::Light) as i8;
            return (Some(lead), 0);
        }
        // The root needs an action, not only a value.
        if at == ROOT || Outlook::of(game).contested().len() > SOLVABLE {
            return (None, 0);
        }
        let solution = endgame.solve(game, SOLVER_NODES, Some(stopwatch));
        (solution.map(|solution| solution.lead), endgame.nodes())
    }

    /// Lists and evaluates the actions of a new node; says what the node is worth.
    fn expand(&mut self, at: u32) -> Worth {
        let game = self.nodes[at as usize].game.clone();
        let side = game.to_move();
        self.actions.clear();
        game.legal(side.seat(), &mut self.actions);
        let judge = |&action: &Action| {
            let mut after = game.clone();
            after.play_unchecked(action);
            (evaluate(&after, side), action)
        };
        let mut judged: Vec<(f32, Action)> = self.actions.iter().map(judge).collect();
        let is_complete = judged.len() <= WIDTH;
        if !is_complete {
            judged.select_nth_unstable_by(WIDTH - 1, |a, b| b.0.total_cmp(&a.0));
            judged.truncate(WIDTH);
        }
        judged.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = judged[0].0;
        let doubt = uncertainty(&game);
        let worth = |lead: f32| Worth::estimated(sign(side) * lead, doubt);
        let weight = |lead: f32| ((lead - best) / TEMPERATURE).exp();
        let sum: f32 = judged.iter().map(|&(lead, _)| weight(lead)).sum();
        let edges = judged.iter().map(|&(lead, action)| Edge {
            action,
            prior: weight(lead) / sum,
            guess: worth(lead),
            visits: 0,
            total: Worth::default(),
            child: None,
        });
        let node = &mut self.nodes[at as usize];
        node.edges = edges.collect();
        node.is_complete = is_complete;
        worth(best)
    }

    fn back_up(&mut self, worth: Worth) {
        for step in (0..self.path.len()).rev() {
            let (at, chosen) = self.path[step];
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let edge = &mut node.edges[chosen];
            edge.visits += 1;
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

    /// The actions of the root, best first, as `side` sees them.
    pub(super) fn candidates(&self, side: Side) -> Vec<Candidate<Action>> {
        let root = &self.nodes[ROOT as usize];
        let judged = root.edges.iter().map(|edge| {
            let proven = edge.child.and_then(|child| self.nodes[child as usize].proven);
            let estimate = proven.map_or_else(
                || estimate(edge.worth(), side, Certainty::Guessed),
                |lead| exact_estimate(lead, side),
            );
            Candidate { action: edge.action, estimate, visits: u64::from(edge.visits) }
        });
        let mut candidates: Vec<Candidate<Action>> = judged.collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        prefer_proof(&mut candidates);
        candidates
    }
}

fn select(node: &Node) -> usize {
    let sign = sign(node.game.to_move());
    let scale = EXPLORATION * (node.visits.max(1) as f32).sqrt();
    let score =
        |edge: &Edge| sign * edge.worth().value + scale * edge.prior / (1 + edge.visits) as f32;
    let mut best = (0, f32::NEG_INFINITY);
    for (index, edge) in node.edges.iter().enumerate() {
        let score = score(edge);
        if score > best.1 {
            best = (index, score);
        }
    }
    best.0
}
