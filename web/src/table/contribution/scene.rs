//! What is seen of a match before it is dealt.

use bastide_core::Viewer;
use bastide_text::{Phrasebook, pages as words};

use super::page;
use super::page::Shuffling;
use crate::names;
use crate::names::player_name;
use bastide_matches::{MatchState, Seated};
use bastide_store::{GuestId, Occupant};

/// What a guest is asked to add to the shuffle.
pub(crate) fn shuffling(now: &MatchState, guest: Option<GuestId>) -> Option<Shuffling> {
    let is_asked =
        now.ending.is_none() && now.seats_of(guest).any(|seat| now.shuffle.waits_for(seat));
    let commitment = now.shuffle.commitment().filter(|_| is_asked)?;
    Some(Shuffling { commitment: commitment.to_string() })
}

/// The drawing after so many actions, of a match that is dealt.
pub(crate) fn drawing(now: &MatchState, viewer: Viewer, ply: usize, book: &Phrasebook) -> String {
    if now.is_dealt() { now.game.svg(viewer, ply, book) } else { page::undealt(book) }
}

/// The same for a page, which arranges it by itself.
pub(crate) fn page_drawing(
    now: &MatchState,
    viewer: Viewer,
    ply: usize,
    book: &Phrasebook,
) -> String {
    if now.is_dealt() { now.game.page(viewer, ply, book) } else { page::undealt(book) }
}

/// What the match waits for before it begins: players, or their contributions.
pub(crate) fn waiting(now: &MatchState, book: &Phrasebook) -> String {
    let is_free = |sitting: &Seated| matches!(sitting.occupant, Occupant::Open | Occupant::Invited);
    if now.seats.iter().any(|(_, sitting)| is_free(sitting)) {
        return words::waiting(book);
    }
    let waited = now.seats.iter().map(|(seat, _)| seat).filter(|&s| now.shuffle.waits_for(s));
    let names: Vec<String> = waited.map(|seat| player_name(now, seat, book)).collect();
    bastide_text::fair::waits(book, names::list(&names, book))
}
