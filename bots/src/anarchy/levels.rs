//! The Anarchy's levels.

use bastide_anarchy::{Action, Anarchy, Kind, Phase, Question};
use bastide_core::{Game as _, Seat};
use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::defence::Defence;
use super::planner::inclinations;
use super::{AnarchyGreedyBot, PlannerBot};
use crate::bot::{Bot, Candidate, Estimate};
use crate::budget::{Budget, Stopwatch};
use crate::levels::{LEVELS, Ladder, Mind, mind, sharp, within};

/// Battles that take as long to look at as a game that is played out.
const BATTLES_PER_NODE: u64 = 400;
/// From this chance on, as a logarithm, the policy is not questioned: that is three in four.
const SURE: f32 = -0.29;

impl Ladder for Anarchy {
    const MINDS: [Mind; LEVELS] = [
        mind(0, 3.2, 0.8, 0.35),
        mind(0, 2.5, 0.7, 0.20),
        mind(0, 2.2, 0.7, 0.10),
        mind(0, 2.0, 0.7, 0.04),
        mind(0, 1.9, 0.68, 0.0),
        mind(0, 1.0, 0.58, 0.0),
        mind(0, 0.7, 0.32, 0.0),
        sharp(32),
    ];

    const GLANCE_NODES: u64 = 4000;

    fn glancing(seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(AnarchyGreedyBot::new(seed))
    }

    fn weigh(
        &self,
        seat: Seat,
        mind: Mind,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> (Vec<Candidate<Action>>, u64) {
        if self.phase() == Phase::Defence {
            return defend(self, seat, within(BATTLES_PER_NODE * mind.nodes, budget));
        }
        let inclinations = inclinations(self, seat);
        if mind.nodes == 0 || inclinations[0].estimate.value > SURE {
            return (inclinations, 1);
        }
        PlannerBot::new(rng.next_u64()).weigh(self, seat, within(mind.nodes, budget))
    }

    /// What serves the defence is neglected first.
    fn subtlety(&self, _: Seat, action: Action) -> f32 {
        match action {
            Action::Prepare(_) => 1.0,
            Action::Fill { id, .. } if self.table().spec(id).kind == Kind::Fortification => 1.0,
            Action::Deploy { .. } => 0.5,
            Action::Done => 0.0,
            _ => 0.3,
        }
    }
}

/// How much less likely a worker goes where nobody is needed: that is how a flank stays open.
const WRONG_SIDE: f32 = -3.0;

/// The answer of the defence; where a worker could go elsewhere, those sides behind it.
fn defend(game: &Anarchy, seat: Seat, budget: Budget) -> (Vec<Candidate<Action>>, u64) {
    let mut defence = Defence::default();
    let (best, nodes) = if budget.nodes.is_some_and(|nodes| nodes > 1) {
        defence.think(game, seat, &Stopwatch::start(budget))
    } else {
        // One guess a round: who sends each worker by another guess covers no side.
        let mut guess = Pcg64Mcg::seed_from_u64(game.round().into());
        (defence.play(game, seat, &mut guess), 1)
    };
    let candidate = |action, value| {
        let estimate = Estimate { value, margin: None, is_exact: false };
        Candidate { action, estimate, visits: 1 }
    };
    let mut candidates = vec![candidate(best, 0.0)];
    if matches!(game.question(seat), Question::Deploy { .. }) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let is_other_side = |action: &Action| match (*action, best) {
            (Action::Deploy { worker, .. }, Action::Deploy { worker: kind, .. }) => {
                worker == kind && *action != best
            }
            _ => false,
        };
        let others = legal.into_iter().filter(is_other_side);
        candidates.extend(others.map(|action| candidate(action, WRONG_SIDE)));
    }
    (candidates, nodes)
}
