//! How the faces of the store read and write: a question becomes a job that the engines run without knowing the type of
//! its answer. They are compiled once because of it, not once for every question in every crate that asks one.

use std::sync::{Arc, Mutex, PoisonError};

use crate::engine::{Job, Tx};
use crate::store::Store;
use crate::{MatchId, Result, StoreError};

pub(crate) trait Access {
    fn store(&self) -> &Store;

    fn write<T, F>(&self, write: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(write);
        answer.after(self.store().writer.write(None, job))
    }

    /// A write about one match.
    fn write_match<T, F>(&self, id: &MatchId, write: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(write);
        answer.after(self.store().writer.write(Some(id.clone()), job))
    }

    /// For reads of a few rows by key.
    fn glance<T, F>(&self, read: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(read);
        answer.after(self.store().readers.glance(job))
    }

    fn read<T, F>(&self, read: F) -> impl Future<Output = Result<T>> + Send
    where
        T: Send + 'static,
        F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
    {
        let (job, answer) = job(read);
        answer.after(self.store().readers.read(job))
    }
}

impl Access for Store {
    fn store(&self) -> &Store {
        self
    }
}

/// What the last run of a [`Job`] found.
struct Answer<T>(Arc<Mutex<Option<T>>>);

fn job<T, F>(work: F) -> (Job, Answer<T>)
where
    T: Send + 'static,
    F: Fn(&Tx<'_>) -> Result<T> + Send + 'static,
{
    let answer = Arc::new(Mutex::new(None));
    let found = Arc::clone(&answer);
    let job = move |tx: &Tx<'_>| {
        let value = work(tx)?;
        *found.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
        Ok(())
    };
    (Box::new(job), Answer(answer))
}

impl<T> Answer<T> {
    /// The answer, once the job has run.
    async fn after(self, running: impl Future<Output = Result<()>>) -> Result<T> {
        running.await?;
        let mut found = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        found.take().ok_or(StoreError::Stopped)
    }
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
