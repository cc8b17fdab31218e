//! What is wrong with a text that should be a game: a record or a position.

use bastide_core::PositionError;
use thiserror::Error;

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// From one.
    pub line: usize,
    /// In the reader's language.
    pub problem: String,
    /// In English, with the line: as a program says it.
    pub message: String,
    /// Why the rules refuse an action, if that is it.
    pub violation: Option<String>,
    pub seal: SealFault,
}

/// What is wrong with the seal of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SealFault {
    Nothing,
    Missing,
    Broken,
}

/// Why a document is no position of a game.
#[derive(Debug, Error)]
pub enum PositionFault {
    #[error(transparent)]
    Document(serde_json::Error),
    #[error(transparent)]
    Impossible(PositionError),
}
