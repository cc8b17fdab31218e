//! Setting matches up.

pub(crate) mod clock;
pub(crate) mod fields;
pub(crate) mod page;
pub(crate) mod routes;
