//! The tables, brought to this version of the program.

use rusqlite::Connection;

use super::Result;
use crate::DatabaseProblem;
use crate::engine::migrations::{APPLIED, Applied, HISTORY, Migration, migrations, pending};

const MIGRATIONS: &[Migration] = migrations! { "sqlite":
    1 "matches",
    2 "remark_keys",
    3 "lessons",
    4 "same_cards",
    5 "digests",
    6 "shuffles",
    7 "tokens",
    8 "accounts",
    9 "clocks",
    10 "ratings",
    11 "one_tree_of_entries",
    14 "told",
};

/// The time now, in SQL.
const MOMENT: &str = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";

pub(crate) fn migrate(connection: &mut Connection) -> Result<()> {
    // One transaction: a kill between a migration and the note that it was made would leave a database that never
    // opens again.
    let transaction = connection.transaction()?;
    transaction.execute_batch(HISTORY)?;
    let missing =
        pending(MIGRATIONS, &applied(&transaction)?).map_err(DatabaseProblem::Migration)?;
    for migration in missing {
        transaction.execute_batch(migration.sql)?;
        transaction.execute_batch(&migration.note(MOMENT))?;
    }
    Ok(transaction.commit()?)
}

fn applied(connection: &Connection) -> rusqlite::Result<Vec<Applied>> {
    let mut query = connection.prepare(APPLIED)?;
    let rows = query.query_map((), |row| {
        Ok(Applied { version: row.get(0)?, name: row.get(1)?, checksum: row.get(2)? })
    })?;
    rows.collect()
}
