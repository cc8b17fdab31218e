//! What cards and events do: a small vocabulary of verbs. A card is a row that names one of them;
//! the interpreter in `game` gives each its meaning and never asks which card it came from.
//!
//! This file is also read by the build script, which writes the rows as source.

use serde::{Deserialize, Serialize};

use super::colour::{Colour, ColourSet, Deck, Level};

/// The four kinds of activity cards (TOU-DEF-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Building,
    Character,
    Prestige,
    Crier,
}

/// A set of kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindSet(pub u8);

impl KindSet {
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Self(self.0 | 1 << kind as u8)
    }

    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

/// What is counted by a building that pays for each of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    EmptySlot,
    FilledSlot,
    PlazaCitizen,
    LyingCitizen,
    /// Complete pairs of one citizen of each colour on the Plaza.
    PlazaPair(Colour, Colour),
    /// Citizens of one of these colours on the Plaza, the one of which there are most.
    PlazaBest(ColourSet),
}

/// Which events a card effect may take from the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coins {
    /// With at least one coin.
    Present,
    /// Without coins.
    Absent,
}

/// Who gets the coins that lay on an event taken by a card effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spoils {
    ToBank,
    ToPlayer,
}

/// What a prestige building counts (TOU-SCORE-20 to -28).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    CardSets,
    Cards(Colour),
    DeniersBy4,
    Citizens(Colour),
    Characters,
    PrestigeBuildings,
    CitizenSets,
    BuildingsWhiteOrYellow,
    RampartsBuilt,
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    // Buildings: when activated. "You" is the active player, also when the effect is copied.
    GainFlat {
        amount: u8,
    },
    GainPer {
        amount: u8,
        per: Per,
    },
    /// No colour: of any.
    DrawClassic {
        level: Level,
        colour: Option<Colour>,
    },
    TakeTwo {
        level: Level,
        colour: Option<Colour>,
    },
    Abbey {
        level: Level,
        keep: u8,
    },
    Recruit {
        colour: Option<Colour>,
        price: u8,
    },
    Copy {
        colour: Option<Colour>,
        free_only: bool,
    },
    Ballista {
        most: u8,
    },
    CombatFree {
        coins: Coins,
        spoils: Spoils,
    },
    Catapult,
    Lordship {
        amount: u8,
    },
    Courthouse {
        amount: u8,
    },
    // Characters: while visible and undamaged.
    OnPlace {
        kinds: KindSet,
        colours: ColourSet,
        amount: u8,
    },
    OnPlaceCombat {
        kinds: KindSet,
        spoils: Spoils,
    },
    OnActivate {
        colours: ColourSet,
        amount: u8,
    },
    RaiseLying {
        colours: ColourSet,
    },
    DoubleCapacity {
        colours: ColourSet,
    },
    FollowUp {
        trigger: Colour,
        target: Colour,
        citizen: Colour,
    },
    NthWorkerCombat {
        every: u8,
        spoils: Spoils,
    },
    OnGather {
        amount: u8,
    },
    EarnRate {
        colour: Colour,
        rate: u8,
    },
    // Prestige buildings: at the end.
    Score {
        count: Count,
    },
    ScoreFlat,
    TownCrier,
}

/// What it takes to play a card (TOU-PLAY-15 to -17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub deniers: u8,
    /// An own citizen of this colour, given back to the reserve.
    pub citizen: Option<Colour>,
    /// Another activity card from hand or district, put under its deck.
    pub has_card: bool,
}

/// One activity card, as the rules see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRow {
    pub deck: Deck,
    pub kind: Kind,
    pub copies: u8,
    /// How many of the copies make room for expansion cards (TOU-EXP-01).
    pub removable: u8,
    pub is_expansion: bool,
    pub cost: Cost,
    pub pp: u8,
    /// Points for each counted element, of those who have built it and of the others.
    pub owner: u8,
    pub others: u8,
    pub verb: Verb,
}

/// What an event does, once for each coin on it (TOU-EVENT-30 to -42).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// No colour: of one's choice.
    LayDown {
        colour: Option<Colour>,
    },
    Majority {
        colour: Colour,
        amount: u8,
    },
    Damage {
        colour: Option<Colour>,
    },
    LoseDeniers {
        amount: u8,
    },
}

/// One event card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventRow {
    pub blow: Blow,
    pub circles: u8,
    /// The citizens a combat takes: their colour and number.
    pub combat_colour: Colour,
    pub combat_citizens: u8,
    /// Whether a combat also costs the coins on the card and one more (TOU-COMBAT-04).
    pub has_ransom: bool,
}

impl EventRow {
    /// Bonus events do nobody harm, so nobody is protected from them (TOU-EVENT-26).
    pub const fn is_bonus(self) -> bool {
        matches!(self.blow, Blow::Majority { .. })
    }
}
