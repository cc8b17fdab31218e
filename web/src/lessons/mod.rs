//! Lessons: the list, one of them, and how it begins.

pub(crate) mod page;
pub(crate) mod routes;

pub(crate) use page::ways_in;
