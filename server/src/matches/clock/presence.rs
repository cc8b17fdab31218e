//! Who is there: the clock of somebody who loses the connection stands still for a while.
//!
//! Somebody is there while a page of theirs listens to the table. A node only speaks for the pages it has had
//! itself; where another node has one, that node says so, and this one does not speak of them any more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bastide_core::Seat;

use super::change::Wish;
use super::entry::Line;
use super::now::Now;
use super::table::Table;
use super::{TableError, Tables};
use crate::store::GuestId;

/// A page that is only loaded again is back before that.
const RELOADING: Duration = Duration::from_secs(2);

/// Who listens to a table at this node, or did.
#[derive(Default)]
pub(super) struct Attendance(Mutex<HashMap<GuestId, Pages>>);

#[derive(Clone, Copy, Default)]
struct Pages {
    count: u32,
    /// Whether this node has told that they are away.
    is_told: bool,
}

/// What is to be told of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Telling {
    Away,
    Back,
}

impl Attendance {
    fn pages(&self) -> MutexGuard<'_, HashMap<GuestId, Pages>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this node has to tell of the seats as they stand.
    fn telling(&self, now: &Now) -> Vec<(Seat, Telling)> {
        let mut pages = self.pages();
        let mut told = Vec::new();
        for (seat, sitting) in now.seats.iter() {
            let Some(guest) = sitting.occupant.guest() else { continue };
            let Some(page) = pages.get_mut(&guest) else { continue };
            let is_away = now.clocks.is_away(seat);
            if page.count > 0 {
                page.is_told = false;
                told.extend(is_away.then_some((seat, Telling::Back)));
            } else if page.is_told && !is_away {
                // They are at another node, or act without a page.
                pages.remove(&guest);
            } else if !is_away && now.clocks.may_wait_for(seat) {
                page.is_told = true;
                told.push((seat, Telling::Away));
            }
        }
        told
    }
}

/// Somebody has a page of a table open; dropping this closes it.
pub struct Attending {
    tables: Tables,
    table: Arc<Table>,
    guest: GuestId,
}

impl Tables {
    /// Somebody opens a page of a table.
    pub fn attend(&self, table: &Arc<Table>, guest: GuestId) -> Attending {
        table.attendance.pages().entry(guest).or_default().count += 1;
        self.look_who_is_there_soon(table, Duration::ZERO);
        Attending { tables: self.clone(), table: Arc::clone(table), guest }
    }

    /// Notes who has gone and who is back, as far as this node knows.
    pub async fn look_who_is_there(&self, table: &Arc<Table>) -> Result<(), TableError> {
        let (told, next) = {
            let now = table.now().await;
            (table.attendance.telling(&now), now.next)
        };
        for (seat, telling) in told {
            let key = format!("{telling:?}-{next}-{}", seat.index()).to_lowercase();
            let line = |now: &Now| match telling {
                Telling::Away if now.clocks.may_wait_for(seat) => Ok(Line::Away),
                Telling::Back if now.clocks.is_away(seat) => Ok(Line::Back),
                _ => Err(TableError::Outdated),
            };
            match self.note(table, Wish { seat, seq: None, key: &key }, line).await {
                Ok(()) | Err(TableError::Outdated | TableError::Over) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The same, after a moment and beside what goes on.
    pub(super) fn look_who_is_there_soon(&self, table: &Arc<Table>, after: Duration) {
        if table.attendance.pages().is_empty() || !table.has_clock() {
            return;
        }
        let (tables, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            tokio::time::sleep(after).await;
            // A house that closes hangs up on everybody: that is nobody's leaving.
            if *tables.closing.borrow() {
                return;
            }
            if let Err(error) = tables.look_who_is_there(&table).await {
                tracing::warn!(%error, id = %table.id(), "who is there could not be noted");
            }
        });
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        if let Some(pages) = self.table.attendance.pages().get_mut(&self.guest) {
            pages.count -= 1;
        }
        // The house may be closing: then nobody is told.
        if tokio::runtime::Handle::try_current().is_ok() {
            self.tables.look_who_is_there_soon(&self.table, RELOADING);
        }
    }
}
