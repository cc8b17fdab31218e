//! The state is small and flat, and playing it needs no heap: a search clones and plays millions.

use bastide_anarchy::{Action, Anarchy, Setup};
use bastide_core::{Game as _, Seed, Silent, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

#[test]
fn a_game_has_at_most_a_kibibyte_a_player() {
    assert!(size_of::<Anarchy>() <= 4 * 1024, "{} bytes", size_of::<Anarchy>());
    assert!(size_of::<Action>() <= 8, "{} bytes", size_of::<Action>());
}

/// Plays a game by lists, a clone for each action, and gives back how many there were.
fn play(mut game: Anarchy, rng: &mut Pcg64Mcg, list: &mut Vec<Action>) -> u32 {
    let mut actions = 0;
    while let Some(seat) = game.to_act().iter().next() {
        list.clear();
        game.legal(seat, list);
        let chosen = below(rng, list.len() as u32).expect("a seat to act has a list");
        let mut next = game.clone();
        let _ = next.apply(seat, list[chosen as usize], &mut Silent).expect("a listed action");
        game = next;
        actions += 1;
    }
    actions
}

/// Also of games with corrected data, and of refusals.
#[test]
fn listing_cloning_and_playing_need_no_heap() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut list = Vec::with_capacity(1_000);
    let setups = ["players=4", "players=3 scenario=siege-hard", "data=round.1.resolve:3"];
    for text in setups {
        let setup: Setup = text.parse().expect("a setup");
        let game = Anarchy::start(&setup, &Seed::numbered(1)).expect("it starts");
        let mut actions = 0;
        let info = allocation_counter::measure(|| {
            for _ in 0..20 {
                actions += play(game.clone(), &mut rng, &mut list);
            }
        });
        assert!(actions > 1_000, "{actions} actions");
        assert_eq!(info.count_total, 0, "allocations in {actions} actions of {text}");
        let mut game = game;
        let seat = game.to_act().iter().next().expect("somebody acts");
        let refused = allocation_counter::measure(|| {
            assert!(game.apply(seat, Action::Pay, &mut Silent).is_err());
        });
        assert_eq!(refused.count_total, 0);
    }
}

/// The counter does count: a test that could not fail would prove nothing.
#[test]
fn the_counter_sees_an_allocation() {
    let info = allocation_counter::measure(|| drop(std::hint::black_box(vec![1])));
    assert_eq!(info.count_total, 1);
}
