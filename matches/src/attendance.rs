//! Who listens to a match at this node.

mod company;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use bastide_core::Seat;
use tokio::sync::watch;

use super::state::MatchState;
use bastide_store::GuestId;
use company::Writing;

pub use company::Company;

/// Who listens to a table at this node, or did.
#[derive(Default)]
pub(super) struct Attendance {
    pages: Mutex<HashMap<GuestId, Pages>>,
    /// Pages of visitors who are nobody's guest.
    pub(super) strangers: AtomicU32,
    pub(super) writing: Mutex<Writing>,
    /// What was told last of who is here.
    pub(super) told: watch::Sender<Company>,
    /// Whether it is about to be told.
    pub(super) is_telling: AtomicBool,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Pages {
    pub(super) count: u32,
    /// When the last of them was closed.
    pub(super) left: Option<Instant>,
    /// Whether this node has told that they are away.
    is_told: bool,
}

/// What is to be told of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Telling {
    Away,
    Back,
}

impl Attendance {
    pub(super) fn pages(&self) -> MutexGuard<'_, HashMap<GuestId, Pages>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What this node has to tell of the seats as they stand.
    pub(super) fn telling(&self, now: &MatchState) -> Vec<(Seat, Telling)> {
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
