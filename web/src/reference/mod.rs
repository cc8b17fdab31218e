//! The cards and sheets of a game.

pub(crate) mod card;
pub(crate) mod card_page;
pub(crate) mod page;
pub(crate) mod routes;
