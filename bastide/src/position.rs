//! `bastide position`: positions as JSON documents.

use std::path::PathBuf;

use anyhow::Result;
use bastide_core::Viewer;
use bastide_core::record::Seal;
use bastide_text::Language;
use clap::Args;
use serde_json::json;

use crate::console::{phrasebook, say, say_json};
use crate::games::{Playable, Task};
use crate::source::{Moment, Source};

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
        source.game()?.run(Positioning { call: self, source })
    }
}

struct Positioning {
    call: PositionCall,
    source: Source,
}

impl Task for Positioning {
    type Answer = ();

    fn run<G: Playable>(self) -> Result<()> {
        let book = phrasebook(self.call.language);
        let Moment { state, .. } = self.source.moment::<G>(self.call.ply, Seal::Required, &book)?;
        if !self.call.check {
            return say_json(&state.position());
        }
        let question = G::question_words(&book, &state.view(Viewer::Public));
        let actions = legal(&state);
        if self.call.json {
            let mut answer = json!({"game": G::NAME, "question": question, "legal": actions.len()});
            if self.call.legal {
                answer["actions"] = json!(actions);
            }
            return say_json(&answer);
        }
        say(&question)?;
        say(format_args!("{} legal actions", actions.len()))?;
        if self.call.legal {
            actions.iter().try_for_each(say)?;
        }
        Ok(())
    }
}

/// The legal actions of everybody who is to act, in the order of the notation.
fn legal<G: Playable>(state: &G) -> Vec<String> {
    let mut actions = Vec::new();
    for seat in state.to_act().iter() {
        state.legal(seat, &mut actions);
    }
    actions.sort_unstable();
    actions.iter().map(ToString::to_string).collect()
}
