//! The first page.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod showpieces;
