//! The event queue and the deck that feeds it (TOU-SETUP-06 to -08, TOU-EVENT-50, -51).

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::EventCard;

/// A place in the queue: `1` is the leftmost, next to the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(u8);

impl Spot {
    pub const COUNT: usize = 3;

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Spot {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "1" => Ok(Self(0)),
            "2" => Ok(Self(1)),
            "3" => Ok(Self(2)),
            _ => Err(()),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let spot = Self::all().find(|spot| spot.0 + 1 == number);
        spot.ok_or_else(|| serde::de::Error::custom("the queue has the places 1, 2 and 3"))
    }
}

/// A set of places in the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spots(u8);

impl Spots {
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn with(self, spot: Spot) -> Self {
        Self(self.0 | 1 << spot.0)
    }

    #[must_use]
    pub const fn without(self, spot: Spot) -> Self {
        Self(self.0 & !(1 << spot.0))
    }

    pub const fn contains(self, spot: Spot) -> bool {
        self.0 & (1 << spot.0) != 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// From left to right.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        Spot::all().filter(move |&spot| self.contains(spot))
    }

    /// Every set of one or more places out of these.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        (1..8).map(Self).filter(move |set| set.0 & !self.0 == 0)
    }
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        spots.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Spots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Spot>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A set of event cards: the ramparts of a hand or a pile. Which ones they are is open to all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct EventCards(u16);

impl EventCards {
    pub(crate) fn insert(&mut self, event: EventCard) {
        self.0 |= 1 << event.0;
    }

    pub(crate) fn remove(&mut self, event: EventCard) {
        self.0 &= !(1 << event.0);
    }

    pub(crate) const fn contains(self, event: EventCard) -> bool {
        self.0 & (1 << event.0) != 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = EventCard> {
        EventCard::all().filter(move |&event| self.contains(event))
    }

    pub(crate) fn absorb(&mut self, others: Self) {
        self.0 |= others.0;
    }
}

impl FromIterator<EventCard> for EventCards {
    fn from_iter<I: IntoIterator<Item = EventCard>>(events: I) -> Self {
        let mut all = Self::default();
        events.into_iter().for_each(|event| all.insert(event));
        all
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Queue {
    /// Face down, the top card last.
    pub(crate) deck: ArrayVec<EventCard, { EventCard::COUNT }>,
    /// Those in the deck of which everybody knows where they lie: they were tucked under it openly.
    pub(crate) known: EventCards,
    pub(crate) shown: [Option<EventCard>; Spot::COUNT],
    pub(crate) coins: [u8; Spot::COUNT],
}

impl Queue {
    pub(crate) fn event(&self, spot: Spot) -> Option<EventCard> {
        self.shown[spot.index()]
    }

    /// The event's intensity (TOU-DEF-15).
    pub(crate) fn coins(&self, spot: Spot) -> u8 {
        self.coins[spot.index()]
    }

    pub(crate) fn present(&self) -> Spots {
        Spot::all().filter(|&spot| self.event(spot).is_some()).collect()
    }

    pub(crate) fn with_coins(&self) -> Spots {
        Spot::all().filter(|&spot| self.coins(spot) > 0).collect()
    }

    pub(crate) fn without_coins(&self) -> Spots {
        let is_bare = |&spot: &Spot| self.event(spot).is_some() && self.coins(spot) == 0;
        Spot::all().filter(is_bare).collect()
    }

    /// Turns the top card up in a place that has become empty, and says whether it was unknown
    /// (TOU-EVENT-50). With an empty deck the place stays empty (TOU-EVENT-51).
    pub(crate) fn refill(&mut self, spot: Spot) -> Option<(EventCard, bool)> {
        self.coins[spot.index()] = 0;
        self.shown[spot.index()] = self.deck.pop();
        let event = self.event(spot)?;
        let was_known = self.known.contains(event);
        self.known.remove(event);
        Some((event, !was_known))
    }

    /// Puts an event face down under the deck; everybody knows which (TOU-HAND-07).
    pub(crate) fn tuck(&mut self, event: EventCard) {
        self.deck.insert(0, event);
        self.known.insert(event);
    }
}
