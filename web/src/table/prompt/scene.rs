//! What is asked and of whom; how the match ended.

use bastide_core::{Seat, Viewer};
use bastide_text::{Phrasebook, pages as words};

use crate::names;
use crate::table::clock;
use crate::table::contribution::waiting;
use bastide_matches::{Ending, MatchState};

pub(crate) fn said(now: &MatchState, viewer: Viewer, may_act: bool, book: &Phrasebook) -> String {
    if now.ending.is_some() {
        return ended(now, book);
    }
    if !now.is_full() {
        return waiting(now, book);
    }
    let to_act = now.game.to_act();
    // One who is waited for is asked something that is worth reading; of several, who they are.
    if !may_act && to_act.len() > 1 {
        let names: Vec<String> =
            to_act.iter().map(|seat| now.game.seat_words(seat, book)).collect();
        return words::waiting_for(book, names::list(&names, book));
    }
    now.game.question(viewer, book)
}

/// How the match ended, in words.
pub(crate) fn ended(now: &MatchState, book: &Phrasebook) -> String {
    match now.ending {
        Some(Ending::Resigned(loser)) => {
            let winners = now.seats.iter().map(|(seat, _)| seat).filter(|&seat| seat != loser);
            let named = |seat: Seat| (seat.index(), now.game.seat_words(seat, book));
            let winners: Vec<(usize, String)> = winners.map(named).collect();
            bastide_text::table::resigned(book, named(loser), &winners)
        }
        Some(Ending::Time(loser)) => clock::ended(now, loser, book),
        Some(Ending::Aborted) => words::aborted(book),
        Some(Ending::Left) => bastide_text::table::left(book),
        _ => now.game.question(Viewer::Public, book),
    }
}
