//! What a visitor sees of the clocks of a table.

use bastide_core::Seat;
use bastide_text::{Phrasebook, clock as words};

use super::page::{SeatClock, SeatTime};
use crate::names::list;
use crate::names::player_name;
use bastide_matches::MatchState;
use bastide_store::{GuestId, Occupant};

/// How a seat stands with time.
pub(crate) fn time_of(now: &MatchState, seat: Seat, at: i64) -> SeatTime {
    match of_seat(now, seat, at) {
        _ if now.ending.is_none() && now.clocks.is_stood_in(seat) => SeatTime::StandIn,
        Some(clock) => SeatTime::Clock(clock),
        None => SeatTime::Untimed,
    }
}

/// The clock of a seat; bots have none, and neither has a match that is over or waits.
fn of_seat(now: &MatchState, seat: Seat, at: i64) -> Option<SeatClock> {
    let is_person = matches!(now.seats[seat].occupant, Occupant::Guest(_));
    let shown =
        now.clocks.shown(seat, at).filter(|_| is_person && !now.clocks.is_stood_in(seat))?;
    Some(SeatClock {
        left: shown.left.max(0),
        at,
        is_running: shown.is_running,
        grace: shown.grace,
        clock: now.clocks.terms().clock,
    })
}

/// The clock of a guest while it runs: of several, the one with the least time.
pub(crate) fn own_clock(now: &MatchState, guest: Option<GuestId>, at: i64) -> Option<SeatClock> {
    let clocks = now.seats_of(guest).filter_map(|seat| of_seat(now, seat, at));
    clocks.filter(|clock| clock.is_running).min_by_key(|clock| clock.left)
}

/// How a match ended in which the time of a seat was over.
pub(crate) fn ended(now: &MatchState, loser: Seat, book: &Phrasebook) -> String {
    let side = |seat| now.game.seat_words(seat, book);
    let winners = now.seats.iter().map(|(seat, _)| seat).filter(|&seat| seat != loser);
    let winners: Vec<String> = winners.map(side).collect();
    words::lost_on_time(book, side(loser), list(&winners, book), winners.len() as u32)
}

/// The players whose time ran out and for whom bots play.
pub(crate) fn stood_in(now: &MatchState, own: Option<Seat>, book: &Phrasebook) -> Option<String> {
    if now.ending.is_some() {
        return None;
    }
    if own.is_some_and(|seat| now.clocks.is_stood_in(seat)) {
        return Some(words::stood_in_you(book));
    }
    let absent = now.seats.iter().filter(|&(seat, _)| now.clocks.is_stood_in(seat));
    let names: Vec<String> = absent.map(|(seat, _)| player_name(now, seat, book)).collect();
    (!names.is_empty()).then(|| words::stood_in(book, list(&names, book)))
}
