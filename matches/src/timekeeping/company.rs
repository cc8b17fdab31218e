//! Telling who is at a table, and who writes there.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use bastide_store::GuestId;

use super::Timekeeper;
use crate::table::Match;

/// How long news are collected before they are told.
const TELLING: Duration = Duration::from_millis(400);

impl Timekeeper {
    /// Somebody is writing a remark.
    pub fn writes(&self, table: &Arc<Match>, guest: GuestId, name: &str) {
        let mut writing = table.attendance.writing.lock().unwrap_or_else(PoisonError::into_inner);
        writing.insert(guest, (name.to_owned(), Instant::now()));
        drop(writing);
        self.tell_company_soon(table);
    }

    /// Somebody is not writing any more.
    pub(crate) fn has_written(&self, table: &Arc<Match>, guest: GuestId) {
        let mut writing = table.attendance.writing.lock().unwrap_or_else(PoisonError::into_inner);
        writing.remove(&guest);
        drop(writing);
        self.tell_company_soon(table);
    }

    /// Tells who is at a table, after a moment, and again until nothing more changes by itself.
    pub(crate) fn tell_company_soon(&self, table: &Arc<Match>) {
        if table.attendance.is_telling.swap(true, Ordering::SeqCst) {
            return;
        }
        let (table, closed) = (Arc::clone(table), self.closed());
        let telling = async move {
            loop {
                tokio::time::sleep(TELLING).await;
                // In this order: whoever comes meanwhile is told of here, or starts another.
                table.attendance.is_telling.store(false, Ordering::SeqCst);
                let is_settled = table.attendance.tell();
                if is_settled || table.attendance.is_telling.swap(true, Ordering::SeqCst) {
                    return;
                }
            }
        };
        tokio::spawn(async move {
            tokio::select! {
                () = telling => {}
                () = closed => {}
            }
        });
    }
}
