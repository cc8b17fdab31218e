//! How long a bot seems to think: a reply at once is a riddle to whoever has just let go of a piece.

use std::time::Duration;

use bastide_core::Seat;

use super::BotTurns;
use crate::state::MatchState;
use bastide_store::Occupant;
use bastide_store::time_control::Clock;

/// Whether bots let people see that they think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// They answer as soon as they know.
    #[default]
    Hasty,
    Human,
}

/// Before a decision that is none.
const SHORTEST: Duration = Duration::from_millis(300);
/// For every doubling of what there is to choose from.
const DOUBLING: Duration = Duration::from_millis(120);
const LONGEST: Duration = Duration::from_millis(1500);
/// Between the small decisions of one turn.
const AMID: Duration = Duration::from_millis(150);

impl BotTurns {
    /// How long a bot waits before it thinks: only where a person looks on, and never on a clock.
    pub(super) fn pause_before(&self, now: &MatchState, seat: Seat) -> Duration {
        let is_person = |occupant: &Occupant| matches!(occupant, Occupant::Guest(_));
        let has_person = now.seats.iter().any(|(_, sitting)| is_person(&sitting.occupant));
        if self.pace == Pace::Hasty || !has_person || now.clocks.terms().clock != Clock::None {
            return Duration::ZERO;
        }
        let is_first = now.game.acting_since(seat) == now.game.plies();
        pause(now.game.options(seat), is_first)
    }
}

/// The more there is to choose from, the longer; the decisions that follow in a turn go on quickly.
fn pause(options: usize, is_first: bool) -> Duration {
    if !is_first {
        return AMID;
    }
    let doublings = options.max(1).ilog2();
    (SHORTEST + DOUBLING * doublings).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_grows_with_the_choice_and_has_its_bounds() {
        let millis = [1, 2, 10, 400, 1_000_000].map(|options| pause(options, true).as_millis());
        assert_eq!(millis, [300, 420, 660, 1260, 1500]);
        assert_eq!([1, 400].map(|options| pause(options, false)), [AMID; 2]);
    }
}
