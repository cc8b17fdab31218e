//! Weights that follow what came, downhill.

use bastide_bots::tournay::judgement::{Habits, Network};

use crate::play::{End, Wish};

/// Samples between two steps.
const BATCH: usize = 128;
/// Every so many games' worth of samples one is kept aside, to see whether anything was learned.
const ASIDE: usize = 10;

/// How weights move.
#[derive(Clone, Copy)]
pub(crate) struct Pace {
    /// How often all samples are gone through.
    pub(crate) rounds: usize,
    /// How far a weight moves in a step, at first; in the end it is a tenth of that.
    pub(crate) rate: f32,
    /// How strongly weights are drawn to nothing.
    pub(crate) decay: f32,
}

impl Pace {
    fn rate(self, round: usize) -> f32 {
        self.rate * 0.1_f32.powf(round as f32 / self.rounds as f32)
    }
}

/// Steps after the fashion of Adam: each weight at a pace of its own.
struct Descent {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Descent {
    fn new(weights: usize) -> Self {
        Self { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], slope: &mut [f32], (rate, decay): (f32, f32)) {
        self.steps += 1;
        let unbias = [1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps)];
        for (at, weight) in weights.iter_mut().enumerate() {
            let slope = std::mem::take(&mut slope[at]);
            self.mean[at] += 0.1 * (slope - self.mean[at]);
            self.square[at] += 0.001 * (slope * slope - self.square[at]);
            let size = (self.square[at] / unbias[1]).sqrt() + 1e-6;
            *weight -= rate * (self.mean[at] / unbias[0] / size + decay * *weight);
        }
    }
}

/// The order in which samples are met in a round: by steps that share no divisor with their number.
fn order(count: usize, round: usize) -> impl Iterator<Item = usize> {
    const STRIDES: [usize; 4] = [7_368_787, 15_485_863, 32_452_843, 49_979_687];
    let stride = STRIDES[round % STRIDES.len()];
    (0..count).map(move |at| (at + 1) * stride % count)
}

/// Teaches a network how games end.
pub(crate) fn ends(network: &mut Network, ends: &[End], pace: Pace) {
    let (taught, aside) = ends.split_at(ends.len() - ends.len() / ASIDE);
    println!("error of the ends kept aside: {:.4}", error_of_ends(network, aside));
    let mut descent = Descent::new(Network::WEIGHTS);
    let mut slope = vec![0.0; Network::WEIGHTS];
    for round in 0..pace.rounds {
        for (number, at) in order(taught.len(), round).enumerate() {
            let End { inputs, prejudice, lesson, .. } = &taught[at];
            let hidden = network.hidden(inputs);
            let error = network.result(&hidden, *prejudice) - lesson;
            network.add_slope((inputs, *prejudice), &hidden, error / BATCH as f32, &mut slope);
            if number % BATCH == BATCH - 1 {
                descent.step(network.weights_mut(), &mut slope, (pace.rate(round), pace.decay));
            }
        }
        println!("round {round}: {:.4}", error_of_ends(network, aside));
    }
}

fn error_of_ends(network: &Network, ends: &[End]) -> f32 {
    let error = |end: &End| (network.read(&end.inputs, end.prejudice) - end.came).powi(2);
    ends.iter().map(error).sum::<f32>() / ends.len() as f32
}

/// Teaches habits what the search looks at.
pub(crate) fn wishes(habits: &mut Habits, wishes: &[Wish], pace: Pace) {
    let (taught, aside) = wishes.split_at(wishes.len() - wishes.len() / ASIDE);
    println!("surprise at the decisions kept aside: {:.4}", surprise(habits, aside));
    let mut descent = Descent::new(Habits::WEIGHTS);
    let mut slope = vec![0.0; Habits::WEIGHTS];
    for round in 0..pace.rounds {
        for (number, at) in order(taught.len(), round).enumerate() {
            let wish = &taught[at];
            for ((aspect, share), chance) in wish.actions.iter().zip(chances(habits, wish)) {
                let error = (chance - share) / BATCH as f32;
                slope[usize::from(aspect.kind)] += error * aspect.look;
                for &part in aspect.parts() {
                    slope[usize::from(part)] += error;
                }
            }
            if number % BATCH == BATCH - 1 {
                descent.step(habits.weights_mut(), &mut slope, (2.0 * pace.rate(round), 0.0));
            }
        }
        println!("round {round}: {:.4}", surprise(habits, aside));
    }
}

/// How likely habits think each action of a decision.
fn chances(habits: &Habits, wish: &Wish) -> Vec<f32> {
    let inclinations: Vec<f32> =
        wish.actions.iter().map(|(aspect, _)| habits.inclination(aspect)).collect();
    let most = inclinations.iter().copied().fold(f32::MIN, f32::max);
    let weights: Vec<f32> = inclinations.iter().map(|one| (one - most).exp()).collect();
    let all: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

fn surprise(habits: &Habits, wishes: &[Wish]) -> f32 {
    let of = |wish: &Wish| -> f32 {
        let chances = chances(habits, wish);
        let each = wish.actions.iter().zip(chances);
        each.map(|((_, share), chance)| -share * chance.max(1e-6).ln()).sum()
    };
    wishes.iter().map(of).sum::<f32>() / wishes.len() as f32
}
