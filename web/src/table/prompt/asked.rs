//! What people ask each other: to take back, or for another match.

use bastide_core::{Seat, Seats, Viewer};
use bastide_text::{Phrasebook, people as say};

use super::page::Deed;
use crate::names::{list, names_at_table};
use crate::table::clock::terms_words;
use bastide_matches::{Match, MatchState, UndoRequest};

/// Turns that are looked through for those that would be taken back.
const MOST_TURNS: usize = 60;

/// What was asked and answered last, as somebody reads it who acts for `seat`.
pub(crate) fn asked(
    table: &Match,
    now: &MatchState,
    (seat, at): (Option<Seat>, i64),
    book: &Phrasebook,
) -> Option<String> {
    if now.ending.is_some() {
        return rematch(table, now, (seat, at), book);
    }
    if let Some(request) = now.undo_wish {
        return Some(undo(now, request, seat, book));
    }
    let refused = now.last_undo_answer().filter(|answer| !answer.is_granted)?;
    let is_for_them = Some(refused.seat) == seat;
    is_for_them.then(|| say::undo_refused(book, names_at_table(now, book)[refused.by].clone()))
}

/// It says whose turns would be gone.
fn undo(now: &MatchState, request: UndoRequest, seat: Option<Seat>, book: &Phrasebook) -> String {
    let turns = now.game.story(Viewer::Public, MOST_TURNS, book);
    let undone = turns.iter().filter(|turn| turn.last > request.ply);
    let (count, yours) = undone.fold((0, 0u32), |(count, yours), turn| {
        (count + 1u32, yours + u32::from(Some(turn.seat) == seat))
    });
    let waiting = named(now, now.asked_to_undo(), book);
    let player = names_at_table(now, book)[request.seat].clone();
    match seat {
        Some(seat) if seat == request.seat => say::undo_you_asked(book, waiting, count),
        Some(seat) if request.allowed.contains(seat) => say::undo_allowed(book, player, waiting),
        _ => say::undo_asked(book, player, count, yours),
    }
}

fn rematch(
    table: &Match,
    now: &MatchState,
    (seat, at): (Option<Seat>, i64),
    book: &Phrasebook,
) -> Option<String> {
    let seat = seat?;
    if now.rematch.id.is_some() {
        return Some(say::rematch_ready(book));
    }
    if let Some(by) = now.rematch.refused.filter(|&by| by != seat) {
        return Some(say::rematch_refused(book, names_at_table(now, book)[by].clone()));
    }
    let (offers, asked) = (now.offers_rematch(at), now.asked_for_rematch(at));
    if offers.is_empty() {
        return None;
    }
    if asked.contains(seat) {
        let (names, count) = (named(now, offers, book), offers.len() as u32);
        return Some(say::rematch_asked(book, names, count, terms(table, book)));
    }
    Some(say::rematch_you_asked(book, named(now, asked, book), asked.len() as u32))
}

/// `rated, 5 min + 5 s a turn`
fn terms(table: &Match, book: &Phrasebook) -> String {
    let rated = if table.rated { say::rated(book) } else { say::unrated(book) };
    format!("{rated}, {}", terms_words(table.terms.clock, book))
}

fn named(now: &MatchState, seats: Seats, book: &Phrasebook) -> String {
    let names = names_at_table(now, book);
    let names: Vec<String> = seats.iter().map(|seat| names[seat].clone()).collect();
    list(&names, book)
}

/// What can be done after the end, where the seats are people's: another match is an offer.
pub(crate) fn after_end(now: &MatchState, seat: Seat, at: i64, is_series: bool) -> Vec<Deed> {
    let (offers, asked) = (now.offers_rematch(at), now.asked_for_rematch(at));
    let is_alone = now.people() < 2 && now.seats.len() > 1;
    let follow = |deed: Deed| if is_series { Deed::NextGame } else { deed };
    match () {
        () if now.seats.len() == 1 => vec![Deed::PlayAgain],
        () if now.rematch.id.is_some() => vec![follow(Deed::GoToRematch)],
        () if is_alone => vec![follow(Deed::Rematch)],
        () if offers.is_empty() => vec![follow(Deed::OfferRematch)],
        () if asked.contains(seat) => vec![follow(Deed::AcceptRematch), Deed::RefuseRematch],
        () => vec![Deed::WithdrawRematch],
    }
}
