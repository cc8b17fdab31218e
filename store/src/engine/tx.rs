//! A transaction of either engine. Statements are written once, in the SQL that both understand: `$1`, `returning`,
//! `on conflict`.

use std::cell::RefCell;
use std::fmt::Display;

use rusqlite::Connection;

use super::sqlite;
use crate::engine::postgres::PostgresSession;
use crate::engine::{FromValue, ToValue, Value};
use crate::notice::Notice;
use crate::{Result, StoreError};

/// The parameters `$1`, `$2`, … of a statement.
pub(crate) type Values<'a> = &'a [&'a dyn ToValue];

/// A transaction, or a savepoint in one.
pub(crate) struct Tx<'a> {
    engine: Engine<'a>,
    is_in_doubt: bool,
    notices: RefCell<Vec<Notice>>,
}

enum Engine<'a> {
    Sqlite(&'a Connection),
    Postgres(&'a PostgresSession),
}

/// A row of a result.
pub(crate) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

impl<'a> Tx<'a> {
    pub(crate) fn sqlite(connection: &'a Connection) -> Self {
        Self::of(Engine::Sqlite(connection), false)
    }

    pub(crate) fn postgres(session: &'a PostgresSession, is_in_doubt: bool) -> Self {
        Self::of(Engine::Postgres(session), is_in_doubt)
    }

    fn of(engine: Engine<'a>, is_in_doubt: bool) -> Self {
        Self { engine, is_in_doubt, notices: RefCell::default() }
    }

    /// Whether this write may have been committed already: the connection was lost before the answer came.
    pub(crate) fn is_in_doubt(&self) -> bool {
        self.is_in_doubt
    }

    /// Whether there may be other nodes.
    pub(crate) fn has_others(&self) -> bool {
        matches!(self.engine, Engine::Postgres(_))
    }

    /// Sends a notice to the other nodes when this is committed.
    pub(crate) fn notify(&self, notice: Notice) {
        self.notices.borrow_mut().push(notice);
    }

    /// The notices to send with the commit.
    pub(crate) fn into_notices(self) -> Vec<Notice> {
        self.notices.into_inner()
    }

    /// Changes rows and returns how many.
    pub(crate) fn execute(&self, sql: &'static str, values: Values<'_>) -> Result<u64> {
        match self.engine {
            Engine::Sqlite(connection) => sqlite::execute(connection, sql, values),
            Engine::Postgres(session) => session.execute(sql, values),
        }
    }

    /// Lets rows refer to rows that come later in this transaction.
    pub(crate) fn defer_references(&self) -> Result<()> {
        match self.engine {
            Engine::Sqlite(connection) => {
                Ok(connection.execute_batch("pragma defer_foreign_keys = on")?)
            }
            Engine::Postgres(session) => session.say("set constraints all deferred"),
        }
    }

    /// Continues the numbering after rows that were restored with their ids.
    pub(crate) fn number_after_what_is_there(&self) -> Result<()> {
        match self.engine {
            // SQLite counts from the highest id anyway.
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(session) => session.say(
                "select setval(pg_get_serial_sequence('guest', 'id'),
                               (select coalesce(max(id), 0) + 1 from guest), false),
                        setval(pg_get_serial_sequence('api_token', 'id'),
                               (select coalesce(max(id), 0) + 1 from api_token), false),
                        setval(pg_get_serial_sequence('session', 'id'),
                               (select coalesce(max(id), 0) + 1 from session), false),
                        setval(pg_get_serial_sequence('announcement', 'id'),
                               (select coalesce(max(id), 0) + 1 from announcement), false),
                        setval(pg_get_serial_sequence('deed', 'id'),
                               (select coalesce(max(id), 0) + 1 from deed), false),
                        setval(pg_get_serial_sequence('hook', 'id'),
                               (select coalesce(max(id), 0) + 1 from hook), false)",
            ),
        }
    }

    /// Passes the rows one by one, so that a long result takes little memory.
    pub(crate) fn each(
        &self,
        sql: &'static str,
        values: Values<'_>,
        see: &mut dyn FnMut(&Row<'_>) -> Result<()>,
    ) -> Result<()> {
        match self.engine {
            Engine::Sqlite(connection) => {
                let mut select = connection.prepare_cached(sql)?;
                let mut rows = select.query(sqlite::params(values))?;
                while let Some(row) = rows.next()? {
                    see(&Row::Sqlite(row))?;
                }
                Ok(())
            }
            Engine::Postgres(session) => {
                session.each(sql, values, &mut |row| see(&Row::Postgres(&row)))
            }
        }
    }

    pub(crate) fn all<T>(
        &self,
        sql: &'static str,
        values: Values<'_>,
        mut read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut found = Vec::new();
        self.each(sql, values, &mut |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The row, if there is one. The statement must not give more.
    pub(crate) fn optional<T>(
        &self,
        sql: &'static str,
        values: Values<'_>,
        mut read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        let mut found = None;
        self.each(sql, values, &mut |row| {
            found = Some(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The one row of a statement that always gives one.
    pub(crate) fn one<T>(
        &self,
        sql: &'static str,
        values: Values<'_>,
        read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<T> {
        let found = self.optional(sql, values, read)?;
        found.ok_or_else(|| StoreError::Damaged(format!("no answer to `{sql}`")))
    }
}

impl Row<'_> {
    /// The value of a column, by number or by name.
    pub(crate) fn get<T: FromValue>(
        &self,
        column: impl rusqlite::RowIndex + tokio_postgres::row::RowIndex + Display,
    ) -> Result<T> {
        T::from_value(match self {
            Self::Sqlite(row) => sqlite::column(row.get_ref(column)?)?,
            Self::Postgres(row) => row
                .try_get::<_, Value<'_>>(column)
                .map_err(|error| StoreError::Damaged(error.to_string()))?,
        })
    }
}
