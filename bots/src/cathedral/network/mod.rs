//! A small network that has learned from games of the search against itself: which placements are
//! worth a look, and how a position will end.

mod frame;
mod planes;

pub use frame::{ANSWERS, Frame, SHAPES, SQUARES};
pub use planes::{GLOBALS, PLANES, Planes, YES};
