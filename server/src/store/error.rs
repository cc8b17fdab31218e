//! Why the store could not do what it was asked.

use std::path::PathBuf;
use std::sync::Arc;

use rusqlite::ErrorCode;
use thiserror::Error;

use super::{GuestId, MatchId};

/// A failure of the store. A lost race for a sequence number or a seat is not one: see
/// [`Appended`](super::Appended) and [`Store::take_seat`](super::Store::take_seat).
#[derive(Debug, Error)]
pub enum StoreError {
    #[error("the database {} cannot be opened: {reason}", path.display())]
    Open { path: PathBuf, reason: Box<StoreError> },
    #[error("the database does not fit this version of the program: {0}")]
    Migration(#[source] Box<refinery::Error>),
    #[error("another program holds the database; stop it and try again")]
    Busy,
    #[error("the database may not be written; check the permissions of its file and folder")]
    ReadOnly,
    #[error("the folder of the database is missing or may not be entered")]
    Unreachable,
    #[error("the file is not a database of Bastide, or is damaged")]
    NotADatabase,
    #[error("the disk is full; nothing more can be written")]
    Full,
    #[error("there is no match {0}")]
    UnknownMatch(MatchId),
    #[error("there is no guest {}", .0.0)]
    UnknownGuest(GuestId),
    #[error("this is there already ({0})")]
    AlreadyThere(String),
    #[error("a row holds what no version of this program wrote: {0}")]
    Damaged(String),
    #[error("the store has stopped")]
    Stopped,
    #[error("the database failed: {0}")]
    Database(#[source] Arc<rusqlite::Error>),
}

impl StoreError {
    /// What a failure of the engine means, where that is more than that it failed.
    pub(super) fn meaning(error: &rusqlite::Error) -> Option<Self> {
        if is_damage(error) {
            return Some(Self::Damaged(error.to_string()));
        }
        Some(match error.sqlite_error_code()? {
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::ReadOnly | ErrorCode::PermissionDenied => Self::ReadOnly,
            ErrorCode::CannotOpen => Self::Unreachable,
            ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt => Self::NotADatabase,
            ErrorCode::DiskFull => Self::Full,
            ErrorCode::ConstraintViolation if is_unique(error) => {
                Self::AlreadyThere(error.to_string())
            }
            _ => return None,
        })
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self::from(&Arc::new(error))
    }
}

/// A failed commit fails every write in it, so the error is shared.
impl From<&Arc<rusqlite::Error>> for StoreError {
    fn from(error: &Arc<rusqlite::Error>) -> Self {
        Self::meaning(error).unwrap_or_else(|| Self::Database(Arc::clone(error)))
    }
}

fn is_damage(error: &rusqlite::Error) -> bool {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
    matches!(
        error,
        FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..)
    )
}

fn is_unique(error: &rusqlite::Error) -> bool {
    use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
    error.sqlite_error().is_some_and(|failure| {
        [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE].contains(&failure.extended_code)
    })
}
