//! Seats: who sits where. A seat is a place at the table, not a person.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 4;

/// One place at the table, counted from zero in the game's own order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Numbers past [`MAX_SEATS`] are a mistake of the caller.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no game has that many seats");
        Self(number)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for `count` players, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats: those who are to act, for example.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Self = Self(0);

    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn first(count: u8) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

/// One value for each seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct PerSeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> PerSeat<T> {
    pub fn from_fn(count: u8, mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(&mut value).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_is_what_was_put_in() {
        let seats: Seats = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(3)]);
        assert_eq!(seats.without(Seat::new(3)), Seats::one(Seat::new(1)));
        assert_eq!(Seats::first(4).len(), 4);
        assert!(Seats::NONE.is_empty());
    }
}
