//! Why something did not happen in a match.

use thiserror::Error;

use bastide_presentation::Refused;
use bastide_store::StoreError;

/// Why something did not happen in a match that is there.
#[derive(Debug, Error)]
pub enum MatchError {
    #[error("there is no such match")]
    NoSuchMatch,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("not everybody has sat down yet")]
    Waiting,
    #[error("the match is over")]
    Over,
    #[error("the time is over")]
    OutOfTime,
    #[error("there is nothing to take back")]
    NothingToUndo,
    #[error("another change came first")]
    Outdated,
    #[error("{}", .0.text)]
    Refused(Refused),
    /// The rules allow it, but it is not what the lesson asks for: a hint in the learner's language.
    #[error("{0}")]
    Hint(String),
    /// Its log and these rules contradict each other: the rules have changed, or the log is damaged.
    #[error("the match cannot be read: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}
