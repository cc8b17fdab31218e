//! The conditions under which many games are played: the same for every command that lets bots play.

use std::path::PathBuf;

use clap::Args;

use crate::options::Options;
use crate::progress;

#[derive(Args)]
pub(crate) struct Conditions {
    #[command(flatten)]
    pub(crate) options: Options,
    /// All chance follows from it: openings and the bots' own
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// As many as there are cores if nothing is said
    #[arg(long, value_name = "N", value_parser = progress::threads)]
    threads: Option<usize>,
    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Answer with a JSON document
    #[arg(long)]
    pub(crate) json: bool,
}

impl Conditions {
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(progress::cores)
    }
}
