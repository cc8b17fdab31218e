//! Squares of the city and sets of them (CAT-SETUP-01).
//!
//! A set is one `u128`. Rows are eleven bits apart although they hold ten squares: the eleventh is
//! never in a set, so that a shift by one square never runs from one row into the next.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};
use std::str::FromStr;

use bastide_core::NotationError;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::clause;

/// Squares along one side of the city.
const SIDE: u8 = 10;
pub(crate) const STRIDE: u8 = SIDE + 1;

/// One square of the city, `A1` at the top left to `J10` at the bottom right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// The square in this column and row, both counted from zero, if there is one.
    pub const fn at(column: i8, row: i8) -> Option<Self> {
        if column < 0 || column >= SIDE as i8 || row < 0 || row >= SIDE as i8 {
            return None;
        }
        Some(Self(row as u8 * STRIDE + column as u8))
    }

    /// Counted from zero, from the left.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Counted from zero, from the top.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The square `dx` to the right and `dy` down, if it lies in the city.
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        Self::at(self.column() as i8 + dx, self.row() as i8 + dy)
    }

    /// All hundred, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self(row * STRIDE + column)))
    }

    pub(crate) const fn bit(self) -> u8 {
        self.0
    }
}

/// As in the notation: `D5`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A letter A–J in either case and a number 1–10.
impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError {
            clause: clause::CAT_NOTE_01,
            text: text.chars().take(20).collect(),
            expected: "a square is a letter from A to J and a number from 1 to 10",
        };
        let bytes = text.as_bytes();
        let column = bytes.first().ok_or_else(error)?.to_ascii_uppercase().wrapping_sub(b'A');
        let row = match &bytes[1..] {
            [digit @ b'1'..=b'9'] => digit - b'1',
            b"10" => 9,
            _ => return Err(error()),
        };
        Self::at(column as i8, row as i8).ok_or_else(error)
    }
}

/// As in documents and in the ids of drawings: `"d5"`.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!(
            "{}{}",
            (b'a' + self.column()) as char,
            self.row() + 1
        ))
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cells(u128);

impl Cells {
    pub const NONE: Self = Self(0);
    pub const ALL: Self = Self::rectangle(SIDE, SIDE);
    /// The squares along each of the four city walls: top, bottom, left, right.
    pub const WALLS: [Self; 4] = [
        Self::rectangle(SIDE, 1),
        Self(Self::rectangle(SIDE, 1).0 << ((SIDE - 1) * STRIDE)),
        Self::rectangle(1, SIDE),
        Self(Self::rectangle(1, SIDE).0 << (SIDE - 1)),
    ];

    const fn rectangle(columns: u8, rows: u8) -> Self {
        let mut bits = 0;
        let mut row = 0;
        while row < rows {
            bits |= ((1u128 << columns) - 1) << (row * STRIDE);
            row += 1;
        }
        Self(bits)
    }

    pub const fn one(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    pub(crate) const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// The set as bits, row by row, eleven bits a row.
    pub const fn bits(self) -> u128 {
        self.0
    }

    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn contains_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The first square in reading order.
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

    /// The square with `index` others of the set before it in reading order.
    pub fn nth(self, index: u32) -> Option<Cell> {
        let mut bits = self.0;
        let low = (bits as u64).count_ones();
        let mut skip = index;
        if skip >= low {
            bits &= !u128::from(u64::MAX);
            skip -= low;
        }
        for _ in 0..skip {
            bits &= bits.wrapping_sub(1);
        }
        Self(bits).first()
    }

    /// In reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let first = Self(bits).first()?;
            bits &= bits - 1;
            Some(first)
        })
    }

    /// The set and every square that touches it along a side or at a corner; it may spill out of
    /// the city and has to be cut to what is asked for.
    pub(crate) const fn grown(self) -> Self {
        let row = self.0 | self.0 << 1 | self.0 >> 1;
        Self(row | row << STRIDE | row >> STRIDE)
    }

    /// The squares that touch the set along a side, in the city and outside the set.
    #[must_use]
    pub const fn beside(self) -> Self {
        let near = self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE;
        Self(near & Self::ALL.0 & !self.0)
    }

    /// The squares that touch the set along a side or at a corner, outside the set.
    #[must_use]
    pub const fn around(self) -> Self {
        Self(self.grown().0 & Self::ALL.0 & !self.0)
    }

    /// The part of `within` that hangs together with this set by sides and corners.
    #[must_use]
    pub const fn flooded(self, within: Self) -> Self {
        let mut reached = self.0 & within.0;
        loop {
            let next = Self(reached).grown().0 & within.0;
            if next == reached {
                return Self(reached);
            }
            reached = next;
        }
    }

    /// A set drawn row by row from the top left: `x` or `#` is in it, anything else is not, spaces
    /// do not count.
    /// ```
    /// # use bastide_cathedral::Cells;
    /// let wall = Cells::drawn("
    ///     . . x
    ///     . . x
    ///     x x x
    /// ");
    /// assert_eq!(wall.iter().map(|c| c.to_string()).collect::<String>(), "C1C2A3B3C3");
    /// ```
    pub fn drawn(picture: &str) -> Self {
        let rows = picture.lines().map(str::trim).filter(|line| !line.is_empty());
        let squares = rows.enumerate().flat_map(|(row, line)| {
            let marks = line.chars().filter(|c| !c.is_whitespace()).enumerate();
            marks.map(move |(column, mark)| (column, row, mark))
        });
        squares
            .filter(|(_, _, mark)| matches!(mark, 'x' | '#'))
            .map(|(column, row, _)| {
                Cell::at(column as i8, row as i8).expect("a picture no larger than the city")
            })
            .collect()
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, |set, cell| set | Self::one(cell))
    }
}

impl BitOr for Cells {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cells {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cells {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

/// The squares of the city that are not in the set.
impl Not for Cells {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

/// The squares that are in the first set but not in the second.
impl Sub for Cells {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for Cells {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Cell>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_counts_in_reading_order() {
        let cells = Cells::ALL - Cells::WALLS[0];
        for (index, cell) in cells.iter().enumerate() {
            assert_eq!(cells.nth(index as u32), Some(cell));
        }
        assert_eq!(cells.nth(cells.len()), None);
    }

    #[test]
    fn rows_do_not_run_into_each_other() {
        let edge: Cell = "J4".parse().unwrap();
        let near: Vec<String> =
            Cells::one(edge).around().iter().map(|cell| cell.to_string()).collect();
        assert_eq!(near, ["I3", "J3", "I4", "I5", "J5"]);
        assert_eq!(Cells::one(edge).beside().len(), 3);
    }

    #[test]
    fn squares_are_read_as_they_are_written() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for wrong in ["", "A", "A0", "A11", "K1", "1A", "A1 ", "Ä1", "A01"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
    }
}
