//! Bots at the table: seats like any other, whose thinking holds nobody up.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bastide_bots::levels::Level;
use bastide_core::Seat;

use super::change::Wish;
use super::entry::Line;
use super::nodes::GRACE;
use super::now::Now;
use super::table::Table;
use super::{TableError, Tables};
use crate::metrics::{Held, TableCounts};
use crate::store::Occupant;

/// A turn is lent for five seconds; two renewals may come late.
const RENEWAL: Duration = Duration::from_millis(1500);
/// The gauge of bots that wait for a thread.
struct Waiting(Arc<TableCounts>);

impl AsRef<AtomicI64> for Waiting {
    fn as_ref(&self) -> &AtomicI64 {
        &self.0.bots_waiting
    }
}

/// The gauge of bots that think.
struct Thinking(Arc<TableCounts>);

impl AsRef<AtomicI64> for Thinking {
    fn as_ref(&self) -> &AtomicI64 {
        &self.0.bots_thinking
    }
}

impl Tables {
    /// Lets the bots of a table that are to act think, one after the other, until a person is.
    pub(super) fn wake_bots(&self, table: &Arc<Table>) {
        let (tables, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            // Whoever finds the table thought for already leaves; whoever thinks looks once more
            // after letting go, so that no turn falls between the two.
            while let Ok(thinking) = table.thinking.try_lock() {
                let turns = tables.take_turns(&table).await;
                drop(thinking);
                if let Err(error) = turns {
                    // Trying again at once would only fail again: the next visitor wakes the bot.
                    tables.counts.bot_failures.fetch_add(1, Ordering::Relaxed);
                    tracing::error!(%error, id = %table.id(), "a bot could not move");
                    break;
                }
                if bot_to_act(&*table.now().await).is_none() {
                    break;
                }
            }
        });
    }

    /// All that bots have to decide until a person is to act, unless another node thinks for them: then
    /// this waits a moment and looks what came of it.
    async fn take_turns(&self, table: &Arc<Table>) -> Result<(), TableError> {
        if bot_to_act(&*table.now().await).is_none() {
            return Ok(());
        }
        if !self.store.take_turn(table.id()).await? {
            tokio::time::sleep(GRACE).await;
            table.set_late();
            return self.catch_up(table).await;
        }
        let turns = async {
            while let Some(()) = self.bot_turn(table).await? {}
            Ok(())
        };
        let taken = tokio::select! {
            taken = turns => taken,
            lost = self.keep_turn(table) => {
                // What was cut off may have been written all the same.
                table.set_late();
                lost
            }
        };
        self.store.leave_turn(table.id()).await?;
        taken
    }

    /// Renews the turn for as long as it is thought about; ready only when it cannot be.
    async fn keep_turn(&self, table: &Arc<Table>) -> Result<(), TableError> {
        loop {
            tokio::time::sleep(RENEWAL).await;
            if !self.store.take_turn(table.id()).await? {
                return Ok(());
            }
        }
    }

    /// Acts, unless the owner of the seat has come back while the bot thought.
    async fn act_as_bot(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        action: &str,
    ) -> Result<(), TableError> {
        let seat = wish.seat;
        let line = |now: &Now| {
            bot_on(now, seat).ok_or(TableError::Outdated)?;
            Ok(Line::Act(action.to_owned()))
        };
        self.note(table, wish, line).await
    }

    /// One decision of one bot; nothing if it is no bot's turn.
    async fn bot_turn(&self, table: &Arc<Table>) -> Result<Option<()>, TableError> {
        let (game, seat, spec, seq, pause) = {
            let now = table.now().await;
            let Some((seat, spec)) = bot_to_act(&now) else { return Ok(None) };
            (now.game.clone(), seat, spec, now.next, self.pause_before(&now, seat))
        };
        tokio::time::sleep(pause).await;
        let failed = || TableError::Bot("it found no move".to_owned());
        let counts = Arc::clone(&self.counts);
        let waiting = Held::new(Waiting(Arc::clone(&counts)));
        let thought = move || {
            drop(waiting);
            let _thinking = Held::new(Thinking(counts));
            game.think(seat, &spec, u64::from(seq))
        };
        let thought = self.thinkers.think(table.id().as_str(), thought).await;
        let action = thought.flatten().ok_or_else(failed)?;
        // The key follows from the turn: two nodes, or a restart, play it once.
        let key = format!("bot-{seq}");
        let wish = Wish { seat, seq: Some(seq), key: &key };
        match self.act_as_bot(table, wish, &action).await {
            // Somebody took back or resigned meanwhile: look again.
            Ok(()) | Err(TableError::Outdated | TableError::Over) => Ok(Some(())),
            Err(error) => Err(error),
        }
    }
}

/// The bot whose turn it is, if the match goes on and everybody has come.
pub(super) fn bot_to_act(now: &Now) -> Option<(Seat, String)> {
    if now.ending.is_some() || !now.is_full() {
        return None;
    }
    now.game.to_act().iter().find_map(|seat| Some((seat, bot_on(now, seat)?)))
}

/// The bot that plays a seat: its own, or the strongest of the game, which stands in for its owner.
fn bot_on(now: &Now, seat: Seat) -> Option<String> {
    match &now.seats[seat].occupant {
        Occupant::Bot(spec) => Some(spec.clone()),
        _ if now.clocks.is_stood_in(seat) => Some(Level::LAST.to_string()),
        _ => None,
    }
}
