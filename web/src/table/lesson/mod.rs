//! What a lesson says beside the table.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{LessonPanel, lesson};
pub(crate) use scene::{panel, ways};
