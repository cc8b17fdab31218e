//! The search bot: a tree grown where prior and value promise most (PUCT), with priors and values
//! from the evaluation, kept from one decision to the next, and exact where the end is in sight.

use bastide_cathedral::{Action, Cathedral};
use bastide_core::Seat;

use super::super::endgame::{Endgame, Solution};
use super::super::outlook::Outlook;
use super::super::survey::{Survey, Surveyor};
use super::tree::{Tree, exact_estimate};
use crate::bot::{Bot, Candidate, Choice};
use crate::budget::{Budget, Stopwatch};

/// From how many contested squares on the end is tried to be solved at the root.
const SOLVABLE: u32 = 26;
/// A third of the budget may go into solving.
const SOLVING_SHARE: u32 = 3;
/// Positions of the solver that count as one node of the tree, which evaluates all its actions.
const SOLVED_PER_NODE: u64 = 50;

#[derive(Default)]
pub struct FirstSearchBot {
    tree: Tree,
    endgame: Endgame,
}

impl FirstSearchBot {
    pub fn new() -> Self {
        Self::default()
    }

    /// Tries to solve the game; says also how many positions that took.
    fn solve(&mut self, game: &Cathedral, budget: Budget) -> (Option<Solution>, u64) {
        if Outlook::of(game).contested().len() > SOLVABLE {
            return (None, 0);
        }
        let nodes = |nodes: u64| nodes.saturating_mul(SOLVED_PER_NODE) / u64::from(SOLVING_SHARE);
        let limit = budget.nodes.map_or(u64::MAX, nodes);
        let share = budget.time.map(|time| time / SOLVING_SHARE);
        let stopwatch = share.map(|time| Stopwatch::start(Budget::time(time)));
        let solution = self.endgame.solve(game, limit, stopwatch);
        (solution, self.endgame.nodes())
    }
}

impl Bot<Cathedral> for FirstSearchBot {
    fn name(&self) -> String {
        "search-1".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, _: Seat, budget: Budget) -> Choice<Action> {
        self.survey(game, budget).choice()
    }
}

impl Surveyor for FirstSearchBot {
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey {
        let stopwatch = Stopwatch::start(budget);
        let side = game.to_move();
        let (solution, mut solved) = self.solve(game, budget);
        if let Some(Solution { lead, action: Some(action) }) = solution {
            let estimate = exact_estimate(lead, side);
            let nodes = 1 + solved / SOLVED_PER_NODE;
            let candidates = vec![Candidate { action, estimate, visits: nodes }];
            return Survey { candidates, nodes };
        }
        self.tree.move_root_to(game);
        let mut grown = 0;
        let nodes = loop {
            solved += self.tree.grow(&mut self.endgame, stopwatch);
            grown += 1;
            let nodes = grown + solved / SOLVED_PER_NODE;
            if stopwatch.is_over(nodes) || self.tree.is_decided() {
                break nodes;
            }
        };
        Survey { candidates: self.tree.candidates(side), nodes }
    }
}
