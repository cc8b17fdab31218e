//! Another match after this one: it is an offer that everybody who sat at the table accepts.
//!
//! Nothing begins unseen: an offer in a match with a clock that is not accepted soon is none any more.

use bastide_core::{PerSeat, Seat, Seats};
use bastide_store::time_control::Clock;
use bastide_store::{MatchId, Occupant};

use super::{MatchState, Seated};
use crate::entry::LogEntry;

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
    pub(crate) fn new(seats: u8) -> Self {
        Self { offered: PerSeat::from_fn(seats, |_| None), refused: None, id: None }
    }

    fn forget(&mut self) {
        self.offered = PerSeat::from_fn(self.offered.len() as u8, |_| None);
    }

    /// Follows an entry of a seat that was made at a moment.
    pub(crate) fn follow(&mut self, seat: Seat, line: &LogEntry, at: i64) {
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
        let is_asked = |(_, sitting): &(Seat, &Seated)| {
            matches!(sitting.occupant, Occupant::Guest(_))
                && !occupants.contains(&&sitting.occupant)
        };
        let asked = self.seats.iter().filter(is_asked);
        asked.fold(Seats::NONE, |all, (seat, _)| all.with(seat))
    }
}
