//! One connection, used by one thread at a time. Words to the engine (`savepoint`, `release`) travel
//! ahead of the next question in the same packet, so that they cost no time of their own.

use std::cell::RefCell;
use std::collections::HashMap;
use std::pin::pin;

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::{Client, Statement};
use tokio_stream::StreamExt as _;

use super::{Result, Server, StoreError, schema};
use crate::TransientError;
use crate::engine::{Value, Values};

/// A connection. Whatever it does, it does while its thread waits; it has no thread of its own.
pub(crate) struct PostgresSession {
    client: Client,
    statements: RefCell<HashMap<&'static str, Statement>>,
    ahead: RefCell<String>,
    /// Taken only when the session is dropped.
    runtime: Option<Runtime>,
}

/// What holds for the whole session: an answered write is durable even where the operator has made
/// that a matter of taste, and a node that hangs does not hold others up for ever.
const MANNERS: &str = "
    select set_config('synchronous_commit', 'on', false)
        where current_setting('synchronous_commit') = 'off';
    set idle_in_transaction_session_timeout = '30s'";

impl PostgresSession {
    pub(crate) fn open(server: &Server) -> Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime
            .map_err(|error| StoreError::Transient(TransientError::NoAnswer(error.to_string())))?;
        let client = runtime.block_on(async {
            let (client, connection) = server.connect().await?;
            // Its failure is told to whoever asks something.
            tokio::spawn(connection);
            client.batch_execute(MANNERS).await?;
            Ok::<_, StoreError>(client)
        })?;
        let (statements, ahead) = Default::default();
        Ok(Self { client, statements, ahead, runtime: Some(runtime) })
    }

    /// Brings the database to this version of the program.
    pub(crate) fn migrate(&mut self) -> Result<()> {
        let runtime = self.runtime.as_ref().expect("it is taken only at the end");
        runtime.block_on(schema::migrate(&mut self.client))
    }

    fn wait_for<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.as_ref().expect("it is taken only at the end").block_on(work)
    }

    /// To be said before the next question.
    pub(crate) fn ahead(&self, words: &str) {
        let mut ahead = self.ahead.borrow_mut();
        ahead.push_str(words);
        ahead.push_str("; ");
    }

    /// Says what waits to be said, and this, and waits until it is done.
    pub(crate) fn say(&self, words: &str) -> Result<()> {
        self.ahead(words);
        Ok(self.wait_for(self.said())?)
    }

    async fn said(&self) -> Result<(), tokio_postgres::Error> {
        let words = self.ahead.take();
        if words.is_empty() { Ok(()) } else { self.client.batch_execute(&words).await }
    }

    fn prepared(&self, sql: &'static str) -> Result<Statement> {
        if let Some(statement) = self.statements.borrow().get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.wait_for(async {
            self.said().await?;
            self.client.prepare(sql).await
        })?;
        self.statements.borrow_mut().insert(sql, statement.clone());
        Ok(statement)
    }

    pub(crate) fn execute(&self, sql: &'static str, values: Values<'_>) -> Result<u64> {
        let statement = self.prepared(sql)?;
        let (said, count) = self.wait_for(async {
            tokio::join!(biased; self.said(), self.client.execute_raw(&statement, params(values)))
        });
        said?;
        Ok(count?)
    }

    /// Hands the rows over as they come.
    pub(crate) fn each(
        &self,
        sql: &'static str,
        values: Values<'_>,
        see: &mut dyn FnMut(tokio_postgres::Row) -> Result<()>,
    ) -> Result<()> {
        let statement = self.prepared(sql)?;
        let asked = async {
            let mut rows = pin!(self.client.query_raw(&statement, params(values)).await?);
            while let Some(row) = rows.next().await {
                see(row?)?;
            }
            Ok(())
        };
        let (said, seen) = self.wait_for(async { tokio::join!(biased; self.said(), asked) });
        said?;
        seen
    }
}

/// A runtime may not be waited for where others must not wait; there is nothing left to wait for.
impl Drop for PostgresSession {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

fn params(values: Values<'_>) -> impl ExactSizeIterator<Item = Value<'_>> {
    values.iter().map(|value| value.to_value())
}
