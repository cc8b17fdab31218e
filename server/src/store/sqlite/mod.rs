//! SQLite: the database of one machine, in one file and in the process.

mod readers;
mod schema;

use std::path::Path;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, Params, Transaction, TransactionBehavior};

pub(super) use readers::Readers;

use super::tx::{Tx, Values};
use super::value::Value;
use super::writer::{Commit, Write};
use super::{Options, Result, StoreError};

/// Statements that stay ready; there are about a hundred, and to read one anew takes longer than to run it.
const STATEMENTS: usize = 256;

/// The writer's connection, to a database of this version.
pub(super) fn connect(path: &Path, options: Options) -> Result<Connection> {
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
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// The engine falls back to reading a file it may not write; the first move would be refused then.
fn writable(connection: &Connection) -> Result<()> {
    if connection.is_readonly("main")? { Err(StoreError::ReadOnly) } else { Ok(()) }
}

impl Commit for Connection {
    /// Each write has its own savepoint, so a refused one undoes nothing but itself.
    fn commit(&mut self, batch: &mut [Box<dyn Write>]) -> Result<()> {
        let mut transaction = self.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for write in batch {
            in_savepoint(&mut transaction, write.as_mut())?;
            // A full disk takes the whole transaction back; a savepoint after that would stand
            // alone and be committed, although its caller is told of a failure.
            if transaction.is_autocommit() {
                break;
            }
        }
        Ok(transaction.commit()?)
    }
}

fn in_savepoint(transaction: &mut Transaction<'_>, write: &mut dyn Write) -> Result<()> {
    let savepoint = transaction.savepoint()?;
    if write.run(&Tx::sqlite(&savepoint)).is_ok() {
        savepoint.commit()?;
    }
    Ok(())
}

pub(super) fn execute(
    connection: &Connection,
    sql: &'static str,
    values: Values<'_>,
) -> Result<u64> {
    Ok(connection.prepare_cached(sql)?.execute(params(values))? as u64)
}

pub(super) fn params(values: Values<'_>) -> impl Params {
    rusqlite::params_from_iter(values.iter().map(|value| value.to_value()))
}

/// What a column holds.
pub(super) fn column(value: ValueRef<'_>) -> Result<Value<'_>> {
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
    use super::super::writer::testing::asked;
    use super::*;

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
        assert!(matches!(answers[1], Ok(Err(StoreError::Full))), "{answers:?}");
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
        assert!(matches!(writable(&connection), Err(StoreError::ReadOnly)));
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
