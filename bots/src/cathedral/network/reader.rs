//! Reading a position with the network.

use std::sync::Arc;

use thiserror::Error;

use super::frame::{SHAPES, SQUARES};
use super::layers::{Board, Layer, SUM_ONE, activation, added};
use super::planes::{GLOBALS, PLANES, Planes};

const VALUE_CHANNELS: usize = 8;
const HIDDEN: usize = 64;
const OUTPUTS: usize = 4;
/// What 1 is among activations.
const ONE: i16 = 512;
/// How a global number becomes an activation: [`super::YES`] is 1.
const GLOBAL_STEP: i16 = 4;
/// The lead is learned in tens of points.
const LEAD_STEP: f32 = 10.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("these are no weights of a network for Cathedral")]
pub struct WeightsError;

/// The weights.
#[derive(Clone, Debug)]
pub struct Network {
    channels: usize,
    stem: Layer,
    blocks: Vec<[Layer; 2]>,
    policy: Layer,
    value: Layer,
    hidden: Layer,
    output: Layer,
}

impl Network {
    /// Weights as `training/network.py` writes them.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        Self::read_layers(bytes).ok_or(WeightsError)
    }

    fn read_layers(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes.strip_prefix(b"BCN1")?;
        let header = rest.split_off(..4)?;
        let channels = usize::from(u16::from_le_bytes([header[0], header[1]]));
        let blocks = usize::from(u16::from_le_bytes([header[2], header[3]]));
        if channels == 0 {
            return None;
        }
        let rest = &mut rest;
        let network = Self {
            channels,
            stem: Layer::read(rest, (9 * PLANES, GLOBALS), channels)?,
            blocks: (0..blocks)
                .map(|_| {
                    let inputs = (9 * channels, channels);
                    let first = Layer::read(rest, inputs, channels)?;
                    Some([first, Layer::read(rest, inputs, channels)?])
                })
                .collect::<Option<_>>()?,
            policy: Layer::read(rest, (channels, channels), SHAPES)?,
            value: Layer::read(rest, (channels, channels), VALUE_CHANNELS)?,
            hidden: Layer::read(rest, (VALUE_CHANNELS * SQUARES, 0), HIDDEN)?,
            output: Layer::read(rest, (HIDDEN, 0), OUTPUTS)?,
        };
        rest.is_empty().then_some(network)
    }
}

/// What the network expects of a position, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The chance to win less the chance to lose.
    pub result: f32,
    /// The lead in points at the end.
    pub lead: f32,
}

/// A network with room to think in.
pub struct Reader {
    network: Arc<Network>,
    shown: Board,
    body: Board,
    inner: Board,
    /// What the whole city contributes to the inclination to each shape.
    shapes: Vec<i32>,
}

impl Reader {
    pub fn new(network: Arc<Network>) -> Self {
        let channels = network.channels;
        Self {
            shown: Board::new(PLANES),
            body: Board::new(channels),
            inner: Board::new(channels),
            shapes: Vec::new(),
            network,
        }
    }

    /// Looks at a position; [`Reader::inclination`] answers about its placements then.
    pub fn read(&mut self, planes: &Planes) -> Outcome {
        let Self { network, shown, body, inner, shapes } = self;
        show(planes, shown);
        let globals = planes.globals.map(|global| i16::from(global) * GLOBAL_STEP);
        network.stem.convolve(shown, &globals, |square, sums| activate(body, square, sums));
        for [first, second] in &network.blocks {
            first.convolve(body, &body.mean(), |square, sums| activate(inner, square, sums));
            second.convolve(inner, &inner.mean(), |square, sums| {
                for (value, &sum) in body.square_mut(square).iter_mut().zip(sums) {
                    *value = added(*value, sum);
                }
            });
        }
        let mean = body.mean();
        *shapes = network.policy.common(&mean);
        self.outcome(&mean)
    }

    /// How inclined the network is to a placement, as a logit, by the number of the answer.
    pub fn inclination(&self, answer: usize) -> f32 {
        let (shape, square) = (answer / SQUARES, answer % SQUARES);
        let sum = self.shapes[shape] + self.network.policy.near(shape, self.body.square(square));
        sum as f32 / SUM_ONE
    }

    fn outcome(&self, mean: &[i16]) -> Outcome {
        let Network { value, hidden, output, .. } = &*self.network;
        let mut features = Vec::with_capacity(SQUARES * VALUE_CHANNELS);
        value.convolve(&self.body, mean, |_, sums| {
            features.extend(sums.iter().map(|&sum| activation(sum)));
        });
        let units: Vec<i16> = hidden.sums(&features).into_iter().map(activation).collect();
        let answers = output.sums(&units);
        let answer = |number: usize| answers[number] as f32 / SUM_ONE;
        let logits = [answer(0), answer(1), answer(2)];
        let most = logits.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let [win, draw, loss] = logits.map(|logit| (logit - most).exp());
        Outcome { result: (win - loss) / (win + draw + loss), lead: LEAD_STEP * answer(3) }
    }
}

fn show(planes: &Planes, board: &mut Board) {
    for (square, &bits) in planes.squares.iter().enumerate() {
        for (plane, value) in board.square_mut(square).iter_mut().enumerate() {
            *value = ONE * (bits >> plane & 1) as i16;
        }
    }
}

fn activate(board: &mut Board, square: usize, sums: &[i32]) {
    for (value, &sum) in board.square_mut(square).iter_mut().zip(sums) {
        *value = activation(sum);
    }
}

#[cfg(test)]
mod tests {
    use bastide_cathedral::Side;

    use super::super::{Frame, Network};
    use super::*;
    use crate::cathedral::after;

    /// Dark has placed four large buildings, Light only Taverns and a Stable.
    #[test]
    fn whoever_has_more_is_expected_to_win() {
        let mut reader = Reader::new(Network::shipped());
        let ahead = after("CAnE5 TOnB9 TAnJ1 ACnH8 TAnA1 IFnC6 STnJ4 CSnF2");
        let mut read = |side| reader.read(&Planes::of(&ahead, Frame::of(side)));
        let (dark, light) = (read(Side::Dark), read(Side::Light));
        assert!(dark.result > 0.3 && dark.lead > 2.0, "{dark:?}");
        assert!(light.result < -0.3 && light.lead < -2.0, "{light:?}");
    }

    #[test]
    fn what_are_no_weights_is_refused() {
        let shipped = super::super::SHIPPED;
        assert!(Network::read(shipped).is_ok());
        for wrong in [&b""[..], b"BCN1", &shipped[..shipped.len() - 1], &shipped[1..]] {
            assert_eq!(Network::read(wrong).err(), Some(WeightsError));
        }
        let longer = [shipped, &[0]].concat();
        assert!(Network::read(&longer).is_err());
    }
}
