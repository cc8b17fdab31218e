//! Replay of a match, its record and its pictures.

pub(crate) mod page;
pub(crate) mod routes;
