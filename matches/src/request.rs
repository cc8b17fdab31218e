//! What a new match shall be like.

use bastide_core::{Nonce, SetupError};
use thiserror::Error;

use super::error::MatchError;
use bastide_store::time_control::Terms;
use bastide_store::{GuestId, MatchId, SeriesPlace, StoreError, TournamentId, Visibility};

/// Why a match cannot be set up.
#[derive(Debug, Error)]
pub enum CreateError {
    #[error("there is no such game")]
    NoSuchGame,
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of more than two would lose.
    #[error("with more than two players a bot stands in for whoever runs out of time")]
    Terms,
    #[error("this is no bot: {0}")]
    Bot(String),
    /// They think at everybody's cost.
    #[error("only {most} matches of bots alone go on for one player at a time")]
    BotsAlone { most: u32 },
    #[error(transparent)]
    Match(#[from] MatchError),
}

impl From<StoreError> for CreateError {
    fn from(error: StoreError) -> Self {
        Self::Match(error.into())
    }
}

/// Who shall sit on a seat of a new match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatRequest {
    Myself,
    /// Somebody who is known already: for rematches.
    Guest(GuestId),
    Friend,
    Anyone,
    Bot(String),
}

/// What somebody wants to play.
#[derive(Clone, Debug)]
pub struct MatchRequest {
    pub game: String,
    pub setup: String,
    /// Words for the seed; without them it comes from a secret and the parts of the seats.
    pub seed: Option<String>,
    /// What whoever sets it up does about the shuffle.
    pub adding: Adding,
    pub visibility: Visibility,
    pub seats: Vec<SeatRequest>,
    /// Games in the series; one is no series.
    pub games: u32,
    pub follows: Follows,
    /// What is agreed about time.
    pub terms: Terms,
    /// Whether it shall count, if it can.
    pub rated: bool,
}

/// What a new match goes on from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Follows {
    #[default]
    Nothing,
    /// The next game of a series.
    Series(SeriesPlace),
    Rematch(MatchId),
    /// It meets the cards of another, whose seed it has.
    Same(MatchId),
    /// It goes on from a position of another, whose seed it has.
    Further(MatchId),
    /// It meets the cards of a duplicate event.
    Event(TournamentId),
}

/// What a player does about the shuffle who sets a match up or sits down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Adding {
    /// Leaves it to the server.
    #[default]
    Nothing,
    /// Will add a part once they have seen the commitment.
    Later,
    Own(Nonce),
}
