//! The options of a game: how many play, by which rules, with which cards, who begins, and where the
//! letter of the rulebook stands against a ruling (TOU-OPT).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bastide_core::{GivenOption, OptionWords, Seat, SetupError, given_options};
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

/// What a Catapult can damage (R-04, TOU-OPT-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CatapultTargets {
    #[default]
    LowLevels,
    /// Prestige buildings too.
    AnyCard,
}

/// What can be done with the last two cards of a deck, one of them visible (R-15, TOU-OPT-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LastTwo {
    /// Take the visible one, or look at both.
    #[default]
    Choice,
    Look,
}

/// Against which events ramparts can be built (R-18, TOU-OPT-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RampartEvents {
    #[default]
    Harmful,
    /// Bonus events too.
    Any,
}

/// Which card of a district can be given for a card (R-21, TOU-OPT-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GivenCards {
    #[default]
    Visible,
    /// Covered ones too.
    Any,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub players: u8,
    pub rules: Rules,
    pub expansion: Expansion,
    /// Who begins, where that is not left to chance (TOU-OPT-01).
    pub start_player: Option<Seat>,
    pub catapult: CatapultTargets,
    pub last_two: LastTwo,
    pub ramparts: RampartEvents,
    pub given_cards: GivenCards,
    /// Cards that differ from the built-in ones, where an owner has corrected any.
    pub cards: Option<Arc<Table>>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            rules: Rules::default(),
            expansion: Expansion::default(),
            start_player: None,
            catapult: CatapultTargets::default(),
            last_two: LastTwo::default(),
            ramparts: RampartEvents::default(),
            given_cards: GivenCards::default(),
            cards: None,
        }
    }
}

impl bastide_core::Setup for Setup {
    fn seats(&self) -> u8 {
        self.players
    }
}

impl Setup {
    /// The options with their values, default first.
    pub const OPTIONS: [OptionWords; 9] = [
        ("players", "2, 3 or 4"),
        ("rules", "base or advanced"),
        ("expansion", "none, replace or mix"),
        ("start_player", "chance or the number of a seat"),
        ("catapult", "low_levels or any_card"),
        ("last_two", "choice or look"),
        ("ramparts", "harmful or any"),
        ("given_cards", "visible or any"),
        ("cards", "corrections such as Y1-X-INN.pp:2+EV-PLAGUE.circles:4"),
    ];

    /// Two to four players, both rules, every use of the expansion.
    pub fn all() -> Vec<Self> {
        let mut setups = Vec::new();
        for players in 2..=4 {
            for rules in [Rules::Base, Rules::Advanced] {
                for expansion in [Expansion::None, Expansion::Replace, Expansion::Mix] {
                    setups.push(Self { players, rules, expansion, ..Self::default() });
                }
            }
        }
        setups
    }

    /// Every combination of the literal readings (TOU-OPT-02 to -05), at tables that differ in all
    /// else: the expansion brings the Catapult, and every seat begins sometimes.
    pub fn readings() -> Vec<Self> {
        let has = |number: u8, bit: u8| number >> bit & 1 == 1;
        let reading = |number: u8| {
            let players = 2 + number % 3;
            Self {
                players,
                rules: if has(number, 0) { Rules::Base } else { Rules::Advanced },
                expansion: if has(number, 1) { Expansion::Mix } else { Expansion::Replace },
                start_player: Some(Seat::new(number / 3 % players)),
                catapult: if has(number, 0) {
                    CatapultTargets::AnyCard
                } else {
                    CatapultTargets::LowLevels
                },
                last_two: if has(number, 1) { LastTwo::Look } else { LastTwo::Choice },
                ramparts: if has(number, 2) { RampartEvents::Any } else { RampartEvents::Harmful },
                given_cards: if has(number, 3) { GivenCards::Any } else { GivenCards::Visible },
                cards: None,
            }
        };
        (0..16).map(reading).collect()
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
            ("start_player", "chance") => self.start_player = None,
            ("start_player", "1") => self.start_player = Some(Seat::new(0)),
            ("start_player", "2") => self.start_player = Some(Seat::new(1)),
            ("start_player", "3") => self.start_player = Some(Seat::new(2)),
            ("start_player", "4") => self.start_player = Some(Seat::new(3)),
            ("catapult", "low_levels") => self.catapult = CatapultTargets::LowLevels,
            ("catapult", "any_card") => self.catapult = CatapultTargets::AnyCard,
            ("last_two", "choice") => self.last_two = LastTwo::Choice,
            ("last_two", "look") => self.last_two = LastTwo::Look,
            ("ramparts", "harmful") => self.ramparts = RampartEvents::Harmful,
            ("ramparts", "any") => self.ramparts = RampartEvents::Any,
            ("given_cards", "visible") => self.given_cards = GivenCards::Visible,
            ("given_cards", "any") => self.given_cards = GivenCards::Any,
            ("cards", text) => {
                let table = Table::corrected(text);
                self.cards = Some(Arc::new(table.map_err(|why| option.refused_because(why))?));
            }
            _ => return Err(option.refused()),
        }
        Ok(())
    }

    /// Whoever begins must sit at the table; how many do may be said after that.
    pub(crate) fn check_start_player(&self) -> Result<(), SetupError> {
        match self.start_player {
            Some(seat) if seat.index() >= usize::from(self.players) => Err(SetupError::BadValue {
                name: "start_player".to_owned(),
                value: seat.to_string(),
                allowed: format!("chance or a seat of the table, 1 to {}", self.players),
            }),
            _ => Ok(()),
        }
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
        setup.check_start_player()?;
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
        let when = |is_set: bool, text: &str| is_set.then(|| text.to_owned());
        let options = [
            (self.players != 2).then(|| format!("players={}", self.players)),
            when(self.rules == Rules::Advanced, "rules=advanced"),
            expansion,
            self.start_player.map(|seat| format!("start_player={seat}")),
            when(self.catapult == CatapultTargets::AnyCard, "catapult=any_card"),
            when(self.last_two == LastTwo::Look, "last_two=look"),
            when(self.ramparts == RampartEvents::Any, "ramparts=any"),
            when(self.given_cards == GivenCards::Any, "given_cards=any"),
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
