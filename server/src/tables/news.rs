//! News: which match has changed, for those who listen to all of theirs at once.

use tokio::sync::broadcast;

use super::Tables;
use super::now::Now;
use super::table::Table;
use crate::store::{GuestId, MatchId};

/// A match has changed.
#[derive(Clone, Debug)]
pub struct News {
    pub id: MatchId,
    /// Who sits at it.
    pub guests: Vec<GuestId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// So many may wait for a listener; one who falls behind further asks the store.
const MOST_WAITING: usize = 1024;

pub(super) fn channel() -> broadcast::Sender<News> {
    broadcast::Sender::new(MOST_WAITING)
}

impl Tables {
    /// Hears of every change from now on.
    pub fn news(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells those who look at a table, and those who listen to all of theirs.
    pub(super) fn announce(&self, table: &Table, now: &Now) {
        table.announce(now);
        self.tell(table, now);
    }

    pub(super) fn tell(&self, table: &Table, now: &Now) {
        if self.news.receiver_count() == 0 {
            return;
        }
        let mut guests: Vec<GuestId> =
            now.seats.iter().filter_map(|(_, sitting)| sitting.occupant.guest()).collect();
        guests.dedup();
        let _ = self.news.send(News { id: table.id().clone(), guests, at: crate::store::now() });
    }
}
