//! A card in words: name, kind, cost, effect and points.

use bastide_text::Phrasebook;
use bastide_tournay::{Card, Cost, EventCard, Kind, Table};

use super::card_messages as say;
use super::effects::{blow, combat_price, effect};
use super::names;

/// All that is to be said about a card, each as a sentence or a title.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardWords {
    pub name: String,
    /// `Yellow building, level I`; an event has none.
    pub kind: Option<String>,
    /// What it takes to play the card, or to combat the event.
    pub cost: Option<String>,
    pub effect: String,
    /// Printed prestige points, where there are any.
    pub points: Option<String>,
}

pub fn card_words(book: &Phrasebook, table: &Table, card: Card) -> CardWords {
    let row = table.card(card);
    let (colour, level) = (row.deck.colour(), row.deck.level());
    CardWords {
        name: names::card(book, card),
        kind: Some(book.say(&say::KindLine { kind: row.kind, colour, level })),
        cost: (row.kind != Kind::Crier).then(|| cost(book, row.cost)),
        effect: effect(book, row),
        points: (row.pp > 0).then(|| book.say(&say::PrintedPoints { points: row.pp.into() })),
    }
}

pub fn event_card_words(book: &Phrasebook, table: &Table, event: EventCard) -> CardWords {
    let row = table.event(event);
    CardWords {
        name: names::event_name(book, event),
        kind: None,
        cost: Some(combat_price(book, row)),
        effect: blow(book, row),
        points: None,
    }
}

/// What it takes to play a card.
pub fn cost(book: &Phrasebook, cost: Cost) -> String {
    let deniers = u32::from(cost.deniers);
    match (cost.citizen, cost.has_card) {
        (Some(colour), _) => book.say(&say::CostCitizen { colour }),
        (None, true) => book.say(&say::CostCard { deniers }),
        (None, false) if deniers == 0 => book.say(&say::CostFree {}),
        (None, false) => book.say(&say::CostDeniers { deniers }),
    }
}
