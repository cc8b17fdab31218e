//! Lists of matches: the own ones, and those that anybody may watch.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;

pub(crate) use page::{GameRow, rows};
pub(crate) use scene::game_rows;
