//! Looking at a position for the first time: is its end known, and if not, what is worth trying?

use std::sync::Arc;

use bastide_cathedral::{Action, Cathedral, Placement, Question, Side};
use bastide_core::Game as _;

use super::tree::{Edge, Finding};
use crate::budget::Stopwatch;
use crate::cathedral::endgame::Endgame;
use crate::cathedral::network::{Frame, Network, Outcome, Planes, Reader};
use crate::cathedral::outlook::Outlook;
use crate::cathedral::worth::{Worth, sign};

/// Actions kept at a node.
const WIDTH: usize = 64;
/// From how many contested squares on a new node is tried to be solved, and with how many
/// positions.
const SOLVABLE: u32 = 12;
const SOLVER_NODES: u64 = 600;
/// How likely a capture is taken to be; leaving a piece where it stands is rarely better.
const CAPTURE_PRIOR: f32 = 0.9;

/// Looks at positions; every thread has its own.
pub(super) struct Scout {
    reader: Reader,
    endgame: Endgame,
    /// Positions that the endgame looked at.
    solved: u64,
}

impl Scout {
    pub(super) fn new(network: Arc<Network>) -> Self {
        Self { reader: Reader::new(network), endgame: Endgame::new(), solved: 0 }
    }

    pub(super) fn endgame(&mut self) -> &mut Endgame {
        &mut self.endgame
    }

    /// Positions of the endgame since this was asked last.
    pub(super) fn take_solved(&mut self) -> u64 {
        std::mem::take(&mut self.solved)
    }

    /// Light's lead in a position whose end is known or near enough to be solved.
    pub(super) fn prove(&mut self, game: &Cathedral, stopwatch: Stopwatch) -> Option<i8> {
        if game.question() == Question::Nothing {
            return Some(game.points(Side::Dark) as i8 - game.points(Side::Light) as i8);
        }
        if Outlook::of(game).contested().len() > SOLVABLE {
            return None;
        }
        let solution = self.endgame.solve(game, SOLVER_NODES, Some(stopwatch));
        self.solved += self.endgame.nodes();
        solution.map(|solution| solution.lead)
    }

    /// The actions of a position that goes on.
    pub(super) fn explore(&mut self, game: &Cathedral) -> Finding {
        match game.question() {
            Question::Capture(_) => self.explore_capture(game),
            _ => self.explore_building(game),
        }
    }

    fn explore_building(&mut self, game: &Cathedral) -> Finding {
        let side = game.to_move();
        let frame = Frame::of(side);
        let Outcome { result, lead } = self.reader.read(&Planes::of(game, frame));
        let worth = Worth::new(sign(side) * result, sign(side) * lead);
        let inclined =
            |placement: Placement| (self.reader.inclination(frame.answer(placement)), placement);
        let mut inclinations: Vec<(f32, Placement)> =
            game.fits(side).iter().map(inclined).collect();
        let is_complete = inclinations.len() <= WIDTH;
        if !is_complete {
            inclinations.select_nth_unstable_by(WIDTH - 1, |a, b| b.0.total_cmp(&a.0));
            inclinations.truncate(WIDTH);
        }
        inclinations.sort_by(|a, b| b.0.total_cmp(&a.0));
        let most = inclinations[0].0;
        let weight = |logit: f32| (logit - most).exp();
        let sum: f32 = inclinations.iter().map(|&(logit, _)| weight(logit)).sum();
        let edge = |&(logit, placement): &(f32, Placement)| {
            Edge::new(Action::Place(placement), weight(logit) / sum)
        };
        Finding::Open { edges: inclinations.iter().map(edge).collect(), is_complete, worth }
    }

    /// The network has not learned what it is to be asked about a capture: it is shown the
    /// position after taking everything.
    fn explore_capture(&mut self, game: &Cathedral) -> Finding {
        let mut actions = Vec::new();
        game.legal(game.to_move().seat(), &mut actions);
        let prior = |action: &Action| match action {
            Action::Capture(_) => CAPTURE_PRIOR,
            _ => 1.0 - CAPTURE_PRIOR,
        };
        let edges = actions.iter().map(|action| Edge::new(*action, prior(action))).collect();
        let mut after = game.clone();
        while let Question::Capture(pending) = after.question() {
            let first = pending.first().expect("a capture question is about a piece");
            after.play_unchecked(Action::Capture(first));
        }
        let worth = self.worth(&after);
        Finding::Open { edges, is_complete: true, worth }
    }

    fn worth(&mut self, game: &Cathedral) -> Worth {
        if game.question() == Question::Nothing {
            return Worth::proven(game.points(Side::Dark) as i8 - game.points(Side::Light) as i8);
        }
        let sign = sign(game.to_move());
        let Outcome { result, lead } =
            self.reader.read(&Planes::of(game, Frame::of(game.to_move())));
        Worth::new(sign * result, sign * lead)
    }
}
