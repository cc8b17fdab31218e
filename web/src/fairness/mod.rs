//! How a match was shuffled, for everybody to check.

pub(crate) mod page;
pub(crate) mod routes;
