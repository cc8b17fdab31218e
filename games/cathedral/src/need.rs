//! What a refused action would have needed.

use serde::Serialize;

use crate::cell::Cells;
use crate::piece::Kind;
use crate::side::Side;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "need", rename_all = "snake_case")]
pub enum Need {
    /// The game to be still going on.
    GameGoingOn,
    /// The turn to be this seat's; it is `side`'s.
    TurnOf { side: Side },
    /// The cathedral to be placed first.
    CathedralFirst,
    /// The cathedral not to have been placed yet.
    CathedralUnplaced,
    /// A decision about the captures first; the next one is about this piece.
    Decision { cells: Cells },
    /// A building of this kind in hand.
    InHand { kind: Kind },
    /// To lie wholly inside the walls.
    InsideWalls,
    /// These squares to be free.
    FreeSquares { cells: Cells },
    /// These squares not to be owned by the opponent.
    NotOwned { cells: Cells, owner: Side },
    /// A first move that encloses nothing; it would enclose these squares.
    NothingEnclosed { cells: Cells },
    /// Having nothing to place: whoever can place must.
    NothingToPlace,
    /// A piece there that this turn's placement has isolated.
    Isolated,
}
