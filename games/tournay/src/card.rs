//! Cards by name: an activity card or event card is an index into the table of rows. Copies of one
//! card are equal; what tells them apart at the table is who has seen them.

use std::fmt;
use std::str::FromStr;

use bastide_core::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::colour::Deck;
use crate::data::{
    CARD_IDS, CARD_NAMES_EN, CARD_NAMES_FR, CARD_ROWS, EVENT_IDS, EVENT_NAMES_EN, EVENT_NAMES_FR,
};
use crate::verb::Kind;

/// An activity card: `W1-PRIOR`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub(crate) u8);

/// An event card, in the queue or as a rampart: `EV-PLAGUE`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventCard(pub(crate) u8);

impl Card {
    /// How many different cards there are, the expansion included.
    pub const COUNT: usize = CARD_IDS.len();

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn id(self) -> &'static str {
        CARD_IDS[self.index()]
    }

    pub fn name_en(self) -> &'static str {
        CARD_NAMES_EN[self.index()]
    }

    pub fn name_fr(self) -> &'static str {
        CARD_NAMES_FR[self.index()]
    }

    /// The deck it comes from: what its back shows. No correction changes it.
    pub fn deck(self) -> Deck {
        CARD_ROWS[self.index()].deck
    }

    pub fn kind(self) -> Kind {
        CARD_ROWS[self.index()].kind
    }

    pub fn crier(deck: Deck) -> Self {
        let is_it = |card: &Self| card.deck() == deck && card.kind() == Kind::Crier;
        Self::all().find(is_it).expect("every deck has a crier: the build has checked")
    }
}

impl EventCard {
    pub const COUNT: usize = EVENT_IDS.len();

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn id(self) -> &'static str {
        EVENT_IDS[self.index()]
    }

    pub fn name_en(self) -> &'static str {
        EVENT_NAMES_EN[self.index()]
    }

    pub fn name_fr(self) -> &'static str {
        EVENT_NAMES_FR[self.index()]
    }
}

/// Written as their ids everywhere.
macro_rules! written_as_id {
    ($type:ident, $ids:ident, $what:literal) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<Self, String> {
                let index = $ids.iter().position(|&id| id == text);
                let card = index.map(|index| Self(index as u8));
                card.ok_or_else(|| format!(concat!("`{}` is no ", $what), text.escape_debug()))
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

written_as_id!(Card, CARD_IDS, "activity card");
written_as_id!(EventCard, EVENT_IDS, "event card");

/// Who has seen a face: any of the seats, and the public at large.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Knowers(pub(crate) u8);

impl Knowers {
    pub(crate) const NOBODY: Self = Self(0);
    /// Shown openly at the table, so that even spectators know it.
    pub(crate) const EVERYBODY: Self = Self(0b1_1111);
    const SEATS: u8 = 0b1111;

    pub(crate) const fn one(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    pub(crate) const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.index()) != 0
    }

    pub(crate) const fn is_public(self) -> bool {
        self.0 == Self::EVERYBODY.0
    }

    #[must_use]
    pub(crate) const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Whether some seat at a table for `seats` knows it that did not know it `before`.
    pub(crate) const fn is_news_since(self, before: Self, seats: u8) -> bool {
        self.0 & !before.0 & Self::SEATS & ((1 << seats) - 1) != 0
    }
}

/// A card at a place of the table, with those who know that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) card: Card,
    pub(crate) by: Knowers,
}

impl Seen {
    /// Face down and never looked at.
    pub(crate) const fn unseen(card: Card) -> Self {
        Self { card, by: Knowers::NOBODY }
    }

    pub(crate) const fn public(card: Card) -> Self {
        Self { card, by: Knowers::EVERYBODY }
    }
}

/// A card in a player's hand, or one of two looked at.
///
/// Two copies of one card can be told apart only when different people have seen them: then each is
/// named with its number, `R1-FORT/2`, and otherwise by its id alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Held {
    pub card: Card,
    /// 0 where the id says enough.
    pub copy: u8,
}

impl Held {
    pub const fn only(card: Card) -> Self {
        Self { card, copy: 0 }
    }

    /// Where the card is among these.
    pub(crate) fn find(self, cards: &[Seen]) -> Option<usize> {
        let mut copies = cards.iter().enumerate().filter(|(_, seen)| seen.card == self.card);
        let (first, seen) = copies.next()?;
        let second = copies.next();
        let differ = second.filter(|(_, other)| other.by != seen.by);
        match (self.copy, differ) {
            (0, None) | (1, Some(_)) => Some(first),
            (2, Some((index, _))) => Some(index),
            _ => None,
        }
    }

    /// Each card of these that can be told apart, once.
    pub(crate) fn each(cards: &[Seen]) -> impl Iterator<Item = (Self, Seen)> {
        cards.iter().enumerate().filter_map(|(index, &seen)| {
            let is_twin = |other: &Seen| other.card == seen.card;
            if cards[..index].iter().any(|other| is_twin(other) && other.by == seen.by) {
                return None;
            }
            let copy = if cards[..index].iter().any(is_twin) {
                2
            } else {
                u8::from(
                    cards[index + 1..].iter().any(|other| is_twin(other) && other.by != seen.by),
                )
            };
            Some((Self { card: seen.card, copy }, seen))
        })
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.card.fmt(f)?;
        if self.copy == 0 { Ok(()) } else { write!(f, "/{}", self.copy) }
    }
}

impl FromStr for Held {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (card, copy) = match text.split_once('/') {
            None => (text, 0),
            Some((card, "1")) => (card, 1),
            Some((card, "2")) => (card, 2),
            Some(_) => return Err("a copy is /1 or /2".to_owned()),
        };
        Ok(Self { card: card.parse()?, copy })
    }
}
