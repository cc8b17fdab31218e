//! The id of a match: ten characters that are hard to guess and easy to read out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Crockford's base 32 in lower case: no i, l, o or u, which are misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 10;

/// The id of a match, as in its address.
/// ```
/// # use bastide_store::MatchId;
/// assert!("4k7m2nq9zx".parse::<MatchId>().is_ok());
/// assert!("4K7M2NQ9ZX".parse::<MatchId>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MatchId([u8; LENGTH]);

impl MatchId {
    /// 50 random bits, so that a private match is not found by trying.
    pub fn random() -> Self {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        Self(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.0).expect("it is made of letters of the alphabet")
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<Self, NotAMatchId> {
        let letters: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotAMatchId)?;
        let fits = letters.iter().all(|letter| ALPHABET.contains(letter));
        if fits { Ok(Self(letters)) } else { Err(NotAMatchId) }
    }
}

impl TryFrom<String> for MatchId {
    type Error = NotAMatchId;

    fn try_from(text: String) -> Result<Self, NotAMatchId> {
        text.parse()
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> Self {
        id.to_string()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the name of a match: expected ten of the digits and letters {}", alphabet())]
pub struct NotAMatchId;

fn alphabet() -> &'static str {
    str::from_utf8(ALPHABET).expect("the alphabet is ASCII")
}
