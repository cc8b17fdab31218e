//! [`AnyGame`] for every game that has a [`Presentation`].

mod curves;
mod engines;
mod rules;
mod views;

use std::sync::Arc;

use bastide_core::record::{RecordProblem, Seal, SealProblem};
use bastide_core::{
    Game as _, PerSeat, PositionError, Record, RecordError, Reveal, RulesVersion, Seat, Seats,
    Seed, Setup as _, SetupError, Viewer, Violation,
};
use bastide_text::{Phrasebook, refusals};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use serde_json::Value;

use crate::any::AnyGame;
use crate::faults::{PositionFault, RecordFault, SealFault};
use crate::presentation::{ActionOf, EventOf, NeedOf, Presentation, SetupOf};
use crate::refused::Refused;
use crate::scene::{Layout, Scene};

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

    fn read(&self, seat: Seat, action: &str, book: &Phrasebook) -> Result<ActionOf<P>, Refused> {
        let action: ActionOf<P> = action.parse().map_err(|e: bastide_core::NotationError| {
            Refused { clause: e.clause, text: refusals::notation(book, &e) }
        })?;
        Ok(self.state().canonical(seat, action))
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

    /// Events as a viewer hears of them.
    fn told(events: &[EventOf<P>], who: Viewer, book: &Phrasebook) -> Vec<String> {
        let told = events.iter().filter_map(|event| P::Game::retell(event, who));
        told.map(|event| P::event(book, &event)).collect()
    }

    /// What an action would bring about, as far as the seat can know: what happens alike in worlds that it
    /// cannot tell from the real one, which is not asked.
    fn foreseen(&self, seat: Seat, action: ActionOf<P>, book: &Phrasebook) -> Vec<String> {
        let happens = |number: u64| {
            let mut rng = Pcg64Mcg::seed_from_u64(number);
            let (mut world, mut events) = (self.state().imagine(seat, &mut rng), Vec::new());
            let _ = world.apply(seat, action, &mut events);
            Self::told(&events, Viewer::Seat(seat), book)
        };
        let mut certain = happens(0);
        for other in (1..IMAGINED).map(happens) {
            let alike = certain.iter().zip(&other).take_while(|(one, other)| one == other).count();
            if alike < certain.len().max(other.len()) {
                certain.truncate(alike);
                certain.push(bastide_text::pages::hidden_next(book));
            }
        }
        certain
    }

    /// The drawing after so many actions.
    fn drawn(&self, who: Viewer, ply: usize, layout: Layout, book: &Phrasebook) -> String {
        let draw = |state: &P::Game, last: &[EventOf<P>]| {
            // What has happened is marked as far as the viewer knows of it.
            let told: Vec<EventOf<P>> =
                last.iter().filter_map(|event| P::Game::retell(event, who)).collect();
            let scene = Scene { viewer: who, view: &state.view(who), last: &told };
            P::svg(&scene, layout, book)
        };
        if ply >= self.past.len() {
            let last = self.past.last().map_or(&[][..], |done| &done.events);
            return draw(self.state(), last);
        }
        let (state, events) = self.record.at(ply).expect("no further than played");
        draw(&state, &events)
    }

    fn play(&mut self, seat: Seat, action: ActionOf<P>) -> Result<(), Violation<NeedOf<P>>> {
        let touched = self.state().touches(seat, action);
        let mut events = Vec::new();
        let reveal = self.record.play(seat, action, &mut events)?;
        self.past.push(Arc::new(Done { events, reveal, touched }));
        Ok(())
    }

    /// Whether what a seat did at a ply is its own affair to this day: it is the last it did, nothing
    /// came to light by it, and nobody has touched the seat since.
    fn is_own_affair(&self, ply: usize) -> bool {
        let (Some(&(seat, _)), Some(done)) = (self.record.plies().get(ply), self.past.get(ply))
        else {
            return false;
        };
        let mut later = self.record.plies().iter().zip(&self.past).skip(ply + 1);
        done.reveal == Reveal::Nothing
            && later.all(|(&(other, _), done)| other != seat && !done.touched.contains(seat))
    }
}

/// For games whose version nobody asks for: it takes longer to find out than to play them.
pub fn unknown_version() -> RulesVersion {
    RulesVersion::parse("0000000000000000").expect("sixteen digits are a version")
}

/// So many imagined worlds hardly ever agree on what is hidden.
const IMAGINED: u64 = 8;

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
    let says = |violation: &_| P::violation(book, violation);
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
