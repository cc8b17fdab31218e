//! The program: which games it plays is said here and nowhere else.

use std::process::ExitCode;

use bastide_presentation::GameInfo;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Every game, in the order of the pages.
const GAMES: [fn() -> GameInfo; 3] = [
    bastide_presentation_tournay::game,
    bastide_presentation_cathedral::game,
    bastide_presentation_anarchy::game,
];

fn main() -> ExitCode {
    bastide::run(&GAMES)
}
