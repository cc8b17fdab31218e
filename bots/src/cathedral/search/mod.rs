//! The searches of Cathedral: PUCT under the guidance of a network, or of the evaluation, exact where the end is
//! in sight, with a tree that is kept from one decision to the next.

mod first;
mod guided;
mod positions;
mod prover;

use std::sync::Arc;

use bastide_cathedral::{Action, Cathedral, Question, Setup};
use bastide_core::Seat;

pub use self::first::CathedralFirstSearchBot;
use self::guided::NetworkEvaluation;
use self::positions::PositionSearch;
use super::network::Network;
use super::places;
use super::survey::{Survey, Surveyor};
use crate::bot::{Bot, Choice};
use crate::budget::Budget;

/// The strongest bot, on as many threads as it is given.
pub struct CathedralSearchBot {
    network: Arc<Network>,
    search: PositionSearch<NetworkEvaluation>,
    /// Plays by other rules, which the network has not learned.
    first: Option<CathedralFirstSearchBot>,
}

impl CathedralSearchBot {
    /// With the weights that come with the program.
    pub fn new() -> Self {
        Self::with_network(Network::shipped())
    }

    pub fn with_network(network: Arc<Network>) -> Self {
        Self { network, search: PositionSearch::default(), first: None }
    }
}

impl Default for CathedralSearchBot {
    fn default() -> Self {
        Self::new()
    }
}

impl Bot<Cathedral> for CathedralSearchBot {
    fn name(&self) -> String {
        "search".to_owned()
    }

    fn choose(&mut self, game: &Cathedral, _: Seat, budget: Budget) -> Choice<Action> {
        self.survey(game, budget).choice()
    }
}

impl Surveyor for CathedralSearchBot {
    fn survey(&mut self, game: &Cathedral, budget: Budget) -> Survey {
        if game.rules() != Setup::default() {
            return self.first.get_or_insert_default().survey(game, budget);
        }
        if game.question() == Question::Cathedral {
            return places::survey(game);
        }
        let network = &self.network;
        self.search.survey(game, budget, || NetworkEvaluation::new(Arc::clone(network)))
    }
}

/// The position after an action.
fn play(game: &Cathedral, action: Action) -> Cathedral {
    let mut after = game.clone();
    after.play_unchecked(action);
    after
}
