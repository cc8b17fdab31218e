//! Who is there: the clock of somebody who loses the connection stands still for a while.
//!
//! Somebody is there while a page of theirs listens to the table. A node only speaks for the pages it has had
//! itself; where another node has one, that node says so, and this one does not speak of them any more.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use super::Timekeeper;
use crate::Matches;
use crate::attendance::Telling;
use crate::error::MatchError;
use crate::table::Match;
use crate::{command::Command, command::Request};
use bastide_store::GuestId;

/// A page that is only loaded again is back before that.
const RELOADING: Duration = Duration::from_secs(2);

/// Somebody has a page of a table open; dropping this closes it.
pub struct Attending {
    matches: Matches,
    table: Arc<Match>,
    /// None for a visitor who is nobody's guest.
    guest: Option<GuestId>,
}

impl Match {
    /// Whether somebody has a page of this table open, as far as this node knows.
    pub fn is_attended_by(&self, guest: GuestId) -> bool {
        self.attendance.pages().get(&guest).is_some_and(|pages| pages.count > 0)
    }
}

impl Timekeeper {
    /// Somebody opens a page of a table.
    pub fn attend(&self, table: &Arc<Match>, guest: Option<GuestId>) -> Attending {
        match guest {
            Some(guest) => table.attendance.pages().entry(guest).or_default().count += 1,
            None => {
                table.attendance.strangers.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.look_who_is_there_soon(table, Duration::ZERO);
        self.tell_company_soon(table);
        Attending { matches: self.0.clone(), table: Arc::clone(table), guest }
    }

    /// Notes who has gone and who is back, as far as this node knows.
    pub async fn look_who_is_there(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        let (told, next) = {
            let now = table.now().await;
            (table.attendance.telling(&now), now.next)
        };
        for (seat, telling) in told {
            let key = format!("{telling:?}-{next}-{}", seat.index()).to_lowercase();
            let command = match telling {
                Telling::Away => Command::Leave,
                Telling::Back => Command::ComeBack,
            };
            let wish = Request { seat, seq: None, key: &key };
            match self.commands().note(table, wish, command).await {
                Ok(()) | Err(MatchError::Outdated | MatchError::Over) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The same, after a moment and beside what goes on.
    pub(crate) fn look_who_is_there_soon(&self, table: &Arc<Match>, after: Duration) {
        if table.attendance.pages().is_empty() || !table.has_clock() {
            return;
        }
        let (keeper, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            // A server that stops hangs up on everybody: that is nobody's leaving.
            if *keeper.closing.borrow() {
                return;
            }
            if let Err(error) = keeper.look_who_is_there(&table).await {
                tracing::warn!(%error, id = %table.id(), "who is there could not be noted");
            }
        });
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        let attendance = &self.table.attendance;
        match self.guest {
            Some(guest) => {
                if let Some(pages) = attendance.pages().get_mut(&guest) {
                    pages.count -= 1;
                    pages.left = Some(Instant::now());
                }
            }
            None => {
                attendance.strangers.fetch_sub(1, Ordering::Relaxed);
            }
        }
        // The server may be stopping: then nobody is told.
        if tokio::runtime::Handle::try_current().is_ok() {
            self.matches.timekeeper().look_who_is_there_soon(&self.table, RELOADING);
            self.matches.timekeeper().tell_company_soon(&self.table);
        }
    }
}
