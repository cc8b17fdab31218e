//! The data file of cards and events: its format, and what can be wrong in it.
//!
//! The build reads the built-in file with this code and writes it down as static rows; the program
//! reads an owner's corrected file with the same code. Every complaint names a line.

mod raw;

use serde::Deserialize;
use thiserror::Error;
use toml::Table;

use self::raw::{
    RawCard, RawCardProvenance, RawEvent, RawEventProvenance, RawFile, RawPrestige, blow, verb,
};
use super::colour::{Deck, Level};
use super::verb::{Blow, CardRow, Cost, EventRow, Kind, Verb};

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
