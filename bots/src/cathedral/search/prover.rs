//! Proving the end: at the root with a share of the budget, at new nodes with a few positions.

use bastide_cathedral::{Cathedral, Question};

use crate::budget::{Budget, Stopwatch};
use crate::cathedral::endgame::{Endgame, Solution, final_lead};
use crate::cathedral::outlook::Outlook;

/// Positions of the solver that count as one node of the tree.
pub(super) const SOLVED_PER_NODE: u64 = 50;
/// From how many contested squares on the end is tried to be solved at the root.
const SOLVABLE_AT_ROOT: u32 = 26;
/// From how many contested squares on that is likely to succeed.
const LIKELY: u32 = 20;
/// From how many contested squares on a new node is tried to be solved, and with how many
/// positions.
const SOLVABLE: u32 = 12;
const SOLVER_NODES: u64 = 600;

/// How many thirds of the budget may go into solving the root.
#[derive(Clone, Copy)]
pub(super) struct SolvingThirds {
    pub(super) usual: u32,
    /// Where it is likely to succeed.
    pub(super) likely: u32,
}

/// The solver of one thread.
#[derive(Default)]
pub(super) struct Prover {
    endgame: Endgame,
    /// Positions looked at for new nodes.
    nodes: u64,
}

impl Prover {
    /// Tries to solve the game; says also how many positions that took.
    pub(super) fn solve_root(
        &mut self,
        game: &Cathedral,
        budget: Budget,
        thirds: SolvingThirds,
    ) -> (Option<Solution>, u64) {
        let contested = Outlook::of(game).contested().len();
        if contested > SOLVABLE_AT_ROOT {
            return (None, 0);
        }
        let thirds = if contested <= LIKELY { thirds.likely } else { thirds.usual };
        let nodes = |nodes: u64| nodes.saturating_mul(SOLVED_PER_NODE * u64::from(thirds)) / 3;
        let limit = budget.nodes.map_or(u64::MAX, nodes);
        let share = budget.time.map(|time| thirds * time / 3);
        let stopwatch = share.map(|time| Stopwatch::start(Budget::time(time)));
        let solution = self.endgame.solve(game, limit, stopwatch);
        (solution, self.endgame.nodes())
    }

    /// Light's lead in a position whose end is known or near enough to be solved.
    pub(super) fn prove(&mut self, game: &Cathedral, stopwatch: Stopwatch) -> Option<i8> {
        if game.question() == Question::Nothing {
            return Some(final_lead(game));
        }
        if Outlook::of(game).contested().len() > SOLVABLE {
            return None;
        }
        let solution = self.endgame.solve(game, SOLVER_NODES, Some(stopwatch));
        self.nodes += self.endgame.nodes();
        solution.map(|solution| solution.lead)
    }

    /// Positions that proving new nodes took since this was asked last.
    pub(super) fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }
}
