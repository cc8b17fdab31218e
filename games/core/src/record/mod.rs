//! Records: a match as text that a person can read and a program can verify.
//!
//! `docs/formats.md` describes the format. Reading a record replays it: what comes back has been
//! found legal, has the result it claims, and carries the seal it was written with.

mod error;
mod fairness;
mod read;
mod write;

use std::fmt::Write as _;

use crate::{
    Fairness, Game, PerSeat, Reveal, RulesVersion, Seat, Seed, Setup, SetupError, Sink, Violation,
};

pub use error::{ActionProblem, HeaderProblem, RecordError, RecordProblem, SealProblem};
pub use fairness::{bare, claimed};
pub use write::is_sealed;

/// The version of the format, not of any rules.
const FORMAT: &str = "1";
const STANDARD: &str = "standard";
const UNFINISHED: &str = "unfinished";

/// A match: what it started from, what was played, and where that led.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    setup: G::Setup,
    seed: Seed,
    rules: RulesVersion,
    players: PerSeat<String>,
    fairness: Option<Fairness>,
    plies: Vec<(Seat, G::Action)>,
    state: G,
    actions_text: String,
}

/// Whether a record must carry its seal. One written by hand has none yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    Required,
    Waived,
}

impl<G: Game> Record<G> {
    /// A record of a game about to start. Names are cut to what fits on a line.
    pub fn start(
        setup: G::Setup,
        seed: Seed,
        rules: RulesVersion,
        mut players: PerSeat<String>,
    ) -> Result<Self, SetupError> {
        let (given, seats) = (players.len() as u8, setup.seats());
        if given != seats {
            return Err(SetupError::Players { given, allowed: seats.to_string() });
        }
        for seat in Seat::all(seats) {
            players[seat] = write::one_line(&players[seat]);
        }
        let state = G::start(&setup, &seed)?;
        Ok(Self {
            setup,
            seed,
            rules,
            players,
            fairness: None,
            plies: Vec::new(),
            state,
            actions_text: String::new(),
        })
    }

    /// The same record, which tells how its seed came about.
    #[must_use]
    pub fn with_fairness(self, fairness: Option<Fairness>) -> Self {
        Self { fairness, ..self }
    }

    /// How the seed came about, where the record tells it. It was found to fit.
    pub fn fairness(&self) -> Option<&Fairness> {
        self.fairness.as_ref()
    }

    /// Plays an action and writes it down. A refused action leaves the record as it was.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        log: &mut impl Sink<G::Event>,
    ) -> Result<Reveal, Violation<G::Need>> {
        let reveal = self.state.apply(seat, action, log)?;
        self.plies.push((seat, action));
        let _ = writeln!(self.actions_text, "{} {action}", G::seat_name(seat));
        if let Some((seat, action)) = self.state.implied() {
            let _ = writeln!(self.actions_text, "{} {action}", G::seat_name(seat));
        }
        Ok(reveal)
    }

    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The version of the rules the match was begun with.
    pub fn rules(&self) -> RulesVersion {
        self.rules
    }

    /// Who sat where.
    pub fn players(&self) -> &PerSeat<String> {
        &self.players
    }

    pub fn plies(&self) -> &[(Seat, G::Action)] {
        &self.plies
    }

    /// Where the match stands after its last ply.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Where the match stood after `ply` actions, with the events of the last of them.
    pub fn at(&self, ply: usize) -> Option<(G, Vec<G::Event>)> {
        let mut state = G::start(&self.setup, &self.seed).ok()?;
        let mut events = Vec::new();
        for &(seat, action) in self.plies.get(..ply)? {
            events.clear();
            let _ = state.apply(seat, action, &mut events).ok()?;
        }
        Some((state, events))
    }

    /// How many lines of the record the first so many plies take: what the rules did by themselves has
    /// a line too.
    pub fn lines(&self) -> Vec<usize> {
        let mut state = G::start(&self.setup, &self.seed).expect("the match started like that");
        let mut lines = vec![0];
        let mut line = 0;
        for &(seat, action) in &self.plies {
            let _ = state.apply(seat, action, &mut crate::Silent).expect("it was played");
            line += 1 + usize::from(state.implied().is_some());
            lines.push(line);
        }
        lines
    }

    /// Reads and verifies a record.
    pub fn read(text: &str, seal: Seal) -> Result<Self, RecordError<G::Need>> {
        read::Reader::new(text).record(seal)
    }
}

/// The game a record is of, from its header, before its rules are known.
pub fn game_of(text: &str) -> Option<&str> {
    text.lines().take_while(|line| !line.is_empty()).find_map(|line| line.strip_prefix("game: "))
}
