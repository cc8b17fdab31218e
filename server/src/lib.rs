//! The games in the browser: matches, storage, live pages.

mod accounts;
pub mod analysis;
mod api;
mod assets;
mod changes;
mod guard;
pub mod hooks;
pub mod hosted;
pub mod lessons;
mod logging;
mod metrics;
mod onlookers;
pub mod pages;
pub mod ratings;
pub mod reference;
mod routes;
mod serve;
mod sight;
pub mod tables;
mod thinking;
pub mod tournaments;
mod visitor;

pub use bastide_store as store;
pub use bastide_store::time_control as clock;
use bastide_store::tls;

pub use accounts::NameProblem;
pub use guard::{Allowance, Attempts, Hosting, Limits, Patience, Rate};
pub use logging::{LogFormat, start_log, start_log_to};
pub use routes::{app, app_hosted};
pub use serve::{ServeError, Server};
pub use tables::Pace;
