//! `bastide verify-all`: every stored match, replayed.

use anyhow::{Result, bail};
use bastide_community::Community;
use clap::Args;

use crate::console::say;
use crate::place::{Place, matches};
use crate::progress;

const EXAMPLES: &str = "\
A match is replayed from its log. Every action must be legal, and what it comes to must be what was
noted when it ended: the result, and the position as a hash. Each match that fails is named, and the
program ends with 1 if there is any.

Examples:
  bastide verify-all
  bastide verify-all --database postgres://bastide@localhost/bastide";

/// Replay every stored match and compare what it comes to with what was noted
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct VerifyAll {
    #[command(flatten)]
    place: Place,
}

impl VerifyAll {
    pub(crate) fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let tables = Community::new(self.place.open_existing().await?);
            bastide_presentation::learn_versions();
            let ids = tables.store().backup().all_matches().await?;
            let bar = progress::bar(ids.len() as u64, "matches");
            let mut failed = 0;
            for id in &ids {
                if let Some(fault) = tables.verify(id).await? {
                    failed += 1;
                    bar.suspend(|| say(format_args!("{id}: {fault}")))?;
                }
                bar.inc(1);
            }
            bar.finish_and_clear();
            if failed > 0 {
                bail!("{failed} of {} failed", matches(ids.len() as u64));
            }
            say(format_args!("{} replayed: all as noted.", matches(ids.len() as u64)))
        })
    }
}
