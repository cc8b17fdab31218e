//! A small network that says how a game will end for every seat. One layer looks at each seat for
//! itself, the next sets what it saw of a seat beside what it saw of all, and the seats share the win.
//!
//! All sums are taken in one order and without fused steps, and no function of the system's library is
//! asked, so the same weights read the same game in the same way on every machine.

#![expect(clippy::inline_always, reason = "what is not inlined is not compiled for wider lanes")]

use bastide_core::MAX_SEATS;

use super::situation::{INPUTS, Sight};

/// Units of the layer that looks at a seat.
pub const HIDDEN: usize = 128;
/// Units of the layer that compares.
pub const COMPARING: usize = 32;

/// All weights of a network, in one row: the rows of the inputs, the biases of the first layer; the rows
/// for the seat itself and those for all seats together, the biases of the second layer; what its
/// units count, and what the expected points count.
#[derive(Clone)]
pub struct ValueNetwork {
    weights: Vec<f32>,
}

const BIASES: usize = INPUTS * HIDDEN;
const OWN: usize = BIASES + HIDDEN;
const ALL: usize = OWN + HIDDEN * COMPARING;
const SECOND_BIASES: usize = ALL + HIDDEN * COMPARING;
const OUTPUTS: usize = SECOND_BIASES + COMPARING;
const TRUST: usize = OUTPUTS + COMPARING;

type First = [f32; HIDDEN];
type Second = [f32; COMPARING];

impl ValueNetwork {
    pub const WEIGHTS: usize = TRUST + 1;

    /// Believes in the expected points alone.
    pub fn untaught() -> Self {
        let mut weights = vec![0.0; Self::WEIGHTS];
        weights[TRUST] = 2.0;
        Self { weights }
    }

    /// None if they are not as many as a network has.
    pub fn new(weights: Vec<f32>) -> Option<Self> {
        (weights.len() == Self::WEIGHTS).then_some(Self { weights })
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The share of the win that each seat expects.
    pub fn read(&self, sight: &Sight) -> [f32; MAX_SEATS] {
        pulp::Arch::new().dispatch(|| self.read_in_lanes(sight))
    }

    /// Compiled anew for every width of lanes: wider ones do more at once, not otherwise.
    #[inline(always)]
    fn read_in_lanes(&self, sight: &Sight) -> [f32; MAX_SEATS] {
        let mut common: First = self.row(BIASES);
        add_rows(&mut common, &self.weights, &sight.common);
        let mut seen = [[0.0; HIDDEN]; MAX_SEATS];
        let mut all = [0.0; HIDDEN];
        let players = sight.seats.len();
        for (seen, seat) in seen.iter_mut().zip(&sight.seats) {
            *seen = common;
            add_rows(seen, &self.weights, &seat.inputs);
            for (all, unit) in all.iter_mut().zip(seen) {
                *unit = unit.max(0.0);
                *all += *unit / players as f32;
            }
        }
        let mut together: Second = self.row(SECOND_BIASES);
        add_units(&mut together, &self.weights[ALL..], &all);
        let mut logits = [0.0; MAX_SEATS];
        for (index, seat) in sight.seats.iter().enumerate() {
            let mut compared = together;
            add_units(&mut compared, &self.weights[OWN..], &seen[index]);
            let outputs = compared.iter().zip(&self.weights[OUTPUTS..TRUST]);
            let sum: f32 = outputs.map(|(unit, weight)| unit.max(0.0) * weight).sum();
            logits[index] = sum + self.weights[TRUST] * seat.expected;
        }
        shares(logits, players)
    }

    #[inline(always)]
    fn row<const WIDTH: usize>(&self, start: usize) -> [f32; WIDTH] {
        let mut row = [0.0; WIDTH];
        row.copy_from_slice(&self.weights[start..start + WIDTH]);
        row
    }
}

#[inline(always)]
fn add_rows(sums: &mut First, weights: &[f32], inputs: &[(u16, f32)]) {
    for &(input, amount) in inputs {
        let start = usize::from(input) * HIDDEN;
        for (sum, weight) in sums.iter_mut().zip(&weights[start..start + HIDDEN]) {
            *sum += amount * weight;
        }
    }
}

/// Units that are silent are passed over: about half are.
#[inline(always)]
fn add_units(sums: &mut Second, weights: &[f32], units: &First) {
    let (rows, _) = weights.as_chunks::<COMPARING>();
    for (&unit, row) in units.iter().zip(rows) {
        if unit != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
    }
}

/// The parts of a whole that go to so many seats, each e times as much for one more.
pub(super) fn shares(logits: [f32; MAX_SEATS], players: usize) -> [f32; MAX_SEATS] {
    let most = logits[..players].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for (share, logit) in shares[..players].iter_mut().zip(logits) {
        *share = exponential(logit - most);
    }
    let whole: f32 = shares.iter().sum();
    shares.map(|share| share / whole)
}

/// e to the power of a number that is not above 0: a power of two times what a polynomial makes of the
/// rest.
fn exponential(power: f32) -> f32 {
    const TERMS: [f32; 6] = [1.0, 1.0, 1.0 / 2.0, 1.0 / 6.0, 1.0 / 24.0, 1.0 / 120.0];
    let power = power.max(-60.0);
    let twos = (power * std::f32::consts::LOG2_E).round();
    let rest = power - twos * std::f32::consts::LN_2;
    let value = TERMS.iter().rev().fold(0.0, |sum, term| sum * rest + term);
    value * f32::from_bits(((twos as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::super::situation::SeatSight;
    use super::*;

    #[test]
    fn powers_of_e_are_what_they_are() {
        for step in 0..=600 {
            let power = -0.05 * step as f32;
            let (own, its) = (exponential(power), power.exp());
            assert!((own - its).abs() <= 1e-5 * its, "{power}: {own}, {its}");
        }
    }

    #[test]
    fn who_was_taught_nothing_believes_in_the_expected_points() {
        let chair = |expected| SeatSight { inputs: vec![(3, 1.0)], expected };
        let sight = Sight { common: Vec::new(), seats: [2.0, 1.0, 1.5].map(chair).into() };
        let read = ValueNetwork::untaught().read(&sight);
        assert_eq!(read.map(f32::to_bits), shares([4.0, 2.0, 3.0, 0.0], 3).map(f32::to_bits));
    }

    #[test]
    fn shares_are_parts_of_one_whole() {
        let halves = shares([3.0, 3.0, 9.0, 9.0], 2);
        assert_eq!(halves.map(f32::to_bits), [0.5, 0.5, 0.0, 0.0].map(f32::to_bits));
        let four = shares([0.0, 1.0, -1.0, 20.0], 4);
        assert!((four.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{four:?}");
        assert!(four[3] > 0.999 && four[1] > four[0] && four[0] > four[2], "{four:?}");
    }
}
