//! The analysis of a finished match.

pub(crate) mod line;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;
pub(crate) mod told;
