//! What stands in the sentences of Tournay, and the keys that decide their form.

use bastide_core::Seat;
use bastide_text::{Argument, Phrasebook, Value};
use bastide_tournay::{Card, Colour, Count, EventCard, Kind, Level, Spot};

use crate::Package;

/// A seat: the name of its player where that is known, else the colour of its Plaza.
#[derive(Clone, Copy)]
pub(crate) struct Who(pub(crate) Seat);

/// A colour, or any of them.
#[derive(Clone, Copy)]
pub(crate) struct Shade(pub(crate) Option<Colour>);

/// One of a few forms of a sentence.
#[derive(Clone, Copy)]
pub(crate) struct Key(pub(crate) &'static str);

/// The name of a card or event, by which the locales know it: `tax-collector`.
#[derive(Clone)]
pub(crate) struct Named(String);

impl From<Card> for Named {
    fn from(card: Card) -> Self {
        Self(slug(card.name_en()))
    }
}

impl From<EventCard> for Named {
    fn from(event: EventCard) -> Self {
        Self(slug(event.name_en()))
    }
}

fn slug(name: &str) -> String {
    name.to_lowercase().replace([' ', '\'', '’'], "-")
}

impl Argument<Package> for Who {
    fn value(&self) -> Value {
        Key(["first", "second", "third", "fourth"][self.0.index()]).value()
    }

    fn value_in(&self, book: &Phrasebook) -> Value {
        book.player(self.0.index())
            .map_or_else(|| self.value(), |name| Value::from(name.to_owned()))
    }
}

impl Argument<Package> for Key {
    fn value(&self) -> Value {
        Value::from(self.0)
    }
}

impl Argument<Package> for Named {
    fn value(&self) -> Value {
        Value::from(self.0.clone())
    }
}

impl Argument<Package> for Shade {
    fn value(&self) -> Value {
        Value::from(self.0.map_or("any", Colour::name))
    }
}

impl Argument<Package> for Colour {
    fn value(&self) -> Value {
        Shade(Some(*self)).value()
    }
}

/// Levels are Roman numbers in all languages.
impl Argument<Package> for Level {
    fn value(&self) -> Value {
        Value::from(roman(*self))
    }
}

pub(crate) const fn roman(level: Level) -> &'static str {
    match level {
        Level::I => "I",
        Level::II => "II",
        Level::III => "III",
    }
}

impl Argument<Package> for Kind {
    fn value(&self) -> Value {
        Value::from(match self {
            Self::Building => "building",
            Self::Character => "character",
            Self::Prestige => "prestige",
            Self::Crier => "crier",
        })
    }
}

/// Places of the queue are counted from 1, but are no amounts.
impl Argument<Package> for Spot {
    fn value(&self) -> Value {
        Value::from(self.to_string())
    }
}

impl Argument<Package> for Count {
    fn value(&self) -> Value {
        Value::from(match self {
            Self::CardSets => "card-sets",
            Self::Cards(_) => "cards",
            Self::DeniersBy4 => "deniers",
            Self::Citizens(_) => "citizens",
            Self::Characters => "characters",
            Self::PrestigeBuildings => "prestige-buildings",
            Self::CitizenSets => "citizen-sets",
            Self::BuildingsWhiteOrYellow => "buildings",
            Self::RampartsBuilt => "ramparts",
        })
    }
}
