//! The line protocol between an arena and a bot that is a program of its own
//! (`docs/bot-protocol.md`).
//!
//! A position is the whole document, hidden things included. What a bot is sent was imagined by
//! the arena for the seat that asks, so there is nothing in it that the seat may not know.

mod line;
mod program;
mod speaker;

pub use line::{Answer, Limits, ProtocolError, Request};
pub use program::{Program, ProgramError};
pub use speaker::serve;

/// The version that is spoken here.
pub const VERSION: u32 = 1;
