//! Monte Carlo tree search for any game: random playouts and a tree that grows where they go well.
//!
//! Every descent starts from a world imagined anew, so that hidden information is averaged over and
//! never looked at (information-set search from the seat that asks). A node stands for what has
//! been done since the root, whoever's turn that makes it; each seat aims at its own result, which
//! serves two players as well as four. Where several seats decide at once, they do so one after
//! the other in the tree.

use bastide_core::{Game, Seat, Silent, Standing};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// How much curiosity counts against results.
const EXPLORATION: f32 = 0.7;
/// A node may have this many children for every square root of its visits: with hundreds of
/// actions, trying each once would never get a second ply.
const WIDENING: f32 = 2.0;
/// Playouts are cut off here and count as drawn; no game of ours comes near.
const MOST_PLIES: u32 = 5_000;
const RUNNERS_UP: usize = 5;

pub struct MctsBot<G: Game> {
    rng: Pcg64Mcg,
    nodes: Vec<Node<G::Action>>,
    legal: Vec<G::Action>,
    path: Vec<(usize, usize, Seat)>,
}

struct Node<Action> {
    visits: u32,
    edges: Vec<Edge<Action>>,
}

struct Edge<Action> {
    action: Action,
    visits: u32,
    /// Sum of results of the seat that acts, each from −1 to 1.
    total: f32,
    child: usize,
}

impl<Action> Edge<Action> {
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

impl<Action> Node<Action> {
    const fn new() -> Self {
        Self { visits: 0, edges: Vec::new() }
    }
}

const ROOT: usize = 0;

impl<G: Game> MctsBot<G> {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Pcg64Mcg::seed_from_u64(seed),
            nodes: Vec::new(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One descent, one playout, one way back up. Whoever asks decides first, also where others
    /// decide at the same time.
    fn iterate(&mut self, mut world: G, asking: Seat) {
        self.path.clear();
        let mut at = ROOT;
        let mut next = Some(asking);
        while let Some(seat) = next {
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let (edge, is_new) = self.descend(at);
            self.path.push((at, edge, seat));
            let Edge { action, child, .. } = self.nodes[at].edges[edge];
            let _ = world.apply(seat, action, &mut Silent).expect("the action was listed");
            at = child;
            next = world.to_act().iter().next().filter(|_| !is_new);
        }
        let standing = self.play_out(&mut world);
        self.nodes[at].visits += 1;
        for &(node, edge, seat) in &self.path {
            self.nodes[node].visits += 1;
            let edge = &mut self.nodes[node].edges[edge];
            edge.visits += 1;
            edge.total += standing.as_ref().map_or(0.0, |standing| result(standing, seat));
        }
    }

    /// The edge to follow from a node among the legal actions, and whether it was just added.
    fn descend(&mut self, at: usize) -> (usize, bool) {
        let known: Vec<usize> = (0..self.nodes[at].edges.len())
            .filter(|&edge| self.legal.contains(&self.nodes[at].edges[edge].action))
            .collect();
        let room = WIDENING * (self.nodes[at].visits as f32).sqrt() + 1.0;
        if known.len() < self.legal.len() && (known.len() as f32) < room {
            return (self.add_edge(at, &known), true);
        }
        let node = &self.nodes[at];
        let log_visits = (node.visits.max(1) as f32).ln();
        let score = |edge: &Edge<G::Action>| {
            edge.mean() + EXPLORATION * (log_visits / edge.visits.max(1) as f32).sqrt()
        };
        let best = known
            .into_iter()
            .max_by(|&a, &b| score(&node.edges[a]).total_cmp(&score(&node.edges[b])));
        (best.expect("a seat that is to act has an action"), false)
    }

    fn add_edge(&mut self, at: usize, known: &[usize]) -> usize {
        let node = &self.nodes[at];
        self.legal.retain(|action| known.iter().all(|&edge| node.edges[edge].action != *action));
        let index = bastide_core::below(&mut self.rng, self.legal.len() as u32)
            .expect("some action is not known yet");
        let child = self.nodes.len();
        self.nodes.push(Node::new());
        let action = self.legal[index as usize];
        let node = &mut self.nodes[at];
        node.edges.push(Edge { action, visits: 0, total: 0.0, child });
        node.edges.len() - 1
    }

    fn play_out(&mut self, world: &mut G) -> Option<Standing> {
        for _ in 0..MOST_PLIES {
            let Some(seat) = world.to_act().iter().next() else { break };
            let action = world.pick(seat, &mut self.rng).expect("a seat to act has an action");
            let _ = world.apply(seat, action, &mut Silent).expect("picked actions are legal");
        }
        world.standing()
    }
}

/// What a seat made of a game: 1 for beating everybody, −1 for losing to everybody; an equal
/// opponent is half beaten.
pub fn result(standing: &Standing, seat: Seat) -> f32 {
    let own = standing.places[seat].rank;
    let others = standing.places.iter().filter(|&(other, _)| other != seat);
    let (sum, count) = others.fold((0.0, 0.0), |(sum, count), (_, place)| {
        let score = match own.cmp(&place.rank) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.0,
            std::cmp::Ordering::Greater => -1.0,
        };
        (sum + score, count + 1.0)
    });
    // Alone at the table there is nobody to beat.
    if count > 0.0 { sum / count } else { 0.0 }
}

impl<G: Game> Bot<G> for MctsBot<G> {
    fn name(&self) -> String {
        "mcts".to_owned()
    }

    fn choose(&mut self, game: &G, seat: Seat, budget: Budget) -> Choice<G::Action> {
        let stopwatch = Stopwatch::start(budget);
        self.nodes.clear();
        self.nodes.push(Node::new());
        let mut nodes = 0;
        while nodes == 0 || !stopwatch.is_over(nodes) {
            let world = game.imagine(seat, &mut self.rng);
            self.iterate(world, seat);
            nodes += 1;
        }
        let mut candidates: Vec<Candidate<G::Action>> = self.nodes[ROOT]
            .edges
            .iter()
            .map(|edge| Candidate {
                action: edge.action,
                estimate: Estimate { value: edge.mean(), margin: None, is_exact: false },
                visits: u64::from(edge.visits),
            })
            .collect();
        candidates.sort_by(|a, b| {
            (b.visits, b.estimate.value)
                .partial_cmp(&(a.visits, a.estimate.value))
                .expect("means are numbers")
        });
        let best = candidates.remove(0);
        candidates.truncate(RUNNERS_UP);
        Choice { action: best.action, estimate: best.estimate, runners_up: candidates, nodes }
    }
}
