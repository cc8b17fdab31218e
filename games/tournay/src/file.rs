//! The data file of cards and events: its format, and what can be wrong in it.
//!
//! The build reads the built-in file with this code and writes it down as static rows; the program
//! reads an owner's corrected file with the same code. Every complaint names a line.

use serde::Deserialize;
use thiserror::Error;
use toml::{Spanned, Table};

use super::colour::{Colour, ColourSet, Deck, Level};
use super::verb::{Blow, CardRow, Coins, Cost, Count, EventRow, Kind, KindSet, Per, Spoils, Verb};

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct FileError {
    pub line: usize,
    pub problem: String,
}

/// Where a value comes from: the rulebooks, a public source, or a considered guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    Rules,
    Public,
    Reconstructed,
}

/// An activity card of the file.
#[derive(Clone, Debug)]
pub(crate) struct CardEntry {
    pub id: String,
    pub line: usize,
    pub name_en: String,
    pub name_fr: String,
    pub row: CardRow,
    /// Of effect, cost, points and removability.
    pub provenance: [Provenance; 4],
    pub note: String,
}

/// An event card of the file.
#[derive(Clone, Debug)]
pub(crate) struct EventEntry {
    pub id: String,
    pub line: usize,
    pub name_en: String,
    pub name_fr: String,
    pub row: EventRow,
    /// Of effect, effect colour, combat colour and circles.
    pub provenance: [Provenance; 4],
    pub note: String,
}

/// A whole file, found consistent.
#[derive(Clone, Debug)]
pub(crate) struct DataFile {
    pub cards: Vec<CardEntry>,
    pub events: Vec<EventEntry>,
    /// Everything that is a rule and no property of a card.
    pub rules: Table,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFile {
    meta: Table,
    components: Table,
    setup: Table,
    limits: Table,
    expansion: Table,
    card: Vec<RawCard>,
    event: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    id: Spanned<String>,
    deck: String,
    level: u8,
    colour: Colour,
    kind: Kind,
    name_en: String,
    #[serde(rename = "name_en_source")]
    _name_en_source: String,
    name_fr: String,
    copies: u8,
    cost: RawCost,
    pp: u8,
    prestige: Option<RawPrestige>,
    arrows: Option<bool>,
    effect: RawVerb,
    removable: bool,
    removable_copies: u8,
    expansion: bool,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    prov: RawCardProvenance,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCost {
    deniers: u8,
    citizen: Option<Colour>,
    #[serde(default)]
    discard_card: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPrestige {
    owner: u8,
    others: u8,
}

#[derive(Deserialize)]
struct RawCardProvenance {
    effect: Provenance,
    cost: Provenance,
    pp: Provenance,
    removable: Provenance,
}

/// `any`, or one of the colours.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AnyColour {
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
enum RawCoins {
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
enum RawVerb {
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
struct RawEvent {
    id: Spanned<String>,
    name_en: String,
    name_fr: String,
    kind: String,
    effect_colour: String,
    combat_colour: Colour,
    circles: u8,
    combat: RawCombat,
    positive: bool,
    effect: RawBlow,
    copies: u8,
    #[serde(rename = "provenance")]
    _provenance: Provenance,
    prov: RawEventProvenance,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCombat {
    citizens: u8,
    ransom: String,
}

#[derive(Deserialize)]
struct RawEventProvenance {
    effect: Provenance,
    effect_colour: Provenance,
    combat_colour: Provenance,
    circles: Provenance,
}

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum RawBlow {
    LayAvailableCitizen { colour: AnyColour, count: u8, who: String },
    BonusMajority { colour: Colour, amount: u8, count: String },
    DamageFreeCard { colour: AnyColour, levels: [u8; 2], kinds: Vec<Kind>, count: u8, who: String },
    LoseDeniers { amount: u8, who: String },
}

/// Reads a file and checks that it is a whole set of cards.
pub(crate) fn read(text: &str) -> Result<DataFile, FileError> {
    let raw: RawFile = toml::from_str(text).map_err(|error| FileError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        problem: error.message().to_owned(),
    })?;
    let mut rules = Table::new();
    let parts = [
        ("meta", raw.meta),
        ("components", raw.components),
        ("setup", raw.setup),
        ("limits", raw.limits),
        ("expansion", raw.expansion),
    ];
    rules.extend(parts.map(|(name, table)| (name.to_owned(), table.into())));
    let cards = raw.card.into_iter().map(|card| card_entry(card, text));
    let events = raw.event.into_iter().map(|event| event_entry(event, text));
    let file = DataFile {
        cards: cards.collect::<Result<_, _>>()?,
        events: events.collect::<Result<_, _>>()?,
        rules,
    };
    check_set(&file)?;
    Ok(file)
}

fn line_of(text: &str, byte: usize) -> usize {
    text.get(..byte).unwrap_or(text).matches('\n').count() + 1
}

fn card_entry(raw: RawCard, text: &str) -> Result<CardEntry, FileError> {
    let line = line_of(text, raw.id.span().start);
    let wrong = |problem: String| FileError { line, problem };
    let id = raw.id.into_inner();
    let level =
        Level::from_number(raw.level).ok_or_else(|| wrong(format!("{id}: no such level")))?;
    let deck = Deck::new(raw.colour, level);
    if raw.deck != deck.to_string() || !id.starts_with(&format!("{deck}-")) {
        return Err(wrong(format!("{id}: id, deck, colour and level do not agree")));
    }
    let problem = |problem: &str| wrong(format!("{id}: {problem}"));
    let verb = verb(raw.effect).map_err(|error| problem(&error))?;
    let prestige = raw.prestige.unwrap_or(RawPrestige { owner: 0, others: 0 });
    let row = CardRow {
        deck,
        kind: raw.kind,
        copies: raw.copies,
        removable: raw.removable_copies,
        is_expansion: raw.expansion,
        cost: Cost {
            deniers: raw.cost.deniers,
            citizen: raw.cost.citizen,
            has_card: raw.cost.discard_card == 1,
        },
        pp: raw.pp,
        owner: prestige.owner,
        others: prestige.others,
        verb,
    };
    let has_arrows = !matches!(verb, Verb::OnGather { .. } | Verb::EarnRate { .. });
    let arrows = (raw.kind == Kind::Character).then_some(has_arrows);
    check_card(&row).map_err(problem)?;
    if raw.cost.discard_card > 1 {
        return Err(problem("at most one card can be the price of a card"));
    }
    if raw.removable != (raw.removable_copies > 0) {
        return Err(problem("removable and removable_copies do not agree"));
    }
    if raw.arrows != arrows {
        return Err(problem("arrows do not fit what the card does"));
    }
    let RawCardProvenance { effect, cost, pp, removable } = raw.prov;
    let provenance = [effect, cost, pp, removable];
    let (name_en, name_fr, note) = (raw.name_en, raw.name_fr, raw.note);
    Ok(CardEntry { id, line, name_en, name_fr, row, provenance, note })
}

/// What must hold for a card by itself.
pub(crate) fn check_card(row: &CardRow) -> Result<(), &'static str> {
    let is_top = row.deck.level() == Level::III;
    let fits = match row.kind {
        Kind::Building => !is_top && row.verb.is_of_building(),
        Kind::Character => !is_top && row.verb.is_of_character(),
        Kind::Prestige => is_top && matches!(row.verb, Verb::Score { .. } | Verb::ScoreFlat),
        Kind::Crier => row.verb == Verb::TownCrier && row.cost == Cost::default(),
    };
    let is_prestige = row.kind == Kind::Prestige;
    let all = [
        (fits, "kind, level and effect do not fit together"),
        ((1..=2).contains(&row.copies), "a card has one or two copies"),
        (row.removable <= row.copies, "more copies are removable than there are"),
        (row.removable == 0 || !is_top && !row.is_expansion, "only base cards are removable"),
        (is_prestige == (row.owner > 0), "a prestige building has points, and only it"),
        (row.kind != Kind::Prestige || row.pp == 0, "a prestige building has no printed points"),
        (row.kind == Kind::Prestige || !row.cost.has_card, "only prestige buildings cost a card"),
        (
            row.cost.citizen.is_none_or(|c| c == row.deck.colour()),
            "the citizen has the card's colour",
        ),
        (row.cost.citizen.is_none() || !row.cost.has_card, "a card costs a citizen or a card"),
        (
            row.deck.level() != Level::III || !row.is_expansion,
            "expansion cards are of level I or II",
        ),
    ];
    all.into_iter().try_for_each(|(holds, problem)| if holds { Ok(()) } else { Err(problem) })
}

impl Verb {
    const fn is_of_building(self) -> bool {
        matches!(
            self,
            Self::GainFlat { .. }
                | Self::GainPer { .. }
                | Self::DrawClassic { .. }
                | Self::TakeTwo { .. }
                | Self::Abbey { .. }
                | Self::Recruit { .. }
                | Self::Copy { .. }
                | Self::Ballista { .. }
                | Self::CombatFree { .. }
                | Self::Catapult
                | Self::Lordship { .. }
                | Self::Courthouse { .. }
        )
    }

    const fn is_of_character(self) -> bool {
        !self.is_of_building()
            && !matches!(self, Self::Score { .. } | Self::ScoreFlat | Self::TownCrier)
    }
}

fn verb(raw: RawVerb) -> Result<Verb, String> {
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

fn event_entry(raw: RawEvent, text: &str) -> Result<EventEntry, FileError> {
    let line = line_of(text, raw.id.span().start);
    let id = raw.id.into_inner();
    let wrong = |problem: &str| FileError { line, problem: format!("{id}: {problem}") };
    let blow = blow(&raw.effect).ok_or_else(|| wrong("the rules know no such effect"))?;
    let (kind, colour) = match blow {
        Blow::LayDown { colour: Some(colour) } => ("lay_colour", colour.name()),
        Blow::LayDown { colour: None } => ("lay_any", "any"),
        Blow::Majority { colour, .. } => ("bonus_majority", colour.name()),
        Blow::Damage { colour: Some(colour) } => ("damage_colour", colour.name()),
        Blow::Damage { colour: None } => ("damage_any", "any"),
        Blow::LoseDeniers { .. } => ("lose_denier", "none"),
    };
    let has_ransom = raw.combat.ransom == "coins_plus_1";
    let row = EventRow {
        blow,
        circles: raw.circles,
        combat_colour: raw.combat_colour,
        combat_citizens: raw.combat.citizens,
        has_ransom,
    };
    let combat = if kind == "lose_denier" { (2, false) } else { (1, true) };
    let all = [
        (raw.kind == kind && raw.effect_colour == colour, "kind, colour and effect do not agree"),
        ((1..=9).contains(&raw.circles), "an event has one to nine circles"),
        (has_ransom || raw.combat.ransom == "none", "a ransom is `coins_plus_1` or `none`"),
        ((raw.combat.citizens, has_ransom) == combat, "the combat does not fit the effect"),
        (raw.copies == 1 && id.starts_with("EV-"), "an event has one copy, and an id with EV-"),
        (raw.positive == row.is_bonus(), "`positive` does not fit the effect"),
    ];
    all.into_iter()
        .try_for_each(|(holds, problem)| if holds { Ok(()) } else { Err(wrong(problem)) })?;
    let RawEventProvenance { effect, effect_colour, combat_colour, circles } = raw.prov;
    let provenance = [effect, effect_colour, combat_colour, circles];
    let (name_en, name_fr, note) = (raw.name_en, raw.name_fr, raw.note);
    Ok(EventEntry { id, line, name_en, name_fr, row, provenance, note })
}

fn blow(raw: &RawBlow) -> Option<Blow> {
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

/// What must hold for the whole set (TOU-COMP-01 to -05, TOU-CHK).
fn check_set(file: &DataFile) -> Result<(), FileError> {
    let last = file.cards.last().map_or(1, |card| card.line);
    let rows: Vec<CardRow> = file.cards.iter().map(|card| card.row).collect();
    check_counts(&rows).map_err(|problem| FileError { line: last, problem })?;
    let line = file.events.last().map_or(last, |event| event.line);
    if file.events.len() != 15 {
        return Err(FileError { line, problem: format!("{} events, not 15", file.events.len()) });
    }
    let cards = file.cards.iter().map(|card| (&card.id, card.line));
    let events = file.events.iter().map(|event| (&event.id, event.line));
    let mut ids: Vec<(&String, usize)> = cards.chain(events).collect();
    ids.sort();
    match ids.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        Some(pair) => Err(FileError { line: pair[1].1, problem: format!("{} again", pair[1].0) }),
        None => Ok(()),
    }
}

/// Whether every deck has its ten cards, whichever way the expansion is used.
pub(crate) fn check_counts(rows: &[CardRow]) -> Result<(), String> {
    for deck in Deck::all() {
        let sum = |count: &dyn Fn(&CardRow) -> u8| {
            rows.iter().filter(|row| row.deck == deck).map(count).sum::<u8>()
        };
        let base = sum(&|row| if row.is_expansion { 0 } else { row.copies });
        let criers = sum(&|row| u8::from(row.kind == Kind::Crier));
        let removable = sum(&|row| row.removable);
        let expansion = sum(&|row| if row.is_expansion { row.copies } else { 0 });
        let exchanged = if deck.level() == Level::III { 0 } else { 3 };
        let expected = (10, 1, exchanged, exchanged);
        let found = (base, criers, removable, expansion);
        if found != expected {
            return Err(format!(
                "{deck}: cards, criers, removable and expansion cards are {found:?}, \
                 and should be {expected:?}"
            ));
        }
    }
    Ok(())
}
