//! The options of a game: players, scenario, and corrected data.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bastide_core::{GivenOption, OptionWords, SetupError, given_options};
use serde::{Serialize, Serializer};

use crate::corrected::Corrected;

words! {
    /// Whether castles are taken or the own one is besieged.
    Mode {
        Classic = "classic",
        Siege = "siege",
    }
}

words! {
    Difficulty {
        Easy = "easy",
        Standard = "standard",
        Hard = "hard",
    }
}

/// One of the six standard scenarios (ANA-SETUP-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scenario {
    pub mode: Mode,
    pub difficulty: Difficulty,
}

impl Scenario {
    pub fn all() -> impl Iterator<Item = Self> {
        let of =
            |&mode: &Mode| Difficulty::ALL.iter().map(move |&difficulty| Self { mode, difficulty });
        Mode::ALL.iter().flat_map(of)
    }

    /// Its place among the six.
    pub const fn index(self) -> usize {
        self.mode.index() * 3 + self.difficulty.index()
    }

    /// Whether tents stand before castles and loot lies beside them.
    pub const fn has_tents(self) -> bool {
        matches!(self.mode, Mode::Classic)
    }

    /// The numbers of its five cards (ANA-SETUP-02).
    pub fn cards(self) -> [u8; 5] {
        std::array::from_fn(|round| (self.index() * 5 + round + 1) as u8)
    }
}

impl Default for Scenario {
    fn default() -> Self {
        Self { mode: Mode::Classic, difficulty: Difficulty::Easy }
    }
}

/// `siege-hard`
impl fmt::Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.mode, self.difficulty)
    }
}

impl Serialize for Scenario {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[derive(Clone, Debug)]
pub struct Setup {
    /// From one to four.
    pub players: u8,
    pub scenario: Scenario,
    /// Values that differ from the program's own.
    pub data: Option<Arc<Corrected>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, scenario: Scenario::default(), data: None }
    }
}

/// Tables with the same differences are the same.
impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        let data = |setup: &Self| setup.data.as_ref().map(ToString::to_string);
        (self.players, self.scenario) == (other.players, other.scenario)
            && data(self) == data(other)
    }
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        self.players
    }
}

impl Setup {
    /// The options with their values, default first.
    pub const OPTIONS: [OptionWords; 3] = [
        ("players", "2, or from 1 to 4"),
        (
            "scenario",
            "classic-easy, classic-standard, classic-hard, siege-easy, siege-standard or siege-hard",
        ),
        (
            "data",
            "differences from the printed values, such as round.1.resolve:2+farms-1.gain:food*2",
        ),
    ];

    fn set(&mut self, option: GivenOption<'_>) -> Result<(), SetupError> {
        let value = option.value;
        match option.name {
            "players" => {
                let players = value.parse().ok().filter(|players| (1..=4).contains(players));
                let is_plain = value.len() == 1;
                self.players = players.filter(|_| is_plain).ok_or_else(|| option.refused())?;
            }
            "scenario" => {
                let found = Scenario::all().find(|scenario| scenario.to_string() == value);
                self.scenario = found.ok_or_else(|| option.refused())?;
            }
            _ => {
                let read = Corrected::from_differences(value);
                let data = read.map_err(|error| option.refused_because(error))?;
                self.data = Some(Arc::new(data)).filter(|data| !data.is_empty());
            }
        }
        Ok(())
    }
}

/// `players=3 scenario=siege-hard`; an option left out has its default.
impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut setup = Self::default();
        for option in given_options(text, &Self::OPTIONS)? {
            setup.set(option)?;
        }
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let standard = Self::default();
        let mut options = Vec::new();
        if self.players != standard.players {
            options.push(format!("players={}", self.players));
        }
        if self.scenario != standard.scenario {
            options.push(format!("scenario={}", self.scenario));
        }
        if let Some(data) = &self.data {
            options.push(format!("data={data}"));
        }
        f.write_str(&options.join(" "))
    }
}

/// As in a record: the text form.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
