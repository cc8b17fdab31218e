//! News: which match has changed, for those who listen to all of theirs at once.

use tokio::sync::broadcast;

use super::Tables;
use super::now::Now;
use super::table::Table;
use crate::store::{GuestId, MatchId, now};

/// What those hear who listen to all of their matches.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A match has changed.
    Match {
        id: MatchId,
        /// Who sits at it.
        guests: Vec<GuestId>,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// Any may have: nothing could be heard of other nodes for a while.
    Anything,
}

/// So many may wait for a listener; one who falls behind further asks the store.
const MOST_WAITING: usize = 1024;

pub(super) fn channel() -> broadcast::Sender<Heard> {
    broadcast::Sender::new(MOST_WAITING)
}

impl Tables {
    /// Hears of every change from now on.
    pub fn news(&self) -> broadcast::Receiver<Heard> {
        self.news.subscribe()
    }

    pub(super) fn has_listeners(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Tells those who look at a table, and those who listen to all of theirs.
    pub(super) fn announce(&self, table: &Table, now: &Now) {
        table.announce(now);
        self.tell(table, now);
    }

    pub(super) fn tell(&self, table: &Table, standing: &Now) {
        if !self.has_listeners() {
            return;
        }
        let seats = standing.seats.iter();
        let mut guests: Vec<GuestId> =
            seats.filter_map(|(_, sitting)| sitting.occupant.guest()).collect();
        guests.dedup();
        let _ = self.news.send(Heard::Match { id: table.id().clone(), guests, at: now() });
    }

    /// Tells that any match may have changed.
    pub(super) fn tell_anything(&self) {
        let _ = self.news.send(Heard::Anything);
    }
}
