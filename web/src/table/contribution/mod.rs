//! What a player adds to the shuffle, and the table before the deal.

pub(crate) mod page;
pub(crate) mod scene;

pub(crate) use page::{Shuffling, shuffle, undealt};
pub(crate) use scene::{drawing, page_drawing, shuffling, waiting};
