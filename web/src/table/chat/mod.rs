//! What the players and visitors say.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;

pub(crate) use page::{Chat, chat};
pub(crate) use scene::{remarks, writing};
