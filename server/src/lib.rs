//! The games in the browser: matches, storage, live pages.

pub mod store;

pub mod hosted;
pub mod tables;

pub mod pages;
