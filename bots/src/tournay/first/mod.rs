//! The first search: a tree judged by the hand-made evaluation, a few turns on. It stays as it was,
//! as the yardstick that later ones are measured by.

mod search;
mod tree;

pub use search::FirstSearchBot;
