//! What has happened so far.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{LogEntry, log};
pub(crate) use scene::{since, story};
