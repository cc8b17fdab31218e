//! Ratings and tournaments on both engines of the store.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::duplicate_mod, reason = "each engine runs the same tests")]

#[path = "../../../store/tests/postgres/cluster.rs"]
#[allow(dead_code, reason = "the tests of the store need more of it")]
mod cluster;
#[path = "../games/mod.rs"]
mod games;
mod postgres;
mod sqlite;
