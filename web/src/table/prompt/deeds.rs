//! What a visitor can do at the table besides moves.

use bastide_core::Seat;
use bastide_text::Phrasebook;

use super::asked::after_end;
use super::page::{Deed, Invitation, Series};
use crate::visitor::Visitor;
use bastide_matches::{MatchState, Seated, TakeBack};
use bastide_store::Occupant;

pub(crate) fn deeds(
    now: &MatchState,
    (seat, at): (Option<Seat>, i64),
    visitor: &Visitor,
    series: Option<&Series>,
) -> Vec<Deed> {
    let Some(seat) = seat else { return joins(now, visitor) };
    if now.ending.is_none() && now.clocks.is_stood_in(seat) {
        return vec![Deed::Return];
    }
    if now.ending.is_some() {
        let goes_on = series.is_some_and(|series| series.game < series.games);
        return after_end(now, seat, at, goes_on);
    }
    let mut deeds = Vec::new();
    if now.asked_to_undo().contains(seat) {
        deeds.extend([Deed::AllowUndo, Deed::RefuseUndo]);
    }
    if now.undo_wish.is_some_and(|request| request.seat == seat) {
        deeds.push(Deed::WithdrawUndo);
    }
    match now.undo(seat) {
        Some(TakeBack::Withdraw(_) | TakeBack::Back(_)) => deeds.push(Deed::Undo),
        Some(TakeBack::Ask(_)) if now.undo_wish.is_none() => deeds.push(Deed::AskUndo),
        _ => {}
    }
    if now.restart(seat).is_some() {
        deeds.push(Deed::Restart);
    }
    deeds.push(if now.is_early(seat) { Deed::Abort } else { Deed::Resign });
    deeds
}

/// The seats a visitor may sit down on.
fn joins(now: &MatchState, visitor: &Visitor) -> Vec<Deed> {
    let may_sit = |(seat, sitting): (Seat, &Seated)| {
        let is_free = match sitting.occupant {
            Occupant::Open => true,
            Occupant::Invited => {
                sitting.invitation.is_some() && sitting.invitation == visitor.invitation
            }
            _ => false,
        };
        is_free.then_some(Deed::Join { seat: seat.index() as u8 })
    };
    now.seats.iter().filter_map(may_sit).collect()
}

/// The links for friends, while their seats wait. They are for the players at the table and
/// its creator.
pub(crate) fn invitations(now: &MatchState, book: &Phrasebook) -> Vec<Invitation> {
    let waiting = now.seats.iter().filter(|(_, sitting)| sitting.occupant == Occupant::Invited);
    let link = |(seat, sitting): (Seat, &Seated)| {
        let token = sitting.invitation.as_ref()?;
        let (url, side) = (format!("/invitations/{token}"), now.game.seat_words(seat, book));
        Some(Invitation { seat: seat.index() as u8, url, side })
    };
    waiting.filter_map(link).collect()
}
