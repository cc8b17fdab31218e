//! Playing on for an analysis: to the end of the game, by the policy that many games have taught.

use bastide_anarchy::{Action, Anarchy};
use bastide_core::{Game as _, Seat};
use rand_pcg::Pcg64Mcg;

use super::PlannerBot;
use super::playout::PolicyPlayer;
use super::weights::{Menu, PolicyWeights};
use crate::analysis::{Analysed, Foreseen, Judge, Rollouts, lead_of};
use crate::bot::Estimate;
use crate::mcts::result;

/// A lead of so many points at the end is a clear one.
const CLEAR_LEAD: f32 = 15.0;
/// What points alone are measured by, where there is nobody to beat.
const SOLO_SCALE: f32 = 150.0;

impl Foreseen for Anarchy {
    /// Made anew for every game: a castle's defence remembers its plan, which is another world's.
    type Player = ();

    fn play_on(&mut self, (): &mut (), rng: &mut Pcg64Mcg) {
        let nobody = (Seat::new(0), PolicyWeights::taught());
        PolicyPlayer::default().play(self, nobody, rng, &mut Vec::new());
    }

    fn prospect(&self, seat: Seat) -> Estimate {
        let Some(standing) = self.standing() else { return Estimate::default() };
        let margin = lead_of(&standing, seat);
        let value = if standing.places.len() > 1 {
            0.5 * result(&standing, seat) + 0.5 * (margin / CLEAR_LEAD).tanh()
        } else {
            (margin / SOLO_SCALE).tanh()
        };
        Estimate { value, margin: Some(margin), is_exact: false }
    }

    fn first_sight(&self, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let mut menu = Menu::default();
        menu.read(self, seat, PolicyWeights::taught());
        let chance = |action: &Action| menu.actions.iter().position(|it| it == action);
        actions.iter().map(|action| chance(action).map_or(0.0, |at| menu.chances[at])).collect()
    }
}

impl Analysed for Anarchy {
    const IS_OPEN: bool = false;

    fn outcome(&self, seat: Seat) -> Option<Estimate> {
        self.standing().is_some().then(|| self.prospect(seat))
    }

    fn judge(seed: u64) -> Box<dyn Judge<Self>> {
        Box::new(Rollouts::new(seed, Box::new(PlannerBot::new(seed))))
    }
}
