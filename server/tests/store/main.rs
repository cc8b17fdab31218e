//! The contract of the store: what any engine behind it must hold. Only `file` knows that the
//! engine is SQLite.

mod engine;
mod file;
mod grouping;
mod guests;
mod kill;
mod lists;
mod log;
mod matches;
mod race;
mod seats;
