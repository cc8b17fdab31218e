//! Bots at the table: seats like any other, whose thinking holds nobody up.

use std::sync::Arc;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::now::Now;
use super::table::{Table, Wish};
use super::{TableError, Tables};
use crate::store::Occupant;

impl Tables {
    /// Lets the bots of a table that are to act think, one after the other, until a person is.
    pub(super) fn wake_bots(&self, table: &Arc<Table>) {
        let (tables, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            // Whoever finds the table thought for already leaves; whoever thinks looks once more
            // after letting go, so that no turn falls between the two.
            while let Ok(thinking) = table.thinking.try_lock() {
                while tables.bot_turn(&table).await {}
                drop(thinking);
                if bot_to_act(&*table.now().await).is_none() {
                    break;
                }
            }
        });
    }

    /// One decision of one bot; says whether there may be another.
    async fn bot_turn(&self, table: &Arc<Table>) -> bool {
        let (game, seat, spec, seq) = {
            let now = table.now().await;
            let Some((seat, spec)) = bot_to_act(&now) else { return false };
            (now.game.clone(), seat, spec, now.next)
        };
        let Ok(_permit) = self.thinkers.acquire().await else { return false };
        let thought = tokio::task::spawn_blocking(move || game.think(seat, &spec, u64::from(seq)));
        let Ok(Some(action)) = thought.await else { return false };
        // The key follows from the turn: two nodes, or a restart, play it once.
        let key = format!("bot-{seq}");
        let wish = Wish { seat, seq, key: &key };
        let played = self.act(table, wish, &action, &Phrasebook::default()).await;
        matches!(played, Ok(()) | Err(TableError::Outdated))
    }
}

/// The bot whose turn it is, if the match goes on and everybody has come.
fn bot_to_act(now: &Now) -> Option<(Seat, String)> {
    if now.ending.is_some() || !now.is_full() {
        return None;
    }
    now.game.to_act().iter().find_map(|seat| match &now.seats[seat].occupant {
        Occupant::Bot(spec) => Some((seat, spec.clone())),
        _ => None,
    })
}
