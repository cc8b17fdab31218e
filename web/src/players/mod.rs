//! Leaderboards and the page of a player.

pub(crate) mod page;
pub(crate) mod routes;

pub(crate) use page::{PlayerLink, link};
