//! Judging by playing on: every action is tried in the same imagined worlds, with the same luck, so that what
//! differs in the end is what the actions make of it. Halfway to ever more worlds the worse half drops out.

use bastide_core::{Game, Seat, Silent, Standing};
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

use super::judge::{Judge, Knowledge, Verdict};
use crate::bot::{Bot, Candidate, Estimate};
use crate::budget::{Budget, Stopwatch};
use crate::simulation::stream;

/// Actions that are looked at; what looks worse at first sight is left out.
const MOST_ACTIONS: usize = 24;
/// Worlds after which the worse half drops out for the first time; then after twice as many.
const FIRST_CUT: u64 = 4;
/// How many of the engine's runners-up are judged to the end.
const RUNNERS_UP: usize = 2;
/// An action is better than what was played where its advantage is so many times its standard error, over so many
/// worlds at least.
const DOUBT: f32 = 1.5;
const FEWEST_WORLDS: f32 = 6.0;

/// A game that can be played on by habit.
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

/// What came of one action, or of going on by habit, world by world.
struct Arm<Action> {
    action: Option<Action>,
    values: Vec<f32>,
    margins: Vec<f32>,
    /// Whether it is measured to the end however it fares.
    is_kept: bool,
}

impl<Action: Copy> Arm<Action> {
    fn new(action: Option<Action>, is_kept: bool) -> Self {
        Self { action, values: Vec::new(), margins: Vec::new(), is_kept }
    }

    fn learn(&mut self, estimate: Estimate) {
        self.values.push(estimate.value);
        self.margins.push(estimate.margin.unwrap_or(0.0));
    }

    fn estimate(&self) -> Estimate {
        let margin = Some(mean(&self.margins));
        Estimate { value: mean(&self.values), margin, is_exact: false }
    }

    fn candidate(&self) -> Option<Candidate<Action>> {
        let visits = self.values.len() as u64;
        self.action.map(|action| Candidate { action, estimate: self.estimate(), visits })
    }

    /// Whether it did better than another in the same worlds, by more than chance makes likely.
    fn is_clearly_above(&self, other: &Self) -> bool {
        let gains: Vec<f32> = self.values.iter().zip(&other.values).map(|(a, b)| a - b).collect();
        let (gain, count) = (mean(&gains), gains.len() as f32);
        let spread = gains.iter().map(|one| (one - gain).powi(2)).sum::<f32>();
        count >= FEWEST_WORLDS && gain > DOUBT * (spread / (count * (count - 1.0)).max(1.0)).sqrt()
    }
}

fn mean(numbers: &[f32]) -> f32 {
    let sum: f64 = numbers.iter().copied().map(f64::from).sum();
    (sum / numbers.len().max(1) as f64) as f32
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
        (game, seat): (&G, Seat),
        arms: &mut Vec<Arm<G::Action>>,
        (knowledge, budget): (Knowledge, Budget),
    ) {
        let stopwatch = Stopwatch::start(budget);
        let (mut number, mut played) = (0, 0);
        while number == 0 || !stopwatch.is_over(played + arms.len() as u64 - 1) {
            let dealt = self.world(game, seat, knowledge, number);
            for arm in arms.iter_mut() {
                let estimate = self.foresee(dealt.clone(), seat, arm.action);
                arm.learn(estimate);
                played += 1;
            }
            number += 1;
            if number >= FIRST_CUT && number.is_power_of_two() {
                drop_worse_half(arms);
            }
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

/// What is worth trying: what must be judged, what looks best, and going on by habit.
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

/// The better half of the actions stays, and those that must be judged.
fn drop_worse_half<Action: Copy>(arms: &mut Vec<Arm<Action>>) {
    let free = arms.iter().filter(|arm| !arm.is_kept).count();
    let better = |a: &Arm<Action>, b: &Arm<Action>| {
        b.is_kept.cmp(&a.is_kept).then(b.estimate().value.total_cmp(&a.estimate().value))
    };
    arms.sort_by(better);
    arms.truncate(arms.len() - free / 2);
}

/// In doubt what was played, or what the engine would play, is as good as anything.
fn prefer<Action: Copy + PartialEq>(arms: &mut [Arm<Action>], played: Action) {
    let Some(at) = arms.iter().position(|arm| arm.action == Some(played)) else { return };
    let is_beaten = arms[..at].iter().any(|arm| arm.is_clearly_above(&arms[at]));
    if !is_beaten {
        arms[..=at].rotate_right(1);
    }
}

impl<G: Foreseen> Judge<G> for Rollouts<G> {
    fn weigh(
        &mut self,
        game: &G,
        seat: Seat,
        played: &[G::Action],
        (knowledge, budget): (Knowledge, Budget),
    ) -> Verdict<G::Action> {
        let mut kept = self.propose(game, seat, budget);
        let proposed = kept[0];
        kept.extend(played);
        let mut arms = arms(game, seat, &kept);
        self.measure((game, seat), &mut arms, (knowledge, share(budget, 2)));
        let habit = arms.iter().position(|arm| arm.action.is_none());
        let outlook = habit.map_or_else(Estimate::default, |at| arms.remove(at).estimate());
        arms.sort_by(|a, b| b.estimate().value.total_cmp(&a.estimate().value));
        prefer(&mut arms, proposed);
        if let Some(&played) = played.first() {
            prefer(&mut arms, played);
        }
        Verdict { outlook, options: arms.iter().filter_map(Arm::candidate).collect() }
    }

    fn outlook(&mut self, game: &G, seat: Seat, terms: (Knowledge, Budget)) -> Estimate {
        let mut arms = vec![Arm::new(None, true)];
        self.measure((game, seat), &mut arms, terms);
        arms[0].estimate()
    }
}
