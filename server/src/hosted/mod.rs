//! A game at a table, whatever game it is: its record, its words, its drawing and its bots behind one
//! object-safe face. What a viewer is shown is made from views, never from the state.
//!
//! A new game is one line in [`start`] and [`restart`] and its [`Show`].

mod brought;
mod cathedral;
mod host;

use std::collections::BTreeMap;

use bastide_bots::Roster;
use bastide_cathedral::Cathedral;
use bastide_core::{
    Clause, PerSeat, Reveal, RulesVersion, Seat, Seats, Seed, SetupError, Standing, Viewer,
};
use bastide_draw::Shown;
use bastide_text::Phrasebook;
use serde::Serialize;

pub use brought::{Brought, NotRead, read};
pub use host::Host;

/// What the server needs to know of a game beyond its rules, bots, words and drawing.
pub trait Show: Roster + Shown {
    fn points(view: &Self::View, seat: Seat) -> i32;

    /// The version of its rules, which takes a moment to find out and so is found out once.
    fn version() -> RulesVersion;

    /// The clause by which something happened.
    fn clause_of(event: &Self::Event) -> Clause;

    /// What stands on the squares that are not free, in words.
    fn squares(view: &Self::View, book: &Phrasebook) -> BTreeMap<String, String>;

    /// What a seat may choose from.
    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices;

    /// What an action would do, for a ghost on the board.
    fn consequences(events: &[Self::Event], legal_after: &Self) -> Consequences;
}

/// The legal actions of a seat, arranged for a page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Choices {
    /// Pieces that are placed on the board.
    pub pieces: Vec<PieceChoice>,
    /// Everything else: one button each.
    pub others: Vec<OtherChoice>,
}

/// A kind of piece with all its legal places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PieceChoice {
    /// `CS`
    pub code: String,
    pub name: String,
    pub copies: u8,
    pub turns: Vec<TurnChoice>,
}

/// A piece turned one way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnChoice {
    /// `n`
    pub letter: char,
    /// Squares covered, as (dx, dy) from the pivot.
    pub shape: Vec<(i8, i8)>,
    /// The pivots that are legal: `B2`.
    pub pivots: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OtherChoice {
    pub action: String,
    pub words: String,
    /// The id of the part of the drawing it belongs to.
    pub part: String,
}

/// What an action would bring about on the board, square by square.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Consequences {
    pub cells: Vec<String>,
    pub claims: Vec<String>,
    pub isolates: Vec<Vec<String>>,
}

/// Why an action was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refused {
    pub clause: Clause,
    pub text: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub seat: Seat,
    pub action: String,
    /// What it did, a sentence each.
    pub words: Vec<String>,
    /// The clauses by which it did so.
    pub clauses: Vec<Clause>,
}

/// Any game at a table.
pub trait Hosted: Send + Sync {
    fn game(&self) -> &'static str;
    fn title(&self, book: &Phrasebook) -> String;
    /// How many play.
    fn seats(&self) -> u8;
    fn seat_words(&self, seat: Seat, book: &Phrasebook) -> String;
    fn to_act(&self) -> Seats;
    /// Actions played so far.
    fn plies(&self) -> usize;
    fn act(&mut self, seat: Seat, action: &str, book: &Phrasebook) -> Result<Reveal, Refused>;
    fn preview(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Consequences), Refused>;
    /// The first `plies` actions, and who was to act after them.
    fn actions(&self, plies: usize) -> (Vec<(Seat, String)>, Option<Seat>);
    /// Goes back to where so many actions had been played.
    fn rewind(&mut self, plies: usize);
    /// How far back one may go without the others' consent: nothing hidden came to light since.
    fn free_since(&self) -> usize;
    /// The last ply of a seat, if it has played any.
    fn last_ply_of(&self, seat: Seat) -> Option<usize>;
    fn svg(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String;
    fn squares(&self, who: Viewer, book: &Phrasebook) -> BTreeMap<String, String>;
    fn question(&self, who: Viewer, book: &Phrasebook) -> String;
    fn points(&self, seat: Seat) -> i32;
    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices;
    fn log(&self, who: Viewer, book: &Phrasebook) -> Vec<Told>;
    fn standing(&self) -> Option<Standing>;
    /// The record as text, with these names.
    fn record(&self, players: &PerSeat<String>) -> String;
    /// What a bot would play. Takes its time: not for a thread that serves others.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<String>;
    /// Whether there is a bot by these words.
    fn has_bot(&self, bot: &str) -> bool;
    /// The version of the rules the game is played by.
    fn rules(&self) -> String;
    fn boxed_clone(&self) -> Box<dyn Hosted>;
}

impl Clone for Box<dyn Hosted> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// The games there are.
pub const GAMES: [&str; 1] = ["cathedral"];

/// What people call a game; nothing if there is no such game.
pub fn title(game: &str, book: &Phrasebook) -> Option<String> {
    match game {
        "cathedral" => Some(Cathedral::title(book)),
        _ => None,
    }
}

/// Starts a game by its name; nothing if there is no such game.
pub fn start(game: &str, setup: &str, seed: &Seed) -> Option<Result<Box<dyn Hosted>, SetupError>> {
    match game {
        "cathedral" => Some(Host::<Cathedral>::start(setup, seed, Cathedral::version())),
        _ => None,
    }
}

/// Starts a game that was begun before, with the rules it was begun with.
pub fn restart(
    game: &str,
    setup: &str,
    seed: &Seed,
    rules: RulesVersion,
) -> Option<Result<Box<dyn Hosted>, SetupError>> {
    match game {
        "cathedral" => Some(Host::<Cathedral>::start(setup, seed, rules)),
        _ => None,
    }
}
