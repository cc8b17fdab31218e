//! Guests, matches and logs, kept in a database of one file. The store knows no rule: an entry is a text.
//!
//! Invariant: what a write answers is durable. One thread writes and commits all waiting writes
//! together; readers stand beside it. The log of a match has no gap, and of two writers of one
//! sequence number exactly one wins.

mod columns;
mod error;
mod guests;
mod lessons;
mod lists;
mod log;
mod match_id;
mod matches;
mod readers;
mod remarks;
pub mod rows;
mod schema;
mod seats;
mod tokens;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OpenFlags};

pub use error::StoreError;
pub use rows::*;
pub use tokens::{ApiToken, NewApiToken};

use readers::Readers;
use writer::Writer;

type Result<T, E = StoreError> = std::result::Result<T, E>;

/// The database. Cloning it is cheap; dropping the last clone finishes what waits.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
    readers: Arc<Readers>,
}

/// How a database is opened.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long to wait for another program that holds the file.
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

impl Store {
    /// Opens the database at `path`, makes it if there is none, and brings it to this version.
    pub async fn open(path: impl AsRef<Path>) -> Result<Self> {
        Self::open_with(path, Options::default()).await
    }

    pub async fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Self> {
        let path = path.as_ref().to_owned();
        tokio::task::spawn_blocking(move || Self::open_now(path, options))
            .await
            .unwrap_or(Err(StoreError::Stopped))
    }

    fn open_now(path: PathBuf, options: Options) -> Result<Self> {
        let connection = match connect(&path, options) {
            Ok(connection) => connection,
            Err(reason) => return Err(StoreError::Open { path, reason: Box::new(reason) }),
        };
        let readers = Arc::new(Readers::new(&path, options));
        Ok(Self { writer: Arc::new(Writer::start(connection)), readers })
    }

    pub fn statistics(&self) -> Statistics {
        self.writer.statistics()
    }

    async fn write<T, F>(&self, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        self.writer.write(write).await
    }

    async fn read<T, F>(&self, read: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        self.readers.read(read).await
    }
}

/// The writer's connection, to a database of this version.
fn connect(path: &Path, options: Options) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    writable(&connection)?;
    connection.busy_timeout(options.patience)?;
    connection.execute_batch(
        "pragma journal_mode = wal;
         pragma synchronous = full;
         pragma foreign_keys = on;",
    )?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

/// The engine falls back to reading a file it may not write; the first move would be refused then.
fn writable(connection: &Connection) -> Result<()> {
    if connection.is_readonly("main")? { Err(StoreError::ReadOnly) } else { Ok(()) }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |elapsed| elapsed.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("bastide.db")).await.unwrap();
        let settings = store
            .write(|tx| {
                let setting = |name| tx.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
                let journal: String =
                    tx.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
                Ok((journal, setting("synchronous")?, setting("foreign_keys")?))
            })
            .await;
        let full = 2;
        assert_eq!(settings.unwrap(), ("wal".to_owned(), full, 1));
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("bastide.db")).await.unwrap();
        let written = store.read(|tx| Ok(tx.execute("delete from guest", ())?)).await;
        assert!(matches!(written, Err(StoreError::ReadOnly)), "{written:?}");
    }

    /// Permissions do not bind every user who runs the tests, so the refusal is shown on a
    /// connection that cannot write.
    #[test]
    fn a_file_that_may_not_be_written_is_refused_when_it_is_opened() {
        let connection = Connection::open_in_memory().unwrap();
        assert!(writable(&connection).is_ok());
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bastide.db");
        connect(&path, Options::default()).unwrap();
        let connection =
            Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        assert!(matches!(writable(&connection), Err(StoreError::ReadOnly)));
    }
}
