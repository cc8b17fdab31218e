//! The pages of administrators.

pub(crate) mod page;
pub(crate) mod people;
pub(crate) mod routes;
