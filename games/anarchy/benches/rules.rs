//! How quick the rules are. Every benchmark asserts its answer.
//!
//! Compare ratios on one machine, before and after (`cargo bench -p bastide-anarchy`); a time says
//! little elsewhere. `cargo run --release -p bastide-anarchy --example speed` counts decisions a
//! second instead.

use std::hint::black_box;

use bastide_anarchy::{Action, Anarchy, Setup};
use bastide_core::{Game as _, Seat, Seed, Silent, below};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Plays so many decisions of a random game by lists; gives how many there were.
fn play(game: &mut Anarchy, rng: &mut Pcg64Mcg, list: &mut Vec<Action>, most: u32) -> u32 {
    for played in 0..most {
        let Some(seat) = game.to_act().iter().next() else { return played };
        list.clear();
        game.legal(seat, list);
        let chosen = below(rng, list.len() as u32).expect("a seat to act has a choice");
        let _ = game.apply(seat, list[chosen as usize], &mut Silent).expect("a listed action");
    }
    most
}

fn game(setup: &str) -> Anarchy {
    let setup: Setup = setup.parse().expect("a setup");
    Anarchy::start(&setup, &Seed::numbered(1)).expect("a setup that starts")
}

fn games(c: &mut Criterion) {
    for setup in ["players=1", "players=4", "players=4 scenario=siege-hard"] {
        c.bench_function(&format!("random game, {setup}"), |b| {
            let mut rng = Pcg64Mcg::seed_from_u64(1);
            let mut list = Vec::new();
            b.iter(|| {
                let mut game = game(setup);
                let decisions = play(&mut game, &mut rng, &mut list, u32::MAX);
                assert!(decisions > 50);
                decisions
            });
        });
    }
}

fn lists(c: &mut Criterion) {
    let mut game = game("players=2");
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut list = Vec::new();
    play(&mut game, &mut rng, &mut list, 12);
    let seat = game.to_act().iter().next().unwrap_or(Seat::new(0));
    list.clear();
    game.legal(seat, &mut list);
    let expected = list.len();
    c.bench_function("legal list", |b| {
        b.iter(|| {
            list.clear();
            black_box(&game).legal(seat, &mut list);
            assert_eq!(list.len(), expected);
        });
    });
    let actions = list.clone();
    let mut next = 0;
    c.bench_function("clone and apply", |b| {
        b.iter_batched(
            || {
                next = (next + 7) % actions.len();
                actions[next]
            },
            |action| {
                let mut after = black_box(&game).clone();
                assert!(after.apply(seat, action, &mut Silent).is_ok());
                after
            },
            BatchSize::SmallInput,
        );
    });
    c.bench_function("imagine", |b| {
        b.iter(|| {
            let world = black_box(&game).imagine(seat, &mut rng);
            assert_eq!(world.round(), game.round());
            world
        });
    });
}

criterion_group!(benches, games, lists);
criterion_main!(benches);
