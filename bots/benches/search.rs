//! How quick Cathedral's search is. Every benchmark asserts its answer.
//!
//! Compare ratios on one machine, before and after (`cargo bench -p bastide-bots`). A new node of
//! the tree evaluates every legal action, so evaluations set its pace; about half of an evaluation
//! is asking for both sides' reach, a sixth flooding regions.

use std::hint::black_box;

use bastide_bots::cathedral::{CathedralFirstSearchBot, Endgame, Outlook, Packer, evaluate};
use bastide_bots::{Bot as _, Budget, Roster as _};
use bastide_cathedral::{Cathedral, Setup, Side};
use bastide_core::Game as _;
use criterion::{Criterion, criterion_group, criterion_main};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A game between greedy players from a random cathedral, stopped when so many buildings stand.
fn position(buildings: u8) -> Cathedral {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    let mut game = Cathedral::new(Setup::default());
    let cathedral = game.pick(Side::Light.seat(), &mut rng).expect("the city is empty");
    game.play_unchecked(cathedral);
    let mut greedy = Cathedral::engine("greedy", 0).expect("there is a greedy bot");
    while game.placements_made(Side::Light) + game.placements_made(Side::Dark) < buildings {
        let seat = game.to_act().iter().next().expect("games are longer than that");
        let choice = greedy.choose(&game, seat, Budget::default());
        game.play_unchecked(choice.action);
    }
    game
}

fn evaluation(c: &mut Criterion) {
    for buildings in [2, 8, 14] {
        let game = position(buildings);
        c.bench_function(&format!("evaluate after {buildings} buildings"), |b| {
            b.iter(|| {
                let lead = evaluate(black_box(&game), Side::Light);
                assert!(lead.abs() < 94.0);
                lead
            });
        });
    }
}

fn search(c: &mut Criterion) {
    for buildings in [2, 8] {
        let game = position(buildings);
        c.bench_function(&format!("search 20 nodes after {buildings} buildings"), |b| {
            b.iter(|| {
                let seat = game.to_move().seat();
                let choice = CathedralFirstSearchBot::new().choose(&game, seat, Budget::nodes(20));
                assert_eq!(choice.nodes, 20);
                choice
            });
        });
    }
}

fn end(c: &mut Criterion) {
    let game = position(17);
    let expected = Endgame::new().solve(&game, u64::MAX, None);
    c.bench_function("solve after 17 buildings", |b| {
        b.iter(|| {
            let solution = Endgame::new().solve(black_box(&game), u64::MAX, None);
            assert_eq!(solution, expected);
        });
    });
    c.bench_function("bounds after 17 buildings", |b| {
        b.iter(|| {
            let bounds = Outlook::of(black_box(&game)).bounds(&game, &mut Packer::new());
            assert!(bounds.lowest <= bounds.highest);
            bounds
        });
    });
}

criterion_group!(benches, evaluation, search, end);
criterion_main!(benches);
