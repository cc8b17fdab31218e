//! The name of a match: ten letters that are hard to guess and easy to read out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Crockford's base 32 in lower case: no i, l, o or u, which are misread.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH: usize = 10;

/// The name of a match, as it stands in its address.
/// ```
/// # use bastide_server::store::MatchId;
/// assert!("4k7m2nq9zx".parse::<MatchId>().is_ok());
/// assert!("4K7M2NQ9ZX".parse::<MatchId>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MatchId(String);

impl MatchId {
    /// A new name: 50 bits of chance, so that a private match is not found by trying.
    pub fn random() -> Self {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).expect("the system gives random bytes");
        Self(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for MatchId {
    type Err = NotAMatchId;

    fn from_str(text: &str) -> Result<Self, NotAMatchId> {
        Self::try_from(text.to_owned())
    }
}

impl TryFrom<String> for MatchId {
    type Error = NotAMatchId;

    fn try_from(text: String) -> Result<Self, NotAMatchId> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
        if fits { Ok(Self(text)) } else { Err(NotAMatchId) }
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> Self {
        id.0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not the name of a match: expected ten of the digits and letters {}", alphabet())]
pub struct NotAMatchId;

fn alphabet() -> &'static str {
    str::from_utf8(ALPHABET).expect("the alphabet is ASCII")
}
