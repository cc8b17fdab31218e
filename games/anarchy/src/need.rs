//! What a refused action would have needed.

use bastide_core::Seat;
use serde::Serialize;

use crate::sheet::boxes::BoxId;
use crate::sheet::purse::Purse;
use crate::sheet::table::Why;
use crate::sheet::words::{Horse, Row, Side};
use crate::view::Question;

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "need", rename_all = "snake_case")]
pub enum Need {
    /// The game to be still going on.
    GameGoingOn,
    /// The draft to have come to this seat; it is at `seat`.
    TurnOf {
        seat: Seat,
    },
    /// Not to have declared to be done, or not to have finished the defence.
    StillActing,
    /// An answer to this first.
    Answer {
        question: Question,
    },
    /// One of the path cards on offer.
    OnOffer,
    /// An empty box.
    Empty {
        id: BoxId,
    },
    /// A box that is paid for.
    Payable {
        id: BoxId,
    },
    /// Another box to be filled first.
    Filled {
        id: BoxId,
        on: BoxId,
        why: Why,
    },
    /// A command row to measure so much.
    Measure {
        id: BoxId,
        row: Row,
        measure: u8,
        has: u8,
    },
    /// A line of the wheel from the hub or a filled box.
    Linked {
        id: BoxId,
    },
    /// To pay this; only so much is held.
    Price {
        cost: Purse,
        purse: Purse,
    },
    /// One of the alternatives of its cost to be named, or none where there is but one.
    Payment {
        id: BoxId,
    },
    /// A side, a corner or nothing, as the box asks for.
    Spot {
        id: BoxId,
    },
    /// A lower tower or wall; this one is as high as it may be.
    Lower {
        most: u8,
    },
    /// Neighbouring walls to differ by at most one afterwards.
    LevelWalls {
        side: Side,
        neighbour: Side,
    },
    /// A tactic that can still be researched.
    Researchable,
    /// The tactic to be researched.
    Researched {
        id: BoxId,
    },
    /// A resource that is not among those given.
    OtherResource,
    /// A scenario with tents.
    Tents,
    /// Not to have taken the castle of this round yet.
    CastleNotTaken,
    /// So much strength, not less and no worker too many.
    Strength {
        least: u8,
    },
    /// One of the overruns there are.
    Overrun {
        most: u8,
    },
    Horse {
        horse: Horse,
    },
    /// A siege weapon that is built.
    Weapon {
        id: BoxId,
    },
    /// A knowledge that is not used yet.
    Knowledge,
    /// A face-down card in that slot.
    FaceDown,
    /// One of three small boxes to be empty.
    Assist,
    /// One of the answers offered.
    Offered,
    /// A worker of that sort where it is said to be.
    Worker,
    /// A craftsman or soldier that has not drunk, and a beer.
    Beer,
    /// A rally token that is active.
    RallyToken,
    /// To move to another side.
    OtherSide,
    /// No more circles than are prepared and needed.
    Circles {
        most: u8,
    },
}
