//! Choices with what they cost: which citizens, one's own first, then whom they are borrowed from.

use bastide_core::Seat;
use bastide_text::{Phrasebook, messages};
use bastide_tournay::{Action, Blow, Card, Colour, Task, View};

use super::actions::choice;
use super::effects::effect;
use super::forecast::blow_share;
use super::names::{list_and, list_or, seat_within};
use super::story::{harm, lay, minus, plus};

messages! {
    Offer = "tournay-offer" { offer: String, price: String }
    WithoutACard = "tournay-without-a-card" {}
    PriceOwn = "tournay-price-own" { citizens: u32, colour: Colour }
    PriceBorrowed = "tournay-price-borrowed" {
        citizens: u32, colour: Colour, own: u32, borrowed: u32, owners: String, deniers: u32
    }
    PriceDeniers = "tournay-price-deniers" { deniers: u32 }
    PriceCitizen = "tournay-price-citizen" { colour: Colour }
    PriceCard = "tournay-price-card" { deniers: u32 }
    PriceEarns = "tournay-price-earns" { deniers: u32 }
    EnduresNothing = "tournay-endures-nothing" {}
    EnduresAny = "tournay-endures-any" { citizens: u32 }
    SavesAll = "tournay-saves-all" {}
    WorthCitizens = "tournay-worth-citizens" { citizens: u32 }
}

/// Deniers for a borrowed citizen (TOU-USE-03).
const BORROWING: u32 = 2;

/// An action of a seat with its price, where it has one:
/// `Activate Market I on b2 · with 1 yellow citizen of your own`.
pub fn offer(book: &Phrasebook, view: &View, seat: Seat, action: Action) -> String {
    let offer = choice(book, view, seat, action);
    let price = match action {
        Action::Play { card, .. } | Action::Commit { card, .. } => {
            Some(cost(book, view, card.card))
        }
        Action::Keep(held) => Some(does(book, view, held.card)),
        Action::Endure => Some(endured(book, view, seat)),
        Action::Build | Action::Shield if is_struck(view) => Some(book.say(&SavesAll {})),
        _ => work(view, seat, action)
            .map(|(colour, citizens)| citizens_words(book, view, seat, (colour, citizens))),
    };
    match price {
        Some(price) => book.say(&Offer { offer, price }),
        None => offer,
    }
}

/// An action that is offered while a card could be played, and means that none is: `… · without playing a card`.
pub fn offer_without_a_card(book: &Phrasebook, offer: String) -> String {
    book.say(&Offer { offer, price: book.say(&WithoutACard {}) })
}

/// What a building would bring: `+5 deniers, +1 citizen`.
pub fn worth(book: &Phrasebook, deniers: u32, citizens: u32) -> String {
    let deniers = (deniers > 0).then(|| plus(book, deniers));
    let citizens = (citizens > 0).then(|| book.say(&WorthCitizens { citizens }));
    let parts: Vec<String> = deniers.into_iter().chain(citizens).collect();
    parts.join(", ")
}

/// The same for work that is paid at once.
pub fn offer_earning(
    book: &Phrasebook,
    view: &View,
    (seat, action): (Seat, Action),
    deniers: u32,
) -> String {
    let (offer, price) = (choice(book, view, seat, action), book.say(&PriceEarns { deniers }));
    book.say(&Offer { offer, price })
}

/// The same for work that citizens of these owners do: `… · with 2 white citizens, borrowed from Odo for 4 deniers`.
pub fn offer_borrowing(
    book: &Phrasebook,
    offer: String,
    (colour, citizens): (Colour, u32),
    owners: &[Seat],
) -> String {
    let borrowed = owners.len() as u32;
    let price = book.say(&PriceBorrowed {
        citizens,
        colour,
        own: citizens - borrowed,
        borrowed,
        owners: list_and(book, &counted(book, owners)),
        deniers: borrowed * BORROWING,
    });
    book.say(&Offer { offer, price })
}

/// An offer with what is done for it by the same choice.
pub fn offer_with(book: &Phrasebook, offer: &str, price: String) -> String {
    book.say(&Offer { offer: offer.to_owned(), price })
}

/// Each owner once; where several lend, those who lend more than one citizen with their number: `Odo (2)`.
fn counted(book: &Phrasebook, owners: &[Seat]) -> Vec<String> {
    let lent = owners.chunk_by(|one, other| one == other);
    let is_alone = lent.clone().count() == 1;
    let named = |lent: &[Seat]| match lent {
        [owner] => seat_within(book, *owner),
        [owner, ..] if is_alone => seat_within(book, *owner),
        [owner, ..] => format!("{} ({})", seat_within(book, *owner), lent.len()),
        [] => String::new(),
    };
    lent.map(named).collect()
}

/// What a card does, without the full stop.
fn does(book: &Phrasebook, view: &View, card: Card) -> String {
    effect(book, view.setup.table().card(card)).trim_end_matches('.').to_owned()
}

/// Whether an event strikes that somebody can protect themselves from.
fn is_struck(view: &View) -> bool {
    matches!(view.task, Some(Task::Defend { .. }))
}

/// What an event would do to a seat that does nothing against it.
pub(super) fn endured(book: &Phrasebook, view: &View, seat: Seat) -> String {
    let event = match view.task {
        Some(Task::Defend { spot, .. }) => view.queue.events[spot.index()],
        _ => None,
    };
    let blow = event.and_then(|(event, coins)| {
        let number = blow_share(view, event, coins, seat);
        (number > 0).then(|| (view.setup.table().event(event).blow, number))
    });
    match blow {
        None => book.say(&EnduresNothing {}),
        Some((Blow::LayDown { colour: Some(colour) }, citizens)) => lay(book, colour, citizens),
        Some((Blow::LayDown { colour: None }, citizens)) => book.say(&EnduresAny { citizens }),
        Some((Blow::Damage { .. }, cards)) => harm(book, cards),
        Some((Blow::LoseDeniers { .. }, deniers)) => minus(book, deniers),
        Some((Blow::Majority { .. }, deniers)) => plus(book, deniers),
    }
}

fn cost(book: &Phrasebook, view: &View, card: bastide_tournay::Card) -> String {
    let cost = view.setup.table().card(card).cost;
    let deniers = u32::from(cost.deniers);
    match (cost.citizen, cost.has_card) {
        (Some(colour), _) => book.say(&PriceCitizen { colour }),
        (None, true) => book.say(&PriceCard { deniers }),
        (None, false) => book.say(&PriceDeniers { deniers }),
    }
}

/// The citizens that an action of a turn asks for (TOU-USE-09); effects of cards ask for none.
fn work(view: &View, seat: Seat, action: Action) -> Option<(Colour, u8)> {
    if !matches!(view.task, Some(Task::Act)) {
        return None;
    }
    match action {
        Action::Draw { deck, .. } => Some((deck.colour(), deck.level().number())),
        Action::Activate { slot, .. } => {
            let district = view.players[seat].district.iter();
            let top = district.clone().find(|view| view.slot == slot)?.cards.first()?;
            Some((top.deck().colour(), 1))
        }
        Action::Combat { spot, by: None } => {
            let (event, _) = view.queue.events[spot.index()]?;
            let row = view.setup.table().event(event);
            Some((row.combat_colour, row.combat_citizens))
        }
        _ => None,
    }
}

fn citizens_words(
    book: &Phrasebook,
    view: &View,
    seat: Seat,
    (colour, needed): (Colour, u8),
) -> String {
    let own = view.players[seat].available[colour].min(needed);
    let (citizens, borrowed) = (u32::from(needed), u32::from(needed - own));
    if borrowed == 0 {
        return book.say(&PriceOwn { citizens, colour });
    }
    let lends = |other: &Seat| *other != seat && view.players[*other].available[colour] > 0;
    let owners: Vec<String> = Seat::all(view.players.len() as u8)
        .filter(lends)
        .map(|other| seat_within(book, other))
        .collect();
    book.say(&PriceBorrowed {
        citizens,
        colour,
        own: own.into(),
        borrowed,
        owners: list_or(book, &owners),
        deniers: borrowed * BORROWING,
    })
}
