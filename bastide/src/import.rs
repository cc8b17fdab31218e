//! `bastide import`: matches from their records into the database of a server.

use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use bastide_community::Community;
use bastide_presentation::Brought;
use bastide_store::{Store, Visibility};
use bastide_text::{Language, Phrasebook};
use clap::Args;

use crate::console::{phrasebook, say};
use crate::files;
use crate::place::Place;

const EXAMPLES: &str = "\
The matches are public: everybody finds them under \"Watch\". Nothing is kept unless all the records
are good. A record needs no seal, but a seal that is there must fit.

Examples:
  bastide import game.record
  bastide import games/*.record --database matches.db";

/// Keep matches from their records, to replay and play on from in the browser
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Import {
    /// The records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    place: Place,
    /// The language of the words: en, fr or de
    #[arg(long)]
    language: Option<Language>,
}

impl Import {
    pub(crate) fn run(self) -> Result<()> {
        let book = phrasebook(self.language);
        let records = self.files.iter().map(|file| record(file, &book));
        let records = records.collect::<Result<Vec<_>>>()?;
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let tables = Community::new(Store::open(&self.place.database).await?);
            let keeper = tables.keeper("bastide import").await?;
            for (file, record) in self.files.iter().zip(records) {
                let id = tables.bring(keeper, record, Visibility::Public).await?;
                say(format_args!("{}: /matches/{id}/replay", file.display()))?;
            }
            Ok(())
        })
    }
}

fn record(file: &Path, book: &Phrasebook) -> Result<Brought> {
    let text = files::read(file)?;
    let read = bastide_presentation::read(&text, book);
    read.map_err(|error| anyhow!("{}: {}", file.display(), error.words(book)))
}
