//! The first search bot: a tree over what the seats do, grown in worlds that are imagined anew for every
//! descent, guided by first sight and judged by the evaluation a few turns on.

use bastide_core::{Game as _, Seat, Silent};
use bastide_tournay::{Action, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::super::evaluation::{Outlook, chances};
use super::super::playout::Playout;
use super::super::policy::Policy;
use super::tree::Tree;
use crate::bot::{Bot, Choice};
use crate::budget::{Budget, Stopwatch};

/// Turns that are played by first sight below the tree, beyond one of everybody.
const TURNS: u32 = 1;
/// How far first sight may be off in these turns, in points.
const DOUBT: f32 = 0.4;
/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

pub struct FirstSearchBot {
    rng: Pcg64Mcg,
    playout: Playout,
    tree: Tree,
    legal: Vec<Action>,
    path: Vec<(u32, Seat)>,
}

impl FirstSearchBot {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: Pcg64Mcg::seed_from_u64(seed),
            playout: Playout::default(),
            tree: Tree::default(),
            legal: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One descent through the tree, a few turns by first sight, and the result back up.
    fn grow(&mut self, mut world: Tournay, asking: Seat) {
        self.path.clear();
        let mut node = Tree::ROOT;
        // Where several decide at once, whoever asks does so first.
        let mut next = Some(asking);
        while let Some(seat) = next {
            let policy = Policy::of(&world, seat).expect("a seat that is to act has a task");
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let (edge, is_new) = self.tree.select(node, &self.legal, |action| policy.look(action));
            self.path.push((edge, seat));
            let action = self.tree.action(edge);
            let _ = world.apply(seat, action, &mut Silent).expect("the action was listed");
            if is_new {
                break;
            }
            node = Some(edge);
            next = world.to_act().iter().next();
        }
        let turns = u32::from(world.players()) + TURNS;
        self.playout.play(&mut world, turns, DOUBT, &mut self.rng);
        let values: Outlook = chances(&world);
        for &(edge, seat) in &self.path {
            self.tree.learn(edge, values[seat.index()]);
        }
    }
}

impl Bot<Tournay> for FirstSearchBot {
    fn name(&self) -> String {
        "search-1".to_owned()
    }

    fn choose(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        let game = &game.tidied(seat);
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Choice::unconsidered(only);
        }
        self.tree.clear();
        let mut nodes = 0;
        while nodes == 0 || !stopwatch.is_over(nodes) {
            let world = game.imagine(seat, &mut self.rng);
            self.grow(world, seat);
            nodes += 1;
        }
        let mut candidates = self.tree.candidates();
        let best = candidates.remove(0);
        candidates.truncate(RUNNERS_UP);
        Choice { action: best.action, estimate: best.estimate, runners_up: candidates, nodes }
    }
}
