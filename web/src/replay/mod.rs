//! Replay of a match, its record and its pictures.

mod bar;
pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;
mod story;
