//! The contract between the rules of a game and everything built on them.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use rand_core::Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    NotationError, PositionError, Seat, Seats, Seed, SetupError, Sink, Standing, Violation,
};

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// Anybody: what may be shown to spectators.
    Public,
}

/// Whether an action brought something hidden to light. Undo does not cross a reveal unless the
/// others agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub enum Reveal {
    Nothing,
    Something,
}

/// The options a game starts from. Its text form is a list of `option=value`, only those that
/// differ from the default, in a fixed order.
///
/// A text means the same forever, since records and running matches hold it. A game whose rules have
/// changed therefore writes which rules it follows, and a text that names none means the first.
pub trait Setup:
    Clone + Debug + Default + PartialEq + Display + FromStr<Err = SetupError> + Send + Sync + 'static
{
    fn seats(&self) -> u8;

    /// The setup that somebody asks for who begins a game: where the text names no rules, it has the
    /// latest.
    fn requested(text: &str) -> Result<Self, SetupError> {
        text.parse()
    }
}

/// The rules of a game: a pure function of its setup, its seed and its actions.
///
/// Decisions are atomic (one choice, one action) and belong to one seat each. [`Game::to_act`] may
/// name several seats at once: then they decide independently, in any order, and the result does
/// not depend on that order. A choice in the middle of another player's turn is nothing special:
/// `to_act` names the one who chooses.
pub trait Game: Clone + Send + Sync + 'static {
    /// As in records, addresses and on the command line: `cathedral`.
    const NAME: &'static str;

    /// Whether what seats choose at the same time stays secret until all have chosen. Where they
    /// act at the same time but openly, each sees what the others have done so far.
    const HAS_SECRET_CHOICES: bool = true;

    type Setup: Setup;
    /// Its `Display` is the one notation of the action; it parses back to the same action.
    type Action: Copy
        + Debug
        + Eq
        + Ord
        + Hash
        + Display
        + FromStr<Err = NotationError>
        + Send
        + Sync
        + 'static;
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// All that one viewer may know. Outsiders never see anything else.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What an action would have needed: the part of a refusal that differs from case to case.
    type Need: Copy + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// The whole state as a document, hidden things included.
    type Position: Debug + PartialEq + Serialize + DeserializeOwned;

    fn start(setup: &Self::Setup, seed: &Seed) -> Result<Self, SetupError>;

    fn setup(&self) -> Self::Setup;

    /// Setups that together exercise every rule: what the conformance suite plays, and what the
    /// version of the rules is computed from.
    fn showcase() -> Vec<Self::Setup>;

    /// The word for a seat in records and on the command line.
    fn seat_name(seat: Seat) -> &'static str;

    /// Those who have a decision to make now; nobody once the game is over.
    fn to_act(&self) -> Seats;

    /// Adds every action that `seat` may take, without duplicates. Adds nothing for a seat that is
    /// not to act.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out a legal action; on any other action changes nothing and says which clause
    /// forbids it. Never panics.
    fn apply(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<Reveal, Violation<Self::Need>>;

    fn view(&self, who: Viewer) -> Self::View;

    /// What `who` learns of an event: all, part, or nothing of it.
    fn retell(event: &Self::Event, who: Viewer) -> Option<Self::Event> {
        let _ = who;
        Some(event.clone())
    }

    /// A state that `seat` cannot tell from this one, drawn fairly from all there are.
    #[must_use]
    fn imagine(&self, seat: Seat, rng: &mut impl Rng) -> Self;

    /// Scores and ranks, once the game is over.
    fn standing(&self) -> Option<Standing>;

    fn position(&self) -> Self::Position;

    fn restore(position: &Self::Position) -> Result<Self, PositionError>;

    /// The form of `action` that [`Game::legal`] lists, where the notation allows several.
    #[must_use]
    fn canonical(&self, seat: Seat, action: Self::Action) -> Self::Action {
        let _ = seat;
        action
    }

    /// What the rules did by themselves after the last action and a record may spell out all the
    /// same, such as a forced pass.
    fn implied(&self) -> Option<(Seat, Self::Action)> {
        None
    }

    /// The seats whose situation an action changes while they decide too: the exceptions to the
    /// rule that seats deciding at once do not touch each other. The actor itself counts where
    /// others could have done the same to it.
    fn touches(&self, seat: Seat, action: Self::Action) -> Seats {
        let _ = (seat, action);
        Seats::NONE
    }

    /// One legal action, each equally likely. Games with long lists have a quicker way.
    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal(seat, &mut actions);
        let chosen = below(rng, actions.len() as u32)?;
        Some(actions[chosen as usize])
    }
}

/// One of `0..bound`, by the high half of a product: for playouts, where a bias of 2^-32 is
/// nothing.
pub fn below(rng: &mut impl Rng, bound: u32) -> Option<u32> {
    (bound > 0).then(|| ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32)
}
