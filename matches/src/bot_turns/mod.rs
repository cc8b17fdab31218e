//! Bots at the table: seats like any other, whose thinking holds nobody up.

mod pause;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bastide_bots::BotSpec;
use thiserror::Error;

use super::Matches;
use super::command::{Command, Request};
use super::counters::{Held, MatchCounts};
use super::error::MatchError;
use super::table::Match;
use super::thinking::Effort;

pub use pause::Pace;

/// How long another node may take to begin a bot's turn before it is wondered about.
pub(super) const GRACE: Duration = Duration::from_secs(2);
/// A turn is lent for five seconds; two renewals may come late.
const RENEWAL: Duration = Duration::from_millis(1500);

/// Why a bot did not move.
#[derive(Debug, Error)]
enum TurnError {
    #[error("this is no bot: it found no move")]
    NoMove,
    #[error(transparent)]
    Match(#[from] MatchError),
}

/// The gauge of bots that wait for a thread.
struct WaitingGauge(Arc<MatchCounts>);

impl AsRef<AtomicI64> for WaitingGauge {
    fn as_ref(&self) -> &AtomicI64 {
        &self.0.bots_waiting
    }
}

/// The gauge of bots that think.
struct ThinkingGauge(Arc<MatchCounts>);

impl AsRef<AtomicI64> for ThinkingGauge {
    fn as_ref(&self) -> &AtomicI64 {
        &self.0.bots_thinking
    }
}

face! {
    /// Lets bots take their turns.
    BotTurns
}

impl BotTurns {
    /// Lets the bots of a table that are to act think, one after the other, until a person is.
    pub(super) fn wake(&self, table: &Arc<Match>) {
        let (own, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            // Whoever finds the table thought for already leaves; whoever thinks looks once more
            // after letting go, so that no turn falls between the two.
            while let Ok(thinking) = table.thinking.try_lock() {
                let turns = own.take_turns(&table).await;
                drop(thinking);
                if let Err(error) = turns {
                    // Trying again at once would only fail again: the next visitor wakes the bot.
                    own.counts.bot_failures.fetch_add(1, Ordering::Relaxed);
                    tracing::error!(%error, id = %table.id(), "a bot could not move");
                    break;
                }
                if table.is_left() || table.now().await.bot_to_act().is_none() {
                    break;
                }
            }
        });
    }

    /// All that bots have to decide until a person is to act, unless another node thinks for them: then
    /// this waits a moment and looks what came of it.
    async fn take_turns(&self, table: &Arc<Match>) -> Result<(), TurnError> {
        if table.now().await.bot_to_act().is_none() {
            return Ok(());
        }
        if !self.store.nodes().take_turn(table.id()).await.map_err(MatchError::from)? {
            tokio::time::sleep(GRACE).await;
            table.set_late();
            return Ok(self.refresh(table).await?);
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
        self.store.nodes().leave_turn(table.id()).await.map_err(MatchError::from)?;
        taken
    }

    /// Renews the turn for as long as it is thought about; ready only when it cannot be.
    async fn keep_turn(&self, table: &Arc<Match>) -> Result<(), TurnError> {
        loop {
            tokio::time::sleep(RENEWAL).await;
            if !self.store.nodes().take_turn(table.id()).await.map_err(MatchError::from)? {
                return Ok(());
            }
        }
    }

    /// One decision of one bot; nothing if it is no bot's turn.
    async fn bot_turn(&self, table: &Arc<Match>) -> Result<Option<()>, TurnError> {
        let (game, seat, spec, seq, pause) = {
            let now = table.now().await;
            let Some((seat, spec)) = now.bot_to_act() else { return Ok(None) };
            // Bots among themselves play for those who watch. Whoever opens the table wakes them again.
            if !now.has_person() && table.is_unwatched() {
                return Ok(None);
            }
            (now.game.clone(), seat, spec, now.next, self.pause_before(&now, seat))
        };
        tokio::time::sleep(pause).await;
        let counts = Arc::clone(&self.counts);
        let waiting = Held::new(WaitingGauge(Arc::clone(&counts)));
        let is_quick = spec.parse::<BotSpec>().is_ok_and(|spec| spec.is_quick());
        let effort = if is_quick { Effort::Quick } else { Effort::Long };
        let thought = move || {
            drop(waiting);
            let _thinking = Held::new(ThinkingGauge(counts));
            game.think(seat, &spec, u64::from(seq))
        };
        let payer = self.payer(table.creator);
        let thought = self.thinkers.think((payer, effort), thought).await;
        let action = thought.flatten().ok_or(TurnError::NoMove)?;
        // The key follows from the turn: two nodes, or a restart, play it once.
        let key = format!("bot-{seq}");
        let wish = Request { seat, seq: Some(seq), key: &key };
        match self.commands().note(table, wish, Command::ActAsBot(&action)).await {
            // Somebody took back or resigned meanwhile: look again.
            Ok(()) | Err(MatchError::Outdated | MatchError::Over) => Ok(Some(())),
            Err(error) => Err(error.into()),
        }
    }
}
