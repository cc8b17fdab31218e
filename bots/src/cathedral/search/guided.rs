//! Positions as the network sees them.

use std::sync::Arc;

use bastide_cathedral::{Action, Cathedral, Placement, Question};
use bastide_core::Game as _;

use super::positions::Evaluator;
use super::prover::SolvingThirds;
use crate::cathedral::endgame::final_lead;
use crate::cathedral::network::{Frame, Network, Outcome, Planes, Reader};
use crate::cathedral::worth::{RESULT_SHARE, Worth, sign};
use crate::search::{
    Bonus, Edge, Expansion, FirstPlayUrgency, ParentVisits, SearchParams, Ties, keep_best,
};

/// Actions kept at a node.
const WIDTH: usize = 64;
/// How likely a capture is taken to be; leaving a piece where it stands is rarely better.
const CAPTURE_PRIOR: f32 = 0.9;

/// Priors and values by the network, on one thread.
pub(super) struct NetworkEvaluation {
    reader: Reader,
}

impl NetworkEvaluation {
    pub(super) fn new(network: Arc<Network>) -> Self {
        Self { reader: Reader::new(network) }
    }

    fn expand_building(&mut self, game: &Cathedral) -> Expansion<Action, Worth> {
        let side = game.to_move();
        let frame = Frame::of(side);
        let value = self.read(game);
        let logit =
            |placement: Placement| (self.reader.inclination(frame.answer(placement)), placement);
        let mut logits: Vec<(f32, Placement)> = game.fits(side).iter().map(logit).collect();
        let is_complete = keep_best(&mut logits, WIDTH);
        let most = logits[0].0;
        let edge = |&(logit, placement): &(f32, Placement)| {
            Edge::new(Action::Place(placement), (logit - most).exp(), value)
        };
        Expansion { edges: logits.iter().map(edge).collect(), is_complete, value }
    }

    /// The network has not learned what it is to be asked about a capture: it is shown the
    /// position after taking everything.
    fn expand_capture(&mut self, game: &Cathedral) -> Expansion<Action, Worth> {
        let mut after = game.clone();
        while let Question::Capture(pending) = after.question() {
            let first = pending.first().expect("a capture question is about a piece");
            after.play_unchecked(Action::Capture(first));
        }
        let value = match after.question() {
            Question::Nothing => Worth::proven(final_lead(&after)),
            _ => self.read(&after),
        };
        let mut actions = Vec::new();
        game.legal(game.to_move().seat(), &mut actions);
        let prior = |action: &Action| match action {
            Action::Capture(_) => CAPTURE_PRIOR,
            _ => 1.0 - CAPTURE_PRIOR,
        };
        let edge = |action: &Action| Edge::new(*action, prior(action), value);
        Expansion { edges: actions.iter().map(edge).collect(), is_complete: true, value }
    }

    fn read(&mut self, game: &Cathedral) -> Worth {
        let side = game.to_move();
        let Outcome { result, lead } = self.reader.read(&Planes::of(game, Frame::of(side)));
        Worth::new(sign(side) * result, sign(side) * lead)
    }
}

impl Evaluator for NetworkEvaluation {
    const PARAMS: SearchParams = SearchParams {
        exploration: 1.3,
        first_play_urgency: FirstPlayUrgency::BelowEstimate(0.25),
        paranoia: 0.0,
        bonus: Bonus::Puct(ParentVisits::Edges),
        widening: None,
        ties: Ties::Listed,
    };
    const THIRDS: SolvingThirds = SolvingThirds { usual: 1, likely: 2 };
    const RESULT_SHARE: f32 = RESULT_SHARE;

    fn expand(&mut self, game: &Cathedral) -> Expansion<Action, Worth> {
        match game.question() {
            Question::Capture(_) => self.expand_capture(game),
            _ => self.expand_building(game),
        }
    }
}
