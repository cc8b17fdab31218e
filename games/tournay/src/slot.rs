//! Slots of a district: `a1` to `e5`.
//!
//! A district has no fixed frame: only the span of its filled slots is bounded, to three rows
//! and three columns. So the first card lies on `c3`, in the middle of five rows and columns, and
//! whatever may follow has room around it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A place for a stack of cards: column `a` to `e`, row `1` to `5` from the top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(u8);

const SIDE: u8 = 5;

impl Slot {
    pub const COUNT: usize = 25;
    /// Where the first card of a district lies.
    pub const MIDDLE: Self = Self(12);

    pub fn at(column: u8, row: u8) -> Option<Self> {
        (column < SIDE && row < SIDE).then(|| Self(row * SIDE + column))
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// All other slots of its row and column (TOU-DEF-10).
    pub const fn line(self) -> Slots {
        LINES[self.0 as usize]
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Slot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let slot = match text.as_bytes() {
            &[column, row] => Self::at(column.wrapping_sub(b'a'), row.wrapping_sub(b'1')),
            _ => None,
        };
        slot.ok_or_else(|| format!("`{}` is no slot; slots are a1 to e5", text.escape_debug()))
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of slots. A list of their names in documents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots(u32);

const LINES: [Slots; Slot::COUNT] = lines();
const FIRST_COLUMN: u32 = 0b00001_00001_00001_00001_00001;
const FIRST_ROW: u32 = 0b11111;

const fn lines() -> [Slots; Slot::COUNT] {
    let mut lines = [Slots::NONE; Slot::COUNT];
    let mut index = 0;
    while index < Slot::COUNT {
        let slot = Slot(index as u8);
        let row = FIRST_ROW << (SIDE * slot.row());
        let column = FIRST_COLUMN << slot.column();
        lines[index] = Slots((row | column) & !(1 << index));
        index += 1;
    }
    lines
}

impl Slots {
    pub const NONE: Self = Self(0);

    pub const fn one(slot: Slot) -> Self {
        Self(1 << slot.0)
    }

    #[must_use]
    pub const fn with(self, slot: Slot) -> Self {
        Self(self.0 | 1 << slot.0)
    }

    #[must_use]
    pub const fn without(self, slot: Slot) -> Self {
        Self(self.0 & !(1 << slot.0))
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.0) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn first(self) -> Option<Slot> {
        (self.0 != 0).then(|| Slot(self.0.trailing_zeros() as u8))
    }

    /// In reading order.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let slot = (rest != 0).then(|| Slot(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(slot)
        })
    }

    /// Slots that share a side with one of these (TOU-PLAY-05).
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let last_column = FIRST_COLUMN << (SIDE - 1);
        let sideways = (self.0 & !last_column) << 1 | (self.0 & !FIRST_COLUMN) >> 1;
        let all = sideways | self.0 << SIDE | self.0 >> SIDE;
        Self(all & ((1 << Slot::COUNT) - 1) & !self.0)
    }

    /// The first and last column, and the first and last row, that hold any of these.
    pub fn span(self) -> Option<([u8; 2], [u8; 2])> {
        if self.is_empty() {
            return None;
        }
        let mut columns = (0..SIDE).filter(|c| self.0 & FIRST_COLUMN << c != 0);
        let rows = [self.0.trailing_zeros() as u8 / SIDE, self.0.ilog2() as u8 / SIDE];
        let first = columns.next()?;
        Some(([first, columns.next_back().unwrap_or(first)], rows))
    }

    /// Slots that can be added without spanning more than three rows or columns (TOU-PLAY-06).
    #[must_use]
    pub fn within_reach(self) -> Self {
        let Some((columns, rows)) = self.span() else { return Self::one(Slot::MIDDLE) };
        let range = |[first, last]: [u8; 2]| last.saturating_sub(2)..=(first + 2).min(SIDE - 1);
        let columns = range(columns).fold(0, |all, c| all | FIRST_COLUMN << c);
        let rows = range(rows).fold(0, |all, r| all | FIRST_ROW << (SIDE * r));
        Self(columns & rows)
    }

    /// Moved by whole columns and rows; what would fall off the edge is lost.
    #[must_use]
    pub fn moved(self, columns: i8, rows: i8) -> Self {
        let at = |value: u8, by: i8| value.checked_add_signed(by);
        let slots = self
            .iter()
            .filter_map(|slot| Slot::at(at(slot.column(), columns)?, at(slot.row(), rows)?));
        slots.collect()
    }
}

impl FromIterator<Slot> for Slots {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        slots.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Slot>::deserialize(deserializer)?.into_iter().collect())
    }
}
