//! What a failure of PostgreSQL means.

use std::error::Error as _;
use std::io;
use std::sync::Arc;

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::{DatabaseProblem, StoreError, TransientError};

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let reason = told(&error);
        let Some(code) = error.code() else {
            let is_lost = error.is_closed() || is_io(&error);
            return if is_lost {
                Self::Transient(TransientError::ConnectionLost(reason))
            } else {
                Self::Database(Arc::new(error))
            };
        };
        match *code {
            SqlState::UNIQUE_VIOLATION => Self::AlreadyThere(reason),
            SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::LOCK_NOT_AVAILABLE => Self::Transient(TransientError::InTheWay),
            SqlState::DISK_FULL => Self::Unusable(DatabaseProblem::Full),
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::Unusable(DatabaseProblem::ReadOnly),
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => {
                Self::Unusable(DatabaseProblem::NotLetIn(reason))
            }
            SqlState::INVALID_CATALOG_NAME => {
                Self::Unusable(DatabaseProblem::NoSuchDatabase(reason))
            }
            SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            | SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT
            | SqlState::TOO_MANY_CONNECTIONS
            | SqlState::CONNECTION_FAILURE
            | SqlState::CONNECTION_EXCEPTION => {
                Self::Transient(TransientError::ConnectionLost(reason))
            }
            _ => Self::Database(Arc::new(error)),
        }
    }
}

/// A failure to connect: then nothing was lost.
pub(crate) fn connecting(error: Error) -> StoreError {
    if is_tls(&error) {
        return StoreError::Unusable(DatabaseProblem::NotSecure(told(&error)));
    }
    match StoreError::from(error) {
        StoreError::Transient(TransientError::ConnectionLost(reason)) => {
            StoreError::Transient(TransientError::NoAnswer(reason))
        }
        // Refused before the database was asked: a password is missing.
        StoreError::Database(error) => {
            StoreError::Unusable(DatabaseProblem::NotLetIn(error.to_string()))
        }
        other => other,
    }
}

/// The error with its source, which says what happened.
pub(crate) fn told(error: &Error) -> String {
    if let Some(error) = error.as_db_error() {
        return error.message().to_owned();
    }
    error.source().map_or_else(|| error.to_string(), |source| format!("{error}: {source}"))
}

/// The certificate is wrong or missing. A connection that breaks in the handshake is another failure.
fn is_tls(error: &Error) -> bool {
    // Only the message tells a handshake from other failures.
    let is_handshake = error.to_string().starts_with("error performing TLS handshake");
    is_handshake && io_error(error).is_none_or(|error| error.kind() == io::ErrorKind::InvalidData)
}

fn is_io(error: &Error) -> bool {
    io_error(error).is_some()
}

fn io_error(error: &Error) -> Option<&io::Error> {
    error.source()?.downcast_ref()
}
