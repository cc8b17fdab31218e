//! Randomness of the system, for secrets and links.

use std::fmt::Write as _;

pub(super) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// 128 bits that nobody can guess, for links.
pub fn random_token() -> String {
    random_bytes::<16>().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
