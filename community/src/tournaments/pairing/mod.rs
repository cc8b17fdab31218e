//! Who plays whom: pure functions from what has been played to the tables of the next round.
//!
//! Players are numbers. The same history gives the same tables on every node.

mod matching;
mod round_robin;
mod swiss;
mod tables;

pub use round_robin::{round_robin, rounds as round_robin_rounds};
pub use swiss::swiss;
pub use tables::tables_of;

/// The tables of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Seat by seat.
    pub tables: Vec<Vec<usize>>,
    /// Who sits out.
    pub byes: Vec<usize>,
}

/// Somebody as the pairing of a round sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contender {
    pub player: usize,
    /// More is better; those with as much form a group.
    pub score: i64,
    /// Whom they have met, as often as they have.
    pub met: Vec<usize>,
    /// The seats they have had, in their order.
    pub seats: Vec<usize>,
    pub byes: usize,
}

impl Contender {
    fn meetings(&self, other: &Self) -> usize {
        self.met.iter().filter(|&&player| player == other.player).count()
    }

    /// How often they had this seat.
    fn had(&self, seat: usize) -> usize {
        self.seats.iter().filter(|&&had| had == seat).count()
    }

    /// Which of two seats is due: the one they had less often, then the one they did not have last.
    fn due(&self) -> Option<usize> {
        match self.had(0).cmp(&self.had(1)) {
            std::cmp::Ordering::Less => Some(0),
            std::cmp::Ordering::Greater => Some(1),
            std::cmp::Ordering::Equal => self.seats.last().map(|last| 1 - last.min(&1)),
        }
    }
}

/// The best first; among equals, who came first.
fn by_score(contenders: &[Contender]) -> Vec<&Contender> {
    let mut order: Vec<&Contender> = contenders.iter().collect();
    order.sort_by_key(|contender| (std::cmp::Reverse(contender.score), contender.player));
    order
}

/// Takes out so many who sit out: the lowest of those who have done so least often.
fn take_byes(order: &mut Vec<&Contender>, count: usize) -> Vec<usize> {
    let mut byes = Vec::with_capacity(count);
    for _ in 0..count {
        let Some(fewest) = order.iter().map(|contender| contender.byes).min() else { break };
        let lowest = order.iter().rposition(|contender| contender.byes == fewest);
        byes.extend(lowest.map(|index| order.remove(index).player));
    }
    byes
}
