//! The options of a game: how many play, by which rules, with which cards.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bastide_core::{GivenOption, OptionWords, SetupError, given_options};
use serde::{Serialize, Serializer};

use crate::data::{BUILT_IN, Table};

/// The base rules, or those for longer games (TOU-ADV).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Rules {
    #[default]
    Base,
    Advanced,
}

/// How the expansion cards come in (TOU-EXP-01, -02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Expansion {
    #[default]
    None,
    /// In place of the removable cards.
    Replace,
    /// Three of six at random for each deck of level I and II.
    Mix,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub players: u8,
    pub rules: Rules,
    pub expansion: Expansion,
    /// Cards that differ from the built-in ones, where an owner has corrected any.
    pub cards: Option<Arc<Table>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { players: 2, rules: Rules::Base, expansion: Expansion::None, cards: None }
    }
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        self.players
    }
}

impl Setup {
    /// The options with their values, default first.
    pub const OPTIONS: [OptionWords; 4] = [
        ("players", "2, 3 or 4"),
        ("rules", "base or advanced"),
        ("expansion", "none, replace or mix"),
        ("cards", "corrections such as Y1-X-INN.pp:2+EV-PLAGUE.circles:4"),
    ];

    /// Two to four players, both rules, every use of the expansion.
    pub fn all() -> Vec<Self> {
        let mut setups = Vec::new();
        for players in 2..=4 {
            for rules in [Rules::Base, Rules::Advanced] {
                for expansion in [Expansion::None, Expansion::Replace, Expansion::Mix] {
                    setups.push(Self { players, rules, expansion, cards: None });
                }
            }
        }
        setups
    }

    /// With the cards of a table; one that equals the built-in table is none.
    #[must_use]
    pub fn with_cards(self, table: Table) -> Self {
        let cards = (table != BUILT_IN).then(|| Arc::new(table));
        Self { cards, ..self }
    }

    pub fn table(&self) -> &Table {
        self.cards.as_deref().unwrap_or(&BUILT_IN)
    }

    fn set(&mut self, option: GivenOption<'_>) -> Result<(), SetupError> {
        match (option.name, option.value) {
            ("players", "2") => self.players = 2,
            ("players", "3") => self.players = 3,
            ("players", "4") => self.players = 4,
            ("rules", "base") => self.rules = Rules::Base,
            ("rules", "advanced") => self.rules = Rules::Advanced,
            ("expansion", "none") => self.expansion = Expansion::None,
            ("expansion", "replace") => self.expansion = Expansion::Replace,
            ("expansion", "mix") => self.expansion = Expansion::Mix,
            ("cards", text) => {
                let table = Table::corrected(text);
                self.cards = Some(Arc::new(table.map_err(|why| option.refused_because(why))?));
            }
            _ => return Err(option.refused()),
        }
        Ok(())
    }
}

/// `players=3 rules=advanced expansion=mix`; an option left out has its default.
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
        let expansion = match self.expansion {
            Expansion::None => None,
            Expansion::Replace => Some("expansion=replace".to_owned()),
            Expansion::Mix => Some("expansion=mix".to_owned()),
        };
        let options = [
            (self.players != 2).then(|| format!("players={}", self.players)),
            (self.rules == Rules::Advanced).then(|| "rules=advanced".to_owned()),
            expansion,
            self.cards.as_ref().map(|table| format!("cards={}", table.corrections())),
        ];
        f.write_str(&options.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

/// As text, like everywhere else.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
