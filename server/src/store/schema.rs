//! The tables, brought to this version of the program.

use rusqlite::Connection;

use super::Result;

refinery::embed_migrations!("migrations/sqlite");

pub(super) fn migrate(connection: &mut Connection) -> Result<()> {
    migrations::runner().run(connection).map_err(Box::new)?;
    Ok(())
}
