//! The state is small and flat, and playing it needs no heap: a search clones and plays millions.

use bastide_cathedral::{Action, Cathedral, Setup};
use bastide_core::{Game as _, Silent};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// Room for two more words than the state has now.
#[test]
fn a_game_is_a_few_cache_lines() {
    assert!(size_of::<Cathedral>() <= 288, "{} bytes", size_of::<Cathedral>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

/// Plays a game by lists and gives back how many actions it had.
fn play(rng: &mut Pcg64Mcg, list: &mut Vec<Action>) -> u32 {
    let mut game = Cathedral::new(Setup::default());
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        list.clear();
        game.legal(seat, list);
        let chosen = bastide_core::below(rng, list.len() as u32).expect("a seat to act has a list");
        let mut next = game.clone();
        let _ = next.apply(seat, list[chosen as usize], &mut Silent).expect("a listed action");
        game = next;
        actions += 1;
    }
    actions
}

/// Also of refusals: they are values like any other.
#[test]
fn listing_cloning_and_playing_need_no_heap() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut list = Vec::with_capacity(3_000);
    let mut actions = 0;
    let info = allocation_counter::measure(|| {
        for _ in 0..50 {
            actions += play(&mut rng, &mut list);
        }
    });
    assert!(actions > 1_000, "{actions} actions");
    assert_eq!(info.count_total, 0, "allocations in {actions} actions");

    let mut game = Cathedral::new(Setup::default());
    let seat = game.to_move().seat();
    let refused = allocation_counter::measure(|| {
        assert!(game.apply(seat, Action::Pass, &mut Silent).is_err());
    });
    assert_eq!(refused.count_total, 0);
}

/// The counter does count: a test that could not fail would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(info.count_total, 1);
}
