//! Guests, matches and logs, kept in a database: a file of one machine (SQLite) or a PostgreSQL
//! that several machines share. The store knows no rule: an entry is a text.
//!
//! Invariant: what a write answers is durable. One thread writes and commits all waiting writes
//! together; readers stand beside it. The log of a match has no gap, and of two writers of one
//! sequence number exactly one wins.

mod accounts;
mod backup;
mod change;
mod clocks;
mod database;
mod deeds;
mod error;
mod guests;
mod hooks;
mod lessons;
mod lists;
mod log;
mod match_id;
mod matches;
mod names;
mod people;
mod postgres;
mod ratings;
mod remarks;
mod restraints;
pub mod rows;
mod seats;
mod sessions;
mod shuffles;
mod sqlite;
pub mod time_control;
pub mod tls;
mod token_hash;
mod tokens;
mod tournaments;
mod turns;
mod tx;
mod value;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::broadcast;

pub use accounts::{Account, Named, NewAccount, Proof};
pub use backup::Kept;
pub use change::{Change, Changes};
pub use clocks::Outage;
pub use database::Database;
pub use deeds::{Announcement, By, Deed};
pub use error::{BackupProblem, StoreError};
pub use hooks::{Delivery, Hook, NewHook, Turned};
pub use names::fold;
pub use people::{OwnRemark, Person, Wanted};
pub use ratings::{Fresh, ListedRating, NewRated, RatingChange, Recomputed, StoredRating, System};
pub use restraints::{Restraint, RestraintKind};
pub use rows::*;
pub use sessions::{Known, NewSession, Session};
pub use shuffles::StoredShuffle;
pub use token_hash::{TokenHash, token_hash};
pub use tokens::{ApiToken, Bearer, NewApiToken};
pub use tournaments::{
    MatchTournament, NewRound, NewTournament, StoredEntrant, StoredPairing, StoredTournament,
    TournamentId, WholeTournament,
};

use tx::Tx;
use writer::Writer;

type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The database. Cloning it is cheap; dropping the last clone finishes what waits.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
    readers: Readers,
    changes: broadcast::Sender<Change>,
    tokens_ended: Arc<AtomicU64>,
}

#[derive(Clone)]
enum Readers {
    Sqlite(Arc<sqlite::Readers>),
    Postgres(Arc<postgres::Readers>),
}

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long to wait for another program that holds the file, or for a PostgreSQL that is away.
    pub patience: Duration,
    /// How many questions are answered at the same time.
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

/// So many changes of other nodes may wait to be heard; whoever is slower doubts everything.
const UNHEARD: usize = 4096;

impl Store {
    /// Opens the database, makes its tables if there are none, and brings them to this version.
    pub async fn open(database: impl Into<Database>) -> Result<Self> {
        Self::open_with(database, Options::default()).await
    }

    pub async fn open_with(database: impl Into<Database>, options: Options) -> Result<Self> {
        let database = database.into();
        tokio::task::spawn_blocking(move || {
            let opened = match &database {
                Database::File(path) => Self::open_file(path, options),
                Database::Postgres(address) => Self::open_postgres(address, options),
            };
            opened.map_err(|reason| StoreError::Open { database, reason: Box::new(reason) })
        })
        .await
        .unwrap_or(Err(StoreError::Stopped))
    }

    fn open_file(path: &Path, options: Options) -> Result<Self> {
        let connection = sqlite::connect(path, options)?;
        Ok(Self {
            writer: Arc::new(Writer::start(connection)),
            readers: Readers::Sqlite(Arc::new(sqlite::Readers::new(path, options))),
            changes: broadcast::Sender::new(1),
            tokens_ended: Arc::default(),
        })
    }

    fn open_postgres(address: &str, options: Options) -> Result<Self> {
        let server = postgres::Server::new(address, options)?;
        let writer = postgres::Committer::connect(&server)?;
        let changes = broadcast::Sender::new(UNHEARD);
        postgres::listen(&server, &changes)?;
        Ok(Self {
            writer: Arc::new(Writer::start(writer)),
            readers: Readers::Postgres(Arc::new(postgres::Readers::new(server))),
            changes,
            tokens_ended: Arc::default(),
        })
    }

    pub fn statistics(&self) -> Statistics {
        self.writer.statistics()
    }

    /// What other nodes change from now on.
    pub fn changes(&self) -> Changes {
        Changes(self.changes.subscribe())
    }

    async fn write<T, F>(&self, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.writer.write(None, write).await
    }

    /// A write about one match.
    async fn write_match<T, F>(&self, id: &MatchId, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.writer.write(Some(id.clone()), write).await
    }

    /// Reads one row by its key, or a few: what takes microseconds where the database is in this process.
    async fn glance<T, F>(&self, read: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        match &self.readers {
            Readers::Sqlite(readers) => readers.glance(read).await,
            Readers::Postgres(readers) => readers.read(read).await,
        }
    }

    async fn read<T, F>(&self, read: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        match &self.readers {
            Readers::Sqlite(readers) => readers.read(read).await,
            Readers::Postgres(readers) => readers.read(read).await,
        }
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |elapsed| elapsed.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("bastide.db")).await.unwrap();
        let written = store.read(|tx| tx.execute("delete from guest", &[])).await;
        assert!(matches!(written, Err(StoreError::ReadOnly)), "{written:?}");
    }
}
