//! The games in the browser: matches, storage, live pages.

mod api;
mod assets;
mod changes;
pub mod hosted;
pub mod lessons;
pub mod pages;
pub mod reference;
mod routes;
mod serve;
mod sight;
pub mod store;
pub mod tables;
mod visitor;

pub use routes::app;
pub use serve::{ServeError, Server};
