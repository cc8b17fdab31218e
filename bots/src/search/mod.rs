//! The search core: one tree, one selection rule, one way to back values up, for every game.
//!
//! - [`params`]: the numbers that steer a search.
//! - [`tree`]: nodes and edges, PUCT and UCB1, moving the root.
//! - [`worlds`]: games with hidden information; every descent runs in a world imagined anew.
//! - [`proof`]: open games; nodes hold positions, and what the solver proves travels up the tree.
//! - [`workers`]: several threads, on one tree or on a tree each.
//! - [`bandit`]: comparing actions without a tree, by dropping the worse half again and again.
//!
//! A game brings a model: [`WorldModel`] or [`OpenModel`].

mod bandit;
mod params;
mod proof;
mod tree;
mod workers;
mod worlds;

pub(crate) use bandit::{Arm, Bandit};
pub(crate) use params::{Bonus, ParentVisits, Ties};
pub use params::{FirstPlayUrgency, SearchParams};
pub(crate) use proof::{Expansion, OpenModel, ProofTree, keep_best};
pub(crate) use tree::{Edge, NodeValue};
pub(crate) use workers::{Forest, grow_shared};
pub use worlds::SeatValues;
pub(crate) use worlds::{Limit, WorldModel, WorldSearch, rank};
