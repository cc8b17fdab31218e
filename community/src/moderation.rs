//! Moderation: what administrators do, and what follows from it for those who play.
//!
//! Whoever is banned has given up: their running matches end as if they had resigned, or are called off where they
//! had hardly begun, so that nobody waits for somebody who cannot come. Acts of other processes (the program's own
//! commands, other nodes) are found in the database within [`ROUND`].

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::broadcast;

use super::accounts::AccountError;
use bastide_matches::{Match, MatchError, Matches};
use bastide_store::{
    Announcement, By, GuestId, NewRemark, Restraint, RestraintKind, StoreError, now,
};

/// How often it is looked for what others have done.
const ROUND: Duration = Duration::from_secs(2);
/// In milliseconds: clocks of several machines agree to about this.
const MARGIN: i64 = 10_000;

/// What is known without asking.
pub(super) struct Said {
    /// Who has just been banned: their streams end.
    barred: broadcast::Sender<GuestId>,
    /// What was said to everybody when it was last asked for.
    said: Mutex<Option<(Instant, Option<Announcement>)>>,
}

impl Default for Said {
    fn default() -> Self {
        Self { barred: broadcast::Sender::new(64), said: Mutex::default() }
    }
}

/// What administrators do.
#[derive(Clone)]
pub struct Moderation {
    matches: Matches,
    known: Arc<Said>,
}

impl Moderation {
    pub(super) fn new(matches: Matches, known: Arc<Said>) -> Self {
        Self { matches, known }
    }

    /// Keeps a guest from something, at once.
    pub async fn restrain(
        &self,
        by: By,
        guest: GuestId,
        kind: RestraintKind,
        restraint: Restraint,
    ) -> Result<(), MatchError> {
        self.matches.store().moderation().restrain(by, guest, kind, restraint).await?;
        if kind == RestraintKind::Ban {
            self.matches.commands().resign_all(guest).await?;
            let _ = self.known.barred.send(guest);
        }
        Ok(())
    }

    /// Says something in a match, unless its author is muted.
    pub async fn remark(&self, table: &Arc<Match>, remark: NewRemark) -> Result<(), AccountError> {
        if let Some(mute) = self.mute_of(remark.guest).await? {
            return Err(AccountError::Muted(mute));
        }
        Ok(self.matches.commands().remark(table, remark).await?)
    }

    pub async fn is_muted(&self, guest: GuestId) -> Result<bool, StoreError> {
        Ok(self.mute_of(guest).await?.is_some())
    }

    async fn mute_of(&self, guest: GuestId) -> Result<Option<Restraint>, StoreError> {
        self.matches.store().moderation().restraint(guest, RestraintKind::Mute).await
    }

    /// Ready once this guest is banned; never for somebody who is none.
    pub fn barred(&self, guest: Option<GuestId>) -> impl Future<Output = ()> + Send + use<> {
        let mut barred = self.known.barred.subscribe();
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

    /// Does what follows from the acts of other processes, until the server stops.
    pub async fn follow(self) {
        let mut moments = tokio::time::interval(ROUND);
        let mut since = now();
        let following = async {
            loop {
                moments.tick().await;
                let began = now();
                // A database that is away is asked again in the next round, for as much.
                if self.follow_acts(since).await.is_ok() {
                    since = began - MARGIN;
                }
            }
        };
        tokio::select! {
            () = following => {}
            () = self.matches.closed() => {}
        }
    }

    async fn follow_acts(&self, since: i64) -> Result<(), MatchError> {
        for guest in self.matches.store().moderation().banned_since(since).await? {
            let _ = self.known.barred.send(guest);
        }
        for id in self.matches.store().moderation().silenced_since(since).await? {
            self.matches.doubt(&id);
        }
        for (id, guest) in self.matches.store().moderation().games_of_banned().await? {
            if let Err(error) = self.matches.commands().resign_for(&id, guest).await {
                tracing::warn!(%error, %id, "a match of somebody banned goes on");
            }
        }
        Ok(())
    }

    /// Says something to everybody.
    pub async fn say_to_all(&self, by: By, said: Announcement) -> Result<(), MatchError> {
        self.matches.store().moderation().announce(by, said).await?;
        self.forget_what_is_said();
        Ok(())
    }

    pub async fn end_announcement(&self, by: By) -> Result<bool, MatchError> {
        let was_said = self.matches.store().moderation().end_announcement(by).await?;
        self.forget_what_is_said();
        Ok(was_said)
    }

    fn forget_what_is_said(&self) {
        *self.known.said.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// What is said to everybody, as of [`ROUND`] ago at most: every page asks.
    pub async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        let is_fresh = |asked: &Instant| asked.elapsed() < ROUND;
        let known = self.known.said.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, said)) = known.filter(|(asked, _)| is_fresh(asked)) {
            return Ok(said.filter(|said| said.until > now()));
        }
        let said = self.matches.store().moderation().announcement().await?;
        let mut known = self.known.said.lock().unwrap_or_else(PoisonError::into_inner);
        *known = Some((Instant::now(), said.clone()));
        Ok(said)
    }
}
