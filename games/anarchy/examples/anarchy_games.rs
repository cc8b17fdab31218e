//! Plays random games of all scenarios and checks, after every action, what always has to hold.
//!
//! `cargo run --release -p bastide-anarchy --example anarchy_games -- 100000`

#[path = "../tests/invariants/mod.rs"]
mod invariants;

use bastide_anarchy::{Scenario, Setup};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

#[expect(clippy::print_stdout, reason = "it is a program")]
fn main() {
    let games = std::env::args().nth(1).map_or(1_000, |count| count.parse().expect("a number"));
    let setups: Vec<Setup> = (1..=4)
        .flat_map(|players| Scenario::all().map(move |scenario| (players, scenario)))
        .map(|(players, scenario)| Setup { players, scenario, ..Setup::default() })
        .collect();
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut decisions = 0;
    for number in 0..games {
        let setup = &setups[number as usize % setups.len()];
        decisions += invariants::play(setup, number, &mut rng);
    }
    println!("{games} games, {decisions} decisions, nothing broken");
}
