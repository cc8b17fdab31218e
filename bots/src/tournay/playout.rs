//! Playing on by first sight alone: to the end of a turn, over a few turns, or to the end.

use bastide_core::{Game as _, Seat, Silent};
use bastide_tournay::{Action, Task, Tournay};
use rand_core::Rng;

use super::policy::Policy;

/// No turn has nearly so many decisions; whatever goes on for longer is judged as it stands.
const MOST_PLIES: u32 = 400;

/// A list that is used again and again.
#[derive(Default)]
pub(super) struct Playout {
    legal: Vec<Action>,
}

impl Playout {
    /// The action that looks best to a seat, with noise of so many points.
    pub(super) fn pick(
        &mut self,
        game: &Tournay,
        seat: Seat,
        temperature: f32,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        let policy = Policy::of(game, seat)?;
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Some(only);
        }
        let mut best = (f32::MIN, None);
        for &action in &self.legal {
            let look = policy.look(action) + temperature * noise(rng);
            if look > best.0 {
                best = (look, Some(action));
            }
        }
        best.1
    }

    /// Plays until so many turns have ended; the final placement is always played to its end.
    pub(super) fn play(
        &mut self,
        game: &mut Tournay,
        mut turns: u32,
        temperature: f32,
        rng: &mut impl Rng,
    ) {
        let mut is_final = false;
        let mut active = game.active();
        for _ in 0..MOST_PLIES {
            is_final |= game.task() == Some(Task::Commit);
            if game.active() != active {
                turns = turns.saturating_sub(1);
                active = game.active();
            }
            if turns == 0 && !is_final {
                return;
            }
            let Some(seat) = game.to_act().iter().next() else { return };
            let Some(action) = self.pick(game, seat, temperature, rng) else { return };
            let _ = game.apply(seat, action, &mut Silent).expect("listed actions are legal");
        }
    }
}

/// About normal: the sum of four even numbers, from −2 to 2.
pub(super) fn noise(rng: &mut impl Rng) -> f32 {
    let bits = rng.next_u32();
    let bytes = bits.to_le_bytes().map(|byte| f32::from(byte) / 255.0);
    bytes.iter().sum::<f32>() - 2.0
}
