//! What has happened so far.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{StoryLine, log};
pub(crate) use scene::{since, story};
