//! Recovery codes: what one writes down to come back without a password.

use std::fmt;
use std::str::FromStr;

use bastide_store::{TokenHash, token_hash};

/// How many are given out at a time.
const CODES: usize = 10;
/// Of four groups, so that nobody loses their place while copying.
const GROUPS: usize = 4;
/// Without letters that are taken for others: 32 of them, five bits each.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// 80 bits that nobody can guess. So many need no slow hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecoveryCode(String);

impl RecoveryCode {
    fn random() -> Self {
        let mut bytes = [0; 4 * GROUPS];
        getrandom::fill(&mut bytes).expect("the system has randomness");
        Self(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
    }

    pub fn hash(&self) -> TokenHash {
        token_hash(&self.0)
    }
}

/// A new set of them.
pub fn fresh_codes() -> Vec<RecoveryCode> {
    (0..CODES).map(|_| RecoveryCode::random()).collect()
}

/// As it is written down: `k7wq-2m9p-…`.
impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, letter) in self.0.chars().enumerate() {
            if number > 0 && number % 4 == 0 {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

/// Read as people type: in any case, with or without what stands between the groups.
impl FromStr for RecoveryCode {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters = text.chars().filter(char::is_ascii_alphanumeric);
        Ok(Self(letters.take(4 * GROUPS + 1).map(|c| c.to_ascii_lowercase()).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_known_again_however_it_is_typed() {
        let code = RecoveryCode::random();
        let written = code.to_string();
        assert_eq!(written.len(), 19, "{written}");
        for typed in [written.clone(), written.to_uppercase(), written.replace('-', " ")] {
            assert_eq!(typed.parse(), Ok(code.clone()), "{typed}");
        }
        assert_ne!(format!("{written}x").parse(), Ok(code));
    }

    #[test]
    fn no_two_codes_of_a_set_are_the_same() {
        let codes = fresh_codes();
        for (number, code) in codes.iter().enumerate() {
            assert!(!codes[..number].contains(code));
        }
        assert_eq!(codes.len(), 10);
    }
}
