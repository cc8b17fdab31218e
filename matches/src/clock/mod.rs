//! The clocks of a match: a function of its log, of what was agreed and of when no server was there. Any node,
//! now or after a restart, comes to the same.
//!
//! A clock runs while its seat is a person's and has something to decide. Between two who decide at the same time
//! each runs for itself. A turn that is taken back and made again brings no time again; the time that was spent on
//! it stays spent. Whoever lets another take back is given back what they have spent since, and while they are asked
//! their clock stands still.

mod time;

use bastide_core::{PerSeat, Seat, Seats};

use super::entry::LogEntry;
use bastide_store::time_control::{Clock, Terms, Timeout};

pub(super) use time::Outages;
pub use time::Time;

/// How long the clock of somebody stands still who has lost the connection: each time, and in a whole match.
pub const GRACE_MS: i64 = 60_000;
pub const MOST_GRACE_MS: i64 = 180_000;
/// What somebody finds on their clock who takes their seat back.
pub const RETURN_MS: i64 = 60_000;
/// After this many lost connections a player no longer holds up the match.
const MOST_ABSENCES: u32 = 12;
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// What lets clocks begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Beginning {
    /// Everybody has come, and that is noted.
    #[default]
    Everybody,
    /// The first action.
    FirstAct,
}

#[derive(Clone)]
pub struct Clocks {
    terms: Terms,
    beginning: Beginning,
    outages: Outages,
    has_begun: bool,
    /// When the last entry was made.
    last: i64,
    hands: PerSeat<Hand>,
    /// Who has acted, ply by ply.
    acts: Vec<Act>,
    /// Who was to act after the last entry.
    to_act: Seats,
}

/// An action as clocks see it.
#[derive(Clone)]
struct Act {
    seat: Seat,
    /// What every clock showed when it came, and with how many acts it had last gained something.
    before: PerSeat<(i64, u32)>,
}

/// The clock of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    left: i64,
    /// Since when it runs.
    since: Option<i64>,
    acts: u32,
    /// With so many acts it last gained something.
    gained_at: u32,
    is_stood_in: bool,
    was_stood_in: bool,
    /// Whether it would run if its owner were not asked something.
    is_asked: bool,
    away: Option<Away>,
    grace: i64,
    absences: u32,
}

/// Somebody has lost the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Away {
    since: i64,
    /// How long the clock still stands still for that.
    grace: i64,
}

/// Where the match stands after an entry.
#[derive(Clone, Copy, Debug)]
pub struct Acting {
    /// Who is to act, while the match goes on.
    pub to_act: Seats,
    /// The seats of people.
    pub people: Seats,
    /// Those who are asked to let another take back.
    pub asked: Seats,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// In milliseconds; below zero when time is over and that is not noted yet.
    pub left: i64,
    pub is_running: bool,
    /// For how long it still stands still for somebody who has lost the connection.
    pub grace: i64,
}

impl Clocks {
    pub(super) fn new(terms: Terms, seats: u8, outages: Outages) -> Self {
        let left = match terms.clock {
            Clock::None => 0,
            Clock::Fischer { start_s, .. } => i64::from(start_s) * 1000,
            Clock::Days(days) => i64::from(days) * DAY_MS,
        };
        let hand = Hand { left, grace: MOST_GRACE_MS, ..Hand::default() };
        let hands = PerSeat::from_fn(seats, |_| hand);
        Self {
            terms,
            beginning: Beginning::default(),
            outages,
            has_begun: false,
            last: i64::MIN,
            hands,
            acts: Vec::new(),
            to_act: Seats::default(),
        }
    }

    /// The same clocks, which something else lets begin.
    pub(super) fn begun_by(self, beginning: Beginning) -> Self {
        Self { beginning, ..self }
    }

    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether there is a clock and the match has not begun by it.
    pub(super) fn waits_to_begin(&self) -> bool {
        let is_awaited = self.beginning == Beginning::Everybody && !self.has_begun;
        self.terms.clock != Clock::None && is_awaited
    }

    /// Whether a bot plays the seat of somebody whose time was over.
    pub fn is_stood_in(&self, seat: Seat) -> bool {
        self.hands[seat].is_stood_in
    }

    /// Whether a bot plays or has played the seat of somebody whose time was over.
    pub fn was_stood_in(&self, seat: Seat) -> bool {
        self.hands[seat].was_stood_in
    }

    /// What the clock of a seat shows at a moment; nothing without an agreement.
    pub fn shown(&self, seat: Seat, at: i64) -> Option<Shown> {
        if self.terms.clock == Clock::None {
            return None;
        }
        let (spent, waited) = self.spent(seat, at);
        let hand = self.hands[seat];
        let grace = hand.away.map_or(0, |away| away.grace - waited);
        let is_running = hand.since.is_some();
        let grace = if is_running { grace } else { 0 };
        Some(Shown { left: hand.left - spent, is_running, grace })
    }

    /// Whether the time of a seat that is to act is over.
    pub(super) fn is_over(&self, seat: Seat, at: i64) -> bool {
        self.shown(seat, at).is_some_and(|shown| shown.is_running && shown.left <= 0)
    }

    /// The first seat whose time is over.
    pub(super) fn fallen(&self, at: i64) -> Option<Seat> {
        self.seats().find(|&seat| self.is_over(seat, at))
    }

    /// When the first clock runs out if nothing happens, as foreseen at a moment.
    pub(super) fn due(&self, at: i64) -> Option<i64> {
        let due = |seat: Seat| {
            let hand = self.hands[seat];
            hand.since?;
            let (spent, waited) = self.spent(seat, at);
            let grace = hand.away.map_or(0, |away| away.grace - waited);
            Some(at + hand.left - spent + grace)
        };
        self.seats().filter_map(due).min()
    }

    /// Whether the clock of a seat may stand still for somebody who loses the connection now.
    pub(super) fn may_wait_for(&self, seat: Seat) -> bool {
        let hand = self.hands[seat];
        matches!(self.terms.clock, Clock::Fischer { .. })
            && hand.since.is_some()
            && hand.away.is_none()
            && hand.grace > 0
            && hand.absences < MOST_ABSENCES
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.hands[seat].away.is_some()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.hands.len() as u8)
    }

    /// What a seat has spent since its clock runs, and for how long it was waited for.
    fn spent(&self, seat: Seat, at: i64) -> (i64, i64) {
        let hand = self.hands[seat];
        let Some(since) = hand.since else { return (0, 0) };
        let passed = self.outages.passed(since, at);
        let waited = hand
            .away
            .map_or(0, |away| self.outages.passed(away.since.max(since), at).min(away.grace));
        (passed - waited, waited)
    }

    /// Follows an entry that was made at a moment, once the game has.
    pub(super) fn follow(&mut self, seat: Option<Seat>, line: &LogEntry, at: i64, acting: Acting) {
        if self.terms.clock == Clock::None {
            return;
        }
        // The machines of two nodes need not agree to the millisecond.
        let at = at.max(self.last);
        self.last = at;
        self.charge(at);
        let before = std::mem::replace(&mut self.to_act, acting.to_act);
        match (line, seat) {
            (LogEntry::Act(_), Some(seat)) => {
                self.acted(seat, before);
                self.has_begun |= self.beginning == Beginning::FirstAct;
            }
            (LogEntry::Undo(ply), _) => {
                for act in self.acts.split_off((*ply).min(self.acts.len())) {
                    self.hands[act.seat].acts -= 1;
                }
            }
            (LogEntry::Withdraw(ply), _) if *ply < self.acts.len() => {
                let act = self.acts.remove(*ply);
                self.hands[act.seat].acts -= 1;
            }
            (LogEntry::Begin, _) => self.has_begun = true,
            (LogEntry::Time, Some(seat)) => {
                self.hands[seat].left = 0;
                self.hands[seat].is_stood_in = self.terms.timeout == Timeout::Bot;
                self.hands[seat].was_stood_in |= self.hands[seat].is_stood_in;
            }
            (LogEntry::Return, Some(seat)) => self.returned(seat),
            (LogEntry::Away, Some(seat)) => {
                let hand = &mut self.hands[seat];
                hand.away = Some(Away { since: at, grace: hand.grace.min(GRACE_MS) });
                hand.absences += 1;
            }
            (LogEntry::Back, Some(seat)) => self.hands[seat].away = None,
            _ => {}
        }
        self.run(acting, at, matches!(line, LogEntry::Act(_) | LogEntry::Begin));
    }

    /// Gives everybody back what they have spent since the action to which an entry goes back, but for whoever asked
    /// for that.
    pub(super) fn give_back(&mut self, line: &LogEntry, asker: Seat) {
        let LogEntry::Undo(ply) = line else { return };
        let Some(act) = self.acts.get(*ply) else { return };
        for (seat, &(left, gained_at)) in act.before.iter() {
            let hand = &mut self.hands[seat];
            if seat != asker && !hand.is_stood_in {
                (hand.left, hand.gained_at) = (left, gained_at);
                hand.since = None;
            }
        }
    }

    /// Takes from every running clock what has passed.
    fn charge(&mut self, at: i64) {
        for seat in self.seats() {
            let (spent, waited) = self.spent(seat, at);
            let hand = &mut self.hands[seat];
            hand.left -= spent;
            hand.grace -= waited;
            hand.away = hand.away.map(|away| Away { grace: away.grace - waited, ..away });
            hand.since = hand.since.map(|_| at);
        }
    }

    fn acted(&mut self, seat: Seat, before: Seats) {
        let hands = self.hands.iter().map(|(_, hand)| (hand.left, hand.gained_at));
        let hands: Vec<(i64, u32)> = hands.collect();
        let shown = PerSeat::from_fn(hands.len() as u8, |seat| hands[seat.index()]);
        self.acts.push(Act { seat, before: shown });
        let begins_anew = self.to_act.iter().any(|other| !before.contains(other));
        let has_ended = begins_anew || !self.to_act.contains(seat);
        let hand = &mut self.hands[seat];
        hand.acts += 1;
        hand.away = None;
        let is_running = hand.since.is_some() || hand.is_asked;
        if !is_running || hand.acts <= hand.gained_at {
            return;
        }
        match self.terms.clock {
            Clock::Fischer { gain_s, .. } if has_ended => {
                hand.left += i64::from(gain_s) * 1000;
                hand.gained_at = hand.acts;
            }
            Clock::Days(days) => {
                hand.left = i64::from(days) * DAY_MS;
                hand.gained_at = hand.acts;
            }
            _ => {}
        }
    }

    fn returned(&mut self, seat: Seat) {
        let hand = &mut self.hands[seat];
        hand.is_stood_in = false;
        hand.left = match self.terms.clock {
            Clock::None => 0,
            Clock::Fischer { gain_s, .. } => RETURN_MS.max(i64::from(gain_s) * 1000),
            Clock::Days(days) => i64::from(days) * DAY_MS,
        };
    }

    /// Lets the clocks of those run who have something to decide, and no other.
    fn run(&mut self, acting: Acting, at: i64, is_new_turn: bool) {
        for seat in self.seats() {
            let hand = &mut self.hands[seat];
            let is_asked = acting.to_act.contains(seat) && acting.people.contains(seat);
            let runs = self.has_begun && is_asked && !hand.is_stood_in;
            hand.is_asked = runs && acting.asked.contains(seat);
            if !runs || hand.is_asked {
                hand.since = None;
            } else if hand.since.is_none() {
                hand.since = Some(at);
                // A turn that is only reopened goes on with what was left of it.
                if let (Clock::Days(days), true) = (self.terms.clock, is_new_turn) {
                    hand.left = i64::from(days) * DAY_MS;
                }
            }
        }
    }
}
