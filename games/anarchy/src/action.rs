//! What a player can decide.

use bastide_core::Seat;

use crate::builtin::Path;
use crate::sheet::boxes::BoxId;
use crate::sheet::table::Spot;
use crate::sheet::words::{Asset, Side, Tactic};

words! {
    /// A deployed worker, by what is left of it.
    Defender {
        Craftsman = "craftsman",
        Soldier = "soldier",
        Knight = "knight",
        /// Any worker that has one point of strength left after losing one (ANA-DEF-20).
        LaidDown = "laid-down",
    }
}

impl Defender {
    /// Those who can be deployed, in the order in which they are.
    pub const FRESH: [Self; 3] = [Self::Craftsman, Self::Soldier, Self::Knight];

    pub const fn strength(self) -> u8 {
        if matches!(self, Self::Knight) { 2 } else { 1 }
    }

    /// Whether a beer helps (ANA-DEF-21).
    pub const fn drinks(self) -> bool {
        matches!(self, Self::Craftsman | Self::Soldier)
    }

    /// The worker it was before it was deployed.
    pub const fn worker(self) -> Option<Asset> {
        match self {
            Self::Craftsman => Some(Asset::Craftsman),
            Self::Soldier => Some(Asset::Soldier),
            Self::Knight => Some(Asset::Knight),
            Self::LaidDown => None,
        }
    }
}

words! {
    /// What a card strikes: a side, or the castle as a whole.
    Target {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
        Castle = "castle",
    }
}

impl Target {
    pub fn side(self) -> Option<Side> {
        Side::ALL.get(self.index()).copied()
    }
}

impl From<Side> for Target {
    fn from(side: Side) -> Self {
        Self::ALL[side.index()]
    }
}

/// One decision of one player. `notation.rs` says how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// `path architect`: take one of the path cards on offer.
    Path(Path),
    /// `fill farms-3`, `fill moat-1 soldier`, `fill wall-2 north`, `build keep-2`: pay for a box.
    /// The payment is named where there are alternatives, the spot where there is a choice.
    Fill { id: BoxId, payment: Option<Asset>, spot: Spot },
    /// `prepare stones`: one more circle.
    Prepare(Tactic),
    /// `trade coin food -> material`: the two given stand in the order of the assets.
    Trade { give: [Asset; 2], take: Asset },
    /// `attack soldiers 3 knights 1 overrun 2`: take the castle of the round. The overrun counts
    /// from 1; 0 is none.
    Attack { soldiers: u8, knights: u8, overrun: u8 },
    /// `spy Red 2`: use a knowledge on the face-down card in this attack slot.
    Spy { seat: Seat, slot: u8 },
    /// `done`: no further action this round.
    Done,
    /// `take material coin coin`: resources of choice; how many of each.
    Take([u8; 3]),
    /// `mark woman-3`: the box that a question is about.
    Mark(BoxId),
    /// `skip`: none of the boxes offered.
    Skip,
    /// `write 7 addition-8`
    Write { number: u8, addition: BoxId },
    /// `choose 2`: one of the results of a training, counted from 1.
    Choose(u8),
    /// `pay`: the food of the round, as far as there is any.
    Pay,
    /// `deploy soldier north`: one worker.
    Deploy { worker: Defender, side: Side },
    /// `deploy all north`: everybody who is left.
    DeployAll { side: Side },
    /// `rally laid-down south east`: turn a rally token over to move a worker.
    Rally { worker: Defender, from: Side, to: Side },
    /// `go`: no rally before this card.
    Go,
    /// `use 2 north`: so many circles of the tactic against this card.
    Use { count: u8, target: Target },
    /// `spend soldier north`, `spend soldier north beer`: one point of a worker's strength.
    Spend { worker: Defender, side: Side, beer: bool },
}
