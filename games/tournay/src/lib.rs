//! The rules of Tournay: two to four families rebuild a district of the city each, with citizens of
//! three classes, cards from nine decks, events that strike and prestige buildings that count for all.
//! Hands, the order of the decks and the last card are hidden.
//!
//! The clauses cited here (`TOU-…`, rulings `R-…`) are those of `docs/rules/tournay.md`.

#![deny(clippy::float_arithmetic)]

/// The clauses of the ledger, generated from it.
pub mod clause {
    include!(concat!(env!("OUT_DIR"), "/clause.rs"));
}
mod colour;
mod file;
mod verb;

mod action;
mod card;
mod data;
mod district;
mod event;
mod game;
mod need;
mod notation;
mod pile;
mod player;
mod position;
mod queue;
mod score;
mod setup;
mod slot;
mod task;
mod view;

pub use action::{Action, Stand, Use, Way};
pub use card::{Card, EventCard, Held};
pub use colour::{Colour, ColourSet, Deck, Level, PerColour};
pub use data::{BUILT_IN, BUILT_IN_FILE, Corrections, Origin, Table, provenance};
pub use event::{Debt, Event, Glimpse, Reason};
pub use file::{FileError, Provenance};
pub use game::Tournay;
pub use need::Need;
pub use position::{
    CardDocument, CopiedDocument, DeckDocument, EventDocument, LastCardDocument, LookedDocument,
    PlayerDocument, Position, SlotDocument, WorkerDocument,
};
pub use queue::{Spot, Spots};
pub use score::{PrestigeScore, Scores};
pub use setup::{CatapultTargets, Expansion, GivenCards, LastTwo, RampartEvents, Rules, Setup};
pub use slot::{Slot, Slots};
pub use task::{Cause, Errand, Task};
pub use verb::{Blow, CardRow, Coins, Cost, Count, EventRow, Kind, KindSet, Per, Spoils, Verb};
pub use view::{DeckView, HandView, LookedView, PlayerView, QueueView, SlotView, View, WorkerView};
