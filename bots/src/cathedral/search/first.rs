//! The first search: PUCT with priors and values from the fitted evaluation. It stays as it was, as the yardstick
//! that later ones are measured by, and it plays the variants that the network has not learned.

use bastide_cathedral::{Action, Cathedral};
use bastide_core::{Game as _, Seat};

use super::play;
use super::positions::{Evaluator, PositionSearch};
use super::prover::SolvingThirds;
use crate::bot::{Bot, Choice};
use crate::budget::Budget;
use crate::cathedral::evaluation::{evaluate, uncertainty};
use crate::cathedral::survey::{Survey, Surveyor};
use crate::cathedral::worth::{Worth, sign};
use crate::search::{
    Bonus, Edge, Expansion, FirstPlayUrgency, ParentVisits, SearchParams, Ties, keep_best,
};

/// Actions kept at a node.
const WIDTH: usize = 64;
/// Points by which a better evaluation makes an action e times as likely.
const TEMPERATURE: f32 = 1.6;

#[derive(Default)]
pub struct CathedralFirstSearchBot {
    search: PositionSearch<FittedEvaluation>,
}

impl CathedralFirstSearchBot {
    pub fn new() -> Self {
        Self::default()
    }
}

impl Bot<Cathedral> for CathedralFirstSearchBot {
    fn name(&self) -> String {
        "search-1".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, _: Seat, budget: Budget) -> Choice<Action> {
        self.survey(game, budget).choice()
    }
}

impl Surveyor for CathedralFirstSearchBot {
    /// On one thread, whatever the budget says.
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey {
        self.search.survey(game, budget.with_threads(1), FittedEvaluation::default)
    }
}

/// Priors and values by evaluating the position behind every action.
#[derive(Default)]
struct FittedEvaluation {
    actions: Vec<Action>,
}

impl Evaluator for FittedEvaluation {
    const PARAMS: SearchParams = SearchParams {
        exploration: 1.2,
        first_play_urgency: FirstPlayUrgency::BelowEstimate(0.0),
        paranoia: 0.0,
        bonus: Bonus::Puct(ParentVisits::Node),
        widening: None,
        ties: Ties::Listed,
    };
    const THIRDS: SolvingThirds = SolvingThirds { usual: 1, likely: 1 };
    const RESULT_SHARE: f32 = 0.7;

    fn expand(&mut self, game: &Cathedral) -> Expansion<Action, Worth> {
        let side = game.to_move();
        self.actions.clear();
        game.legal(side.seat(), &mut self.actions);
        let judge = |&action: &Action| (evaluate(&play(game, action), side), action);
        let mut judged: Vec<(f32, Action)> = self.actions.iter().map(judge).collect();
        let is_complete = keep_best(&mut judged, WIDTH);
        let best = judged[0].0;
        let uncertainty = uncertainty(game);
        let worth = |lead: f32| {
            let lead = sign(side) * lead;
            Worth::mixed((lead / uncertainty).tanh(), lead, Self::RESULT_SHARE)
        };
        let edge = |&(lead, action): &(f32, Action)| {
            Edge::new(action, ((lead - best) / TEMPERATURE).exp(), worth(lead))
        };
        Expansion { edges: judged.iter().map(edge).collect(), is_complete, value: worth(best) }
    }
}
