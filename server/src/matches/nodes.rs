//! Other nodes that serve the same matches: what they do is taken over here, and what one of them
//! leaves undone is done.
//!
//! Invariant: a table that is not up to date is at worst late. Every change is appended at the number
//! its author saw, so one that was made without knowing another's is refused by the store, and judged
//! once more after catching up.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::bots::bot_to_act;
use super::entry::Line;
use super::now::{Now, Sitting};
use super::table::Table;
use super::{MOST_REMARKS, TableError, Tables};
use crate::store::{Change, Entry, MatchId, News};

/// How often it is looked for turns that another node has left lying.
const ROUND: Duration = Duration::from_secs(2);
/// How long another node may take to begin a bot's turn before it is wondered about.
pub(super) const GRACE: Duration = Duration::from_secs(2);

impl Tables {
    /// Takes over what other nodes do, and what they leave undone, until the house closes.
    pub async fn follow_others(self) {
        tokio::select! {
            () = self.hear() => {}
            () = self.go_round() => {}
            () = self.follow_order() => {}
            () = self.closed() => {}
        }
    }

    async fn hear(&self) {
        let mut changes = self.store.changes();
        while let Some(change) = changes.next().await {
            match change {
                Change::Match(id) => match self.memory.table(&id) {
                    Some(table) => self.doubt(table),
                    // Whose it is says only the match itself.
                    None if self.has_listeners() => self.tell_of(id),
                    None => {}
                },
                Change::Entry { id, entry } => match self.memory.table(&id) {
                    Some(table) if self.follow(&table, &entry) => {}
                    Some(table) => self.doubt(table),
                    None if self.has_listeners() => self.tell_of(id),
                    None => {}
                },
                Change::Renamed { guest, name } => self.rename_here(guest, &name).await,
                Change::Anything => {
                    self.tell_anything();
                    for table in self.memory.tables() {
                        self.doubt(table);
                    }
                }
            }
        }
        // Nobody else is there to be heard.
        std::future::pending::<()>().await;
    }

    /// Plays on what another node has played, if it is the next thing to happen here; whether it was. Where somebody
    /// acts just now, clocks run or something else may have happened, the store is asked.
    fn follow(&self, table: &Arc<Table>, entry: &Entry) -> bool {
        if table.has_clock() || table.is_late() {
            return false;
        }
        let Some(mut now) = table.now_if_free() else { return false };
        if now.seed.is_none() || entry.seq != now.next {
            return false;
        }
        let mut after = now.clone();
        if after.play_back(vec![entry.clone()]).is_err() {
            return false;
        }
        *now = after;
        self.announce(table, &now);
        if bot_to_act(&now).is_some() {
            self.look_after_bots(table);
        }
        true
    }

    async fn go_round(&self) {
        let mut moments = tokio::time::interval(ROUND);
        loop {
            moments.tick().await;
            // A database that is away has no turns to take; the next round asks again.
            for id in self.store.due_turns().await.unwrap_or_default() {
                // Opening it wakes its bots.
                if let Ok(table) = self.open(&id).await {
                    self.wake_bots(&table);
                }
            }
        }
    }

    /// Something has happened at a table that nobody here looks at.
    fn tell_of(&self, id: MatchId) {
        let tables = self.clone();
        tokio::spawn(async move {
            if let Ok(table) = tables.open(&id).await {
                tables.tell(&table, &*table.now().await);
            }
        });
    }

    /// Something may have happened at a table: at once for those who look at it, otherwise when it is
    /// asked for.
    pub(super) fn doubt(&self, table: Arc<Table>) {
        table.set_late();
        if table.has_listeners() || self.has_listeners() {
            let tables = self.clone();
            tokio::spawn(async move {
                if let Err(error) = tables.catch_up(&table).await {
                    tracing::warn!(%error, id = %table.id(), "a table is late");
                }
            });
        }
    }

    /// Brings a table up to what is stored, if it may be late.
    pub(super) async fn catch_up(&self, table: &Arc<Table>) -> Result<(), TableError> {
        if !table.take_late() {
            return Ok(());
        }
        let mut now = table.now_to_change().await;
        let caught_up = self.catch_up_now(table, &mut now).await;
        if caught_up.is_err() {
            table.set_late();
        }
        let is_bots_turn = bot_to_act(&now).is_some();
        drop(now);
        // The node that seated the last may have died before it let the clocks begin.
        self.begin_clocks(table).await?;
        self.look_who_is_there_soon(table, Duration::ZERO);
        if is_bots_turn {
            self.look_after_bots(table);
        }
        caught_up
    }

    pub(super) async fn catch_up_now(
        &self,
        table: &Table,
        now: &mut Now,
    ) -> Result<(), TableError> {
        let news = self.store.news(table.id(), now.next, MOST_REMARKS).await?;
        // Asked for after the log: nothing is played before it is dealt.
        if now.seed.is_none() {
            self.hear_parts(table, now).await?;
        }
        *now = now.followed_by(news.ok_or(TableError::NoSuchMatch)?)?;
        self.announce(table, now);
        Ok(())
    }

    /// Another node has moved and thinks for the bot that is to act; if it does not, this one does.
    fn look_after_bots(&self, table: &Arc<Table>) {
        let (tables, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            let before = table.now().await.next;
            tokio::time::sleep(GRACE).await;
            if table.now().await.next == before {
                tables.wake_bots(&table);
            }
        });
    }
}

impl Now {
    /// How the match stands after what others did.
    fn followed_by(&self, news: News) -> Result<Self, TableError> {
        let mut after = self.clone();
        for (seat, stored) in Seat::all(after.seats.len() as u8).zip(news.seats) {
            after.seats[seat] = Sitting {
                occupant: stored.occupant,
                name: stored.name,
                invitation: stored.invitation,
            };
        }
        after.play_back(news.entries)?;
        after.remarks = news.remarks;
        Ok(after)
    }

    /// Carries out what the log says.
    pub(super) fn play_back(&mut self, entries: Vec<Entry>) -> Result<(), TableError> {
        let (count, book) = (self.seats.len() as u8, Phrasebook::default());
        for entry in entries {
            if entry.seat.is_some_and(|seat| seat >= count) {
                return Err(TableError::Unreadable("a seat in its log".to_owned()));
            }
            if entry.seq != self.next {
                return Err(TableError::Unreadable("a gap in its log".to_owned()));
            }
            let line: Line = entry.text.parse().map_err(TableError::Unreadable)?;
            self.carry_out(entry.seat.map(Seat::new), &line, entry.at, &book)
                .map_err(|error| TableError::Unreadable(error.to_string()))?;
        }
        Ok(())
    }
}
