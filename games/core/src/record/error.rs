//! What can be wrong with a record.

use thiserror::Error;

use super::FORMAT;
use crate::{Clause, NotationError, SetupError, Unfair, Violation};

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError<Need> {
    pub line: usize,
    pub problem: RecordProblem<Need>,
}

#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordProblem<Need> {
    #[error(transparent)]
    Header(#[from] HeaderProblem),
    #[error(transparent)]
    Action(#[from] ActionProblem<Need>),
    #[error("the result is `{actual}`, not `{written}`")]
    Result { written: String, actual: String },
    #[error(transparent)]
    Seal(#[from] SealProblem),
}

/// The record tells no beginning of a game that can be played.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum HeaderProblem {
    #[error("this is no Bastide record; its first line is `bastide-record: {FORMAT}`")]
    NotARecord,
    #[error("this record has format `{0}`; this program reads format {FORMAT}")]
    Format(String),
    #[error("a record of `{found}`, but `{expected}` was asked for")]
    OtherGame { found: String, expected: &'static str },
    #[error("a header line is `key: value`")]
    NotAHeader,
    #[error("the header has no key `{0}`")]
    UnknownKey(String),
    #[error("`{0}` is given twice")]
    Twice(String),
    #[error("the header lacks `{0}`")]
    Missing(String),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("`{key}` has to be {expected}")]
    BadValue { key: &'static str, expected: &'static str },
    #[error("the commitment is not that of the seed")]
    Commitment,
    #[error("the shuffle was not fair: {}", unfair(*.0))]
    Unfair(Unfair),
}

/// A line cannot be played: it is misspelt, or the rules are against it.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ActionProblem<Need> {
    #[error("an action line is `seat action`; the seats are {seats}")]
    UnknownSeat { seats: String },
    #[error("{0}")]
    Notation(#[from] NotationError),
    #[error("{seat} is not to act here ({clause})", clause = violation.clause)]
    NotToAct { seat: &'static str, violation: Violation<Need> },
    #[error("the rules refuse `{action}` ({clause})", clause = violation.clause)]
    Refused { action: String, violation: Violation<Need> },
    #[error("the action is written `{expected}`")]
    NotAsWritten { expected: String },
}

/// The game can be played, but nobody vouches that it is the one that was written down.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SealProblem {
    #[error("the record has no seal; it ends with a line `seal: …`")]
    Missing,
    #[error("the seal does not fit: something above it was altered")]
    Broken,
    #[error("nothing may follow the seal")]
    NotLast,
    #[error("the file ends in the middle of a line")]
    CutOff,
}

fn unfair(what: Unfair) -> &'static str {
    match what {
        Unfair::Commitment => "the commitment is not that of the secret",
        Unfair::Part(_) => "a part of the server does not follow from its secret",
        Unfair::Seed => "the seed does not follow from the secret and the parts",
    }
}

impl<Need> RecordError<Need> {
    /// The clause of the rules that was broken, where it was one.
    pub fn clause(&self) -> Option<Clause> {
        match &self.problem {
            RecordProblem::Action(ActionProblem::Notation(error)) => Some(error.clause),
            _ => self.violation().map(|violation| violation.clause),
        }
    }

    /// What the rules had against the action, where it was they who refused it.
    pub fn violation(&self) -> Option<&Violation<Need>> {
        match &self.problem {
            RecordProblem::Action(
                ActionProblem::NotToAct { violation, .. }
                | ActionProblem::Refused { violation, .. },
            ) => Some(violation),
            _ => None,
        }
    }
}
