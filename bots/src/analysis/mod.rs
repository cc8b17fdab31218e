//! What a game was about, move by move: what each decision was worth, what would have been better, and what the
//! cards did.
//!
//! A [`Course`] cuts a finished game into steps that can be judged in any order and on any thread; a [`Review`] is
//! what they add up to. Each step is judged by what its seat knew, and once more by what was really there. Where
//! chance rules, actions are measured against each other by playing the same imagined worlds to their end with
//! each of them ([`Rollouts`]); Cathedral asks its search and its solver.

mod account;
mod course;
mod judge;
mod review;
mod rollouts;

pub use account::{Account, Grade, Skill, Term};
pub use course::Course;
pub use judge::{Analysed, Assessment, Judge, Knowledge};
pub use review::{Decision, Judged, Mark, Review, Weighed};
pub use rollouts::{Foreseen, Rollouts, lead_of};

/// Part of the key of whatever is kept of an analysis: another number where the judgements would differ.
pub const ENGINE: u32 = 2;
