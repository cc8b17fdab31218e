//! The story of a match: a line for every turn, and the steps that a page shows one after the other.

use bastide_core::Seat;
use serde::Serialize;

/// An action as one viewer may know it, with what they hear of what it did.
pub struct Told<Action, Event> {
    pub seat: Seat,
    /// Which action it was, where the viewer may know.
    pub action: Option<Action>,
    pub events: Vec<Event>,
}

/// Actions that are told in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    /// Their numbers, the first first.
    pub plies: Vec<usize>,
    /// The round it belongs to, in words; empty where the game has no rounds. Lines are grouped by it.
    pub round: String,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    pub words: String,
    pub tone: Tone,
}

/// How a piece of a line is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tone {
    Plain,
    /// The name of who did it.
    Who,
    /// Something gained: `+4 deniers`.
    Gain,
    /// Something lost.
    Loss,
    /// What the line is about: `a town crier`.
    Strong,
}

impl Said {
    pub fn plain(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Plain }
    }

    pub fn toned(words: impl Into<String>, tone: Tone) -> Self {
        Self { words: words.into(), tone }
    }
}

/// A turn in one line, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryTurn {
    pub seat: Seat,
    /// The number of its first action, counted from 1, and of its last.
    pub first: usize,
    pub last: usize,
    /// What lines of its round stand under; empty where the game has no rounds.
    pub round: String,
    pub said: Vec<Said>,
    /// What it came to, where it is a long line: what is told stands behind a sign then.
    pub brief: Option<Vec<Said>>,
    /// Its actions as records write them, as far as the viewer may know them.
    pub notation: Vec<String>,
    /// The elements of the drawing at which it happened.
    pub elements: Vec<String>,
}

/// Something that happened, for a page to show for a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StoryStep {
    /// The number of the action that brought it about, counted from 1.
    pub ply: usize,
    pub seat: Option<u8>,
    pub kind: StepKind,
    /// A few words that stand beside it: `Drought: −2 deniers`.
    pub words: String,
    pub elements: Vec<String>,
    /// The cards that are turned up or that strike, as an SVG: when it is shown, the drawing may not have them any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<String>,
    /// What is drawn over the drawing meanwhile, as SVG in the measure of its element `stage`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub overlay: Option<String>,
}

/// What kind of thing a step shows: how long it stays, and how it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    /// A piece or a card is put somewhere.
    Place,
    /// Cards are drawn or turned up.
    Card,
    /// Money and goods come or go.
    Coins,
    /// Something is announced: a crier, the last round.
    Bell,
    /// Something strikes: an event, an attack, a capture.
    Strike,
    /// Something is achieved that is worth a cheer: a prestige building, a captured cathedral, a siege that was held.
    Feat,
    /// The match is over.
    End,
}

impl StepKind {
    /// Whether it shows what was hidden or is dramatic, so that it stays in sight for a second at least.
    pub const fn is_reveal(self) -> bool {
        matches!(self, Self::Card | Self::Bell | Self::Strike | Self::Feat | Self::End)
    }
}

/// What the bars of a table say besides whose turn it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bars {
    /// What everybody has to know now, before how far the game is: `Last round`.
    pub banner: Option<String>,
    /// How far the game is, the most important first: `round 7`, `town criers 2 of 5`.
    pub progress: Vec<String>,
    /// What the viewer's seat holds; empty for spectators.
    pub holdings: Vec<Holding>,
    /// What will strike the viewer's seat, with what is known of it.
    pub threats: Vec<Threat>,
}

/// Something that will strike, for the bar at the bottom of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The icon as SVG markup, drawn in a square of 24 by 24.
    pub icon: String,
    pub words: String,
    /// By which element of the drawing it is explained.
    pub element: String,
}

/// Something a player has, for the bar at the bottom of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// The icon as SVG markup, drawn in a square of 24 by 24: `<use href="#i-coin" width="24" height="24"/>`.
    pub icon: String,
    pub count: u32,
    /// Of how many, where some are not at hand.
    pub of: Option<u32>,
    /// In words, for those who hear it: `7 deniers`.
    pub words: String,
    /// By which element of the drawing it is explained.
    pub element: String,
}

/// What can be said of an element of the drawing: the panel that explains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    pub title: String,
    /// What kind of thing it is, or how it stands now: `can be filled now`.
    pub kind: Option<String>,
    /// Its picture, enlarged, as SVG.
    pub picture: Option<String>,
    /// What it costs, gives, does: a label and the words.
    pub facts: Vec<(String, String)>,
    /// Sentences: what it does, what it means today.
    pub words: Vec<String>,
    /// What is missing to use it now.
    pub missing: Option<String>,
    /// The clause to read on, without a word of it in the sentences: `TOU-CARD-MARKET-01`.
    pub clause: Option<String>,
}

/// Every run of actions of one seat is a turn.
pub fn turns_in_a_row<Action, Event>(told: &[Told<Action, Event>]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (ply, line) in told.iter().enumerate() {
        match turns.last_mut().filter(|turn| turn.seat == line.seat) {
            Some(turn) => turn.plies.push(ply),
            None => turns.push(Turn { seat: line.seat, plies: vec![ply], round: String::new() }),
        }
    }
    turns
}
