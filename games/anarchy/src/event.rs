//! What happens in a game, for logs and pages. Nothing here is known to one player only
//! (ANA-INFO-05): what a card hides is not told before it comes to light.

use arrayvec::ArrayVec;
use bastide_core::Seat;
use serde::Serialize;

use crate::action::{Defender, Target};
use crate::builtin::{AttackCard, EstateCard, Loot, Path};
use crate::score::Score;
use crate::sheet::boxes::BoxId;
use crate::sheet::purse::Purse;
use crate::sheet::table::Spot;
use crate::sheet::words::{Activity, Asset, AttackType, Side, Tactic};

/// An attack card as it lies above a player board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dealt {
    /// 0 is the final assault, attack slots count from 1.
    pub slot: u8,
    pub kind: AttackType,
    /// Nobody knows it while it lies face down.
    pub card: Option<AttackCard>,
}

words! {
    /// How a draw of a tournament ended for the player.
    Joust {
        Won = "won",
        Lost = "lost",
        Tied = "tied",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    RoundBegan {
        round: u8,
        marker: Seat,
    },
    /// The cards above a player board (ANA-ROUND-03, -04).
    Dealt {
        seat: Seat,
        cards: ArrayVec<Dealt, 6>,
    },
    /// Path cards were turned up (ANA-PATH-01).
    Offered {
        paths: ArrayVec<Path, 4>,
    },
    PathTaken {
        seat: Seat,
        path: Path,
    },
    /// The other card of a solo draft (ANA-SOLO-02).
    PathDiscarded {
        path: Path,
    },
    /// The rival's tent (ANA-SOLO-03).
    RivalAdvanced {
        place: u8,
    },
    /// Path card and production together (ANA-PROD).
    Produced {
        seat: Seat,
        gain: Purse,
    },
    /// A box was filled, paid for or not.
    Filled {
        seat: Seat,
        id: BoxId,
        paid: Purse,
        spot: Spot,
    },
    /// Workers or resources came from the supply.
    Gained {
        seat: Seat,
        gain: Purse,
    },
    /// Joy and discontent (ANA-DISC).
    Mood {
        seat: Seat,
        joy: u8,
        discontent: u8,
    },
    Prepared {
        seat: Seat,
        tactic: Tactic,
    },
    Traded {
        seat: Seat,
        give: [Asset; 2],
        take: Asset,
    },
    /// Estate cards came to light (ANA-ESTATE-01).
    Revealed {
        seat: Seat,
        activity: Activity,
        cards: ArrayVec<EstateCard, 4>,
    },
    /// The discards became a new deck (ANA-ESTATE-03).
    Reshuffled {
        seat: Seat,
    },
    /// One draw of a tournament (ANA-TOURN-05).
    Jousted {
        seat: Seat,
        joust: Joust,
    },
    /// A number of Michaelmas (ANA-MICH-02).
    Wrote {
        seat: Seat,
        number: u8,
        slot: BoxId,
    },
    /// A card that fitted nowhere, or that nobody wanted.
    Wasted {
        seat: Seat,
        card: EstateCard,
    },
    /// Beers brewed (ANA-BREW-04).
    Brewed {
        seat: Seat,
        beers: u8,
    },
    /// An enemy castle was taken (ANA-CASTLE-07).
    Attacked {
        seat: Seat,
        place: u8,
        spent: Purse,
        loot: Option<Loot>,
        overrun: u8,
    },
    /// A face-down card was turned up by a spy (ANA-SPY-06).
    Spied {
        seat: Seat,
        owner: Seat,
        slot: u8,
        card: AttackCard,
    },
    Done {
        seat: Seat,
    },
    /// No longer done: one of their cards was turned up (ruling 2).
    Roused {
        seat: Seat,
    },
    DefenceBegan,
    FoodPaid {
        seat: Seat,
        paid: u8,
        missing: u8,
    },
    Deployed {
        seat: Seat,
        worker: Defender,
        side: Side,
        count: u8,
    },
    /// The leftovers went to the supply (ANA-DEF-08).
    Discarded {
        seat: Seat,
        purse: Purse,
    },
    /// The face-down cards (ANA-DEF-09).
    TurnedUp {
        seat: Seat,
        cards: ArrayVec<Dealt, 6>,
    },
    Rallied {
        seat: Seat,
        worker: Defender,
        from: Side,
        to: Side,
    },
    /// What a card strikes with, and what the fortification leaves of it, by target.
    Struck {
        seat: Seat,
        slot: u8,
        card: AttackCard,
        strength: [u8; 5],
        left: [u8; 5],
    },
    Used {
        seat: Seat,
        tactic: Tactic,
        target: Target,
        count: u8,
    },
    /// Strength of workers, a point each (ANA-DEF-18).
    Spent {
        seat: Seat,
        worker: Defender,
        side: Side,
        beer: bool,
    },
    Repelled {
        seat: Seat,
        slot: u8,
    },
    /// The card stays until the aftermath (ANA-DEF-25).
    Withstood {
        seat: Seat,
        slot: u8,
    },
    /// ANA-AFTER, and in a siege the bravery of the scenario card.
    Aftermath {
        seat: Seat,
        repelled: u8,
        bravery: u8,
        loyalty: u8,
        discontent: u8,
        survivors: u16,
    },
    /// The scenario card was turned over; discontent of each seat for castles it left behind.
    RoundEnded {
        round: u8,
        left_behind: ArrayVec<u8, 4>,
    },
    Ended {
        scores: ArrayVec<Score, 4>,
    },
}
