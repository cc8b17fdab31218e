//! Cathedral's levels.

use bastide_cathedral::{Action, Cathedral, Side};
use bastide_core::Seat;
use rand_pcg::Pcg64Mcg;

use super::{CathedralGreedyBot, CathedralSearchBot, Survey, Surveyor as _};
use crate::bot::{Bot, Candidate};
use crate::budget::Budget;
use crate::levels::{LEVELS, Ladder, Mind, mind, sharp, within};

/// What a square less is worth at a glance: beginners begin with the small buildings.
const SMALL: f32 = 0.05;

impl Ladder for Cathedral {
    const MINDS: [Mind; LEVELS] = [
        mind(12, 1.0, 0.5, 0.65),
        mind(12, 0.7, 0.5, 0.42),
        mind(12, 0.5, 0.5, 0.22),
        mind(12, 0.42, 0.42, 0.02),
        sharp(14),
        sharp(60),
        sharp(250),
        sharp(1000),
    ];

    const GLANCE_NODES: u64 = 4000;

    fn glancing(_: u64) -> Box<dyn Bot<Self>> {
        Box::new(CathedralGreedyBot::new())
    }

    /// Only what was looked at counts: of the rest nothing is known.
    fn weigh(
        &self,
        _: Seat,
        mind: Mind,
        budget: Budget,
        _: &mut Pcg64Mcg,
    ) -> (Vec<Candidate<Action>>, u64) {
        let Survey { mut candidates, nodes } =
            CathedralSearchBot::new().survey(self, within(mind.nodes, budget));
        let seen = candidates.iter().filter(|candidate| candidate.visits > 0).count();
        candidates.truncate(seen.max(1));
        (candidates, nodes)
    }

    /// What touches no building of one's own is far from where one looks.
    fn subtlety(&self, seat: Seat, action: Action) -> f32 {
        let (Action::Place(placement), Some(side)) = (action, Side::of(seat)) else { return 0.2 };
        let built = self.city().built(side);
        if placement.cells_inside(side).around().meets(built) { 0.5 } else { 1.0 }
    }

    fn charm(&self, action: Action) -> f32 {
        match action {
            Action::Place(placement) => -SMALL * f32::from(placement.kind().size()),
            _ => 0.0,
        }
    }
}
