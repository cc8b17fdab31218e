//! The strongest bot: a tree grown by PUCT under the guidance of a network, kept from one decision
//! to the next, on as many threads as it is given, and exact where the end is in sight.

mod scout;
mod tree;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use bastide_cathedral::{Action, Cathedral, Question, Setup};
use bastide_core::Seat;

use self::scout::Scout;
use self::tree::{Finding, Landing, Tree};
use super::endgame::Solution;
use super::first::FirstSearchBot;
use super::network::Network;
use super::outlook::Outlook;
use super::places;
use super::survey::{Survey, Surveyor};
use super::worth::Worth;
use crate::bot::{Bot, Candidate, Choice};
use crate::budget::{Budget, Stopwatch};

/// From how many contested squares on the end is tried to be solved at the root.
const SOLVABLE: u32 = 26;
/// A third of the budget may go into solving.
const SOLVING_SHARE: u32 = 3;
/// From how many contested squares on it is likely to succeed, so that two thirds may go into it.
const LIKELY: u32 = 20;
/// Positions of the solver that count as one node of the tree.
const SOLVED_PER_NODE: u64 = 50;

pub struct SearchBot {
    network: Arc<Network>,
    tree: Tree,
    /// One for each thread that was ever asked for.
    scouts: Vec<Scout>,
    /// Plays by other rules, which the network has not learned.
    first: Option<FirstSearchBot>,
}

impl SearchBot {
    /// With the weights that come with the program.
    pub fn new() -> Self {
        Self::with_network(Network::shipped())
    }

    pub fn with_network(network: Arc<Network>) -> Self {
        Self { network, tree: Tree::default(), scouts: Vec::new(), first: None }
    }

    /// Tries to solve the game; says also how many positions that took.
    fn solve(&mut self, game: &Cathedral, budget: Budget) -> (Option<Solution>, u64) {
        let contested = Outlook::of(game).contested().len();
        if contested > SOLVABLE {
            return (None, 0);
        }
        let thirds = if contested <= LIKELY { 2 } else { 1 };
        let nodes = |nodes: u64| {
            nodes.saturating_mul(SOLVED_PER_NODE * u64::from(thirds)) / u64::from(SOLVING_SHARE)
        };
        let limit = budget.nodes.map_or(u64::MAX, nodes);
        let share = budget.time.map(|time| thirds * time / SOLVING_SHARE);
        let stopwatch = share.map(|time| Stopwatch::start(Budget::time(time)));
        let endgame = self.scouts[0].endgame();
        let solution = endgame.solve(game, limit, stopwatch);
        (solution, endgame.nodes())
    }

    /// Lets the tree grow until the budget is spent; says how many nodes that were.
    fn grow(&mut self, stopwatch: Stopwatch, threads: usize, solved: u64) -> u64 {
        let growth = Growth {
            tree: Mutex::new(std::mem::take(&mut self.tree)),
            stopwatch,
            solved: AtomicU64::new(solved),
            grown: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
        };
        let (own, others) = self.scouts[..threads].split_first_mut().expect("one at least");
        std::thread::scope(|scope| {
            for scout in others {
                scope.spawn(|| growth.work(scout));
            }
            growth.work(own);
        });
        let nodes = growth.nodes();
        self.tree = growth.tree.into_inner().expect("no thread has panicked");
        nodes
    }
}

impl Default for SearchBot {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot<Cathedral> for SearchBot {
    fn name(&self) -> String {
        "search".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, _: Seat, budget: Budget) -> Choice<Action> {
        self.survey(game, budget).choice()
    }
}

impl Surveyor for SearchBot {
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey {
        if game.rules() != Setup::default() {
            return self.first.get_or_insert_default().survey(game, budget);
        }
        if game.question() == Question::Cathedral {
            return places::survey(game);
        }
        let stopwatch = Stopwatch::start(budget);
        let threads = budget.threads();
        while self.scouts.len() < threads {
            self.scouts.push(Scout::new(Arc::clone(&self.network)));
        }
        let (solution, solved) = self.solve(game, budget);
        if let Some(Solution { lead, action: Some(action) }) = solution {
            let estimate = Worth::proven(lead).estimate(game.to_move(), true);
            let nodes = 1 + solved / SOLVED_PER_NODE;
            let candidates = vec![Candidate { action, estimate, visits: nodes }];
            return Survey { candidates, nodes };
        }
        self.tree.move_root_to(game);
        let nodes = self.grow(stopwatch, threads, solved);
        Survey { candidates: self.tree.candidates(), nodes }
    }
}

/// A tree while it grows.
struct Growth {
    tree: Mutex<Tree>,
    stopwatch: Stopwatch,
    /// Positions of the endgame.
    solved: AtomicU64,
    grown: AtomicU64,
    is_over: AtomicBool,
}

impl Growth {
    fn nodes(&self) -> u64 {
        let solved = self.solved.load(Ordering::Relaxed);
        self.grown.load(Ordering::Relaxed) + solved / SOLVED_PER_NODE
    }

    /// Grows the tree until it is over, together with the other threads. The tree is locked only
    /// on the way down and on the way up, which takes a fiftieth of looking at a position.
    fn work(&self, scout: &mut Scout) {
        while !self.is_over.load(Ordering::Relaxed) {
            let landing = self.tree.lock().expect("no thread has panicked").descend();
            match landing {
                Landing::Busy => std::thread::yield_now(),
                Landing::Counted => self.count(0),
                Landing::New(descent, game) => {
                    let proof = if Tree::is_at_root(&descent) {
                        None
                    } else {
                        scout.prove(&game, self.stopwatch)
                    };
                    let finding = proof.map_or_else(|| scout.explore(&game), Finding::Proven);
                    self.tree.lock().expect("no thread has panicked").settle(&descent, finding);
                    self.count(scout.take_solved());
                }
            }
        }
    }

    fn count(&self, solved: u64) {
        self.solved.fetch_add(solved, Ordering::Relaxed);
        self.grown.fetch_add(1, Ordering::Relaxed);
        let is_grown = || self.tree.lock().expect("no thread has panicked").is_grown();
        if self.stopwatch.is_over(self.nodes()) || is_grown() {
            self.is_over.store(true, Ordering::Relaxed);
        }
    }
}
