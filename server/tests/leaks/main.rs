//! Nothing that leaves the server depends on what its receiver cannot know.
//!
//! Matches of Tournay and The Anarchy are brought to some moment of their play. Everything a seat can ask for is asked
//! for: every page, fragment and picture, every stream, the whole interface for programs, errors on purpose, and what
//! the log says meanwhile. Then what the seat cannot know is dealt anew, and all of it is asked for again. Not a byte
//! may differ, but for those that [`answers`] names.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod answers;
#[path = "../games/mod.rs"]
mod games;
#[path = "../routes/house.rs"]
#[allow(dead_code, reason = "the tests of the routes need more of it")]
mod house;
mod log;
mod paths;
mod play;
mod table;
