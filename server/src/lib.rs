//! Wiring: configuration, listening, shutdown, background work.

mod hosting;
mod logging;
mod serve;

pub use hosting::{Hosting, app, app_hosted, apps};
pub use logging::{LogFormat, start_log, start_log_to};
pub use serve::{ServeError, Server};
