//! Seeds for many streams of chance that follow from one.

/// The seed of one stream of chance among many: neighbouring numbers give unrelated streams.
pub(crate) fn stream(seed: u64, number: u64) -> u64 {
    // The finaliser of SplitMix64 over a Weyl sequence: a bijection for each seed.
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_neighbours_differ() {
        let mut seeds: Vec<u64> = (0..1000).map(|number| stream(1, number)).collect();
        seeds.extend((0..1000).map(|number| stream(2, number)));
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 2000);
    }
}
