//! SQLite: the database of one machine, in one file and in the process.

mod error;
mod readers;
mod schema;

use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, Params};

pub(crate) use readers::SqliteReaders;

use crate::engine::{Commit, Options, Tx, Value, Values, Write};
use crate::{DatabaseProblem, Result, StoreError};

/// Prepared statements to keep: there are about a hundred, and preparing one takes longer than running it.
const STATEMENTS: usize = 256;

/// Pages of the write-ahead log before a checkpoint. On a busy server most pages change often, and a later
/// checkpoint moves them once.
const LOG_PAGES: u32 = 16384;

/// The writer's page cache, in KiB: enough for some thousand running matches.
const CACHE_KIB: i64 = 64 * 1024;

/// The writer's connection, to a database of this version.
pub(crate) fn connect(path: &Path, options: Options) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    // What SQLite adds beside it gets the same permissions. What cannot be made it explains better.
    let _ = crate::private::touch(path);
    let mut connection = Connection::open_with_flags(path, flags)?;
    writable(&connection)?;
    connection.busy_timeout(options.patience)?;
    connection.execute_batch(
        "pragma journal_mode = wal;
         pragma synchronous = full;
         pragma foreign_keys = on;",
    )?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    schema::migrate(&mut connection)?;
    keep_statements(&connection)?;
    Ok(connection)
}

/// Keeps prepared statements stable: otherwise one that a partial index might serve is prepared again for every
/// value.
fn keep_statements(connection: &Connection) -> Result<()> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// SQLite opens a file it may not write as read-only, and the first move would be refused.
fn writable(connection: &Connection) -> Result<()> {
    if connection.is_readonly("main")? { Err(DatabaseProblem::ReadOnly.into()) } else { Ok(()) }
}

impl Commit for Connection {
    /// Commits all together, unless a refused write has already changed something; then each in a savepoint.
    fn commit(&mut self, batch: &mut [Write]) -> Result<()> {
        let together = Begun::new(self, "begin immediate")?;
        if can_stay_together(self, batch) {
            return together.commit();
        }
        drop(together);
        let begun = Begun::new(self, "begin immediate")?;
        each_by_itself(self, batch)?;
        begun.commit()
    }
}

/// Runs all writes without savepoints, which would make SQLite copy every page; false if that must be undone.
fn can_stay_together(connection: &Connection, batch: &mut [Write]) -> bool {
    batch.iter_mut().all(|write| {
        let before = connection.total_changes();
        let is_refused = write.run(&Tx::sqlite(connection)).is_err();
        !is_refused || (!connection.is_autocommit() && connection.total_changes() == before)
    })
}

/// Runs each write in a savepoint of its own, so that a refused one undoes nothing but itself.
fn each_by_itself(connection: &Connection, batch: &mut [Write]) -> Result<()> {
    for write in batch {
        in_savepoint(connection, write)?;
        // A full disk takes the whole transaction back; a savepoint after that would stand
        // alone and be committed, although its caller is told of a failure.
        if connection.is_autocommit() {
            break;
        }
    }
    Ok(())
}

/// A transaction that is rolled back unless it is committed. Its statements are prepared like all others, since every
/// move needs them.
struct Begun<'a>(&'a Connection);

impl<'a> Begun<'a> {
    fn new(connection: &'a Connection, words: &'static str) -> Result<Self> {
        say(connection, words)?;
        Ok(Self(connection))
    }

    fn commit(self) -> Result<()> {
        say(self.0, "commit")
    }
}

impl Drop for Begun<'_> {
    fn drop(&mut self) {
        if !self.0.is_autocommit() {
            let _ = say(self.0, "rollback");
        }
    }
}

fn in_savepoint(connection: &Connection, write: &mut Write) -> Result<()> {
    say(connection, "savepoint one")?;
    if write.run(&Tx::sqlite(connection)).is_err() {
        // If the whole transaction was rolled back, there is no savepoint.
        if connection.is_autocommit() {
            return Ok(());
        }
        say(connection, "rollback to one")?;
    }
    say(connection, "release one")
}

fn say(connection: &Connection, words: &'static str) -> Result<()> {
    execute(connection, words, &[]).map(drop)
}

pub(crate) fn execute(
    connection: &Connection,
    sql: &'static str,
    values: Values<'_>,
) -> Result<u64> {
    Ok(connection.prepare_cached(sql)?.execute(params(values))? as u64)
}

pub(crate) fn params(values: Values<'_>) -> impl Params {
    rusqlite::params_from_iter(values.iter().map(|value| value.to_value()))
}

/// The value of a column.
pub(crate) fn column(value: ValueRef<'_>) -> Result<Value<'_>> {
    Ok(match value {
        ValueRef::Null => Value::Null,
        ValueRef::Integer(number) => Value::Integer(number),
        ValueRef::Text(_) => Value::Text(value.as_str().map_err(|error| damaged(&error))?.into()),
        ValueRef::Blob(bytes) => Value::Blob(bytes),
        ValueRef::Real(_) => return Err(damaged(&"a fraction")),
    })
}

fn damaged(what: &impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Integer(number) => ValueRef::Integer(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::testing::asked;

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
        let commit = connection.commit(&mut batch);
        for write in batch {
            write.answer(commit.as_ref().map(|&()| ()));
        }
        let answers: Vec<_> = answers.into_iter().map(|mut answer| answer.try_recv()).collect();
        assert!(answers.iter().all(|answer| answer.as_ref().unwrap().is_err()), "{answers:?}");
        assert!(
            matches!(answers[1], Ok(Err(StoreError::Unusable(DatabaseProblem::Full)))),
            "{answers:?}"
        );
        assert_eq!(lines(&connection), 0);
    }

    #[test]
    fn after_a_full_disk_the_writer_goes_on() {
        let mut connection = narrow();
        let (long, _) = asked("insert into line values (zeroblob(1000000))");
        assert!(connection.commit(&mut [long]).is_err());
        let (short, _) = asked("insert into line values ('short')");
        assert!(connection.commit(&mut [short]).is_ok());
        assert_eq!(lines(&connection), 1);
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
        assert!(matches!(
            writable(&connection),
            Err(StoreError::Unusable(DatabaseProblem::ReadOnly))
        ));
    }

    /// It holds what guests are known by.
    #[cfg(unix)]
    #[test]
    fn nobody_else_on_the_machine_reads_the_files() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bastide.db");
        let connection = connect(&path, Options::default()).unwrap();
        connection.execute_batch("create table line (text)").unwrap();
        let files = std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
        let modes: Vec<u32> =
            files.map(|file| file.metadata().unwrap().permissions().mode() & 0o777).collect();
        assert!(modes.len() >= 2 && modes.iter().all(|mode| *mode == 0o600), "{modes:?}");
    }

    #[test]
    fn the_writer_waits_for_the_disk() {
        let folder = tempfile::tempdir().unwrap();
        let connection = connect(&folder.path().join("bastide.db"), Options::default()).unwrap();
        let setting =
            |name| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).unwrap();
        let full = 2;
        assert_eq!((setting("synchronous"), setting("foreign_keys")), (full, 1));
        let journal: String =
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(journal, "wal");
    }
}
