//! Asking to take back: who is asked, and what came of it.
//!
//! Where another person plays, only what belongs to one's own unfinished turn is taken back unasked. Everything else needs
//! the consent of all other people at the table.

use bastide_core::{Seat, Seats};
use bastide_store::Occupant;

use super::MatchState;
use crate::entry::LogEntry;

/// Somebody asks to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoRequest {
    pub seat: Seat,
    pub ply: usize,
    /// Those of several who have agreed so far.
    pub allowed: Seats,
}

/// What came of a request to take back: part of the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoAnswer {
    /// Who asked.
    pub seat: Seat,
    /// Who answered; of several who agreed, the last.
    pub by: Seat,
    pub is_granted: bool,
    /// How many actions had been played once it was answered.
    pub ply: usize,
}

impl MatchState {
    /// The seats whose consent is waited for.
    pub fn asked_to_undo(&self) -> Seats {
        let Some(request) = self.undo_wish else { return Seats::NONE };
        let allowed = |seat: Seat| request.allowed.iter().any(|it| self.is_same_person(it, seat));
        let others = self.others_of(request.seat);
        others.iter().filter(|&seat| !allowed(seat)).fold(Seats::NONE, Seats::with)
    }

    /// Whether this seat's consent is the only one that is waited for.
    pub(crate) fn is_last_asked(&self, seat: Seat) -> bool {
        self.asked_to_undo().iter().all(|asked| self.is_same_person(asked, seat))
    }

    /// What the last request came to, until somebody acts or asks again.
    pub fn last_undo_answer(&self) -> Option<UndoAnswer> {
        self.undo_answers.last().copied().filter(|_| self.is_undo_answer_new)
    }

    /// The seats of other people who play for themselves.
    pub(crate) fn others_of(&self, seat: Seat) -> Seats {
        let is_other = |other: &Seat| {
            matches!(self.seats[*other].occupant, Occupant::Guest(_))
                && !self.is_same_person(*other, seat)
                && !self.clocks.is_stood_in(*other)
        };
        Seat::all(self.seats.len() as u8).filter(is_other).fold(Seats::NONE, Seats::with)
    }

    fn is_same_person(&self, seat: Seat, other: Seat) -> bool {
        self.seats[seat].occupant == self.seats[other].occupant
    }

    /// Whether another person is to act and whoever sits here is not: what they did is done.
    pub(crate) fn has_handed_over(&self, seat: Seat) -> bool {
        let (to_act, others) = (self.game.to_act(), self.others_of(seat));
        let is_own = |it: Seat| self.is_same_person(it, seat);
        !to_act.iter().any(is_own) && to_act.iter().any(|it| others.contains(it))
    }

    /// Who asked for what an entry of this seat grants, if it does.
    pub(crate) fn granted_by(&self, seat: Option<Seat>, line: &LogEntry) -> Option<Seat> {
        let request = self.undo_wish?;
        let is_answer = matches!(line, LogEntry::Undo(ply) if *ply == request.ply);
        (is_answer && seat.is_some_and(|seat| seat != request.seat)).then_some(request.seat)
    }

    /// Follows what an entry says about a request to take back, once the game has.
    pub(crate) fn follow_undo(&mut self, seat: Option<Seat>, line: &LogEntry) {
        let (Some(seat), request) = (seat, self.undo_wish) else { return };
        let ply = self.game.plies();
        match (line, request) {
            (LogEntry::AskUndo(ply), _) => {
                self.undo_wish = Some(UndoRequest { seat, ply: *ply, allowed: Seats::NONE });
                self.is_undo_answer_new = false;
            }
            (LogEntry::AllowUndo, Some(request)) => {
                let allowed = request.allowed.with(seat);
                self.undo_wish = Some(UndoRequest { allowed, ..request });
            }
            (LogEntry::RefuseUndo, Some(request)) => {
                self.undo_wish = None;
                self.note(UndoAnswer { seat: request.seat, by: seat, is_granted: false, ply });
            }
            (LogEntry::WithdrawUndo, _) => self.undo_wish = None,
            // What was said about actions that are gone stays, where they began.
            (LogEntry::Undo(_), _) => {
                for answer in &mut self.undo_answers {
                    answer.ply = answer.ply.min(ply);
                }
            }
            (LogEntry::Act(_), _) => self.is_undo_answer_new = false,
            _ => {}
        }
    }

    fn note(&mut self, answer: UndoAnswer) {
        self.undo_answers.push(answer);
        self.is_undo_answer_new = true;
    }

    /// Notes that a request was granted: the table has gone back.
    pub(crate) fn note_granted(&mut self, (asker, by): (Seat, Seat)) {
        let ply = self.game.plies();
        self.note(UndoAnswer { seat: asker, by, is_granted: true, ply });
    }
}
