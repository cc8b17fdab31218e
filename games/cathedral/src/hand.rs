//! A hand: the buildings of a player that are not on the board (CAT-SETUP-03, CAT-SCORE-01).

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::piece::Kind;

/// How many buildings of each kind are in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hand {
    counts: [u8; Kind::BUILDINGS.len()],
}

impl Hand {
    pub const EMPTY: Self = Self { counts: [0; Kind::BUILDINGS.len()] };

    /// All fourteen buildings.
    pub const FULL: Self = {
        let mut hand = Self::EMPTY;
        let mut index = 0;
        while index < Kind::BUILDINGS.len() {
            hand.counts[index] = Kind::BUILDINGS[index].copies();
            index += 1;
        }
        hand
    };

    /// The cathedral is in nobody's hand.
    pub fn count(&self, kind: Kind) -> u8 {
        self.counts.get(kind as usize).copied().unwrap_or(0)
    }

    /// Takes one building out, if it is there.
    #[must_use]
    pub fn take(&mut self, kind: Kind) -> bool {
        match self.counts.get_mut(kind as usize) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// Puts a building back.
    pub fn put(&mut self, kind: Kind) {
        self.counts[kind as usize] += 1;
    }

    /// The kinds in hand with their counts, smallest first.
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        Kind::BUILDINGS.into_iter().map(|kind| (kind, self.count(kind))).filter(|&(_, n)| n > 0)
    }

    /// Squares the buildings in hand would cover.
    pub fn points(&self) -> u8 {
        self.kinds().map(|(kind, count)| kind.size() * count).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|&count| count == 0)
    }

    /// How many buildings are in hand.
    pub fn len(&self) -> u8 {
        self.counts.iter().sum()
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
