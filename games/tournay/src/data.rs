//! The table of cards and events: built in, or corrected by whoever owns the printed game.
//!
//! Corrections are kept as differences from the built-in values (`Y1-X-INN.pp:2`), so that a setup,
//! a record or a position that uses them needs no file.

use std::fmt;

use crate::card::{Card, EventCard};
use crate::colour::Colour;
use crate::file::{self, DataFile, FileError, Provenance};
use crate::verb::{Blow, CardRow, EventRow, Verb};

pub(crate) use rows::{
    CARD_IDS, CARD_NAMES_EN, CARD_NAMES_FR, CARD_ROWS, EVENT_IDS, EVENT_NAMES_EN, EVENT_NAMES_FR,
};

#[allow(clippy::enum_glob_use, reason = "rows name what they need")]
mod rows {
    use crate::colour::Colour::{Red, White, Yellow};
    use crate::colour::Level::{I, II, III};
    use crate::colour::{ColourSet, Deck};
    use crate::verb::Blow::{Damage, LayDown, LoseDeniers, Majority};
    use crate::verb::Coins::{Absent, Present};
    use crate::verb::Count::*;
    use crate::verb::Kind::{Building, Character, Crier, Prestige};
    use crate::verb::Per::*;
    use crate::verb::Spoils::{ToBank, ToPlayer};
    use crate::verb::Verb::*;
    use crate::verb::{CardRow, Cost, EventRow, KindSet};

    include!(concat!(env!("OUT_DIR"), "/rows.rs"));
}

/// The file that the built-in rows come from.
pub const BUILT_IN_FILE: &str = include_str!("../data/cards.toml");

/// All rows, as the rules look them up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub cards: [CardRow; Card::COUNT],
    pub events: [EventRow; EventCard::COUNT],
}

/// The table that comes with the program.
pub static BUILT_IN: Table = Table { cards: CARD_ROWS, events: rows::EVENT_ROWS };

impl Table {
    pub fn card(&self, card: Card) -> &CardRow {
        &self.cards[card.index()]
    }

    pub fn event(&self, event: EventCard) -> &EventRow {
        &self.events[event.index()]
    }

    /// Reads an owner's file. It has the format of the built-in one and may correct what no source
    /// states for sure: costs, points, amounts, removable copies, circles and colours of events.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let file = file::read(text)?;
        check_rules(&file, text)?;
        let mut table = BUILT_IN.clone();
        let wrong = |line, problem| FileError { line, problem };
        for entry in &file.cards {
            let card: Card = entry.id.parse().map_err(|problem| wrong(entry.line, problem))?;
            let row = &mut table.cards[card.index()];
            for value in Value::ALL_OF_CARD {
                value.copy_card(row, &entry.row);
            }
            let names = (entry.name_en.as_str(), entry.name_fr.as_str());
            if *row != entry.row || names != (card.name_en(), card.name_fr()) {
                return Err(wrong(entry.line, format!("{card}: {NOT_CORRECTABLE}")));
            }
        }
        for entry in &file.events {
            let event: EventCard =
                entry.id.parse().map_err(|problem| wrong(entry.line, problem))?;
            let row = &mut table.events[event.index()];
            for value in Value::ALL_OF_EVENT {
                value.copy_event(row, entry.row);
            }
            let names = (entry.name_en.as_str(), entry.name_fr.as_str());
            if *row != entry.row || names != (event.name_en(), event.name_fr()) {
                return Err(wrong(entry.line, format!("{event}: {NOT_CORRECTABLE}")));
            }
        }
        Ok(table)
    }

    /// Reads the differences as a setup carries them: `Y1-X-INN.pp:2+EV-PLAGUE.circles:4`.
    pub fn corrected(text: &str) -> Result<Self, String> {
        let mut table = BUILT_IN.clone();
        for part in text.split('+') {
            table.correct(part).ok_or_else(|| format!("`{part}` corrects nothing"))?;
        }
        file::check_counts(&table.cards)?;
        if table.corrections().to_string() == text {
            Ok(table)
        } else {
            Err(format!("corrections stand in their order and differ: `{}`", table.corrections()))
        }
    }

    fn correct(&mut self, part: &str) -> Option<()> {
        let (path, number) = part.split_once(':')?;
        let (id, name) = path.rsplit_once('.')?;
        let value = Value::named(name)?;
        if let Ok(card) = id.parse::<Card>() {
            value.set_card(&mut self.cards[card.index()], plain(number)?)
        } else {
            let event: EventCard = id.parse().ok()?;
            value.set_event(&mut self.events[event.index()], number)
        }
    }

    /// What differs from the built-in table, as text.
    pub fn corrections(&self) -> Corrections<'_> {
        Corrections(self)
    }
}

const NOT_CORRECTABLE: &str = "only cost, points, amount and removable copies of a card, and \
                               circles and colours of an event, can be corrected";

/// Counts and limits are rules, and rules are not data to be corrected.
fn check_rules(file: &DataFile, text: &str) -> Result<(), FileError> {
    let built_in = file::read(BUILT_IN_FILE).expect("the build has read it");
    let differs = |&name: &&str| file.rules.get(name) != built_in.rules.get(name);
    match ["meta", "components", "setup", "limits", "expansion"].iter().find(|name| differs(name)) {
        None => Ok(()),
        Some(name) => {
            let header = |line: &str| line.starts_with(&format!("[{name}"));
            let line = text.lines().position(header).map_or(1, |index| index + 1);
            Err(FileError { line, problem: format!("[{name}] states rules; it cannot differ") })
        }
    }
}

fn plain(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number.to_string() == text && number < 100).then_some(number)
}

/// The values of a row that can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Cost,
    Points,
    Owner,
    Others,
    Amount,
    Removable,
    Circles,
    Combat,
    Effect,
}

impl Value {
    const ALL_OF_CARD: [Self; 6] =
        [Self::Cost, Self::Points, Self::Owner, Self::Others, Self::Amount, Self::Removable];
    const ALL_OF_EVENT: [Self; 3] = [Self::Circles, Self::Combat, Self::Effect];

    const fn name(self) -> &'static str {
        match self {
            Self::Cost => "cost",
            Self::Points => "pp",
            Self::Owner => "owner",
            Self::Others => "others",
            Self::Amount => "amount",
            Self::Removable => "removable",
            Self::Circles => "circles",
            Self::Combat => "combat",
            Self::Effect => "effect",
        }
    }

    fn named(name: &str) -> Option<Self> {
        let all = Self::ALL_OF_CARD.into_iter().chain(Self::ALL_OF_EVENT);
        all.into_iter().find(|value| value.name() == name)
    }

    fn of_card(self, row: &CardRow) -> Option<u8> {
        let mut row = *row;
        self.in_card(&mut row).copied()
    }

    fn in_card(self, row: &mut CardRow) -> Option<&mut u8> {
        match self {
            Self::Cost => Some(&mut row.cost.deniers),
            Self::Points => Some(&mut row.pp),
            Self::Owner => Some(&mut row.owner),
            Self::Others => Some(&mut row.others),
            Self::Amount => amount_of(&mut row.verb),
            Self::Removable => Some(&mut row.removable),
            Self::Circles | Self::Combat | Self::Effect => None,
        }
    }

    fn set_card(self, row: &mut CardRow, number: u8) -> Option<()> {
        *self.in_card(row)? = number;
        file::check_card(row).ok()
    }

    fn copy_card(self, row: &mut CardRow, other: &CardRow) {
        if let (Some(place), Some(value)) = (self.in_card(row), self.of_card(other)) {
            *place = value;
        }
    }

    fn of_event(self, mut row: EventRow) -> Option<String> {
        match self {
            Self::Circles => Some(row.circles.to_string()),
            Self::Combat => Some(row.combat_colour.to_string()),
            Self::Effect => colour_of(&mut row.blow).map(|colour| colour.to_string()),
            _ => None,
        }
    }

    fn set_event(self, row: &mut EventRow, text: &str) -> Option<()> {
        match self {
            Self::Circles => row.circles = plain(text).filter(|n| (1..=9).contains(n))?,
            Self::Combat => row.combat_colour = text.parse().ok()?,
            Self::Effect => *colour_of(&mut row.blow)? = text.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    fn copy_event(self, row: &mut EventRow, other: EventRow) {
        if let Some(text) = self.of_event(other) {
            let _ = self.set_event(row, &text);
        }
    }
}

/// The one number in what a card does.
fn amount_of(verb: &mut Verb) -> Option<&mut u8> {
    match verb {
        Verb::GainFlat { amount }
        | Verb::GainPer { amount, .. }
        | Verb::Lordship { amount }
        | Verb::Courthouse { amount }
        | Verb::OnPlace { amount, .. }
        | Verb::OnActivate { amount, .. }
        | Verb::OnGather { amount }
        | Verb::Recruit { price: amount, .. }
        | Verb::EarnRate { rate: amount, .. } => Some(amount),
        _ => None,
    }
}

/// The colour that an event strikes, where it has one.
fn colour_of(blow: &mut Blow) -> Option<&mut Colour> {
    match blow {
        Blow::LayDown { colour } | Blow::Damage { colour } => colour.as_mut(),
        Blow::Majority { colour, .. } => Some(colour),
        Blow::LoseDeniers { .. } => None,
    }
}

/// The differences of a table from the built-in one; nothing where there are none.
#[derive(Clone, Copy, Debug)]
pub struct Corrections<'t>(&'t Table);

impl fmt::Display for Corrections<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for card in Card::all() {
            let (row, built_in) = (self.0.card(card), BUILT_IN.card(card));
            for value in Value::ALL_OF_CARD {
                if let Some(number) =
                    value.of_card(row).filter(|_| value.of_card(row) != value.of_card(built_in))
                {
                    write!(f, "{separator}{card}.{}:{number}", value.name())?;
                    separator = "+";
                }
            }
        }
        for event in EventCard::all() {
            let (row, built_in) = (*self.0.event(event), *BUILT_IN.event(event));
            for value in Value::ALL_OF_EVENT {
                if let Some(text) = value
                    .of_event(row)
                    .filter(|text| value.of_event(built_in).as_ref() != Some(text))
                {
                    write!(f, "{separator}{event}.{}:{text}", value.name())?;
                    separator = "+";
                }
            }
        }
        Ok(())
    }
}

/// One value of the data file and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// `Y1-X-INN`
    pub id: String,
    /// `pp`
    pub value: &'static str,
    pub provenance: Provenance,
    pub note: String,
}

/// Every value of a data file with its provenance, for whoever wants to check it against the cards.
pub fn provenance(text: &str) -> Result<Vec<Origin>, FileError> {
    let file = file::read(text)?;
    let of = |id: &str, names: [&'static str; 4], provenance: [Provenance; 4], note: &str| {
        let pairs = names.into_iter().zip(provenance);
        let origin = |(value, provenance)| Origin {
            id: id.to_owned(),
            value,
            provenance,
            note: note.to_owned(),
        };
        pairs.map(origin).collect::<Vec<_>>()
    };
    let cards = file.cards.iter().flat_map(|card| {
        of(&card.id, ["effect", "cost", "pp", "removable"], card.provenance, &card.note)
    });
    let events = file.events.iter().flat_map(|event| {
        let names = ["effect", "effect_colour", "combat_colour", "circles"];
        of(&event.id, names, event.provenance, &event.note)
    });
    Ok(cards.chain(events).collect())
}
