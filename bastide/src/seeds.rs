//! Seeds for those who gave none.

use std::hash::{BuildHasher as _, RandomState};

use bastide_core::Seed;

/// A number nobody could have foreseen: the standard library's hashers are keyed by the system.
pub(crate) fn fresh_number() -> u64 {
    RandomState::new().hash_one(std::process::id())
}

pub(crate) fn fresh() -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        part.copy_from_slice(&fresh_number().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}

/// The number that stands for a seed where bots want one.
pub(crate) fn number(seed: &Seed) -> u64 {
    let (first, _) = seed.bytes().split_at(8);
    u64::from_le_bytes(first.try_into().expect("eight bytes were split off"))
}
