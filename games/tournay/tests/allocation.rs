//! The state is small and flat, and playing it needs no heap: a search clones and plays millions.

use bastide_core::{Game as _, Seed, Silent};
use bastide_tournay::{Action, Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

#[test]
fn a_game_is_at_most_two_kibibytes() {
    assert!(size_of::<Tournay>() <= 2048, "{} bytes", size_of::<Tournay>());
    assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
}

/// Plays a game by lists and gives back how many actions it had.
fn play(mut game: Tournay, rng: &mut Pcg64Mcg, list: &mut Vec<Action>) -> u32 {
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

/// Also of refusals and of imagined worlds.
#[test]
fn listing_cloning_and_playing_need_no_heap() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut list = Vec::with_capacity(200);
    for (number, setup) in Setup::all().iter().enumerate() {
        let start = Tournay::start(setup, &Seed::numbered(number as u64)).expect("a table");
        let mut actions = 0;
        let info = allocation_counter::measure(|| {
            actions = play(start.clone(), &mut rng, &mut list);
            let seat = start.to_act().iter().next().expect("somebody begins");
            actions += play(start.imagine(seat, &mut rng), &mut rng, &mut list);
            assert!(start.clone().apply(seat, Action::Own, &mut Silent).is_err());
        });
        assert!(actions > 100, "{actions} actions");
        assert_eq!(info.count_total, 0, "allocations in {actions} actions of {setup}");
    }
}

/// The counter does count: a test that could not fail would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(info.count_total, 1);
}
