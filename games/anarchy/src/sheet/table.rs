//! The table of the sheets, cards and boards: every printed value, ready for use.
//!
//! There are no names in it, so that it can be a constant of the program; the texts of the ids are
//! kept beside it and are the same for every table.

use super::boxes::{BoxId, Boxes, Line, MOST_BOXES};
use super::purse::Purse;
use super::words::{
    Activity, Asset, AttackType, Attribute, Colour, Corner, Fortification, Hold, Horse, Icon,
    Ingredient, Letter, LootSize, Row, Side, Tactic,
};

words! {
    /// What sort of box a box is: all that the rules need to know of it.
    Kind {
        /// A box of gate, towers, walls or moat.
        Fortification = "fortification",
        /// Quarry & forest, farms, training grounds.
        Land = "land",
        Wheel = "wheel",
        /// A crane or a siege weapon.
        Construction = "construction",
        Command = "command",
        /// The building of a level of keep, bank, stables or chapel.
        Level = "level",
        /// A box of a built level.
        Use = "use",
        /// A square of a chapel.
        Offering = "offering",
        Spy = "spy",
        Research = "research",
        Rampart = "rampart",
        Training = "training",
        Valentine = "valentine",
        Michaelmas = "michaelmas",
        Tournament = "tournament",
        Lammas = "lammas",
        /// The wide box of a chapel: the first of those that nobody pays for.
        Chapel = "chapel",
        Production = "production",
        Attribute = "attribute",
        Woman = "woman",
        Man = "man",
        Couple = "couple",
        /// A number slot of Michaelmas.
        Slot = "slot",
        Addition = "addition",
        Trophy = "trophy",
        Brewery = "brewery",
        Pennant = "pennant",
        Hanging = "hanging",
        Assist = "assist",
        /// A defeated enemy castle.
        Castle = "castle",
        /// A tactic that is researched.
        Tactic = "tactic",
    }
}

words! {
    /// Why another box has to be filled first.
    Why {
        /// It stands before this one on its track (ANA-TRACK-01).
        Before = "before",
        /// The measure of a command row reaches it.
        Measure = "measure",
        /// It is a crane.
        Crane = "crane",
        /// It develops this construction.
        Developed = "developed",
        /// It builds the level or chapel that is to be used.
        Built = "built",
        /// It completes the level before.
        Complete = "complete",
    }
}

/// A box that has to be filled before another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub on: BoxId,
    pub why: Why,
}

/// One thing a box gives besides workers and resources, in the order of ruling 15.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Nothing,
    /// Resources of choice.
    Take(u8),
    Fortify(Fortification),
    Production(Asset),
    Attribute(Attribute, u8),
    Knowledge(u8),
    Rally(u8),
    Joy(u8),
    Discontent(u8),
    Horse(Horse),
    Command(Row),
    /// The next box of one of these rows, a bit each.
    CommandOfChoice(u8),
    Research,
    /// So many estate cards for this activity.
    Reveal(Activity, u8),
    /// A brewery icon; each reveals on its own.
    Brew(u8),
}

/// What a box, a card or a place gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    pub purse: Purse,
    pub steps: [Step; Gain::STEPS],
}

impl Gain {
    pub const STEPS: usize = 5;
    pub const NOTHING: Self = Self { purse: Purse::NONE, steps: [Step::Nothing; Self::STEPS] };

    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        self.steps.into_iter().take_while(|&step| step != Step::Nothing)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxSpec {
    pub kind: Kind,
    /// How many of `costs` there are to choose from; none for a box that nobody pays for.
    pub alternatives: u8,
    pub costs: [Purse; 2],
    pub gain: Gain,
    /// All of these have to be filled; unused places name no box.
    pub needs: [Requirement; BoxSpec::NEEDS],
    /// One of these has to be filled, if there are any: the lines of the wheel.
    pub links: [BoxId; BoxSpec::LINKS],
}

impl BoxSpec {
    pub const NEEDS: usize = 4;
    pub const LINKS: usize = 4;
    pub const EMPTY: Self = Self {
        kind: Kind::Chapel,
        alternatives: 0,
        costs: [Purse::NONE; 2],
        gain: Gain::NOTHING,
        needs: [Requirement { on: BoxId::NONE, why: Why::Before }; Self::NEEDS],
        links: [BoxId::NONE; Self::LINKS],
    };

    pub fn needs(&self) -> impl Iterator<Item = Requirement> + use<> {
        self.needs.into_iter().take_while(|need| need.on != BoxId::NONE)
    }

    pub fn links(&self) -> impl Iterator<Item = BoxId> + use<> {
        self.links.into_iter().take_while(|&id| id != BoxId::NONE)
    }

    pub fn costs(&self) -> &[Purse] {
        &self.costs[..usize::from(self.alternatives)]
    }

    /// How an action names the alternative it pays: by its first asset, where there is a choice.
    pub fn payment(&self, alternative: usize) -> Option<Asset> {
        let (asset, _) = self.costs[alternative].iter().next()?;
        (self.alternatives > 1).then_some(asset)
    }
}

/// One price, and all boxes that have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub cost: Purse,
    /// As [`BoxSpec::payment`] says.
    pub payment: Option<Asset>,
    pub boxes: Boxes,
}

/// Where the boxes of each track stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lines {
    pub fortifications: [Line; 4],
    pub lands: [Line; 3],
    /// Mercenaries, guildsmen, allies, weaponsmiths.
    pub quarters: [Line; 4],
    pub constructions: Line,
    pub rows: [Line; 4],
    /// Keep, bank, stables, chapel: each level with its boxes behind it.
    pub buildings: [Line; 4],
    pub spies: Line,
    pub research: Line,
    pub ramparts: Line,
    pub training: Line,
    pub valentine: Line,
    pub michaelmas: Line,
    pub tournaments: Line,
    pub lammas: Line,
    pub production: [Line; 8],
    pub attributes: [Line; 4],
    pub women: Line,
    pub men: Line,
    pub couples: Line,
    pub slots: Line,
    pub additions: Line,
    pub trophies: Line,
    pub brewery: Line,
    pub pennants: Line,
    pub hanging: Line,
    pub assists: Line,
    pub castles: Line,
    pub tactics: Line,
}

impl Lines {
    const NONE: Line = Line { first: BoxId(0), len: 0 };
    pub const EMPTY: Self = Self {
        fortifications: [Self::NONE; 4],
        lands: [Self::NONE; 3],
        quarters: [Self::NONE; 4],
        constructions: Self::NONE,
        rows: [Self::NONE; 4],
        buildings: [Self::NONE; 4],
        spies: Self::NONE,
        research: Self::NONE,
        ramparts: Self::NONE,
        training: Self::NONE,
        valentine: Self::NONE,
        michaelmas: Self::NONE,
        tournaments: Self::NONE,
        lammas: Self::NONE,
        production: [Self::NONE; 8],
        attributes: [Self::NONE; 4],
        women: Self::NONE,
        men: Self::NONE,
        couples: Self::NONE,
        slots: Self::NONE,
        additions: Self::NONE,
        trophies: Self::NONE,
        brewery: Self::NONE,
        pennants: Self::NONE,
        hanging: Self::NONE,
        assists: Self::NONE,
        castles: Self::NONE,
        tactics: Self::NONE,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSpec {
    pub attack_cards: u8,
    pub food: u8,
    pub resolve: u8,
}

/// A castle place of the main board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceSpec {
    pub gain: Gain,
    pub loot: LootSize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OverrunSpec {
    pub strength: u8,
    pub gain: Gain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LootSpec {
    pub size: LootSize,
    pub gain: Purse,
}

/// What may defend against a type of attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackTypeSpec {
    pub fortification: Option<Fortification>,
    pub tactic: Option<Tactic>,
    pub has_workers: bool,
}

/// Where a card hits: the four sides, and the castle as a whole.
pub const TARGETS: usize = 5;
pub const WHOLE: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackSpec {
    pub kind: AttackType,
    pub is_violent: bool,
    pub hits: [Option<Letter>; TARGETS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastleSpec {
    pub defence: u8,
    /// The shield on the other side, once the card is turned over.
    pub defence_passed: u8,
    pub food: u8,
    /// A bit for each [`Horse`].
    pub horses: u8,
    pub weapons: Boxes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiegeSpec {
    pub extra_food: u8,
    /// By the number of cards repelled.
    pub bravery: [u8; 7],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScenarioCardSpec {
    /// By [`Letter`].
    pub strength: [u8; 5],
    pub castle: Option<CastleSpec>,
    pub siege: Option<SiegeSpec>,
}

/// What a path card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Criterion {
    /// The filled ones among these boxes.
    Filled(Boxes),
    /// The sets of which every box is filled.
    Sets([Boxes; 3]),
    FinalDiscontent,
    RallyTokens,
    WallLevels,
    MoatLevel,
    TowersAndGate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PathSpec {
    pub gain: Purse,
    pub criterion: Criterion,
    /// The counts worth 1, 2 and 3 points; a second count for towers and gate.
    pub at: [[u8; 2]; 3],
    /// Whether fewer are better.
    pub is_at_most: bool,
    pub is_in_solo: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EstateSpec {
    pub training: Icon,
    pub valentine: u8,
    pub michaelmas: u8,
    pub lance: Hold,
    pub shield: Hold,
    pub brewery: Ingredient,
    pub lammas: Colour,
}

/// What so many different icons of a training give: one of these, by choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingSpec {
    pub choices: u8,
    pub gains: [Gain; 2],
}

/// Every printed value of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub len: u16,
    pub boxes: [BoxSpec; MOST_BOXES],
    /// For each box those that ask for it.
    pub dependents: [Boxes; MOST_BOXES],
    pub prices: [Price; Table::PRICES],
    pub price_count: u8,
    pub lines: Lines,
    /// Filled when the game begins.
    pub start: Boxes,
    pub circled_at_start: [u8; 5],
    /// The price of one more circle.
    pub preparing: [Purse; 5],
    pub small_crane: BoxId,
    pub large_crane: BoxId,
    pub rounds: [RoundSpec; Table::ROUNDS],
    /// Which attack slots hold their card face down.
    pub face_down: [bool; 5],
    pub places: [PlaceSpec; Table::ROUNDS],
    pub overruns: [OverrunSpec; 3],
    pub loot: [LootSpec; 10],
    pub attack_types: [AttackTypeSpec; 7],
    pub attacks: [AttackSpec; 36],
    pub assaults: [AttackSpec; 6],
    /// Classic easy, standard, hard; siege easy, standard, hard.
    pub scenarios: [[ScenarioCardSpec; Table::ROUNDS]; 6],
    pub paths: [PathSpec; 25],
    pub estate: [EstateSpec; 24],
    /// By the number of different icons, less one.
    pub training: [TrainingSpec; 4],
    /// The printed sums; 0 where there is none.
    pub sums: [u8; 9],
    pub grid: [Ingredient; 16],
    pub ropes: [Colour; 12],
    pub assist: Gain,
    /// For each three points of strength that survive.
    pub plough: Purse,
    pub penalty: [u8; 19],
    pub penalty_beyond: u8,
    /// Where each title of the solo ladder begins.
    pub ladder: [u8; 5],
}

impl Table {
    pub const ROUNDS: usize = 5;
    pub const PRICES: usize = 32;

    pub const fn spec(&self, id: BoxId) -> &BoxSpec {
        &self.boxes[id.index()]
    }

    pub fn all(&self) -> impl Iterator<Item = BoxId> + use<> {
        (0..self.len).map(BoxId)
    }

    pub fn prices(&self) -> &[Price] {
        &self.prices[..usize::from(self.price_count)]
    }

    /// Whether somebody who has filled these could fill `id` next, if they can pay.
    pub fn is_open(&self, id: BoxId, filled: &Boxes) -> bool {
        let spec = self.spec(id);
        let is_linked = |spec: &BoxSpec| {
            spec.links[0] == BoxId::NONE || spec.links().any(|link| filled.contains(link))
        };
        spec.alternatives > 0
            && !filled.contains(id)
            && spec.needs().all(|need| filled.contains(need.on))
            && is_linked(spec)
    }

    pub fn fortification_of(&self, id: BoxId) -> Option<Fortification> {
        self.spec(id).gain.steps().find_map(|step| match step {
            Step::Fortify(fortification) => Some(fortification),
            _ => None,
        })
    }

    pub fn penalty(&self, discontent: u8) -> i32 {
        let last = self.penalty.len() - 1;
        let beyond = usize::from(discontent).saturating_sub(last);
        i32::from(self.penalty[usize::from(discontent).min(last)])
            + i32::from(self.penalty_beyond) * beyond as i32
    }
}

/// A tower's corner or a wall's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    Nowhere,
    Side(Side),
    Corner(Corner),
}
