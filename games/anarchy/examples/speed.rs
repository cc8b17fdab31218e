//! How many decisions a second random play makes on one core, with full legal lists. It goes by the
//! clock on the wall: on a busy machine the processor's own time (`time`) says more.
//!
//! `cargo run --release -p bastide-anarchy --example speed`

use bastide_anarchy::{Anarchy, Scenario, Setup};
use bastide_core::{Game as _, Seed, Silent, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

#[expect(clippy::print_stdout, clippy::disallowed_types, reason = "it is a stopwatch")]
fn main() {
    const GAMES: u64 = 4_000;
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut list = Vec::new();
    for players in 1..=4 {
        let (mut decisions, mut listed) = (0u64, 0u64);
        let begun = std::time::Instant::now();
        for number in 0..GAMES {
            let scenario = Scenario::all().nth(number as usize % 6).expect("six scenarios");
            let setup = Setup { players, scenario, ..Setup::default() };
            let mut game = Anarchy::start(&setup, &Seed::numbered(number)).expect("it starts");
            while let Some(seat) = game.to_act().iter().next() {
                list.clear();
                game.legal(seat, &mut list);
                listed += list.len() as u64;
                let chosen = below(&mut rng, list.len() as u32).expect("there is a choice");
                let _ = game.apply(seat, list[chosen as usize], &mut Silent).expect("it is legal");
                decisions += 1;
            }
        }
        let micros = begun.elapsed().as_micros() as u64;
        println!(
            "{players} players: {} decisions a second, {} a game, {} listed each",
            decisions * 1_000_000 / micros,
            decisions / GAMES,
            listed / decisions
        );
    }
}
