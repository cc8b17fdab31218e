//! A game at a table, whatever game it is: its record, its words, its drawing and its bots behind three
//! object-safe faces. What a viewer is shown is made from views, never from the state.

use std::any::Any;
use std::collections::BTreeMap;

use bastide_bots::{BotSpec, Budget};
use bastide_core::{
    Clause, Fairness, NotationError, PerSeat, RulesVersion, Seat, Seats, Seed, Standing, Viewer,
};
use bastide_text::Phrasebook;
use rand_pcg::Pcg64Mcg;
use serde_json::Value;

use crate::analysis::{Analysing, Hint};
use crate::choices::{Choices, Consequences};
use crate::engines::EngineError;
use crate::inspector::{Deployment, Inspector};
use crate::looming::Looming;
use crate::refused::Refused;
use crate::round::RoundPage;
use crate::scene::Paper;
use crate::score::{Course, ScoreSheet};
use crate::story::{Bars, Explanation, StoryStep, StoryTurn};

/// An action of the story as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoryLine {
    pub seat: Seat,
    /// Which action it was, where the viewer may know.
    pub action: Option<String>,
    /// What it did, a sentence each.
    pub words: Vec<String>,
    /// The clauses by which it did so.
    pub clauses: Vec<Clause>,
    /// Whether a round of the game began with it.
    pub begins_round: bool,
    /// Whether a page offers it with others as one decision: a worker of a deployment.
    pub is_one_of_several: bool,
}

/// An action with all that it did, hidden things included: for records, which hide nothing.
#[derive(Clone, Debug)]
pub struct Played {
    pub seat: Seat,
    pub action: String,
    pub events: Vec<Value>,
    /// The events, a sentence each.
    pub words: Vec<String>,
}

/// What a record says before its actions.
#[derive(Clone, Debug)]
pub struct Header {
    pub setup: String,
    pub seed: Seed,
    pub rules: RulesVersion,
    pub players: PerSeat<String>,
    pub fairness: Option<Fairness>,
}

/// A match as the rules see it.
pub trait Rules: Send + Sync {
    fn game(&self) -> &'static str;
    fn header(&self) -> Header;
    /// How many play.
    fn seats(&self) -> u8;
    fn to_act(&self) -> Seats;
    /// Actions played so far.
    fn plies(&self) -> usize;
    /// How many lines of a record the first so many actions take, from none to all: what the rules did
    /// by themselves has a line too.
    fn lines(&self) -> Vec<usize>;
    /// An action as it is written down.
    fn canonical(&self, seat: Seat, action: &str) -> Result<String, NotationError>;
    /// Carries an action out and says for whom something changed: everybody but those who were and are
    /// deciding at the same time.
    fn act(&mut self, seat: Seat, action: &str, book: &Phrasebook) -> Result<Seats, Refused>;
    /// An action as it would be written down, and the events it would bring about: for those who judge
    /// and not for those who look on.
    fn try_out(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Vec<Value>), Refused>;
    /// The first `plies` actions, and who was to act after them.
    fn actions(&self, plies: usize) -> (Vec<(Seat, String)>, Option<Seat>);
    /// What everybody who is to act may do, in the order of the notation.
    fn legal(&self) -> Vec<String>;
    /// How many actions a seat has to choose from.
    fn options(&self, seat: Seat) -> usize;
    /// What a page does for a seat without asking: the usual answer, or the only one where nobody would want to think
    /// about it (it can be taken back, and is no placement).
    fn forced(&self, seat: Seat) -> Option<String>;
    /// The choice from which what was done at this ply followed unasked; the ply itself, where it was chosen.
    fn chosen_at(&self, ply: usize) -> usize;
    /// Goes back to where so many actions had been played.
    fn rewind(&mut self, plies: usize);
    /// The same game in which the action at this ply was never taken; nothing where it is not its
    /// seat's own affair or others have built on it.
    fn without(&self, ply: usize) -> Option<Box<dyn AnyGame>>;
    /// How far back one may go without the others' consent: nothing hidden came to light since.
    fn free_since(&self) -> usize;
    /// The last ply of a seat, if it has played any.
    fn last_ply_of(&self, seat: Seat) -> Option<usize>;
    /// Since when a seat has been acting without anybody else.
    fn acting_since(&self, seat: Seat) -> usize;
    fn standing(&self) -> Option<Standing>;
    fn points(&self, seat: Seat) -> i32;
    /// The whole position as a JSON document, hidden things included.
    fn position(&self) -> String;
    /// The record as text, with these names and what it can tell of its shuffle.
    fn record(&self, players: &PerSeat<String>, fairness: Option<Fairness>) -> String;
    /// The version of the rules the game is played by.
    fn rules(&self) -> String;
    /// The position as a hash, after the version of the rules that made it: a replay by the same rules
    /// comes to the same.
    fn digest(&self) -> String;
    /// The same game in a world that a seat cannot tell from the real one, to be looked at and not to be
    /// played: what the seat cannot know is dealt anew. It shows that nothing anybody is told depends on
    /// that.
    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn AnyGame>;
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    fn as_any(&self) -> &dyn Any;
}

/// A match as people see it.
pub trait Views {
    fn seat_words(&self, seat: Seat, book: &Phrasebook) -> String;
    /// An action in words, for those who do not see the table.
    fn action_words(&self, action: &str, book: &Phrasebook) -> String;
    /// All that a viewer may know of the position.
    fn view(&self, who: Viewer) -> Value;
    fn svg(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String;
    /// The same for the page of a table, which may arrange its pieces by itself.
    fn page(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String;
    /// The drawing as anybody sees it who looks at the things of a seat.
    fn svg_of(&self, seat: Seat, book: &Phrasebook) -> String;
    /// The position as it stands, in characters.
    fn terminal(&self, who: Viewer, paper: Paper<'_>) -> String;
    /// Names for elements of the drawing that it does not name itself.
    fn labels(&self, who: Viewer, book: &Phrasebook) -> BTreeMap<String, String>;
    /// What is asked; the result once the game is over.
    fn question(&self, who: Viewer, book: &Phrasebook) -> String;
    /// What is asked, or that the game is over.
    fn asked(&self, who: Viewer, book: &Phrasebook) -> String;
    /// Who won, or that the game goes on.
    fn result(&self, book: &Phrasebook) -> String;
    /// What stands beside a player's name.
    fn tally(&self, seat: Seat, book: &Phrasebook) -> String;
    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices;
    /// What a seat can do, in the game's notation and in words.
    fn offers(&self, seat: Seat, book: &Phrasebook) -> Vec<(String, String)>;
    /// The same as far as it is about what a player asks for, in the order of the notation.
    fn matching(&self, seat: Seat, query: &str, book: &Phrasebook) -> Vec<(String, String)>;
    /// What a seat can place, all of it or what is asked for, for a terminal.
    fn catalogue(&self, seat: Seat, query: &str, book: &Phrasebook) -> String;
    fn preview(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Consequences), Refused>;
    /// Why a click on an element of the drawing does nothing; nothing where it would do something, or
    /// where nobody expects it to.
    fn why_not(&self, seat: Seat, element: &str, book: &Phrasebook) -> Option<Refused>;
    /// What was done last and by whom; the action only where the viewer may know it.
    fn last_action(&self, who: Viewer) -> Option<(Seat, Option<String>)>;
    /// The story from this ply on.
    fn log_from(&self, who: Viewer, ply: usize, book: &Phrasebook) -> Vec<StoryLine>;
    fn log(&self, who: Viewer, book: &Phrasebook) -> Vec<StoryLine> {
        self.log_from(who, 0, book)
    }
    /// The latest turns, at most so many, a line each.
    fn story(&self, who: Viewer, most: usize, book: &Phrasebook) -> Vec<StoryTurn>;
    /// What happened from this ply on, for a page to show.
    fn steps(&self, who: Viewer, from: usize, book: &Phrasebook) -> Vec<StoryStep>;
    /// What the last round that is over came to; nothing in a game that has no such page.
    fn round_page(&self, who: Viewer, book: &Phrasebook) -> Option<RoundPage>;
    fn bars(&self, who: Viewer, book: &Phrasebook) -> Bars;
    /// What can be said of an element of the drawing.
    fn explain(&self, who: Viewer, element: &str, book: &Phrasebook) -> Option<Explanation>;
    /// All actions with all they did.
    fn played(&self, book: &Phrasebook) -> Vec<Played>;
    /// The events that hang over the table; none once the game is over.
    fn looming(&self, who: Viewer, book: &Phrasebook) -> Vec<Looming>;
    /// What the points of a finished game came from.
    fn score_sheet(&self, who: Viewer, book: &Phrasebook) -> Option<ScoreSheet>;
    /// How the game went, as this viewer saw it.
    fn course(&self, who: Viewer, book: &Phrasebook) -> Course;
    fn inspector(&self) -> Option<Box<dyn Inspector + '_>>;
    fn deployment(&self) -> Option<Box<dyn Deployment + '_>>;
}

/// A match as engines see it. Most of it takes its time: not for a thread that serves others.
pub trait Engines {
    /// What a bot would play.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<String>;
    /// Whether there is a bot by these words that thinks no longer than a server can afford.
    fn has_bot(&self, bot: &str) -> bool;
    /// A bot that keeps what it learns from decision to decision.
    fn player(&self, bot: &BotSpec, seed: u64) -> Result<Box<dyn Player>, EngineError>;
    /// What the strongest engine would do on a seat that is to act, by what the seat knows.
    fn hint(&self, seat: Seat, budget: Budget, book: &Phrasebook) -> Option<Hint>;
    /// The whole game, to be judged step by step within a budget.
    fn analysis(&self, budget: Budget) -> Box<dyn Analysing>;
    /// Actions in words as their seats saw the table at their ply, in the order of plies.
    fn worded(&self, asked: &[(usize, String)], book: &Phrasebook) -> Vec<String>;
    /// How many sequences of so many actions there are after each first action, in the order of the
    /// notation. `begin` hears how many first actions there are, `done` when one is counted.
    fn perft(
        &self,
        depth: u32,
        begin: &dyn Fn(usize),
        done: &(dyn Fn() + Sync),
    ) -> Result<Vec<(String, u64)>, EngineError>;
}

/// A bot that keeps what it learns from decision to decision.
pub trait Player: Send {
    /// What it plays on a seat of the game that it was made for.
    fn choose(&mut self, game: &dyn AnyGame, seat: Seat, rng: &mut Pcg64Mcg) -> String;
}

/// Any game at a table.
pub trait AnyGame: Rules + Views + Engines {}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
