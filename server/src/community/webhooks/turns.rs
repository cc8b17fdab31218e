//! Whose turn it has become: hooks are told of it.

use std::sync::atomic::Ordering;

use bastide_core::Seats;

use super::Tables;
use super::now::Now;
use super::table::Table;
use crate::store::{GuestId, StoreError, Turned};

impl Tables {
    /// Whether anybody has a hook, as far as this node knows. Without hooks nothing is written for them.
    pub(crate) fn has_hooks(&self) -> bool {
        self.has_hooks.load(Ordering::Relaxed)
    }

    /// Looks whether anybody has one.
    pub async fn learn_hooks(&self) -> Result<(), StoreError> {
        let has_hooks = self.store.has_hooks().await?;
        self.has_hooks.store(has_hooks, Ordering::Relaxed);
        Ok(())
    }

    /// Tells the hooks of those who were not to act before and are now, but for whoever brought it about.
    pub(super) fn tell_hooks(&self, table: &Table, before: Seats, now: &Now, by: Option<GuestId>) {
        if !self.has_hooks() || table.lesson.is_some() {
            return;
        }
        let turned = |seat: bastide_core::Seat| {
            let guest = now.seats[seat].occupant.guest().filter(|&guest| Some(guest) != by)?;
            let is_new = !before.contains(seat) && !now.clocks.is_stood_in(seat);
            let (id, ply) = (table.id().clone(), now.game.plies() as u32);
            is_new.then(|| Turned { id, seat: seat.index() as u8, guest, ply })
        };
        let turns: Vec<Turned> = now.acting().to_act.iter().filter_map(turned).collect();
        if turns.is_empty() {
            return;
        }
        let (store, at) = (self.store.clone(), self.time.now());
        // Nobody waits for it: a hook that is not told is no reason to refuse a move.
        tokio::spawn(async move {
            if let Err(error) = store.queue_calls(turns, at).await {
                tracing::warn!(%error, "a turn could not be noted for hooks");
            }
        });
    }
}
