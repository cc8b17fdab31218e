//! Connections that only read. They see the last commit and never wait for the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;

use super::{Begun, Options, Result, StoreError, keep_statements};
use crate::engine::{Job, Tx};

pub(crate) struct SqliteReaders {
    path: PathBuf,
    options: Options,
    /// As many permits as there may be connections.
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl SqliteReaders {
    pub(crate) fn new(path: &Path, options: Options) -> Self {
        let permits = Arc::new(Semaphore::new(options.readers));
        Self { path: path.to_owned(), options, permits, idle: Mutex::default() }
    }

    /// Runs a job on a thread where it may block, in a transaction of its own: all that it asks
    /// is answered as of one moment.
    pub(crate) async fn read(self: &Arc<Self>, job: Job) -> Result<()> {
        let permit =
            Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Stopped)?;
        let readers = Arc::clone(self);
        let answer = tokio::task::spawn_blocking(move || {
            // It goes back together with the connection, not when the caller stops waiting.
            let _permit = permit;
            readers.read_now(&job)
        });
        answer.await.unwrap_or(Err(StoreError::Stopped))
    }

    /// The same on this thread, for reads that take microseconds, less than a change of threads. Waits for a
    /// connection like any other read.
    pub(crate) async fn glance(&self, job: Job) -> Result<()> {
        let _permit = self.permits.acquire().await.map_err(|_| StoreError::Stopped)?;
        self.read_now(&job)
    }

    fn read_now(&self, job: &Job) -> Result<()> {
        let idle = self.idle().pop();
        let connection = idle.map_or_else(|| self.connect(), Ok)?;
        let begun = Begun::new(&connection, "begin")?;
        job(&Tx::sqlite(&connection))?;
        begun.commit()?;
        self.idle().push(connection);
        Ok(())
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn connect(&self) -> Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(self.options.patience)?;
        keep_statements(&connection)?;
        Ok(connection)
    }
}
