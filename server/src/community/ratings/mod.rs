//! Ratings: how strong somebody plays, per game and speed, with how sure that is.
//!
//! A match that counts is noted in the transaction that writes its outcome, and worked out afterwards, in one order for
//! all nodes. Ratings are nothing but what these notes add up to: [`Tables::recompute_ratings`] comes to the same.

mod ending;
mod lists;
mod player;
mod seen;
mod system;
mod terms;

pub use player::{NotAPlayer, Player};
pub use system::{Shown, after, aged, fresh};
pub use terms::Unrated;

pub(crate) use ending::{places, result};
pub(crate) use seen::{Known, RatingMemory};
pub(crate) use terms::unrated;

use crate::clock::Speed;
use crate::store::{Recomputed, StoreError};
use crate::tables::{Table, Tables};

/// With whom a match is rated together.
pub(crate) fn speed_of(table: &Table) -> Speed {
    table.terms.clock.speed()
}

impl Tables {
    /// Works out what has been noted and not been worked out yet, by this node or another.
    pub async fn settle_ratings(&self) -> Result<usize, StoreError> {
        self.store().settle_ratings(system::after, system::fresh).await
    }

    /// All ratings once more, from the first match on.
    pub async fn recompute_ratings(&self) -> Result<Recomputed, StoreError> {
        self.store().recompute_ratings(system::after, system::fresh).await
    }
}
