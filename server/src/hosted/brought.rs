//! Records from elsewhere, read before anything is known of their game.

use bastide_core::record::{self, RecordProblem, Seal};
use bastide_core::{Fairness, Record, RecordError, RulesVersion, Seat, Seed};
use bastide_text::{Phrasebook, refusals};

use super::{GAMES, Show, face};

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
    let game = record::game_of(text).and_then(face).unwrap_or(&GAMES[0]);
    (game.read)(text, book)
}

pub(super) fn read_as<G: Show>(text: &str, book: &Phrasebook) -> Result<Brought, NotRead> {
    let record =
        Record::<G>::read(text, Seal::Waived).map_err(|error| not_read::<G>(&error, book))?;
    let cut = |name: &String| name.chars().take(LONGEST_NAME).collect();
    Ok(Brought {
        game: G::NAME,
        setup: record.setup().to_string(),
        seed: *record.seed(),
        fairness: record.fairness().cloned(),
        rules: record.rules(),
        players: record.players().iter().map(|(_, name)| cut(name)).collect(),
        actions: record.plies().iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
        is_over: record.state().standing().is_some(),
    })
}

fn not_read<G: Show>(error: &RecordError<G::Need>, book: &Phrasebook) -> NotRead {
    let RecordError { line, problem } = error;
    let says = |violation: &_| G::violation_words(book, violation);
    let problem: &RecordProblem<G::Need> = problem;
    NotRead { line: *line, problem: refusals::record(book, problem, says) }
}
