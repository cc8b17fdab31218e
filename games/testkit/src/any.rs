//! The object-safe face of a game, for programs that handle all games alike: everything is text
//! in the game's notation or a JSON value.

use rand_core::Rng;
use serde::Serialize;
use serde_json::Value;
use thiserror::Error;

use bastide_core::{Clause, Game, NotationError, Reveal, Seat, Seats, Seed, Standing, Viewer};

/// Why an action given as text was not carried out.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum AnyRefusal {
    #[error(transparent)]
    Notation(#[from] NotationError),
    #[error("the rules refuse `{action}` ({clause})")]
    Rules { action: String, clause: Clause, need: Value },
}

/// What an action did: whether something hidden came to light, and what each viewer may be told.
pub struct Told {
    pub reveal: Reveal,
    events: Vec<Teller>,
}

/// An event that knows what to say to whom.
type Teller = Box<dyn Fn(Viewer) -> Option<Value> + Send>;

impl Told {
    /// The events as `who` may know them.
    pub fn events(&self, who: Viewer) -> Vec<Value> {
        self.events.iter().filter_map(|event| event(who)).collect()
    }
}

/// Any game at all. Implemented by [`Face`] for every [`Game`].
pub trait AnyGame: Send + Sync {
    fn name(&self) -> &'static str;
    fn setup(&self) -> String;
    fn seat_names(&self) -> Vec<&'static str>;
    fn to_act(&self) -> Seats;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Told, AnyRefusal>;
    fn view(&self, who: Viewer) -> Value;
    fn imagine(&self, seat: Seat, rng: &mut dyn Rng) -> Box<dyn AnyGame>;
    fn standing(&self) -> Option<Standing>;
    fn position(&self) -> Value;
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Wraps a game of known type into [`AnyGame`].
#[derive(Clone)]
pub struct Face<G>(pub G);

impl<G: Game> Face<G> {
    /// Starts a game from the text form of its setup.
    pub fn start(setup: &str, seed: &Seed) -> Result<Box<dyn AnyGame>, bastide_core::SetupError> {
        let setup: G::Setup = setup.parse()?;
        Ok(Box::new(Self(G::start(&setup, seed)?)))
    }
}

impl<G: Game> AnyGame for Face<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn setup(&self) -> String {
        self.0.setup().to_string()
    }

    fn seat_names(&self) -> Vec<&'static str> {
        use bastide_core::Setup as _;
        Seat::all(self.0.setup().seats()).map(G::seat_name).collect()
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.0.legal(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Told, AnyRefusal> {
        let action = self.0.canonical(seat, action.parse()?);
        let mut events = Vec::new();
        let reveal =
            self.0.apply(seat, action, &mut events).map_err(|violation| AnyRefusal::Rules {
                action: action.to_string(),
                clause: violation.clause,
                need: json(&violation.need),
            })?;
        let events = events
            .into_iter()
            .map(|event| {
                let tell = move |who| G::retell(&event, who).map(|event| json(&event));
                Box::new(tell) as Teller
            })
            .collect();
        Ok(Told { reveal, events })
    }

    fn view(&self, who: Viewer) -> Value {
        json(&self.0.view(who))
    }

    fn imagine(&self, seat: Seat, mut rng: &mut dyn Rng) -> Box<dyn AnyGame> {
        Box::new(Self(self.0.imagine(seat, &mut rng)))
    }

    fn standing(&self) -> Option<Standing> {
        self.0.standing()
    }

    fn position(&self) -> Value {
        json(&self.0.position())
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("documents of games have string keys and finite numbers")
}
