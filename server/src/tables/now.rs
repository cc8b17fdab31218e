//! How a match stands: what its log adds up to.

use bastide_core::{PerSeat, Seat, Viewer};
use bastide_text::Phrasebook;

use super::entry::Line;
use crate::hosted::{Hosted, Refused};
use crate::store::{GuestId, Occupant, Remark};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// To the end, by the rules.
    Played,
    Resigned(Seat),
    Aborted,
    /// Nowhere: it came here unfinished.
    Left,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub occupant: Occupant,
    /// The name of a guest.
    pub name: Option<String>,
    /// The secret part of the link that leads to the seat.
    pub invitation: Option<String>,
}

/// Somebody asks to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoWish {
    pub seat: Seat,
    pub ply: usize,
}

/// A match given up before so many actions counts for nobody.
const EARLY: usize = 3;

/// A cache of the log: it can be thrown away at any time and rebuilt.
#[derive(Clone)]
pub struct Now {
    pub game: Box<dyn Hosted>,
    pub seats: PerSeat<Sitting>,
    pub ending: Option<Ending>,
    pub undo_wish: Option<UndoWish>,
    pub remarks: Vec<Remark>,
    /// The number of the next entry.
    pub next: u32,
}

impl Now {
    /// Grows with every change that anybody can see, and is the same after a restart.
    pub fn version(&self) -> u64 {
        let waiting =
            |sitting: &Sitting| matches!(sitting.occupant, Occupant::Open | Occupant::Invited);
        let seated = self.seats.iter().filter(|(_, sitting)| !waiting(sitting)).count();
        let remarks = self.remarks.last().map_or(0, |remark| remark.number);
        u64::from(self.next) + u64::from(remarks) + seated as u64
    }

    /// The seats of a guest.
    pub fn seats_of(&self, guest: Option<GuestId>) -> impl Iterator<Item = Seat> + '_ {
        let own = guest.map(Occupant::Guest);
        self.seats
            .iter()
            .filter(move |(_, sitting)| Some(&sitting.occupant) == own.as_ref())
            .map(|(seat, _)| seat)
    }

    /// The seat a guest would act for now: the one to act, where several are theirs.
    pub fn seat_for(&self, guest: Option<GuestId>) -> Option<Seat> {
        let to_act = self.game.to_act();
        let own = || self.seats_of(guest);
        own().find(|&seat| to_act.contains(seat)).or_else(|| own().next())
    }

    /// Through whose eyes a guest looks. At a table for two people at one screen, through those of
    /// whoever is to act.
    pub fn viewer(&self, guest: Option<GuestId>) -> Viewer {
        self.seat_for(guest).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Calls a guest by another name.
    pub(super) fn rename(&mut self, guest: GuestId, name: &str) {
        for seat in self.seats_of(Some(guest)).collect::<Vec<_>>() {
            self.seats[seat].name = Some(name.to_owned());
        }
        for remark in self.remarks.iter_mut().filter(|remark| remark.guest == guest) {
            name.clone_into(&mut remark.name);
        }
    }

    /// Whether leaving would count for nobody.
    pub fn is_early(&self) -> bool {
        self.game.plies() < EARLY
    }

    /// Whether everybody has come.
    pub fn is_full(&self) -> bool {
        self.seats
            .iter()
            .all(|(_, sitting)| !matches!(sitting.occupant, Occupant::Open | Occupant::Invited))
    }

    /// Carries out an entry.
    pub(super) fn carry_out(
        &mut self,
        seat: Option<Seat>,
        line: &Line,
        book: &Phrasebook,
    ) -> Result<(), Refused> {
        match line {
            Line::Act(action) => {
                if let Some(seat) = seat {
                    let _ = self.game.act(seat, action, book)?;
                }
                self.undo_wish = None;
                if self.game.to_act().is_empty() {
                    self.ending = Some(Ending::Played);
                }
            }
            Line::Undo(ply) => {
                self.game.rewind(*ply);
                self.undo_wish = None;
                self.ending = None;
            }
            Line::AskUndo(ply) => {
                self.undo_wish = seat.map(|seat| UndoWish { seat, ply: *ply });
            }
            Line::RefuseUndo => self.undo_wish = None,
            Line::Resign => self.ending = seat.map(Ending::Resigned),
            Line::Abort => self.ending = Some(Ending::Aborted),
            Line::Leave => self.ending = Some(Ending::Left),
        }
        Ok(())
    }

    /// Where a seat may go back to, and whether it needs nobody's consent for that: everything since
    /// was its own, a bot's, or the same person's, and nothing hidden came to light.
    pub fn undo(&self, seat: Seat) -> Option<(usize, bool)> {
        let own = &self.seats[seat].occupant;
        // Somebody with both seats takes back what was last done, whichever it was done for.
        let own_seats = self.seats.iter().filter(|(_, sitting)| sitting.occupant == *own);
        let ply = own_seats.filter_map(|(seat, _)| self.game.last_ply_of(seat)).max()?;
        let is_among_friends = self.seats.iter().all(|(other, sitting)| {
            let has_moved_since = self.game.last_ply_of(other).is_some_and(|last| last > ply);
            !has_moved_since || matches!(sitting.occupant, Occupant::Bot(_))
        });
        Some((ply, is_among_friends && self.game.free_since() <= ply))
    }
}
