//! Who plays, for the sentences of a table.

use bastide_core::Seat;
use bastide_text::{Cast, Phrasebook};

use crate::names::names_at_table;
use crate::visitor::Visitor;
use bastide_matches::{MatchState, Seated};

/// A phrasebook that calls players by their names and the visitor "you".
pub(crate) fn book(visitor: &Visitor, now: &MatchState, asked: Option<Seat>) -> Phrasebook {
    let plain = visitor.book();
    // Where one person plays several seats at a screen, the game's own words tell them apart.
    let has_several = |(_, sitting): (Seat, &Seated)| {
        let guest = sitting.occupant.guest();
        guest.is_some() && now.seats_of(guest).count() > 1
    };
    if now.seats.iter().any(has_several) {
        return plain;
    }
    let look = now.look(visitor.id(), asked);
    let you = look.seat.filter(|_| !look.is_covered).map(Seat::index);
    let names = names_at_table(now, &plain);
    let names = names.iter().map(|(_, name)| name.clone());
    Phrasebook::for_table(visitor.language, Cast::new(names, you))
}
