//! The rows of the database as plain values.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub use crate::match_id::{MatchId, NotAMatchId};
use crate::time_control::Terms;

/// The id of a player, with or without an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuestId(pub i64);

/// A player with a name of their choice, known by a token in a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    pub id: GuestId,
    pub name: String,
}

/// Who has a seat, or may take it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    Guest(GuestId),
    /// A bot, by its specification.
    Bot(String),
    /// The name of a player in an imported match.
    Elsewhere(String),
    /// Free for anyone.
    Open,
    /// Free for those who have the seat's link.
    Invited,
}

impl Occupant {
    /// The guest who sits here.
    pub fn guest(&self) -> Option<GuestId> {
        if let Self::Guest(id) = self { Some(*id) } else { None }
    }
}

/// Written `guest:7`, `bot:mcts`, `elsewhere:Nell`, `open` or `invited`.
impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(id) => write!(f, "guest:{}", id.0),
            Self::Bot(spec) => write!(f, "bot:{spec}"),
            Self::Elsewhere(name) => write!(f, "elsewhere:{name}"),
            Self::Open => f.write_str("open"),
            Self::Invited => f.write_str("invited"),
        }
    }
}

impl FromStr for Occupant {
    type Err = NotAnOccupant;

    fn from_str(text: &str) -> Result<Self, NotAnOccupant> {
        let refusal = || NotAnOccupant(text.to_owned());
        match text.split_once(':') {
            Some(("guest", id)) => Ok(Self::Guest(GuestId(id.parse().map_err(|_| refusal())?))),
            Some(("bot", spec)) => Ok(Self::Bot(spec.to_owned())),
            Some(("elsewhere", name)) => Ok(Self::Elsewhere(name.to_owned())),
            None if text == "open" => Ok(Self::Open),
            None if text == "invited" => Ok(Self::Invited),
            _ => Err(refusal()),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is nobody: expected `guest:7`, `bot:mcts`, `elsewhere:Nell`, `open` or `invited`")]
pub struct NotAnOccupant(String);

/// Whether a match is listed. Its link opens it either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    Public,
    Private,
}

impl fmt::Display for Visibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Public => "public",
            Self::Private => "private",
        })
    }
}

impl FromStr for Visibility {
    type Err = NotAVisibility;

    fn from_str(text: &str) -> Result<Self, NotAVisibility> {
        match text {
            "public" => Ok(Self::Public),
            "private" => Ok(Self::Private),
            _ => Err(NotAVisibility(text.to_owned())),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is neither `public` nor `private`")]
pub struct NotAVisibility(String);

/// A match that is about to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    pub id: MatchId,
    pub game: String,
    pub setup: String,
    /// In hexadecimal digits.
    pub seed: String,
    /// The version of the rules it is played by.
    pub rules: String,
    pub visibility: Visibility,
    pub creator: GuestId,
    pub seats: Vec<NewSeat>,
    pub series: Option<SeriesPlace>,
    pub rematch_of: Option<MatchId>,
    pub terms: Terms,
    /// Whether it counts for ratings.
    pub rated: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeat {
    pub occupant: Occupant,
    /// The random part of the seat's link.
    pub invitation: Option<String>,
}

/// Which game of how many a match is. The first game of a series names itself as the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesPlace {
    pub first: MatchId,
    /// From one.
    pub number: u32,
    pub games: u32,
}

/// A match with its whole log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    pub id: MatchId,
    pub game: String,
    pub setup: String,
    pub seed: String,
    pub rules: String,
    pub visibility: Visibility,
    pub creator: GuestId,
    pub seats: Vec<StoredSeat>,
    pub series: Option<SeriesPlace>,
    pub rematch_of: Option<MatchId>,
    pub terms: Terms,
    pub rated: bool,
    pub outcome: Option<String>,
    /// The hash of a finished match's log.
    pub digest: Option<String>,
    /// Milliseconds since 1970, like every time here.
    pub created_at: i64,
    pub entries: Vec<Entry>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSeat {
    pub occupant: Occupant,
    /// The present name of a guest who sits here.
    pub name: Option<String>,
    pub invitation: Option<String>,
}

/// An entry of a match's log. The store does not interpret its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// From zero, without gaps: the number of entries before this one.
    pub seq: u32,
    pub seat: Option<u8>,
    pub text: String,
    pub key: String,
    pub at: i64,
}

/// An entry to append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// The number of entries that its writer has seen.
    pub seq: u32,
    pub seat: Option<u8>,
    pub text: String,
    /// Chosen by the client: new for every request, the same when a request is repeated.
    pub key: String,
}

/// When an entry is made, and what that means for the clocks of its match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    pub at: i64,
    /// When the first clock of the match runs out, if nothing else happens.
    pub due: Option<i64>,
    /// Whether the row of the match says so already, as exactly as it does ([`CHANGE_IS_NOTED_EVERY`]).
    pub is_noted: bool,
}

/// How exactly a match's own row says when it last changed, in milliseconds. Its last entry says it exactly; a row and
/// its place in the order of all matches, written for every move, would cost more than the move.
pub const CHANGE_IS_NOTED_EVERY: i64 = 60 * 1000;

/// What became of a [`NewEntry`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, durably.
    Done,
    /// An entry with its key was in the log before; nothing was written.
    Repeated,
    /// Its number is not the next one; nothing was written.
    Lost { next: u32 },
}

/// Changes of a match: its present seats, the end of its log, its last remarks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    pub seats: Vec<StoredSeat>,
    pub entries: Vec<Entry>,
    pub remarks: Vec<Remark>,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub id: MatchId,
    pub game: String,
    pub seats: Vec<SummarySeat>,
    pub series: Option<SeriesPlace>,
    pub terms: Terms,
    pub outcome: Option<String>,
    /// The length of the log.
    pub entries: u32,
    pub created_at: i64,
    /// When an entry was last written, a seat last taken or the outcome set.
    pub changed_at: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SummarySeat {
    pub occupant: Occupant,
    pub name: Option<String>,
}

/// A remark to add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRemark {
    pub guest: GuestId,
    pub text: String,
    /// Like that of a [`NewEntry`].
    pub key: String,
}

/// A remark in the chat of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// From one, in the order of the match.
    pub number: u32,
    pub guest: GuestId,
    /// The present name of its author.
    pub name: String,
    pub text: String,
    pub at: i64,
}
