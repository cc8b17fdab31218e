//! A game at a table, whatever game it is: its record, its words, its drawing and its bots behind one
//! object-safe face. What a viewer is shown is made from views, never from the state.
//!
//! A new game is its [`Show`] and a line in [`GAMES`].

mod analysis;
mod anarchy;
mod brought;
mod cathedral;
mod choices;
mod digest;
mod face;
mod host;
#[cfg(test)]
mod leaks;
mod looming;
mod score;
mod sheets;
mod show;
mod shown;
mod tournay;
mod tournay_wish;

use std::collections::BTreeMap;

use bastide_bots::Budget;
use bastide_core::{Clause, Fairness, PerSeat, Seat, Seats, Standing, Viewer};
use bastide_text::Phrasebook;
use serde::Serialize;
use serde_json::Value;

pub use analysis::{Analysing, Hint};
pub use brought::{Brought, NotRead, read};
pub use choices::{Choices, Consequences, OtherChoice, PieceChoice, TurnChoice};
pub(crate) use face::sketch;
pub use face::{
    Face, GAMES, NotSetUp, canonical_setup, face, has_chance, learn_versions, restart, start, title,
};
pub use host::Host;
pub use looming::Looming;
pub use score::{Counted, Course, Gauge, Rung, ScoreLine, ScoreSheet, Share};
pub(crate) use score::{path_clause, prestige_clause};
pub use sheets::{About, Muster, MusterPost, MusterSide, MusterWorker, Sheets};
pub use show::{FileProblem, Secrets, Show, TakingBack};
pub use shown::{Paper, Shown, Sight};

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
    /// Which action it was, where the listener may know.
    pub action: Option<String>,
    /// What it did, a sentence each.
    pub words: Vec<String>,
    /// The clauses by which it did so.
    pub clauses: Vec<Clause>,
    /// Whether a round of the game began with it.
    pub begins_round: bool,
    /// Whether it is a part of something that is done at once: a worker of a deployment.
    pub is_one_of_several: bool,
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
    /// Carries an action out and says for whom something changed: everybody but those who were and are
    /// deciding at the same time.
    fn act(&mut self, seat: Seat, action: &str, book: &Phrasebook) -> Result<Seats, Refused>;
    fn preview(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Consequences), Refused>;
    /// An action as it would be written down, and the events it would bring about: for those who judge
    /// and not for those who look on.
    fn try_out(
        &self,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(String, Vec<Value>), Refused>;
    /// Why a touch of a part of the drawing does nothing; nothing where it would do something, or where
    /// nobody expects it to.
    fn why_not(&self, seat: Seat, part: &str, book: &Phrasebook) -> Option<Refused>;
    /// The first `plies` actions, and who was to act after them.
    fn actions(&self, plies: usize) -> (Vec<(Seat, String)>, Option<Seat>);
    /// Goes back to where so many actions had been played.
    fn rewind(&mut self, plies: usize);
    fn secrets(&self) -> Secrets;
    fn taking_back(&self) -> TakingBack;
    /// The same game in which the action at this ply was never taken; nothing where it is not its
    /// seat's own affair or others have built on it.
    fn without(&self, ply: usize) -> Option<Box<dyn Hosted>>;
    /// How far back one may go without the others' consent: nothing hidden came to light since.
    fn free_since(&self) -> usize;
    /// The last ply of a seat, if it has played any.
    fn last_ply_of(&self, seat: Seat) -> Option<usize>;
    fn svg(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String;
    /// The same for the page of a table, which may arrange its pieces by itself.
    fn page(&self, who: Viewer, ply: usize, book: &Phrasebook) -> String;
    /// Since when a seat has been acting without anybody else.
    fn acting_since(&self, seat: Seat) -> usize;
    /// Names for parts of the drawing that it does not name itself.
    fn labels(&self, who: Viewer, book: &Phrasebook) -> BTreeMap<String, String>;
    /// All that a viewer may know of the position.
    fn view(&self, who: Viewer) -> Value;
    /// What a seat can do, in the game's notation and in words.
    fn offers(&self, seat: Seat, book: &Phrasebook) -> Vec<(String, String)>;
    /// How many actions a seat has to choose from.
    fn options(&self, seat: Seat) -> usize;
    /// What is asked; the result once the game is over.
    fn question(&self, who: Viewer, book: &Phrasebook) -> String;
    fn points(&self, seat: Seat) -> i32;
    /// What stands beside a player's name.
    fn tally(&self, seat: Seat, book: &Phrasebook) -> String;
    fn choices(&self, seat: Seat, book: &Phrasebook) -> Choices;
    /// The same game in a world that a seat cannot tell from the real one, to be looked at and not to be played:
    /// what the seat cannot know is dealt anew. It shows that nothing anybody is told depends on that.
    fn imagined(&self, seat: Seat, number: u64) -> Box<dyn Hosted>;
    /// What was done last and by whom; the action only where the viewer may know it.
    fn last_action(&self, who: Viewer) -> Option<(Seat, Option<String>)>;
    fn log(&self, who: Viewer, book: &Phrasebook) -> Vec<Told>;
    fn standing(&self) -> Option<Standing>;
    /// What is told about the sheets of a game that has some.
    fn sheets(&self) -> Option<&dyn Sheets>;
    /// The drawing as anybody sees it who looks at the things of a seat.
    fn svg_of(&self, seat: Seat, book: &Phrasebook) -> String;
    /// The events that hang over the table; none once the game is over.
    fn looming(&self, who: Viewer, book: &Phrasebook) -> Vec<Looming>;
    /// What the points of a finished game came from.
    fn score_sheet(&self, who: Viewer, book: &Phrasebook) -> Option<ScoreSheet>;
    /// How the game went, as this viewer saw it.
    fn course(&self, who: Viewer, book: &Phrasebook) -> Course;
    /// The record as text, with these names and what it can tell of its shuffle.
    fn record(&self, players: &PerSeat<String>, fairness: Option<Fairness>) -> String;
    /// What a bot would play. Takes its time: not for a thread that serves others.
    fn think(&self, seat: Seat, bot: &str, seed: u64) -> Option<String>;
    /// The whole game, to be judged step by step within a budget.
    fn analysis(&self, budget: Budget) -> Box<dyn Analysing>;
    /// Actions in words as their seats saw the table at their ply, in the order of plies.
    fn worded(&self, asked: &[(usize, String)], book: &Phrasebook) -> Vec<String>;
    /// What the strongest engine would do on a seat that is to act, by what the seat knows. Takes its time.
    fn hint(&self, seat: Seat, budget: Budget, book: &Phrasebook) -> Option<Hint>;
    /// Whether there is a bot by these words.
    fn has_bot(&self, bot: &str) -> bool;
    /// The version of the rules the game is played by.
    fn rules(&self) -> String;
    /// The position as a hash, after the version of the rules that made it: a replay by the same rules
    /// comes to the same.
    fn digest(&self) -> String;
    fn boxed_clone(&self) -> Box<dyn Hosted>;
}

impl Clone for Box<dyn Hosted> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}
