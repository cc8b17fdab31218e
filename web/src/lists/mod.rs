//! Lists of matches: the visitor's own, and the public ones.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;

pub(crate) use page::{GameRow, Stage, rows};
pub(crate) use scene::game_rows;
