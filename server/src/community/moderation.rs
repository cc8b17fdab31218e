//! Order at the tables: what administrators do, and what follows from it for those who play.
//!
//! Whoever is banned has given up: their running matches end as if they had resigned, or are called off where they
//! had hardly begun, so that nobody waits for somebody who cannot come. Acts of other processes (the program's own
//! commands, other nodes) are found in the database within [`ROUND`].

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use super::change::Wish;
use super::{MOST_REMARKS, TableError, Tables};
use crate::store::{
    Announcement, By, GuestId, MatchId, Named, NewAccount, Restraint, RestraintKind, StoreError,
    TokenHash, now,
};

/// How often it is looked for what others have done.
const ROUND: Duration = Duration::from_secs(2);
/// In milliseconds: clocks of several machines agree to about this.
const MARGIN: i64 = 10_000;

/// What is known of the order at the tables without asking.
pub(super) struct Order {
    /// Who has just been banned: their streams end.
    barred: broadcast::Sender<GuestId>,
    /// What was said to everybody when it was last asked for.
    said: Mutex<Option<(Instant, Option<Announcement>)>>,
}

impl Default for Order {
    fn default() -> Self {
        Self { barred: broadcast::Sender::new(64), said: Mutex::default() }
    }
}

impl Tables {
    /// Keeps a guest from something, at once.
    pub async fn restrain(
        &self,
        by: By,
        guest: GuestId,
        kind: RestraintKind,
        restraint: Restraint,
    ) -> Result<(), TableError> {
        self.store.restrain(by, guest, kind, restraint).await?;
        if kind == RestraintKind::Ban {
            self.give_up_all(guest).await?;
            let _ = self.order.barred.send(guest);
        }
        Ok(())
    }

    /// Makes an account of a guest, and lets the tables know what they are called now.
    pub(crate) async fn sign_up(&self, new: NewAccount) -> Result<(), TableError> {
        let (guest, name) = (new.guest, new.name.clone());
        if self.store.add_account(new).await? == Named::Taken {
            return Err(TableError::NameTaken);
        }
        self.rename_here(guest, &name).await;
        Ok(())
    }

    /// Ready once this guest is banned; never for somebody who is none.
    pub(crate) fn barred(&self, guest: Option<GuestId>) -> impl Future<Output = ()> + Send + use<> {
        let mut barred = self.order.barred.subscribe();
        async move {
            let Some(guest) = guest else { return std::future::pending().await };
            loop {
                match barred.recv().await {
                    Ok(who) if who == guest => return,
                    // Whoever missed a name leaves as well: those who may come back do so by themselves.
                    Err(broadcast::error::RecvError::Lagged(_)) => return,
                    Ok(_) => {}
                    Err(broadcast::error::RecvError::Closed) => std::future::pending().await,
                }
            }
        }
    }

    /// Gives up every running match of a guest.
    pub(crate) async fn give_up_all(&self, guest: GuestId) -> Result<(), TableError> {
        for id in self.store.running_games(guest).await? {
            self.give_up(&id, guest).await?;
        }
        Ok(())
    }

    async fn give_up(&self, id: &MatchId, guest: GuestId) -> Result<(), TableError> {
        let table = match self.open(id).await {
            // Nobody can go on with it anyway.
            Err(TableError::Unreadable(_)) => return Ok(()),
            table => table?,
        };
        let Some(seat) = table.now().await.seat_for(Some(guest)) else { return Ok(()) };
        // The same from every node, so that it is done once.
        let key = format!("gone-{}", guest.0);
        match self.resign(&table, Wish { seat, seq: None, key: &key }).await {
            Ok(()) | Err(TableError::Over) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Does what follows from the deeds of other processes, for as long as the house is open.
    pub(super) async fn follow_order(&self) {
        let mut moments = tokio::time::interval(ROUND);
        let mut since = now();
        loop {
            moments.tick().await;
            let began = now();
            // A database that is away is asked again in the next round, for as much.
            if self.follow_deeds(since).await.is_ok() {
                since = began - MARGIN;
            }
        }
    }

    async fn follow_deeds(&self, since: i64) -> Result<(), TableError> {
        for guest in self.store.banned_since(since).await? {
            let _ = self.order.barred.send(guest);
        }
        for id in self.store.silenced_since(since).await? {
            if let Some(table) = self.memory.table(&id) {
                self.doubt(table);
            }
        }
        for (id, guest) in self.store.games_of_banned().await? {
            if let Err(error) = self.give_up(&id, guest).await {
                tracing::warn!(%error, %id, "a match of somebody banned goes on");
            }
        }
        Ok(())
    }

    /// Takes the words of a remark away, for everybody who looks at the table.
    pub async fn remove_remark(
        &self,
        by: By,
        id: &MatchId,
        number: u32,
    ) -> Result<bool, TableError> {
        let table = self.open(id).await?;
        let mut now = table.now_to_change().await;
        let is_removed = self.store.remove_remark(by, id, number).await?;
        now.remarks = self.store.remarks(id, MOST_REMARKS).await?;
        self.announce(&table, &now);
        Ok(is_removed)
    }

    /// Takes away who somebody was. Their running matches are given up, and at every table they are nobody.
    pub(crate) async fn delete_account(
        &self,
        guest: GuestId,
        retired: TokenHash,
    ) -> Result<(), TableError> {
        self.give_up_all(guest).await?;
        self.store.delete_account(guest, retired).await?;
        self.rename_here(guest, "").await;
        for table in self.memory.tables() {
            for remark in &mut table.now_to_change().await.remarks {
                if remark.guest == guest {
                    remark.text.clear();
                }
            }
        }
        Ok(())
    }

    /// Hands what one guest has over to another, who is the same person.
    pub(crate) async fn take_along(&self, from: GuestId, to: GuestId) -> Result<(), TableError> {
        let games = self.store.take_along(from, to).await?;
        for table in self.memory.tables() {
            if games.contains(table.id()) {
                table.set_late();
                self.catch_up(&table).await?;
            }
        }
        Ok(self.store.remove_guest(from).await?)
    }

    /// Says something to everybody.
    pub async fn say_to_all(&self, by: By, said: Announcement) -> Result<(), TableError> {
        self.store.announce(by, said).await?;
        self.forget_what_is_said();
        Ok(())
    }

    pub async fn end_announcement(&self, by: By) -> Result<bool, TableError> {
        let was_said = self.store.end_announcement(by).await?;
        self.forget_what_is_said();
        Ok(was_said)
    }

    fn forget_what_is_said(&self) {
        *self.order.said.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// What is said to everybody, as of [`ROUND`] ago at most: every page asks.
    pub(crate) async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        let is_fresh = |asked: &Instant| asked.elapsed() < ROUND;
        let known = self.order.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, said)) = known.filter(|(asked, _)| is_fresh(asked)) {
            return Ok(said.filter(|said| said.until > now()));
        }
        let said = self.store.announcement().await?;
        let mut known = self.order.said.lock().unwrap_or_else(PoisonError::into_inner);
        *known = Some((Instant::now(), said.clone()));
        Ok(said)
    }
}
