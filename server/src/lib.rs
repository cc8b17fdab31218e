//! The games in the browser: matches, storage, live pages.

mod accounts;
pub mod analysis;
mod assets;
pub mod clock;
pub mod hooks;
pub mod hosted;
mod hosting;
pub mod lessons;
mod logging;
mod onlookers;
pub mod ratings;
pub mod reference;
mod serve;
pub mod store;
pub mod tables;
mod thinking;
mod tls;
pub mod tournaments;
mod web;

pub use accounts::NameProblem;
pub use hosting::{Hosting, app, app_hosted};
pub use logging::{LogFormat, start_log, start_log_to};
pub use serve::{ServeError, Server};
pub use tables::Pace;
pub use web::limits::{Allowance, Attempts, Limits, Patience, Rate};
pub use web::{Route, pages, routes};
pub(crate) use web::{metrics, svg_diff as changes, visitor};
