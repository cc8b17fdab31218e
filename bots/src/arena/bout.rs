//! One game between two bots, with an eye on their clocks.

use std::time::{Duration, Instant};

use bastide_core::{Place, Record, Seat, Silent, Standing};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};

use super::Opening;
use super::contestant::{Contestant, ContestantError, Player};
use crate::roster::Roster;
use crate::simulation::MOST_PLIES;

/// What a move may take beyond its budget: waking up from the scheduler is not thinking.
const GRACE: Duration = Duration::from_millis(10);

/// How a bot behaved in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conduct {
    pub moves: u32,
    pub nodes: u64,
    pub micros: u64,
    /// Moves that the rules refused; a random one was made instead.
    pub illegal: u32,
    /// Moves that took more than their time and ten milliseconds.
    pub late: u32,
    /// The most by which a move went over its time.
    pub overrun_micros: u64,
}

impl Conduct {
    /// Notes a move that took `time` of the `limit` it had.
    pub(crate) fn note(&mut self, nodes: u64, time: Duration, limit: Option<Duration>) {
        self.moves += 1;
        self.nodes += nodes;
        self.micros += time.as_micros() as u64;
        let over = limit.map_or(Duration::ZERO, |limit| time.saturating_sub(limit));
        self.late += u32::from(over > GRACE);
        self.overrun_micros = self.overrun_micros.max(over.as_micros() as u64);
    }

    #[must_use]
    pub fn merged(self, other: Self) -> Self {
        Self {
            moves: self.moves + other.moves,
            nodes: self.nodes + other.nodes,
            micros: self.micros + other.micros,
            illegal: self.illegal + other.illegal,
            late: self.late + other.late,
            overrun_micros: self.overrun_micros.max(other.overrun_micros),
        }
    }
}

/// The result of a game; pairs of values are by bot, in the order in which the arena names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    /// The seat of the first bot: 0 or 1.
    pub first_bot_seat: u8,
    pub points: [i32; 2],
    pub ranks: [u8; 2],
    pub plies: u32,
    pub notable: u32,
    pub conduct: [Conduct; 2],
}

impl Bout {
    /// By how many points the first bot did better than the second.
    pub fn margin(&self) -> i32 {
        let lead = (self.points[0] - self.points[1]).abs();
        lead * (i32::from(self.ranks[1]) - i32::from(self.ranks[0])).signum()
    }

    /// The first bot's score: 1 for a win, a half for a draw.
    pub fn score(&self) -> f64 {
        score(i64::from(self.ranks[1]) - i64::from(self.ranks[0]))
    }
}

/// 1, a half or 0, by the sign of a lead.
pub(super) fn score(lead: i64) -> f64 {
    f64::midpoint(lead.signum() as f64, 1.0)
}

/// Two bots at a table.
pub(super) struct Table<'a, G: Roster> {
    contestants: &'a [Contestant; 2],
    players: [Player<G>; 2],
    /// The seat of the first bot.
    first: Seat,
    rng: Pcg64Mcg,
    conduct: [Conduct; 2],
}

impl<'a, G: Roster> Table<'a, G> {
    pub(super) fn new(
        contestants: &'a [Contestant; 2],
        first: Seat,
        seed: u64,
    ) -> Result<Self, ContestantError> {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let [one, two] = contestants;
        let players = [one.called(rng.next_u64())?, two.called(rng.next_u64())?];
        Ok(Self { contestants, players, first, rng, conduct: Default::default() })
    }

    /// Plays `record` to its end, after the opening.
    pub(super) fn play(
        mut self,
        record: &mut Record<G>,
        opening: &Opening<G>,
        is_notable: fn(&G::Event) -> bool,
    ) -> Bout {
        for &(seat, action) in opening {
            let played = record.play(seat, action, &mut Silent);
            let _ = played.expect("openings were tried before the first game");
        }
        let mut notable = 0;
        while let Some(seat) = record.state().to_act().iter().next() {
            if record.plies().len() >= MOST_PLIES as usize {
                break;
            }
            let mut events = Vec::new();
            self.ply(record, seat, &mut events);
            notable += events.iter().filter(|event| is_notable(event)).count() as u32;
        }
        let plies = record.plies().len() as u32;
        self.bout(record.state().standing().as_ref(), plies, notable)
    }

    fn ply(&mut self, record: &mut Record<G>, seat: Seat, events: &mut Vec<G::Event>) {
        let bot = usize::from(seat != self.first);
        let action = self.timed_choice(record.state(), seat, bot);
        if action.is_some_and(|action| record.play(seat, action, events).is_ok()) {
            return;
        }
        self.conduct[bot].illegal += 1;
        let state = record.state();
        let action = state.pick(seat, &mut self.rng).expect("a seat that is to act has an action");
        let played = record.play(seat, action, events);
        let _ = played.expect("an action that was picked is legal");
    }

    fn timed_choice(&mut self, state: &G, seat: Seat, bot: usize) -> Option<G::Action> {
        let budget = self.contestants[bot].budget();
        let start = Instant::now();
        let choice = self.players[bot].choose(state, seat, budget, &mut self.rng);
        let nodes = choice.as_ref().map_or(0, |choice| choice.nodes);
        self.conduct[bot].note(nodes, start.elapsed(), budget.time);
        choice.map(|choice| choice.action)
    }

    /// A game that was stopped has no standing: it is drawn without points.
    fn bout(self, standing: Option<&Standing>, plies: u32, notable: u32) -> Bout {
        let seats = [self.first, Seat::new(1 - self.first.index() as u8)];
        let stopped = Place { rank: 1, points: 0, tie_break: 0 };
        let places = seats.map(|seat| standing.map_or(stopped, |standing| standing.places[seat]));
        Bout {
            first_bot_seat: self.first.index() as u8,
            points: places.map(|place| place.points),
            ranks: places.map(|place| place.rank),
            plies,
            notable,
            conduct: self.conduct,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bout(points: [i32; 2], ranks: [u8; 2]) -> Bout {
        let conduct = Default::default();
        Bout { first_bot_seat: 0, points, ranks, plies: 20, notable: 0, conduct }
    }

    /// Fewer points win, so the rank says whose lead it is.
    #[test]
    fn a_margin_is_positive_for_the_better_rank() {
        assert_eq!(bout([2, 9], [1, 2]).margin(), 7);
        assert_eq!(bout([9, 2], [2, 1]).margin(), -7);
        assert_eq!(bout([4, 4], [1, 1]).margin(), 0);
        let halves = [[1, 2], [2, 1], [1, 1]].map(|ranks| 2.0 * bout([0, 0], ranks).score());
        assert_eq!(halves.map(|halves| halves as u8), [2, 0, 1]);
    }

    #[test]
    fn a_move_is_late_only_beyond_its_grace() {
        let mut conduct = Conduct::default();
        let limit = Some(Duration::from_millis(100));
        conduct.note(10, Duration::from_millis(90), limit);
        conduct.note(10, Duration::from_millis(110), limit);
        assert_eq!((conduct.late, conduct.overrun_micros), (0, 10_000));
        conduct.note(10, Duration::from_millis(111), limit);
        conduct.note(10, Duration::from_secs(9), None);
        assert_eq!((conduct.late, conduct.overrun_micros), (1, 11_000));
        assert_eq!((conduct.moves, conduct.nodes), (4, 40));
    }
}
