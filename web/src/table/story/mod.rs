//! What has happened so far.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{Story, last_line, said, story, written_out};
pub(crate) use scene::told;
