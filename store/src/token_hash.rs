//! The database holds hashes of tokens, so a leaked copy does not let anyone act for its players.

use sha2::{Digest as _, Sha256};

/// SHA-256 of a cookie, session or API token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenHash(pub [u8; 32]);

/// Tokens are 128 random bits, so they need no slow hash and no salt.
pub fn token_hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}
