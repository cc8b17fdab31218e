//! A small network that says how a game will end for a seat: one hidden layer over what is seen,
//! beside the lead that the hand-made evaluation expects.

use rand_core::{Rng as _, SeedableRng as _};
use rand_pcg::Pcg64Mcg;

use super::situation::INPUTS;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;

/// All weights of a network, in one row: the rows of the inputs, the biases of the hidden units, what
/// they count, a bias, and what the expected lead counts.
#[derive(Clone)]
pub struct Network {
    weights: Vec<f32>,
}

const BIASES: usize = INPUTS * HIDDEN;
const OUTPUTS: usize = BIASES + HIDDEN;
const LAST: usize = OUTPUTS + HIDDEN;

impl Network {
    pub const WEIGHTS: usize = LAST + 2;

    /// Believes in the expected lead alone; its hidden units look at something, but do not count yet.
    pub fn untaught(seed: u64) -> Self {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut weights = vec![0.0; Self::WEIGHTS];
        for weight in &mut weights[..BIASES] {
            *weight = 0.15 * (rng.next_u32() as f32 / u32::MAX as f32 - 0.5);
        }
        weights[LAST + 1] = 1.0;
        Self { weights }
    }

    /// None if they are not as many as a network has.
    pub fn new(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == Self::WEIGHTS).then_some(Self { weights })
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// The expected result, from −1 to 1.
    pub fn read(&self, inputs: &[(u16, f32)], prejudice: f32) -> f32 {
        self.result(&self.hidden(inputs), prejudice)
    }

    /// The sums of the hidden units.
    pub fn hidden(&self, inputs: &[(u16, f32)]) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.weights[BIASES..OUTPUTS]);
        for &(input, amount) in inputs {
            let start = usize::from(input) * HIDDEN;
            for (sum, weight) in sums.iter_mut().zip(&self.weights[start..start + HIDDEN]) {
                *sum += amount * weight;
            }
        }
        sums
    }

    pub fn result(&self, hidden: &[f32; HIDDEN], prejudice: f32) -> f32 {
        let outputs = hidden.iter().zip(&self.weights[OUTPUTS..LAST]);
        let sum: f32 = outputs.map(|(sum, weight)| sum.max(0.0) * weight).sum();
        (sum + self.weights[LAST] + self.weights[LAST + 1] * prejudice).tanh()
    }

    /// Adds to `slope` how the error of one reading changes with every weight; `error` is what was
    /// read less what came.
    pub fn add_slope(
        &self,
        (inputs, prejudice): (&[(u16, f32)], f32),
        hidden: &[f32; HIDDEN],
        error: f32,
        slope: &mut [f32],
    ) {
        slope[LAST] += error;
        slope[LAST + 1] += error * prejudice;
        let mut below = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            slope[OUTPUTS + unit] += error * hidden[unit].max(0.0);
            if hidden[unit] > 0.0 {
                below[unit] = error * self.weights[OUTPUTS + unit];
                slope[BIASES + unit] += below[unit];
            }
        }
        for &(input, amount) in inputs {
            let start = usize::from(input) * HIDDEN;
            for (slope, below) in slope[start..start + HIDDEN].iter_mut().zip(&below) {
                *slope += amount * below;
            }
        }
    }
}
