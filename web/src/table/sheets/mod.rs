//! What a game of sheets has besides.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;

pub(crate) use page::{SheetsPage, choosing, is_mustering, lookout, others, round};
pub(crate) use scene::{muster, sheets};
