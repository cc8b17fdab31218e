//! Another match after this one: it is an offer that everybody who sat at the table accepts.
//!
//! Nothing begins unseen: an offer in a match with a clock that is not accepted soon is none any more.

use std::sync::Arc;

use bastide_core::{PerSeat, Seat, Seats};
use bastide_store::time_control::Clock;
use bastide_store::{MatchId, Occupant};

use super::command::{Command, Commands, Request};
use super::entry::LogEntry;
use super::error::MatchError;
use super::state::MatchState;
use super::table::Match;

/// For how long an offer stands where clocks would run, and where every turn has days.
const SOON_MS: i64 = 2 * 60 * 1000;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What was said about another match after the end.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// When each seat said that it would like one.
    offered: PerSeat<Option<i64>>,
    /// Who said last that they would not.
    pub refused: Option<Seat>,
    /// The match that all agreed to.
    pub id: Option<MatchId>,
}

impl Rematch {
    pub(super) fn new(seats: u8) -> Self {
        Self { offered: PerSeat::from_fn(seats, |_| None), refused: None, id: None }
    }

    fn forget(&mut self) {
        self.offered = PerSeat::from_fn(self.offered.len() as u8, |_| None);
    }

    /// Follows an entry of a seat that was made at a moment.
    pub(super) fn follow(&mut self, seat: Seat, line: &LogEntry, at: i64) {
        match line {
            LogEntry::OfferRematch => {
                self.offered[seat] = Some(at);
                self.refused = None;
            }
            LogEntry::RefuseRematch => {
                self.forget();
                self.refused = Some(seat);
            }
            LogEntry::Rematch(id) => self.id = Some(id.clone()),
            _ => {}
        }
    }
}

impl MatchState {
    /// Who would like another match just now.
    pub fn offers_rematch(&self, at: i64) -> Seats {
        let most = match self.clocks.terms().clock {
            Clock::None => i64::MAX,
            Clock::Fischer { .. } => SOON_MS,
            Clock::Days(_) => DAY_MS,
        };
        let stands = |since: &Option<i64>| since.is_some_and(|since| at - since < most);
        let offers = self.rematch.offered.iter().filter(|(_, since)| stands(since));
        offers.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }

    /// The people who have not said just now that they would like another match.
    pub fn asked_for_rematch(&self, at: i64) -> Seats {
        let offers = self.offers_rematch(at);
        let occupants: Vec<&Occupant> = offers.iter().map(|it| &self.seats[it].occupant).collect();
        let is_asked = |(_, sitting): &(Seat, &super::Seated)| {
            matches!(sitting.occupant, Occupant::Guest(_))
                && !occupants.contains(&&sitting.occupant)
        };
        let asked = self.seats.iter().filter(is_asked);
        asked.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }
}

impl Commands {
    /// Offers another match, or accepts it. Says whether all who are asked have agreed now.
    pub async fn offer_rematch(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<bool, MatchError> {
        let seat = wish.seat;
        if !table.now().await.offers_rematch(self.time.now()).contains(seat) {
            self.note(table, wish, Command::OfferRematch).await?;
        }
        Ok(table.now().await.asked_for_rematch(self.time.now()).is_empty())
    }

    /// Does not want another match, or not any more.
    pub async fn refuse_rematch(
        &self,
        table: &Arc<Match>,
        wish: Request<'_>,
    ) -> Result<(), MatchError> {
        self.note(table, wish, Command::RefuseRematch).await
    }

    /// Tells those who agreed to another match where it is.
    pub async fn note_rematch(
        &self,
        table: &Arc<Match>,
        seat: Seat,
        id: &MatchId,
    ) -> Result<(), MatchError> {
        if table.now().await.rematch.id.is_some() {
            return Ok(());
        }
        let key = format!("rematch-{id}");
        let wish = Request { seat, seq: None, key: &key };
        match self.note(table, wish, Command::NoteRematch(id)).await {
            // Two who agree at the same moment both say so.
            Err(MatchError::Outdated) => Ok(()),
            noted => noted,
        }
    }
}
