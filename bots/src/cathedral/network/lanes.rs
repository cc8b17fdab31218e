//! Sums of products, as many at a time as the processor can.
//!
//! The sums are of whole numbers, so they are the same whatever way they are made.

/// Sums that are made together, so that the values are read once for all of them.
pub(super) const ABREAST: usize = 8;
/// Values that are taken together.
pub(super) const WIDTH: usize = 32;

/// As many weights of as many sums, side by side and in step with the processor's memory.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Sheaf([[i16; WIDTH]; ABREAST]);

/// Binds rows of weights into sheaves; what is missing at their ends is nothing.
pub(super) fn bound(rows: &[&[i16]], length: usize) -> Vec<Sheaf> {
    let mut sheaves = vec![Sheaf([[0; WIDTH]; ABREAST]); length.div_ceil(WIDTH)];
    for (number, row) in rows.iter().enumerate() {
        for (sheaf, part) in sheaves.iter_mut().zip(row.chunks(WIDTH)) {
            sheaf.0[number][..part.len()].copy_from_slice(part);
        }
    }
    sheaves
}

/// A way to make sums.
pub(super) trait Lanes: Copy {
    /// The sums of the products of `values` with each row of weights.
    fn dots(self, values: &[[i16; WIDTH]], weights: &[Sheaf]) -> [i32; ABREAST];
}

/// Something that wants many sums.
pub(super) trait Work {
    fn work(self, lanes: impl Lanes);
}

/// Does the work in the best way that this processor knows.
pub(super) fn with(work: impl Work) {
    #[cfg(target_arch = "x86_64")]
    {
        if let Some(simd) = pulp::x86::V4::try_new() {
            return simd.vectorize(wide::Wide { simd, work });
        }
        if let Some(simd) = pulp::x86::V3::try_new() {
            return simd.vectorize(wide::Wide { simd, work });
        }
    }
    work.work(Plain);
}

/// Without any help.
#[derive(Clone, Copy)]
struct Plain;

impl Lanes for Plain {
    #[inline(always)]
    fn dots(self, values: &[[i16; WIDTH]], weights: &[Sheaf]) -> [i32; ABREAST] {
        let mut sums = [0; ABREAST];
        for (values, sheaf) in values.iter().zip(weights) {
            for (sum, row) in sums.iter_mut().zip(&sheaf.0) {
                let products = values.iter().zip(row).map(|(&v, &w)| i32::from(v) * i32::from(w));
                *sum += products.sum::<i32>();
            }
        }
        sums
    }
}

#[cfg(target_arch = "x86_64")]
mod wide {
    use std::arch::x86_64::{__m256i, __m512i};

    use pulp::NullaryFnOnce;
    use pulp::x86::{V3, V4};

    use super::{ABREAST, Lanes, Sheaf, WIDTH, Work};

    pub(super) struct Wide<L, W> {
        pub(super) simd: L,
        pub(super) work: W,
    }

    impl<L: Lanes, W: Work> NullaryFnOnce for Wide<L, W> {
        type Output = ();

        #[inline(always)]
        fn call(self) {
            self.work.work(self.simd);
        }
    }

    impl Lanes for V3 {
        #[inline(always)]
        fn dots(self, values: &[[i16; WIDTH]], weights: &[Sheaf]) -> [i32; ABREAST] {
            let mut sums: [__m256i; ABREAST] = [pulp::cast([0_i32; 8]); ABREAST];
            for (values, sheaf) in values.iter().zip(weights) {
                let values: [__m256i; 2] = pulp::cast(*values);
                for (sum, row) in sums.iter_mut().zip(&sheaf.0) {
                    let row: [__m256i; 2] = pulp::cast(*row);
                    for half in 0..2 {
                        let products = self.avx2._mm256_madd_epi16(values[half], row[half]);
                        *sum = self.avx2._mm256_add_epi32(*sum, products);
                    }
                }
            }
            folded(self, sums)
        }
    }

    impl Lanes for V4 {
        #[inline(always)]
        fn dots(self, values: &[[i16; WIDTH]], weights: &[Sheaf]) -> [i32; ABREAST] {
            let mut sums: [__m512i; ABREAST] = [pulp::cast([0_i32; 16]); ABREAST];
            for (values, sheaf) in values.iter().zip(weights) {
                let values: __m512i = pulp::cast(*values);
                for (sum, row) in sums.iter_mut().zip(&sheaf.0) {
                    let products = self.avx512bw._mm512_madd_epi16(values, pulp::cast(*row));
                    *sum = self.avx512f._mm512_add_epi32(*sum, products);
                }
            }
            let halves = sums.map(|sum| {
                let [low, high]: [__m256i; 2] = pulp::cast(sum);
                self.avx2._mm256_add_epi32(low, high)
            });
            folded(*self, halves)
        }
    }

    /// The sum of the eight lanes of each.
    #[inline(always)]
    fn folded(simd: V3, sums: [__m256i; ABREAST]) -> [i32; ABREAST] {
        let add = |one, two| simd.avx2._mm256_hadd_epi32(one, two);
        let four = |first: usize| -> [i32; 8] {
            let pairs = [add(sums[first], sums[first + 1]), add(sums[first + 2], sums[first + 3])];
            pulp::cast(add(pairs[0], pairs[1]))
        };
        let halves = [four(0), four(4)];
        std::array::from_fn(|index| halves[index / 4][index % 4] + halves[index / 4][index % 4 + 4])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Sums<'a> {
        values: &'a [[i16; WIDTH]],
        weights: &'a [Sheaf],
        expected: [i32; ABREAST],
    }

    impl Work for Sums<'_> {
        fn work(self, lanes: impl Lanes) {
            assert_eq!(lanes.dots(self.values, self.weights), self.expected);
        }
    }

    #[test]
    fn the_best_way_makes_the_same_sums_as_the_plain_one() {
        let numbers: Vec<i16> = (0..999_i32).map(|n| (n * 7_919 % 4_093 - 2_046) as i16).collect();
        for length in [0, 1, 16, 33, 144, 288] {
            let rows: Vec<&[i16]> = (0..5).map(|row| &numbers[7 * row..][..length]).collect();
            let weights = bound(&rows, length);
            let values: Vec<[i16; WIDTH]> =
                numbers.as_chunks::<WIDTH>().0[..length.div_ceil(WIDTH)].to_vec();
            let expected = Plain.dots(&values, &weights);
            let second: i32 = (0..length)
                .map(|index| i32::from(numbers[index]) * i32::from(rows[1][index]))
                .sum();
            assert_eq!((expected[1], expected[5]), (second, 0));
            with(Sums { values: &values, weights: &weights, expected });
        }
    }
}
