//! Many games at once, and how fast they go.
//!
//! Invariant: game `n` of a seed is the same game wherever it is played, so that a tally does not
//! depend on the number of threads (bots that are limited by time aside).

mod tally;

use std::ops::Range;
use std::time::Instant;

use bastide_core::{
    Game, PerSeat, Record, RulesVersion, Seat, Seed, Setup as _, Sink, Standing, rules_version,
};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;
use thiserror::Error;

use crate::bot::{Bot, consult};
use crate::roster::{BotSpec, BotSpecError, Roster};
use crate::seeds::stream;

pub use tally::{Measured, Pace, Tally};

/// The engine that needs no bot: games between random players alone are played without one.
const RANDOM: &str = "random";

/// Random games that one thread plays before it asks for more: enough that asking costs nothing.
const BATCH: u64 = 256;

/// Decisions after which a game is stopped. Rules need not end a game that is played at random, so the
/// drivers do; a thoughtful game is over in a few hundred.
pub const MOST_PLIES: u32 = 20_000;

/// What is played, by whom, and from which seed.
pub struct Simulation<G: Roster> {
    setup: G::Setup,
    bots: PerSeat<BotSpec>,
    seed: u64,
    rules: RulesVersion,
    /// Which events are counted, captures for example.
    is_notable: fn(&G::Event) -> bool,
}

#[derive(Clone, Debug, PartialEq, Error)]
pub enum SimulationError {
    #[error(transparent)]
    Bot(#[from] BotSpecError),
    #[error(transparent)]
    Setup(#[from] bastide_core::SetupError),
    #[error("{given} bots were named for {seats} seats; name one for all, or one for each seat")]
    Seats { given: usize, seats: u8 },
    #[error("game {game}: `{bot}` chose `{action}`, which is not legal ({clause})")]
    Illegal { game: u64, bot: String, action: String, clause: bastide_core::Clause },
    #[error("game {game} was not over after {MOST_PLIES} decisions")]
    Endless { game: u64 },
    #[error("game {game} could not be kept: {problem}")]
    NotKept { game: u64, problem: String },
    #[error("the threads could not be started: {0}")]
    Threads(String),
}

/// Who hears of the games while they are played.
pub trait Audience<G: Game>: Sync {
    /// So many more games are over.
    fn finished(&self, games: u64) {
        let _ = games;
    }

    /// Whether [`Audience::keep`] wants to be given the records.
    fn is_keeping(&self) -> bool {
        false
    }

    /// Takes the record of a game; what it could not do about it is the error.
    fn keep(&self, game: u64, record: &Record<G>) -> Result<(), String> {
        let _ = (game, record);
        Ok(())
    }
}

/// Nobody listens.
impl<G: Game> Audience<G> for () {}

struct Finished {
    standing: Standing,
    plies: u32,
    notable: u64,
}

struct Counter<Event> {
    is_notable: fn(&Event) -> bool,
    count: u64,
}

impl<Event> Sink<Event> for Counter<Event> {
    fn tell(&mut self, event: Event) {
        self.count += u64::from((self.is_notable)(&event));
    }
}

impl<G: Roster> Simulation<G> {
    /// One bot plays all seats, or each seat has its own.
    pub fn new(
        setup: G::Setup,
        bots: &[BotSpec],
        seed: u64,
        is_notable: fn(&G::Event) -> bool,
    ) -> Result<Self, SimulationError> {
        let seats = setup.seats();
        if bots.len() != 1 && bots.len() != usize::from(seats) {
            return Err(SimulationError::Seats { given: bots.len(), seats });
        }
        for bot in bots {
            G::bot(bot, 0)?;
        }
        G::start(&setup, &Seed::from_bytes([0; 32]))?;
        let bots = PerSeat::from_fn(seats, |seat| bots[seat.index() % bots.len()].clone());
        Ok(Self { setup, bots, seed, rules: rules_version::<G>(), is_notable })
    }

    pub fn bots(&self) -> &PerSeat<BotSpec> {
        &self.bots
    }

    /// Plays the first fifth of the games on one thread and the rest on all, and times both.
    pub fn measure(
        &self,
        games: u64,
        threads: usize,
        audience: &impl Audience<G>,
    ) -> Result<Measured, SimulationError> {
        let alone = if threads > 1 { games.div_ceil(5) } else { games };
        let start = Instant::now();
        let tally = self.play(0..alone, 1, audience)?;
        let one_thread = Pace::new(1, alone, start.elapsed());
        if alone == games {
            return Ok(Measured { tally, one_thread, all_threads: None });
        }
        let start = Instant::now();
        let rest = self.play(alone..games, threads, audience)?;
        let all_threads = Some(Pace::new(threads, games - alone, start.elapsed()));
        Ok(Measured { tally: tally.merged(&rest), one_thread, all_threads })
    }

    /// Plays the games with these numbers.
    pub fn play(
        &self,
        games: Range<u64>,
        threads: usize,
        audience: &impl Audience<G>,
    ) -> Result<Tally, SimulationError> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        let pool = pool.map_err(|error| SimulationError::Threads(error.to_string()))?;
        // A game of thoughtful bots lasts seconds: they are handed out one by one.
        let size = if self.is_random() { BATCH } else { 1 };
        let batches = games.end.saturating_sub(games.start).div_ceil(size);
        let empty = || Tally::empty(self.setup.seats());
        let batch = |number: u64| {
            let start = games.start + number * size;
            self.batch(start..games.end.min(start + size), audience)
        };
        pool.install(|| {
            let tallies = (0..batches).into_par_iter().map(batch);
            tallies.try_reduce(empty, |one, other| Ok(one.merged(&other)))
        })
    }

    fn batch(
        &self,
        games: Range<u64>,
        audience: &impl Audience<G>,
    ) -> Result<Tally, SimulationError> {
        let mut tally = Tally::empty(self.setup.seats());
        for number in games {
            let finished = if audience.is_keeping() {
                self.kept_game(number, audience)?
            } else {
                self.game(number, |_, _| {})?
            };
            tally.count(&finished);
        }
        audience.finished(tally.games);
        Ok(tally)
    }

    fn is_random(&self) -> bool {
        self.bots.iter().all(|(_, bot)| bot.engine == RANDOM)
    }

    fn kept_game(
        &self,
        number: u64,
        audience: &impl Audience<G>,
    ) -> Result<Finished, SimulationError> {
        let players = PerSeat::from_fn(self.setup.seats(), |seat| self.bots[seat].to_string());
        let (seed, _) = self.chance(number);
        let mut record = Record::start(self.setup.clone(), seed, self.rules, players)?;
        let finished = self.game(number, |seat, action| {
            let played = record.play(seat, action, &mut bastide_core::Silent);
            let _ = played.expect("the game itself has just taken this action");
        })?;
        let not_kept = |problem| SimulationError::NotKept { game: number, problem };
        audience.keep(number, &record).map_err(not_kept)?;
        Ok(finished)
    }

    fn game(
        &self,
        number: u64,
        mut noted: impl FnMut(Seat, G::Action),
    ) -> Result<Finished, SimulationError> {
        let (seed, rng) = self.chance(number);
        let mut game = G::start(&self.setup, &seed)?;
        let mut field = Field::new(self, rng)?;
        let mut events = Counter { is_notable: self.is_notable, count: 0 };
        let mut plies = 0;
        while let Some(seat) = game.to_act().iter().next() {
            if plies == MOST_PLIES {
                return Err(SimulationError::Endless { game: number });
            }
            let action = field.choose(self, &game, seat);
            if let Err(violation) = game.apply(seat, action, &mut events) {
                return Err(SimulationError::Illegal {
                    game: number,
                    bot: self.bots[seat].to_string(),
                    action: action.to_string(),
                    clause: violation.clause,
                });
            }
            noted(seat, action);
            plies += 1;
        }
        let standing = game.standing().expect("a game in which nobody is to act is over");
        Ok(Finished { standing, plies, notable: events.count })
    }

    /// The seed of a game and the chance its players have.
    fn chance(&self, number: u64) -> (Seed, Pcg64Mcg) {
        let mut rng = Pcg64Mcg::seed_from_u64(stream(self.seed, number));
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        (Seed::from_bytes(bytes), rng)
    }
}

/// Who plays a game.
enum Field<G: Game> {
    /// Everybody at random: no boxes, no lists, one generator for all.
    Random(Pcg64Mcg),
    Bots(PerSeat<Box<dyn Bot<G>>>, Pcg64Mcg),
}

impl<G: Roster> Field<G> {
    fn new(simulation: &Simulation<G>, mut rng: Pcg64Mcg) -> Result<Self, SimulationError> {
        if simulation.is_random() {
            return Ok(Self::Random(rng));
        }
        let mut bot = |seat| G::bot(&simulation.bots[seat], rng.next_u64());
        let seats = Seat::all(simulation.setup.seats());
        let mut bots = seats.map(&mut bot).collect::<Result<Vec<_>, _>>()?.into_iter();
        let bots = PerSeat::from_fn(simulation.setup.seats(), |_| {
            bots.next().expect("there is one for each seat")
        });
        Ok(Self::Bots(bots, rng))
    }

    fn choose(&mut self, simulation: &Simulation<G>, game: &G, seat: Seat) -> G::Action {
        match self {
            Self::Random(rng) => game.pick(seat, rng).expect("a seat that is to act has an action"),
            Self::Bots(bots, rng) => {
                let budget = simulation.bots[seat].budget;
                consult(bots[seat].as_mut(), game, seat, budget, rng).action
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use bastide_cathedral::{Cathedral, Event};

    use super::*;

    fn is_capture(event: &Event) -> bool {
        matches!(event, Event::Captured { .. })
    }

    fn simulation(setup: &str) -> Simulation<Cathedral> {
        let bots = ["random".parse().unwrap()];
        Simulation::new(setup.parse().unwrap(), &bots, 17, is_capture).unwrap()
    }

    #[test]
    fn a_tally_does_not_depend_on_threads_or_batches() {
        let simulation = simulation("");
        let whole = simulation.play(0..700, 1, &()).unwrap();
        let measured = simulation.measure(700, 3, &()).unwrap();
        assert_eq!(measured.tally, whole);
        assert_eq!((measured.one_thread.games, measured.all_threads.unwrap().games), (140, 560));
    }

    /// The ledger counted 19 to 29 placements after the cathedral, 23 on average, and captures in
    /// 34.7 % of the games, the few of the cathedral included, every capture being taken. The
    /// bounds are four standard errors wide.
    #[test]
    fn cat_prop_07_random_games_are_as_the_ledger_counted_them() {
        let tally = simulation("capture=forced").play(0..4_000, 2, &()).unwrap();
        let decided: u64 = tally.wins.iter().map(|(_, wins)| wins).sum();
        assert_eq!(decided + tally.draws, 4_000);
        assert!((23.5..24.5).contains(&tally.mean_plies()), "{tally:?}");
        assert!((1_260..1_520).contains(&tally.games_with_notable), "{tally:?}");
    }

    struct Shelf(Mutex<Vec<(u64, String)>>);

    impl Audience<Cathedral> for Shelf {
        fn is_keeping(&self) -> bool {
            true
        }

        fn keep(&self, game: u64, record: &Record<Cathedral>) -> Result<(), String> {
            self.0.lock().unwrap().push((game, record.to_string()));
            Ok(())
        }
    }

    #[test]
    fn kept_games_are_those_that_are_tallied() {
        let simulation = simulation("");
        let shelf = Shelf(Mutex::default());
        let tally = simulation.play(3..8, 2, &shelf).unwrap();
        assert_eq!(tally, simulation.play(3..8, 1, &()).unwrap());
        let mut kept = shelf.0.into_inner().unwrap();
        kept.sort();
        assert_eq!(kept.iter().map(|(game, _)| *game).collect::<Vec<_>>(), [3, 4, 5, 6, 7]);
        let read = |(_, text): &(u64, String)| {
            Record::<Cathedral>::read(text, bastide_core::record::Seal::Required).unwrap()
        };
        let plies: usize = kept.iter().map(read).map(|record| record.plies().len()).sum();
        assert_eq!(plies as u64, tally.plies);
    }

    #[test]
    fn bots_must_exist_and_fill_the_seats() {
        let setup = "".parse().unwrap();
        let new = |bots: &[&str]| {
            let bots: Vec<BotSpec> = bots.iter().map(|bot| bot.parse().unwrap()).collect();
            Simulation::<Cathedral>::new(setup, &bots, 0, is_capture).err()
        };
        assert_eq!(new(&["random", "random"]), None);
        assert_eq!(new(&["random"; 3]), Some(SimulationError::Seats { given: 3, seats: 2 }));
        assert!(matches!(new(&["deep-thought"]), Some(SimulationError::Bot(_))));
    }
}
