//! Why a request is not granted: what the levels below say, and what only the web can say.

use thiserror::Error;

use bastide_community::accounts::Crowded;
use bastide_community::{AccountError, TournamentError};
use bastide_matches::{CreateError, MatchError};
use bastide_store::StoreError;

/// Why a request is not granted.
#[derive(Debug, Error)]
pub(crate) enum WebError {
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error(transparent)]
    Create(CreateError),
    #[error(transparent)]
    Account(AccountError),
    #[error(transparent)]
    Tournament(TournamentError),
    #[error("this link leads to no seat")]
    NoSuchInvitation,
    #[error("the match is not over yet")]
    NotOver,
    #[error("the picture could not be drawn")]
    NoPicture,
    #[error("too often; again in {seconds} s")]
    TooOften { seconds: u32 },
}

impl From<StoreError> for WebError {
    fn from(error: StoreError) -> Self {
        Self::Match(error.into())
    }
}

/// A match that is in the way is told as such, whatever was about to be done.
impl From<CreateError> for WebError {
    fn from(error: CreateError) -> Self {
        match error {
            CreateError::Match(error) => Self::Match(error),
            error => Self::Create(error),
        }
    }
}

impl From<AccountError> for WebError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::Match(error) => Self::Match(error),
            error => Self::Account(error),
        }
    }
}

impl From<TournamentError> for WebError {
    fn from(error: TournamentError) -> Self {
        match error {
            TournamentError::Match(error) => Self::Match(error),
            TournamentError::Create(error) => error.into(),
            error => Self::Tournament(error),
        }
    }
}

impl From<Crowded> for WebError {
    fn from(Crowded { seconds }: Crowded) -> Self {
        Self::TooOften { seconds }
    }
}
