//! What can be wrong with things that come from outside: setups, notation, positions.

use thiserror::Error;

use crate::Clause;

/// A setup that no game can start from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    #[error("there is no option `{name}`; the options are {known}")]
    UnknownOption { name: String, known: String },
    #[error("`{name}` cannot be `{value}`; it can be {allowed}")]
    BadValue { name: String, value: String, allowed: String },
    #[error("`{0}` is not of the form option=value")]
    NotAPair(String),
    #[error("`{0}` is given twice")]
    Twice(String),
    #[error("{given} players cannot play this; it takes {allowed}")]
    Players { given: u8, allowed: String },
}

/// Text that is no action, and the clause that says how actions are written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{text}` is no action ({clause}): {expected}")]
pub struct NotationError {
    pub clause: Clause,
    pub text: String,
    /// What would have been right, as the end of the sentence.
    pub expected: &'static str,
}

/// A position that the rules cannot have led to, or that is no position at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {problem}{}", clause.map(|c| format!(" ({c})")).unwrap_or_default())]
pub struct PositionError {
    /// Where in the document: `buildings[3]`.
    pub at: String,
    pub problem: String,
    pub clause: Option<Clause>,
}
