//! The options of a game: players, scenario, corrected data, and which rules hold.

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

words! {
    /// Which rules a game follows. Records tell; one that does not was begun with the first.
    Rules {
        /// As the program played until an audit against the rulebook: some choices were made for the
        /// player (ruling 31).
        First = "1",
        /// As the ledger has them.
        Second = "2",
    }
}

impl Rules {
    pub const LATEST: Self = Self::Second;
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
    pub rules: Rules,
    /// Values that differ from the program's own.
    pub data: Option<Arc<Corrected>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, scenario: Scenario::default(), rules: Rules::LATEST, data: None }
    }
}

/// Tables with the same differences are the same.
impl PartialEq for Setup {
    fn eq(&self, other: &Self) -> bool {
        let data = |setup: &Self| setup.data.as_ref().map(ToString::to_string);
        let options = |setup: &Self| (setup.players, setup.scenario, setup.rules);
        options(self) == options(other) && data(self) == data(other)
    }
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        self.players
    }

    fn requested(text: &str) -> Result<Self, SetupError> {
        Self::read(text, Rules::LATEST)
    }
}

impl Setup {
    /// The options with their values, default first.
    pub const OPTIONS: [OptionWords; 4] = [
        ("players", "2, or from 1 to 4"),
        (
            "scenario",
            "classic-easy, classic-standard, classic-hard, siege-easy, siege-standard or siege-hard",
        ),
        ("rules", "2, the latest, or 1, as the program played before"),
        (
            "data",
            "differences from the printed values, such as round.1.resolve:2+land_track.farms.boxes.2:food*1",
        ),
    ];

    /// Reads a text; where it names no rules, these hold.
    fn read(text: &str, rules: Rules) -> Result<Self, SetupError> {
        let mut setup = Self { rules, ..Self::default() };
        let mut given = given_options(text, &Self::OPTIONS)?;
        // Differences are read against the values of the rules, wherever those are named.
        given.sort_by_key(|option| option.name == "data");
        for option in given {
            setup.set(option)?;
        }
        Ok(setup)
    }

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
            "rules" => {
                self.rules = Rules::from_word(value).ok_or_else(|| option.refused())?;
            }
            _ => {
                let read = Corrected::from_differences(value, self.rules);
                let data = read.map_err(|error| option.refused_because(error))?;
                self.data = Some(Arc::new(data)).filter(|data| !data.is_empty());
            }
        }
        Ok(())
    }
}

/// `players=3 scenario=siege-hard rules=2`; an option left out has its default, and without `rules` the
/// first hold, since records from before do not name them.
impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        Self::read(text, Rules::First)
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
        if self.rules != Rules::First {
            options.push(format!("rules={}", self.rules));
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
