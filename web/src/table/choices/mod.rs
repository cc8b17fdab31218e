//! What a player can choose from.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{Choose, choose};
pub(crate) use scene::{choices, hint_offer};
