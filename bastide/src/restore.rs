//! `bastide restore`: a database as a backup holds it.

use std::path::PathBuf;

use anyhow::Result;
use bastide_store::Store;
use clap::Args;

use crate::console::say;
use crate::place::{Place, matches};

const EXAMPLES: &str = "\
The database must be empty or not there yet. It is filled as a whole or not at all. A backup of a file
can be restored into a PostgreSQL, and the other way round.

Examples:
  bastide restore bastide.backup --database restored.db
  bastide restore bastide.backup --database postgres://bastide@localhost/bastide";

/// Fill an empty database from a backup
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Restore {
    /// What `bastide backup` wrote
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Restore {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        let kept = runtime.block_on(async {
            let store = Store::open(&self.place.database).await?;
            store.backup().restore(&self.file).await
        })?;
        let (matches, file) = (matches(kept.matches), self.file.display());
        say(format_args!("{} holds {matches} from {file}.", self.place.database))?;
        say("Replay them all with: bastide verify-all")
    }
}
