//! Playing on for an analysis: a few turns of everybody by first sight, then what the evaluation says.

use bastide_core::{Game as _, Seat};
use bastide_tournay::{Action, Tournay};
use rand_pcg::Pcg64Mcg;

use super::TournaySearchBot;
use super::evaluation::{chances, evaluate, lead};
use super::playout::Playout;
use super::policy::Policy;
use crate::analysis::{Analysed, Foreseen, Judge, Rollouts, lead_of};
use crate::bot::Estimate;

/// Turns of everybody that are played.
const TURNS: u32 = 3;
/// How far first sight may be off, in points: those who go on are no machines either.
const TEMPERATURE: f32 = 0.1;

/// Keeps the lists of playing on.
#[derive(Default)]
pub struct PlayOn(Playout);

impl Foreseen for Tournay {
    type Player = PlayOn;

    fn play_on(&mut self, player: &mut PlayOn, rng: &mut Pcg64Mcg) {
        let turns = TURNS * u32::from(self.players());
        player.0.play(self, turns, TEMPERATURE, rng);
    }

    fn prospect(&self, seat: Seat) -> Estimate {
        let value = chances(self)[seat.index()];
        let margin = match self.standing() {
            Some(standing) => lead_of(&standing, seat),
            None => lead(&evaluate(self), self.players(), seat),
        };
        Estimate { value, margin: Some(margin), is_exact: false }
    }

    fn first_sight(&self, seat: Seat, actions: &[Action]) -> Vec<f32> {
        let Some(policy) = Policy::of(self, seat) else { return vec![0.0; actions.len()] };
        actions.iter().map(|&action| policy.look(action)).collect()
    }
}

impl Analysed for Tournay {
    const IS_OPEN: bool = false;

    fn outcome(&self, seat: Seat) -> Option<Estimate> {
        self.standing().is_some().then(|| self.prospect(seat))
    }

    fn judge(seed: u64) -> Box<dyn Judge<Self>> {
        Box::new(Rollouts::new(seed, Box::new(TournaySearchBot::new(seed))))
    }
}
