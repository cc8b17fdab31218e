//! The search bot: a tree grown where prior and value promise most (PUCT), with priors and values
//! from the evaluation, kept from one decision to the next, and exact where the end is in sight.

use bastide_cathedral::{Action, Cathedral, Side};
use bastide_core::Seat;

use super::endgame::{Endgame, Solution};
use super::outlook::Outlook;
use super::tree::{Tree, utility_of_lead};
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// From how many contested squares on the end is tried to be solved at the root.
const SOLVABLE: u32 = 26;
/// The share of the time that may go into solving.
const SOLVING_SHARE: u32 = 3;
/// With a budget of nodes, how many positions the solver may look at for each.
const SOLVER_NODES: u64 = 50;
/// How many runners-up an answer names.
const RUNNERS_UP: usize = 5;

#[derive(Default)]
pub struct SearchBot {
    tree: Tree,
    endgame: Endgame,
}

impl SearchBot {
    pub fn new() -> Self {
        Self::default()
    }

    fn solve(&mut self, game: &Cathedral, budget: Budget) -> Option<Solution> {
        if Outlook::of(game).contested().len() > SOLVABLE {
            return None;
        }
        let limit = budget.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(SOLVER_NODES));
        let share = budget.time.map(|time| time / SOLVING_SHARE);
        let stopwatch = share.map(|time| Stopwatch::start(Budget::time(time)));
        self.endgame.solve(game, limit, stopwatch)
    }
}

impl Bot<Cathedral> for SearchBot {
    fn name(&self) -> String {
        "search".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        let side = Side::of(seat).expect("Cathedral has two seats");
        if let Some(choice) = self.solve(game, budget).and_then(|solution| {
            let action = solution.action?;
            let estimate = exact(solution.lead, side);
            Some(Choice { action, estimate, runners_up: Vec::new(), nodes: self.endgame.nodes() })
        }) {
            return choice;
        }
        self.tree.move_root_to(game);
        let mut nodes = 0;
        loop {
            self.tree.grow(&mut self.endgame);
            nodes += 1;
            if stopwatch.is_over(nodes) || self.tree.is_decided() {
                break;
            }
        }
        answer(self.tree.candidates(side), nodes)
    }
}

fn answer(mut candidates: Vec<Candidate<Action>>, nodes: u64) -> Choice<Action> {
    let best = candidates.remove(0);
    candidates.truncate(RUNNERS_UP);
    Choice { action: best.action, estimate: best.estimate, runners_up: candidates, nodes }
}

fn exact(lead: i8, side: Side) -> Estimate {
    let sign = if side == Side::Light { 1.0 } else { -1.0 };
    let value = sign * utility_of_lead(lead);
    Estimate { value, margin: Some(sign * f32::from(lead)), is_exact: true }
}
