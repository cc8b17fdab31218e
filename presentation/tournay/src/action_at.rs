//! The action that a click on an element of the drawing most likely means, so that one that does nothing
//! can name the clause that stands in its way.

use bastide_core::Seat;
use bastide_tournay::{Action, Colour, Deck, Held, Slot, Use, View, Way};

/// The action that an element stands for: a deck is drawn from, a building activated or, where it is another's,
/// copied, an event combated, a card played, a rampart built, a Plaza sent to work, the reserve recruited from.
pub(crate) fn action_at(view: &View, seat: Seat, element: &str) -> Option<Action> {
    let (kind, rest) = element.split_once('-')?;
    match kind {
        "deck" => Some(Action::Draw { deck: deck(rest)?, way: Way::Blind }),
        "slot" => slot(view, seat, rest),
        "event" => format!("combat {rest}").parse().ok(),
        "hand" => hand(view, seat, rest),
        "rampart" => (rest.split_once('-')?.0 == seat.to_string()).then_some(Action::Build),
        "plaza" => Some(Action::Earn { colour: colour(rest.split_once('-')?.1)?, citizens: 1 }),
        "reserve" => Some(Action::Recruit(colour(rest)?)),
        _ => None,
    }
}

/// `white-2`
fn deck(words: &str) -> Option<Deck> {
    let (name, level) = words.split_once('-')?;
    let colour = colour(name)?;
    Deck::all().find(|deck| deck.colour() == colour && deck.level().number().to_string() == level)
}

fn colour(name: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| colour.name() == name)
}

/// `1-c3`: a building of one's own works, another's can only be copied.
fn slot(view: &View, seat: Seat, words: &str) -> Option<Action> {
    let (owner, slot) = words.split_once('-')?;
    let slot: Slot = slot.parse().ok()?;
    let owner = view.players.iter().map(|(seat, _)| seat).find(|one| one.to_string() == owner)?;
    if owner == seat {
        Some(Action::Activate { slot, make: Use::Effect })
    } else {
        Some(Action::Copy { seat: owner, slot })
    }
}

/// `1-3`: a card of the seat's own hand, on the first slot that is open; another's card nobody can play.
fn hand(view: &View, seat: Seat, words: &str) -> Option<Action> {
    let (owner, number) = words.split_once('-')?;
    if owner != seat.to_string() {
        return None;
    }
    let number: usize = number.parse().ok()?;
    let card = view.players[seat].hand.get(number.checked_sub(1)?)?.card?;
    let cost = view.setup.table().card(card).cost;
    let slot = (!cost.has_card).then(|| open_slot(view, seat));
    Some(Action::Play { card: Held { card, copy: 0 }, slot })
}

fn open_slot(view: &View, seat: Seat) -> Slot {
    let district = &view.players[seat].district;
    district.first().map_or(Slot::MIDDLE, |filled| filled.slot)
}
