//! Those who sit at matches: coming, giving up, what they are called and what they say.

use std::sync::Arc;

use bastide_core::{Seat, Seats};

use super::command::{Commands, Request};
use super::error::MatchError;
use super::observer::TurnChange;
use super::request::Adding;
use super::state::Seated;
use super::table::Match;
use super::{MOST_REMARKS, Matches};
use bastide_store::{By, Guest, GuestId, MatchId, NewRemark, Occupant};

/// What somebody brings who sits down.
#[derive(Clone, Copy, Debug, Default)]
pub struct Coming<'a> {
    /// The secret part of the link they came by.
    pub invitation: Option<&'a str>,
    pub adding: Adding,
}

impl Commands {
    /// Sits down on a seat that waits for somebody.
    pub async fn sit(
        &self,
        table: &Arc<Match>,
        seat: Seat,
        guest: &Guest,
        coming: Coming<'_>,
    ) -> Result<(), MatchError> {
        let mut now = table.now.write().await;
        if now.ending.is_some() {
            return Err(MatchError::Over);
        }
        let sitting = now.seats[seat].clone();
        match &sitting.occupant {
            Occupant::Guest(id) if *id == guest.id => return Ok(()),
            Occupant::Open => {}
            Occupant::Invited if sitting.invitation.as_deref() == coming.invitation => {}
            _ => return Err(MatchError::SeatTaken),
        }
        let own = Occupant::Guest(guest.id);
        let is_taken = !self
            .store
            .log()
            .take_seat(table.id(), seat.index() as u8, &sitting.occupant, &own)
            .await?;
        if is_taken {
            self.nodes().catch_up_now(table, &mut now).await?;
            return Err(MatchError::SeatTaken);
        }
        now.seats[seat] = Seated {
            occupant: own,
            name: Some(guest.name.clone()),
            invitation: sitting.invitation,
        };
        self.feed().announce(table, &now);
        self.add_parts(table, &mut now, &[seat], coming.adding).await?;
        let (before, by) = (Seats::default(), Some(guest.id));
        self.observer.turn_changed(self, TurnChange { table, now: &now, before, by });
        drop(now);
        self.timekeeper().begin(table).await?;
        self.bot_turns().wake(table);
        Ok(())
    }

    /// Says something in a match.
    pub async fn remark(&self, table: &Arc<Match>, remark: NewRemark) -> Result<(), MatchError> {
        let (mut now, by) = (table.now.write().await, remark.guest);
        self.store.log().add_remark(table.id(), remark).await?;
        now.remarks = self.store.log().remarks(table.id(), MOST_REMARKS).await?;
        self.feed().announce(table, &now);
        self.observer.remarked(self, table, &now, by);
        self.timekeeper().has_written(table, by);
        Ok(())
    }

    /// Takes the words of a remark away, for everybody who looks at the match.
    pub async fn remove_remark(
        &self,
        by: By,
        id: &MatchId,
        number: u32,
    ) -> Result<bool, MatchError> {
        let table = self.open(id).await?;
        let mut now = table.now_to_change().await;
        let is_removed = self.store.moderation().remove_remark(by, id, number).await?;
        now.remarks = self.store.log().remarks(id, MOST_REMARKS).await?;
        self.feed().announce(&table, &now);
        Ok(is_removed)
    }

    /// Gives up every running match of a guest.
    pub async fn resign_all(&self, guest: GuestId) -> Result<(), MatchError> {
        for id in self.store.moderation().running_games(guest).await? {
            self.resign_for(&id, guest).await?;
        }
        Ok(())
    }

    /// Gives up a match for a guest who cannot play on.
    pub async fn resign_for(&self, id: &MatchId, guest: GuestId) -> Result<(), MatchError> {
        let table = match self.open(id).await {
            // Nobody can go on with it anyway.
            Err(MatchError::Unreadable(_)) => return Ok(()),
            table => table?,
        };
        let Some(seat) = table.now().await.seat_for(Some(guest)) else { return Ok(()) };
        // The same from every node, so that it is done once.
        let key = format!("gone-{}", guest.0);
        match self.resign(&table, Request { seat, seq: None, key: &key }).await {
            Ok(()) | Err(MatchError::Over) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

impl Matches {
    /// Calls a guest by another name, in every match that is in memory.
    pub async fn rename_seats(&self, guest: GuestId, name: &str) {
        for table in self.cache.tables() {
            table.now.write().await.rename(guest, name);
        }
    }

    /// Takes the words of a guest's remarks away, in every match that is in memory.
    pub async fn clear_remarks(&self, guest: GuestId) {
        for table in self.cache.tables() {
            for remark in &mut table.now_to_change().await.remarks {
                if remark.guest == guest {
                    remark.text.clear();
                }
            }
        }
    }
}
