//! One table: changes go through its lock one at a time and are durable before they show.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bastide_core::{PerSeat, RulesVersion, Seat, Seats};
use bastide_text::Phrasebook;
use tokio::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard, watch};

use super::bots::bot_to_act;
use super::clock::Clocks;
use super::clock_presence::Attendance;
use super::clock_time::Outages;
use super::deal::{shuffle_of, undealt};
use super::entry::Line;
use super::now::{Ending, Now, Sitting, TakeBack};
use super::practise::judged;
use super::{Adding, TableError, Tables};
use crate::clock::{Clock, Terms};
use crate::hosted;
use crate::lessons::Lesson;
use crate::onlookers::Onlookers;
use crate::ratings;
use crate::store::{
    Appended, Guest, GuestId, MatchId, MatchTournament, Moment, NewEntry, NewRemark, Occupant,
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

/// A change somebody asks for: in whose name, seen from where, and with which key of their own.
pub struct Wish<'a> {
    pub seat: Seat,
    /// The number of the entry that the change would be, as its author saw the table; none for a change
    /// of the table as it is.
    pub seq: Option<u32>,
    /// The same for every attempt at the same change.
    pub key: &'a str,
}

/// A change as it came here.
struct Sent<'a> {
    wish: Wish<'a>,
    at: i64,
    book: &'a Phrasebook,
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

    /// Whether it has to be looked whether another node did.
    pub(super) fn take_late(&self) -> bool {
        self.is_late.swap(false, Ordering::AcqRel)
    }

    pub(super) async fn now_to_change(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write().await
    }

    /// Shows the table as it would be in a world that a seat cannot tell from the real one, until it is rebuilt
    /// from its log: for showing that nothing anybody on that seat is told depends on what they cannot know.
    pub async fn imagine(&self, seat: Seat, number: u64) {
        let mut now = self.now.write().await;
        now.game = now.game.imagined(seat, number);
        self.onlookers.forget().await;
    }

    pub(super) fn announce(&self, now: &Now) {
        let version = now.version();
        self.version.send_replace(version);
    }
}

impl Tables {
    /// Plays an action. When this returns, it is durable.
    pub async fn act(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(), TableError> {
        if table.now().await.clocks.is_stood_in(wish.seat) {
            // Whoever acts is back.
            let key = format!("{}-return", wish.key);
            self.take_back_seat(table, Wish { seat: wish.seat, seq: None, key: &key }).await?;
        }
        self.play(table, wish, action, book).await?;
        self.go_on_with_lesson(table).await
    }

    pub(super) async fn play(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(), TableError> {
        let seat = wish.seat;
        let line = |now: &Now| {
            if now.ending.is_none() && !now.is_full() {
                return Err(TableError::Waiting);
            }
            if let Some(lesson) = table.lesson {
                judged(lesson, now, seat, action, book)?;
            }
            Ok(Line::Act(action.to_owned()))
        };
        self.change(table, wish, book, line).await
    }

    /// Goes back to the beginning of one's own turn, or to where something came to light in it.
    pub async fn restart(&self, table: &Arc<Table>, wish: Wish<'_>) -> Result<(), TableError> {
        let seat = wish.seat;
        let line = |now: &Now| now.restart(seat).map(Line::Undo).ok_or(TableError::NothingToUndo);
        self.change(table, wish, &Phrasebook::default(), line).await
    }

    pub async fn resign(&self, table: &Arc<Table>, wish: Wish<'_>) -> Result<(), TableError> {
        let line = |now: &Now| Ok(if now.is_early() { Line::Abort } else { Line::Resign });
        self.change(table, wish, &Phrasebook::default(), line).await
    }

    /// Takes back, or asks the others whether one may.
    pub async fn undo(&self, table: &Arc<Table>, wish: Wish<'_>) -> Result<(), TableError> {
        let seat = wish.seat;
        let line = |now: &Now| match now.undo(seat).ok_or(TableError::NothingToUndo)? {
            TakeBack::Withdraw(ply) => Ok(Line::Withdraw(ply)),
            TakeBack::Back(ply) => Ok(Line::Undo(ply)),
            TakeBack::Ask(ply) => Ok(Line::AskUndo(ply)),
        };
        self.change(table, wish, &Phrasebook::default(), line).await
    }

    /// Grants or refuses what another seat asked for.
    pub async fn answer_undo(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        is_granted: bool,
    ) -> Result<(), TableError> {
        let seat = wish.seat;
        let line = |now: &Now| {
            let asked = now.undo_wish.filter(|asked| asked.seat != seat);
            let asked = asked.ok_or(TableError::NothingToUndo)?;
            Ok(if is_granted { Line::Undo(asked.ply) } else { Line::RefuseUndo })
        };
        self.change(table, wish, &Phrasebook::default(), line).await
    }

    /// A change that somebody makes whose clock may have run out. What counts is when it came here, not when
    /// its turn came to be written.
    async fn change(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        book: &Phrasebook,
        line: impl Fn(&Now) -> Result<Line, TableError>,
    ) -> Result<(), TableError> {
        let (seat, at) = (wish.seat, self.time.now());
        let in_time = |now: &Now| {
            let is_late = now.clocks.is_over(seat, at) || now.ending == Some(Ending::Time(seat));
            if is_late { Err(TableError::OutOfTime) } else { line(now) }
        };
        let changed = self.change_at(table, Sent { wish, at, book }, in_time).await;
        if matches!(changed, Err(TableError::OutOfTime)) {
            self.drop_flag(table).await?;
        }
        changed
    }

    /// A change that the house itself makes.
    pub(super) async fn note(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        line: impl Fn(&Now) -> Result<Line, TableError>,
    ) -> Result<(), TableError> {
        let sent = Sent { wish, at: self.time.now(), book: &Phrasebook::default() };
        self.change_at(table, sent, line).await
    }

    /// Makes a change durable, then shows it. What the change is, is asked of the table as it stands, and
    /// asked again where another node was faster.
    async fn change_at(
        &self,
        table: &Arc<Table>,
        Sent { wish, at, book }: Sent<'_>,
        line: impl Fn(&Now) -> Result<Line, TableError>,
    ) -> Result<(), TableError> {
        let mut now = table.now.write().await;
        let mut before = now.acting().to_act;
        if wish.seq.is_some_and(|seq| seq > now.next) {
            // Its author has seen more than this node.
            self.catch_up_now(table, &mut now).await?;
        }
        loop {
            if self.is_repeated(table, &now, &wish).await? {
                return Ok(());
            }
            let line = line(&now)?;
            if now.ending.is_some() {
                return Err(TableError::Over);
            }
            let mut after = now.clone();
            after.carry_out(Some(wish.seat), &line, at, book)?;
            let entry = NewEntry {
                seq: now.next,
                seat: Some(wish.seat.index() as u8),
                text: line.to_string(),
                key: wish.key.to_owned(),
            };
            let moment = Moment { at, due: after.clocks.due(at) };
            let appended = self.store.append_at(&table.id, entry, moment).await?;
            if appended == Appended::Done {
                if matches!(line, Line::Act(_)) {
                    self.counts.note_move();
                }
                let by = now.seats[wish.seat].occupant.guest();
                *now = after;
                self.tell_hooks(table, before, &now, by);
                break;
            }
            let known = now.next;
            self.catch_up_now(table, &mut now).await?;
            before = now.acting().to_act;
            match appended {
                Appended::Lost { .. } if now.next > known => {}
                Appended::Lost { .. } => return Err(TableError::Outdated),
                // By another node, or by this one when its answer was lost.
                Appended::Repeated | Appended::Done => break,
            }
        }
        self.announce(table, &now);
        self.note_outcome(table, &now).await?;
        let has_bot_to_act = bot_to_act(&now).is_some();
        drop(now);
        if has_bot_to_act {
            self.wake_bots(table);
        }
        self.look_who_is_there_soon(table, Duration::ZERO);
        Ok(())
    }

    /// Whether a wish was granted before; refused if its author has not seen what it is about.
    async fn is_repeated(
        &self,
        table: &Table,
        now: &Now,
        wish: &Wish<'_>,
    ) -> Result<bool, TableError> {
        if wish.seq == Some(now.next) {
            return Ok(false);
        }
        // A repeated request is answered like the first, which has changed the table since.
        if self.store.has_entry(&table.id, wish.key).await? {
            return Ok(true);
        }
        // What others did meanwhile who decide at the same time leaves the wish as good as it was.
        let is_good = |seq| (now.settled[wish.seat]..now.next).contains(&seq);
        if wish.seq.is_none_or(is_good) { Ok(false) } else { Err(TableError::Outdated) }
    }

    /// Notes for lists and series how a match ended, if it has.
    pub(super) async fn note_outcome(&self, table: &Table, now: &Now) -> Result<(), TableError> {
        if let Some(ending) = now.ending {
            let digest = now.game.digest();
            let rated = ratings::result(table, now);
            let (id, outcome) = (&table.id, outcome(ending, now));
            let is_rated = rated.is_some();
            self.store.set_rated_outcome(id, &outcome, &digest, rated).await?;
            if is_rated && let Err(error) = self.settle_ratings().await {
                // It is noted, and worked out with the next.
                tracing::warn!(%error, id = %table.id, "ratings wait");
            }
            self.carry_on(table);
        }
        Ok(())
    }

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

/// How a match ended, for lists and series: `played 4 7` says what each seat had left.
pub(super) fn outcome(ending: Ending, now: &Now) -> String {
    match ending {
        Ending::Played => {
            let points = now.seats.iter().map(|(seat, _)| now.game.points(seat).to_string());
            format!("played {}", points.collect::<Vec<_>>().join(" "))
        }
        Ending::Resigned(seat) => format!("resigned {}", seat.index()),
        Ending::Time(seat) => format!("time {}", seat.index()),
        Ending::Aborted => "aborted".to_owned(),
        Ending::Left => "left".to_owned(),
    }
}
