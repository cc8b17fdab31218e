//! The first search: PUCT over the fitted evaluation. It stays as it was, as the yardstick that
//! later ones are measured by, and it plays the variants that the network has not learned.

mod search;
mod tree;

pub use search::FirstSearchBot;
