//! Why the store could not do what it was asked.

use std::error::Error;
use std::sync::Arc;

use crate::{Database, GuestId, MatchId};

/// A failure of the store. When a commit fails, every write in it gets the error. A lost race for a sequence
/// number or a seat is not a failure: see [`Appended`](crate::Appended) and
/// [`Log::take_seat`](crate::Log::take_seat).
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database {database} cannot be opened: {reason}")]
    Open { database: Database, reason: Box<StoreError> },
    #[error(transparent)]
    Unusable(#[from] DatabaseProblem),
    #[error(transparent)]
    Transient(#[from] TransientError),
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
}

/// Why a database cannot be brought to this version of the program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MigrationError {
    #[error("a later version of the program has changed it (migration {version}, {name})")]
    Later { version: i32, name: String },
    #[error("its migration {version} ({name}) is not the one of this program")]
    Other { version: i32, name: String },
}

/// What only the operator can put right.
#[derive(Clone, Debug, thiserror::Error)]
pub enum DatabaseProblem {
    #[error("the database does not fit this version of the program: {0}")]
    Migration(MigrationError),
    #[error("the database may not be written; check the permissions of its file and folder")]
    ReadOnly,
    #[error("the folder of the database is missing or may not be entered")]
    Unreachable,
    #[error("the file is not a database of Bastide, or is damaged")]
    NotADatabase,
    #[error("the disk is full; nothing more can be written")]
    Full,
    #[error("the address of the PostgreSQL cannot be read: {0}")]
    Address(String),
    #[error(
        "PostgreSQL cannot be spoken to in private ({0}); `sslrootcert=FILE` in its address names the authority that \
         signed its certificate"
    )]
    NotSecure(String),
    #[error("PostgreSQL lets nobody in by this name and password ({0})")]
    NotLetIn(String),
    #[error("PostgreSQL has no such database ({0}); make it with `createdb`")]
    NoSuchDatabase(String),
}

/// The same request may succeed in a moment.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TransientError {
    #[error("another program holds the database; stop it and try again")]
    Busy,
    #[error("PostgreSQL does not answer ({0}); is it running, and is the address right?")]
    NoAnswer(String),
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
    /// Whether the same request may succeed in a moment.
    pub fn is_transient(&self) -> bool {
        matches!(self, Self::Transient(_))
    }
}
