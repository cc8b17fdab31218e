//! The layers of the network, in whole numbers: the same answer on every machine, and quick
//! without instructions that only some have.
//!
//! An activation of 1 is 512 and at most 2047, a weight of 1 is 1024, a sum of products therefore
//! 2^19. [`Layer::read`] makes sure that no sum can leave 32 bits.

use super::frame::SQUARES;
use super::lanes::{self, ABREAST, Lanes, Sheaf, WIDTH, Work};

/// The largest activation.
pub(super) const MOST: i32 = 2047;
/// What 1 is among sums.
pub(super) const SUM_ONE: f32 = (512 * 1024) as f32;
const WEIGHT_BITS: i32 = 10;

/// Squares along one side, with the empty ones around the city.
const WIDE: usize = 12;

/// Linear sums of some inputs: those near a square, and those that are the same on every square.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    near: usize,
    /// Output by output, first what is near.
    weights: Vec<i16>,
    biases: Vec<i32>,
    /// What is near once more, in the order in which it is needed.
    sheaves: Vec<Sheaf>,
}

impl Layer {
    /// Takes a layer off the front of `bytes`; nothing if there is too little of it, or if its
    /// sums could grow too large.
    pub(super) fn read(
        bytes: &mut &[u8],
        (near, far): (usize, usize),
        outputs: usize,
    ) -> Option<Self> {
        let weights = bytes.split_off(..2 * (near + far) * outputs)?;
        let biases = bytes.split_off(..4 * outputs)?;
        let weights: Vec<i16> =
            weights.chunks_exact(2).map(|b| i16::from_le_bytes([b[0], b[1]])).collect();
        let biases: Vec<i32> =
            biases.chunks_exact(4).map(|b| i32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        let is_bounded = weights.chunks_exact(near + far).zip(&biases).all(|(row, &bias)| {
            let sum: i64 = row.iter().map(|&weight| i64::from(weight).abs()).sum();
            sum * i64::from(MOST) + i64::from(bias).abs() < i64::from(i32::MAX) / 2
        });
        let rows: Vec<&[i16]> = weights.chunks_exact(near + far).map(|row| &row[..near]).collect();
        let sheaves = rows.chunks(ABREAST).flat_map(|rows| lanes::bound(rows, near)).collect();
        is_bounded.then_some(Self { near, weights, biases, sheaves })
    }

    fn row(&self, output: usize) -> &[i16] {
        let length = self.weights.len() / self.biases.len();
        &self.weights[output * length..][..length]
    }

    /// What the inputs that are the same on every square contribute: the mean, or the hands.
    pub(super) fn common(&self, far: &[i16]) -> Vec<i32> {
        let sum = |(output, bias): (usize, &i32)| bias + dot(far, &self.row(output)[self.near..]);
        self.biases.iter().enumerate().map(sum).collect()
    }

    /// What the other inputs contribute to one sum.
    pub(super) fn near(&self, output: usize, near: &[i16]) -> i32 {
        dot(near, self.row(output))
    }

    /// The sums for every square of its neighbours, or of itself alone where the layer has no more
    /// inputs than that; `finish` makes activations of them.
    pub(super) fn convolve(&self, from: &Board, far: &[i16], finish: impl FnMut(usize, &[i32])) {
        let fill = |square: usize, window: &mut [i16]| from.window(square, window);
        lanes::with(LayerSums { layer: self, far, squares: SQUARES, fill, finish });
    }

    /// The sums of inputs that have no place in the city.
    pub(super) fn sums(&self, values: &[i16]) -> Vec<i32> {
        let mut all = Vec::new();
        let fill = |_: usize, window: &mut [i16]| window.copy_from_slice(values);
        let finish = |_: usize, sums: &[i32]| all.extend_from_slice(sums);
        lanes::with(LayerSums { layer: self, far: &[], squares: 1, fill, finish });
        all
    }
}

/// Many sums of one layer.
struct LayerSums<'a, Fill, Finish> {
    layer: &'a Layer,
    far: &'a [i16],
    squares: usize,
    fill: Fill,
    finish: Finish,
}

impl<Fill, Finish> Work for LayerSums<'_, Fill, Finish>
where
    Fill: Fn(usize, &mut [i16]),
    Finish: FnMut(usize, &[i32]),
{
    #[inline(always)]
    fn work(mut self, lanes: impl Lanes) {
        let common = self.layer.common(self.far);
        let near = self.layer.near;
        let mut window = vec![[0; WIDTH]; near.div_ceil(WIDTH)];
        let mut sums = vec![0; common.len()];
        for square in 0..self.squares {
            (self.fill)(square, &mut window.as_flattened_mut()[..near]);
            let sheaves = self.layer.sheaves.chunks_exact(window.len());
            let outputs = sums.chunks_mut(ABREAST).zip(common.chunks(ABREAST));
            for (sheaves, (sums, common)) in sheaves.zip(outputs) {
                let dots = lanes.dots(&window, sheaves);
                for ((sum, dot), common) in sums.iter_mut().zip(dots).zip(common) {
                    *sum = common + dot;
                }
            }
            (self.finish)(square, &sums);
        }
    }
}

fn dot(values: &[i16], weights: &[i16]) -> i32 {
    values.iter().zip(weights).map(|(&value, &weight)| i32::from(value) * i32::from(weight)).sum()
}

/// A sum as an activation.
pub(super) fn activation(sum: i32) -> i16 {
    let rounded = (sum + (1 << (WEIGHT_BITS - 1))) >> WEIGHT_BITS;
    rounded.clamp(0, MOST) as i16
}

/// The same with what was there before.
pub(super) fn added(before: i16, sum: i32) -> i16 {
    let rounded = (sum + (1 << (WEIGHT_BITS - 1))) >> WEIGHT_BITS;
    (i32::from(before) + rounded).clamp(0, MOST) as i16
}

/// Activations on every square, with a row of nothing around the city.
#[derive(Clone, Debug)]
pub(super) struct Board {
    channels: usize,
    cells: Vec<i16>,
}

impl Board {
    pub(super) fn new(channels: usize) -> Self {
        Self { channels, cells: vec![0; WIDE * WIDE * channels] }
    }

    fn place(&self, square: usize) -> usize {
        ((square / 10 + 1) * WIDE + square % 10 + 1) * self.channels
    }

    pub(super) fn square(&self, square: usize) -> &[i16] {
        &self.cells[self.place(square)..][..self.channels]
    }

    pub(super) fn square_mut(&mut self, square: usize) -> &mut [i16] {
        let place = self.place(square);
        &mut self.cells[place..][..self.channels]
    }

    /// The square and its neighbours, row by row, or the square alone if there is room for no more.
    fn window(&self, square: usize, window: &mut [i16]) {
        if window.len() == self.channels {
            return window.copy_from_slice(self.square(square));
        }
        let row = 3 * self.channels;
        let first = self.place(square) - (WIDE + 1) * self.channels;
        for (number, part) in window.chunks_exact_mut(row).enumerate() {
            part.copy_from_slice(&self.cells[first + number * WIDE * self.channels..][..row]);
        }
    }

    /// The mean of every channel over the city.
    pub(super) fn mean(&self) -> Vec<i16> {
        let mut sums = vec![0_i32; self.channels];
        for square in 0..SQUARES {
            for (sum, &value) in sums.iter_mut().zip(self.square(square)) {
                *sum += i32::from(value);
            }
        }
        sums.into_iter().map(|sum| ((sum + SQUARES as i32 / 2) / SQUARES as i32) as i16).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(weights: &[i16], biases: &[i32]) -> Vec<u8> {
        let weights = weights.iter().flat_map(|weight| weight.to_le_bytes());
        weights.chain(biases.iter().flat_map(|bias| bias.to_le_bytes())).collect()
    }

    /// One input channel whose neighbour to the right is all that counts, next to the mean.
    #[test]
    fn a_convolution_sees_neighbours_nothing_beyond_the_walls_and_the_mean() {
        let mut rows = vec![0; 4 * 10];
        rows[5] = 1024;
        rows[9] = 512;
        let data = bytes(&rows, &[1024, 0, 0, 0]);
        let layer = Layer::read(&mut data.as_slice(), (9, 1), 4).unwrap();
        let mut board = Board::new(1);
        (0..SQUARES).for_each(|square| board.square_mut(square)[0] = square as i16);
        let mut seen = Vec::new();
        layer.convolve(&board, &board.mean(), |_, sums| seen.push(activation(sums[0])));
        assert_eq!(board.mean(), [50]);
        assert_eq!((seen[0], seen[8], seen[9], seen[98]), (1 + 25 + 1, 9 + 26, 26, 99 + 26));
    }

    #[test]
    fn sums_that_could_grow_too_large_are_refused() {
        let data = bytes(&[i16::MAX; 600], &[0]);
        assert!(Layer::read(&mut data.as_slice(), (600, 0), 1).is_none());
        assert!(Layer::read(&mut data.as_slice(), (600, 1), 1).is_none());
    }

    #[test]
    fn activations_are_rounded_and_bounded() {
        assert_eq!([activation(-5), activation(511), activation(512)], [0, 0, 1]);
        assert_eq!((activation(i32::MAX / 2), added(2000, 100 << 10)), (2047, 2047));
        assert_eq!(added(100, -50 << 10), 50);
    }
}
