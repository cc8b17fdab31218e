//! A move to consider.

pub(crate) mod page;
pub(crate) mod routes;

pub(crate) use page::{HintOffer, button, place, refused};
