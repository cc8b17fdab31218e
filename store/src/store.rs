//! Opening the database.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::broadcast;

use crate::engine::{Options, Readers, Statistics, Writer, postgres, sqlite};
use crate::notice::Notice;
use crate::{Database, Result, StoreError};

/// The database. A clone is cheap; dropping the last one waits for pending writes.
#[derive(Clone)]
pub struct Store {
    pub(crate) writer: Arc<Writer>,
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
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |elapsed| elapsed.as_millis() as i64)
}
