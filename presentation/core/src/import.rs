//! Records from elsewhere, read before anything is known of their game.

use bastide_core::record::{self, Seal};
use bastide_core::{Fairness, RulesVersion, Seat, Seed};
use bastide_text::{Phrasebook, refusals};

use crate::any::AnyGame;
use crate::faults::RecordFault;
use crate::registry::{game, games};

/// A match as its record tells it. Every action of it was found legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    pub game: &'static str,
    pub setup: String,
    pub seed: Seed,
    /// The promise that it carries.
    pub fairness: Option<Fairness>,
    /// The version of the rules it was played by.
    pub rules: RulesVersion,
    pub players: Vec<String>,
    pub actions: Vec<(Seat, String)>,
    /// Whether it was played to its end.
    pub is_over: bool,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRead {
    /// From one.
    pub line: usize,
    /// In the reader's language.
    pub problem: String,
}

impl NotRead {
    /// A file that is no text at all.
    pub fn bytes(book: &Phrasebook) -> Self {
        Self { line: 1, problem: refusals::record_bytes(book) }
    }

    /// The problem with its line.
    pub fn words(&self, book: &Phrasebook) -> String {
        refusals::record_line(book, self.line as u32, self.problem.as_str())
    }
}

/// The longest name of a player, in characters.
const LONGEST_NAME: usize = 40;

/// Reads a record of any game and plays it through. One written by hand needs no seal; a seal that is
/// there must fit.
pub fn read(text: &str, book: &Phrasebook) -> Result<Brought, NotRead> {
    // Some editors begin a text with the mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Any reader says what is wrong with a record that is of no game.
    let info = record::game_of(text).and_then(game).unwrap_or(&games()[0]);
    let RecordFault { line, problem, .. } = match (info.entry.read)(text, Seal::Waived, book) {
        Ok(game) => return Ok(brought(info.name, game.as_ref())),
        Err(fault) => fault,
    };
    Err(NotRead { line, problem })
}

fn brought(name: &'static str, game: &dyn AnyGame) -> Brought {
    let header = game.header();
    let cut = |name: &String| name.chars().take(LONGEST_NAME).collect();
    Brought {
        game: name,
        setup: header.setup,
        seed: header.seed,
        fairness: header.fairness,
        rules: header.rules,
        players: header.players.iter().map(|(_, name)| cut(name)).collect(),
        actions: game.actions(game.plies()).0,
        is_over: game.standing().is_some(),
    }
}
