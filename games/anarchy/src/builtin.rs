//! The values of the program's own data file, and the texts of what the tables number.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::sheet::boxes::{BoxId, Boxes};
use crate::sheet::table::Table;

#[expect(clippy::unreadable_literal, reason = "written by the build")]
#[allow(clippy::enum_glob_use, reason = "the build writes the cases without their types")]
mod generated {
    use crate::sheet::boxes::{BoxId, Boxes, Line};
    use crate::sheet::purse::Purse;
    use crate::sheet::table::Criterion::*;
    use crate::sheet::table::Step::*;
    use crate::sheet::table::{
        AttackSpec, AttackTypeSpec, BoxSpec, CastleSpec, EstateSpec, Gain, Kind, Lines, LootSpec,
        OverrunSpec, PathSpec, PlaceSpec, Price, Requirement, RoundSpec, ScenarioCardSpec,
        SiegeSpec, Table, TrainingSpec, Why,
    };
    use crate::sheet::words::{
        Activity, Asset, AttackType, Attribute, Colour, Fortification, Hold, Horse, Icon,
        Ingredient, Letter, LootSize, Row, Tactic,
    };

    include!(concat!(env!("OUT_DIR"), "/table.rs"));
}

pub use generated::BUILT_IN;
pub(crate) use generated::{BOX_IDS, LOOT_IDS, PATH_IDS};

/// The text of the data file.
pub const BUILT_IN_FILE: &str = include_str!("../data/sheets.toml");

/// What of it was different by the first rules.
pub(crate) const FIRST_VALUES: &str = include_str!("../data/first_values.txt");

impl BoxId {
    /// `keep-2-1`: the id in data, actions, events, drawings and tests.
    pub fn text(self) -> &'static str {
        BOX_IDS.get(self.index()).copied().unwrap_or("none")
    }

    pub fn all() -> impl Iterator<Item = Self> {
        (0..BOX_IDS.len() as u16).map(Self)
    }
}

impl fmt::Display for BoxId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// There is no box of that id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no `{0}`")]
pub struct UnknownId(String);

impl UnknownId {
    fn new(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }
}

impl FromStr for BoxId {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let at = BOX_IDS.iter().position(|&id| id == text);
        at.map(|at| Self(at as u16)).ok_or_else(|| UnknownId::new(text))
    }
}

/// Ids that are an index into a list of texts are written and read as that text.
macro_rules! text_id {
    ($name:ident) => {
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

text_id!(BoxId);

/// Lists of ids, in the order of the table.
impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<BoxId>::deserialize(from)?.into_iter().collect())
    }
}

/// A path card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path(u8);

impl Path {
    pub const COUNT: u8 = 25;

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `architect`
    pub fn text(self) -> &'static str {
        PATH_IDS[self.index()]
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Path {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::all().find(|path| path.text() == text).ok_or_else(|| UnknownId::new(text))
    }
}

text_id!(Path);

/// A loot tile: `L1` to `L5` are large, `S1` to `S5` small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loot(u8);

impl Loot {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LOOT_IDS.len() as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(LOOT_IDS[self.index()])
    }
}

impl FromStr for Loot {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let at = LOOT_IDS.iter().position(|&id| id == text);
        at.map(|at| Self(at as u8)).ok_or_else(|| UnknownId::new(text))
    }
}

text_id!(Loot);

/// An attack card, `1` to `36`, six of each type; or a final assault, `F1` to `F6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AttackCard(u8);

impl AttackCard {
    pub const ATTACKS: u8 = 36;
    pub const ASSAULTS: u8 = 6;

    /// The attack cards, without the final assaults.
    pub fn attacks() -> impl Iterator<Item = Self> {
        (0..Self::ATTACKS).map(Self)
    }

    pub fn assaults() -> impl Iterator<Item = Self> {
        (Self::ATTACKS..Self::ATTACKS + Self::ASSAULTS).map(Self)
    }

    pub const fn is_assault(self) -> bool {
        self.0 >= Self::ATTACKS
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn spec(self, table: &Table) -> &crate::AttackSpec {
        if self.is_assault() {
            &table.assaults[(self.0 - Self::ATTACKS) as usize]
        } else {
            &table.attacks[self.0 as usize]
        }
    }
}

impl fmt::Display for AttackCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_assault() {
            write!(f, "F{}", self.0 - Self::ATTACKS + 1)
        } else {
            write!(f, "{}", self.0 + 1)
        }
    }
}

impl FromStr for AttackCard {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        let mut all = Self::attacks().chain(Self::assaults());
        all.find(|card| card.to_string() == text).ok_or_else(|| UnknownId::new(text))
    }
}

text_id!(AttackCard);

/// An estate card, `1` to `24`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EstateCard(u8);

impl EstateCard {
    pub const COUNT: usize = 24;

    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn spec(self, table: &Table) -> &crate::EstateSpec {
        &table.estate[self.0 as usize]
    }
}

impl fmt::Display for EstateCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for EstateCard {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Self, UnknownId> {
        Self::all().find(|card| card.to_string() == text).ok_or_else(|| UnknownId::new(text))
    }
}

text_id!(EstateCard);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::compile::compile;
    use crate::sheet::tree::Node;

    #[test]
    fn the_table_of_the_program_is_that_of_its_data_file() {
        let compiled = Node::parse(BUILT_IN_FILE).and_then(|root| compile(&root)).unwrap();
        assert!(compiled.table == BUILT_IN);
        assert!(compiled.boxes == BOX_IDS && compiled.paths == PATH_IDS);
    }

    #[test]
    fn ids_read_back() {
        assert!(BoxId::all().all(|id| id.text().parse() == Ok(id)));
        assert!(Path::all().all(|path| path.text().parse() == Ok(path)));
        assert!(Loot::all().all(|loot| loot.to_string().parse() == Ok(loot)));
        let cards = AttackCard::attacks().chain(AttackCard::assaults());
        assert!(cards.into_iter().all(|card| card.to_string().parse() == Ok(card)));
    }
}
