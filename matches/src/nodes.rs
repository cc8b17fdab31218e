//! Other nodes that serve the same matches: what they do is taken over here, and what one of them
//! leaves undone is done.
//!
//! Invariant: a table that is not up to date is at worst late. Every change is appended at the number
//! its author saw, so one that was made without knowing another's is refused by the store, and judged
//! once more after catching up.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::Seat;

use super::bot_turns::GRACE;
use super::error::MatchError;
use super::state::{MatchState, Seated};
use super::table::Match;
use super::{MOST_REMARKS, Matches};
use bastide_store::{Entry, MatchId, News, Notice};

/// How often it is looked for turns that another node has left lying.
const ROUND: Duration = Duration::from_secs(2);

face! {
    /// What other nodes do, taken over here.
    Nodes
}

impl Nodes {
    /// Takes over what other nodes do, and what they leave undone, until the server stops.
    pub async fn follow(self) {
        tokio::select! {
            () = self.hear() => {}
            () = self.go_round() => {}
            () = self.closed() => {}
        }
    }

    async fn hear(&self) {
        let mut changes = self.store.nodes().notices();
        while let Some(change) = changes.next().await {
            match change {
                Notice::Match(id) => match self.cache.table(&id) {
                    Some(table) => self.doubt(table),
                    // Whose it is says only the match itself.
                    None if self.feed().has_listeners() => self.tell_of(id),
                    None => {}
                },
                Notice::Entry { id, entry } => match self.cache.table(&id) {
                    Some(table) if self.play_on(&table, &entry) => {}
                    Some(table) => self.doubt(table),
                    None if self.feed().has_listeners() => self.tell_of(id),
                    None => {}
                },
                Notice::Renamed { guest, name } => self.rename_seats(guest, &name).await,
                Notice::Anything => {
                    self.feed().tell_anything();
                    for table in self.cache.tables() {
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
    fn play_on(&self, table: &Arc<Match>, entry: &Entry) -> bool {
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
        self.feed().announce(table, &now);
        if now.bot_to_act().is_some() {
            self.look_after_bots(table);
        }
        true
    }

    async fn go_round(&self) {
        let mut moments = tokio::time::interval(ROUND);
        loop {
            moments.tick().await;
            // A database that is away has no turns to take; the next round asks again.
            for id in self.store.nodes().due_turns().await.unwrap_or_default() {
                // Opening it wakes its bots.
                if let Ok(table) = self.open(&id).await {
                    self.bot_turns().wake(&table);
                }
            }
        }
    }

    /// Something has happened at a table that nobody here looks at.
    fn tell_of(&self, id: MatchId) {
        let matches = self.clone();
        tokio::spawn(async move {
            if let Ok(table) = matches.open(&id).await {
                matches.feed().tell(&table, &*table.now().await);
            }
        });
    }

    /// Something may have happened at a table: at once for those who look at it, otherwise when it is
    /// asked for.
    pub(super) fn doubt(&self, table: Arc<Match>) {
        table.set_late();
        if table.has_listeners() || self.feed().has_listeners() {
            let matches = self.clone();
            tokio::spawn(async move {
                if let Err(error) = matches.refresh(&table).await {
                    tracing::warn!(%error, id = %table.id(), "a table is late");
                }
            });
        }
    }

    /// Brings a late table up to what is stored.
    pub(super) async fn catch_up(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        let mut now = table.now_to_change().await;
        let caught_up = self.catch_up_now(table, &mut now).await;
        if caught_up.is_err() {
            table.set_late();
        }
        let is_bots_turn = now.bot_to_act().is_some();
        drop(now);
        // The node that seated the last may have died before it let the clocks begin.
        self.timekeeper().begin(table).await?;
        self.timekeeper().look_who_is_there_soon(table, Duration::ZERO);
        if is_bots_turn {
            self.look_after_bots(table);
        }
        caught_up
    }

    pub(super) async fn catch_up_now(
        &self,
        table: &Match,
        now: &mut MatchState,
    ) -> Result<(), MatchError> {
        let news = self.store.log().news(table.id(), now.next, MOST_REMARKS).await?;
        // Asked for after the log: nothing is played before it is dealt.
        if now.seed.is_none() {
            self.commands().hear_parts(table, now).await?;
        }
        *now = now.followed_by(news.ok_or(MatchError::NoSuchMatch)?)?;
        self.feed().announce(table, now);
        Ok(())
    }

    /// Another node has moved and thinks for the bot that is to act; if it does not, this one does.
    fn look_after_bots(&self, table: &Arc<Match>) {
        let (matches, table) = (self.clone(), Arc::clone(table));
        tokio::spawn(async move {
            let before = table.now().await.next;
            tokio::time::sleep(GRACE).await;
            if table.now().await.next == before {
                matches.bot_turns().wake(&table);
            }
        });
    }
}

impl MatchState {
    /// How the match stands after what others did.
    fn followed_by(&self, news: News) -> Result<Self, MatchError> {
        let mut after = self.clone();
        for (seat, stored) in Seat::all(after.seats.len() as u8).zip(news.seats) {
            after.seats[seat] = Seated {
                occupant: stored.occupant,
                name: stored.name,
                invitation: stored.invitation,
            };
        }
        after.play_back(news.entries)?;
        after.remarks = news.remarks;
        Ok(after)
    }
}
