//! `bastide backup`: all that a server keeps, in one file.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use crate::console::say;
use crate::place::{Place, matches};

const EXAMPLES: &str = "\
The server may go on meanwhile: the backup shows its database as of one moment. It holds what its
guests are known by, so keep it as well as the database itself.

Examples:
  bastide backup bastide.backup
  bastide backup /backups/monday --database postgres://bastide@localhost/bastide";

/// Write all matches and guests into one file, while the server runs
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// The file to write; one that is there is replaced once the new one is whole
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Backup {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        let kept = runtime.block_on(async {
            let store = self.place.open_existing().await?;
            anyhow::Ok(store.backup().save(&self.file).await?)
        })?;
        let (matches, file) = (matches(kept.matches), self.file.display());
        say(format_args!("{file} holds {matches} of {}.", self.place.database))
    }
}
