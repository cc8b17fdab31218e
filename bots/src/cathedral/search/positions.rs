//! What both searches of Cathedral do: solve the root if that is in reach, else grow the tree.

use bastide_cathedral::{Action, Cathedral};

use super::play;
use super::prover::{Prover, SOLVED_PER_NODE, SolvingThirds};
use crate::bot::{Candidate, Estimate};
use crate::budget::{Budget, Stopwatch};
use crate::cathedral::endgame::Solution;
use crate::cathedral::survey::Survey;
use crate::cathedral::worth::{Worth, sign};
use crate::search::{Expansion, OpenModel, ProofTree, SearchParams, grow_shared};

/// Where priors and values come from. All values are Light's.
pub(super) trait Evaluator: Send {
    const PARAMS: SearchParams;
    const THIRDS: SolvingThirds;
    /// The share of a value that is the result; the rest is the lead.
    const RESULT_SHARE: f32;

    /// The actions worth trying in a position that goes on.
    fn expand(&mut self, game: &Cathedral) -> Expansion<Action, Worth>;
}

/// An evaluator with a solver beside it.
struct SolvingModel<E> {
    evaluator: E,
    prover: Prover,
}

impl<E: Evaluator> OpenModel for SolvingModel<E> {
    type Position = Cathedral;
    type Value = Worth;

    const PARAMS: SearchParams = E::PARAMS;
    const SOLVED_PER_NODE: u64 = SOLVED_PER_NODE;

    fn sign(position: &Cathedral) -> f32 {
        sign(position.to_move())
    }

    fn play(position: &Cathedral, action: Action) -> Cathedral {
        play(position, action)
    }

    fn proven(lead: i8) -> Worth {
        Worth::mixed(f32::from(lead.signum()), f32::from(lead), E::RESULT_SHARE)
    }

    fn estimate(position: &Cathedral, (sum, count): (Worth, u32), is_exact: bool) -> Estimate {
        sum.divided_by(count).estimate(position.to_move(), is_exact)
    }

    fn solved(&mut self, position: &Cathedral, stopwatch: Stopwatch) -> Option<i8> {
        self.prover.prove(position, stopwatch)
    }

    fn take_solver_nodes(&mut self) -> u64 {
        self.prover.take_nodes()
    }

    fn expand(&mut self, position: &Cathedral) -> Expansion<Action, Worth> {
        self.evaluator.expand(position)
    }
}

/// A tree that is kept from one decision to the next.
pub(super) struct PositionSearch<E: Evaluator> {
    tree: ProofTree<SolvingModel<E>>,
    /// One for each thread that was ever asked for.
    models: Vec<SolvingModel<E>>,
}

impl<E: Evaluator> Default for PositionSearch<E> {
    fn default() -> Self {
        Self { tree: ProofTree::default(), models: Vec::new() }
    }
}

impl<E: Evaluator> PositionSearch<E> {
    /// Looks at the actions of the side to move. `make` makes the evaluator of another thread.
    pub(super) fn survey(
        &mut self,
        game: &Cathedral,
        budget: Budget,
        make: impl Fn() -> E,
    ) -> Survey {
        let stopwatch = Stopwatch::start(budget);
        let threads = budget.threads();
        while self.models.len() < threads {
            self.models.push(SolvingModel { evaluator: make(), prover: Prover::default() });
        }
        let prover = &mut self.models[0].prover;
        let (solution, solved) = prover.solve_root(game, budget, E::THIRDS);
        if let Some(Solution { lead, action: Some(action) }) = solution {
            let worth = SolvingModel::<E>::proven(lead);
            let estimate = worth.estimate(game.to_move(), true);
            let nodes = 1 + solved / SOLVED_PER_NODE;
            return Survey {
                candidates: vec![Candidate { action, estimate, visits: nodes }],
                nodes,
            };
        }
        self.tree.move_root_to(game);
        let nodes = grow_shared(&mut self.tree, &mut self.models[..threads], stopwatch, solved);
        Survey { candidates: self.tree.candidates(), nodes }
    }
}
