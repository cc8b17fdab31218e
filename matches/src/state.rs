//! How a match stands: what its log adds up to.

mod rematch;
mod undo;

use bastide_bots::levels::Level;
use bastide_core::{PerSeat, Seat, Seats, Seed, Viewer};
use bastide_text::Phrasebook;

use super::clock::{Acting, Clocks};
use super::entry::LogEntry;
use super::error::MatchError;
use super::shuffle::Shuffle;
use bastide_presentation::{AnyGame, Secrets, TakingBack};
use bastide_store::time_control::Timeout;
use bastide_store::{Entry, GuestId, Occupant, Remark};

pub use rematch::Rematch;
pub use undo::{UndoAnswer, UndoRequest};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// To the end, by the rules.
    Played,
    Resigned(Seat),
    /// The time of this seat was over.
    Time(Seat),
    Aborted,
    /// Nowhere: it came here unfinished.
    Left,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub occupant: Occupant,
    /// The name of a guest.
    pub name: Option<String>,
    /// The secret part of the link that leads to the seat.
    pub invitation: Option<String>,
}

/// A match that does not count is called off before so many actions.
const EARLY: usize = 3;

/// A cache of the log: it can be thrown away at any time and rebuilt.
#[derive(Clone)]
pub struct MatchState {
    /// Of no meaning to anybody before it is dealt.
    pub game: Box<dyn AnyGame>,
    /// None before it is dealt.
    pub seed: Option<Seed>,
    pub shuffle: Shuffle,
    pub seats: PerSeat<Seated>,
    pub ending: Option<Ending>,
    pub undo_wish: Option<UndoRequest>,
    /// What requests to take back have come to, the oldest first.
    pub undo_answers: Vec<UndoAnswer>,
    /// Whether nothing has been played or asked since the last of them.
    pub(super) is_undo_answer_new: bool,
    /// What was said about another match after the end.
    pub rematch: Rematch,
    /// Whether it counts, as was agreed before it began.
    pub(super) is_rated: bool,
    pub remarks: Vec<Remark>,
    /// The number of the next entry.
    pub next: u32,
    /// Whether somebody went back behind another's action, or behind what had come to light.
    pub has_taken_back: bool,
    /// Since which entry each seat's situation is what it is. What somebody wishes who saw the table
    /// then still holds: others who decide at the same time do not get in each other's way.
    pub(super) settled: PerSeat<u32>,
    pub clocks: Clocks,
}

/// How a seat can take back what it did last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakeBack {
    /// The action at this ply alone.
    Withdraw(usize),
    /// The table goes back to where so many actions had been played.
    Back(usize),
    /// The same, if another person agrees.
    Ask(usize),
}

/// Through whose eyes somebody looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The seat they act for, if they have one.
    pub seat: Option<Seat>,
    pub viewer: Viewer,
    /// Whether the screen is to be handed to whoever sits on the seat before anything is shown that
    /// only they may know.
    pub is_covered: bool,
}

impl MatchState {
    /// Grows with every change that anybody can see, and is the same after a restart.
    pub fn version(&self) -> u64 {
        let waiting =
            |sitting: &Seated| matches!(sitting.occupant, Occupant::Open | Occupant::Invited);
        let seated = self.seats.iter().filter(|(_, sitting)| !waiting(sitting)).count();
        let remarks = self.remarks.last().map_or(0, |remark| remark.number);
        u64::from(self.next) + u64::from(remarks) + (seated + self.shuffle.added()) as u64
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

    /// Through whose eyes a guest looks who asks for a seat of theirs, or for none in particular: then
    /// it is the one to act. With several seats at a game of hidden hands, a seat must be asked for.
    pub fn look(&self, guest: Option<GuestId>, asked: Option<Seat>) -> Look {
        let asked = asked.filter(|&seat| self.seats_of(guest).any(|own| own == seat));
        let due = self.seat_for(guest);
        let is_due = |seat: &Seat| self.game.to_act().contains(*seat);
        let seat = match asked {
            // A screen that is shared goes on to whoever is to act.
            Some(_) if self.is_handed_on() => asked.filter(is_due).or_else(|| due.filter(is_due)),
            _ => asked,
        };
        let seat = seat.or(asked).or(due);
        let is_covered = seat != asked && self.hides_hands_of(guest);
        let viewer = match seat {
            Some(seat) if !is_covered => Viewer::Seat(seat),
            _ => Viewer::Public,
        };
        Look { seat, viewer, is_covered }
    }

    /// Whether the seats of one person take turns at the screen by themselves.
    fn is_handed_on(&self) -> bool {
        self.game.taking_back() == TakingBack::Together
    }

    /// Whether a guest has several seats that must not look into each other's hands.
    pub fn hides_hands_of(&self, guest: Option<GuestId>) -> bool {
        self.game.secrets() == Secrets::Hands
            && self.ending.is_none()
            && self.seats_of(guest).count() > 1
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

    /// Whether this seat's leaving would count for nobody. In a match that counts nothing may have been seen: neither
    /// cards nor what another has done.
    pub fn is_early(&self, seat: Seat) -> bool {
        if self.seats.len() == 1 || !self.is_full() {
            return true;
        }
        if !self.is_rated {
            return self.game.plies() < EARLY;
        }
        let has_acted = |other: Seat| other != seat && self.game.last_ply_of(other).is_some();
        let has_chance = bastide_presentation::has_chance(self.game.game());
        !has_chance && !Seat::all(self.seats.len() as u8).any(has_acted)
    }

    /// Whether everybody has come and the game is dealt.
    pub fn is_full(&self) -> bool {
        let has_come =
            |sitting: &Seated| !matches!(sitting.occupant, Occupant::Open | Occupant::Invited);
        self.is_dealt() && self.seats.iter().all(|(_, sitting)| has_come(sitting))
    }

    /// Whether the seed is fixed. Before that, nothing of the game may be shown: it is not this match's.
    pub fn is_dealt(&self) -> bool {
        self.seed.is_some()
    }

    /// The step that a seat has no choice about, if it is to act.
    pub fn forced(&self, seat: Seat) -> Option<String> {
        self.acting().to_act.contains(seat).then(|| self.game.forced(seat)).flatten()
    }

    /// Whether everybody has come and only the clocks have yet to begin.
    pub(super) fn may_begin(&self) -> bool {
        self.clocks.waits_to_begin() && self.ending.is_none() && self.is_full()
    }

    /// Who is to act, and which seats are people's.
    pub fn acting(&self) -> Acting {
        let is_running = self.ending.is_none() && self.is_full();
        let to_act = if is_running { self.game.to_act() } else { Seats::default() };
        let is_person = |seat: &Seat| matches!(self.seats[*seat].occupant, Occupant::Guest(_));
        let people = Seat::all(self.seats.len() as u8).filter(is_person);
        let people = people.fold(Seats::default(), Seats::with);
        let others = self.undo_wish.map(|request| self.others_of(request.seat));
        Acting { to_act, people, asked: others.unwrap_or_default() }
    }

    /// How many seats are people's, or wait for somebody.
    pub fn people(&self) -> usize {
        let is_person = |sitting: &Seated| !matches!(sitting.occupant, Occupant::Bot(_));
        self.seats.iter().filter(|(_, sitting)| is_person(sitting)).count()
    }

    /// The bot whose turn it is, if the match goes on and everybody has come.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, String)> {
        if self.ending.is_some() || !self.is_full() {
            return None;
        }
        self.game.to_act().iter().find_map(|seat| Some((seat, self.bot_on(seat)?)))
    }

    /// Whether anybody sits here who is no bot.
    pub(super) fn has_person(&self) -> bool {
        self.people() > 0
    }

    /// The bot that plays a seat: its own, or the strongest, which stands in for its owner.
    pub(super) fn bot_on(&self, seat: Seat) -> Option<String> {
        match &self.seats[seat].occupant {
            Occupant::Bot(spec) => Some(spec.clone()),
            _ if self.clocks.is_stood_in(seat) => Level::all().last().map(|it| it.to_string()),
            _ => None,
        }
    }

    /// Carries out what the log says.
    pub(super) fn play_back(&mut self, entries: Vec<Entry>) -> Result<(), MatchError> {
        let (count, book) = (self.seats.len() as u8, Phrasebook::default());
        for entry in entries {
            if entry.seat.is_some_and(|seat| seat >= count) {
                return Err(MatchError::Unreadable("a seat in its log".to_owned()));
            }
            if entry.seq != self.next {
                return Err(MatchError::Unreadable("a gap in its log".to_owned()));
            }
            let line: LogEntry = entry.text.parse().map_err(MatchError::Unreadable)?;
            self.carry_out(entry.seat.map(Seat::new), &line, entry.at, &book)
                .map_err(|error| MatchError::Unreadable(error.to_string()))?;
        }
        Ok(())
    }

    /// Carries out an entry that was made at a moment.
    pub(super) fn carry_out(
        &mut self,
        seat: Option<Seat>,
        line: &LogEntry,
        at: i64,
        book: &Phrasebook,
    ) -> Result<(), MatchError> {
        let granted = seat.and_then(|by| Some((self.granted_by(Some(by), line)?, by)));
        let changed = self.changed_by(seat, line, book)?;
        self.follow_undo(seat, line);
        if let Some(seat) = seat {
            self.rematch.follow(seat, line, at);
        }
        if let Some(granted) = granted {
            self.note_granted(granted);
            self.clocks.give_back(line, granted.0);
        }
        let acting = self.acting();
        self.clocks.follow(seat, line, at, acting);
        self.next += 1;
        for seat in changed.iter() {
            self.settled[seat] = self.next;
        }
        Ok(())
    }

    /// Does what an entry says, and says for whom that changed something.
    fn changed_by(
        &mut self,
        seat: Option<Seat>,
        line: &LogEntry,
        book: &Phrasebook,
    ) -> Result<Seats, MatchError> {
        let everybody = Seats::first(self.seats.len() as u8);
        match line {
            LogEntry::Act(action) => {
                self.undo_wish = None;
                let Some(seat) = seat else { return Ok(everybody) };
                let changed = self.game.act(seat, action, book).map_err(MatchError::Refused)?;
                if self.game.to_act().is_empty() {
                    self.ending = Some(Ending::Played);
                }
                return Ok(changed);
            }
            LogEntry::Withdraw(ply) => {
                self.game = self.game.without(*ply).ok_or(MatchError::NothingToUndo)?;
                return Ok(seat.map_or(everybody, Seats::one));
            }
            LogEntry::Undo(ply) => {
                self.has_taken_back |= self.undo_wish.is_some() || self.is_behind_others(*ply);
                self.game.rewind(*ply);
                self.undo_wish = None;
                self.ending = None;
            }
            // Whoever is asked may act instead of answering.
            LogEntry::AskUndo(_)
            | LogEntry::AllowUndo
            | LogEntry::RefuseUndo
            | LogEntry::WithdrawUndo
            | LogEntry::Begin
            | LogEntry::Return
            | LogEntry::Away
            | LogEntry::Back
            | LogEntry::OfferRematch
            | LogEntry::RefuseRematch
            | LogEntry::Rematch(_) => return Ok(Seats::default()),
            LogEntry::Time if self.clocks.terms().timeout == Timeout::Bot => {
                return Ok(Seats::default());
            }
            LogEntry::Time => self.ending = seat.map(Ending::Time),
            LogEntry::Resign => self.ending = seat.map(Ending::Resigned),
            LogEntry::Abort => self.ending = Some(Ending::Aborted),
            LogEntry::Leave => self.ending = Some(Ending::Left),
        }
        Ok(everybody)
    }

    /// Whether several seats have acted since so many actions had been played.
    fn is_behind_others(&self, ply: usize) -> bool {
        let has_acted = |seat: &Seat| self.game.last_ply_of(*seat).is_some_and(|last| last >= ply);
        Seat::all(self.seats.len() as u8).filter(has_acted).count() > 1
    }

    /// How a seat can take back what it did last.
    pub fn undo(&self, seat: Seat) -> Option<TakeBack> {
        match self.game.taking_back() {
            TakingBack::Together => self.undo_together(seat),
            TakingBack::Alone => {
                let ply = self.game.last_ply_of(seat)?;
                let is_free = self.game.without(ply).is_some();
                if is_free { Some(TakeBack::Withdraw(ply)) } else { self.asked(seat, ply) }
            }
        }
    }

    /// Where a seat's own turn began, or as near to it as one gets: nothing hidden came to light since, and it
    /// is further back than its last choice.
    pub fn restart(&self, seat: Seat) -> Option<usize> {
        let begun = self.game.acting_since(seat).max(self.game.free_since());
        match self.undo(seat)? {
            TakeBack::Back(ply) if begun < ply => Some(begun),
            _ => None,
        }
    }

    /// A seat needs nobody's consent if everything since was its own, a bot's, or the same person's,
    /// nothing hidden came to light, and no other person has been given the turn by it. Where ratings are at
    /// stake a bot's answer stands: otherwise a lost match would be taken back to be void.
    fn undo_together(&self, seat: Seat) -> Option<TakeBack> {
        let own = &self.seats[seat].occupant;
        // Somebody with several seats takes back what was last done, whichever it was done for.
        let own_seats = self.seats.iter().filter(|(_, sitting)| sitting.occupant == *own);
        let last = own_seats.filter_map(|(seat, _)| self.game.last_ply_of(seat)).max()?;
        // Nobody wants to be asked what they were not asked before.
        let ply = self.game.chosen_at(last);
        let is_among_friends = self.seats.iter().all(|(other, sitting)| {
            let has_moved_since = self.game.last_ply_of(other).is_some_and(|later| later > last);
            let is_bot = matches!(sitting.occupant, Occupant::Bot(_));
            !has_moved_since || (is_bot && !self.is_rated)
        });
        let is_own = is_among_friends && !self.has_handed_over(seat);
        let is_free = is_own && self.game.free_since() <= ply;
        if is_free { Some(TakeBack::Back(ply)) } else { self.asked(seat, ply) }
    }

    /// Taking back with the consent of another person, where there is one to ask.
    fn asked(&self, seat: Seat, ply: usize) -> Option<TakeBack> {
        (!self.others_of(seat).is_empty()).then_some(TakeBack::Ask(ply))
    }
}
