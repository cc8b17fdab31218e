//! Where the database of a server is, as every command that needs it is told.

use anyhow::{Result, ensure};
use bastide_store::{Database, Store};
use clap::Args;

/// Says where the database is when no option does; a password stands in no list of processes there.
const VARIABLE: &str = "BASTIDE_DATABASE";
const USUAL: &str = "bastide.db";

#[derive(Args)]
pub(crate) struct Place {
    #[arg(
        long,
        global = true,
        help = "The file that holds matches and guests, or a PostgreSQL: \
                postgres://user:password@host/database",
        value_name = "FILE or URL",
        env = VARIABLE,
        hide_env_values = true,
        default_value = USUAL
    )]
    pub(crate) database: Database,
}

impl Place {
    /// Opens a database that must be there: a name with a typing error makes no empty one.
    pub(crate) async fn open_existing(&self) -> Result<Store> {
        if let Database::File(path) = &self.database {
            ensure!(path.exists(), "there is no database {}", path.display());
        }
        Ok(Store::open(&self.database).await?)
    }
}

/// `1 match`, `7 matches`.
pub(crate) fn matches(count: u64) -> String {
    if count == 1 { "1 match".to_owned() } else { format!("{count} matches") }
}

impl Default for Place {
    fn default() -> Self {
        let database = std::env::var(VARIABLE).unwrap_or_else(|_| USUAL.to_owned());
        Self { database: database.as_str().into() }
    }
}
