//! What hangs over a table: events that everybody sees coming.

/// An event that will strike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looming {
    /// What it is called, and how strong it has become.
    pub name: String,
    /// What it does to everybody.
    pub does: String,
    /// What it would do next, and to whom.
    pub next: String,
}
