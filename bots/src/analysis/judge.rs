//! Who judges.

use bastide_core::{Game, Seat};

use crate::bot::{Candidate, Estimate};
use crate::budget::Budget;
use crate::roster::Roster;

/// By which knowledge a decision is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    /// What the seat knew when it decided.
    Own,
    /// Hidden cards and decks as they really were.
    Hindsight,
}

/// What was found out about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment<Action> {
    /// What the seat could expect before it chose.
    pub outlook: Estimate,
    /// The actions that were looked at to the end, best first; at least one.
    pub options: Vec<Candidate<Action>>,
}

impl<Action: Copy + PartialEq> Assessment<Action> {
    /// What was found out about one action.
    pub fn of(&self, action: Action) -> Option<Estimate> {
        self.options.iter().find(|option| option.action == action).map(|option| option.estimate)
    }
}

/// Judges positions and decisions of one game.
pub trait Judge<G: Game>: Send {
    /// Judges what `seat`, which is to act, may do. What was played is judged in any case, and in doubt taken to be
    /// as good as the best; so are others that follow it in `played`, without the benefit of doubt.
    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        played: &[G::Action],
        terms: (Knowledge, Budget),
    ) -> Assessment<G::Action>;

    /// What a seat can expect, whoever is to act.
    fn outlook(&mut self, game: &G, seat: Seat, terms: (Knowledge, Budget)) -> Estimate;
}

/// A game whose decisions can be judged.
pub trait Analysed: Roster {
    /// Whether everything is open and nothing is left to chance: there is no hindsight then, and no luck.
    const IS_OPEN: bool;

    /// What a seat came to, once the game is over.
    fn outcome(&self, seat: Seat) -> Option<Estimate>;

    /// A judge whose randomness, if it has any, follows from `seed`.
    fn judge(seed: u64) -> Box<dyn Judge<Self>>;
}
