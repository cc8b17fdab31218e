//! One table: changes go through its lock one at a time and are durable before they show.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bastide_core::{PerSeat, RulesVersion, Seat};
use bastide_text::Phrasebook;
use tokio::sync::{Mutex, RwLock, RwLockReadGuard, RwLockWriteGuard, watch};

use super::deal::{shuffle_of, undealt};
use super::entry::Line;
use super::now::{Ending, Now, Sitting, TakeBack};
use super::practise::judged;
use super::{Adding, TableError, Tables};
use crate::hosted;
use crate::lessons::Lesson;
use crate::store::{
    Appended, Guest, GuestId, MatchId, NewEntry, NewRemark, Occupant, Remark, SeriesPlace,
    StoredMatch, StoredShuffle, Visibility,
};

pub struct Table {
    id: MatchId,
    pub game: String,
    pub setup: String,
    pub visibility: Visibility,
    pub creator: GuestId,
    pub series: Option<SeriesPlace>,
    /// What is learned at this table.
    pub lesson: Option<&'static Lesson>,
    pub(super) now: RwLock<Now>,
    version: watch::Sender<u64>,
    /// Held while a bot of this table thinks.
    pub(super) thinking: Mutex<()>,
    /// Whether another node may have changed what is stored.
    is_late: AtomicBool,
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
            settled,
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
            lesson,
            now: RwLock::new(now),
            version,
            thinking: Mutex::new(()),
            is_late: AtomicBool::new(false),
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

    /// Makes a change durable, then shows it. What the change is, is asked of the table as it stands, and
    /// asked again where another node was faster.
    async fn change(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
        book: &Phrasebook,
        line: impl Fn(&Now) -> Result<Line, TableError>,
    ) -> Result<(), TableError> {
        let mut now = table.now.write().await;
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
            after.carry_out(Some(wish.seat), &line, book)?;
            let entry = NewEntry {
                seq: now.next,
                seat: Some(wish.seat.index() as u8),
                text: line.to_string(),
                key: wish.key.to_owned(),
            };
            let appended = self.store.append(&table.id, entry).await?;
            if appended == Appended::Done {
                if matches!(line, Line::Act(_)) {
                    self.counts.moves.fetch_add(1, Ordering::Relaxed);
                }
                *now = after;
                break;
            }
            let known = now.next;
            self.catch_up_now(table, &mut now).await?;
            match appended {
                Appended::Lost { .. } if now.next > known => {}
                Appended::Lost { .. } => return Err(TableError::Outdated),
                // By another node, or by this one when its answer was lost.
                Appended::Repeated | Appended::Done => break,
            }
        }
        self.announce(table, &now);
        self.note_outcome(table, &now).await?;
        drop(now);
        self.wake_bots(table);
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
            self.store.set_outcome(&table.id, &outcome(ending, now), &digest).await?;
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
        drop(now);
        self.wake_bots(table);
        Ok(())
    }

    /// Gives a guest another name, at every table they are seen at.
    pub async fn rename(&self, guest: GuestId, name: &str) -> Result<(), TableError> {
        self.store.rename_guest(guest, name).await?;
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
        Ending::Aborted => "aborted".to_owned(),
        Ending::Left => "left".to_owned(),
    }
}
