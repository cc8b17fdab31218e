//! Tournaments.

pub(crate) mod form;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;
pub(crate) mod standings;
