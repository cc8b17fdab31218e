//! How the data file spells cards and events, and what the words mean.

use serde::Deserialize;
use toml::{Spanned, Table};

use super::super::colour::{Colour, ColourSet, Level};
use super::super::verb::{Blow, Coins, Count, Kind, KindSet, Per, Spoils, Verb};
use super::Provenance;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFile {
    pub(super) meta: Table,
    pub(super) components: Table,
    pub(super) setup: Table,
    pub(super) limits: Table,
    pub(super) expansion: Table,
    pub(super) card: Vec<RawCard>,
    pub(super) event: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCard {
    pub(super) id: Spanned<String>,
    pub(super) deck: String,
    pub(super) level: u8,
    pub(super) colour: Colour,
    pub(super) kind: Kind,
    pub(super) name_en: String,
    #[serde(rename = "name_en_source")]
    pub(super) _name_en_source: String,
    pub(super) name_fr: String,
    pub(super) copies: u8,
    pub(super) cost: RawCost,
    pub(super) pp: u8,
    pub(super) prestige: Option<RawPrestige>,
    pub(super) arrows: Option<bool>,
    pub(super) effect: RawVerb,
    pub(super) removable: bool,
    pub(super) removable_copies: u8,
    pub(super) expansion: bool,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) prov: RawCardProvenance,
    #[serde(default)]
    pub(super) note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCost {
    pub(super) deniers: u8,
    pub(super) citizen: Option<Colour>,
    #[serde(default)]
    pub(super) discard_card: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPrestige {
    pub(super) owner: u8,
    pub(super) others: u8,
}

#[derive(Deserialize)]
pub(super) struct RawCardProvenance {
    pub(super) effect: Provenance,
    pub(super) cost: Provenance,
    pub(super) pp: Provenance,
    pub(super) removable: Provenance,
}

/// `any`, or one of the colours.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnyColour {
    Any,
    Yellow,
    White,
    Red,
}

impl AnyColour {
    fn named(self) -> Option<Colour> {
        match self {
            Self::Any => None,
            Self::Yellow => Some(Colour::Yellow),
            Self::White => Some(Colour::White),
            Self::Red => Some(Colour::Red),
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RawCoins {
    Some,
    None,
}

impl From<RawCoins> for Coins {
    fn from(coins: RawCoins) -> Self {
        match coins {
            RawCoins::Some => Self::Present,
            RawCoins::None => Self::Absent,
        }
    }
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawVerb {
    GainFlat { amount: u8 },
    GainPer { amount: u8, per: String, pair: Option<[Colour; 2]>, colours: Option<Vec<Colour>> },
    DrawClassic { level: u8, colour: AnyColour },
    TakeTwo { level: u8, colour: AnyColour },
    Abbey { level: u8, keep: u8 },
    Recruit { colour: AnyColour, price: u8 },
    Copy { colour: AnyColour, free_only: bool },
    Ballista { min: u8, max: u8 },
    CombatFree { coins: RawCoins, take_coins: bool },
    Catapult { damage_per_opponent: u8, shield_events_per_crier: u8 },
    Lordship { amount: u8 },
    Courthouse { amount: u8 },
    OnPlace { kinds: Vec<Kind>, colours: Vec<Colour>, amount: u8 },
    OnPlaceCombat { kinds: Vec<Kind>, coins: RawCoins, take_coins: bool },
    OnActivate { colours: Vec<Colour>, amount: u8 },
    OnActivateGatherLying { colours: Vec<Colour> },
    DoubleCapacity { colours: Vec<Colour> },
    FollowUp { trigger: Colour, target: Colour, citizen: Colour },
    NthWorkerCombat { every: u8, workers: [String; 2], coins: RawCoins, take_coins: bool },
    OnGather { amount: u8 },
    EarnRate { colour: Colour, rate: u8 },
    Score { count: String },
    ScoreFlat {},
    TownCrier {},
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawEvent {
    pub(super) id: Spanned<String>,
    pub(super) name_en: String,
    pub(super) name_fr: String,
    pub(super) kind: String,
    pub(super) effect_colour: String,
    pub(super) combat_colour: Colour,
    pub(super) circles: u8,
    pub(super) combat: RawCombat,
    pub(super) positive: bool,
    pub(super) effect: RawBlow,
    pub(super) copies: u8,
    #[serde(rename = "provenance")]
    pub(super) _provenance: Provenance,
    pub(super) prov: RawEventProvenance,
    #[serde(default)]
    pub(super) note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCombat {
    pub(super) citizens: u8,
    pub(super) ransom: String,
}

#[derive(Deserialize)]
pub(super) struct RawEventProvenance {
    pub(super) effect: Provenance,
    pub(super) effect_colour: Provenance,
    pub(super) combat_colour: Provenance,
    pub(super) circles: Provenance,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum RawBlow {
    LayAvailableCitizen { colour: AnyColour, count: u8, who: String },
    BonusMajority { colour: Colour, amount: u8, count: String },
    DamageFreeCard { colour: AnyColour, levels: [u8; 2], kinds: Vec<Kind>, count: u8, who: String },
    LoseDeniers { amount: u8, who: String },
}

pub(super) fn verb(raw: RawVerb) -> Result<Verb, String> {
    let level = |n: u8| Level::from_number(n).ok_or_else(|| "no such level".to_owned());
    let spoils = |take| if take { Spoils::ToPlayer } else { Spoils::ToBank };
    let kinds = |list: Vec<Kind>| list.into_iter().fold(KindSet::default(), KindSet::with);
    let colours = |list: Vec<Colour>| list.into_iter().collect::<ColourSet>();
    Ok(match raw {
        RawVerb::GainFlat { amount } => Verb::GainFlat { amount },
        RawVerb::GainPer { amount, per, pair, colours } => {
            Verb::GainPer { amount, per: per_of(&per, pair, colours)? }
        }
        RawVerb::DrawClassic { level: l, colour } => {
            Verb::DrawClassic { level: level(l)?, colour: colour.named() }
        }
        RawVerb::TakeTwo { level: l, colour } => {
            Verb::TakeTwo { level: level(l)?, colour: colour.named() }
        }
        RawVerb::Abbey { level: l, keep } => Verb::Abbey { level: level(l)?, keep },
        RawVerb::Recruit { colour, price } => Verb::Recruit { colour: colour.named(), price },
        RawVerb::Copy { colour, free_only } => Verb::Copy { colour: colour.named(), free_only },
        RawVerb::Ballista { min: 1, max } => Verb::Ballista { most: max },
        RawVerb::CombatFree { coins, take_coins } => {
            Verb::CombatFree { coins: coins.into(), spoils: spoils(take_coins) }
        }
        RawVerb::Catapult { damage_per_opponent: 1, shield_events_per_crier: 1 } => Verb::Catapult,
        RawVerb::Lordship { amount } => Verb::Lordship { amount },
        RawVerb::Courthouse { amount } => Verb::Courthouse { amount },
        RawVerb::OnPlace { kinds: k, colours: c, amount } => {
            Verb::OnPlace { kinds: kinds(k), colours: colours(c), amount }
        }
        RawVerb::OnPlaceCombat { kinds: k, coins: RawCoins::Some, take_coins } => {
            Verb::OnPlaceCombat { kinds: kinds(k), spoils: spoils(take_coins) }
        }
        RawVerb::OnActivate { colours: c, amount } => {
            Verb::OnActivate { colours: colours(c), amount }
        }
        RawVerb::OnActivateGatherLying { colours: c } => Verb::RaiseLying { colours: colours(c) },
        RawVerb::DoubleCapacity { colours: c } => Verb::DoubleCapacity { colours: colours(c) },
        RawVerb::FollowUp { trigger, target, citizen } => {
            Verb::FollowUp { trigger, target, citizen }
        }
        RawVerb::NthWorkerCombat { every, workers, coins: RawCoins::Some, take_coins }
            if every > 0 && workers == ["red", "gray"] =>
        {
            Verb::NthWorkerCombat { every, spoils: spoils(take_coins) }
        }
        RawVerb::OnGather { amount } => Verb::OnGather { amount },
        RawVerb::EarnRate { colour, rate } => Verb::EarnRate { colour, rate },
        RawVerb::Score { count } => Verb::Score { count: count_of(&count)? },
        RawVerb::ScoreFlat {} => Verb::ScoreFlat,
        RawVerb::TownCrier {} => Verb::TownCrier,
        _ => return Err("the rules know no such effect".to_owned()),
    })
}

fn per_of(
    name: &str,
    pair: Option<[Colour; 2]>,
    colours: Option<Vec<Colour>>,
) -> Result<Per, String> {
    Ok(match (name, pair, colours) {
        ("empty_slot", None, None) => Per::EmptySlot,
        ("filled_slot", None, None) => Per::FilledSlot,
        ("plaza_citizen", None, None) => Per::PlazaCitizen,
        ("lying_citizen", None, None) => Per::LyingCitizen,
        ("plaza_pair", Some([one, other]), None) => Per::PlazaPair(one, other),
        ("plaza_colour_choice", None, Some(colours)) => {
            Per::PlazaBest(colours.into_iter().collect())
        }
        _ => return Err(format!("nothing is counted per `{name}`")),
    })
}

fn count_of(name: &str) -> Result<Count, String> {
    let colour = |rest: &str| rest.parse().map_err(|()| format!("`{rest}` is no colour"));
    Ok(match name {
        "card_sets" => Count::CardSets,
        "deniers_by_4" => Count::DeniersBy4,
        "characters" => Count::Characters,
        "prestige_buildings" => Count::PrestigeBuildings,
        "citizen_sets" => Count::CitizenSets,
        "buildings_white_or_yellow" => Count::BuildingsWhiteOrYellow,
        "ramparts_built" => Count::RampartsBuilt,
        _ => match name.split_once('_') {
            Some(("cards", rest)) => Count::Cards(colour(rest)?),
            Some(("citizens", rest)) => Count::Citizens(colour(rest)?),
            _ => return Err(format!("`{name}` is nothing that is counted")),
        },
    })
}

pub(super) fn blow(raw: &RawBlow) -> Option<Blow> {
    let is_each = |who: &str| who == "each_player";
    match raw {
        RawBlow::LayAvailableCitizen { colour, count: 1, who } if is_each(who) => {
            Some(Blow::LayDown { colour: colour.named() })
        }
        RawBlow::BonusMajority { colour, amount, count }
            if count == "owned_citizens_plus_visible_cards" =>
        {
            Some(Blow::Majority { colour: *colour, amount: *amount })
        }
        RawBlow::DamageFreeCard { colour, levels: [1, 2], kinds, count: 1, who }
            if is_each(who) && *kinds == [Kind::Building, Kind::Character] =>
        {
            Some(Blow::Damage { colour: colour.named() })
        }
        RawBlow::LoseDeniers { amount, who } if is_each(who) => {
            Some(Blow::LoseDeniers { amount: *amount })
        }
        _ => None,
    }
}
