//! Tournaments: everybody against everybody, Swiss, and duplicate events in which every table meets the same cards.
//!
//! What comes next follows from what is stored and the time ([`plan`]); doing it ([`advance`]) is a job that any node may
//! take, any number of times: the store lets it happen once.

mod advance;
mod announce;
mod kind;
pub mod pairing;
mod plan;
mod result;
mod sealed;
mod standings;
mod tournament;

use thiserror::Error;

use bastide_matches::{CreateError, MatchError, Matches};
use bastide_store::StoreError;

pub use announce::{NotATournament, TournamentWish};
pub use kind::{Kind, Scoring, Stage};
pub use standings::{POINT, Row, shares, standings};
pub use tournament::{Entrant, Game, GameEnding, GameResult, Tournament};

/// Why something did not happen to a tournament.
#[derive(Debug, Error)]
pub enum TournamentError {
    #[error("there is no such tournament")]
    NoSuchTournament,
    #[error(transparent)]
    NotATournament(#[from] NotATournament),
    #[error("the tournament has begun")]
    TournamentBegun,
    /// Everybody plays the same cards, and a guest can come twice.
    #[error("this event is for players with accounts")]
    NeedsAccount,
    /// Others have yet to play these cards.
    #[error("this is closed until the event is over")]
    Sealed,
    #[error(transparent)]
    Create(#[from] CreateError),
    #[error(transparent)]
    Match(#[from] MatchError),
}

impl From<StoreError> for TournamentError {
    fn from(error: StoreError) -> Self {
        Self::Match(error.into())
    }
}

/// The tournaments of this server.
#[derive(Clone)]
pub struct Tournaments {
    matches: Matches,
}

impl Tournaments {
    pub(super) fn new(matches: Matches) -> Self {
        Self { matches }
    }
}
