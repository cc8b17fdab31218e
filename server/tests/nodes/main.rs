//! Several nodes on one PostgreSQL: whoever plays sees one server, whichever node answers and whichever
//! is killed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bots;
#[path = "../faults/client.rs"]
mod client;
mod clocks;
#[path = "../../../store/tests/postgres/cluster.rs"]
mod cluster;
#[path = "../games/mod.rs"]
mod games;
mod kill;
mod node;
#[path = "../faults/play.rs"]
mod play;
#[path = "../tables/race.rs"]
mod race;
mod together;
