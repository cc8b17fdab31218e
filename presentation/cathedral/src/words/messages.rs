//! One type per message of `cathedral.ftl`.

use bastide_cathedral::{Cell, Kind, Orientation, Side};
use bastide_text::{Argument, Phrasebook, Value, messages};

use crate::Package;

messages! {
    Title = "title" {}
    KindName = "kind" { kind: Kind }
    SideName = "side" { side: Side }
    /// The end of a list of squares.
    ListEnd = "list-end" { rest: String, last: String }

    Place = "place" { kind: Kind, square: Cell }
    PlaceTurned = "place-turned" { kind: Kind, square: Cell, turned: Orientation }
    Capture = "capture" { square: Cell }
    Leave = "leave" { square: Cell }
    Pass = "pass" {}

    Placed = "placed" { side: Side, kind: Kind, squares: String }
    Claimed = "claimed" { side: Side, count: u32, squares: String }
    Captured = "captured" { side: Side, owner: Side, kind: Kind, squares: String }
    CapturedCathedral = "captured-cathedral" { side: Side, squares: String }
    Left = "left" { side: Side, kind: Kind, squares: String }
    Passed = "passed" { side: Side }
    Over = "over" {}

    Won = "won" { side: Side, points: u32, other: u32 }
    Drawn = "drawn" { points: u32 }
    GoingOn = "going-on" {}

    AskCathedral = "ask-cathedral" { side: Side }
    AskBuilding = "ask-building" { side: Side }
    AskBuildingOrPass = "ask-building-or-pass" { side: Side }
    AskCapture = "ask-capture" { side: Side, owner: Side, kind: Kind, squares: String }
    AskCaptureCathedral = "ask-capture-cathedral" { side: Side, squares: String }

    NeedGameGoingOn = "need-game-going-on" {}
    NeedTurn = "need-turn" { side: Side }
    NeedCathedralFirst = "need-cathedral-first" {}
    NeedCathedralUnplaced = "need-cathedral-unplaced" { side: Side }
    NeedDecision = "need-decision" { squares: String }
    NeedInHand = "need-in-hand" { kind: Kind }
    NeedInsideWalls = "need-inside-walls" {}
    NeedFree = "need-free" { count: u32, squares: String }
    NeedNotOwned = "need-not-owned" { count: u32, squares: String, owner: Side }
    NeedNothingEnclosed = "need-nothing-enclosed" { squares: String }
    NeedNothingToPlace = "need-nothing-to-place" {}
    NeedIsolated = "need-isolated" {}

    HandPoints = "hand-points" { side: Side, points: u32 }
    PieceOf = "piece-of" { side: Side, kind: Kind, squares: String }
    PieceAlone = "piece-alone" { kind: Kind, squares: String }
}

/// The key that sentences select a side's words by.
impl Argument<Package> for Side {
    fn value(&self) -> Value {
        Value::from(match self {
            Self::Light => "light",
            Self::Dark => "dark",
        })
    }

    /// At a table a side is its player: their name, or `you`.
    fn value_in(&self, book: &Phrasebook) -> Value {
        let player = book.player(self.seat().index());
        player.map_or_else(|| self.value(), |name| Value::from(name.to_owned()))
    }
}

impl Argument<Package> for Kind {
    fn value(&self) -> Value {
        Value::from(match self {
            Self::Tavern => "tavern",
            Self::Stable => "stable",
            Self::Inn => "inn",
            Self::Bridge => "bridge",
            Self::Square => "square",
            Self::Manor => "manor",
            Self::Abbey => "abbey",
            Self::Infirmary => "infirmary",
            Self::Castle => "castle",
            Self::Tower => "tower",
            Self::Academy => "academy",
            Self::Cathedral => "cathedral",
        })
    }
}

impl Argument<Package> for Orientation {
    fn value(&self) -> Value {
        Value::from(match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        })
    }
}

/// Squares are named alike in all languages.
impl Argument<Package> for Cell {
    fn value(&self) -> Value {
        Value::from(self.to_string())
    }
}
