//! What follows from matches: ratings, the next round of a tournament, calls of webhooks.

use std::sync::Arc;

use super::ratings;
use super::tournaments::Tournaments;
use super::webhooks::{self, HasHooks};
use bastide_matches::{Ended, Match, MatchState, Matches, Observer, Told, TurnChange};
use bastide_store::GuestId;

/// Watches the matches of this process.
pub(super) struct Watching {
    pub(super) has_hooks: Arc<HasHooks>,
}

impl Observer for Watching {
    fn turn_changed(&self, matches: &Matches, change: TurnChange<'_>) {
        if self.has_hooks.get() {
            webhooks::note_turns(matches, change);
        }
    }

    fn remarked(&self, matches: &Matches, table: &Match, now: &MatchState, by: GuestId) {
        if self.has_hooks.get() {
            webhooks::note_remark(matches, table, now, by);
        }
    }

    fn ended<'a>(&'a self, matches: &'a Matches, ended: Ended<'a>) -> Told<'a> {
        Box::pin(async move {
            let Ended { table, is_rated } = ended;
            if is_rated && let Err(error) = ratings::settle(matches.store()).await {
                // It is noted, and worked out with the next.
                tracing::warn!(%error, id = %table.id(), "ratings wait");
            }
            Tournaments::new(matches.clone()).carry_on(table);
        })
    }
}
