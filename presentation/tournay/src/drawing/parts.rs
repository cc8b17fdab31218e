//! Which parts of the picture an action belongs to.

use bastide_core::Seat;
use bastide_tournay::{Action, Card, Colour, Held, Stand, Task, View};

use super::{deck_id, slot_id};

/// The ids of the parts that an action of a seat belongs to, the most telling first. Actions that are
/// about nothing on the table, such as playing no card, have none.
pub fn parts(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let own = |slot| slot_id(seat, slot);
    let player = || vec![format!("player-{seat}")];
    match action {
        Action::Play { card, slot } => {
            let slot = slot.map(own);
            hand(view, seat, card).into_iter().chain(slot).collect()
        }
        Action::Commit { card, slot } => {
            hand(view, seat, card).into_iter().chain([own(slot)]).collect()
        }
        Action::Pay(Stand::Plaza | Stand::Lying) => match view.task {
            Some(Task::PayCitizen { card, .. }) => {
                vec![format!("plaza-{seat}-{}", card.deck().colour())]
            }
            _ => player(),
        },
        Action::Pay(Stand::Working(slot))
        | Action::GiveSlot(slot)
        | Action::GiveCovered { slot, .. }
        | Action::Put(slot)
        | Action::Activate { slot, .. }
        | Action::Raise(slot) => vec![own(slot)],
        Action::Follow { by, slot, .. } => vec![own(slot), own(by)],
        Action::GiveHeld(card) | Action::Tuck(card) => hand(view, seat, card),
        Action::Keep(card) => looked(view, card.card),
        Action::Draw { deck, .. } | Action::Take(deck) => vec![deck_id(deck)],
        Action::Combat { spot, by } => {
            let event = format!("event-{spot}");
            [event].into_iter().chain(by.map(own)).collect()
        }
        Action::Fire(spots) => spots.iter().map(|spot| format!("event-{spot}")).collect(),
        Action::Earn { colour, .. } | Action::Lay(colour) => vec![format!("plaza-{seat}-{colour}")],
        // A finger is too broad for one colour of the reserve, and touches all of it.
        Action::Recruit(colour) | Action::Name(colour) => {
            vec![format!("reserve-{colour}"), "bank".to_owned()]
        }
        Action::Own => match view.task {
            Some(Task::Citizens { colour, .. }) => vec![format!("plaza-{seat}-{colour}")],
            _ => player(),
        },
        Action::Borrow(owner) => match view.task {
            Some(Task::Citizens { colour, .. }) => vec![format!("plaza-{owner}-{colour}")],
            _ => vec![format!("player-{owner}")],
        },
        Action::Copy { seat, slot } => vec![slot_id(seat, slot)],
        Action::Damage(slot) => vec![slot_id(victim(view).unwrap_or(seat), slot)],
        Action::Build => ramparts(view, seat, None),
        Action::TuckEvent(event) => ramparts(view, seat, Some(event)),
        Action::Shield => catapults(view, seat),
        Action::Gather | Action::Skip | Action::Decline | Action::Endure | Action::Pass => {
            Vec::new()
        }
    }
}

/// The parts at which something is done with citizens of these owners: the sign on what it is about, and their Plazas.
pub fn borrowing_parts(about: &[String], colour: Colour, owners: &[Seat]) -> Vec<String> {
    let sign = about.iter().take(1).map(|part| borrowing_id(part));
    let lenders = owners.chunk_by(|one, other| one == other).map(|lent| lent[0]);
    sign.chain(lenders.map(|owner| format!("plaza-{owner}-{colour}"))).collect()
}

/// The sign at a part that says what citizens of others cost: `borrow-deck-white-2`.
pub(super) fn borrowing_id(part: &str) -> String {
    format!("borrow-{part}")
}

/// Whose district a Catapult hits.
fn victim(view: &View) -> Option<Seat> {
    let (Task::Bombard { victim } | Task::Suffer { victim, .. }) = view.task? else { return None };
    let number = view.active.index() as u8 + victim;
    Some(Seat::new(number % view.players.len() as u8))
}

/// All copies that an action cannot tell apart; the second one where it can.
fn hand(view: &View, seat: Seat, held: Held) -> Vec<String> {
    let hand = view.players[seat].hand.iter().enumerate();
    let copies = hand.filter(|(_, view)| view.card == Some(held.card));
    let ids = copies.map(|(index, _)| format!("hand-{seat}-{}", index + 1));
    match held.copy {
        0 => ids.collect(),
        copy => ids.skip(usize::from(copy) - 1).take(1).collect(),
    }
}

fn looked(view: &View, card: Card) -> Vec<String> {
    let cards = view.looked.iter().flat_map(|looked| looked.cards.iter().enumerate());
    let found = cards.filter(|(_, seen)| **seen == Some(card));
    found.map(|(index, _)| format!("looked-{}", index + 1)).collect()
}

fn ramparts(view: &View, seat: Seat, event: Option<bastide_tournay::EventCard>) -> Vec<String> {
    let ramparts = view.players[seat].ramparts.iter().enumerate();
    let meant = ramparts.filter(|(_, card)| event.is_none_or(|event| event == **card));
    meant.map(|(index, _)| format!("rampart-{seat}-{}", index + 1)).collect()
}

/// The manned Catapults of a player.
fn catapults(view: &View, seat: Seat) -> Vec<String> {
    let table = view.setup.table();
    let is_it = |card: &Card| table.card(*card).verb == bastide_tournay::Verb::Catapult;
    let district = view.players[seat].district.iter();
    let manned =
        district.filter(|slot| !slot.workers.is_empty() && slot.cards.first().is_some_and(is_it));
    manned.map(|view| slot_id(seat, view.slot)).collect()
}
