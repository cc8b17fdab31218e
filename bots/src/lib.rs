//! Players for Bastide's games. A bot is given a state that its seat cannot tell from the real one
//! and a budget, and answers with an action, its estimate and its runners-up.

pub mod analysis;
pub mod anarchy;
pub mod arena;
mod bot;
mod budget;
pub mod cathedral;
pub mod levels;
mod mcts;
pub mod protocol;
mod random;
mod roster;
pub mod search;
mod seeds;
pub mod simulation;
pub mod solo;
pub mod tournay;

pub use bot::{Bot, Candidate, Choice, Estimate, consult};
pub use budget::{Budget, BudgetError, Stopwatch};
pub use mcts::{MctsBot, result};
pub use random::RandomBot;
pub use roster::{BotSpec, BotSpecError, Roster};
