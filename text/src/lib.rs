//! Every word a person reads, in English, French and German.
//!
//! The sentences live in `locales/<language>/<game>.ftl`; plurals, articles and gender are decided
//! there, not here. Each message has one Rust type whose fields are its arguments, so a missing
//! argument does not compile, and the tests hold the three locales to the same set of messages.

pub mod account;
pub mod admin;
pub mod analysis;
pub mod anarchy;
pub mod cathedral;
pub mod clock;
pub mod fair;
pub mod hints;
pub mod house;
mod language;
pub mod lessons;
pub mod levels;
#[cfg(test)]
mod locales;
mod message;
pub mod pages;
mod phrasebook;
pub mod programs;
pub mod ratings;
pub mod reference;
pub mod refusals;
pub mod scores;
pub mod sheets;
pub mod table;
pub mod tournaments;
pub mod tournay;

pub use language::{Language, UnknownLanguage};
pub use phrasebook::Phrasebook;
