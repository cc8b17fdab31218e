//! Games in which two players meet again and again, where the rules know such a thing.

use bastide_core::{Seat, Standing};

/// The totals of a series of games and the player who leads, by number.
pub struct Totals {
    pub points: [u32; 2],
    pub leader: Option<usize>,
}

/// How a series of games between two players goes.
#[derive(Clone, Copy)]
pub struct SeriesRules {
    /// Which of the two sits there in the game with this number.
    pub sitter: fn(game: usize, seat: Seat) -> usize,
    /// What the games add up to.
    pub totals: fn(games: &[Standing]) -> Totals,
}
