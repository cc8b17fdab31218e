//! The tables, brought to this version of the program by the first node that starts with it.

use tokio_postgres::Client;

use super::Result;
use crate::DatabaseProblem;
use crate::engine::migrations::{APPLIED, Applied, HISTORY, Migration, migrations, pending};

const MIGRATIONS: &[Migration] = migrations! { "postgres":
    1 "matches",
    2 "shuffles",
    3 "tokens",
    4 "accounts",
    5 "clocks",
    6 "ratings",
    9 "told",
};

/// The time now, in SQL.
const MOMENT: &str = "to_char(now() at time zone 'utc', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"')";

/// Held by the node that migrates; the others wait for it and find the work done.
const LOCK: &str = "select pg_advisory_lock(hashtext('bastide migration'))";
const UNLOCK: &str = "select pg_advisory_unlock(hashtext('bastide migration'))";

pub(crate) async fn migrate(client: &mut Client) -> Result<()> {
    client.batch_execute(LOCK).await?;
    let migrated = migrate_alone(client).await;
    client.batch_execute(UNLOCK).await?;
    migrated
}

async fn migrate_alone(client: &mut Client) -> Result<()> {
    let transaction = client.transaction().await?;
    transaction.batch_execute(HISTORY).await?;
    let rows = transaction.query(APPLIED, &[]).await?;
    let applied: Vec<Applied> = rows
        .iter()
        .map(|row| Applied { version: row.get(0), name: row.get(1), checksum: row.get(2) })
        .collect();
    let missing = pending(MIGRATIONS, &applied).map_err(DatabaseProblem::Migration)?;
    for migration in missing {
        transaction.batch_execute(migration.sql).await?;
        transaction.batch_execute(&migration.note(MOMENT)).await?;
    }
    Ok(transaction.commit().await?)
}
