//! The tables, brought to this version of the program by the first node that starts with it.

use std::sync::Arc;

use tokio_postgres::Client;

use super::{Result, StoreError};
use crate::DatabaseProblem;

refinery::embed_migrations!("migrations/postgres");

/// Held by the node that migrates; the others wait for it and find the work done.
const LOCK: &str = "select pg_advisory_lock(hashtext('bastide migration'))";
const UNLOCK: &str = "select pg_advisory_unlock(hashtext('bastide migration'))";

pub(crate) async fn migrate(client: &mut Client) -> Result<()> {
    client.batch_execute(LOCK).await?;
    let migrated = migrations::runner().set_grouped(true).run_async(client).await;
    client.batch_execute(UNLOCK).await?;
    match migrated {
        Ok(_) => Ok(()),
        Err(error) => Err(StoreError::Unusable(DatabaseProblem::Migration(Arc::new(error)))),
    }
}
