//! The form of a new match, as far as a game decides about it.

use bastide_core::SetupError;
use bastide_text::Phrasebook;
use thiserror::Error;

/// What the form of a new match asks about a game.
pub struct SetupForm {
    /// Where visitors sit who change nothing; the other seat is a bot's.
    pub visitor_seat: usize,
    /// A sentence under the seats, which may name the first of them.
    pub seat_note: fn(&Phrasebook, first: &str) -> String,
    /// The options of the rules. How many play is said by the seats, and corrected values come in a file.
    pub options: fn(&Phrasebook) -> Vec<FormOption>,
    /// What people should know who change a folded option.
    pub options_note: Option<fn(&Phrasebook) -> String>,
    /// The printed values of cards and sheets, in a game that has some.
    pub components: Option<ComponentFile>,
}

/// Where the form shows an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionPlace {
    /// Among the questions: it chooses what is played.
    Open,
    /// Folded away: it changes a rule that few people change.
    Folded,
}

/// An option: its name in a setup, its words, and its values, the default first.
pub struct FormOption {
    pub name: &'static str,
    pub title: String,
    pub note: String,
    pub place: OptionPlace,
    /// The ruling that decided the default.
    pub ruling: Option<u32>,
    pub values: Vec<FormValue>,
}

pub struct FormValue {
    pub code: String,
    pub words: String,
    /// What it is about, where its name does not say so.
    pub note: Option<String>,
}

/// The printed values of a game's cards and sheets.
#[derive(Clone, Copy)]
pub struct ComponentFile {
    /// The option of a setup that holds what an owner has corrected: `cards`.
    pub option: &'static str,
    /// The program's own file, which an owner can correct.
    pub file: &'static str,
    pub origins: fn() -> Vec<Origin>,
}

/// A printed value and where it comes from.
pub struct Origin {
    /// `Y1-X-INN.pp`
    pub value: String,
    /// What it is, or why it is that.
    pub is: String,
    /// `rules`, `public` or `reconstructed`
    pub provenance: String,
}

impl Origin {
    pub fn is_reconstructed(&self) -> bool {
        self.provenance == "reconstructed"
    }
}

/// What is wrong with an owner's file of cards or sheets.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct FileProblem {
    /// From one.
    pub line: usize,
    pub problem: String,
}

/// Why a setup with an owner's file cannot be played.
#[derive(Clone, Debug, Error)]
pub enum NotSetUp {
    #[error(transparent)]
    Setup(SetupError),
    #[error(transparent)]
    File(FileProblem),
}
