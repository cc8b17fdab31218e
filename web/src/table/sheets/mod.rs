//! What a game of sheets has besides.

pub(crate) mod page;
pub(crate) mod routes;
pub(crate) mod scene;

pub(crate) use page::{
    SheetsPage, about, choosing, is_mustering, lookout, others, round_section, views,
};
pub(crate) use scene::{muster, sheets};
