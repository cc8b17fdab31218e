//! Worlds as what was learned from self-play sees them: valued where a turn begins.

use std::sync::Arc;

use bastide_core::{Game as _, Seat, Silent};
use bastide_tournay::{Action, Task, Tournay};
use rand_pcg::Pcg64Mcg;

use super::super::judgement::{Judgement, Moment, Sight};
use super::super::playout::noise;
use super::params::TournayParams;
use crate::search::{SeatValues, WorldModel};

/// No turn has nearly so many decisions; whatever goes on for longer is valued as it stands.
const MOST_PLIES: u32 = 400;

pub(super) struct LearnedModel {
    judgement: Arc<Judgement>,
    pub(super) params: TournayParams,
    /// Whose turn it was before the last action of the descent.
    active: Seat,
    legal: Vec<Action>,
    sight: Sight,
}

impl LearnedModel {
    pub(super) fn new(judgement: Arc<Judgement>, params: TournayParams) -> Self {
        let (active, legal, sight) = (Seat::new(0), Vec::new(), Sight::default());
        Self { judgement, params, active, legal, sight }
    }

    /// Plays by policy until the turn of the searching seat begins; in the last round, to the end of the
    /// game. So all that is compared is valued from one point of view.
    fn play_on(&mut self, world: &mut Tournay, asking: Seat, rng: &mut Pcg64Mcg) {
        let mut active = self.active;
        for _ in 0..MOST_PLIES {
            let is_whose = world.active() == asking || !self.params.is_patient;
            let is_turn = is_whose && active != world.active();
            let is_open = world.is_last_round() || world.task() == Some(Task::Commit);
            if is_turn && !is_open {
                return;
            }
            active = world.active();
            let Some(seat) = world.to_act().iter().next() else { return };
            let action = self.pick(world, seat, rng);
            let _ = world.apply(seat, action, &mut Silent).expect("listed actions are legal");
        }
    }

    /// The likeliest action of a seat, with noise by the temperature.
    fn pick(&mut self, world: &Tournay, seat: Seat, rng: &mut Pcg64Mcg) -> Action {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let mut best = (f32::MIN, self.legal[0]);
        if self.legal.len() == 1 {
            return best.1;
        }
        let moment = Moment::of(world, seat).expect("a seat that is to act has a task");
        let prior = &self.judgement.weights(world.players()).prior;
        for &action in &self.legal {
            let logit = prior.logit(&moment.aspect(action));
            let score = logit + self.params.temperature * noise(rng);
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }
}

impl WorldModel for LearnedModel {
    type World = Tournay;

    fn pass_through(&mut self, world: &Tournay) {
        self.active = world.active();
    }

    fn priors(&self, world: &Tournay, seat: Seat) -> impl Fn(Action) -> f32 {
        let moment = Moment::of(world, seat).expect("a seat that is to act has a task");
        let prior = &self.judgement.weights(world.players()).prior;
        move |action| {
            let logit = prior.logit(&moment.aspect(action));
            (self.params.prior_sharpness * logit).clamp(-15.0, 15.0).exp()
        }
    }

    fn values(&mut self, world: &mut Tournay, asking: Seat, rng: &mut Pcg64Mcg) -> SeatValues {
        self.play_on(world, asking, rng);
        self.judgement.chances(world, &mut self.sight)
    }
}
