//! What a guest is known by: a name, and a token of which only the hash is stored.

use sha2::{Digest as _, Sha256};

use bastide_store::TokenHash;

pub(crate) fn token_hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: u32 = 40;

/// A name without odd characters, if anything is left of it.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|c| !c.is_control()).collect();
    Some(plain.trim().to_owned()).filter(|name| !name.is_empty())
}

/// A name to begin with: people of a town.
pub(crate) fn random_name() -> String {
    const NAMES: [&str; 16] = [
        "Aldith",
        "Bertran",
        "Clémence",
        "Dietrich",
        "Edith",
        "Fulk",
        "Guda",
        "Hawise",
        "Isabel",
        "Jocelin",
        "Konrad",
        "Maude",
        "Nell",
        "Odo",
        "Perrette",
        "Wulf",
    ];
    let mut byte = [0];
    getrandom::fill(&mut byte).expect("the system has randomness");
    NAMES[usize::from(byte[0]) % NAMES.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_tidy_line() {
        assert_eq!(tidy_name(" Nell \n"), Some("Nell".into()));
        assert_eq!(tidy_name("\u{7}\t "), None);
    }
}
