//! The tokens by which programs play for a visitor.

pub(crate) mod page;
pub(crate) mod routes;
