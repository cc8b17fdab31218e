//! Where the database of a server is, as every command that needs it is told.

use bastide_server::store::Database;
use clap::Args;

/// Says where the database is when no option does; a password stands in no list of processes there.
const VARIABLE: &str = "BASTIDE_DATABASE";
const USUAL: &str = "bastide.db";

#[derive(Args)]
pub(crate) struct Place {
    /// The file that holds matches and guests, made if it is not there, or a PostgreSQL:
    /// postgres://user:password@host/database
    #[arg(
        long,
        value_name = "FILE or URL",
        env = VARIABLE,
        hide_env_values = true,
        default_value = USUAL
    )]
    pub(crate) database: Database,
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
