//! Names of accounts: who may be called what, and which two names are the same.

use unicode_normalization::UnicodeNormalization as _;

use crate::hosted;
use crate::visitor::{LONGEST_NAME, tidy_name};

/// The shortest name of an account, in characters.
const SHORTEST_NAME: usize = 2;

/// Nobody is called what the house calls itself.
const OFFICIAL: [&str; 14] = [
    "admin",
    "administrator",
    "administrateur",
    "bastide",
    "deleted",
    "deleted player",
    "guest",
    "host",
    "mod",
    "moderator",
    "root",
    "server",
    "support",
    "system",
];
/// Why a name cannot be that of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameProblem {
    Short,
    Long,
    /// It has a character that names do not have.
    Odd,
    Reserved,
}

/// The name as it is shown, if an account can have it.
pub(crate) fn account_name(name: &str) -> Result<String, NameProblem> {
    let name: String = tidy_name(name).unwrap_or_default().nfc().collect();
    let is_part = |c: char| c.is_alphanumeric() || " -_.'’".contains(c);
    let letters = name.chars().filter(|c| c.is_alphanumeric()).count();
    match name.chars().count() {
        count if count > LONGEST_NAME as usize => Err(NameProblem::Long),
        _ if letters < SHORTEST_NAME => Err(NameProblem::Short),
        _ if !name.chars().all(is_part) => Err(NameProblem::Odd),
        _ if is_official(&name) || is_bot(&name) => Err(NameProblem::Reserved),
        _ => Ok(name),
    }
}

/// Whether somebody of this name could be taken for those who run the server.
pub(crate) fn is_official(name: &str) -> bool {
    OFFICIAL.contains(&fold(name).as_str())
}

/// Whether a bot of any game is called that.
fn is_bot(name: &str) -> bool {
    let folded = fold(name);
    folded == "bot"
        || hosted::GAMES.iter().any(|game| game.engines.names().contains(&folded.as_str()))
}

/// What names are compared by: without case, width, spaces and marks that do not show, and with the letters
/// of other scripts that look like Latin ones taken for these.
pub(crate) fn fold(name: &str) -> String {
    let lower: String = name.nfkc().flat_map(char::to_lowercase).nfkc().collect();
    let seen = lower.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace() || c.is_ascii());
    let latin: String = seen.map(look_alike).collect();
    latin.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The Latin letter that a letter cannot be told from in most type.
fn look_alike(letter: char) -> char {
    const ALIKE: [(&str, &str); 2] =
        [("аеорсухіјѕԁԛԝһӏ", "aeopcyxijsdqwhl"), ("οανυιρχκ", "oavuipxk")];
    for (foreign, latin) in ALIKE {
        if let Some(place) = foreign.chars().position(|c| c == letter) {
            return latin.chars().nth(place).unwrap_or(letter);
        }
    }
    letter
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for twin in ["NELL", "Ｎｅｌｌ", "nell\u{200b}", " Nell ", "Nеll"] {
            assert_eq!(fold(twin), "nell", "{twin:?}");
        }
        assert_eq!(fold("Nell  of the Mill"), "nell of the mill");
        assert_eq!(fold("E\u{301}mile"), fold("Émile"));
        assert_ne!(fold("Émile"), fold("Emile"), "an accent can be seen");
        assert_ne!(fold("Nell-2"), fold("Nell 2"));
    }

    #[test]
    fn a_name_has_letters_a_bound_and_nothing_odd() {
        crate::test_games::install();
        assert_eq!(account_name("  Jean-d'Arc \n"), Ok("Jean-d'Arc".into()));
        assert_eq!(account_name("王小明"), Ok("王小明".into()));
        assert_eq!(account_name("..."), Err(NameProblem::Short));
        assert_eq!(account_name("A"), Err(NameProblem::Short));
        assert_eq!(account_name(&"a".repeat(41)), Err(NameProblem::Long));
        assert_eq!(account_name("Nell\u{202e}lleN"), Err(NameProblem::Odd));
        assert_eq!(account_name("<Nell>"), Err(NameProblem::Odd));
        for reserved in ["Admin", "ＡＤＭＩＮ", "аdmin", "Greedy", "deleted  player"] {
            assert_eq!(account_name(reserved), Err(NameProblem::Reserved), "{reserved}");
        }
    }
}
