//! The games in the browser: matches, storage, live pages.

pub mod store;
