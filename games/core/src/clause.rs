//! Clauses of the rules, and refusals that cite them.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a clause in a ledger. Games generate their constants from `docs/rules`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause(&'static str);

impl Clause {
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// `CAT-PLACE-04`
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Why the rules refuse an action: the clause, and what would satisfy it.
///
/// A refusal is a value, not a failure: pages show it where the player clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Violation<Need> {
    pub clause: Clause,
    pub need: Need,
}

impl<Need> Violation<Need> {
    pub const fn new(clause: Clause, need: Need) -> Self {
        Self { clause, need }
    }
}

/// Refuses with `clause` unless `condition` holds.
pub fn ensure<Need>(condition: bool, clause: Clause, need: Need) -> Result<(), Violation<Need>> {
    if condition { Ok(()) } else { Err(Violation { clause, need }) }
}
