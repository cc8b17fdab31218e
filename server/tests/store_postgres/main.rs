//! The contract of the store, held by PostgreSQL, and what is true of PostgreSQL only.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../store/accounts.rs"]
mod accounts;
#[path = "../store/backup.rs"]
mod backup;
#[path = "../postgres/cluster.rs"]
mod cluster;
mod engine;
mod faults;
#[path = "../games/mod.rs"]
mod games;
#[path = "../store/grouping.rs"]
mod grouping;
#[path = "../store/guests.rs"]
mod guests;
#[path = "../store/kill.rs"]
mod kill;
#[path = "../store/lists.rs"]
mod lists;
#[path = "../store/log.rs"]
mod log;
#[path = "../store/matches.rs"]
mod matches;
mod moving;
mod nodes;
mod opening;
#[path = "../store/order.rs"]
mod order;
#[path = "../store/race.rs"]
mod race;
#[path = "../store/ratings.rs"]
mod ratings;
#[path = "../store/samples.rs"]
mod samples;
#[path = "../store/seats.rs"]
mod seats;
mod secure;
#[path = "../store/tournaments.rs"]
mod tournaments;
