//! The tables, brought to this version of the program.

use std::error::Error;
use std::sync::Arc;

use rusqlite::Connection;

use super::{Result, error};
use crate::{DatabaseProblem, StoreError};

refinery::embed_migrations!("migrations/sqlite");

pub(crate) fn migrate(connection: &mut Connection) -> Result<()> {
    // Grouped: a migration and the note that it was made are one transaction only then, and a
    // kill between the two would leave a database that never opens again.
    match migrations::runner().set_grouped(true).run(connection) {
        Ok(_) => Ok(()),
        Err(error) => {
            Err(meaning(&error)
                .unwrap_or_else(|| DatabaseProblem::Migration(Arc::new(error)).into()))
        }
    }
}

/// A locked or full database is that during a migration too.
fn meaning(error: &refinery::Error) -> Option<StoreError> {
    error::meaning(error.source()?.downcast_ref()?)
}
