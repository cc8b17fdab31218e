//! What an analysis found, in numbers and in the notation of the game: it can be kept and sent.

use serde::{Deserialize, Serialize};

use crate::bot::Estimate;

/// An estimate as it is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Mark {
    /// The expected result: 1 a sure win, −1 a sure loss.
    pub value: f32,
    /// The expected lead in points over the best other; alone, the expected points.
    pub margin: f32,
    /// Whether it was proven.
    pub is_exact: bool,
}

impl From<Estimate> for Mark {
    fn from(estimate: Estimate) -> Self {
        let Estimate { value, margin, is_exact } = estimate;
        Self { value, margin: margin.unwrap_or(0.0), is_exact }
    }
}

impl Mark {
    /// The chance to win, where somebody can be beaten.
    pub fn chance(self) -> f32 {
        f32::midpoint(self.value, 1.0).clamp(0.0, 1.0)
    }
}

/// An action that was looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weighed {
    pub action: String,
    pub mark: Mark,
}

/// A decision by one knowledge.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// What the seat could expect before.
    pub before: Mark,
    /// What it could expect of what it did.
    pub played: Mark,
    /// The best actions that were found, best first. None where there was nothing to choose.
    pub best: Vec<Weighed>,
    /// What the seat could expect once the cards lay open that its action turned up.
    pub after: Option<Mark>,
}

/// Something that a seat did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// Actions played before it.
    pub ply: usize,
    pub seat: usize,
    pub action: String,
    /// How many actions there were to choose from.
    pub options: usize,
    /// Whether cards came to light by it.
    pub is_revealing: bool,
    /// Whether its seat decides next, or the game ends, before anybody else acts.
    pub is_followed: bool,
    pub known: Judged,
    /// By the cards as they were; none where everything is open.
    pub hindsight: Option<Judged>,
}

/// A whole game, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    pub seats: usize,
    pub plies: usize,
    /// Whether nothing was hidden, so that one line tells it all.
    pub is_open: bool,
    /// What each seat came to; nothing where the game was not played to its end.
    pub finals: Option<Vec<Mark>>,
    /// In the order of the game.
    pub decisions: Vec<Decision>,
}
