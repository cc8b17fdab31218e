//! Engines of a game behind function pointers, so that programs let them play without naming a game.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use bastide_bots::arena::{Arena, ArenaError, Contestant, Pair, opening};
use bastide_bots::levels::Mind;
use bastide_bots::protocol::serve;
use bastide_bots::simulation::{Audience, Measured, Simulation, SimulationError};
use bastide_bots::{BotSpec, BotSpecError, Roster as _};
use bastide_core::{Clause, Game as _, PerSeat, Record, Seat, SetupError, Silent};
use rayon::prelude::*;
use serde_json::Value;
use thiserror::Error;

use crate::presentation::{ActionOf, EventOf, Presentation};

/// Why engines do not play.
#[derive(Debug, Error)]
pub enum EngineError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Bot(#[from] BotSpecError),
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error(transparent)]
    Simulation(#[from] SimulationError),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("`{action}` is listed but refused ({clause})")]
    Listed { action: String, clause: Clause },
    #[error("{0}")]
    Tournament(String),
}

type Speak = fn(&BotSpec, u64, &mut dyn BufRead, &mut dyn Write) -> Result<(), EngineError>;

/// The engines of a game.
pub struct EngineInfo {
    /// Their names, weakest first, each with a sentence about it.
    pub list: &'static [(&'static str, &'static str)],
    /// The minds of the levels, weakest first.
    pub minds: &'static [Mind],
    /// The options under which the levels are measured, where nothing else is said.
    pub measured: &'static str,
    /// The events that statistics count, in the plural.
    pub notable: &'static str,
    /// The option of the command line by which the openings are chosen, where the game has any.
    pub opening_option: Option<&'static str>,
    /// The size of a state.
    pub state_bytes: usize,
    /// Whether there is such a bot.
    pub check: fn(&BotSpec) -> Result<(), BotSpecError>,
    /// What people should know who let a bot play with these options; nothing for a setup that cannot
    /// be read.
    pub caveat: fn(&str, &BotSpec) -> Option<&'static str>,
    pub arena: fn(&ArenaOrder<'_>) -> Result<Box<dyn Pairing>, EngineError>,
    pub simulate: fn(&SimulationOrder<'_>, &dyn Watcher) -> Result<GamesPlayed, EngineError>,
    /// Answers the line protocol until the input ends.
    pub speak: Speak,
}

impl EngineInfo {
    pub const fn of<P: Presentation>(notable: &'static str, measured: &'static str) -> Self {
        Self {
            list: <P::Game as bastide_bots::Roster>::ENGINES,
            minds: P::MINDS,
            measured,
            notable,
            opening_option: None,
            state_bytes: size_of::<P::Game>(),
            check: |spec| P::Game::bot(spec, 0).map(|_| ()),
            caveat: |setup, spec| P::Game::caveat(&setup.parse().ok()?, &spec.engine),
            arena: arena::<P>,
            simulate: simulate::<P>,
            speak: speak::<P>,
        }
    }

    /// The names alone.
    pub fn names(&self) -> Vec<&'static str> {
        self.list.iter().map(|(name, _)| *name).collect()
    }
}

/// Two bots that meet.
pub struct ArenaOrder<'a> {
    pub setup: &'a str,
    pub contestants: [Contestant; 2],
    pub openings: Openings,
    pub pairs: usize,
    /// The openings follow from it.
    pub opening_seed: u64,
    /// The games follow from it.
    pub seed: u64,
}

/// How a pair of games begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Openings {
    /// By chance, each of the game's openings equally often.
    Dealt,
    /// By the bots.
    Chosen,
}

/// Two bots at the tables of an arena.
pub trait Pairing: Send + Sync {
    fn pairs(&self) -> usize;
    /// Plays a pair of games; the records of both.
    fn play(&self, number: usize) -> (Pair, [Box<dyn Display + Send>; 2]);
}

impl<G: bastide_bots::Roster> Pairing for Arena<G> {
    fn pairs(&self) -> usize {
        Arena::pairs(self)
    }

    fn play(&self, number: usize) -> (Pair, [Box<dyn Display + Send>; 2]) {
        let (pair, records) = self.pair(number);
        (pair, records.map(|record| Box::new(record) as Box<dyn Display + Send>))
    }
}

fn arena<P: Presentation>(order: &ArenaOrder<'_>) -> Result<Box<dyn Pairing>, EngineError> {
    let kinds = match order.openings {
        Openings::Dealt => P::openings(),
        Openings::Chosen => Vec::new(),
    };
    let openings = opening::deal(&kinds, order.pairs, order.opening_seed);
    let setup = order.setup.parse()?;
    let (contestants, is_notable) = (order.contestants.clone(), is_notable::<P>);
    let arena = Arena::<P::Game>::new(setup, contestants, openings, order.seed, is_notable)?;
    Ok(Box::new(arena))
}

fn is_notable<P: Presentation>(event: &EventOf<P>) -> bool {
    P::event_kind(event).is_notable
}

/// Many games between bots.
pub struct SimulationOrder<'a> {
    pub setup: &'a str,
    /// One for all seats, or one for each.
    pub bots: &'a [BotSpec],
    pub seed: u64,
    pub games: u64,
    pub threads: usize,
}

/// Who hears of the games while they are played.
pub trait Watcher: Sync {
    /// So many more games are over.
    fn finished(&self, games: u64);
    /// Whether [`Watcher::keep`] wants to be given the records.
    fn is_keeping(&self) -> bool;
    /// Takes the record of a game; what it could not do about it is the error.
    fn keep(&self, game: u64, record: &dyn Display) -> Result<(), String>;
}

struct Listening<'a>(&'a dyn Watcher);

impl<G: bastide_core::Game> Audience<G> for Listening<'_> {
    fn finished(&self, games: u64) {
        self.0.finished(games);
    }

    fn is_keeping(&self) -> bool {
        self.0.is_keeping()
    }

    fn keep(&self, game: u64, record: &Record<G>) -> Result<(), String> {
        self.0.keep(game, record)
    }
}

/// What came of a simulation.
pub struct GamesPlayed {
    pub bots: PerSeat<BotSpec>,
    pub measured: Measured,
}

fn simulate<P: Presentation>(
    order: &SimulationOrder<'_>,
    watcher: &dyn Watcher,
) -> Result<GamesPlayed, EngineError> {
    let setup = order.setup.parse()?;
    let simulation = Simulation::<P::Game>::new(setup, order.bots, order.seed, is_notable::<P>)?;
    let measured = simulation.measure(order.games, order.threads, &Listening(watcher))?;
    Ok(GamesPlayed { bots: simulation.bots().clone(), measured })
}

fn speak<P: Presentation>(
    spec: &BotSpec,
    seed: u64,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), EngineError> {
    let mut bot = P::Game::bot(spec, seed)?;
    Ok(serve(&mut *bot, input, output)?)
}

/// The counts after each first action, in the order of the notation.
pub(crate) fn perft<P: Presentation>(
    state: &P::Game,
    depth: u32,
    begin: &dyn Fn(usize),
    done: &(dyn Fn() + Sync),
) -> Result<Vec<(String, u64)>, EngineError> {
    let mut actions: Vec<(Seat, ActionOf<P>)> = Vec::new();
    for seat in state.to_act().iter() {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        actions.extend(legal.into_iter().map(|action| (seat, action)));
    }
    actions.sort_unstable();
    begin(actions.len());
    let count = |&(seat, action): &(Seat, ActionOf<P>)| {
        let mut next = state.clone();
        if let Err(violation) = next.apply(seat, action, &mut Silent) {
            let (action, clause) = (action.to_string(), violation.clause);
            return Err(EngineError::Listed { action, clause });
        }
        done();
        Ok((action.to_string(), P::perft(&next, depth - 1)))
    };
    actions.par_iter().map(count).collect()
}

/// Several bots, everybody against the same number of others.
pub struct TournamentOrder<'a> {
    pub setup: &'a str,
    pub bots: &'a [BotSpec],
    /// How many different others each bot meets; all of them if nothing is said.
    pub opponents: Option<usize>,
    pub seed: u64,
    pub threads: usize,
}

/// Who hears of a tournament while it is played.
pub trait TournamentWatcher: Sync {
    fn begins(&self, meetings: usize);
    fn met(&self);
    /// Takes the record of a game; what it could not do about it is the error.
    fn keep(&self, name: &str, record: &dyn Display) -> Result<(), String>;
}

/// The rules of a game for tournaments.
pub type TournamentRules =
    fn(&TournamentOrder<'_>, &dyn TournamentWatcher) -> Result<TournamentTable, EngineError>;

/// What came of a tournament.
pub struct TournamentTable {
    /// The best first.
    pub places: Vec<TournamentPlace>,
    pub meetings: Vec<TournamentMeeting>,
}

pub struct TournamentPlace {
    pub rank: usize,
    /// The bot, by its number from zero.
    pub player: usize,
    pub total: u32,
    pub games: usize,
}

pub struct TournamentMeeting {
    pub first: usize,
    pub second: usize,
    /// The points of each game.
    pub games: Value,
}
