//! What is played under load: games of Cathedral whose moves are drawn before anything is measured, so that whoever
//! drives the servers has nothing to think about.

use bastide_cathedral::Cathedral;
use bastide_core::{Game as _, Seat, Seed};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// The moves of a game, each with the number of its seat.
pub(super) type Moves = Vec<(usize, String)>;

/// Different games, always the same ones.
pub(super) fn random(count: u64) -> Vec<Moves> {
    (0..count).map(one).collect()
}

fn one(number: u64) -> Moves {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let setup = Cathedral::showcase().remove(0);
    let mut state = Cathedral::start(&setup, &Seed::numbered(number)).expect("the usual setup");
    let mut moves = Vec::new();
    while let Some(seat) = state.to_act().iter().next() {
        let action = state.pick(seat, &mut rng).expect("somebody is to act");
        let _ = state.apply(seat, action, &mut Vec::new()).expect("it is legal");
        moves.push((Seat::index(seat), action.to_string()));
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_differ_and_both_seats_move() {
        let games = random(3);
        assert_ne!(games[0], games[1]);
        for seat in [0, 1] {
            assert!(games.iter().flatten().any(|(mover, _)| *mover == seat));
        }
    }
}
