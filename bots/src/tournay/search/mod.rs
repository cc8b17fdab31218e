//! The searches of Tournay, over imagined worlds. The strongest is guided by what was learned from self-play; with
//! several threads each has a tree of its own.

mod first;
mod model;
mod params;

use std::sync::Arc;

use bastide_core::{Game as _, Seat, Silent, Viewer};
use bastide_tournay::{Action, Tournay};

pub use self::first::TournayFirstSearchBot;
use self::model::LearnedModel;
pub use self::params::TournayParams;
use super::judgement::Judgement;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::Budget;
use crate::search::{Forest, WorldSearch};

pub struct TournaySearchBot {
    judgement: Arc<Judgement>,
    /// The defaults of the table where there are none.
    params: Option<TournayParams>,
    seed: u64,
    forest: Forest<LearnedModel>,
    /// The last answer, and the game in which it was given.
    last: Option<(Tournay, Action)>,
}

impl TournaySearchBot {
    /// With what comes with the program.
    pub fn new(seed: u64) -> Self {
        Self::with_judgement(Judgement::shipped(), seed)
    }

    pub fn with_judgement(judgement: Arc<Judgement>, seed: u64) -> Self {
        Self { judgement, params: None, seed, forest: Forest::default(), last: None }
    }

    #[must_use]
    pub fn with_params(self, params: TournayParams) -> Self {
        Self { params: Some(params), ..self }
    }

    /// Everything that was looked at, the most visited first, and how many descents that took.
    pub fn survey(
        &mut self,
        game: &Tournay,
        seat: Seat,
        budget: Budget,
    ) -> (Vec<Candidate<Action>>, u64) {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let known = self.known_step(game, seat);
        let params = self.params.unwrap_or_else(|| TournayParams::at_table_of(game.players()));
        let make = |number| {
            let model = LearnedModel::new(Arc::clone(&self.judgement), params);
            WorldSearch::new(model, params.search, self.seed.wrapping_add(number))
        };
        for tree in self.forest.at_least(budget.threads(), make) {
            (tree.model.params, tree.params) = (params, params.search);
            tree.start_after(known);
        }
        if let [action] = legal[..] {
            let candidate = Candidate { action, estimate: Estimate::default(), visits: 1 };
            return (vec![candidate], 1);
        }
        let nodes = self.forest.grow(game, seat, budget);
        let mut candidates = self.forest.candidates(budget.threads());
        candidates.retain(|candidate| legal.contains(&candidate.action));
        (candidates, nodes)
    }

    /// Says which action was taken in a game: the search goes on from there, if it is asked again.
    pub fn note(&mut self, game: &Tournay, action: Action) {
        self.last = Some((game.clone(), action));
    }

    /// The last answer, if nothing has happened since but what it led to for certain.
    fn known_step(&mut self, game: &Tournay, seat: Seat) -> Option<Action> {
        let (mut before, action) = self.last.take()?;
        let _ = before.apply(seat, action, &mut Silent).ok()?;
        let is_asked = before.to_act().contains(seat) && before.task() == game.task();
        let who = Viewer::Seat(seat);
        (is_asked && before.view(who) == game.view(who)).then_some(action)
    }
}

impl Bot<Tournay> for TournaySearchBot {
    fn name(&self) -> String {
        "search".to_owned()
    }

    fn choose(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> Choice<Action> {
        let game = &game.tidied(seat);
        let (candidates, nodes) = self.survey(game, seat, budget);
        let choice = Choice::ranked(candidates, nodes);
        self.note(game, choice.action);
        choice
    }
}
