//! Addresses that are called when it is a player’s turn.

pub(crate) mod page;
pub(crate) mod routes;
