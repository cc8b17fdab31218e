//! A tree and what makes it grow: one descent after the other, each in a world imagined anew.

use std::sync::Arc;

use bastide_core::{Game as _, Seat, Silent};
use bastide_tournay::{Action, Task, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::super::judgement::{Judgement, Moment, Sight};
use super::super::playout::noise;
use super::manner::Manner;
use super::tree::{Arrival, Step, Tree};
use crate::bot::Candidate;
use crate::budget::Stopwatch;

/// No turn has nearly so many decisions; whatever goes on for longer is judged as it stands.
const MOST_PLIES: u32 = 400;

pub(super) struct Grower {
    judgement: Arc<Judgement>,
    manner: Manner,
    rng: Pcg64Mcg,
    tree: Tree,
    legal: Vec<Action>,
    path: Vec<(Step, Seat)>,
    sight: Sight,
}

impl Grower {
    pub(super) fn new(judgement: Arc<Judgement>, seed: u64) -> Self {
        Self {
            judgement,
            manner: Manner::at_table_of(2),
            rng: Pcg64Mcg::seed_from_u64(seed),
            tree: Tree::default(),
            legal: Vec::new(),
            path: Vec::new(),
            sight: Sight::default(),
        }
    }

    /// Goes on from what is known about the game after an action at the last root, or from nothing.
    pub(super) fn start_after(&mut self, action: Option<Action>, manner: Manner) {
        self.manner = manner;
        match action {
            Some(action) => self.tree.move_root(action),
            None => self.tree.clear(),
        }
    }

    pub(super) fn candidates(&self, legal: &[Action]) -> Vec<Candidate<Action>> {
        self.tree.candidates(legal)
    }

    /// Grows until the budget is spent or so many descents are made; says how many there were.
    pub(super) fn grow(
        &mut self,
        game: &Tournay,
        seat: Seat,
        (stopwatch, most): (Stopwatch, u64),
    ) -> u64 {
        let mut descents = 0;
        while descents == 0 || descents < most && !stopwatch.is_over(descents) {
            let world = game.imagine(seat, &mut self.rng);
            self.descend(world, seat);
            descents += 1;
        }
        descents
    }

    /// One descent through the tree, up to a turn of everybody by habit, and the result back up.
    fn descend(&mut self, mut world: Tournay, asking: Seat) {
        self.path.clear();
        let mut node = Tree::ROOT;
        // Where several decide at once, whoever asks does so first.
        let mut next = Some(asking);
        let mut active = world.active();
        while let Some(seat) = next {
            active = world.active();
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let moment = Moment::of(&world, seat).expect("a seat that is to act has a task");
            let habits = &self.judgement.lore(world.players()).habits;
            let weigh = |action| {
                let inclination = habits.inclination(&moment.aspect(action));
                (self.manner.sharpness * inclination).clamp(-15.0, 15.0).exp()
            };
            let step = self.tree.select(node, &self.legal, self.manner, weigh);
            self.path.push((step, seat));
            let action = self.tree.action(step);
            let _ = world.apply(seat, action, &mut Silent).expect("the action was listed");
            match self.tree.arrive(step) {
                Arrival::Leaf => break,
                Arrival::At(child) => node = child,
            }
            next = world.to_act().iter().next();
        }
        self.play_on(&mut world, asking, active);
        let values = self.judgement.chances(&world, &mut self.sight);
        let feared = -values[asking.index()];
        for &(step, seat) in &self.path {
            let own = values[seat.index()];
            let paranoia = if seat == asking { 0.0 } else { self.manner.paranoia };
            self.tree.learn(step, own + paranoia * (feared - own));
        }
    }

    /// Plays by habit until the turn of whoever asks begins; in the last round, to the end of the
    /// game. So all that is compared is judged from one point of view.
    fn play_on(&mut self, world: &mut Tournay, asking: Seat, mut active: Seat) {
        for _ in 0..MOST_PLIES {
            let is_whose = world.active() == asking || !self.manner.is_patient;
            let is_turn = is_whose && active != world.active();
            let is_open = world.is_last_round() || world.task() == Some(Task::Commit);
            if is_turn && !is_open {
                return;
            }
            active = world.active();
            let Some(seat) = world.to_act().iter().next() else { return };
            let action = self.pick(world, seat);
            let _ = world.apply(seat, action, &mut Silent).expect("listed actions are legal");
        }
    }

    /// The action that a seat is most inclined to, with some doubt.
    fn pick(&mut self, world: &Tournay, seat: Seat) -> Action {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let mut best = (f32::MIN, self.legal[0]);
        if self.legal.len() == 1 {
            return best.1;
        }
        let moment = Moment::of(world, seat).expect("a seat that is to act has a task");
        let habits = &self.judgement.lore(world.players()).habits;
        for &action in &self.legal {
            let inclination = habits.inclination(&moment.aspect(action));
            let score = inclination + self.manner.doubt * noise(&mut self.rng);
            if score > best.0 {
                best = (score, action);
            }
        }
        best.1
    }
}
