//! [`AnyGame`] for every game that has a [`Presentation`].

mod curves;
mod engines;
mod rules;
mod story;
mod views;

use std::sync::Arc;

use bastide_core::record::{RecordProblem, Seal, SealProblem};
use bastide_core::{
    Game as _, PerSeat, PositionError, Record, RecordError, Reveal, RulesVersion, Seats, Seed,
    Setup as _, SetupError, Violation,
};
use bastide_text::{Phrasebook, refusals};
use serde::Serialize;
use serde_json::Value;

use crate::any::AnyGame;
use crate::faults::{PositionFault, RecordFault, SealFault};
use crate::presentation::{EventOf, NeedOf, Presentation, SetupOf};

/// A game of known type with all that happened in it.
pub struct Host<P: Presentation> {
    record: Record<P::Game>,
    /// What each action did. Shared, because every change is tried on a copy of the match first.
    past: Vec<Arc<Done<P>>>,
    /// A state that is shown in the place of the real one.
    imagined: Option<Box<P::Game>>,
}

/// What an action did.
struct Done<P: Presentation> {
    events: Vec<EventOf<P>>,
    /// Whether it brought something hidden to light.
    reveal: Reveal,
    /// The seats that decide at the same time and whose situation it changed all the same.
    touched: Seats,
}

impl<P: Presentation> Host<P> {
    /// A game about to start.
    pub fn start(
        setup: &str,
        seed: &Seed,
        rules: RulesVersion,
    ) -> Result<Box<dyn AnyGame>, SetupError> {
        let setup: SetupOf<P> = setup.parse()?;
        let nobody = PerSeat::from_fn(setup.seats(), |_| String::new());
        let record = Record::start(setup, *seed, rules, nobody)?;
        Ok(Box::new(Self { record, past: Vec::new(), imagined: None }))
    }

    /// A game as its record tells it.
    pub(crate) fn read_record(
        text: &str,
        seal: Seal,
        book: &Phrasebook,
    ) -> Result<Box<dyn AnyGame>, RecordFault> {
        let record = Record::read(text, seal).map_err(|error| fault::<P>(&error, book))?;
        let bare = Self { record, past: Vec::new(), imagined: None };
        let past = bare.replayed(bare.record.plies().len(), bare.record.players().clone()).past;
        Ok(Box::new(Self { past, ..bare }))
    }

    /// A single position, to be looked at and not to be played.
    pub(crate) fn restore(text: &str) -> Result<Box<dyn AnyGame>, PositionFault> {
        let position = serde_json::from_str(text).map_err(PositionFault::Document)?;
        let state = P::Game::restore(&position).map_err(PositionFault::Impossible)?;
        let nobody = PerSeat::from_fn(state.setup().seats(), |_| String::new());
        let seed = Seed::from_bytes([0; 32]);
        let record = Record::start(state.setup(), seed, unknown_version(), nobody);
        let record = record.map_err(|error| {
            let (at, problem) = ("setup".to_owned(), error.to_string());
            PositionFault::Impossible(PositionError { at, problem, clause: None })
        })?;
        Ok(Box::new(Self { record, past: Vec::new(), imagined: Some(Box::new(state)) }))
    }

    /// Where the match stands.
    pub(crate) fn state(&self) -> &P::Game {
        self.imagined.as_deref().unwrap_or_else(|| self.record.state())
    }

    /// A game of the same beginning, before its first action.
    fn afresh(&self, players: PerSeat<String>) -> Self {
        let (setup, seed) = (self.record.setup().clone(), *self.record.seed());
        let record = Record::start(setup, seed, self.record.rules(), players);
        let record = record.expect("it started once");
        let record = record.with_fairness(self.record.fairness().cloned());
        Self { record, past: Vec::new(), imagined: None }
    }

    fn replayed(&self, plies: usize, players: PerSeat<String>) -> Self {
        let mut host = self.afresh(players);
        for &(seat, action) in &self.record.plies()[..plies] {
            host.play(seat, action).expect("it was legal once");
        }
        host
    }
}

/// For games whose version nobody asks for: it takes longer to find out than to play them.
pub fn unknown_version() -> RulesVersion {
    RulesVersion::parse("0000000000000000").expect("sixteen digits are a version")
}

impl<P: Presentation> AnyGame for Host<P> {}

/// By hand, because a presentation itself need not be cloned.
impl<P: Presentation> Clone for Host<P> {
    fn clone(&self) -> Self {
        Self {
            record: self.record.clone(),
            past: self.past.clone(),
            imagined: self.imagined.clone(),
        }
    }
}

/// An event as documents write it.
fn written(event: &impl Serialize) -> Value {
    serde_json::to_value(event).unwrap_or_default()
}

fn fault<P: Presentation>(error: &RecordError<NeedOf<P>>, book: &Phrasebook) -> RecordFault {
    let says = |violation: &Violation<_>| {
        format!("{} [{}]", P::violation(book, violation), violation.clause)
    };
    RecordFault {
        line: error.line,
        problem: refusals::record(book, &error.problem, says),
        message: error.to_string(),
        violation: error.violation().map(says),
        seal: match error.problem {
            RecordProblem::Seal(SealProblem::Missing) => SealFault::Missing,
            RecordProblem::Seal(SealProblem::Broken) => SealFault::Broken,
            _ => SealFault::Nothing,
        },
    }
}
