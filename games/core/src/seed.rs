//! Seeds: the one source of chance of a match, and the promise made about it beforehand.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::hex;

/// Everything that chance decides in a match follows from these 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a number, for simulations and tests that want many seeds in a row.
    pub fn numbered(number: u64) -> Self {
        Self::from_phrase(&format!("number {number}"))
    }

    /// A seed from any words people agree on: the SHA-256 of their UTF-8 bytes.
    pub fn from_phrase(phrase: &str) -> Self {
        Self(Sha256::digest(phrase.as_bytes()).into())
    }

    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be shown before the match: it fixes the seed without telling it.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.0)
    }
}

/// Sixty-four hexadecimal digits are a seed as printed; any other words are a phrase.
impl FromStr for Seed {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(hex::parse(text).map_or_else(|| Self::from_phrase(text), Self))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

/// The SHA-256 of what decides a match: shown when it starts, checked when it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl Commitment {
    pub(crate) fn to(bytes: &[u8; 32]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    pub fn parse(text: &str) -> Option<Self> {
        hex::parse(text).map(Self)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_seed_reads_back_and_a_phrase_is_hashed() {
        let seed = Seed::from_phrase("abc");
        assert_eq!(
            seed.to_string(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("abc".parse(), Ok(seed));
    }

    #[test]
    fn a_commitment_is_the_hash_of_the_bytes() {
        let seed = Seed::from_bytes([0; 32]);
        assert_eq!(
            seed.commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        assert_eq!(Commitment::parse(&seed.commitment().to_string()), Some(seed.commitment()));
    }
}
