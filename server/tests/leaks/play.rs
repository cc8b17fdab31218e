//! Matches in the middle of play: the setup, the seed and the actions up to some moment.

use bastide_core::{Game, Seat, Seed, Setup as _, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A match up to some moment at which somebody is to act.
pub(crate) struct Played {
    pub(crate) game: &'static str,
    pub(crate) setup: String,
    pub(crate) seats: u8,
    /// Words for the seed.
    pub(crate) seed: String,
    pub(crate) actions: Vec<(Seat, String)>,
}

/// More than any game has actions.
const MOST: u32 = 10_000;

/// The match of a number, played at random; the setups take turns, so that every number of players and every
/// variant has its share.
pub(crate) fn played<G: Game>(number: u64) -> Played {
    let mut setups = G::showcase();
    let setup = setups.swap_remove(number as usize % setups.len());
    let seed = format!("leaks {number}");
    let Ok(dealt) = seed.parse::<Seed>();
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let all = to_the_end::<G>(&setup, &dealt, &mut rng);
    // Somewhere between the first action and the last.
    let until = below(&mut rng, all.len() as u32).unwrap_or(0) as usize;
    Played {
        game: G::NAME,
        setup: setup.to_string(),
        seats: setup.seats(),
        seed,
        actions: all.into_iter().take(until).collect(),
    }
}

fn to_the_end<G: Game>(setup: &G::Setup, seed: &Seed, rng: &mut Pcg64Mcg) -> Vec<(Seat, String)> {
    let mut state = G::start(setup, seed).unwrap();
    let mut actions = Vec::new();
    for _ in 0..MOST {
        let Some(seat) = state.to_act().iter().next() else { return actions };
        let action = state.pick(seat, rng).unwrap();
        let _ = state.apply(seat, action, &mut Vec::new()).unwrap();
        actions.push((seat, action.to_string()));
    }
    panic!("{} does not end", G::NAME)
}
