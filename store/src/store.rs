//! Opening the database, and how the faces read from it and write to it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::broadcast;

use crate::engine::{Options, Readers, Statistics, Tx, Writer, job, postgres, sqlite};
use crate::notice::Notice;
use crate::{Database, MatchId, Result, StoreError};

/// The database. A clone is cheap; dropping the last one waits for pending writes.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
    pub(crate) readers: Readers,
    pub(crate) notices: broadcast::Sender<Notice>,
    pub(crate) tokens_ended: Arc<AtomicU64>,
}

/// How many notices of other nodes may wait for a subscriber; one that falls behind further reloads everything.
const MOST_PENDING_NOTICES: usize = 4096;

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
            readers: Readers::Sqlite(Arc::new(sqlite::SqliteReaders::new(path, options))),
            notices: broadcast::Sender::new(1),
            tokens_ended: Arc::default(),
        })
    }

    fn open_postgres(address: &str, options: Options) -> Result<Self> {
        let server = postgres::Server::new(address, options)?;
        let writer = postgres::Committer::connect(&server)?;
        let notices = broadcast::Sender::new(MOST_PENDING_NOTICES);
        postgres::listen(&server, &notices)?;
        Ok(Self {
            writer: Arc::new(Writer::start(writer)),
            readers: Readers::Postgres(Arc::new(postgres::PostgresReaders::new(server))),
            notices,
            tokens_ended: Arc::default(),
        })
    }

    pub fn statistics(&self) -> Statistics {
        self.writer.statistics()
    }

    async fn write<T, F>(&self, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(write);
        self.writer.write(None, job).await?;
        answer.take()
    }

    /// A write about one match.
    async fn write_match<T, F>(&self, id: &MatchId, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(write);
        self.writer.write(Some(id.clone()), job).await?;
        answer.take()
    }

    /// For reads of a few rows by key.
    async fn glance<T, F>(&self, read: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(read);
        self.readers.glance(job).await?;
        answer.take()
    }

    async fn read<T, F>(&self, read: F) -> Result<T>
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(read);
        self.readers.read(job).await?;
        answer.take()
    }
}

/// Lets the faces of the store read and write as the store itself does.
pub(crate) trait Access {
    fn store(&self) -> &Store;

    fn write<T, F>(&self, write: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.store().write(write)
    }

    fn write_match<T, F>(&self, id: &MatchId, write: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.store().write_match(id, write)
    }

    fn glance<T, F>(&self, read: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.store().glance(read)
    }

    fn read<T, F>(&self, read: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        self.store().read(read)
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
    use crate::DatabaseProblem;

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("bastide.db")).await.unwrap();
        let written = store.read(|tx| tx.execute("delete from guest", &[])).await;
        assert!(
            matches!(written, Err(StoreError::Unusable(DatabaseProblem::ReadOnly))),
            "{written:?}"
        );
    }
}
