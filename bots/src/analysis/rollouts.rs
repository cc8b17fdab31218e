//! Judging by playing on: every action is tried in the same imagined worlds, with the same luck, so that what
//! differs in the end is what the actions make of it. Halfway to ever more worlds the worse half drops out.

use bastide_core::{Game, Seat, Silent, Standing};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::judge::{Assessment, Judge, Knowledge};
use crate::bot::{Bot, Estimate};
use crate::budget::{Budget, Stopwatch};
use crate::search::{Arm, Bandit};
use crate::seeds::stream;

/// Actions that are looked at; what looks worse at first sight is left out.
const MOST_ACTIONS: usize = 24;
/// How many of the engine's runners-up are judged to the end.
const RUNNERS_UP: usize = 2;

/// A game that can be played on by policy.
pub trait Foreseen: Game {
    /// What playing on needs again and again.
    type Player: Default + Send;

    /// Plays on far enough to be judged.
    fn play_on(&mut self, player: &mut Self::Player, rng: &mut Pcg64Mcg);

    /// What a seat has come to, or can expect where the game still goes on.
    fn prospect(&self, seat: Seat) -> Estimate;

    /// How good actions look without looking ahead.
    fn first_sight(&self, seat: Seat, actions: &[Self::Action]) -> Vec<f32>;
}

/// The lead of a seat over the best other; its points where it plays alone.
pub fn lead_of(standing: &Standing, seat: Seat) -> f32 {
    let others = standing.places.iter().filter(|&(other, _)| other != seat);
    let best = others.map(|(_, place)| place.points).max().unwrap_or(0);
    (standing.places[seat].points - best) as f32
}

/// A judge that plays on, with an engine that proposes.
pub struct Rollouts<G: Foreseen> {
    seed: u64,
    player: G::Player,
    engine: Box<dyn Bot<G>>,
}

impl<G: Foreseen> Rollouts<G> {
    pub fn new(seed: u64, engine: Box<dyn Bot<G>>) -> Self {
        Self { seed, player: G::Player::default(), engine }
    }

    /// The world of a number, and the luck of playing on in it. Numbers mean the same at every ply, so that two
    /// plies differ by little else than what happened between them.
    fn world(&self, game: &G, seat: Seat, knowledge: Knowledge, number: u64) -> (G, Pcg64Mcg) {
        let mut rng = Pcg64Mcg::seed_from_u64(stream(self.seed, number));
        let world = match knowledge {
            Knowledge::Own => game.imagine(seat, &mut rng),
            Knowledge::Hindsight => game.clone(),
        };
        (world, Pcg64Mcg::seed_from_u64(stream(!self.seed, number)))
    }

    fn foresee(
        &mut self,
        (mut world, mut rng): (G, Pcg64Mcg),
        seat: Seat,
        action: Option<G::Action>,
    ) -> Estimate {
        if let Some(action) = action {
            let _ = world.apply(seat, action, &mut Silent).expect("the action was listed");
        }
        world.play_on(&mut self.player, &mut rng);
        world.prospect(seat)
    }

    /// Plays on with every arm, world by world, until the budget is spent.
    fn measure(
        &mut self,
        game: &G,
        seat: Seat,
        bandit: &mut Bandit<G::Action>,
        (knowledge, budget): (Knowledge, Budget),
    ) {
        let stopwatch = Stopwatch::start(budget);
        let mut played = 0;
        while bandit.worlds() == 0 || !stopwatch.is_over(played + bandit.len() as u64 - 1) {
            let dealt = self.world(game, seat, knowledge, bandit.worlds());
            played += bandit.len() as u64;
            bandit.pull(|action| self.foresee(dealt.clone(), seat, action));
        }
    }

    /// What the engine would do, and its runners-up.
    fn propose(&mut self, game: &G, seat: Seat, budget: Budget) -> Vec<G::Action> {
        let mut rng = Pcg64Mcg::seed_from_u64(self.seed);
        let world = game.imagine(seat, &mut rng);
        let choice = self.engine.choose(&world, seat, share(budget, 1));
        let next = choice.runners_up.iter().take(RUNNERS_UP).map(|next| next.action);
        std::iter::once(choice.action).chain(next).collect()
    }
}

/// So many thirds of a budget.
fn share(budget: Budget, thirds: u32) -> Budget {
    Budget {
        time: budget.time.map(|time| time * thirds / 3),
        nodes: budget.nodes.map(|nodes| (nodes * u64::from(thirds) / 3).max(1)),
        threads: None,
    }
}

/// What is worth trying: what must be judged, what looks best, and going on by policy.
fn arms<G: Foreseen>(game: &G, seat: Seat, kept: &[G::Action]) -> Vec<Arm<G::Action>> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let looks = game.first_sight(seat, &legal);
    let is_kept = |at: usize| kept.contains(&legal[at]);
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by(|&a, &b| is_kept(b).cmp(&is_kept(a)).then(looks[b].total_cmp(&looks[a])));
    order.truncate(MOST_ACTIONS.max(kept.len()));
    let actions = order.into_iter().map(|at| Arm::new(Some(legal[at]), is_kept(at)));
    actions.chain([Arm::new(None, true)]).collect()
}

impl<G: Foreseen> Judge<G> for Rollouts<G> {
    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        played: &[G::Action],
        (knowledge, budget): (Knowledge, Budget),
    ) -> Assessment<G::Action> {
        let mut kept = self.propose(game, seat, budget);
        let proposed = kept[0];
        kept.extend(played);
        let mut bandit = Bandit::new(arms(game, seat, &kept));
        self.measure(game, seat, &mut bandit, (knowledge, share(budget, 2)));
        let outlook = bandit.take_policy().unwrap_or_default();
        bandit.rank();
        // In doubt what was played, or what the engine would play, is as good as anything.
        bandit.prefer(proposed);
        if let Some(&played) = played.first() {
            bandit.prefer(played);
        }
        Assessment { outlook, options: bandit.candidates() }
    }

    fn outlook(&mut self, game: &G, seat: Seat, terms: (Knowledge, Budget)) -> Estimate {
        let mut bandit = Bandit::new(vec![Arm::new(None, true)]);
        self.measure(game, seat, &mut bandit, terms);
        bandit.take_policy().unwrap_or_default()
    }
}
