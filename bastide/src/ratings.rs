//! `bastide ratings`: all ratings, worked out once more.

use anyhow::Result;
use bastide_community::Community;
use clap::{Args, Subcommand};

use crate::console::say;
use crate::place::{Place, matches};

const EXAMPLES: &str = "\
Ratings follow from the matches that counted, in the order in which they ended. Working them out
again comes to the same; where it does not, what is stored was altered, and is put right.

Examples:
  bastide ratings recompute
  bastide ratings recompute --database postgres://bastide@localhost/bastide";

/// Look after the ratings of players
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Ratings {
    #[command(subcommand)]
    command: RatingsCommand,
}

#[derive(Subcommand)]
enum RatingsCommand {
    /// Work all ratings out again, from the first match on
    Recompute {
        #[command(flatten)]
        place: Place,
    },
}

impl Ratings {
    pub(crate) fn run(self) -> Result<()> {
        let RatingsCommand::Recompute { place } = self.command;
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            let tables = Community::new(place.open_existing().await?);
            tables.ratings().settle().await?;
            let done = tables.ratings().recompute().await?;
            let counted = matches(done.matches as u64);
            if done.corrected == 0 {
                return say(format_args!("{counted}, {} ratings: all as stored.", done.ratings));
            }
            say(format_args!(
                "{counted}, {} ratings: {} were put right.",
                done.ratings, done.corrected
            ))
        })
    }
}
