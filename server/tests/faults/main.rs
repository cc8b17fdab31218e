//! The server over real sockets, and killed: what it has said stays true.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod alone;
mod client;
#[path = "../games/mod.rs"]
mod games;
mod kill;
mod play;
mod race;
mod slow;
