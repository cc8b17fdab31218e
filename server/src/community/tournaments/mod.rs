//! Tournaments: everybody against everybody, Swiss, and duplicate events in which every table meets the same cards.
//!
//! What comes next follows from what is stored and the time ([`plan`]); doing it ([`advance`]) is a job that any node may
//! take, any number of times: the store lets it happen once.

mod advance;
mod event;
mod kind;
pub mod pairing;
mod plan;
mod result;
mod sealed;
mod setting;
mod standings;

pub use event::{Entrant, Event, Game, GameEnding, GameResult};
pub use kind::{Kind, Scoring, Stage};
pub use setting::{NotATournament, TournamentWish};
pub(crate) use standings::shares;
pub use standings::{POINT, Row, standings};
