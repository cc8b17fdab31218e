//! The arena: which of two bots is stronger, and how sure that is.
//!
//! Bots meet in pairs of games from one opening with seats exchanged. Every game has fresh bots,
//! which may keep what they learn from move to move. Pairs are independent of each other, so they
//! are played on as many threads as there are, and a run that was cut short goes on with the pairs
//! that are missing.

mod bout;
mod contestant;
pub mod opening;
pub mod ratings;
pub mod sprt;
pub mod statistics;
mod summary;
mod threads;

use bastide_core::{
    Clause, PerSeat, Record, RulesVersion, Seat, Seed, Setup as _, SetupError, Silent,
    rules_version,
};
use thiserror::Error;

use crate::roster::Roster;
use crate::seeds::stream;

pub use bout::{Bout, Conduct};
pub use contestant::{Contestant, ContestantError};
pub use opening::Opening;
pub use summary::{Count, Elo, Pair, Summary};
pub use threads::hand_out;

use bout::Table;

#[derive(Clone, Debug, PartialEq, Error)]
pub enum ArenaError {
    #[error(transparent)]
    Contestant(#[from] ContestantError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("the arena is for two; this game has {0} seats")]
    Seats(u8),
    #[error("the opening `{action}` is not legal in this variant ({clause})")]
    Opening { action: String, clause: Clause },
}

/// Two bots and the openings from which they meet.
pub struct Arena<G: Roster> {
    setup: G::Setup,
    contestants: [Contestant; 2],
    openings: Vec<Opening<G>>,
    seed: u64,
    rules: RulesVersion,
    is_notable: fn(&G::Event) -> bool,
}

impl<G: Roster> Arena<G> {
    /// One pair is played from each opening.
    pub fn new(
        setup: G::Setup,
        contestants: [impl Into<Contestant>; 2],
        openings: Vec<Opening<G>>,
        seed: u64,
        is_notable: fn(&G::Event) -> bool,
    ) -> Result<Self, ArenaError> {
        let contestants = contestants.map(Into::into);
        if setup.seats() != 2 {
            return Err(ArenaError::Seats(setup.seats()));
        }
        for contestant in &contestants {
            contestant.called::<G>(0)?;
        }
        for opening in &openings {
            try_opening::<G>(&setup, opening)?;
        }
        Ok(Self { setup, contestants, openings, seed, rules: rules_version::<G>(), is_notable })
    }

    pub fn pairs(&self) -> usize {
        self.openings.len()
    }

    /// Plays the pairs with these numbers. Each is handed over when it is finished, with its
    /// records; the first error of whoever takes it ends the run.
    pub fn run<E: Send>(
        &self,
        pairs: &[usize],
        threads: usize,
        mut finished: impl FnMut(Pair, [Record<G>; 2]) -> Result<(), E> + Send,
    ) -> Result<(), E> {
        let taken = |(pair, records)| finished(pair, records);
        hand_out(pairs, threads, |&number| self.pair(number), taken)
    }

    /// Plays one pair.
    pub fn pair(&self, number: usize) -> (Pair, [Record<G>; 2]) {
        let opening = &self.openings[number];
        let [(one, first), (two, second)] =
            [Seat::new(0), Seat::new(1)].map(|seat| self.game(number, seat));
        let opening = opening.iter().map(|(_, action)| action.to_string()).collect();
        (Pair { number, opening, games: [one, two] }, [first, second])
    }

    fn game(&self, pair: usize, first: Seat) -> (Bout, Record<G>) {
        let seed = stream(stream(self.seed, pair as u64), first.index() as u64);
        let name = |seat| self.contestants[usize::from(seat != first)].to_string();
        let players = PerSeat::from_fn(2, name);
        // Both games of a pair meet the same chance, where the game has any.
        let chance = Seed::numbered(stream(self.seed, pair as u64));
        let mut record = Record::start(self.setup.clone(), chance, self.rules, players)
            .expect("openings were tried from this setup");
        let table = Table::<G>::new(&self.contestants, first, seed);
        let table = table.expect("the contestants were called once already");
        let bout = table.play(&mut record, &self.openings[pair], self.is_notable);
        (bout, record)
    }
}

fn try_opening<G: Roster>(setup: &G::Setup, opening: &Opening<G>) -> Result<(), ArenaError> {
    let mut game = G::start(setup, &Seed::from_bytes([0; 32]))?;
    for &(seat, action) in opening {
        if let Err(violation) = game.apply(seat, action, &mut Silent) {
            let action = action.to_string();
            return Err(ArenaError::Opening { action, clause: violation.clause });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::{Cathedral, Event};

    use super::*;

    fn arena(bots: [&str; 2], setup: &str, pairs: usize) -> Result<Arena<Cathedral>, ArenaError> {
        let openings = opening::deal(&crate::cathedral::openings(), pairs, 3);
        let is_capture = |event: &Event| matches!(event, Event::Captured { .. });
        let bots = bots.map(|bot| bot.parse::<Contestant>().unwrap());
        Arena::new(setup.parse().unwrap(), bots, openings, 3, is_capture)
    }

    fn all_pairs(arena: &Arena<Cathedral>, threads: usize) -> Vec<(Pair, [String; 2])> {
        let mut pairs = Vec::new();
        let numbers: Vec<usize> = (0..arena.pairs()).collect();
        let finished = |pair, records: [Record<Cathedral>; 2]| {
            pairs.push((pair, records.map(|record| record.to_string())));
            Ok::<(), ()>(())
        };
        arena.run(&numbers, threads, finished).unwrap();
        pairs.sort_by_key(|(pair, _)| pair.number);
        pairs
    }

    fn without_times(pairs: Vec<(Pair, [String; 2])>) -> Vec<(Pair, [String; 2])> {
        let timeless = |(mut pair, records): (Pair, [String; 2])| {
            for conduct in pair.games.iter_mut().flat_map(|game| &mut game.conduct) {
                conduct.micros = 0;
            }
            (pair, records)
        };
        pairs.into_iter().map(timeless).collect()
    }

    /// Also CAT-TOURN-01: a meeting is two games with colours exchanged.
    #[test]
    fn cat_match_01_a_pair_shares_its_opening_and_exchanges_seats() {
        let arena = arena(["random", "greedy"], "", 4).unwrap();
        for (pair, [first, second]) in all_pairs(&arena, 2) {
            let opening = format!("\nLight {}\n", pair.opening[0]);
            assert!(first.contains(&opening) && second.contains(&opening));
            assert!(first.contains("Light: random") && first.contains("Dark: greedy"));
            assert!(second.contains("Light: greedy") && second.contains("Dark: random"));
            assert_eq!([pair.games[0].first_bot_seat, pair.games[1].first_bot_seat], [0, 1]);
            let conduct = pair.games.iter().flat_map(|game| game.conduct);
            assert!(conduct.clone().all(|conduct| conduct.illegal == 0 && conduct.moves > 5));
        }
    }

    #[test]
    fn results_do_not_depend_on_threads() {
        let arena = arena(["random", "random"], "", 6).unwrap();
        assert_eq!(without_times(all_pairs(&arena, 1)), without_times(all_pairs(&arena, 3)));
    }

    #[test]
    fn the_first_error_of_the_taker_ends_the_run() {
        let arena = arena(["random", "random"], "", 50).unwrap();
        let numbers: Vec<usize> = (0..50).collect();
        let mut taken = 0;
        let result = arena.run(&numbers, 1, |_, _| {
            taken += 1;
            if taken == 3 { Err("the disk is full") } else { Ok(()) }
        });
        assert_eq!((result, taken), (Err("the disk is full"), 3));
    }

    #[test]
    fn an_opening_that_the_variant_forbids_is_refused() {
        let error = arena(["random", "random"], "cathedral=after_first", 1).err().unwrap();
        assert!(matches!(error, ArenaError::Opening { .. }), "{error}");
    }
}
