//! What every game of Bastide has in common.
//!
//! A game is a pure function of its setup, its seed and its actions: no I/O, no clock, no threads,
//! no floating point. [`Game`] is the contract; everything else here is its vocabulary.

#![deny(clippy::float_arithmetic)]

mod chance;
mod clause;
mod error;
mod fairness;
mod game;
mod hex;
mod options;
pub mod record;
mod seat;
mod seed;
mod sink;
mod standing;
mod version;

pub use chance::Chance;
pub use clause::{Clause, Violation, ensure};
pub use error::{NotationError, PositionError, SetupError};
pub use fairness::{Fairness, Maker, Nonce, Part, Secret, Unfair};
pub use game::{Game, Reveal, Setup, Viewer, below};
pub use options::{GivenOption, OptionWords, given_options};
pub use record::{Record, RecordError};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use seed::{Commitment, Seed};
pub use sink::{Silent, Sink};
pub use standing::{Place, Standing};
pub use version::{RulesVersion, rules_version};
