//! The two databases behind one transaction type: SQLite in the process, PostgreSQL for several servers.

mod migrations;
pub(crate) mod postgres;
pub(crate) mod sqlite;
mod tx;
mod value;
mod writer;

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

pub(crate) use tx::{Row, Tx, Values};
pub(crate) use value::{FromValue, ToValue, Value};
#[cfg(test)]
pub(crate) use writer::testing;
pub(crate) use writer::{Commit, Write, Writer};

use crate::Result;

/// Connections that answer questions beside the writer.
#[derive(Clone)]
pub(crate) enum Readers {
    Sqlite(Arc<sqlite::SqliteReaders>),
    Postgres(Arc<postgres::PostgresReaders>),
}

/// A read or write. An engine that was disturbed may run it again.
pub(crate) type Job = Box<dyn Fn(&Tx<'_>) -> Result<()> + Send>;

pub(crate) type Running<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

impl Readers {
    pub(crate) fn read(&self, job: Job) -> Running<'_> {
        match self {
            Self::Sqlite(readers) => Box::pin(readers.read(job)),
            Self::Postgres(readers) => Box::pin(readers.read(job)),
        }
    }

    /// For reads of a few rows by key: with SQLite they run on the calling thread, which takes microseconds.
    pub(crate) fn glance(&self, job: Job) -> Running<'_> {
        match self {
            Self::Sqlite(readers) => Box::pin(readers.glance(job)),
            Self::Postgres(readers) => Box::pin(readers.read(job)),
        }
    }
}

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long to wait for another program that holds the file, or for a PostgreSQL that is away.
    pub patience: Duration,
    /// How many reads run at the same time.
    pub readers: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self { patience: Duration::from_secs(5), readers: 4 }
    }
}

/// What the writer has done since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    pub commits: u64,
    pub writes: u64,
}
