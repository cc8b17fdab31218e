//! Whose turn it has become: their webhooks are called.

use std::sync::atomic::{AtomicBool, Ordering};

use bastide_core::Seat;

use bastide_matches::{Matches, TurnChange};
use bastide_store::{CallSubject, QueuedCall};

/// Whether anybody has a webhook, as far as this node knows. Without any, nothing is written for them.
#[derive(Default)]
pub struct HasHooks(AtomicBool);

impl HasHooks {
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    pub(super) fn set(&self, has_hooks: bool) {
        self.0.store(has_hooks, Ordering::Relaxed);
    }
}

/// Queues a call for those who were not to act before and are now, but for whoever brought it about.
pub fn note_turns(matches: &Matches, TurnChange { table, now, before, by }: TurnChange<'_>) {
    if table.lesson.is_some() {
        return;
    }
    let at = matches.time().now();
    let turned = |seat: Seat| {
        let guest = now.seats[seat].occupant.guest().filter(|&guest| Some(guest) != by)?;
        let is_new = !before.contains(seat) && !now.clocks.is_stood_in(seat);
        let subject = CallSubject {
            kind: "turn".to_owned(),
            id: Some(table.id().clone()),
            tournament: None,
            seat: Some(seat.index() as u8),
            ply: Some(now.game.plies() as u32),
        };
        is_new.then_some(QueuedCall { guest, subject, due_at: at })
    };
    let turns: Vec<QueuedCall> = now.acting().to_act.iter().filter_map(turned).collect();
    if turns.is_empty() {
        return;
    }
    let store = matches.store().clone();
    // Nobody waits for it: a webhook that is not called is no reason to refuse a move.
    tokio::spawn(async move {
        if let Err(error) = store.webhooks().queue_calls(turns).await {
            tracing::warn!(%error, "a turn could not be noted for hooks");
        }
    });
}
