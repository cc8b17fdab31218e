//! What the clocks of a match bring about: they begin when everybody has come, they run out, a bot stands in, and
//! its seat is taken back. Each is an entry of the log, so that replays and other nodes agree.
//!
//! Whether time is over is worked out, not waited for: a round only finds the matches where nobody acts any more.

use std::sync::Arc;
use std::time::Duration;

use bastide_core::{MAX_SEATS, Seat, Seats};

use super::change::Wish;
use super::clock::Acting;
use super::entry::Line;
use super::now::Now;
use super::table::Table;
use super::{TableError, Tables};
use crate::store::{MatchId, Occupant};

/// How often it is looked for clocks that have run out.
const ROUND: Duration = Duration::from_millis(500);

impl Now {
    /// Who is to act, and which seats are people's.
    pub(super) fn acting(&self) -> Acting {
        let is_running = self.ending.is_none() && self.is_full();
        let to_act = if is_running { self.game.to_act() } else { Seats::default() };
        let is_person = |seat: &Seat| matches!(self.seats[*seat].occupant, Occupant::Guest(_));
        let people = Seat::all(self.seats.len() as u8).filter(is_person);
        Acting { to_act, people: people.fold(Seats::default(), Seats::with) }
    }
}

impl Tables {
    /// Lets the clocks of a match begin if everybody has come and it is dealt.
    pub(super) async fn begin_clocks(&self, table: &Arc<Table>) -> Result<(), TableError> {
        if !may_begin(&*table.now().await) {
            return Ok(());
        }
        // Whoever is first begins it; the others find it begun.
        let wish = Wish { seat: Seat::new(0), seq: None, key: "begin" };
        let line = |now: &Now| if may_begin(now) { Ok(Line::Begin) } else { Err(TableError::Over) };
        or_others(self.note(table, wish, line).await)
    }

    /// Lets the flag of everybody fall whose time is over.
    pub(super) async fn drop_flag(&self, table: &Arc<Table>) -> Result<(), TableError> {
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
            let is_over = |now: &Now| {
                if now.clocks.is_over(seat, at) {
                    Ok(Line::Time)
                } else {
                    Err(TableError::Outdated)
                }
            };
            or_others(self.note(table, Wish { seat, seq: None, key: &key }, is_over).await)?;
        }
        Ok(())
    }

    /// Gives a seat back to its owner, for whom a bot stands in.
    pub async fn take_back_seat(
        &self,
        table: &Arc<Table>,
        wish: Wish<'_>,
    ) -> Result<(), TableError> {
        let seat = wish.seat;
        if !table.now().await.clocks.is_stood_in(seat) {
            return Ok(());
        }
        let line = |now: &Now| {
            let is_stood_in = now.clocks.is_stood_in(seat);
            if is_stood_in { Ok(Line::Return) } else { Err(TableError::Outdated) }
        };
        self.note(table, wish, line).await
    }

    /// One round: every match in which a clock should have run out by now.
    pub async fn drop_flags(&self) -> Result<(), TableError> {
        let at = self.time.now();
        for id in self.store.due_matches(at).await? {
            match self.look_at_clocks(&id).await {
                Ok(()) => {}
                // It will not become readable by itself: it is not asked for again.
                Err(TableError::Unreadable(_)) => self.store.set_due(&id, None, at).await?,
                Err(error) => tracing::warn!(%error, %id, "a clock could not be looked at"),
            }
        }
        Ok(())
    }

    async fn look_at_clocks(&self, id: &MatchId) -> Result<(), TableError> {
        let at = self.time.now();
        let table = self.open(id).await?;
        self.drop_flag(&table).await?;
        // An outage or another node's entry may have moved the moment: it is not asked for again before.
        let due = {
            let now = table.now().await;
            now.ending.map_or_else(|| now.clocks.due(at), |_| None)
        };
        Ok(self.store.set_due(id, due, at).await?)
    }

    /// Looks for clocks that have run out, until the house closes.
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
}

/// What another node has brought about meanwhile needs not be brought about here.
fn or_others(noted: Result<(), TableError>) -> Result<(), TableError> {
    match noted {
        Err(TableError::Outdated | TableError::Over) => Ok(()),
        noted => noted,
    }
}

fn may_begin(now: &Now) -> bool {
    now.clocks.waits_to_begin() && now.ending.is_none() && now.is_full()
}
