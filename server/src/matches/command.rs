//! What is done at a table: a change is asked of the table as it stands, is durable, and shows only then.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::bots::bot_to_act;
use super::entry::Line;
use super::now::{Ending, Now, TakeBack};
use super::practise::judged;
use super::table::Table;
use super::{TableError, Tables};
use crate::ratings;
use crate::store::{Appended, NewEntry};

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
            let moment = table.moment(at, after.clocks.due(at));
            let appended = self.store.append_at(table.id(), entry, moment).await?;
            if appended == Appended::Done {
                table.note(moment);
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
        if self.store.has_entry(table.id(), wish.key).await? {
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
            let (id, outcome) = (table.id(), outcome(ending, now));
            let is_rated = rated.is_some();
            self.store.set_rated_outcome(id, &outcome, &digest, rated).await?;
            if is_rated && let Err(error) = self.settle_ratings().await {
                // It is noted, and worked out with the next.
                tracing::warn!(%error, id = %table.id(), "ratings wait");
            }
            self.carry_on(table);
        }
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
