//! Matches that a tournament makes and ends.

use std::sync::Arc;

use bastide_core::{Seat, Seats};
use bastide_text::Phrasebook;

use super::entry::Line;
use super::shuffle::Shuffle;
use super::table::Table;
use super::{MatchWish, SeatWish, TableError, Tables};
use crate::store::{Appended, GuestId, MatchId, NewEntry, StoreError, StoredShuffle};

impl Tables {
    /// Sets up the match of this name, in the name of the first who sits at it. Whoever comes second finds it there, and
    /// whoever finds it begun and left goes on with it.
    pub(crate) async fn create_once(
        &self,
        id: &MatchId,
        wish: MatchWish,
    ) -> Result<(), TableError> {
        let first = wish.seats.iter().find_map(|seat| match seat {
            SeatWish::Guest(guest) => Some(*guest),
            _ => None,
        });
        let first: GuestId = first.ok_or(TableError::NotYourSeat)?;
        match self.create_named(id.clone(), first, wish, &[]).await {
            Err(TableError::Store(StoreError::AlreadyThere(_))) => Ok(()),
            made => made,
        }
    }

    /// Keeps the shuffle of a new match, and says which it has: the one that is there already, if there is one.
    pub(super) async fn keep_shuffle(
        &self,
        id: &MatchId,
        shuffle: Shuffle,
    ) -> Result<Shuffle, TableError> {
        match self.store.add_shuffle(id, shuffle.stored()).await {
            Err(StoreError::AlreadyThere(_)) => {
                let kept: Option<StoredShuffle> = self.store.shuffle(id).await?;
                let kept = kept.ok_or(TableError::NoSuchMatch)?;
                Shuffle::restored(&kept, shuffle.parts.len() as u8).map_err(TableError::Unreadable)
            }
            done => Ok(done.map(|()| shuffle)?),
        }
    }

    /// Ends a match for which these seats have been waited too long: the one of them has lost it, or nobody has won. If
    /// somebody acted meanwhile, it is outdated.
    pub(crate) async fn end_late(&self, table: &Arc<Table>, late: Seats) -> Result<(), TableError> {
        let loser = late.iter().next().filter(|_| late.len() == 1);
        let mut now = table.now_to_change().await;
        if now.ending.is_some() {
            return Ok(());
        }
        let line = if loser.is_some() { Line::Resign } else { Line::Abort };
        let mut after = now.clone();
        after.carry_out(loser, &line, self.time.now(), &Phrasebook::default())?;
        let entry = NewEntry {
            seq: now.next,
            seat: loser.map(|seat| seat.index() as u8),
            text: line.to_string(),
            key: late_key(late),
        };
        if self.store.append(table.id(), entry).await? != Appended::Done {
            self.catch_up_now(table, &mut now).await?;
            return Err(TableError::Outdated);
        }
        *now = after;
        self.announce(table, &now);
        self.note_outcome(table, &now).await
    }
}

const DEADLINE: &str = "deadline";

/// The key of the entry that ends a match: whoever reads the log finds in it who was late. Keys of people begin
/// otherwise.
fn late_key(late: Seats) -> String {
    late.iter().fold(DEADLINE.to_owned(), |key, seat| format!("{key}-{}", seat.index()))
}

/// Who was late, if that is how the match ended.
pub(crate) fn late_in(key: &str) -> Option<Seats> {
    let seats = key.strip_prefix(DEADLINE)?.split('-').filter_map(|seat| seat.parse().ok());
    Some(seats.map(Seat::new).collect())
}
