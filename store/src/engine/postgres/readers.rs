//! Connections that only read.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

use super::{PostgresSession, Result, Server, StoreError};
use crate::TransientError;
use crate::engine::{Job, Tx};

pub(crate) struct PostgresReaders {
    server: Server,
    /// As many permits as there may be connections.
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<PostgresSession>>,
}

impl PostgresReaders {
    pub(crate) fn new(server: Server) -> Self {
        let permits = Arc::new(Semaphore::new(server.options.readers));
        Self { server, permits, idle: Mutex::default() }
    }

    pub(crate) fn server(&self) -> &Server {
        &self.server
    }

    /// Runs a job on a thread where it may block, in a transaction of its own: all that it asks is
    /// answered as of one moment. If the connection is lost, it is asked again.
    pub(crate) async fn read(self: &Arc<Self>, job: Job) -> Result<()> {
        let permit =
            Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Stopped)?;
        let readers = Arc::clone(self);
        let answer = tokio::task::spawn_blocking(move || {
            // It goes back together with the connection, not when the caller stops waiting.
            let _permit = permit;
            readers.server.patiently(|| readers.read_now(&job))
        });
        answer.await.unwrap_or(Err(StoreError::Stopped))
    }

    fn read_now(&self, job: &Job) -> Result<()> {
        let idle = self.idle().pop();
        let session = idle.map_or_else(|| PostgresSession::open(&self.server), Ok)?;
        session.ahead("begin isolation level repeatable read, read only");
        let answer = job(&Tx::postgres(&session, false));
        if matches!(answer, Err(StoreError::Transient(TransientError::ConnectionLost(_)))) {
            // The others broke with it.
            self.idle().clear();
            return answer;
        }
        session.say("rollback")?;
        self.idle().push(session);
        answer
    }

    fn idle(&self) -> MutexGuard<'_, Vec<PostgresSession>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
