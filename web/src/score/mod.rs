//! How the points of a finished match add up.

pub(crate) mod page;
pub(crate) mod routes;
