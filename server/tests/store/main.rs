//! The contract of the store: what any engine behind it must hold. Only `file` and `kill` know
//! which one it is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

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
mod shuffles;
