//! The contract of the store: what any engine behind it must hold, here of SQLite and in
//! `store_postgres` of PostgreSQL. Only `engine` and `file` know which one it is.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod accounts;
mod backup;
mod engine;
mod file;
#[path = "../games/mod.rs"]
mod games;
mod grouping;
mod guests;
mod kill;
mod lists;
mod log;
mod matches;
mod order;
mod race;
mod ratings;
mod samples;
mod seats;
mod shuffles;
mod tournaments;
