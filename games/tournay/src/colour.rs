//! Colours, levels and the nine decks they make (TOU-DEF-01, TOU-SETUP-02).
//!
//! This file is also read by the build script, so it knows nothing of the rest of the crate.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A class of citizens and the cards that belong to it: civil, religious, military.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Yellow,
    White,
    Red,
}

impl Colour {
    /// In the order of the ledger, which is also the order in which an Abbey turns cards.
    pub const ALL: [Self; 3] = [Self::Yellow, Self::White, Self::Red];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// `yellow`
    pub const fn name(self) -> &'static str {
        ["yellow", "white", "red"][self as usize]
    }

    /// `Y`
    pub const fn letter(self) -> char {
        ['Y', 'W', 'R'][self as usize]
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Colour {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|colour| colour.name() == text).ok_or(())
    }
}

/// One value for each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerColour<T> {
    pub yellow: T,
    pub white: T,
    pub red: T,
}

impl<T: Copy> PerColour<T> {
    pub const fn all(value: T) -> Self {
        Self { yellow: value, white: value, red: value }
    }

    pub fn from_fn(mut value: impl FnMut(Colour) -> T) -> Self {
        let [yellow, white, red] = Colour::ALL.map(&mut value);
        Self { yellow, white, red }
    }
}

impl PerColour<u8> {
    pub const fn sum(self) -> u8 {
        self.yellow + self.white + self.red
    }
}

impl<T> Index<Colour> for PerColour<T> {
    type Output = T;

    fn index(&self, colour: Colour) -> &T {
        match colour {
            Colour::Yellow => &self.yellow,
            Colour::White => &self.white,
            Colour::Red => &self.red,
        }
    }
}

impl<T> IndexMut<Colour> for PerColour<T> {
    fn index_mut(&mut self, colour: Colour) -> &mut T {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::White => &mut self.white,
            Colour::Red => &mut self.red,
        }
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ColourSet(pub u8);

impl ColourSet {
    pub const ALL: Self = Self(7);

    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 | 1 << colour as u8)
    }

    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::default(), Self::with)
    }
}

/// The level of a card and of its deck: I, II or III. A number in documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[allow(clippy::upper_case_acronyms, reason = "these are Roman numerals")]
pub enum Level {
    I,
    II,
    III,
}

impl Level {
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];

    /// How many citizens a draw from this level takes (TOU-DRAW-01).
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.number() == number)
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.number()
    }
}

impl TryFrom<u8> for Level {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("there is no level {number}"))
    }
}

/// One of the nine decks, and so the back of a card: `W2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Deck(pub(crate) u8);

impl Deck {
    pub const COUNT: usize = 9;

    pub const fn new(colour: Colour, level: Level) -> Self {
        Self(colour as u8 + 3 * level as u8)
    }

    /// Yellow, white, red of level I, then of II, then of III.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 % 3) as usize]
    }

    pub const fn level(self) -> Level {
        Level::ALL[(self.0 / 3) as usize]
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.level().number())
    }
}

impl FromStr for Deck {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::all().find(|deck| {
            let name = [deck.colour().letter() as u8, b'0' + deck.level().number()];
            name == text.as_bytes()
        });
        found.ok_or_else(|| format!("`{text}` is no deck; decks are Y1 to Y3, W1 to W3, R1 to R3"))
    }
}

impl Serialize for Deck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Deck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
