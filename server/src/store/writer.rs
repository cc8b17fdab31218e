//! The one thread that writes. It takes every write that waits, commits them together, and only
//! then answers them: what is answered is on the disk, and a busy server pays one synchronisation
//! for many moves. Each write has its own savepoint, so a refused one undoes nothing but itself.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::{Result, Statistics, StoreError};

/// The handle of the writer thread. Dropping it waits until all that was asked is written.
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Box<dyn Write>>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

#[derive(Default)]
struct Counters {
    commits: AtomicU64,
    writes: AtomicU64,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Self {
        let (queue, waiting) = mpsc::channel();
        let counters = Arc::<Counters>::default();
        let counted = Arc::clone(&counters);
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(connection, &waiting, &counted))
            .expect("the system starts one thread more");
        Self { queue: Some(queue), thread: Some(thread), counters }
    }

    /// Runs `write` in the next commit; the answer comes once it is durable. A caller who stops
    /// waiting does not stop the write.
    pub(super) async fn write<T, F>(&self, write: F) -> Result<T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let waiting = Waiting { write: Some(write), result: None, reply };
        let queue = self.queue.as_ref().ok_or(StoreError::Stopped)?;
        queue.send(Box::new(waiting)).map_err(|_| StoreError::Stopped)?;
        answer.await.unwrap_or(Err(StoreError::Stopped))
    }

    pub(super) fn statistics(&self) -> Statistics {
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

/// A write with its caller, whatever it returns.
trait Write: Send {
    fn run(&mut self, transaction: &mut Transaction<'_>);
    fn answer(self: Box<Self>, commit: Result<(), &Arc<rusqlite::Error>>);
}

struct Waiting<T, F> {
    write: Option<F>,
    result: Option<Result<T>>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T, F> Write for Waiting<T, F>
where
    T: Send,
    F: FnOnce(&Connection) -> Result<T> + Send,
{
    fn run(&mut self, transaction: &mut Transaction<'_>) {
        self.result = self.write.take().map(|write| in_savepoint(transaction, write));
    }

    fn answer(self: Box<Self>, commit: Result<(), &Arc<rusqlite::Error>>) {
        let result = match (self.result, commit) {
            // Why this very write failed says more than why the others failed with it.
            (Some(Err(own)), _) => Err(own),
            (_, Err(shared)) => Err(shared.into()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Stopped),
        };
        let _ = self.reply.send(result);
    }
}

fn in_savepoint<T>(
    transaction: &mut Transaction<'_>,
    write: impl FnOnce(&Connection) -> Result<T>,
) -> Result<T> {
    let savepoint = transaction.savepoint()?;
    let value = write(&savepoint)?;
    savepoint.commit()?;
    Ok(value)
}

/// Ends when the last sender is gone and nothing waits.
fn write_all(
    mut connection: Connection,
    queue: &mpsc::Receiver<Box<dyn Write>>,
    counters: &Counters,
) {
    while let Ok(first) = queue.recv() {
        let mut batch: Vec<_> = std::iter::once(first).chain(queue.try_iter()).collect();
        let commit = commit_together(&mut connection, &mut batch).map_err(Arc::new);
        counters.commits.fetch_add(u64::from(commit.is_ok()), Ordering::Relaxed);
        counters.writes.fetch_add(batch.len() as u64, Ordering::Relaxed);
        for write in batch {
            write.answer(commit.as_ref().map(|&()| ()));
        }
    }
}

fn commit_together(
    connection: &mut Connection,
    batch: &mut [Box<dyn Write>],
) -> rusqlite::Result<()> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for write in batch {
        write.run(&mut transaction);
        // A full disk takes the whole transaction back; a savepoint after that would stand alone
        // and be committed, although its caller is told of a failure.
        if transaction.is_autocommit() {
            break;
        }
    }
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    type Answer = oneshot::Receiver<Result<usize>>;

    fn asked(sql: &'static str) -> (Box<dyn Write>, Answer) {
        let (reply, answer) = oneshot::channel();
        let write = Some(move |tx: &Connection| Ok(tx.execute(sql, ())?));
        (Box::new(Waiting { write, result: None, reply }), answer)
    }

    /// A database that has room for a few pages only.
    fn narrow() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("pragma max_page_count = 10; create table line (text);").unwrap();
        connection
    }

    fn lines(connection: &Connection) -> i64 {
        connection.query_one("select count(*) from line", (), |row| row.get(0)).unwrap()
    }

    #[test]
    fn on_a_full_disk_what_failed_is_not_there() {
        let mut connection = narrow();
        let (mut batch, answers): (Vec<_>, Vec<_>) = [
            "insert into line values ('short')",
            "insert into line values (zeroblob(1000000))",
            "insert into line values ('short')",
        ]
        .map(asked)
        .into_iter()
        .unzip();
        let commit = commit_together(&mut connection, &mut batch).map_err(Arc::new);
        for write in batch {
            write.answer(commit.as_ref().map(|&()| ()));
        }
        let answers: Vec<_> = answers.into_iter().map(|mut answer| answer.try_recv()).collect();
        assert!(answers.iter().all(|answer| answer.as_ref().unwrap().is_err()), "{answers:?}");
        assert!(matches!(answers[1], Ok(Err(StoreError::Full))), "{answers:?}");
        assert_eq!(lines(&connection), 0);
    }

    #[test]
    fn after_a_full_disk_the_writer_goes_on() {
        let mut connection = narrow();
        let (long, _) = asked("insert into line values (zeroblob(1000000))");
        assert!(commit_together(&mut connection, &mut [long]).is_err());
        let (short, _) = asked("insert into line values ('short')");
        assert!(commit_together(&mut connection, &mut [short]).is_ok());
        assert_eq!(lines(&connection), 1);
    }
}
