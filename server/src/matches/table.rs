//! One table in memory: what it is, and who sits at it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use bastide_core::{PerSeat, RulesVersion, Seat, Seats};
use tokio::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard, watch};

use super::clock::Clocks;
use super::clock_presence::Attendance;
use super::clock_time::Outages;
use super::deal::{shuffle_of, undealt};
use super::now::{Now, Sitting};
use super::{Adding, TableError, Tables};
use crate::clock::{Clock, Terms};
use crate::hosted;
use crate::lessons::Lesson;
use crate::onlookers::Onlookers;
use crate::ratings;
use crate::store::{
    CHANGE_IS_NOTED_EVERY, Guest, GuestId, MatchId, MatchTournament, Moment, NewRemark, Occupant,
    Remark, RestraintKind, SeriesPlace, StoreError, StoredMatch, StoredShuffle, TournamentId,
    Visibility,
};
use crate::tournaments::{Kind, Stage};

pub struct Table {
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
    /// What is known of the ratings of those who sit here.
    pub(crate) ratings: ratings::RatingMemory,
    /// The tournament it belongs to.
    pub event: Option<TableEvent>,
    /// What is learned at this table.
    pub lesson: Option<&'static Lesson>,
    pub(super) now: RwLock<Now>,
    version: watch::Sender<u64>,
    /// Held while a bot of this table thinks.
    pub(super) thinking: Mutex<()>,
    /// Whether another node may have changed what is stored.
    is_late: AtomicBool,
    /// When this node last had the row of the match say that it has changed.
    noted: AtomicI64,
    /// Who has a page of it open here.
    pub(super) attendance: Attendance,
    /// What those are shown who only look.
    pub(crate) onlookers: Onlookers,
}

/// The tournament that a match belongs to.
pub struct TableEvent {
    pub id: TournamentId,
    pub title: String,
    is_sealed: AtomicBool,
}

impl From<MatchTournament> for TableEvent {
    fn from(found: MatchTournament) -> Self {
        let is_sealed =
            found.kind == Kind::Duplicate.name() && found.stage == Stage::Running.name();
        Self { id: found.id, title: found.title, is_sealed: AtomicBool::new(is_sealed) }
    }
}

impl TableEvent {
    /// Whether others had yet to play the same cards when it was last looked.
    pub(crate) fn is_sealed(&self) -> bool {
        self.is_sealed.load(Ordering::Acquire)
    }

    pub(crate) fn unseal(&self) {
        self.is_sealed.store(false, Ordering::Release);
    }
}

/// What somebody brings who sits down.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coming<'a> {
    /// The secret part of the link they came by.
    pub invitation: Option<&'a str>,
    pub adding: Adding,
}

impl Table {
    pub(super) fn restored(
        stored: StoredMatch,
        shuffle: Option<&StoredShuffle>,
        remarks: Vec<Remark>,
        lesson: Option<&'static Lesson>,
        outages: &Outages,
    ) -> Result<Self, TableError> {
        let unreadable = |what: &str| TableError::Unreadable(what.to_owned());
        let (shuffle, seed) = shuffle_of(&stored, shuffle, lesson)?;
        let rules = RulesVersion::parse(&stored.rules).ok_or_else(|| unreadable("its rules"))?;
        let begun = seed.unwrap_or_else(undealt);
        let game = hosted::restart(&stored.game, &stored.setup, &begun, rules)
            .ok_or_else(|| unreadable("its game"))?
            .map_err(|error| unreadable(&error.to_string()))?;
        let mut sittings = stored.seats.into_iter();
        let count = sittings.len() as u8;
        if count != game.seats() {
            return Err(unreadable("its seats"));
        }
        let seats = PerSeat::from_fn(count, |_| {
            let seat = sittings.next().expect("one for each");
            Sitting { occupant: seat.occupant, name: seat.name, invitation: seat.invitation }
        });
        let settled = PerSeat::from_fn(count, |_| 0);
        let mut now = Now {
            game,
            seed,
            shuffle,
            seats,
            ending: None,
            undo_wish: None,
            remarks,
            next: 0,
            has_taken_back: false,
            settled,
            clocks: Clocks::new(stored.terms, count, outages.clone()),
        };
        now.play_back(stored.entries)?;
        let (version, _) = watch::channel(now.version());
        Ok(Self {
            id: stored.id,
            game: stored.game,
            setup: stored.setup,
            visibility: stored.visibility,
            creator: stored.creator,
            series: stored.series,
            terms: stored.terms,
            rated: stored.rated,
            ratings: ratings::RatingMemory::default(),
            event: None,
            lesson,
            now: RwLock::new(now),
            version,
            thinking: Mutex::new(()),
            is_late: AtomicBool::new(false),
            noted: AtomicI64::new(0),
            attendance: Attendance::default(),
            onlookers: Onlookers::default(),
        })
    }

    pub fn id(&self) -> &MatchId {
        &self.id
    }

    /// What the log came to, for whoever needs no table.
    pub(super) fn into_now(self) -> Now {
        self.now.into_inner()
    }

    pub async fn now(&self) -> RwLockReadGuard<'_, Now> {
        self.now.read().await
    }

    /// The version that was last announced.
    pub(crate) fn version(&self) -> u64 {
        *self.version.borrow()
    }

    /// Hears of every new version.
    pub fn subscribe(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    pub(crate) fn has_clock(&self) -> bool {
        self.terms.clock != Clock::None
    }

    pub(super) fn has_listeners(&self) -> bool {
        self.version.receiver_count() > 0
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

    pub(super) async fn now_to_change(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write().await
    }

    /// The same, unless somebody looks at it or changes it just now.
    pub(super) fn now_if_free(&self) -> Option<RwLockWriteGuard<'_, Now>> {
        self.now.try_write().ok()
    }

    /// Shows the table as it would be in a world that a seat cannot tell from the real one, until it is rebuilt
    /// from its log: for showing that nothing anybody on that seat is told depends on what they cannot know.
    pub async fn imagine(&self, seat: Seat, number: u64) {
        let mut now = self.now.write().await;
        now.game = now.game.imagined(seat, number);
        self.onlookers.forget().await;
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

    pub(super) fn announce(&self, now: &Now) {
        let version = now.version();
        self.version.send_replace(version);
    }
}

impl Tables {
    /// Sits down on a seat that waits for somebody.
    pub async fn sit(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        guest: &Guest,
        coming: Coming<'_>,
    ) -> Result<(), TableError> {
        let mut now = table.now.write().await;
        if now.ending.is_some() {
            return Err(TableError::Over);
        }
        let sitting = now.seats[seat].clone();
        match &sitting.occupant {
            Occupant::Guest(id) if *id == guest.id => return Ok(()),
            Occupant::Open => {}
            Occupant::Invited if sitting.invitation.as_deref() == coming.invitation => {}
            _ => return Err(TableError::SeatTaken),
        }
        let own = Occupant::Guest(guest.id);
        let is_taken =
            !self.store.take_seat(&table.id, seat.index() as u8, &sitting.occupant, &own).await?;
        if is_taken {
            self.catch_up_now(table, &mut now).await?;
            return Err(TableError::SeatTaken);
        }
        now.seats[seat] = Sitting {
            occupant: own,
            name: Some(guest.name.clone()),
            invitation: sitting.invitation,
        };
        self.announce(table, &now);
        self.add_parts(table, &mut now, &[seat], coming.adding).await?;
        self.tell_hooks(table, Seats::default(), &now, Some(guest.id));
        drop(now);
        self.begin_clocks(table).await?;
        self.wake_bots(table);
        Ok(())
    }

    /// Gives a guest another name, at every table they are seen at.
    pub async fn rename(&self, guest: GuestId, name: &str) -> Result<(), TableError> {
        match self.store.rename_guest(guest, name).await {
            Err(StoreError::NameTaken) => return Err(TableError::NameTaken),
            renamed => renamed?,
        }
        self.rename_here(guest, name).await;
        Ok(())
    }

    pub(super) async fn rename_here(&self, guest: GuestId, name: &str) {
        for table in self.memory.tables() {
            table.now.write().await.rename(guest, name);
        }
    }

    /// Says something at the table.
    pub async fn remark(&self, table: &Arc<Table>, remark: NewRemark) -> Result<(), TableError> {
        if let Some(mute) = self.store.restraint(remark.guest, RestraintKind::Mute).await? {
            return Err(TableError::Muted(mute));
        }
        let mut now = table.now.write().await;
        self.store.add_remark(&table.id, remark).await?;
        now.remarks = self.store.remarks(&table.id, super::MOST_REMARKS).await?;
        self.announce(table, &now);
        Ok(())
    }
}
