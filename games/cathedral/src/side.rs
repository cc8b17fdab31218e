//! The two players (CAT-SETUP-02).

use std::fmt;
use std::ops::{Index, IndexMut, Not};

use bastide_core::Seat;
use serde::{Deserialize, Serialize};

/// A colour. Light has the first seat, because Light opens the game with the cathedral.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Light,
    Dark,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// The side that sits there; nobody sits on the third and fourth seat.
    pub fn of(seat: Seat) -> Option<Self> {
        Self::BOTH.get(seat.index()).copied()
    }

    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "Light",
            Self::Dark => "Dark",
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerSide<T> {
    pub light: T,
    pub dark: T,
}

impl<T> PerSide<T> {
    pub fn from_fn(mut value: impl FnMut(Side) -> T) -> Self {
        Self { light: value(Side::Light), dark: value(Side::Dark) }
    }

    pub fn as_ref(&self) -> PerSide<&T> {
        PerSide { light: &self.light, dark: &self.dark }
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Light => &mut self.light,
            Side::Dark => &mut self.dark,
        }
    }
}
