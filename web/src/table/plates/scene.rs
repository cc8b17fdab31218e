//! The players at the table, as one visitor sees them.

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::page::{Player, Sitter};
use crate::levels::bot_name;
use crate::names::names_at_table;
use crate::table::clock;
use crate::table::clock::SeatTime;
use bastide_matches::{Ending, MatchState};
use bastide_presentation::Secrets;
use bastide_store::{GuestId, Occupant};

/// Everybody at the table, as a guest sees them who acts for `seat`.
pub(crate) fn players(
    now: &MatchState,
    (guest, at): (Option<GuestId>, i64),
    seat: Option<Seat>,
    book: &Phrasebook,
) -> Vec<Player> {
    let others_too = now.seats_of(guest).count() > 1 && !now.hides_hands_of(guest);
    let player = |(other, _)| {
        let sitter = sitter(now, other, guest);
        let is_own = sitter == Sitter::You && others_too && Some(other) != seat;
        let is_another_own = is_own && now.game.secrets() != Secrets::Nothing;
        let time = clock::time_of(now, other, at);
        Player { sitter, is_another_own, time, ..player(now, other, book) }
    };
    now.seats.iter().map(player).collect()
}

/// Who sits there, as a guest sees it.
fn sitter(now: &MatchState, seat: Seat, guest: Option<GuestId>) -> Sitter {
    match &now.seats[seat].occupant {
        Occupant::Guest(id) if Some(*id) == guest => Sitter::You,
        Occupant::Guest(_) | Occupant::Elsewhere(_) => Sitter::Person,
        Occupant::Bot(_) => Sitter::Bot,
        Occupant::Open | Occupant::Invited => Sitter::Nobody,
    }
}

pub(crate) fn player(now: &MatchState, seat: Seat, book: &Phrasebook) -> Player {
    let is_winner = match now.ending {
        Some(Ending::Played) => {
            let standing = now.game.standing();
            standing.is_some_and(|standing| {
                standing.winners().count() == 1 && standing.places[seat].rank == 1
            })
        }
        Some(Ending::Resigned(loser) | Ending::Time(loser)) => loser != seat,
        Some(Ending::Aborted | Ending::Left) | None => false,
    };
    // The colour, and not the name once more.
    let plain = Phrasebook::new(book.language());
    Player {
        name: names_at_table(now, book)[seat].clone(),
        side: match &now.seats[seat].occupant {
            Occupant::Bot(spec) => bot_name(now.game.game(), spec, book),
            _ => now.game.seat_words(seat, &plain),
        },
        sitter: sitter(now, seat, None),
        tally: now.game.tally(seat, book),
        is_another_own: false,
        rating: None,
        is_to_move: now.ending.is_none() && now.is_full() && now.game.to_act().contains(seat),
        is_winner,
        time: SeatTime::Untimed,
    }
}
