//! Being told: what a player hears of while they are away, and where.

pub(crate) mod page;
pub(crate) mod routes;
