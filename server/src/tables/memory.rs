//! Which tables are in memory: a table is rebuilt from its log when somebody asks for it and dropped
//! when nobody has for a while.
//!
//! Invariant: a match has one table at most. One that anybody still holds is therefore not dropped,
//! because a second would not hear of what is done at it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::table::{Table, TableEvent};
use super::{MOST_REMARKS, TableError, Tables};
use crate::lessons;
use crate::store::{MatchId, StoreError};

/// How long a table stays that nobody asks for.
const IDLE: Duration = Duration::from_secs(10 * 60);
/// How often it is looked for such tables.
const SWEEP: Duration = Duration::from_secs(60);

/// A table, and when it was last asked for.
pub(super) struct Kept {
    pub(super) table: Arc<Table>,
    asked: Instant,
}

pub(super) type Memory = HashMap<MatchId, Kept>;

impl Tables {
    /// The table of a match, from memory or rebuilt from its log.
    pub async fn open(&self, id: &MatchId) -> Result<Arc<Table>, TableError> {
        let mut memory = self.memory.lock().await;
        if let Some(kept) = memory.get_mut(id) {
            kept.asked = Instant::now();
            let table = Arc::clone(&kept.table);
            drop(memory);
            self.catch_up(&table).await?;
            return Ok(table);
        }
        let stored = match self.store.load(id).await {
            Err(StoreError::Damaged(what)) => return Err(TableError::Unreadable(what)),
            stored => stored?.ok_or(TableError::NoSuchMatch)?,
        };
        let remarks = self.store.remarks(id, MOST_REMARKS).await?;
        let has_outcome = stored.outcome.is_some();
        let lesson = self.store.practice(id).await?;
        let lesson = lesson.as_deref().and_then(lessons::named);
        let shuffle = self.store.shuffle(id).await?;
        let mut table = Table::restored(stored, shuffle.as_ref(), remarks, lesson, &self.outages)?;
        table.event = self.store.tournament_of(id).await?.map(TableEvent::from);
        let table = Arc::new(table);
        if !has_outcome {
            // The process may have been killed between the last entry and the note of what it meant.
            self.note_outcome(&table, &*table.now().await).await?;
        }
        memory.insert(id.clone(), Kept { table: Arc::clone(&table), asked: Instant::now() });
        drop(memory);
        // The process may have been killed between the last seat and the beginning of the clocks.
        self.begin_clocks(&table).await?;
        self.wake_bots(&table);
        Ok(table)
    }

    /// Drops the tables that nobody has asked for in so long, listens to or thinks at.
    pub async fn sweep(&self, idle: Duration) {
        let mut memory = self.memory.lock().await;
        memory.retain(|_, kept| kept.asked.elapsed() < idle || is_in_use(&kept.table));
    }

    /// Sweeps now and then, until the house closes.
    pub async fn keep_tidy(self) {
        let mut moments = tokio::time::interval(SWEEP);
        let sweeping = async {
            loop {
                moments.tick().await;
                self.sweep(IDLE).await;
            }
        };
        tokio::select! {
            () = sweeping => {}
            () = self.closed() => {}
        }
    }

    /// All tables that are in memory.
    pub(super) async fn tables_here(&self) -> Vec<Arc<Table>> {
        self.memory.lock().await.values().map(|kept| Arc::clone(&kept.table)).collect()
    }

    /// How many tables are in memory.
    pub async fn in_memory(&self) -> usize {
        self.memory.lock().await.len()
    }
}

/// Whether anybody has the table besides the memory: a request, a thinking bot, a live stream. Asked
/// with the memory locked, so that nobody can take it up meanwhile.
fn is_in_use(table: &Arc<Table>) -> bool {
    Arc::strong_count(table) > 1 || table.has_listeners()
}
