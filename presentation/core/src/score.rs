//! What a finished game is made of: every line of the count with the counting in words, and how the game
//! went. Both are made from views.

use bastide_core::{Clause, Seat};

/// The count of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    pub lines: Vec<ScoreLine>,
    /// What decides between equal totals, in order.
    pub tie_breaks: Vec<ScoreLine>,
    /// The titles of a game alone, the lowest first.
    pub ladder: Vec<Rung>,
}

/// Something that is counted, for everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    pub label: String,
    /// The rule in words; empty where the label says it all.
    pub rule: String,
    pub clause: Option<Clause>,
    /// Seat by seat; nothing for those whom it does not concern.
    pub shares: Vec<Option<Share>>,
    pub is_total: bool,
}

/// What one seat has of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    pub points: i32,
    /// What was counted, and how many; empty where there is nothing to explain.
    pub how: String,
}

/// A title of the solo ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    pub title: String,
    /// The points from which one has it.
    pub from: i32,
    pub is_reached: bool,
}

/// How a game went, stage by stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// What the stages are called: `Turn`.
    pub unit: String,
    /// The names of the moments that were looked at.
    pub moments: Vec<String>,
    pub gauges: Vec<Gauge>,
}

/// Something that went up and down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gauge {
    pub title: String,
    /// Seat by seat: what they had at every moment.
    pub values: Vec<Vec<i32>>,
}

/// A line whose points explain themselves.
pub fn plain(label: String, points: impl IntoIterator<Item = i32>) -> ScoreLine {
    let share = |points| Some(Share { points, how: String::new() });
    let shares = points.into_iter().map(share).collect();
    ScoreLine { label, rule: String::new(), clause: None, shares, is_total: false }
}

/// So many seats, in order.
pub fn seats(count: usize) -> impl Iterator<Item = Seat> {
    Seat::all(count as u8)
}
