//! Ratings: how strong somebody plays, per game and speed, with how sure that is.
//!
//! A match that counts is noted in the transaction that writes its outcome, and worked out afterwards, in one order for
//! all nodes. Ratings are nothing but what these notes add up to: [`Ratings::recompute`] comes to the same.

mod lists;
mod seated;
mod system;

use std::sync::Arc;

use bastide_store::{Recomputed, Store, StoreError};

pub use seated::{Known, SeatedCache, SeenRatings};
pub use system::{Shown, after, aged, fresh};

/// The ratings of all players.
#[derive(Clone)]
pub struct Ratings {
    store: Store,
    seated: Arc<SeatedCache>,
}

impl Ratings {
    pub(super) fn new(store: Store, seated: Arc<SeatedCache>) -> Self {
        Self { store, seated }
    }

    /// Works out what has been noted and not been worked out yet, by this node or another.
    pub async fn settle(&self) -> Result<usize, StoreError> {
        settle(&self.store).await
    }

    /// All ratings once more, from the first match on.
    pub async fn recompute(&self) -> Result<Recomputed, StoreError> {
        self.store.ratings().recompute_ratings(after, fresh).await
    }
}

pub(super) async fn settle(store: &Store) -> Result<usize, StoreError> {
    store.ratings().settle_ratings(after, fresh).await
}
