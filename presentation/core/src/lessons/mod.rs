//! Lessons: positions with something to do in them, judged by the rules.
//!
//! A lesson is played at a table like any other. Its beginning is a setup, a seed and actions; each
//! step is one action of the learner, which has to bring about what the step wants, and what the others
//! do then. So the number of actions says how far one has come, and nothing else needs to be kept.

mod place;

use bastide_core::Seat;
use bastide_text::Phrasebook;
use serde_json::Value;

use crate::any::AnyGame;
use crate::refused::Refused;
pub use place::Place;

/// Words in the language of whoever learns.
pub type Say = fn(&Phrasebook) -> String;

/// Somebody learns on the first seat.
pub const LEARNER: Seat = Seat::new(0);

pub struct Lesson {
    pub game: &'static str,
    /// `borrow`, in addresses.
    pub key: &'static str,
    pub title: Say,
    /// What there is to learn, in a sentence.
    pub about: Say,
    /// `players=1`
    pub setup: &'static str,
    /// The seed in words, and the actions before the first step, a line each: `2 gather`.
    pub seed: &'static str,
    pub before: &'static str,
    pub steps: &'static [Step],
    /// What is said in the end.
    pub learned: Say,
}

/// One action of the learner.
pub struct Step {
    pub asks: Say,
    /// It has to bring about one of these.
    pub wants: &'static [Want],
    /// What is said to somebody who does something else that the rules allow.
    pub hint: Say,
    /// What the others do then, a line each.
    pub then: &'static str,
}

/// What an action has to be, or has to bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// This very action.
    Action(&'static str),
    /// An action whose notation begins with these words.
    Start(&'static str),
    /// An event with these fields among those that follow: a JSON object.
    Event(&'static str),
}

/// Why an action is not carried out in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotThat {
    /// The rules refuse it.
    Refused(Refused),
    /// The rules allow it, but it is not what the lesson asks for. What to look for instead.
    Hint(String),
}

impl Lesson {
    /// `tournay/borrow`
    pub fn name(&self) -> String {
        format!("{}/{}", self.game, self.key)
    }

    /// The actions before the first step.
    pub fn beginning(&self) -> Vec<(Seat, String)> {
        actions(self.before)
    }

    /// Where one is after so many actions.
    pub fn place(&self, plies: usize) -> Place {
        place::place(self, plies)
    }

    /// Whether an action may be carried out at the table as it stands: what a step wants by the learner,
    /// what the lesson says by the others.
    pub fn judge(
        &self,
        game: &dyn AnyGame,
        seat: Seat,
        action: &str,
        book: &Phrasebook,
    ) -> Result<(), NotThat> {
        let (action, events) = game.try_out(seat, action, book).map_err(NotThat::Refused)?;
        match self.place(game.plies()) {
            Place::Step(number) => {
                let step = &self.steps[number];
                let is_wanted = step.wants.iter().any(|want| want.is_met(&action, &events));
                if is_wanted { Ok(()) } else { Err(NotThat::Hint((step.hint)(book))) }
            }
            Place::Others { seat: other, action: said, .. } if other == seat && said == action => {
                Ok(())
            }
            Place::Others { .. } | Place::Done => {
                Err(NotThat::Hint(bastide_text::lessons::over(book)))
            }
        }
    }
}

impl Want {
    fn is_met(self, action: &str, events: &[Value]) -> bool {
        match self {
            Self::Action(notation) => action == notation,
            Self::Start(words) => {
                let rest = action.strip_prefix(words);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            }
            Self::Event(fields) => {
                let wanted: Value = serde_json::from_str(fields).expect("lessons write JSON");
                events.iter().any(|event| has_fields(event, &wanted))
            }
        }
    }
}

/// Whether an event has all these fields with these values.
fn has_fields(event: &Value, wanted: &Value) -> bool {
    match (event, wanted) {
        (Value::Object(event), Value::Object(wanted)) => wanted
            .iter()
            .all(|(name, value)| event.get(name).is_some_and(|found| has_fields(found, value))),
        _ => event == wanted,
    }
}

/// Lines like `2 draw W1 blind`: the seat, counted from one, and its action.
fn actions(lines: &str) -> Vec<(Seat, String)> {
    let line = |line: &str| {
        let (seat, action) = line.split_once(' ')?;
        let number: u8 = seat.parse().ok()?;
        Some((Seat::new(number.checked_sub(1)?), action.to_owned()))
    };
    lines.lines().filter_map(line).collect()
}
