//! Whose turn it has become: their webhooks are called.

use std::sync::atomic::{AtomicBool, Ordering};

use bastide_core::{Seat, Seats};

use super::kind::NoticeKind;
use bastide_matches::{Match, MatchState, Matches, TurnChange};
use bastide_store::{CallSubject, GuestId, QueuedCall};

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

/// Queues a call for those who were not to act before and are now, but for whoever brought it about; and for those who
/// are asked whether a move may be taken back, or for another match.
pub fn note_turns(matches: &Matches, TurnChange { table, now, before, by }: TurnChange<'_>) {
    if table.lesson.is_some() {
        return;
    }
    let others = |seat: Seat| now.seats[seat].occupant.guest().filter(|&it| Some(it) != by);
    let subject = |kind: NoticeKind, seat: Seat| CallSubject {
        kind: kind.code().to_owned(),
        id: Some(table.id().clone()),
        tournament: None,
        seat: Some(seat.index() as u8),
        ply: Some(now.game.plies() as u32),
    };
    let turned = |seat: Seat| {
        let is_new = !before.contains(seat) && !now.clocks.is_stood_in(seat);
        Some((others(seat).filter(|_| is_new)?, subject(NoticeKind::Turn, seat)))
    };
    let mut calls: Vec<_> = now.acting().to_act.iter().filter_map(turned).collect();
    let asked = asked_by(matches, now, by);
    calls.extend(
        asked.iter().filter_map(|seat| Some((others(seat)?, subject(NoticeKind::Offer, seat)))),
    );
    queue(matches, calls);
}

/// The seats that are asked something by whoever brought a change about.
fn asked_by(matches: &Matches, now: &MatchState, by: Option<GuestId>) -> Seats {
    let is_theirs = |seat: Seat| now.seats[seat].occupant.guest() == by;
    if now.undo_wish.is_some_and(|asked| is_theirs(asked.seat)) {
        return now.asked_to_undo();
    }
    let at = matches.time().now();
    let has_offered = now.ending.is_some() && now.offers_rematch(at).iter().any(is_theirs);
    if has_offered { now.asked_for_rematch(at) } else { Seats::NONE }
}

/// Queues a call for everybody at a table but whoever said something there. Until it is made, more that is said adds none.
pub fn note_remark(matches: &Matches, table: &Match, now: &MatchState, by: GuestId) {
    let guests = now.seats.iter().filter_map(|(_, seated)| seated.occupant.guest());
    let subject = || CallSubject {
        kind: NoticeKind::Chat.code().to_owned(),
        id: Some(table.id().clone()),
        tournament: None,
        seat: None,
        ply: None,
    };
    let calls = guests.filter(|&guest| guest != by).map(|guest| (guest, subject())).collect();
    queue(matches, calls);
}

/// Nobody waits for it: a webhook that is not called is no reason to refuse a move.
pub(super) fn queue(matches: &Matches, calls: Vec<(GuestId, CallSubject)>) {
    if calls.is_empty() {
        return;
    }
    let due_at = matches.time().now();
    let queued = |(guest, subject)| QueuedCall { guest, subject, due_at };
    let store = matches.store().clone();
    let calls: Vec<QueuedCall> = calls.into_iter().map(queued).collect();
    tokio::spawn(async move {
        if let Err(error) = store.webhooks().queue_calls(calls).await {
            tracing::warn!(%error, "what is to be told could not be noted for hooks");
        }
    });
}
