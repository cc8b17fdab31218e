//! One table in memory: what it is, and who sits at it.

use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use bastide_core::{PerSeat, RulesVersion, Seat};
use tokio::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard, watch};
use tokio::time::Instant;

use super::attendance::{Attendance, Company};
use super::clock::{Beginning, Clocks, Outages};
use super::error::MatchError;
use super::shuffle::{shuffle_of, undealt};
use super::state::{MatchState, Rematch, Seated};
use bastide_presentation::lessons::Lesson;
use bastide_store::time_control::{Clock, Terms};
use bastide_store::{
    CHANGE_IS_NOTED_EVERY, GuestId, MatchId, MatchTournament, Moment, Remark, SeriesPlace,
    StoredMatch, StoredSeat, StoredShuffle, TournamentId, Visibility,
};

/// How long bots play on among themselves after somebody looked: a page without scripts is loaded now and then.
const WATCHED: Duration = Duration::from_secs(120);

pub struct Match {
    id: MatchId,
    pub game: String,
    pub setup: String,
    pub visibility: Visibility,
    pub creator: GuestId,
    pub series: Option<SeriesPlace>,
    /// What is agreed about time.
    pub terms: Terms,
    /// Whether it counts, as was agreed before it began.
    pub rated: bool,
    /// The tournament it belongs to.
    pub event: Option<TableEvent>,
    /// What is learned at this table.
    pub lesson: Option<&'static Lesson>,
    pub(super) now: RwLock<MatchState>,
    pub(super) version: watch::Sender<u64>,
    /// Held while a bot of this table thinks.
    pub(super) thinking: Mutex<()>,
    /// Whether another node may have changed what is stored.
    is_late: AtomicBool,
    /// When this node last had the row of the match say that it has changed.
    noted: AtomicI64,
    /// Who has a page of it open here.
    pub(super) attendance: Attendance,
    /// Another for every table, and for every world that one is shown in.
    epoch: AtomicU64,
    /// When somebody last asked for it.
    looked_at: std::sync::Mutex<Instant>,
    /// Whether its bots wait for somebody to look.
    is_left: AtomicBool,
}

/// The tournament that a match belongs to.
pub struct TableEvent {
    pub id: TournamentId,
    pub title: String,
    is_sealed: AtomicBool,
}

impl From<MatchTournament> for TableEvent {
    fn from(found: MatchTournament) -> Self {
        let is_sealed = found.kind == "duplicate" && found.stage == "running";
        Self { id: found.id, title: found.title, is_sealed: AtomicBool::new(is_sealed) }
    }
}

impl TableEvent {
    /// Whether others had yet to play the same cards when it was last looked.
    pub fn is_sealed(&self) -> bool {
        self.is_sealed.load(Ordering::Acquire)
    }

    pub fn unseal(&self) {
        self.is_sealed.store(false, Ordering::Release);
    }
}

/// All that is stored of a match.
pub(super) struct StoredLog {
    pub(super) row: StoredMatch,
    pub(super) shuffle: Option<StoredShuffle>,
    pub(super) remarks: Vec<Remark>,
    pub(super) lesson: Option<&'static Lesson>,
    pub(super) event: Option<TableEvent>,
}

impl StoredLog {
    /// The row and its log, without what was said and what it belongs to.
    pub(super) fn alone(row: StoredMatch) -> Self {
        Self { row, shuffle: None, remarks: Vec::new(), lesson: None, event: None }
    }

    /// What the log adds up to.
    fn replayed(&mut self, outages: &Outages) -> Result<MatchState, MatchError> {
        let unreadable = |what: &str| MatchError::Unreadable(what.to_owned());
        let row = &mut self.row;
        let (shuffle, seed) = shuffle_of(row, self.shuffle.as_ref(), self.lesson)?;
        let rules = RulesVersion::parse(&row.rules).ok_or_else(|| unreadable("its rules"))?;
        let begun = seed.unwrap_or_else(undealt);
        let game = bastide_presentation::restart(&row.game, &row.setup, &begun, rules)
            .ok_or_else(|| unreadable("its game"))?
            .map_err(|error| unreadable(&error.to_string()))?;
        let count = row.seats.len() as u8;
        if count != game.seats() {
            return Err(unreadable("its seats"));
        }
        let mut now = MatchState {
            game,
            seed,
            shuffle,
            seats: seated(std::mem::take(&mut row.seats)),
            ending: None,
            undo_wish: None,
            undo_answers: Vec::new(),
            is_undo_answer_new: false,
            rematch: Rematch::new(count),
            is_rated: row.rated,
            remarks: std::mem::take(&mut self.remarks),
            next: 0,
            has_taken_back: false,
            settled: PerSeat::from_fn(count, |_| 0),
            clocks: Clocks::new(row.terms, count, outages.clone()).begun_by(beginning(row)),
        };
        now.play_back(std::mem::take(&mut row.entries))?;
        Ok(now)
    }
}

/// What lets the clocks begin. Whoever set up what follows another match may be the only one who has seen it.
fn beginning(row: &StoredMatch) -> Beginning {
    let is_next = row.series.as_ref().is_some_and(|place| place.number > 1);
    let follows = row.rematch_of.is_some() || is_next;
    if follows { Beginning::FirstAct } else { Beginning::Everybody }
}

/// Who sits where.
fn seated(stored: Vec<StoredSeat>) -> PerSeat<Seated> {
    let count = stored.len() as u8;
    let mut stored = stored.into_iter();
    PerSeat::from_fn(count, |_| {
        let seat = stored.next().expect("one for each");
        Seated { occupant: seat.occupant, name: seat.name, invitation: seat.invitation }
    })
}

fn next_epoch() -> u64 {
    static EPOCHS: AtomicU64 = AtomicU64::new(0);
    EPOCHS.fetch_add(1, Ordering::Relaxed)
}

impl Match {
    /// The table that a log comes to.
    pub(super) fn restored(mut stored: StoredLog, outages: &Outages) -> Result<Self, MatchError> {
        let now = stored.replayed(outages)?;
        let StoredLog { row, lesson, event, .. } = stored;
        let (version, _) = watch::channel(now.version());
        Ok(Self {
            id: row.id,
            game: row.game,
            setup: row.setup,
            visibility: row.visibility,
            creator: row.creator,
            series: row.series,
            terms: row.terms,
            rated: row.rated,
            event,
            lesson,
            now: RwLock::new(now),
            version,
            thinking: Mutex::new(()),
            is_late: AtomicBool::new(false),
            noted: AtomicI64::new(0),
            attendance: Attendance::default(),
            epoch: AtomicU64::new(next_epoch()),
            looked_at: std::sync::Mutex::new(Instant::now()),
            is_left: AtomicBool::new(false),
        })
    }

    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// What the log came to, for whoever needs no table.
    pub(super) fn into_now(self) -> MatchState {
        self.now.into_inner()
    }

    pub async fn now(&self) -> RwLockReadGuard<'_, MatchState> {
        self.now.read().await
    }

    /// The version that was last announced.
    pub fn version(&self) -> u64 {
        *self.version.borrow()
    }

    /// Hears of every new version.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    pub fn has_clock(&self) -> bool {
        self.terms.clock != Clock::None
    }

    /// Who is at this table, as far as this node knows.
    pub fn company(&self) -> Company {
        self.attendance.company(std::time::Instant::now())
    }

    /// Hears of everybody who comes, goes or writes.
    pub fn subscribe_company(&self) -> watch::Receiver<Company> {
        self.attendance.told.subscribe()
    }

    pub(super) fn has_listeners(&self) -> bool {
        self.version.receiver_count() > 0
    }

    /// Somebody asks for it. Says whether its bots have waited for that.
    pub(super) fn look(&self) -> bool {
        *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.is_left.swap(false, Ordering::SeqCst)
    }

    /// Whether nobody listens or has asked for it in a while; its bots wait then.
    pub(super) fn is_unwatched(&self) -> bool {
        // In this order: whoever asks meanwhile finds it left, and wakes the bots.
        self.is_left.store(true, Ordering::SeqCst);
        let looked_at = *self.looked_at.lock().unwrap_or_else(PoisonError::into_inner);
        let is_watched = self.has_listeners() || looked_at.elapsed() < WATCHED;
        if is_watched {
            self.is_left.store(false, Ordering::SeqCst);
        }
        !is_watched
    }

    pub(super) fn is_left(&self) -> bool {
        self.is_left.load(Ordering::SeqCst)
    }

    /// Another node may have changed what is stored.
    pub(super) fn set_late(&self) {
        self.is_late.store(true, Ordering::Release);
    }

    pub(super) fn is_late(&self) -> bool {
        self.is_late.load(Ordering::Acquire)
    }

    /// Whether it has to be looked whether another node did.
    pub(super) fn take_late(&self) -> bool {
        self.is_late.swap(false, Ordering::AcqRel)
    }

    pub(super) async fn now_to_change(&self) -> RwLockWriteGuard<'_, MatchState> {
        self.now.write().await
    }

    /// The same, unless somebody looks at it or changes it just now.
    pub(super) fn now_if_free(&self) -> Option<RwLockWriteGuard<'_, MatchState>> {
        self.now.try_write().ok()
    }

    /// Shows the table as it would be in a world that a seat cannot tell from the real one, until it is rebuilt
    /// from its log: for showing that nothing anybody on that seat is told depends on what they cannot know.
    pub async fn imagine(&self, seat: Seat, number: u64) {
        let mut now = self.now.write().await;
        now.game = now.game.imagined(seat, number);
        self.epoch.store(next_epoch(), Ordering::Release);
    }

    /// What is kept of this table elsewhere is good for as long as this number is the same; no two tables have the
    /// same.
    pub fn epoch(&self) -> u64 {
        self.epoch.load(Ordering::Acquire)
    }

    /// A moment at which something happens here. Where no clock runs, its row need not say every time that it has.
    pub(super) fn moment(&self, at: i64, due: Option<i64>) -> Moment {
        let last = self.noted.load(Ordering::Relaxed);
        let is_noted = !self.has_clock() && at - last < CHANGE_IS_NOTED_EVERY;
        Moment { at, due, is_noted }
    }

    pub(super) fn note(&self, moment: Moment) {
        if !moment.is_noted {
            self.noted.store(moment.at, Ordering::Relaxed);
        }
    }
}
