//! The log of a server: lines for people or JSON for programs, and nothing that is anybody's secret.
//!
//! Requests are told by their routes, methods and statuses; no names, no tokens, no addresses, no seeds and no
//! cards. A match is named where it could not be read, because somebody has to look at it then.

use std::io;

use tracing::Level;
use tracing_subscriber::fmt::MakeWriter;

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people, only of what somebody has to look at.
    Warnings,
    Text,
    Json,
}

/// Writes the log of this process to standard error from now on.
pub fn start_log(format: LogFormat) {
    start_log_to(format, io::stderr);
}

/// The same, to another place. A process has one log; what is asked later changes nothing.
pub fn start_log_to<W>(format: LogFormat, writer: W)
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let level = if format == LogFormat::Warnings { Level::WARN } else { Level::INFO };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(writer);
    let _ = match format {
        LogFormat::Warnings | LogFormat::Text => {
            tracing::subscriber::set_global_default(log.with_ansi(false).finish())
        }
        LogFormat::Json => {
            tracing::subscriber::set_global_default(log.json().flatten_event(true).finish())
        }
    };
}
