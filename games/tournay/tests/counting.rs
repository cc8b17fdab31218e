//! What a view adds up to is what the rules count.

use bastide_core::{Game as _, Seed, Silent, Viewer};
use bastide_tournay::{Setup, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A game played to its end at random.
fn finished(setup: &Setup, seed: u64) -> Tournay {
    let mut game = Tournay::start(setup, &Seed::numbered(seed)).expect("a table");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut list = Vec::new();
    while let Some(seat) = game.to_act().iter().next() {
        list.clear();
        game.legal(seat, &mut list);
        let chosen = bastide_core::below(&mut rng, list.len() as u32).expect("a list");
        let _ = game.apply(seat, list[chosen as usize], &mut Silent).expect("a listed action");
    }
    game
}

/// Two pieces of code, one on the state and one on what anybody may see, agree on every line.
#[test]
fn every_line_of_the_count_follows_from_what_anybody_may_see() {
    let mut prestige = 0;
    for (number, setup) in Setup::all().iter().enumerate() {
        for seed in 0..6 {
            let game = finished(setup, number as u64 * 100 + seed);
            let view = game.view(Viewer::Public);
            let counted = game.scores().expect("it is over");
            prestige += counted.prestige.len();
            assert_eq!(view.scores_now(), counted, "{setup}, seed {seed}");
            let places = &view.standing.expect("it is over").places;
            assert!(places.iter().all(|(seat, place)| place.points == counted.total[seat] as i32));
        }
    }
    assert!(prestige > 100, "{prestige} prestige buildings were counted");
}
