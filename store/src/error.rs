//! Why the store could not do what it was asked.

use std::error::Error;
use std::sync::Arc;

use rusqlite::ErrorCode;

use crate::{Database, GuestId, MatchId};

/// A failure of the store; that of a commit is told to every write in it. A lost race for a sequence
/// number or a seat is not one: see [`Appended`](crate::Appended) and
/// [`Store::take_seat`](crate::Store::take_seat).
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database {database} cannot be opened: {reason}")]
    Open { database: Database, reason: Box<StoreError> },
    #[error("the database does not fit this version of the program: {0}")]
    Migration(#[source] Arc<refinery::Error>),
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
    #[error("another has this name, or one that looks the same")]
    NameTaken,
    #[error("this is there already ({0})")]
    AlreadyThere(String),
    #[error("a row holds what no version of this program wrote: {0}")]
    Damaged(String),
    #[error("the database is not empty; restore into a new one")]
    NotEmpty,
    #[error("the backup {file}: {problem}")]
    Backup { file: String, problem: BackupProblem },
    #[error("the store has stopped")]
    Stopped,
    #[error("the database failed: {0}")]
    Database(#[source] Arc<dyn Error + Send + Sync>),
    #[error("the address of the PostgreSQL cannot be read: {0}")]
    Address(String),
    #[error("PostgreSQL does not answer ({0}); is it running, and is the address right?")]
    NoAnswer(String),
    #[error(
        "PostgreSQL cannot be spoken to in private ({0}); `sslrootcert=FILE` in its address names the authority that \
         signed its certificate"
    )]
    NotSecure(String),
    #[error("PostgreSQL lets nobody in by this name and password ({0})")]
    NotLetIn(String),
    #[error("PostgreSQL has no such database ({0}); make it with `createdb`")]
    NoSuchDatabase(String),
    #[error("the connection to PostgreSQL was lost ({0})")]
    ConnectionLost(String),
    /// Two writers waited for each other; one of them may try again.
    #[error("another write was in the way")]
    InTheWay,
}

/// What is wrong with a file that a backup is written to or read from.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BackupProblem {
    #[error("{0}")]
    File(Arc<std::io::Error>),
    #[error("it is no backup of Bastide")]
    Foreign,
    #[error("it was made by a later version of this program, or by none ({0})")]
    Later(String),
    #[error("line {0} cannot be read")]
    Line(usize),
    #[error("it is cut off, or was altered")]
    NotWhole,
}

impl StoreError {
    /// Whether the same may go well in a moment.
    pub fn is_passing(&self) -> bool {
        matches!(self, Self::Busy | Self::NoAnswer(_) | Self::ConnectionLost(_) | Self::InTheWay)
    }

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
        Self::meaning(&error).unwrap_or_else(|| Self::Database(Arc::new(error)))
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
