//! What a failure of SQLite means.

use std::sync::Arc;

use rusqlite::ErrorCode;

use crate::{DatabaseProblem, StoreError, TransientError};

/// What a failure of the engine means, where that is more than that it failed.
pub(super) fn meaning(error: &rusqlite::Error) -> Option<StoreError> {
    if is_damage(error) {
        return Some(StoreError::Damaged(error.to_string()));
    }
    Some(match error.sqlite_error_code()? {
        ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => TransientError::Busy.into(),
        ErrorCode::ReadOnly | ErrorCode::PermissionDenied => DatabaseProblem::ReadOnly.into(),
        ErrorCode::CannotOpen => DatabaseProblem::Unreachable.into(),
        ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt => {
            DatabaseProblem::NotADatabase.into()
        }
        ErrorCode::DiskFull => DatabaseProblem::Full.into(),
        ErrorCode::ConstraintViolation if is_unique(error) => {
            StoreError::AlreadyThere(error.to_string())
        }
        _ => return None,
    })
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        meaning(&error).unwrap_or_else(|| Self::Database(Arc::new(error)))
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
