//! Games played at random: what properties are held against.

use bastide_cathedral::{Action, Cathedral, Event, Question, Side};
use bastide_core::Game as _;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// One action with the game before and after it.
pub(crate) struct Step<'g> {
    pub(crate) before: &'g Cathedral,
    pub(crate) after: &'g Cathedral,
    pub(crate) mover: Side,
    pub(crate) action: Action,
    pub(crate) events: &'g [Event],
}

/// Plays a whole game at random and returns its end; `see` is shown every step.
pub(crate) fn playout(setup: &str, seed: u64, mut see: impl FnMut(&Step<'_>)) -> Cathedral {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let mut game = Cathedral::new(setup.parse().expect("a setup"));
    let mut events = Vec::new();
    while game.question() != Question::Nothing {
        let before = game.clone();
        let mover = game.to_move();
        let action = game.pick(mover.seat(), &mut rng).expect("whoever is to act has an action");
        events.clear();
        let answer = game.apply(mover.seat(), action, &mut events);
        assert!(answer.is_ok(), "{mover} {action}: {answer:?}");
        see(&Step { before: &before, after: &game, mover, action, events: &events });
    }
    game
}
