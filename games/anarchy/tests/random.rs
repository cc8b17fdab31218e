//! Random games of all scenarios; `examples/anarchy_games.rs` plays many more.

use bastide_anarchy::{Scenario, Setup};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use crate::invariants;

/// Also ANA-SETUP-01, ANA-ENDR-05.
#[test]
fn ana_round_01_every_game_has_five_rounds_and_ends() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    for players in 1..=4 {
        for scenario in Scenario::all() {
            let setup = Setup { players, scenario, ..Setup::default() };
            for number in 0..20 {
                invariants::play(&setup, number, &mut rng);
            }
        }
    }
}
