//! A game as data: what can be asked of it before one is played.

use bastide_core::record::Seal;
use bastide_core::{OptionWords, RulesVersion, Seat, Seed, Setup as _, SetupError};
use bastide_text::Phrasebook;

use crate::any::AnyGame;
use crate::engines::{EngineInfo, TournamentRules};
use crate::faults::{PositionFault, RecordFault};
use crate::form::{NotSetUp, SetupForm};
use crate::host::Host;
use crate::lessons::Lesson;
use crate::presentation::{Presentation, SetupOf, TakingBack};
use crate::reference::ReferenceInfo;
use crate::series::SeriesRules;

/// What is not open in a game while it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrets {
    Nothing,
    /// What nobody knows yet: the order of decks.
    Decks,
    /// What one player knows and the others do not. At a screen that several share, a curtain falls
    /// between their turns.
    Hands,
}

/// How the games of a tournament are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// By who won, at larger tables by place.
    Places,
    /// The points of each game add up, and the lowest sum wins.
    FewestPoints,
}

/// Words by a key that scripts and styles know.
pub type NamedWords = fn(&Phrasebook) -> Vec<(&'static str, String)>;

/// What the page of a table has besides what every game has.
#[derive(Clone, Copy, Default)]
pub struct TableSections {
    /// Tabs for narrow screens, which show one part of the table at a time.
    pub tabs: Option<Tabs>,
    /// The words around the events that hang over the table.
    pub events: Option<EventsWords>,
    /// The parts of a large drawing that can be looked at one by one.
    pub views: Option<fn(&Phrasebook) -> Vec<DrawingView>>,
    /// What the small drawings of the others' things are called together.
    pub others: Option<fn(&Phrasebook) -> String>,
    /// The sentences that the game's script says, by the keys that it asks for.
    pub script_words: Option<NamedWords>,
}

/// Tabs of a table.
#[derive(Clone, Copy)]
pub struct Tabs {
    /// What they are called together.
    pub label: fn(&Phrasebook) -> String,
    /// Each by the code that scripts and styles know, and by its name.
    pub list: NamedWords,
}

/// The words around the events that hang over a table.
#[derive(Clone, Copy)]
pub struct EventsWords {
    pub title: fn(&Phrasebook) -> String,
    pub note: fn(&Phrasebook) -> String,
}

/// A part of a large drawing: the ids that it is made of, what it is called, and its sections.
pub struct DrawingView {
    pub code: &'static str,
    pub ids: &'static str,
    pub name: String,
    pub sections: Vec<(&'static str, String)>,
}

/// What the terminal says about typing in a game, besides what is the same in all.
#[derive(Clone, Copy)]
pub struct TypingWords {
    /// How an action is written, in a sentence with examples.
    pub actions: fn(&Phrasebook) -> String,
    /// What can be said after `moves`.
    pub moves: fn(&Phrasebook) -> String,
    /// What `pieces` shows, and what can be said after it.
    pub pieces: fn(&Phrasebook) -> String,
    /// What can be said after `bastide play` and the game's name, for the help.
    pub examples: &'static [&'static str],
}

/// The scripts and the style that a game adds to the pages of its tables.
#[derive(Clone, Copy, Debug)]
pub struct GameAssets {
    /// The script that its table begins with, among `scripts`.
    pub entry: &'static str,
    /// What its replays and analyses have besides what those of all games have, among `scripts`.
    pub replay: Option<&'static str>,
    /// Its modules by their paths in the repository, and their text. They import shared ones by the way from folder to
    /// folder.
    pub scripts: &'static [(&'static str, &'static str)],
    /// Styles for every page: the colours of its seats.
    pub colours: &'static str,
    /// Styles for its tables and replays.
    pub style: &'static str,
}

/// What the first page shows of a game.
#[derive(Clone, Copy, Debug)]
pub enum Showpiece {
    /// A picture of its own, as SVG.
    Picture(fn(&Phrasebook) -> String),
    /// The game after these actions.
    Actions(&'static [&'static str]),
    /// The game with this setup after so many decisions of this bot.
    Bot { setup: &'static str, bot: &'static str, plies: usize },
}

/// One card, large: its picture, what it does in words, the clauses that say so, and which of its values
/// nobody has checked against the printed card.
#[derive(Clone, Debug)]
pub struct CardSheet {
    /// `Y1-MARKET`
    pub id: String,
    pub picture: String,
    pub name: String,
    pub kind: Option<String>,
    pub effect: String,
    pub cost: Option<String>,
    pub points: Option<String>,
    /// What stands before the clauses.
    pub clauses_label: String,
    /// `TOU-CARD-MARKET-01`
    pub clauses: Vec<String>,
    /// Where its values come from, in a sentence.
    pub provenance: String,
}

type Start = fn(&str, &Seed, RulesVersion) -> Result<Box<dyn AnyGame>, SetupError>;
type Read = fn(&str, Seal, &Phrasebook) -> Result<Box<dyn AnyGame>, RecordFault>;
type WithComponents = fn(&str, &str) -> Option<Result<String, NotSetUp>>;
type ShowCard = fn(setup: &str, id: &str, &Phrasebook) -> Option<CardSheet>;

/// A game as a list of what can be asked of it.
pub struct GameInfo {
    /// As in records, addresses and on the command line: `cathedral`.
    pub name: &'static str,
    /// In a line, for the command line.
    pub summary: &'static str,
    /// The fewest and the most who can play.
    pub players: (u8, u8),
    pub secrets: Secrets,
    pub taking_back: TakingBack,
    pub scoring: Scoring,
    /// What people call it.
    pub title: fn(&Phrasebook) -> String,
    /// What it is about, in a sentence or two.
    pub about: fn(&Phrasebook) -> String,
    /// How many play and for how long, in a line.
    pub facts: fn(&Phrasebook) -> String,
    /// What people call a seat.
    pub seat_words: fn(&Phrasebook, Seat) -> String,
    /// What records and documents call a seat.
    pub seat_name: fn(Seat) -> &'static str,
    /// What a setup may say: the options with their values, the usual one first.
    pub options: &'static [OptionWords],
    pub typing: TypingWords,
    pub table_sections: TableSections,
    /// None for a game whose table needs nothing but what all have.
    pub assets: Option<GameAssets>,
    pub showpiece: Showpiece,
    /// The ledger of its rules.
    pub rules_text: &'static str,
    pub lessons: &'static [Lesson],
    pub reference: Option<ReferenceInfo>,
    /// One of its cards, with the values of a setup.
    pub card: Option<ShowCard>,
    pub form: SetupForm,
    /// Series of games, where the rules know such a thing.
    pub series: Option<SeriesRules>,
    /// Tournaments of bots, where the rules say how they are scored.
    pub tournament: Option<TournamentRules>,
    pub engines: EngineInfo,
    pub entry: Entry,
}

/// How a game of a known type comes about, as functions of text.
pub struct Entry {
    pub version: fn() -> RulesVersion,
    pub start: Start,
    pub read: Read,
    /// From a position as a JSON document. It is only looked at.
    pub restore: fn(&str) -> Result<Box<dyn AnyGame>, PositionFault>,
    /// What somebody asks for who begins a game, as records write it: only what differs from the default,
    /// and which rules hold.
    pub canonical: fn(&str) -> Result<String, SetupError>,
    /// How many play.
    pub seats: fn(&str) -> Result<u8, SetupError>,
    pub with_components: WithComponents,
}

impl Entry {
    pub const fn of<P: Presentation>() -> Self {
        Self {
            version: P::version,
            start: Host::<P>::start,
            read: Host::<P>::read_record,
            restore: Host::<P>::restore,
            canonical: |setup| SetupOf::<P>::requested(setup).map(|setup| setup.to_string()),
            seats: |setup| setup.parse::<SetupOf<P>>().map(|setup| setup.seats()),
            with_components: with_components::<P>,
        }
    }
}

impl GameInfo {
    /// A setup as text, with the differences that an owner's file makes; nothing for a game that has no
    /// such file.
    pub fn with_file(&self, setup: &str, text: &str) -> Option<Result<String, NotSetUp>> {
        (self.entry.with_components)(setup, text)
    }

    /// Whether chance decides anything.
    pub fn has_chance(&self) -> bool {
        self.secrets != Secrets::Nothing
    }
}

fn with_components<P: Presentation>(setup: &str, text: &str) -> Option<Result<String, NotSetUp>> {
    let setup = match SetupOf::<P>::requested(setup) {
        Ok(setup) => setup,
        Err(error) => return Some(Err(NotSetUp::Setup(error))),
    };
    let read = P::with_components(setup, text)?;
    Some(read.map(|setup| setup.to_string()).map_err(NotSetUp::File))
}
