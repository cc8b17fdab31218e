//! A transaction of either engine. Questions are written once, in the SQL that both understand:
//! `$1` for what is asked with, `returning`, `on conflict`.

use std::cell::RefCell;
use std::fmt::Display;

use rusqlite::Connection;

use super::change::Change;
use super::postgres::Session;
use super::value::{FromValue, ToValue, Value};
use super::{Result, StoreError, sqlite};

/// What a question is asked with, in the order of its `$1`, `$2`, ….
pub(super) type Values<'a> = &'a [&'a dyn ToValue];

/// A transaction, or a part of one that is taken back by itself.
pub(super) struct Tx<'a> {
    engine: Engine<'a>,
    is_in_doubt: bool,
    changes: RefCell<Vec<Change>>,
}

enum Engine<'a> {
    Sqlite(&'a Connection),
    Postgres(&'a Session),
}

/// A row of an answer.
pub(super) enum Row<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

impl<'a> Tx<'a> {
    pub(super) fn sqlite(connection: &'a Connection) -> Self {
        Self::of(Engine::Sqlite(connection), false)
    }

    pub(super) fn postgres(session: &'a Session, is_in_doubt: bool) -> Self {
        Self::of(Engine::Postgres(session), is_in_doubt)
    }

    fn of(engine: Engine<'a>, is_in_doubt: bool) -> Self {
        Self { engine, is_in_doubt, changes: RefCell::default() }
    }

    /// Whether this write may have been made before by the same caller: the connection was lost
    /// after it was committed and before that was told.
    pub(super) fn is_in_doubt(&self) -> bool {
        self.is_in_doubt
    }

    /// Whether other nodes may have to be told.
    pub(super) fn has_others(&self) -> bool {
        matches!(self.engine, Engine::Postgres(_))
    }

    /// Lets other nodes know, once and if this is committed.
    pub(super) fn tell(&self, change: Change) {
        self.changes.borrow_mut().push(change);
    }

    /// What the other nodes are to be told.
    pub(super) fn told(self) -> Vec<Change> {
        self.changes.into_inner()
    }

    /// Changes rows and says how many.
    pub(super) fn execute(&self, sql: &'static str, values: Values<'_>) -> Result<u64> {
        match self.engine {
            Engine::Sqlite(connection) => sqlite::execute(connection, sql, values),
            Engine::Postgres(session) => session.execute(sql, values),
        }
    }

    /// Lets rows refer to rows that come later in this transaction.
    pub(super) fn defer_references(&self) -> Result<()> {
        match self.engine {
            Engine::Sqlite(connection) => {
                Ok(connection.execute_batch("pragma defer_foreign_keys = on")?)
            }
            Engine::Postgres(session) => session.say("set constraints all deferred"),
        }
    }

    /// Lets new rows be numbered after those that were brought with their numbers.
    pub(super) fn number_after_what_is_there(&self) -> Result<()> {
        match self.engine {
            // It counts from the highest number by itself.
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

    /// Hands the rows over one by one; an answer of any length takes little memory.
    pub(super) fn each(
        &self,
        sql: &'static str,
        values: Values<'_>,
        mut see: impl FnMut(&Row<'_>) -> Result<()>,
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
            Engine::Postgres(session) => session.each(sql, values, |row| see(&Row::Postgres(&row))),
        }
    }

    pub(super) fn all<T>(
        &self,
        sql: &'static str,
        values: Values<'_>,
        mut read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>> {
        let mut found = Vec::new();
        self.each(sql, values, |row| {
            found.push(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The row there is, if there is one. Whoever asks knows that there are not more.
    pub(super) fn optional<T>(
        &self,
        sql: &'static str,
        values: Values<'_>,
        mut read: impl FnMut(&Row<'_>) -> Result<T>,
    ) -> Result<Option<T>> {
        let mut found = None;
        self.each(sql, values, |row| {
            found = Some(read(row)?);
            Ok(())
        })?;
        Ok(found)
    }

    /// The one row that there always is.
    pub(super) fn one<T>(
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
    pub(super) fn get<T: FromValue>(
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
