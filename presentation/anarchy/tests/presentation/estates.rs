//! Games of The Anarchy to be drawn: played by a simple hand that likes to fill boxes.

#![allow(dead_code, reason = "tests and the gallery use a part each")]

use bastide_anarchy::{Action, Anarchy, Event, Setup, View};
use bastide_core::{Game as _, Seed, Setup as _, Viewer, below};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// A game with the events of its last action.
pub(crate) struct Scene {
    pub(crate) game: Anarchy,
    pub(crate) last: Vec<Event>,
}

impl Scene {
    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }
}

/// Plays so many decisions.
pub(crate) fn played(setup: &str, seed: u64, decisions: u32) -> Scene {
    until(setup, seed, |_, number| number == decisions)
}

/// Plays until something is met. A seat goes on as long as it can do something useful.
pub(crate) fn until(setup: &str, seed: u64, is_met: impl Fn(&Anarchy, u32) -> bool) -> Scene {
    let setup = Setup::requested(setup).expect("a setup");
    let mut game = Anarchy::start(&setup, &Seed::numbered(seed)).expect("it starts");
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut choices, mut last) = (Vec::new(), Vec::new());
    for number in 0.. {
        if is_met(&game, number) {
            break;
        }
        let Some(seat) = game.to_act().iter().next() else { break };
        choices.clear();
        game.legal(seat, &mut choices);
        let is_useful = |action: &&Action| {
            let is_idle = matches!(action, Action::Done | Action::Trade { .. } | Action::Go);
            !is_idle && !matches!(action, Action::Prepare(_))
        };
        let is_best =
            |action: &&Action| matches!(action, Action::Attack { .. } | Action::Spy { .. });
        let best: Vec<Action> = choices.iter().filter(is_best).copied().collect();
        let useful: Vec<Action> = choices.iter().filter(is_useful).copied().collect();
        let pool = [best, useful, choices.clone()].into_iter().find(|pool| !pool.is_empty());
        let pool = pool.expect("a seat to act has a choice");
        let chosen = below(&mut rng, pool.len() as u32).expect("it has");
        last.clear();
        let _ = game.apply(seat, pool[chosen as usize], &mut last).expect("it is legal");
    }
    Scene { game, last }
}
