//! Which tables are in memory: a table is rebuilt from its log when somebody asks for it and dropped
//! when nobody has for a while.
//!
//! Invariant: a match has one table at most. One that anybody still holds is therefore not dropped,
//! because a second would not hear of what is done at it. While one is rebuilt, only those wait who
//! ask for the same.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::error::MatchError;
use super::table::{Match, StoredLog, TableEvent};
use super::{MOST_REMARKS, Matches};
use bastide_store::{MatchId, StoreError};
use tokio::sync::OnceCell;

/// How long a table stays that nobody asks for.
const IDLE: Duration = Duration::from_secs(10 * 60);
/// How often it is looked for such tables.
const SWEEP: Duration = Duration::from_secs(60);

/// The tables by their matches.
#[derive(Default)]
pub(super) struct Cache {
    places: Mutex<HashMap<MatchId, Kept>>,
}

/// A place, and when it was last asked for.
struct Kept {
    place: Arc<Place>,
    asked: Instant,
}

/// Where the table of a match stands, or will once it is rebuilt.
#[derive(Default)]
struct Place {
    table: OnceCell<Arc<Match>>,
    /// Whether something happened to the match while its table was being rebuilt, maybe too late to be in it.
    is_late: AtomicBool,
}

impl Cache {
    fn place(&self, id: &MatchId) -> Arc<Place> {
        let mut places = self.places();
        if let Some(kept) = places.get_mut(id) {
            kept.asked = Instant::now();
            return Arc::clone(&kept.place);
        }
        let place = Arc::<Place>::default();
        places.insert(id.clone(), Kept { place: Arc::clone(&place), asked: Instant::now() });
        place
    }

    /// The table of a match to which something happened elsewhere, if it is here.
    pub(super) fn table(&self, id: &MatchId) -> Option<Arc<Match>> {
        self.places().get(id)?.place.doubted()
    }

    /// All tables that are here. Those that are being rebuilt have to look once more for what happens meanwhile.
    pub(super) fn tables(&self) -> Vec<Arc<Match>> {
        self.places().values().filter_map(|kept| kept.place.doubted()).collect()
    }

    /// Forgets a place at which there never was a table, unless others wait there.
    fn leave(&self, id: &MatchId, place: Arc<Place>) {
        let mut places = self.places();
        drop(place);
        if places.get(id).is_some_and(|kept| !kept.place.is_in_use() && kept.place.is_empty()) {
            places.remove(id);
        }
    }

    fn places(&self) -> MutexGuard<'_, HashMap<MatchId, Kept>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// The table; if it is not there yet, it will look once more when it is.
    fn doubted(&self) -> Option<Arc<Match>> {
        // In this order: whoever rebuilds it puts it here first and looks then.
        self.is_late.store(true, Ordering::SeqCst);
        self.table.get().cloned()
    }

    fn is_empty(&self) -> bool {
        self.table.get().is_none()
    }

    /// Whether anybody has the table besides the memory: a request, a thinking bot, a live stream; or waits
    /// for it. Asked with the memory locked, so that nobody can take it up meanwhile.
    fn is_in_use(self: &Arc<Self>) -> bool {
        let is_held = |table: &Arc<Match>| Arc::strong_count(table) > 1 || table.has_listeners();
        Arc::strong_count(self) > 1 || self.table.get().is_some_and(is_held)
    }
}

impl Matches {
    /// The table of a match, from memory or rebuilt from its log.
    pub async fn open(&self, id: &MatchId) -> Result<Arc<Match>, MatchError> {
        let place = self.cache.place(id);
        if let Some(table) = place.table.get() {
            self.refresh(table).await?;
            if table.look() {
                self.bot_turns().wake(table);
            }
            return Ok(Arc::clone(table));
        }
        let mut is_new = false;
        let rebuilt = place.table.get_or_try_init(|| {
            is_new = true;
            place.is_late.store(false, Ordering::SeqCst);
            self.rebuild(id)
        });
        let table = match rebuilt.await {
            Ok(table) => Arc::clone(table),
            Err(error) => {
                self.cache.leave(id, place);
                return Err(error);
            }
        };
        if is_new {
            if place.is_late.swap(false, Ordering::SeqCst) {
                table.set_late();
            }
            // The process may have been killed between the last seat and the beginning of the clocks.
            self.timekeeper().begin(&table).await?;
            self.bot_turns().wake(&table);
        }
        self.refresh(&table).await?;
        Ok(table)
    }

    /// Brings a table up to date if another node may have changed what is stored.
    pub(super) async fn refresh(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        if table.take_late() { self.nodes().catch_up(table).await } else { Ok(()) }
    }

    async fn rebuild(&self, id: &MatchId) -> Result<Arc<Match>, MatchError> {
        let stored = match self.store.log().load(id).await {
            Err(StoreError::Damaged(what)) => return Err(MatchError::Unreadable(what)),
            stored => stored?.ok_or(MatchError::NoSuchMatch)?,
        };
        let remarks = self.store.log().remarks(id, MOST_REMARKS).await?;
        let has_outcome = stored.outcome.is_some();
        let lesson = self.store.lessons().practice(id).await?;
        let lesson = lesson.as_deref().and_then(bastide_presentation::registry::lesson);
        let shuffle = self.store.log().shuffle(id).await?;
        let event = self.store.tournaments().tournament_of(id).await?.map(TableEvent::from);
        let stored = StoredLog { row: stored, shuffle, remarks, lesson, event };
        let table = Arc::new(Match::restored(stored, &self.outages)?);
        if !has_outcome {
            // The process may have been killed between the last entry and the note of what it meant.
            self.commands().note_outcome(&table, &*table.now().await).await?;
        }
        Ok(table)
    }

    /// Takes over anew what is stored of these matches, as far as they are in memory.
    pub async fn reload(&self, ids: &[MatchId]) -> Result<(), MatchError> {
        for table in self.cache.tables() {
            if ids.contains(table.id()) {
                table.set_late();
                self.refresh(&table).await?;
            }
        }
        Ok(())
    }

    /// Something may have been done to a match by another process: it is looked when it is asked for, or at once where
    /// somebody listens.
    pub fn doubt(&self, id: &MatchId) {
        if let Some(table) = self.cache.table(id) {
            self.nodes().doubt(table);
        }
    }

    /// Drops the tables that nobody has asked for in so long, listens to or thinks at.
    pub fn sweep(&self, idle: Duration) {
        self.cache.places().retain(|_, kept| kept.asked.elapsed() < idle || kept.place.is_in_use());
    }

    /// Sweeps now and then, until the server stops.
    pub async fn keep_tidy(self) {
        let mut moments = tokio::time::interval(SWEEP);
        let sweeping = async {
            loop {
                moments.tick().await;
                self.sweep(IDLE);
            }
        };
        tokio::select! {
            () = sweeping => {}
            () = self.closed() => {}
        }
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.cache.places().values().filter(|kept| !kept.place.is_empty()).count()
    }
}
