//! A bot that looks to the end of its own turn, in a few worlds it can imagine.

use bastide_core::{Game as _, Seat, Silent};
use bastide_tournay::{Action, Tournay};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::evaluation::{chances, evaluate, lead};
use super::playout::Playout;
use super::policy::Policy;
use crate::bot::{Bot, Candidate, Choice, Estimate};
use crate::budget::{Budget, Stopwatch};

/// Worlds in which each action is tried: enough to meet the criers now and then.
const WORLDS: u32 = 6;

pub struct TournayGreedyBot {
    rng: Pcg64Mcg,
    playout: Playout,
    legal: Vec<Action>,
}

impl TournayGreedyBot {
    pub fn new(seed: u64) -> Self {
        Self { rng: Pcg64Mcg::seed_from_u64(seed), playout: Playout::default(), legal: Vec::new() }
    }

    /// The chances and the lead of a seat at the end of its turn.
    fn judge(&mut self, mut world: Tournay, seat: Seat, action: Action) -> (f32, f32) {
        let _ = world.apply(seat, action, &mut Silent).expect("the action was listed");
        self.playout.play(&mut world, 1, 0.0, &mut self.rng);
        let players = world.players();
        (chances(&world)[seat.index()], lead(&evaluate(&world), players, seat))
    }
}

impl Bot<Tournay> for TournayGreedyBot {
    fn name(&self) -> String {
        "greedy".to_owned()
    }

    fn choose(&mut self, game: &Tournay, seat: Seat, budget: Budget) -> Choice<Action> {
        let stopwatch = Stopwatch::start(budget);
        let game = &game.tidied(seat);
        self.legal.clear();
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return Choice::unconsidered(only);
        }
        let policy = Policy::of(game, seat).expect("a seat that is to act has a task");
        let look = |action: &Action| policy.look(*action);
        self.legal.sort_by(|a, b| look(b).total_cmp(&look(a)));
        let mut sums = vec![(0.0_f32, 0.0_f32, 0_u32); self.legal.len()];
        let mut nodes = 0;
        'worlds: for _ in 0..WORLDS {
            let world = game.imagine(seat, &mut self.rng);
            for (index, sum) in sums.iter_mut().enumerate() {
                let (value, margin) = self.judge(world.clone(), seat, self.legal[index]);
                *sum = (sum.0 + value, sum.1 + margin, sum.2 + 1);
                nodes += 1;
                if stopwatch.is_over(nodes) {
                    break 'worlds;
                }
            }
        }
        let candidate = |(&action, sum): (&Action, &(f32, f32, u32))| {
            let count = sum.2.max(1) as f32;
            let (value, margin) = (sum.0 / count, Some(sum.1 / count));
            let estimate = Estimate { value, margin, is_exact: false };
            (sum.2 > 0).then_some(Candidate { action, estimate, visits: sum.2.into() })
        };
        let mut candidates: Vec<_> = self.legal.iter().zip(&sums).filter_map(candidate).collect();
        candidates.sort_by(|a, b| b.estimate.value.total_cmp(&a.estimate.value));
        Choice::ranked(candidates, nodes)
    }
}
