//! `bastide position`: positions as JSON documents.

use std::path::PathBuf;

use anyhow::Result;
use bastide_core::Viewer;
use bastide_core::record::Seal;
use bastide_text::Language;
use clap::Args;
use serde_json::json;

use crate::console::{phrasebook, say, say_json};
use crate::source::Source;

const EXAMPLES: &str = "\
Examples:
  bastide position game.record --ply 12 > city.json   write down a position of a record
  bastide position --check city.json                  is it one, and what is asked in it?
  bastide position --check city.json --legal          which actions are legal?";

/// Print a position of a record as a JSON document, or check such a document
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PositionCall {
    /// A record, or with --check a position; `-` is standard input
    file: PathBuf,
    /// The position after so many actions instead of the last one
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Verify a position and say what is asked in it
    #[arg(long)]
    check: bool,
    /// With --check: list the legal actions
    #[arg(long, requires = "check")]
    legal: bool,
    /// With --check: answer with a JSON document
    #[arg(long, requires = "check")]
    json: bool,
    /// The language of the answer: en, fr or de
    #[arg(long)]
    language: Option<Language>,
}

impl PositionCall {
    pub(crate) fn run(self) -> Result<()> {
        let source = Source::read(&self.file)?;
        let book = phrasebook(self.language);
        let game = source.moment(self.ply, Seal::Required, &book)?;
        if !self.check {
            return say(game.position());
        }
        let question = game.asked(Viewer::Public, &book);
        let actions = game.legal();
        if self.json {
            let (name, count) = (game.game(), actions.len());
            let mut answer = json!({"game": name, "question": question, "legal": count});
            if self.legal {
                answer["actions"] = json!(actions);
            }
            return say_json(&answer);
        }
        say(&question)?;
        say(format_args!("{} legal actions", actions.len()))?;
        if self.legal {
            actions.iter().try_for_each(say)?;
        }
        Ok(())
    }
}
