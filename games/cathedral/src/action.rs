//! Actions and their notation (CAT-NOTE).

use std::fmt;
use std::str::FromStr;

use bastide_core::NotationError;

use crate::cell::Cell;
use crate::clause;
use crate::placement::Placement;

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `CSwD2`: put a piece down.
    Place(Placement),
    /// `xI8`: remove the isolated piece that covers this square.
    Capture(Cell),
    /// `=I8`: leave it where it is.
    Leave(Cell),
    /// `--`
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(placement) => placement.fmt(f),
            Self::Capture(cell) => write!(f, "x{cell}"),
            Self::Leave(cell) => write!(f, "={cell}"),
            Self::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let decision = |rest: &str| {
            rest.parse().map_err(|error: NotationError| NotationError {
                clause: clause::CAT_NOTE_02,
                text: text.chars().take(20).collect(),
                ..error
            })
        };
        match text {
            "--" => Ok(Self::Pass),
            _ if text.starts_with(['x', 'X']) => decision(&text[1..]).map(Self::Capture),
            _ if text.starts_with('=') => decision(&text[1..]).map(Self::Leave),
            _ => text.parse().map(Self::Place),
        }
    }
}
