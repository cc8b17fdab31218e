//! A hand: the buildings of a player that are not on the board (CAT-SETUP-03, CAT-SCORE-01).

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::piece::Kind;

/// How many buildings of each kind are in hand: two bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand(u32);

const BITS: u32 = 2;

impl Hand {
    pub const EMPTY: Self = Self(0);

    /// All fourteen buildings.
    pub const FULL: Self = {
        let mut bits = 0;
        let mut index = 0;
        while index < Kind::BUILDINGS.len() {
            let kind = Kind::BUILDINGS[index];
            bits |= (kind.copies() as u32) << Self::shift(kind);
            index += 1;
        }
        Self(bits)
    };

    const fn shift(kind: Kind) -> u32 {
        BITS * kind as u32
    }

    /// The cathedral is in nobody's hand.
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> Self::shift(kind) & ((1 << BITS) - 1)) as u8
    }

    /// Takes one building out, if it is there.
    #[must_use]
    pub fn take(&mut self, kind: Kind) -> bool {
        let has_one = self.count(kind) > 0;
        if has_one {
            self.0 -= 1 << Self::shift(kind);
        }
        has_one
    }

    /// Puts a building back.
    pub fn put(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < kind.copies(), "more buildings than there are");
        self.0 += 1 << Self::shift(kind);
    }

    /// The counts as one number, different for different hands.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The kinds in hand with their counts, smallest first.
    pub fn kinds(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::BUILDINGS
            .into_iter()
            .map(move |kind| (kind, self.count(kind)))
            .filter(|&(_, n)| n > 0)
    }

    /// Squares the buildings in hand would cover.
    pub fn points(self) -> u8 {
        self.kinds().map(|(kind, count)| kind.size() * count).sum()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many buildings are in hand.
    pub fn len(self) -> u8 {
        self.kinds().map(|(_, count)| count).sum()
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}

/// `{"tavern": 2, "castle": 1}`: what is not in hand is not named.
impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (kind, count) in self.kinds() {
            map.serialize_entry(&kind, &count)?;
        }
        map.end()
    }
}
