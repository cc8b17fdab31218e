//! What is kept about people, said to them.

pub(crate) mod page;
pub(crate) mod routes;
