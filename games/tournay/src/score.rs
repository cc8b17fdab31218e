//! Final scoring (TOU-SCORE).

use bastide_core::PerSeat;
use serde::Serialize;

use crate::card::Card;

/// The points of one prestige building name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrestigeScore {
    pub card: Card,
    /// Whether the seat has it visible in its district.
    pub is_owner: PerSeat<bool>,
    /// What the seat has of that which is counted; for the Cathedral, which counts nothing, 1.
    pub counted: PerSeat<u32>,
    /// At most 12.
    pub points: PerSeat<u32>,
}

/// All points of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scores {
    /// In the order of the table of cards.
    pub prestige: Vec<PrestigeScore>,
    /// Printed on cards of level I and II, covered ones included.
    pub printed: PerSeat<u32>,
    pub ramparts: PerSeat<u32>,
    pub total: PerSeat<u32>,
}
