//! What the clocks of a match bring about: they begin when everybody has come, they run out, a bot stands in, and
//! its seat is taken back. Each is an entry of the log, so that replays and other nodes agree.
//!
//! Whether time is over is worked out, not waited for: a round only finds the matches where nobody acts any more.

mod company;
mod presence;

use std::sync::Arc;
use std::time::Duration;

use bastide_core::{MAX_SEATS, Seat};

use super::Matches;
use super::command::{Command, Request};
use super::error::MatchError;
use super::table::Match;
use bastide_store::{MatchId, StoreError};

pub use presence::Attending;

/// How often it is looked for clocks that have run out.
const ROUND: Duration = Duration::from_millis(500);
/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(5);
/// Where others may be there, the word of one of them is younger than this.
const SILENCE_MS: i64 = 15_000;

face! {
    /// What clocks bring about, and who is there.
    Timekeeper
}

impl Timekeeper {
    /// Lets the clocks of a match begin if everybody has come and it is dealt.
    pub(super) async fn begin(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        if !table.now().await.may_begin() {
            return Ok(());
        }
        // Whoever is first begins it; the others find it begun.
        let wish = Request { seat: Seat::new(0), seq: None, key: "begin" };
        or_others(self.commands().note(table, wish, Command::BeginClocks).await)
    }

    /// Lets the flag of everybody fall whose time is over.
    pub(super) async fn drop_flag(&self, table: &Arc<Match>) -> Result<(), MatchError> {
        // An outage that another node has noted is not known here yet.
        self.learn_outages().await?;
        // Everybody may have run out of time; nobody does twice.
        for _ in 0..MAX_SEATS {
            let at = self.time.now();
            let (fallen, next) = {
                let now = table.now().await;
                (now.clocks.fallen(at), now.next)
            };
            let Some(seat) = fallen else { return Ok(()) };
            let key = format!("time-{next}-{}", seat.index());
            let wish = Request { seat, seq: None, key: &key };
            or_others(self.commands().note(table, wish, Command::DropFlag { at }).await)?;
        }
        Ok(())
    }

    /// Gives a seat back to its owner, for whom a bot stands in.
    pub async fn take_back_seat(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<(), MatchError> {
        if !table.now().await.clocks.is_stood_in(wish.seat) {
            return Ok(());
        }
        self.commands().note(table, wish, Command::TakeBackSeat).await
    }

    /// One round: every match in which a clock should have run out by now.
    pub async fn drop_flags(&self) -> Result<(), MatchError> {
        let at = self.time.now();
        for id in self.store.nodes().due_matches(at).await? {
            match self.look_at_clocks(&id).await {
                Ok(()) => {}
                // It will not become readable by itself: it is not asked for again.
                Err(MatchError::Unreadable(_)) => self.store.nodes().set_due(&id, None, at).await?,
                Err(error) => tracing::warn!(%error, %id, "a clock could not be looked at"),
            }
        }
        Ok(())
    }

    async fn look_at_clocks(&self, id: &MatchId) -> Result<(), MatchError> {
        let at = self.time.now();
        let table = self.open(id).await?;
        self.drop_flag(&table).await?;
        // An outage or another node's entry may have moved the moment: it is not asked for again before.
        let due = {
            let now = table.now().await;
            now.ending.map_or_else(|| now.clocks.due(at), |_| None)
        };
        Ok(self.store.nodes().set_due(id, due, at).await?)
    }

    /// Looks for clocks that have run out, until the server stops.
    pub async fn keep_clocks(self) {
        let mut moments = tokio::time::interval(ROUND);
        let rounds = async {
            loop {
                moments.tick().await;
                // A database that is away is asked again in the next round.
                let _ = self.drop_flags().await;
            }
        };
        tokio::select! {
            () = rounds => {}
            () = self.closed() => {}
        }
    }

    /// Begins to be there. A file has one server: while that was not there, none was.
    pub async fn arrive(&self) -> Result<(), StoreError> {
        let silence = if self.store.nodes().may_have_others() { SILENCE_MS } else { 0 };
        self.store.nodes().beat(self.time.now(), silence).await?;
        self.learn_outages().await
    }

    /// Is there, and says so: a database that could not be reached for a while was an outage as well.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.store.nodes().beat(self.time.now(), SILENCE_MS).await?;
        self.learn_outages().await
    }

    /// Takes over what other nodes have noted.
    pub(super) async fn learn_outages(&self) -> Result<(), StoreError> {
        self.outages.replace(self.store.nodes().outages().await?);
        Ok(())
    }

    /// Says every few seconds that this node is there, until the server stops; and once more then.
    pub async fn keep_time(self) {
        let mut moments = tokio::time::interval(BEAT);
        let beating = async {
            loop {
                moments.tick().await;
                self.time.follow();
                if let Err(error) = self.beat().await {
                    tracing::warn!(%error, "the time could not be noted");
                }
            }
        };
        tokio::select! {
            () = beating => {}
            () = self.closed() => {}
        }
        let _ = self.beat().await;
    }
}

/// What another node has brought about meanwhile needs not be brought about here.
fn or_others(noted: Result<(), MatchError>) -> Result<(), MatchError> {
    match noted {
        Err(MatchError::Outdated | MatchError::Over) => Ok(()),
        noted => noted,
    }
}
