//! What a seat may choose from, arranged for a page.

use serde::Serialize;

/// The legal actions of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Choices {
    /// Pieces that are placed on the board.
    pub pieces: Vec<PieceChoice>,
    /// Everything else: one button each.
    pub others: Vec<Choice>,
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
pub struct Choice {
    pub action: String,
    pub words: String,
    /// The ids of the parts of the drawing it belongs to, the most telling first.
    pub parts: Vec<String>,
    /// What kind of choice it is, where there are many: actions under one heading are listed together.
    pub heading: Option<String>,
    /// Whether it is not done by a single touch of the drawing, because it cannot be taken back.
    pub is_grave: bool,
    /// Whether it costs something that its element does not show: a touch tells the price before it is done.
    pub is_costly: bool,
    /// Whether nobody means it who touches its element, as long as something else can be done there: it is listed.
    pub is_aside: bool,
}

/// What an action would bring about on the board, square by square.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Consequences {
    pub cells: Vec<String>,
    pub claims: Vec<String>,
    pub isolates: Vec<Vec<String>>,
    /// What would happen, in words, as far as it is not hidden yet.
    pub told: Vec<String>,
    /// What elements of the drawing would be good for then: `slot-1-c3` and `+5 deniers`.
    pub worth: Vec<(String, String)>,
}
