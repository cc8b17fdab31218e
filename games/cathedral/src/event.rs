//! What happens in a game, for logs and pages.

use serde::Serialize;

use crate::cell::Cells;
use crate::piece::Kind;
use crate::side::{PerSide, Side};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A piece was put down; the cathedral by Light.
    Placed { side: Side, kind: Kind, cells: Cells },
    /// Squares became the side's own (CAT-CLAIM-05).
    Claimed { side: Side, cells: Cells },
    /// A piece of `owner` was removed by `side`; the cathedral has no owner (CAT-CAPTURE-04, -05).
    Captured { side: Side, owner: Option<Side>, kind: Kind, cells: Cells },
    /// An isolated piece was left standing (CAT-CAPTURE-07).
    Left { side: Side, kind: Kind, cells: Cells },
    /// The side passed, by choice or because nothing fits (CAT-PLACE-10).
    Passed { side: Side },
    /// Nobody can place any more (CAT-END-01).
    Ended { points: PerSide<u8> },
}
