//! The one thread that writes. It takes all waiting writes, commits them together, and only then answers them:
//! an answered write is on the disk, and a busy server syncs once for many moves. Each engine has its own commit.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::engine::{Job, Running, Statistics, Tx};
use crate::{MatchId, Result, StoreError};

/// From this many writes at once on, more are likely on their way.
const MANY: usize = 32;
/// How long to wait for them: per multiple of [`MANY`], and at most. They share the cost of a commit, and among
/// hundreds of writes a few milliseconds do not matter.
const GATHERING: Duration = Duration::from_micros(500);
const LONGEST_GATHERING: Duration = Duration::from_millis(6);

/// How an engine commits writes together.
pub(crate) trait Commit: Send + 'static {
    /// Runs all writes and commits them. A write that is refused undoes nothing but itself; a
    /// failure of the commit is a failure of them all.
    fn commit(&mut self, batch: &mut [Write]) -> Result<()>;
}

/// The handle of the writer thread. Dropping it waits for all pending writes.
pub(crate) struct Writer {
    queue: Option<mpsc::Sender<Write>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    commits: AtomicU64,
    writes: AtomicU64,
}

impl Writer {
    pub(crate) fn start(engine: impl Commit) -> Self {
        let (queue, waiting) = mpsc::channel();
        let counters = Arc::<Counters>::default();
        let counted = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(engine, &waiting, &counted))
            .expect("the system starts one thread more");
        Self { queue: Some(queue), thread: Some(thread), counters }
    }

    /// Runs a job in the next commit, and ends once it is durable. A caller who stops waiting does not stop the write.
    pub(crate) fn write(&self, about: Option<MatchId>, job: Job) -> Running<'_> {
        Box::pin(async {
            let (reply, answer) = oneshot::channel();
            let write = Write { about, job, result: None, reply };
            let queue = self.queue.as_ref().ok_or(StoreError::Stopped)?;
            queue.send(write).map_err(|_| StoreError::Stopped)?;
            answer.await.unwrap_or(Err(StoreError::Stopped))
        })
    }

    pub(crate) fn statistics(&self) -> Statistics {
        Statistics {
            commits: self.counters.commits.load(Ordering::Relaxed),
            writes: self.counters.writes.load(Ordering::Relaxed),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        let Some(thread) = self.thread.take() else { return };
        // An answer may drop the task that waited for it, and with it the last store: then this
        // is the writer itself, which ends without being waited for.
        if thread.thread().id() != thread::current().id() {
            let _ = thread.join();
        }
    }
}

/// A write with its caller.
pub(crate) struct Write {
    about: Option<MatchId>,
    job: Job,
    result: Option<Result<()>>,
    reply: oneshot::Sender<Result<()>>,
}

impl Write {
    /// The match it is about. Engines with several writers go through matches in one order, so
    /// that none waits for another in a circle.
    pub(crate) fn about(&self) -> Option<&MatchId> {
        self.about.as_ref()
    }

    /// Runs it and keeps what came of it; the error is why it is to be taken back.
    pub(crate) fn run(&mut self, tx: &Tx<'_>) -> Result<(), &StoreError> {
        match self.result.insert((self.job)(tx)) {
            Ok(()) => Ok(()),
            Err(error) => Err(error),
        }
    }

    pub(crate) fn answer(self, commit: Result<(), &StoreError>) {
        let result = match (self.result, commit) {
            // Why this very write failed says more than why the others failed with it.
            (Some(Err(own)), _) => Err(own),
            (_, Err(shared)) => Err(shared.clone()),
            (Some(Ok(())), Ok(())) => Ok(()),
            (None, Ok(())) => Err(StoreError::Stopped),
        };
        let _ = self.reply.send(result);
    }
}

/// Ends when the last sender is gone and nothing waits.
fn write_all(mut engine: impl Commit, queue: &mpsc::Receiver<Write>, counters: &Counters) {
    let mut gathering = Duration::ZERO;
    while let Ok(first) = queue.recv() {
        if !gathering.is_zero() {
            thread::sleep(gathering);
        }
        let mut batch: Vec<_> = std::iter::once(first).chain(queue.try_iter()).collect();
        gathering = LONGEST_GATHERING.min(GATHERING * (batch.len() / MANY) as u32);
        let commit = engine.commit(&mut batch);
        counters.commits.fetch_add(u64::from(commit.is_ok()), Ordering::Relaxed);
        counters.writes.fetch_add(batch.len() as u64, Ordering::Relaxed);
        for write in batch {
            write.answer(commit.as_ref().map(|&()| ()));
        }
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use super::{Result, Write, oneshot};

    pub(crate) type PendingAnswer = oneshot::Receiver<Result<()>>;

    /// A write that waits, and where its answer will come.
    pub(crate) fn asked(sql: &'static str) -> (Write, PendingAnswer) {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(move |tx: &super::Tx<'_>| tx.execute(sql, &[]).map(drop));
        (Write { about: None, job, result: None, reply }, answer)
    }
}
