//! How quick the rules are. Every benchmark asserts its answer.
//!
//! Compare ratios on one machine, before and after (`cargo bench -p bastide-cathedral`); a time says
//! little elsewhere. Instructions say more: 500 random games of 24 actions under Callgrind take 91,000
//! instructions a game. Of these, inclusive of what they call,
//!
//! - 35 % count where the hand fits (`Fits::count`), and 18 % find the chosen placement among them
//!   (`Fits::nth`),
//! - 11 % flood regions after a placement,
//! - 9 % list the cathedral's places, once a game.
//!
//! So the limit is asking for fits: for each of up to 29 turned shapes, five 128-bit conjunctions over
//! nine shifted copies of the free squares made once a position. Counting bits is 16 % of a game,
//! because a build for every x86-64 does without the instruction for it. Writing a list out costs
//! several times as much as counting it, which is why `pick` and `perft` only count.

use std::hint::black_box;

use bastide_cathedral::{Action, Cathedral, Cells, Setup, Side, perft, regions};
use bastide_core::record::Seal;
use bastide_core::{Game as _, Record, Silent};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

const RECORD: &str = include_str!("../tests/records/cathedral_captured.record");

fn record() -> Record<Cathedral> {
    Record::read(RECORD, Seal::Required).expect("a kept record")
}

/// The opening, the middle and the late part of one recorded match.
fn positions() -> [(&'static str, Cathedral); 3] {
    let record = record();
    let at = |ply| record.at(ply).expect("the match was longer").0;
    [("opening", at(1)), ("middle", at(9)), ("late", at(17))]
}

fn random_game(rng: &mut Pcg64Mcg) -> u32 {
    let mut game = Cathedral::new(Setup::default());
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.pick(seat, rng).expect("a seat to act has a choice");
        let _ = game.apply(seat, action, &mut Silent).expect("a picked action is legal");
        actions += 1;
    }
    actions
}

fn games(c: &mut Criterion) {
    c.bench_function("random game", |b| {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        b.iter(|| {
            let actions = random_game(&mut rng);
            assert!((18..60).contains(&actions));
            actions
        });
    });
    c.bench_function("record read", |b| {
        b.iter(|| {
            let record = Record::<Cathedral>::read(black_box(RECORD), Seal::Required);
            assert!(record.is_ok());
        });
    });
}

fn lists(c: &mut Criterion) {
    for (name, game) in positions() {
        let seat = game.to_move().seat();
        let mut expected = Vec::new();
        game.legal(seat, &mut expected);
        let mut list = Vec::with_capacity(expected.len());
        c.bench_function(&format!("legal list, {name}"), |b| {
            b.iter(|| {
                list.clear();
                black_box(&game).legal(seat, &mut list);
                assert_eq!(list.len(), expected.len());
            });
        });
        c.bench_function(&format!("fits count, {name}"), |b| {
            b.iter(|| {
                let count = black_box(&game).fits(game.to_move()).count();
                assert_eq!(count as usize, expected.len());
            });
        });
    }
}

fn moves(c: &mut Criterion) {
    for (name, game) in positions() {
        let seat = game.to_move().seat();
        let mut actions: Vec<Action> = Vec::new();
        game.legal(seat, &mut actions);
        let mut next = 0;
        c.bench_function(&format!("clone and apply, {name}"), |b| {
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
    }
}

fn territory(c: &mut Criterion) {
    let state = record().state().clone();
    let own = state.city().built(Side::Dark);
    let (count, squares) = (regions(own).count(), 100 - own.len());
    c.bench_function("regions", |b| {
        b.iter(|| {
            let found = regions(black_box(own)).fold((0, 0), |(n, all), r| (n + 1, all + r.len()));
            assert_eq!(found, (count, squares));
        });
    });
    // A path that winds through the whole city: as many steps as a flood can need.
    let winding = Cells::drawn(
        "
        . . . . . . . . . .
        x x x x x x x x x .
        . . . . . . . . . .
        . x x x x x x x x x
        . . . . . . . . . .
        x x x x x x x x x .
        . . . . . . . . . .
        . x x x x x x x x x
        . . . . . . . . . .
        x x x x x x x x x .
        ",
    );
    c.bench_function("regions, winding", |b| {
        b.iter(|| assert_eq!(regions(black_box(winding)).count(), 1));
    });
}

fn counting(c: &mut Criterion) {
    let start = Cathedral::new(Setup::default());
    let mut group = c.benchmark_group("perft");
    group.sample_size(20);
    group.bench_function("2", |b| b.iter(|| assert_eq!(perft(black_box(&start), 2), 398_548)));
    group.finish();
}

criterion_group!(benches, games, lists, moves, territory, counting);
criterion_main!(benches);
